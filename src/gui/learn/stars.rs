//! Earned stars.

use egui::{Pos2, Sense, Ui, vec2};

use crate::app::board::ground::{Form, Ink, star, star_corners};
use crate::app::board::palette::mark;
use crate::gui::board::shapes;
use crate::gui::style::theme::{Colors, LINE, space};

/// Paints a star, filled if it is earned.
pub fn paint(ui: &Ui, center: Pos2, radius: f32, is_earned: bool) {
    let ink = if is_earned && !ui.visuals().dark_mode { mark::STAR_LINE } else { Colors::of(ui).weak };
    let ink = Ink { width: LINE, color: ink };
    ui.painter().extend(shapes(if is_earned {
        star(center, radius, mark::STAR, ink)
    } else {
        Form::Loop(star_corners(center, radius), ink)
    }));
}

/// Draws the stars of a level in a row, of three.
pub fn row_ui(ui: &mut Ui, earned: u8, radius: f32) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        for index in 0..3 {
            let (rect, _) = ui.allocate_exact_size(vec2(2.0, 2.0) * radius, Sense::hover());
            paint(ui, rect.center(), radius, index < earned);
        }
    });
}
