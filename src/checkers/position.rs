//! A position: the men, what is remembered of kings, whose turn it is, and the counters.

use super::board::promotion;
use super::{ByColor, Color, Man, zobrist};
use crate::hex::{Bitboard, Cell};

/// A position of hexagonal checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// All men of each side.
    pub(super) sides: ByColor<Bitboard>,
    /// The crowned ones of both sides.
    pub(super) kings: Bitboard,
    /// Kings on their own promotion cells that came there by a capture (mark `c`).
    pub(super) by_capture: Bitboard,
    /// The king that the last move crowned (mark `f`).
    pub(super) fresh: Option<Cell>,
    pub(super) turn: Color,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
    pub(super) total_ban: bool,
    /// The Zobrist key of the men.
    pub(super) men_key: u64,
}

impl Position {
    /// The position at the start: 24 men on each side, White to move.
    pub fn start() -> Self {
        let mut position = Self::empty();
        for cell in super::BOARD {
            let number = super::number(cell).map_or(0, u32::from);
            let (column, row) = (number / 10, number % 10);
            match 2 * row + column {
                ..=13 => position.put(cell, Man { color: Color::White, king: false }),
                17.. => position.put(cell, Man { color: Color::Black, king: false }),
                _ => {}
            }
        }
        position
    }

    /// A board without men, White to move.
    pub(super) fn empty() -> Self {
        Self {
            sides: ByColor::default(),
            kings: Bitboard::EMPTY,
            by_capture: Bitboard::EMPTY,
            fresh: None,
            turn: Color::White,
            halfmove_clock: 0,
            fullmove_number: 1,
            total_ban: false,
            men_key: 0,
        }
    }

    /// The side to move.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The man on a cell.
    pub fn man_at(&self, cell: Cell) -> Option<Man> {
        let color = Color::ALL.into_iter().find(|&color| self.sides[color].contains(cell))?;
        Some(Man { color, king: self.kings.contains(cell) })
    }

    /// A side's plain men.
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

    /// The cells with men of either side.
    pub fn occupied(&self) -> Bitboard {
        self.sides[Color::White] | self.sides[Color::Black]
    }

    /// Kings that stand on a promotion cell of their own since a capture (mark `c`).
    pub const fn came_by_capture(&self) -> Bitboard {
        self.by_capture
    }

    /// The king that was crowned by the last move (mark `f`).
    pub const fn just_crowned(&self) -> Option<Cell> {
        self.fresh
    }

    /// Plies since the last capture or move of a man.
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move, counted up after Black's.
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// The switch of the rules: whether men may never take kings on their own promotion cells.
    pub const fn total_ban(&self) -> bool {
        self.total_ban
    }

    /// The same position with the switch set so.
    pub const fn with_total_ban(mut self, total_ban: bool) -> Self {
        self.total_ban = total_ban;
        self
    }

    /// The Zobrist key of the men, the side to move, and those marks that bear on a move: the same for positions which
    /// the repetition rule calls the same.
    pub fn key(&self) -> u64 {
        self.men_key ^ zobrist::turn(self.turn) ^ self.marks_key()
    }

    /// The enemy men which `color`'s plain men may not take: kings on their own promotion cells.
    ///
    /// A king there is safe unless it came by a capture. For the one reply after it was crowned it is the other way
    /// round, for then it still counts as a man. The total ban makes all of them safe.
    pub(super) fn safe_from_men(&self, color: Color) -> Bitboard {
        let sheltered = self.kings(!color) & promotion(!color);
        if self.total_ban {
            return sheltered;
        }
        let fresh = self.fresh.map_or(Bitboard::EMPTY, Bitboard::from);
        sheltered - (self.by_capture ^ fresh)
    }

    /// Puts a man on an empty cell.
    #[inline]
    pub(super) fn put(&mut self, cell: Cell, man: Man) {
        self.sides[man.color].insert(cell);
        if man.king {
            self.kings.insert(cell);
        }
        self.men_key ^= zobrist::man(man, cell);
    }

    /// Gives the king on a cell the mark `c`.
    pub(super) fn mark_by_capture(&mut self, cell: Cell) {
        self.by_capture.insert(cell);
    }

    /// Takes a man off the board, with its marks.
    #[inline]
    pub(super) fn lift(&mut self, cell: Cell, color: Color) {
        let king = self.kings.contains(cell);
        self.sides[color].remove(cell);
        self.men_key ^= zobrist::man(Man { color, king }, cell);
        if king {
            self.kings.remove(cell);
            self.by_capture.remove(cell);
        }
    }
}
