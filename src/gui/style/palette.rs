//! The colours of the board.
//!
//! The three cell colours differ in luminance, not only in hue, so that a player who sees no red, no green or no
//! blue tells them apart as well. The tests hold that in numbers.

#![expect(clippy::unreadable_literal, reason = "colours are written as everyone writes them")]

use egui::Color32;

use super::rgb::rgb;
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
    /// Names written on light and medium cells.
    name: Color32,
    /// Names written on dark cells.
    name_on_dark: Color32,
}

const HONEY: BoardColors = BoardColors {
    light: rgb(0xf6e7c8),
    medium: rgb(0xdcb57c),
    dark: rgb(0xb07a45),
    line: rgb(0x7d5129),
    rim: rgb(0x6b4829),
    rim_edge: rgb(0x4a301a),
    label: rgb(0xf0dcb8),
    name: rgb(0x583818),
    name_on_dark: rgb(0x1a0f04),
};

const SLATE: BoardColors = BoardColors {
    light: rgb(0xe8edf2),
    medium: rgb(0xb4c3d1),
    dark: rgb(0x7f97ab),
    line: rgb(0x52697c),
    rim: rgb(0x3b4c5b),
    rim_edge: rgb(0x2a3845),
    label: rgb(0xdde6ee),
    name: rgb(0x384b5c),
    name_on_dark: rgb(0x1c2731),
};

const HIGH_CONTRAST: BoardColors = BoardColors {
    light: rgb(0xffffff),
    medium: rgb(0xbdbdbd),
    dark: rgb(0x7a7a7a),
    line: rgb(0x3a3a3a),
    rim: rgb(0x1e1e1e),
    rim_edge: rgb(0x8c8c8c),
    label: rgb(0xffffff),
    name: rgb(0x3a3a3a),
    name_on_dark: rgb(0x000000),
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
        if shade == Shade::Dark { self.name_on_dark } else { self.name }
    }

    /// The colour of what belongs to a side: that of its pieces.
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

    /// The line around the selected piece's cell.
    pub const SELECT: Color32 = rgb(0x022623);
    /// The line around both cells of the last move, before it is laid over them.
    const LAST_MOVE_LINE: Color32 = rgb(0x261a00);
    /// The king in check: the glow around him and the red one of the two lines around his cell.
    pub const CHECK: Color32 = rgb(0xd8261f);
    /// The dark one of the two lines around the cell of a king in check: red alone is not seen on dark cells.
    pub const CHECK_EDGE: Color32 = rgb(0x3c0000);
    /// The keyboard's cursor.
    pub const CURSOR: Color32 = rgb(0x10100f);
    /// What shows between the cursor's dashes.
    pub const CURSOR_GROUND: Color32 = rgb(0xffffff);
    /// What dims the board while a promotion is chosen.
    pub const DIM: Color32 = Color32::from_black_alpha(120);

    /// The marks on the targets of the selected piece; the board shows through.
    pub fn target() -> Color32 {
        SELECT.gamma_multiply(0.85)
    }

    /// The body of an arrow; the board shows through.
    pub fn arrow() -> Color32 {
        rgb(0x1d8a80).gamma_multiply(0.72)
    }

    /// The line around an arrow, which is seen on every cell.
    pub fn arrow_line() -> Color32 {
        SELECT.gamma_multiply(0.85)
    }

    /// The body of an arrow that shows a threat.
    pub fn threat() -> Color32 {
        rgb(0xb8322a).gamma_multiply(0.72)
    }

    /// The line around such an arrow.
    pub fn threat_line() -> Color32 {
        CHECK_EDGE.gamma_multiply(0.85)
    }

    /// The tint of the selected piece's cell, and of the target under a dragged piece.
    pub fn select_tint() -> Color32 {
        rgb(0x2fa596).gamma_multiply(0.5)
    }

    /// The tint of both cells of the last move.
    pub fn last_move_tint() -> Color32 {
        rgb(0xd79a00).gamma_multiply(0.42)
    }

    /// The line around both cells of the last move.
    pub fn last_move_line() -> Color32 {
        LAST_MOVE_LINE.gamma_multiply(0.88)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::style::color_vision::ColorVision;

    const SHADES: [Shade; 3] = [Shade::Light, Shade::Medium, Shade::Dark];

    #[test]
    fn neighbouring_cells_are_told_apart_by_every_sight() {
        for palette in BoardPalette::ALL {
            let colors = BoardColors::of(palette);
            for vision in ColorVision::ALL {
                for pair in SHADES.windows(2) {
                    let contrast = vision.contrast(colors.cell(pair[0]), colors.cell(pair[1]));
                    assert!(contrast >= 1.5, "{palette:?} {pair:?} {vision:?}: {contrast:.2}");
                }
            }
        }
    }

    /// Every cell of every palette, to every sight.
    fn cells() -> impl Iterator<Item = (BoardPalette, ColorVision, Shade, Color32)> {
        let shades = BoardPalette::ALL.into_iter().flat_map(|palette| SHADES.map(|shade| (palette, shade)));
        shades.flat_map(|(palette, shade)| {
            let cell = BoardColors::of(palette).cell(shade);
            ColorVision::ALL.map(|vision| (palette, vision, shade, cell))
        })
    }

    /// Shapes that carry meaning need a contrast of 3 (WCAG 2.1, 1.4.11), as they are seen: some of them let the cell
    /// show through, and some stand on a tint.
    #[test]
    fn marks_are_seen_on_every_cell() {
        for (palette, vision, shade, cell) in cells() {
            for (name, mark, tint) in [
                ("selected", mark::SELECT, mark::select_tint()),
                ("target", mark::target(), Color32::TRANSPARENT),
                ("target under the hand", mark::SELECT, mark::select_tint()),
                ("last move", mark::last_move_line(), mark::last_move_tint()),
                ("arrow", mark::arrow_line(), Color32::TRANSPARENT),
                ("threat", mark::threat_line(), Color32::TRANSPARENT),
                ("check", mark::CHECK_EDGE, Color32::TRANSPARENT),
                ("cursor", mark::CURSOR, Color32::TRANSPARENT),
            ] {
                let ground = cell.blend(tint);
                let seen = ground.blend(mark);
                for beside in [ground, cell] {
                    let contrast = vision.contrast(seen, beside);
                    assert!(contrast >= 3.0, "{name}: {palette:?} {shade:?} {vision:?}: {contrast:.2}");
                }
            }
        }
    }

    /// The light line inside Black's pieces, from their drawings.
    const BLACK_RIM: Color32 = rgb(0xf0e6d2);

    #[test]
    fn the_check_is_red_on_dark_and_the_king_stands_out_from_it() {
        assert!(ColorVision::Normal.contrast(mark::CHECK, mark::CHECK_EDGE) >= 3.0);
        let [white, black] = Color::ALL.map(|color| BoardColors::of(BoardPalette::Honey).side(color));
        assert!(ColorVision::Normal.contrast(mark::CHECK, black) >= 3.0);
        for vision in ColorVision::ALL {
            for ink in [white, BLACK_RIM] {
                assert!(vision.contrast(mark::CHECK, ink) >= 3.0, "{vision:?} {ink:?}");
            }
        }
    }

    /// Text needs a contrast of 4.5 to its ground (WCAG 2.1, 1.4.3).
    #[test]
    fn names_read_on_their_cells() {
        for (palette, vision, shade, cell) in cells() {
            let contrast = vision.contrast(BoardColors::of(palette).name(shade), cell);
            assert!(contrast >= 4.5, "{palette:?} {shade:?} {vision:?}: {contrast:.2}");
        }
    }

    #[test]
    fn labels_read_on_the_rim() {
        for palette in BoardPalette::ALL {
            let colors = BoardColors::of(palette);
            for vision in ColorVision::ALL {
                assert!(vision.contrast(colors.label, colors.rim) >= 4.5, "{palette:?} {vision:?}");
            }
        }
    }
}
