//! A line of chess moves with the identity of its pieces.

use super::exchange::{balance, take_any};
use crate::chess::{Castling, Move, MoveKind, Position, Role};
use crate::game;
use crate::hex::Cell;
use crate::sides::Color;

/// A line of moves. Each piece keeps its name through the line: the cell on which it stood at the start.
pub(super) struct Line {
    pub moves: Vec<Move>,
    /// The positions before each move and after the last one.
    pub positions: Vec<Position>,
    /// The name of the piece on each cell, by position.
    names: Vec<[Option<Cell>; Cell::COUNT]>,
    /// The most that the side to move gains by captures on one cell, by position.
    loose: Vec<i32>,
}

/// A piece taken in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Taken {
    /// The ply of the capture.
    pub ply: usize,
    pub name: Cell,
    /// The cell on which it stood when it was taken.
    pub cell: Cell,
    pub role: Role,
}

impl Line {
    /// The line up to the first move that is not legal.
    pub fn of(start: &Position, moves: impl IntoIterator<Item = game::Move>) -> Line {
        let mut names = [None; Cell::COUNT];
        for cell in start.occupied() {
            names[cell.index()] = Some(cell);
        }
        let (mut positions, mut all, mut played) = (vec![*start], vec![names], Vec::new());
        for mv in moves.into_iter().map_while(game::Move::chess) {
            let position = positions[played.len()];
            let Ok(next) = position.play(mv) else { break };
            if let Some(cell) = position.captured_at(mv) {
                names[cell.index()] = None;
            }
            let king = names[mv.from.index()].take();
            let is_way = |way: &&Castling| way.king_from == mv.from && way.king_to == mv.to;
            let way = position.rules().castling.iter().find(is_way).filter(|_| mv.kind == MoveKind::Castle);
            let rook = way.map(|way| (way.rook_to, names[way.rook_from.index()].take()));
            names[mv.to.index()] = king;
            if let Some((cell, rook)) = rook {
                names[cell.index()] = rook;
            }
            played.push(mv);
            positions.push(next);
            all.push(names);
        }
        let loose = positions.iter().map(take_any).collect();
        Line { moves: played, positions, names: all, loose }
    }

    /// The number of moves.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// The name of the piece on a cell before a ply.
    pub fn name(&self, ply: usize, cell: Cell) -> Option<Cell> {
        self.names[ply][cell.index()]
    }

    /// The cell before a ply of the piece with a name.
    pub fn cell_of(&self, ply: usize, name: Cell) -> Option<Cell> {
        self.positions[ply].occupied().iter().find(|&cell| self.name(ply, cell) == Some(name))
    }

    /// The name of the piece that makes a move.
    pub fn mover(&self, ply: usize) -> Option<Cell> {
        self.name(ply, self.moves.get(ply)?.from)
    }

    /// The piece that a move takes.
    pub fn taken(&self, ply: usize) -> Option<Taken> {
        let mv = *self.moves.get(ply)?;
        let position = &self.positions[ply];
        let cell = position.captured_at(mv)?;
        Some(Taken { ply, name: self.name(ply, cell)?, cell, role: position.role_at(cell)? })
    }

    /// Whether a move takes on the cell where the move before it went.
    pub fn is_retake(&self, ply: usize) -> bool {
        let before = ply.checked_sub(1).and_then(|before| self.moves.get(before));
        self.taken(ply).is_some_and(|taken| before.is_some_and(|before| before.to == taken.cell))
    }

    /// The material of a side less that of the other one before a ply.
    pub fn balance(&self, ply: usize, side: Color) -> i32 {
        balance(&self.positions[ply].into(), side)
    }

    /// The balance before a ply, less what the other side takes at once.
    pub fn kept(&self, ply: usize, side: Color) -> i32 {
        let is_own_turn = self.positions[ply].turn() == side;
        self.balance(ply, side) - if is_own_turn { 0 } else { self.loose[ply] }
    }

    /// The balance before a ply after the best capture of the side to move.
    pub fn settled(&self, ply: usize, side: Color) -> i32 {
        let is_own_turn = self.positions[ply].turn() == side;
        self.balance(ply, side) + if is_own_turn { self.loose[ply] } else { -self.loose[ply] }
    }
}
