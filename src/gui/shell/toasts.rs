//! Short messages over the board.

use egui::{
    Align2, Area, Color32, Frame, Id, Label, Order, Rect, RichText, Sense, Shadow, Stroke, Ui, accesskit,
    vec2,
};

use super::opening::opening_ui;
use crate::app::files::OpeningView;
use crate::app::message::{FileAction, Message};
use crate::app::toasts::{Toast, Tone};
use crate::gui::style::icons::{self, Icon};
use crate::gui::style::theme::{Colors, LINE, RADIUS, Theme, space};

/// The widest a message gets.
const WIDTH: f32 = 420.0;
/// The least width: in a narrow window messages come over the last menus rather than be narrower.
const LEAST: f32 = 264.0;
/// Room for the state of the game on the right of the bar.
const STATUS: f32 = 200.0;

/// What is shown there.
pub struct Shown<'a, T> {
    /// The file that is being opened, if that takes long.
    pub opening: Option<&'a OpeningView>,
    /// The messages, the oldest first.
    pub toasts: T,
}

/// Draws the messages in the empty middle of the menu bar, behind `menus_end`, whence long ones reach down over the rim's
/// upper corner: there they cover neither pieces nor names nor clocks. A click takes one away.
pub fn show<'a>(
    ui: &Ui,
    theme: Theme,
    shown: Shown<'a, impl Iterator<Item = &'a Toast>>,
    field: Rect,
    menus_end: f32,
    out: &mut Vec<Message>,
) {
    let mut toasts = shown.toasts.peekable();
    if shown.opening.is_none() && toasts.peek().is_none() {
        return;
    }
    let window = ui.ctx().content_rect();
    let right = (window.right() - STATUS).min(field.right()).max(field.center().x);
    let left = (menus_end + space::S).min(right - LEAST).max(window.left());
    // Over the middle of the board, where the menus leave so much room.
    let width = WIDTH.min(right - left);
    let middle = field.center().x.clamp(left + width / 2.0, (right - width / 2.0).max(left + width / 2.0));
    let place = egui::pos2(middle, window.top() + 2.0);
    Area::new(Id::unique("toasts")).order(Order::Foreground).fixed_pos(place).pivot(Align2::CENTER_TOP).show(
        ui.ctx(),
        |ui| {
            ui.set_max_width(width);
            if let Some(opening) = shown.opening {
                let draw = |ui: &mut Ui| opening_ui(ui, theme.colors(), opening);
                if frame(theme.colors(), theme.colors().line).show(ui, draw).inner {
                    out.push(Message::File(FileAction::CancelOpening));
                }
            }
            for toast in toasts {
                if toast_ui(ui, theme.colors(), toast) {
                    out.push(Message::DismissToast(toast.id));
                }
            }
        },
    );
}

/// Draws one message; returns whether it was clicked.
fn toast_ui(ui: &mut Ui, colors: &Colors, toast: &Toast) -> bool {
    let ink = if toast.tone == Tone::Plain { colors.text } else { colors.danger };
    let line = if toast.tone == Tone::Error { colors.danger } else { colors.line };
    let shown = frame(colors, line).show(ui, |ui| {
        ui.horizontal(|ui| {
            if toast.tone != Tone::Plain {
                let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
                icons::paint(ui.painter(), Icon::Warning, rect, ink);
            }
            let label = ui.add(Label::new(RichText::new(toast.text.to_string()).color(colors.text)).wrap());
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(accesskit::Live::Polite));
        });
    });
    shown.response.interact(Sense::click()).clicked()
}

/// What a message stands in.
fn frame(colors: &Colors, line: Color32) -> Frame {
    let shadow = Shadow { offset: [0, 2], blur: 8, spread: 0, color: Color32::from_black_alpha(60) };
    Frame::new()
        .fill(colors.raised)
        .stroke(Stroke::new(LINE, line))
        .corner_radius(RADIUS)
        .shadow(shadow)
        .inner_margin(egui::Margin::symmetric(space::M as i8, space::XS as i8))
}
