//! Why a piece cannot go somewhere.

use crate::app::catalogue::{Value, tr, tr_args};
use crate::app::document::Phase;
use crate::app::model::Model;
use crate::app::words;
use crate::chess::{CastlingFault, IllegalReason, Role};
use crate::game::{ChessRefusal, Position, Refusal};
use crate::hex::Cell;

/// "This move is not possible: the rook on f6 is pinned by the bishop on f9."
pub fn illegal_move(position: &Position, refusal: Refusal) -> String {
    let reason = match refusal {
        Refusal::Chess(refusal) => reason(refusal, |cell| position.chess()?.role_at(cell)),
        Refusal::Draughts(why) => super::draughts::why_not(why),
    };
    tr_args("illegal", &[("reason", reason.into())])
}

/// The same for a move in a file, of which only the moving piece is known.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::Chess(refusal) => reason(refusal, |cell| refusal.role.filter(|_| cell == refusal.from)),
        Refusal::Draughts(why) => super::draughts::why_not(why),
    }
}

/// The reason in words; `role_on` knows what stands where.
fn reason(refusal: ChessRefusal, role_on: impl Fn(Cell) -> Option<Role>) -> String {
    let ChessRefusal { variant, from, to, why, .. } = refusal;
    let piece = |cell| Value::from(role_on(cell).map_or_else(|| tr("piece-any"), words::role));
    let name = |cell| Value::from(variant.cell_name(cell).to_string());
    let other = match why {
        IllegalReason::Blocked { by }
        | IllegalReason::KingAttacked { by }
        | IllegalReason::StillInCheck { by }
        | IllegalReason::Pinned { by }
        | IllegalReason::ExposesKing { by }
        | IllegalReason::Castling(CastlingFault::Blocked { by } | CastlingFault::InCheck { by }) => by,
        IllegalReason::Castling(CastlingFault::Attacked { cell, .. }) => cell,
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
    tr_args(key(why), &args)
}

fn key(why: IllegalReason) -> &'static str {
    match why {
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
        IllegalReason::Castling(fault) => match fault {
            CastlingFault::RightLost => "illegal-castling-lost",
            CastlingFault::Blocked { .. } => "illegal-castling-blocked",
            CastlingFault::InCheck { .. } => "illegal-castling-in-check",
            CastlingFault::Attacked { .. } => "illegal-castling-attacked",
        },
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

/// Why no piece can be picked up now, where it is not plain from the board.
pub fn nobody_moves(model: &Model) -> Option<String> {
    if !model.is_at_turn() {
        return None;
    }
    let document = model.document();
    if document.phase == Phase::Paused {
        return Some(tr("wait-paused"));
    }
    let turn = document.game.turn();
    (!document.is_human(turn)).then(|| tr_args("wait-computer", &[("name", document.name(turn).into())]))
}
