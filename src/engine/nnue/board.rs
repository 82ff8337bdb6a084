//! What the network sees of a position, and in what two positions differ to it.

use super::features::Perspective;
use crate::chess::{ByColor, Color, Piece, Position, Role};
use crate::engine::danger::{Attacks, exposed};
use crate::hex::{Bitboard, Cell};

/// Beyond so many changed cells it is quicker to make the neurons from nothing.
const MANY_CHANGES: usize = 16;

/// What the network sees of a position.
#[derive(Clone)]
pub(super) struct Board {
    position: Position,
    attacks: ByColor<Attacks>,
    exposed: Bitboard,
}

impl Board {
    pub fn of(position: &Position) -> Self {
        let attacks = ByColor::from_fn(|side| Attacks::of(position, side));
        Self { position: *position, attacks, exposed: exposed(position, &attacks) }
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Becomes that of a position that differs little from the one of `from`.
    pub fn follow(&mut self, from: &Self, position: &Position) {
        self.position = *position;
        for side in Color::ALL {
            self.attacks[side] = from.attacks[side].after(&from.position, position, side);
        }
        self.exposed = exposed(position, &self.attacks);
    }

    /// The cells on which a position has other men.
    pub fn changes(&self, other: &Position) -> Bitboard {
        let here = &self.position;
        let colors = Color::ALL.map(|color| here.by_color(color) ^ other.by_color(color));
        let roles = Role::ALL.iter().map(|&role| here.by_role(role) ^ other.by_role(role));
        roles.fold(colors[0] | colors[1], |all, changed| all | changed)
    }

    /// The men on the board.
    pub fn men(&self) -> impl Iterator<Item = Man> {
        self.position.occupied().iter().filter_map(|cell| self.man(cell))
    }

    /// The man on a cell.
    #[inline(always)]
    fn man(&self, cell: Cell) -> Option<Man> {
        let piece = self.position.piece_at(cell)?;
        Some(Man { piece, cell, is_exposed: self.exposed.contains(cell) })
    }
}

/// The men that go and those that come from one board to another: those that move, and those that are exposed on one
/// of the boards only.
#[derive(Default)]
pub(super) struct Turnover {
    pub gone: Men,
    pub new: Men,
}

impl Turnover {
    /// `None` if the boards differ in too much.
    pub fn between(from: &Board, to: &Board) -> Option<Self> {
        let changes = from.changes(&to.position) | (from.exposed ^ to.exposed);
        if changes.len() > MANY_CHANGES as u32 {
            return None;
        }
        let mut turnover = Self::default();
        for cell in changes {
            turnover.gone.add(from.man(cell));
            turnover.new.add(to.man(cell));
        }
        Some(turnover)
    }
}

/// A man where he stands.
#[derive(Clone, Copy)]
pub(super) struct Man {
    piece: Piece,
    cell: Cell,
    is_exposed: bool,
}

impl Man {
    const NONE: Self =
        Self { piece: Piece { color: Color::White, role: Role::Pawn }, cell: Cell::A1, is_exposed: false };

    /// The input that tells of him.
    #[inline(always)]
    pub fn feature(self, perspective: Perspective) -> usize {
        perspective.feature(self.piece, self.cell, self.is_exposed)
    }
}

/// A few men.
pub(super) struct Men {
    list: [Man; MANY_CHANGES],
    count: usize,
}

impl Default for Men {
    fn default() -> Self {
        Self { list: [Man::NONE; MANY_CHANGES], count: 0 }
    }
}

impl Men {
    fn add(&mut self, man: Option<Man>) {
        if let Some(man) = man {
            self.list[self.count] = man;
            self.count += 1;
        }
    }

    pub fn as_slice(&self) -> &[Man] {
        &self.list[..self.count]
    }
}

/// The inputs that are on, as the side to move sees the position and as the other does.
pub fn active_features(position: &Position) -> [Vec<usize>; 2] {
    let board = Board::of(position);
    [position.turn(), !position.turn()].map(|color| {
        let perspective = Perspective::of(position, color);
        board.men().map(|man| man.feature(perspective)).collect()
    })
}
