//! The ring around the widget that has the keyboard.

use egui::{Context, Stroke, StrokeKind};

use super::theme::{RADIUS, THICK, Theme};

/// Distance between widget and ring, in points.
const GAP: f32 = 1.0;

/// Draws the ring, over everything that was drawn before. A field one types into has a line of its own.
pub fn ring(ctx: &Context) {
    let focused = ctx.memory(egui::Memory::focused).filter(|_| !ctx.text_edit_focused());
    let Some(widget) = focused.and_then(|id| ctx.read_response(id)) else { return };
    let rect = widget.rect.expand(GAP + THICK);
    let seen = widget.interact_rect.expand(GAP + THICK);
    let line = Stroke::new(THICK, Theme::of(ctx).colors().accent);
    let painter = ctx.layer_painter(widget.layer_id).with_clip_rect(seen);
    painter.rect_stroke(rect, f32::from(RADIUS) + GAP + THICK, line, StrokeKind::Inside);
}
