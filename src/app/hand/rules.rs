//! The rules of a game as a hand needs them: of the games for two, of the one for three, and of lessons with rules of
//! their own.

use std::fmt::Debug;

use super::capture::Captures;
use super::castling;
use crate::chess::Role;
use crate::game::{Move, Position};
use crate::hex::Cell;
use crate::lessons;
use crate::three;

/// The rules by which a hand makes moves.
pub trait Rules {
    type Move: Copy + Debug + PartialEq;

    /// The legal moves between two cells: several where a pawn promotes.
    fn moves_between(&self, from: Cell, to: Cell) -> Vec<Self::Move>;

    /// The target of a move, and the role to which a pawn promotes there.
    fn end(mv: Self::Move) -> (Cell, Option<Role>);

    /// The ways in which the king on `king` may castle by going onto the rook on `rook`.
    fn castlings(&self, _king: Cell, _rook: Cell) -> Vec<Self::Move> {
        Vec::new()
    }

    /// The captures of the piece on `from` that may take several pieces.
    fn captures(&self, _from: Cell) -> Captures<Self::Move> {
        Captures { ways: Vec::new() }
    }
}

impl Rules for Position {
    type Move = Move;

    fn moves_between(&self, from: Cell, to: Cell) -> Vec<Move> {
        self.moves_between(from, to)
    }

    fn end(mv: Move) -> (Cell, Option<Role>) {
        (mv.to(), mv.promotion())
    }

    fn castlings(&self, king: Cell, rook: Cell) -> Vec<Move> {
        castling::ways(self, king, rook).into_iter().map(|(mv, _)| mv).collect()
    }

    fn captures(&self, from: Cell) -> Captures<Move> {
        Captures::of(self, from)
    }
}

impl Rules for three::Position {
    type Move = three::Move;

    fn moves_between(&self, from: Cell, to: Cell) -> Vec<three::Move> {
        self.legal_moves().iter().copied().filter(|mv| (mv.from, mv.to) == (from, to)).collect()
    }

    fn end(mv: three::Move) -> (Cell, Option<Role>) {
        (mv.to, mv.promotion())
    }
}

/// The legal moves of a lesson.
impl Rules for Vec<lessons::Move> {
    type Move = lessons::Move;

    fn moves_between(&self, from: Cell, to: Cell) -> Vec<lessons::Move> {
        self.iter().copied().filter(|mv| (mv.from, mv.to) == (from, to)).collect()
    }

    fn end(mv: lessons::Move) -> (Cell, Option<Role>) {
        (mv.to, mv.promotion)
    }
}
