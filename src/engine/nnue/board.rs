//! What the network sees of a position, and in what two positions differ to it.

use super::features::{FEATURES, Perspective};
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

    /// The men on some cells.
    #[inline(always)]
    pub fn men(&self, cells: Bitboard) -> impl Iterator<Item = Man> {
        let men = self.position.occupied() & cells;
        men.iter().filter_map(|cell| {
            let piece = self.position.piece_at(cell)?;
            Some(Man { piece, cell, is_exposed: self.exposed.contains(cell) })
        })
    }
}

/// What changes for a side from one board to another: the inputs of men that move, and of men that are exposed on one
/// of the boards only.
#[derive(Default)]
pub(super) struct Turnover {
    pub gone: Inputs,
    pub new: Inputs,
}

impl Turnover {
    /// For both sides; `None` if the boards differ in too much. There are other men on the cells `changed`.
    pub fn between(
        from: &Board,
        to: &Board,
        changed: Bitboard,
        perspectives: ByColor<Perspective>,
    ) -> Option<ByColor<Self>> {
        let changes = changed | (from.exposed ^ to.exposed);
        if changes.len() > MANY_CHANGES as u32 {
            return None;
        }
        let mut turnovers = ByColor::<Self>::default();
        for man in from.men(changes) {
            for color in Color::ALL {
                turnovers[color].gone.add(man, perspectives[color]);
            }
        }
        for man in to.men(changes) {
            for color in Color::ALL {
                turnovers[color].new.add(man, perspectives[color]);
            }
        }
        Some(turnovers)
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
    /// The input that tells of him.
    #[inline(always)]
    pub fn feature(self, perspective: Perspective) -> usize {
        perspective.feature(self.piece, self.cell, self.is_exposed)
    }
}

/// A few inputs of the network.
#[derive(Default)]
pub(super) struct Inputs {
    list: [u16; MANY_CHANGES],
    len: usize,
}

const _: () = assert!(FEATURES <= 1 << 16);

impl Inputs {
    #[inline(always)]
    fn add(&mut self, man: Man, perspective: Perspective) {
        self.list[self.len] = man.feature(perspective) as u16;
        self.len += 1;
    }

    #[inline(always)]
    pub fn as_slice(&self) -> &[u16] {
        &self.list[..self.len]
    }
}

/// The inputs that are on, as the side to move sees the position and as the other does.
pub fn active_features(position: &Position) -> [Vec<usize>; 2] {
    let board = Board::of(position);
    [position.turn(), !position.turn()].map(|color| {
        let perspective = Perspective::of(position, color);
        board.men(Bitboard::ALL).map(|man| man.feature(perspective)).collect()
    })
}
