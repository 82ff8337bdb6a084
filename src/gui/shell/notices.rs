//! Notices that the window shows unasked: the line for newcomers, a file that takes long to open, where a file may be dropped.

use egui::{
    Align2, Area, CornerRadius, FontId, Frame, Id, Key, Label, LayerId, Margin, Modifiers, Order, Panel,
    Popup, ProgressBar, Rect, RichText, Sides, Stroke, StrokeKind, Ui, Vec2, vec2,
};

use super::toasts;
use crate::app::context::Page;
use crate::app::game::GameAction;
use crate::app::library::{FileAction, OpeningView};
use crate::app::model::{LearnAction, Message};
use crate::app::text::tr;
use crate::gui::actions::Out;
use crate::gui::style::icons::Icon;
use crate::gui::style::theme::{Colors, LINE, RADIUS, space, text};
use crate::gui::style::{voice, widgets};

/// Shows the welcome bar, with buttons for the rules, a new game and dismissing it.
pub fn welcome_ui(ui: &mut Ui, out: &mut Out) {
    let colors = Colors::of(ui);
    let frame = Frame::new().fill(colors.accent_soft).inner_margin(Margin::symmetric(space::M as i8, 3));
    Panel::bottom("welcome").frame(frame).resizable(false).show_separator_line(false).show(ui, |ui| {
        Sides::new().shrink_left().show(
            ui,
            |ui| {
                let words = RichText::new(tr("welcome")).size(text::BODY).color(colors.text);
                ui.add(Label::new(words).truncate());
            },
            |ui| answers_ui(ui, out),
        );
    });
}

/// From right to left: dismiss, levels, rules, lessons.
fn answers_ui(ui: &mut Ui, out: &mut Out) {
    let size = vec2(28.0, ui.spacing().interact_size.y);
    if widgets::icon_button(ui, Icon::Close, &tr("welcome-dismiss"), size, true).clicked() {
        out.push(Message::DismissWelcome);
    }
    let names = ["welcome-levels", "welcome-rules", "welcome-learn"].map(tr);
    let beside = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let all: f32 = names.iter().map(|name| widgets::text_width(ui, name, text::BODY) + beside).sum();
    let [levels, rules, learn] = names;
    // A narrow window has the new game in its menu only.
    if all <= ui.available_width() && ui.button(levels).clicked() {
        out.extend([Message::DismissWelcome, Message::Game(GameAction::New)]);
    }
    if ui.button(rules).clicked() {
        out.extend([Message::DismissWelcome, Message::Show(Page::Rules)]);
    }
    if ui.button(learn).clicked() {
        out.push(LearnAction::Open);
    }
}

/// Size of the progress bar, in points.
const BAR: Vec2 = vec2(128.0, 8.0);

/// Draws the progress in the place of the messages.
pub fn opening_ui(ui: &Ui, opening: &OpeningView, field: Rect, out: &mut Out) {
    let colors = Colors::of(ui);
    let area = Area::new(Id::unique("opening")).order(Order::Foreground).pivot(Align2::LEFT_BOTTOM);
    area.fixed_pos(field.left_bottom() + vec2(space::S, -space::S)).show(ui.ctx(), |ui| {
        ui.set_max_width(toasts::width(field));
        let frame = Frame::new()
            .fill(colors.raised)
            .stroke(Stroke::new(LINE, colors.edge))
            .corner_radius(RADIUS)
            .inner_margin(Margin::symmetric(space::M as i8, space::S as i8));
        if frame.show(ui, |ui| progress_ui(ui, colors, opening)).inner {
            out.push(FileAction::CancelOpening);
        }
    });
}

/// Draws the contents. Returns whether the player cancels.
fn progress_ui(ui: &mut Ui, colors: &Colors, opening: &OpeningView) -> bool {
    let text = opening.text.to_string();
    let label = ui.add(Label::new(RichText::new(&text).color(colors.text)).wrap());
    voice::say(ui.ctx(), label.id, &text);
    ui.horizontal(|ui| {
        let bar = ProgressBar::new(opening.fraction).desired_width(BAR.x).desired_height(BAR.y);
        ui.add(bar.fill(colors.accent));
        ui.button(tr("button-cancel")).clicked()
    })
    .inner
}

/// Cancels the opening by Escape, unless a dialog or a menu has the key. Call it before other code that reads Escape.
pub fn cancel_opening_by_key(ui: &Ui, out: &mut Out) {
    let is_free = !Popup::is_any_open(ui.ctx());
    if is_free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        out.push(FileAction::CancelOpening);
    }
}

/// Shows a hint over `field` while a file is dragged over it.
pub fn drop_hint_ui(ui: &Ui, field: Rect) {
    if ui.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let colors = Colors::of(ui);
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::unique("drop hint")));
    let rounding = CornerRadius::same(RADIUS);
    let stroke = Stroke::new(3.0, colors.accent);
    painter.rect(field.shrink(2.0), rounding, colors.window.gamma_multiply(0.8), stroke, StrokeKind::Inside);
    let font = FontId::proportional(text::NAMES);
    painter.text(field.center(), Align2::CENTER_CENTER, tr("drop-hint"), font, colors.text);
}
