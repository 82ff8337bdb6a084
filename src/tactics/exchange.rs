//! Exchanges on a cell, by legal moves.

use crate::chess::{Move, MoveKind, Position, Role};
use crate::game::{self, Piece, PieceKind};
use crate::hex::Cell;
use crate::sides::Color;

/// The value of a promotion: a queen less a pawn.
pub(super) const PROMOTION: i32 = 8;

/// The value of a role in pawns.
pub(super) fn value(role: Role) -> i32 {
    role.value() as i32
}

/// The value of a piece of any game: in checkers 1 for a man, 3 for a king.
pub(super) fn worth(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Chess(role) => value(role),
        PieceKind::Man => 1,
        PieceKind::Crowned => 3,
    }
}

/// The material of a side less that of the other one.
pub fn balance(position: &game::Position, side: Color) -> i32 {
    let signed = |piece: Piece| if piece.color == side { worth(piece.kind) } else { -worth(piece.kind) };
    position.pieces().map(|(_, piece)| signed(piece)).sum()
}

/// The safety of a piece on its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Safety {
    /// No capture of the piece is legal.
    Unattacked,
    /// The best capture wins nothing.
    Held(game::Move),
    /// This capture wins something.
    Lost(game::Move),
}

/// The safety of a piece of the side to move, if the other side were to move instead; `None` in check and in checkers.
pub fn safety(position: &game::Position, cell: Cell) -> Option<Safety> {
    let position = passed(position.chess()?)?;
    let captures = captures_of(&position, cell).into_iter().map(|mv| (exchange(&position, mv), mv));
    Some(match captures.max_by_key(|(worth, _)| *worth) {
        None => Safety::Unattacked,
        Some((worth, mv)) if worth >= 1 => Safety::Lost(mv.into()),
        Some((_, mv)) => Safety::Held(mv.into()),
    })
}

/// The most that the side to move gains by captures on one cell, each side free to stop: at least 0.
pub(super) fn take(position: &Position, cell: Cell) -> i32 {
    take_within(position, cell, i32::MAX)
}

/// The gain by captures on one cell up to `limit`, from which on the exact gain does not matter: without a limit a cell that
/// many pieces attack takes forever.
fn take_within(position: &Position, cell: Cell, limit: i32) -> i32 {
    let mut captures = captures_of(position, cell);
    captures.sort_by_key(|mv| position.role_at(mv.from).map_or(0, cost));
    let mut best = 0;
    // A dearer capturer gains more only where the cheapest is pinned to something, and rarely then.
    for &mv in captures.iter().take(2) {
        let won = won_by(position, mv);
        if best >= limit || won <= best {
            break;
        }
        best = best.max(won - take_within(&after(position, mv), mv.to, won - best));
    }
    best
}

/// The most that the side to move gains by captures on one cell, over all cells.
pub(super) fn take_any(position: &Position) -> i32 {
    let mut best = 0;
    for cell in position.by_color(!position.turn()) {
        let victim = position.role_at(cell).map_or(0, value);
        if victim + PROMOTION > best && (victim > best || promotes_at(position, cell)) {
            best = best.max(take(position, cell));
        }
    }
    best
}

/// The gain of a legal capture if both sides go on capturing on its target as long as it pays, in pawns.
pub(super) fn exchange(position: &Position, mv: Move) -> i32 {
    won_by(position, mv) - take(&after(position, mv), mv.to)
}

/// The piece that a move takes and its promotion, in pawns.
fn won_by(position: &Position, mv: Move) -> i32 {
    let promotion = if mv.promotion().is_some() { PROMOTION } else { 0 };
    position.captured_at(mv).and_then(|cell| position.role_at(cell)).map_or(0, value) + promotion
}

/// The legal captures of the piece on a cell; of promotions those to a queen.
pub(super) fn captures_of(position: &Position, cell: Cell) -> Vec<Move> {
    let is_meant = |mv: &&Move| {
        position.captured_at(**mv) == Some(cell) && mv.promotion().is_none_or(|role| role == Role::Queen)
    };
    let mut captures: Vec<Move> = position.legal_moves_to(cell).iter().filter(is_meant).copied().collect();
    if position.double_push().is_some_and(|push| push.to == cell) {
        for passed in position.en_passant() {
            let moves = position.legal_moves_to(passed);
            captures.extend(moves.iter().filter(|mv| mv.kind == MoveKind::EnPassant));
        }
    }
    captures
}

/// The position after a legal move.
pub(super) fn after(position: &Position, mv: Move) -> Position {
    let mut next = *position;
    next.play_unchecked(mv);
    next
}

/// The position with the other side to move; `None` in check.
pub(super) fn passed(position: &Position) -> Option<Position> {
    game::Position::from(*position).after_null_move()?.chess().copied()
}

/// The order of capturers: the king last.
fn cost(role: Role) -> i32 {
    if role == Role::King { 100 } else { value(role) }
}

fn promotes_at(position: &Position, cell: Cell) -> bool {
    position.rules().pawns[position.turn()].promotion.contains(cell)
}
