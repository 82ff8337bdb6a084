//! Earned stars.

use egui::{Painter, Pos2, Sense, Ui, vec2};

use crate::app::picture::mark::{Form, Ink, star, star_corners};
use crate::app::picture::palette::mark;
use crate::gui::board::shapes;
use crate::gui::style::theme::{LINE, Theme, space};

/// Paints a star, filled if it is earned.
pub fn paint(painter: &Painter, theme: Theme, center: Pos2, radius: f32, is_earned: bool) {
    let ink = if is_earned && !theme.is_dark { mark::STAR_LINE } else { theme.colors().weak };
    let ink = Ink { width: LINE, color: ink };
    painter.extend(shapes(if is_earned {
        star(center, radius, mark::STAR, ink)
    } else {
        Form::Loop(star_corners(center, radius), ink)
    }));
}

/// Draws the stars of a level in a row, of three.
pub fn row_ui(ui: &mut Ui, theme: Theme, earned: u8, radius: f32) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        for index in 0..3 {
            let (rect, _) = ui.allocate_exact_size(vec2(2.0, 2.0) * radius, Sense::hover());
            paint(ui.painter(), theme, rect.center(), radius, index < earned);
        }
    });
}
