//! Short messages over the board.

use egui::{
    Align2, Area, Color32, Frame, Id, Label, Order, Rect, RichText, Sense, Shadow, Stroke, Ui, accesskit,
    vec2,
};

use super::icons::{self, Icon};
use super::theme::{Colors, LINE, RADIUS, Theme, space};
use crate::app::message::Message;
use crate::app::toasts::{Toast, Tone};

/// The widest a message gets.
const WIDTH: f32 = 380.0;

/// Draws the messages below the upper edge of `field`. A click takes one away.
pub fn show<'a>(
    ui: &Ui,
    theme: Theme,
    toasts: impl Iterator<Item = &'a Toast>,
    field: Rect,
    out: &mut Vec<Message>,
) {
    let mut toasts = toasts.peekable();
    if toasts.peek().is_none() {
        return;
    }
    let place = field.center_top() + vec2(0.0, space::S);
    Area::new(Id::unique("toasts")).order(Order::Foreground).fixed_pos(place).pivot(Align2::CENTER_TOP).show(
        ui.ctx(),
        |ui| {
            ui.set_max_width(WIDTH.min(field.width() - 2.0 * space::L));
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
    let shadow = Shadow { offset: [0, 2], blur: 8, spread: 0, color: Color32::from_black_alpha(60) };
    let frame = Frame::new()
        .fill(colors.raised)
        .stroke(Stroke::new(LINE, if toast.tone == Tone::Error { colors.danger } else { colors.line }))
        .corner_radius(RADIUS)
        .shadow(shadow)
        .inner_margin(egui::Margin::symmetric(space::M as i8, space::S as i8));
    let shown = frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            if toast.tone != Tone::Plain {
                let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
                icons::paint(ui.painter(), Icon::Warning, rect, ink);
            }
            let label = ui.add(Label::new(RichText::new(&toast.text).color(colors.text)).wrap());
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(accesskit::Live::Polite));
        });
    });
    shown.response.interact(Sense::click()).clicked()
}
