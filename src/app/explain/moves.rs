//! Explains why a move is illegal, and the obligation of a touched piece.

use crate::app::catalogue::{Text, keys, text};
use crate::app::words;
use crate::chess::{self, IllegalReason, Role};
use crate::game::{IllegalMove, PieceKind, Position, Touch};
use crate::hex::Cell;

/// "This move is not possible: the rook on f6 is pinned by the bishop on f9."
pub fn illegal_move(position: &Position, illegal: IllegalMove) -> Text {
    text!("illegal", reason = illegal_here(position, illegal))
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
    let piece_on = |cell| words::any_key(role_on(cell).map(PieceKind::Chess));
    let name = |cell| variant.cell_name(cell).to_string();
    let (piece, cell, target) = (piece_on(from), name(from), name(to));
    match reason {
        IllegalReason::NoPiece => text!("illegal-no-piece", cell),
        IllegalReason::NotYourTurn => text!("illegal-not-your-turn", piece, cell),
        IllegalReason::OwnPiece => text!("illegal-own-piece", other = piece_on(to), target),
        IllegalReason::NotHowItMoves(role) => text!(way_key(role), game = variant.key()),
        IllegalReason::Blocked { by } => {
            text!("illegal-blocked", other = piece_on(by), "other-cell" = name(by), piece, cell)
        }
        IllegalReason::NothingToTake => text!("illegal-nothing-to-take", target),
        IllegalReason::KingAttacked { by } => {
            text!("illegal-king-attacked", other = piece_on(by), "other-cell" = name(by), target)
        }
        IllegalReason::StillInCheck { by } => {
            text!("illegal-still-in-check", other = piece_on(by), "other-cell" = name(by))
        }
        IllegalReason::Pinned { by } => {
            text!("illegal-pinned", piece, cell, other = piece_on(by), "other-cell" = name(by))
        }
        IllegalReason::ExposesKing { by } => {
            text!("illegal-exposes-king", other = piece_on(by), "other-cell" = name(by))
        }
        IllegalReason::CastlingRightLost => Text::key("illegal-castling-lost"),
        IllegalReason::CastlingBlocked { by } => {
            text!("illegal-castling-blocked", other = piece_on(by), "other-cell" = name(by))
        }
        IllegalReason::CastlingInCheck { .. } => Text::key("illegal-castling-in-check"),
        IllegalReason::CastlingAttacked { cell, .. } => {
            text!("illegal-castling-attacked", "other-cell" = name(cell))
        }
        IllegalReason::OtherKind => text!("illegal-other-kind", piece, cell, target),
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
    text!(key, piece, cell = position.variant().cell_name(cell))
}
