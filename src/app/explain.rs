//! Why something is not possible, in a sentence.

use super::catalogue::{tr, tr_args};
use super::document::Phase;
use super::model::Model;
use super::words;
use crate::chess::{CastlingFault, Color, Position, Role, WhyNot};
use crate::hex::Cell;

/// "This move is not possible: the rook on f6 is pinned by the bishop on f9."
pub fn illegal_move(position: &Position, from: Cell, to: Cell, why: WhyNot) -> String {
    tr_args("illegal", &[("reason", reason(position, from, to, why).into())])
}

fn reason(position: &Position, from: Cell, to: Cell, why: WhyNot) -> String {
    let variant = position.variant();
    let man = |cell| position.piece_at(cell).map_or_else(String::new, |man| words::man(man.role));
    let other = match why {
        WhyNot::Blocked { by }
        | WhyNot::KingAttacked { by }
        | WhyNot::StillInCheck { by }
        | WhyNot::Pinned { by }
        | WhyNot::ExposesKing { by }
        | WhyNot::Castling(CastlingFault::Blocked { by } | CastlingFault::InCheck { by }) => by,
        WhyNot::Castling(CastlingFault::Attacked { cell, .. }) => cell,
        _ => to,
    };
    let args = [
        ("man", man(from).into()),
        ("cell", variant.cell_name(from).to_string().into()),
        ("target", variant.cell_name(to).to_string().into()),
        ("other", man(other).into()),
        ("other-cell", variant.cell_name(other).to_string().into()),
    ];
    tr_args(key(position.turn(), why), &args)
}

fn key(turn: Color, why: WhyNot) -> &'static str {
    match why {
        WhyNot::NoMan => "illegal-no-man",
        WhyNot::NotYourTurn if turn == Color::White => "illegal-white-to-move",
        WhyNot::NotYourTurn => "illegal-black-to-move",
        WhyNot::OwnMan => "illegal-own-man",
        WhyNot::NotHowItMoves(role) => way_key(role),
        WhyNot::Blocked { .. } => "illegal-blocked",
        WhyNot::NothingToTake => "illegal-nothing-to-take",
        WhyNot::KingAttacked { .. } => "illegal-king-attacked",
        WhyNot::StillInCheck { .. } => "illegal-still-in-check",
        WhyNot::Pinned { .. } => "illegal-pinned",
        WhyNot::ExposesKing { .. } => "illegal-exposes-king",
        WhyNot::Castling(fault) => match fault {
            CastlingFault::RightLost => "illegal-castling-lost",
            CastlingFault::Blocked { .. } => "illegal-castling-blocked",
            CastlingFault::InCheck { .. } => "illegal-castling-in-check",
            CastlingFault::Attacked { .. } => "illegal-castling-attacked",
        },
    }
}

/// How each man moves, for those who come from the square board.
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

/// Why no man can be picked up now, where it is not plain from the board.
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
