//! The difference of two positions in features.

use super::features::{FEATURES, Perspective};
use crate::chess::{ByColor, Color, Piece, Position, Role};
use crate::engine::threats::{Attacks, en_prise};
use crate::hex::{Bitboard, Cell};

/// With more changed cells a refresh is faster than an update.
const MAX_CHANGES: usize = 16;

/// A position with the attacks and the pieces en prise, from which the features follow.
#[derive(Clone)]
pub(super) struct FeatureBoard {
    position: Position,
    attacks: ByColor<Attacks>,
    en_prise: Bitboard,
}

impl FeatureBoard {
    pub fn of(position: &Position) -> Self {
        let attacks = ByColor::from_fn(|side| Attacks::of(position, side));
        Self { position: *position, attacks, en_prise: en_prise(position, &attacks) }
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The attacks of a side.
    pub fn attacks(&self, side: Color) -> &Attacks {
        &self.attacks[side]
    }

    /// Updates this to a position similar to that of `from`.
    #[inline(always)]
    pub fn update(&mut self, from: &Self, position: &Position) {
        self.position = *position;
        for side in Color::ALL {
            self.attacks[side] = from.attacks[side].updated(&from.position, position, side);
        }
        self.en_prise = en_prise(position, &self.attacks);
    }

    /// The cells on which another position has other pieces.
    pub fn changed_cells(&self, other: &Position) -> Bitboard {
        let here = &self.position;
        let colors = Color::ALL.map(|color| here.by_color(color) ^ other.by_color(color));
        let roles = Role::ALL.iter().map(|&role| here.by_role(role) ^ other.by_role(role));
        roles.fold(colors[0] | colors[1], |all, changed| all | changed)
    }

    /// The pieces on some cells.
    #[inline(always)]
    pub fn pieces(&self, cells: Bitboard) -> impl Iterator<Item = BoardPiece> {
        let occupied = self.position.occupied() & cells;
        occupied.iter().filter_map(|cell| {
            let piece = self.position.piece_at(cell)?;
            Some(BoardPiece { piece, cell, is_en_prise: self.en_prise.contains(cell) })
        })
    }
}

/// The features removed and added for one perspective: those of pieces that move, and of pieces that are en prise on
/// one of the boards only.
#[derive(Default)]
pub(super) struct FeatureDelta {
    pub removed: FeatureList,
    pub added: FeatureList,
}

impl FeatureDelta {
    /// The deltas for both perspectives; `None` if too much differs. `changed` are the cells with other pieces.
    #[inline(always)]
    pub fn between(
        from: &FeatureBoard,
        to: &FeatureBoard,
        changed: Bitboard,
        perspectives: ByColor<Perspective>,
    ) -> Option<ByColor<Self>> {
        let changes = changed | (from.en_prise ^ to.en_prise);
        if changes.len() > MAX_CHANGES as u32 {
            return None;
        }
        let mut deltas = ByColor::<Self>::default();
        for piece in from.pieces(changes) {
            for color in Color::ALL {
                deltas[color].removed.push(piece.feature(perspectives[color]));
            }
        }
        for piece in to.pieces(changes) {
            for color in Color::ALL {
                deltas[color].added.push(piece.feature(perspectives[color]));
            }
        }
        Some(deltas)
    }
}

/// A piece on its cell.
#[derive(Clone, Copy)]
pub(super) struct BoardPiece {
    piece: Piece,
    cell: Cell,
    is_en_prise: bool,
}

impl BoardPiece {
    /// The index of its feature.
    #[inline(always)]
    pub fn feature(self, perspective: Perspective) -> usize {
        perspective.feature(self.piece, self.cell, self.is_en_prise)
    }
}

/// A short list of features.
#[derive(Default)]
pub(super) struct FeatureList {
    list: [u16; MAX_CHANGES],
    len: usize,
}

const _: () = assert!(FEATURES <= 1 << 16);

impl FeatureList {
    /// The maximum number of features in a list.
    pub const CAPACITY: usize = MAX_CHANGES;

    #[inline(always)]
    pub fn push(&mut self, feature: usize) {
        self.list[self.len] = feature as u16;
        self.len += 1;
    }

    #[inline(always)]
    pub fn as_slice(&self) -> &[u16] {
        &self.list[..self.len]
    }
}

/// The active features from the perspectives of the side to move and of the other.
pub fn active_features(position: &Position) -> [Vec<usize>; 2] {
    let board = FeatureBoard::of(position);
    [position.turn(), !position.turn()].map(|color| {
        let perspective = Perspective::of(position, color);
        board.pieces(Bitboard::ALL).map(|piece| piece.feature(perspective)).collect()
    })
}
