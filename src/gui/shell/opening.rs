//! A file that takes long to open: how far it has come, and a button to give it up.

use egui::{
    Align2, Area, Frame, Id, Key, Label, Margin, Modifiers, Order, Popup, ProgressBar, Rangef, RichText,
    Stroke, Ui, Vec2, accesskit, pos2, vec2,
};

use super::toasts::{STATUS, WIDTH};
use crate::app::catalogue::{Text, tr};
use crate::app::files::{FileAction, OpeningView};
use crate::app::message::Message;
use crate::gui::style::theme::{Colors, LINE, RADIUS, Theme, space};

/// The size of the bar that fills.
const BAR: Vec2 = vec2(128.0, 8.0);

/// Draws the progress in the free middle of the menu bar, right of `menus_end`, in the place of the messages.
pub fn show(
    ui: &Ui,
    theme: Theme,
    opening: &OpeningView,
    field: Rangef,
    menus_end: f32,
    out: &mut Vec<Message>,
) {
    let colors = theme.colors();
    let window = ui.ctx().content_rect();
    let right = (window.right() - STATUS).min(field.max).max(field.center());
    let width = WIDTH.min(right - menus_end).max(WIDTH / 2.0);
    let middle = (right - width / 2.0).min(field.center().max(menus_end + space::S + width / 2.0));
    let area = Area::new(Id::unique("opening")).order(Order::Foreground).pivot(Align2::CENTER_TOP);
    area.fixed_pos(pos2(middle, window.top() + 2.0)).show(ui.ctx(), |ui| {
        ui.set_max_width(width);
        let frame = Frame::new()
            .fill(colors.raised)
            .stroke(Stroke::new(LINE, colors.line))
            .corner_radius(RADIUS)
            .inner_margin(Margin::symmetric(space::M as i8, space::XS as i8));
        if frame.show(ui, |ui| opening_ui(ui, colors, opening)).inner {
            out.push(Message::File(FileAction::CancelOpening));
        }
    });
}

/// Draws the contents. Returns whether the player cancels.
fn opening_ui(ui: &mut Ui, colors: &Colors, opening: &OpeningView) -> bool {
    let text = Text::new("opening-file", [("file", opening.file.as_str().into())]).to_string();
    let label = ui.add(Label::new(RichText::new(text).color(colors.text)).wrap());
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(accesskit::Live::Polite));
    ui.horizontal(|ui| {
        let bar = ProgressBar::new(opening.fraction).desired_width(BAR.x).desired_height(BAR.y);
        ui.add(bar.fill(colors.accent));
        ui.button(tr("button-cancel")).clicked()
    })
    .inner
}

/// Cancels the opening by Escape, unless a dialog or a menu has the key. Call it before everything else that reads
/// Escape.
pub fn cancel_by_key(ui: &Ui, out: &mut Vec<Message>) {
    let is_free = !Popup::is_any_open(ui.ctx());
    if is_free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        out.push(Message::File(FileAction::CancelOpening));
    }
}
