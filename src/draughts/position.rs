//! The position: pieces, marks of kings, side to move, and counters.

use super::board::promotion;
use super::{ByColor, Color, Piece, zobrist};
use crate::hex::{Bitboard, Cell};

/// A position of hexagonal checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The pieces of each side.
    pub(super) sides: ByColor<Bitboard>,
    /// The kings of both sides.
    pub(super) kings: Bitboard,
    /// Kings on their own promotion row that came there by a capture (mark `c`).
    pub(super) by_capture: Bitboard,
    /// The king crowned by the last move (mark `f`).
    pub(super) just_crowned: Option<Cell>,
    pub(super) turn: Color,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
    pub(super) total_ban: bool,
    /// The Zobrist key of the pieces.
    pub(super) pieces_key: u64,
}

impl Position {
    /// The start position: 24 men on each side, White to move.
    pub fn start() -> Self {
        let mut position = Self::empty();
        for cell in super::BOARD {
            let number = super::number(cell).map_or(0, u32::from);
            let (column, row) = (number / 10, number % 10);
            match 2 * row + column {
                ..=13 => position.put(cell, Piece { color: Color::White, king: false }),
                17.. => position.put(cell, Piece { color: Color::Black, king: false }),
                _ => {}
            }
        }
        position
    }

    /// An empty board, White to move.
    pub(super) fn empty() -> Self {
        Self {
            sides: ByColor::default(),
            kings: Bitboard::EMPTY,
            by_capture: Bitboard::EMPTY,
            just_crowned: None,
            turn: Color::White,
            halfmove_clock: 0,
            fullmove_number: 1,
            total_ban: false,
            pieces_key: 0,
        }
    }

    /// The side to move.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// `None` for an empty cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        let color = Color::ALL.into_iter().find(|&color| self.sides[color].contains(cell))?;
        Some(Piece { color, king: self.kings.contains(cell) })
    }

    /// A side's men.
    pub fn men(&self, color: Color) -> Bitboard {
        self.sides[color] - self.kings
    }

    /// A side's kings.
    pub fn kings(&self, color: Color) -> Bitboard {
        self.sides[color] & self.kings
    }

    /// A side's men and kings.
    pub fn by_color(&self, color: Color) -> Bitboard {
        self.sides[color]
    }

    /// The occupied cells.
    pub fn occupied(&self) -> Bitboard {
        self.sides[Color::White] | self.sides[Color::Black]
    }

    /// Kings on their own promotion row that came there by a capture (mark `c`).
    pub const fn came_by_capture(&self) -> Bitboard {
        self.by_capture
    }

    /// The king crowned by the last move (mark `f`).
    pub const fn just_crowned(&self) -> Option<Cell> {
        self.just_crowned
    }

    /// Plies since the last capture or move of a man.
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move, incremented after Black's move.
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// The rule option "total ban": men may never capture kings on their own promotion row.
    pub const fn total_ban(&self) -> bool {
        self.total_ban
    }

    /// Returns the position with the rule option set.
    pub const fn with_total_ban(mut self, total_ban: bool) -> Self {
        self.total_ban = total_ban;
        self
    }

    /// The enemy pieces that `color`'s men may not capture: kings on their own promotion row.
    ///
    /// A king there is protected unless it came by a capture. In the ply after it was crowned the reverse applies,
    /// because it still counts as a man. The total ban protects all of them.
    pub(super) fn protected_from_men(&self, color: Color) -> Bitboard {
        let kings = self.kings(!color) & promotion(!color);
        if self.total_ban {
            return kings;
        }
        let just_crowned = self.just_crowned.map_or(Bitboard::EMPTY, Bitboard::from);
        kings - (self.by_capture ^ just_crowned)
    }

    /// Puts a piece on an empty cell.
    #[inline]
    pub(super) fn put(&mut self, cell: Cell, piece: Piece) {
        self.sides[piece.color].insert(cell);
        if piece.king {
            self.kings.insert(cell);
        }
        self.pieces_key ^= zobrist::piece(piece, cell);
    }

    /// Removes a piece with its marks.
    #[inline]
    pub(super) fn remove(&mut self, cell: Cell, color: Color) {
        let king = self.kings.contains(cell);
        self.sides[color].remove(cell);
        self.pieces_key ^= zobrist::piece(Piece { color, king }, cell);
        if king {
            self.kings.remove(cell);
            self.by_capture.remove(cell);
        }
    }
}
