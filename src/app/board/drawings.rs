//! The drawings of the pieces: one SVG for each piece of a set, and those of the third side and of dead pieces made of White's.

use std::borrow::Cow;

use super::svg_text::{contents, prefixed};
use super::{Armies, BoardPiece, PieceSet};
use crate::chess::Role;
use crate::game::{Piece, PieceKind};
use crate::sides::Color;
use crate::three::Seat;

/// Side of the square the pieces are drawn in, in their files' units.
pub const VIEW_BOX: f32 = 100.0;
/// Side of a piece's square over the diameter of the circle inside its cell.
pub const FIT: f32 = 0.98;

/// The drawing of a piece, as SVG.
pub fn drawing(set: PieceSet, piece: BoardPiece) -> Option<Cow<'static, str>> {
    let color = if piece.seat == Some(Seat::Black) { Color::Black } else { Color::White };
    let drawn = Piece { color, kind: piece.kind };
    let (_, svg) = drawings(set).iter().find(|(known, _)| *known == drawn)?;
    Some(match piece.seat {
        Some(Seat::White | Seat::Black) => Cow::Borrowed(svg),
        Some(Seat::Red) => Cow::Owned(red(svg)),
        None => Cow::Owned(dead(svg)),
    })
}

/// The pieces of these armies.
pub fn pieces(armies: Armies) -> impl Iterator<Item = BoardPiece> {
    let third: &[Option<Seat>] = if armies == Armies::Two { &[] } else { &[Some(Seat::Red), None] };
    let chess = third.iter().flat_map(|&seat| Role::ALL.map(|role| BoardPiece::of(seat, role)));
    drawings(PieceSet::default()).iter().map(|&(piece, _)| piece.into()).chain(chess)
}

macro_rules! drawings {
    ($folder:literal) => {
        &[
            drawings!($folder, White, PieceKind::Chess(Role::King), "wk"),
            drawings!($folder, White, PieceKind::Chess(Role::Queen), "wq"),
            drawings!($folder, White, PieceKind::Chess(Role::Rook), "wr"),
            drawings!($folder, White, PieceKind::Chess(Role::Bishop), "wb"),
            drawings!($folder, White, PieceKind::Chess(Role::Knight), "wn"),
            drawings!($folder, White, PieceKind::Chess(Role::Pawn), "wp"),
            drawings!($folder, White, PieceKind::Man, "wm"),
            drawings!($folder, White, PieceKind::Crowned, "wc"),
            drawings!($folder, Black, PieceKind::Chess(Role::King), "bk"),
            drawings!($folder, Black, PieceKind::Chess(Role::Queen), "bq"),
            drawings!($folder, Black, PieceKind::Chess(Role::Rook), "br"),
            drawings!($folder, Black, PieceKind::Chess(Role::Bishop), "bb"),
            drawings!($folder, Black, PieceKind::Chess(Role::Knight), "bn"),
            drawings!($folder, Black, PieceKind::Chess(Role::Pawn), "bp"),
            drawings!($folder, Black, PieceKind::Man, "bm"),
            drawings!($folder, Black, PieceKind::Crowned, "bc"),
        ]
    };
    ($folder:literal, $color:ident, $kind:expr, $file:literal) => {
        (
            Piece { color: Color::$color, kind: $kind },
            include_str!(concat!("../../../assets/pieces/", $folder, "/", $file, ".svg")),
        )
    };
}

fn drawings(set: PieceSet) -> &'static [(Piece, &'static str); 16] {
    match set {
        PieceSet::Classic => drawings!("classic"),
        PieceSet::Bold => drawings!("bold"),
    }
}

/// The colours of White's drawings: bodies in light and shade, and lines.
const BODY: &str = "#fffdf6";
const SHADES: [&str; 3] = ["#efe2c6", "#e6d5b2", "#e8d9b8"];
const LINES: [&str; 2] = ["#2b1d0e", "#1c120a"];

/// The colours of body, shades and lines of the third side.
const RED: Inks = Inks { body: "#a8422f", shade: "#8a3123", line: "#fff6ea" };
/// The colours of the outer outline.
const OUTER: Inks = Inks { body: "#240803", shade: "#240803", line: "#240803" };
const DEAD: Inks = Inks { body: "#94918d", shade: "#94918d", line: "#6b6864" };

/// How much broader the light lines are than White's, in units of the drawing, and those of the outer outline. On the
/// smallest board thinner ones are not seen on every cell.
const LIGHT_WIDTH: f32 = 1.2;
const OUTER_WIDTH: f32 = 7.5;
const DEAD_OPACITY: &str = "0.55";

struct Inks {
    body: &'static str,
    shade: &'static str,
    line: &'static str,
}

impl Inks {
    /// A drawing of White's in these colours.
    fn recolored(&self, svg: &str) -> String {
        let shaded =
            SHADES.iter().fold(svg.replace(BODY, self.body), |svg, ink| svg.replace(ink, self.shade));
        LINES.iter().fold(shaded, |svg, ink| svg.replace(ink, self.line))
    }
}

/// The drawing of a piece of the third side, made of White's.
fn red(white: &str) -> String {
    let outer = broader(&OUTER.recolored(white), OUTER_WIDTH);
    // Two drawings in one: names of shapes must not be the same.
    let outer = prefixed(&outer, "outer");
    around(&broader(&RED.recolored(white), LIGHT_WIDTH), contents(&outer), "")
}

/// The drawing of a dead piece, made of White's.
fn dead(white: &str) -> String {
    let open = format!("<g opacity=\"{DEAD_OPACITY}\">");
    around(&DEAD.recolored(white), &open, "</g>")
}

/// A drawing with something in front of its contents and behind them.
fn around(svg: &str, before: &str, behind: &str) -> String {
    let inner = contents(svg);
    let begin = svg.find(inner).unwrap_or_default();
    [&svg[..begin], before, inner, behind, "</svg>"].concat()
}

fn broader(svg: &str, by: f32) -> String {
    const WIDTH: &str = "stroke-width=\"";
    let mut parts = svg.split(WIDTH);
    let mut broader = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (width, rest) = part.split_once('"').unwrap_or((part, ""));
        let width: f32 = width.parse().unwrap_or_default();
        broader += &[WIDTH, &(width + by).to_string(), "\"", rest].concat();
    }
    broader
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWN: &str =
        "<svg><path id=\"man\" fill=\"#fffdf6\" stroke=\"#2b1d0e\" stroke-width=\"3.4\"/></svg>";

    #[test]
    fn the_third_side_has_two_outlines() {
        let red = red(DRAWN);
        assert_eq!(red.matches("<svg>").count(), 1);
        assert!(red.contains("id=\"outer-man\"") && red.contains("stroke-width=\"10.9\""), "{red}");
        assert!(red.ends_with(
            "<path id=\"man\" fill=\"#a8422f\" stroke=\"#fff6ea\" stroke-width=\"4.6000004\"/></svg>"
        ));
    }

    #[test]
    fn dead_pieces_are_drawn_faint() {
        let dead = dead(DRAWN);
        assert!(dead.starts_with("<svg><g opacity=") && dead.ends_with("</g></svg>"), "{dead}");
    }
}
