//! The pattern of a piece: the cells that it would reach if only its own side were on the board, and those on which a pawn
//! captures.

use crate::chess::{self, Role};
use crate::draughts;
use crate::game::{PieceKind, Position};
use crate::hex::{Bitboard, Cell, Step};
use crate::sides::Color;
use crate::three;

/// The pattern of the piece on a cell in a game for two.
pub(super) fn of_two(position: &Position, from: Cell) -> Bitboard {
    let Some(piece) = position.piece_at(from) else { return Bitboard::EMPTY };
    let (variant, own) = (position.variant(), position.by_color(piece.color));
    let reached = match (position, piece.kind) {
        (Position::Chess(position), PieceKind::Chess(Role::Pawn)) => {
            pawn(position.variant(), piece.color, from, own)
        }
        (_, PieceKind::Chess(role)) => role.attacks(from, own),
        (_, PieceKind::Man) => draughts::steps(piece.color, from),
        (_, PieceKind::Crowned) => draughts::king_targets(from, own),
    };
    variant.board() & reached & !own
}

/// The pattern of the piece on a cell in a game for three.
pub(super) fn of_three(position: &three::Position, from: Cell) -> Bitboard {
    let Some(three::Piece { seat: Some(seat), role }) = position.piece_at(from) else {
        return Bitboard::EMPTY;
    };
    let (rules, own) = (three::pawn_rules(seat), position.by_seat(seat));
    if role != Role::Pawn {
        return role.attacks(from, own) & !own;
    }
    let ahead = rules.ahead[from.index()].filter(|&next| !own.contains(next));
    let second = ahead.filter(|_| rules.double.contains(from)).and_then(|next| rules.ahead[next.index()]);
    ahead.into_iter().chain(second).fold(rules.captures[from.index()], Bitboard::with) & !own
}

fn pawn(variant: chess::Variant, color: Color, from: Cell, own: Bitboard) -> Bitboard {
    let rules = &variant.rules().pawns[color];
    let dv = if color == Color::White { 2 } else { -2 };
    let (mut pattern, mut at) = (rules.captures[from.index()], from);
    let may_go_on = |pushes: usize, at: Cell| match pushes {
        0 => true,
        _ => rules.start.contains(from) && rules.push_again[pushes - 1].contains(at),
    };
    for pushes in 0..3 {
        let ahead = at.step(Step::new(0, dv)).filter(|&next| may_go_on(pushes, at) && !own.contains(next));
        let Some(next) = ahead else { break };
        pattern.insert(next);
        at = next;
    }
    pattern
}
