//! Why a piece cannot go somewhere.

use crate::app::catalogue::{Value, tr, tr_args};
use crate::app::words;
use crate::chess::{self, IllegalReason, Role};
use crate::game::{IllegalMove, Position};
use crate::hex::Cell;

/// "This move is not possible: the rook on f6 is pinned by the bishop on f9."
pub fn illegal_move(position: &Position, illegal: IllegalMove) -> String {
    let reason = why(illegal, |cell, _| position.chess()?.role_at(cell));
    tr_args("illegal", &[("reason", reason.into())])
}

/// The same for a move in a file, of which only the moving piece is known.
pub fn illegal_in_file(illegal: IllegalMove) -> String {
    why(illegal, |cell, illegal| illegal.role.filter(|_| cell == illegal.from))
}

fn why(illegal: IllegalMove, role_on: impl Fn(Cell, chess::IllegalMove) -> Option<Role>) -> String {
    match illegal {
        IllegalMove::Chess(illegal) => reason(illegal, |cell| role_on(cell, illegal)),
        IllegalMove::Draughts(illegal) => super::draughts::why_not(illegal),
        IllegalMove::OtherGame => tr("illegal-other-game"),
    }
}

/// The reason in words; `role_on` knows what stands where.
fn reason(illegal: chess::IllegalMove, role_on: impl Fn(Cell) -> Option<Role>) -> String {
    let chess::IllegalMove { variant, from, to, reason, .. } = illegal;
    let piece = |cell| Value::from(role_on(cell).map_or_else(|| tr("piece-any"), words::role));
    let name = |cell| Value::from(variant.cell_name(cell).to_string());
    let other = match reason {
        IllegalReason::Blocked { by }
        | IllegalReason::KingAttacked { by }
        | IllegalReason::StillInCheck { by }
        | IllegalReason::Pinned { by }
        | IllegalReason::ExposesKing { by }
        | IllegalReason::CastlingBlocked { by }
        | IllegalReason::CastlingInCheck { by } => by,
        IllegalReason::CastlingAttacked { cell, .. } => cell,
        _ => to,
    };
    let args = [
        ("piece", piece(from)),
        ("cell", name(from)),
        ("target", name(to)),
        ("other", piece(other)),
        ("other-cell", name(other)),
        ("game", variant.key().into()),
    ];
    tr_args(key(reason), &args)
}

fn key(reason: IllegalReason) -> &'static str {
    match reason {
        IllegalReason::NoPiece => "illegal-no-piece",
        IllegalReason::NotYourTurn => "illegal-not-your-turn",
        IllegalReason::OwnPiece => "illegal-own-piece",
        IllegalReason::NotHowItMoves(role) => way_key(role),
        IllegalReason::Blocked { .. } => "illegal-blocked",
        IllegalReason::NothingToTake => "illegal-nothing-to-take",
        IllegalReason::KingAttacked { .. } => "illegal-king-attacked",
        IllegalReason::StillInCheck { .. } => "illegal-still-in-check",
        IllegalReason::Pinned { .. } => "illegal-pinned",
        IllegalReason::ExposesKing { .. } => "illegal-exposes-king",
        IllegalReason::CastlingRightLost => "illegal-castling-lost",
        IllegalReason::CastlingBlocked { .. } => "illegal-castling-blocked",
        IllegalReason::CastlingInCheck { .. } => "illegal-castling-in-check",
        IllegalReason::CastlingAttacked { .. } => "illegal-castling-attacked",
        IllegalReason::OtherKind => "illegal-other-kind",
    }
}

/// How each piece moves, for those who come from the square board.
fn way_key(role: Role) -> &'static str {
    match role {
        Role::Pawn => "illegal-way-pawn",
        Role::Knight => "illegal-way-knight",
        Role::Bishop => "illegal-way-bishop",
        Role::Rook => "illegal-way-rook",
        Role::Queen => "illegal-way-queen",
        Role::King => "illegal-way-king",
    }
}
