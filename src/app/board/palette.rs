//! The colours of the board.
//!
//! The three cell colours differ in luminance, not only in hue, so that a player who sees no red, no green or no
//! blue can distinguish them as well, as the tests verify in numbers.

#![expect(clippy::unreadable_literal, reason = "colours are written as everyone writes them")]

use ecolor::Color32;

use super::BoardPalette;
use crate::chess::Color;
use crate::hex::Shade;
use crate::three::Seat;

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

const HONEY: BoardColors =
    colors([0xf6e7c8, 0xdcb57c, 0xb07a45, 0x7d5129, 0x6b4829, 0x4a301a, 0xf0dcb8, 0x583818, 0x1a0f04]);
const SLATE: BoardColors =
    colors([0xe8edf2, 0xb4c3d1, 0x7f97ab, 0x52697c, 0x3b4c5b, 0x2a3845, 0xdde6ee, 0x384b5c, 0x1c2731]);
const GREEN: BoardColors =
    colors([0xf4f1de, 0xb3cb93, 0x6f9a5f, 0x476b3b, 0x2f4a2b, 0x20351d, 0xe6efd6, 0x2c4524, 0x0e1c0a]);
/// No darker than this: the dark lines of the marks must be seen on the dark cells.
const NIGHT: BoardColors =
    colors([0xc6cad9, 0x9aa3bb, 0x747e9c, 0x444d68, 0x272c3d, 0x171a26, 0xc3c9dc, 0x232a3d, 0x070a12]);
const HIGH_CONTRAST: BoardColors =
    colors([0xffffff, 0xbdbdbd, 0x7a7a7a, 0x3a3a3a, 0x1e1e1e, 0x8c8c8c, 0xffffff, 0x3a3a3a, 0x000000]);

/// Cells that spare ink, for diagrams on paper.
pub(super) const PAPER: BoardColors =
    colors([0xffffff, 0xe9e9e9, 0xcdcdcd, 0x8a8a8a, 0xffffff, 0x8a8a8a, 0x3a3a3a, 0x5a5a5a, 0x3a3a3a]);

/// The colours of a palette, in the order of the fields.
const fn colors(hex: [u32; 9]) -> BoardColors {
    let [light, medium, dark, line, rim, rim_edge, label, name, name_on_dark] = hex;
    BoardColors {
        light: rgb(light),
        medium: rgb(medium),
        dark: rgb(dark),
        line: rgb(line),
        rim: rgb(rim),
        rim_edge: rgb(rim_edge),
        label: rgb(label),
        name: rgb(name),
        name_on_dark: rgb(name_on_dark),
    }
}

impl BoardColors {
    /// The colours of a palette.
    pub fn of(palette: BoardPalette) -> &'static Self {
        match palette {
            BoardPalette::Honey => &HONEY,
            BoardPalette::Slate => &SLATE,
            BoardPalette::Green => &GREEN,
            BoardPalette::Night => &NIGHT,
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

    /// The colour of a side, as of its pieces.
    pub fn side(&self, color: Color) -> Color32 {
        side(color.into()).body
    }
}

/// The colours of a side of the three-player game, next to its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideInks {
    /// The disc.
    pub body: Color32,
    /// The line around it.
    pub edge: Color32,
    /// The colour of the drawing in it.
    pub mark: Color32,
}

/// The colours of a side: those of its pieces.
pub fn side(seat: Seat) -> SideInks {
    let (body, edge) = match seat {
        Seat::White => (rgb(0xfffdf6), rgb(0x2b1d0e)),
        Seat::Red => (rgb(0xa8422f), rgb(0x240803)),
        Seat::Black => (rgb(0x2a2523), rgb(0xf0e6d2)),
    };
    SideInks { body, edge, mark: rgb(0xfff6ea) }
}

/// The colours of the marks on the cells, the same on every palette.
pub mod mark {
    use ecolor::Color32;

    use super::rgb;
    use crate::game::ShapeColor;

    /// The line around the selected piece's cell, around an arrow, and thin around the cell under the pointer, which also
    /// gets lighter: it is seen on every cell.
    pub const SELECT: Color32 = rgb(0x022623);
    /// The red of a king's cell in check, and of the line around a wrong piece.
    pub const CHECK: Color32 = rgb(0xd8261f);
    /// The light one of the two lines around the cell of a king in check.
    pub const CHECK_RING: Color32 = rgb(0xfff6ea);
    /// The dark one of these two lines: red alone is not seen on dark cells.
    pub const CHECK_EDGE: Color32 = rgb(0x3c0000);
    /// A star to collect, or one that was earned.
    pub const STAR: Color32 = rgb(0xffd54a);
    /// The line around a star.
    pub const STAR_LINE: Color32 = rgb(0x4a3000);
    /// The keyboard's cursor.
    pub const CURSOR: Color32 = rgb(0x10100f);
    /// The colour between the cursor's dashes.
    pub const CURSOR_GROUND: Color32 = rgb(0xffffff);
    /// The shade over the board while a promotion is chosen.
    pub const DIM: Color32 = Color32::from_black_alpha(120);

    /// The marks on the targets of the selected piece; the board shows through.
    pub fn target() -> Color32 {
        SELECT.gamma_multiply(0.85)
    }

    /// The ground of a king in check.
    pub fn check_tint() -> Color32 {
        CHECK.gamma_multiply(0.75)
    }

    /// The body of an arrow; the board shows through.
    pub fn arrow() -> Color32 {
        rgb(0x1d8a80).gamma_multiply(0.86)
    }

    /// The body of an arrow or circle that a person has drawn; the board shows through.
    pub fn drawn(color: ShapeColor) -> Color32 {
        drawn_ink(color).gamma_multiply(0.78)
    }

    /// The line around it, which is seen on every cell.
    pub fn drawn_line(color: ShapeColor) -> Color32 {
        let [r, g, b, _] = drawn_ink(color).to_array();
        Color32::from_rgb(r / 8, g / 8, b / 8).gamma_multiply(0.96)
    }

    /// The colours that chess sites use; the green is lighter and the red darker, so that an eye without green cones tells
    /// them apart.
    fn drawn_ink(color: ShapeColor) -> Color32 {
        match color {
            ShapeColor::Green => rgb(0x36a64a),
            ShapeColor::Red => rgb(0x7a1414),
            ShapeColor::Yellow => rgb(0xe68f00),
            ShapeColor::Blue => rgb(0x003088),
        }
    }

    /// The body of an arrow that shows a threat.
    pub fn threat() -> Color32 {
        rgb(0xb8322a).gamma_multiply(0.86)
    }

    /// The line around such an arrow.
    pub fn threat_line() -> Color32 {
        CHECK_EDGE.gamma_multiply(0.96)
    }

    /// The tint of the cell under the pointer.
    pub fn hover_tint() -> Color32 {
        Color32::from_white_alpha(46)
    }

    /// The tint of the selected piece's cell, and of the target under a dragged piece.
    pub fn select_tint() -> Color32 {
        rgb(0x2fa596).gamma_multiply(0.5)
    }

    /// The tint of a cell that the selected piece would reach on an empty board.
    pub fn pattern_tint() -> Color32 {
        rgb(0x2fa596).gamma_multiply(0.2)
    }

    /// The tint of both cells of the last move.
    pub fn last_move_tint() -> Color32 {
        rgb(0xd79a00).gamma_multiply(0.42)
    }

    /// The line around both cells of the last move.
    pub fn last_move_line() -> Color32 {
        rgb(0x261a00).gamma_multiply(0.88)
    }
}

/// A colour from its usual hexadecimal form, as in `0xf7f3ec`.
pub const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}
