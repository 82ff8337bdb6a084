//! The pattern of a piece: the cells that the piece reaches on an empty board, and those on which a pawn captures.

use crate::chess::{self, Role};
use crate::draughts;
use crate::game::{Piece, PieceKind, Position};
use crate::hex::{Bitboard, Cell, Step};
use crate::sides::Color;
use crate::three;

/// The pattern of the piece on a cell in a game for two.
pub(super) fn of_two(position: &Position, from: Cell) -> Bitboard {
    let board = position.variant().board();
    match (position, position.piece_at(from)) {
        (Position::Chess(position), Some(Piece { color, kind: PieceKind::Chess(role) })) => {
            board
                & match role {
                    Role::Pawn => pawn(position.variant(), color, from),
                    officer => officer.attacks(from, Bitboard::EMPTY),
                }
        }
        (_, Some(Piece { color, kind: PieceKind::Man })) => draughts::steps(color, from),
        (_, Some(Piece { kind: PieceKind::Crowned, .. })) => draughts::king_targets(from, Bitboard::EMPTY),
        _ => Bitboard::EMPTY,
    }
}

/// The pattern of the piece on a cell in a game for three.
pub(super) fn of_three(position: &three::Position, from: Cell) -> Bitboard {
    let Some(three::Piece { seat: Some(seat), role }) = position.piece_at(from) else {
        return Bitboard::EMPTY;
    };
    let rules = three::pawn_rules(seat);
    if role != Role::Pawn {
        return role.attacks(from, Bitboard::EMPTY);
    }
    let ahead = rules.ahead[from.index()];
    let second = ahead.filter(|_| rules.double.contains(from)).and_then(|next| rules.ahead[next.index()]);
    ahead.into_iter().chain(second).fold(rules.captures[from.index()], Bitboard::with)
}

fn pawn(variant: chess::Variant, color: Color, from: Cell) -> Bitboard {
    let rules = &variant.rules().pawns[color];
    let dv = if color == Color::White { 2 } else { -2 };
    let (mut pattern, mut at) = (rules.captures[from.index()], from);
    let may_go_on = |pushes: usize, at: Cell| match pushes {
        0 => true,
        _ => rules.start.contains(from) && rules.push_again[pushes - 1].contains(at),
    };
    for pushes in 0..3 {
        let Some(next) = at.step(Step::new(0, dv)).filter(|_| may_go_on(pushes, at)) else {
            break;
        };
        pattern.insert(next);
        at = next;
    }
    pattern
}
