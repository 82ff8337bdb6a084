//! The drawings of the pieces: one SVG for each piece of a set, and those of the third side and of dead pieces made of White's.

use std::borrow::Cow;

use super::third;
use crate::app::board_view::{Armies, Army, BoardPiece, PieceSet};
use crate::chess::Role;
use crate::game::{Piece, PieceKind};
use crate::sides::Color;

/// Side of the square the pieces are drawn in, in their files' units.
pub const VIEW_BOX: f32 = 100.0;
/// Side of a piece's square over the diameter of the circle inside its cell.
pub const FIT: f32 = 0.98;

/// The drawing of a piece, as SVG; `None` for a man of a third side, which no game has.
pub fn drawing(set: PieceSet, piece: BoardPiece) -> Option<Cow<'static, str>> {
    let color = if piece.army == Army::Black { Color::Black } else { Color::White };
    let drawn = Piece { color, kind: piece.kind };
    let (_, svg) = drawings(set).iter().find(|(known, _)| *known == drawn)?;
    match (piece.army, piece.kind) {
        (Army::White | Army::Black, _) => Some(Cow::Borrowed(svg)),
        (army, PieceKind::Chess(_)) => Some(Cow::Owned(third::drawing(svg, army))),
        (_, PieceKind::Man | PieceKind::Crowned) => None,
    }
}

/// The pieces of these armies.
pub fn pieces(armies: Armies) -> impl Iterator<Item = BoardPiece> {
    let third: &[Army] = if armies == Armies::Two { &[] } else { &[Army::Red, Army::Dead] };
    let chess = third.iter().flat_map(|&army| Role::ALL.map(|role| BoardPiece::of(army, role)));
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

/// The files of a set.
fn drawings(set: PieceSet) -> &'static [(Piece, &'static str); 16] {
    match set {
        PieceSet::Classic => drawings!("classic"),
        PieceSet::Bold => drawings!("bold"),
    }
}
