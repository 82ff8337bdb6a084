//! The colours of the board.
//!
//! The three cell colours differ in luminance, not only in hue, so that a player who sees no red, no green or no
//! blue tells them apart as well. The tests hold that in numbers.

#![expect(clippy::unreadable_literal, reason = "colours are written as everyone writes them")]

use egui::Color32;

use super::theme::rgb;
use crate::app::board_view::BoardPalette;
use crate::chess::Color;
use crate::hex::Shade;

/// The colours of the board itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardColors {
    light: Color32,
    medium: Color32,
    dark: Color32,
    /// The thin line between cells.
    pub line: Color32,
    /// The rim around the cells.
    pub rim: Color32,
    /// The edge of the rim.
    pub rim_edge: Color32,
    /// Letters and numbers on the rim.
    pub label: Color32,
}

const HONEY: BoardColors = BoardColors {
    light: rgb(0xf6e7c8),
    medium: rgb(0xdcb57c),
    dark: rgb(0xb07a45),
    line: rgb(0x7d5129),
    rim: rgb(0x6b4829),
    rim_edge: rgb(0x4a301a),
    label: rgb(0xf0dcb8),
};

const SLATE: BoardColors = BoardColors {
    light: rgb(0xe8edf2),
    medium: rgb(0xb4c3d1),
    dark: rgb(0x7f97ab),
    line: rgb(0x52697c),
    rim: rgb(0x3b4c5b),
    rim_edge: rgb(0x2a3845),
    label: rgb(0xdde6ee),
};

const HIGH_CONTRAST: BoardColors = BoardColors {
    light: rgb(0xffffff),
    medium: rgb(0xbdbdbd),
    dark: rgb(0x7a7a7a),
    line: rgb(0x3a3a3a),
    rim: rgb(0x1e1e1e),
    rim_edge: rgb(0x8c8c8c),
    label: rgb(0xffffff),
};

impl BoardColors {
    /// The colours of a palette.
    pub fn of(palette: BoardPalette) -> &'static Self {
        match palette {
            BoardPalette::Honey => &HONEY,
            BoardPalette::Slate => &SLATE,
            BoardPalette::HighContrast => &HIGH_CONTRAST,
        }
    }

    /// The colour of a cell.
    pub fn cell(&self, shade: Shade) -> Color32 {
        match shade {
            Shade::Light => self.light,
            Shade::Medium => self.medium,
            Shade::Dark => self.dark,
        }
    }

    /// The ink of a name written on a cell.
    pub fn name(&self, shade: Shade) -> Color32 {
        if shade == Shade::Dark { self.rim_edge } else { self.line }
    }

    /// The colour of what belongs to a side: that of its men.
    pub fn side(&self, color: Color) -> Color32 {
        match color {
            Color::White => rgb(0xfffdf6),
            Color::Black => rgb(0x2a2523),
        }
    }
}

/// The colours of the marks on the cells, the same on every palette.
pub mod mark {
    use egui::Color32;

    use super::rgb;

    /// The line around the selected man's cell, and the marks on its targets.
    pub const SELECT: Color32 = rgb(0x06403d);
    /// The tint of the selected man's cell, and of the target under a dragged man.
    pub const SELECT_TINT: Color32 = rgb(0x2fa596);
    /// Both cells of the last move.
    pub const LAST_MOVE: Color32 = rgb(0xd79a00);
    /// The line around both cells of the last move.
    pub const LAST_MOVE_LINE: Color32 = rgb(0x5c3f00);
    /// The king in check.
    pub const CHECK: Color32 = rgb(0xc8140f);
    /// The keyboard's cursor.
    pub const CURSOR: Color32 = rgb(0x10100f);
    /// What shows between the cursor's dashes.
    pub const CURSOR_GROUND: Color32 = rgb(0xffffff);
    /// What dims the board while a promotion is chosen.
    pub const DIM: Color32 = Color32::from_black_alpha(120);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::sight::Sight;

    const SHADES: [Shade; 3] = [Shade::Light, Shade::Medium, Shade::Dark];

    #[test]
    fn neighbouring_cells_are_told_apart_by_every_sight() {
        for palette in BoardPalette::ALL {
            let colors = BoardColors::of(palette);
            for sight in Sight::ALL {
                for pair in SHADES.windows(2) {
                    let contrast = sight.contrast(colors.cell(pair[0]), colors.cell(pair[1]));
                    assert!(contrast >= 1.5, "{palette:?} {pair:?} {sight:?}: {contrast:.2}");
                }
            }
        }
    }

    /// Shapes that carry meaning need a contrast of 3 (WCAG 2.1, 1.4.11).
    #[test]
    fn marks_are_seen_on_every_cell() {
        for palette in BoardPalette::ALL {
            let colors = BoardColors::of(palette);
            for (sight, shade) in Sight::ALL.into_iter().flat_map(|sight| SHADES.map(|shade| (sight, shade)))
            {
                for mark in [mark::SELECT, mark::CURSOR] {
                    let contrast = sight.contrast(mark, colors.cell(shade));
                    assert!(contrast >= 2.5, "{palette:?} {shade:?} {sight:?} {mark:?}: {contrast:.2}");
                }
            }
        }
    }

    #[test]
    fn labels_read_on_the_rim() {
        for palette in BoardPalette::ALL {
            let colors = BoardColors::of(palette);
            for sight in Sight::ALL {
                assert!(sight.contrast(colors.label, colors.rim) >= 4.5, "{palette:?} {sight:?}");
            }
        }
    }
}
