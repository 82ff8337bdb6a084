//! Explains why a move is illegal, and the obligation of a touched piece.

use crate::app::catalogue::{Arg, Text, keys};
use crate::app::words;
use crate::chess::{self, IllegalReason, Role};
use crate::game::{IllegalMove, PieceKind, Position, Touch};
use crate::hex::Cell;

/// "This move is not possible: the rook on f6 is pinned by the bishop on f9."
pub fn illegal_move(position: &Position, illegal: IllegalMove) -> Text {
    Text::new("illegal", [("reason", illegal_here(position, illegal).into())])
}

/// The reason alone: "the rook on f6 is pinned by the bishop on f9".
pub(super) fn illegal_here(position: &Position, illegal: IllegalMove) -> Text {
    why(illegal, |cell, _| position.chess()?.role_at(cell))
}

/// Like [`illegal_here`], for a move in a file: only the moving piece is given.
pub fn illegal_in_file(illegal: IllegalMove) -> Text {
    why(illegal, |cell, illegal| illegal.role.filter(|_| cell == illegal.from))
}

fn why(illegal: IllegalMove, role_on: impl Fn(Cell, chess::IllegalMove) -> Option<Role>) -> Text {
    match illegal {
        IllegalMove::Chess(illegal) => reason(illegal, |cell| role_on(cell, illegal)),
        IllegalMove::Draughts(illegal) => super::draughts::why_not(illegal),
        IllegalMove::OtherGame => Text::key("illegal-other-game"),
    }
}

/// The reason in words; `role_on` returns the piece on a cell. A text gets only the values that it uses, so that equal
/// texts are equal.
pub(in crate::app) fn reason(illegal: chess::IllegalMove, role_on: impl Fn(Cell) -> Option<Role>) -> Text {
    let chess::IllegalMove { variant, from, to, reason, .. } = illegal;
    let role_key = |cell| Arg::from(words::any_key(role_on(cell).map(PieceKind::Chess)));
    let name = |cell| Arg::from(variant.cell_name(cell).to_string());
    let (piece, cell, target) = (("piece", role_key(from)), ("cell", name(from)), ("target", name(to)));
    let other = |cell| ("other", role_key(cell));
    let other_cell = |cell| ("other-cell", name(cell));
    match reason {
        IllegalReason::NoPiece => Text::new("illegal-no-piece", [cell]),
        IllegalReason::NotYourTurn => Text::new("illegal-not-your-turn", [piece, cell]),
        IllegalReason::OwnPiece => Text::new("illegal-own-piece", [other(to), target]),
        IllegalReason::NotHowItMoves(role) => Text::new(way_key(role), [("game", variant.key().into())]),
        IllegalReason::Blocked { by } => {
            Text::new("illegal-blocked", [other(by), other_cell(by), piece, cell])
        }
        IllegalReason::NothingToTake => Text::new("illegal-nothing-to-take", [target]),
        IllegalReason::KingAttacked { by } => {
            Text::new("illegal-king-attacked", [other(by), other_cell(by), target])
        }
        IllegalReason::StillInCheck { by } => {
            Text::new("illegal-still-in-check", [other(by), other_cell(by)])
        }
        IllegalReason::Pinned { by } => Text::new("illegal-pinned", [piece, cell, other(by), other_cell(by)]),
        IllegalReason::ExposesKing { by } => Text::new("illegal-exposes-king", [other(by), other_cell(by)]),
        IllegalReason::CastlingRightLost => Text::key("illegal-castling-lost"),
        IllegalReason::CastlingBlocked { by } => {
            Text::new("illegal-castling-blocked", [other(by), other_cell(by)])
        }
        IllegalReason::CastlingInCheck { .. } => Text::key("illegal-castling-in-check"),
        IllegalReason::CastlingAttacked { cell, .. } => {
            Text::new("illegal-castling-attacked", [other_cell(cell)])
        }
        IllegalReason::OtherKind => Text::new("illegal-other-kind", [piece, cell, target]),
    }
}

keys! {
    /// How each piece moves, for those who come from the square board.
    fn way_key(Role) {
        Pawn => "illegal-way-pawn", Knight => "illegal-way-knight", Bishop => "illegal-way-bishop",
        Rook => "illegal-way-rook", Queen => "illegal-way-queen", King => "illegal-way-king",
    }
}

/// "Touch-move: the rook on f6 was touched and must move."
pub fn touched(position: &Position, touch: Touch) -> Text {
    let cell = touch.cell();
    let key = match touch {
        Touch::Own(_) => "touch-own",
        Touch::Enemy(_) => "touch-enemy",
    };
    let piece = words::any_key(position.piece_at(cell).map(|piece| piece.kind));
    Text::new(key, [("piece", piece.into()), ("cell", position.variant().cell_name(cell).into())])
}
