//! Networks for checkers: the same architecture, with men in the place of pawns, kings in that of kings, and no piece en
//! prise. The board is turned by 180 degrees for Black, and never mirrored: its promotion rows are not.

use super::avx2::{Avx2, Kernel, dispatch};
use super::delta::FeatureList;
use super::features::PIECE_CELLS;
use super::layer::Layer;
use super::network::{Network, OUTPUT_BUCKETS};
use crate::chess::Role;
use crate::draughts::Position;
use crate::engine::score::MAX_PLY;
use crate::hex::{Bitboard, Cell};
use crate::sides::{ByColor, Color};

/// The number of pieces in one output bucket: there are 48 at the start.
const PIECES_PER_BUCKET: usize = 12;
/// Maximum number of changed cells for an update; with more, a layer is recomputed.
const MAX_CHANGES: u32 = 12;

const _: () = assert!(MAX_CHANGES as usize <= FeatureList::CAPACITY);

/// The kinds of pieces, in their order in [`Pieces`].
const KINDS: [(Color, Role); 4] = [
    (Color::White, Role::Pawn),
    (Color::Black, Role::Pawn),
    (Color::White, Role::King),
    (Color::Black, Role::King),
];

/// The men and kings of both sides.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Pieces([Bitboard; KINDS.len()]);

impl Pieces {
    fn of(position: &Position) -> Self {
        Self(KINDS.map(|(color, role)| match role {
            Role::King => position.kings(color),
            _ => position.men(color),
        }))
    }

    /// The pieces here that are not in `other`.
    #[inline(always)]
    fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind] - other.0[kind]))
    }

    /// The number of pieces here that are not in `other`, and the other way round.
    #[inline(always)]
    fn distance(&self, other: &Self) -> u32 {
        self.0.iter().zip(&other.0).map(|(&here, &there)| (here ^ there).len()).sum()
    }

    /// Calls `visit` with the feature of each piece, as both sides see it.
    #[inline(always)]
    fn for_each_feature(&self, mut visit: impl FnMut(ByColor<usize>)) {
        for ((color, role), cells) in KINDS.into_iter().zip(self.0) {
            let first = |side| (usize::from(color != side) * Role::ALL.len() + role as usize) * Cell::COUNT;
            let [white, black] = Color::ALL.map(first);
            for cell in cells {
                visit(ByColor::new(white + cell.index(), black + cell.rotated().index()));
            }
        }
    }

    /// The features of at most [`MAX_CHANGES`] pieces, as both sides see them.
    #[inline(always)]
    fn features(&self) -> ByColor<FeatureList> {
        let mut lists = ByColor::<FeatureList>::default();
        self.for_each_feature(|features| {
            for side in Color::ALL {
                lists[side].push(features[side]);
            }
        });
        lists
    }
}

/// The active features from the perspectives of the side to move and of the other.
pub fn checkers_features(position: &Position) -> [Vec<usize>; 2] {
    [position.turn(), !position.turn()].map(|side| {
        let mut features = Vec::new();
        Pieces::of(position).for_each_feature(|feature| features.push(feature[side]));
        features
    })
}

/// The output bucket of a position.
pub fn checkers_bucket(position: &Position) -> usize {
    ((position.occupied().len() as usize).saturating_sub(1) / PIECES_PER_BUCKET).min(OUTPUT_BUCKETS - 1)
}

/// Whether a feature occurs in checkers. The weights of the others are zero in its networks.
pub fn is_checkers_feature(feature: usize) -> bool {
    let role = feature / Cell::COUNT % Role::ALL.len();
    feature < PIECE_CELLS && [Role::Pawn as usize, Role::King as usize].contains(&role)
}

/// The hidden layers of a position.
#[derive(Clone)]
#[repr(C, align(64))]
struct Accumulator {
    layers: ByColor<Layer>,
    pieces: Pieces,
}

impl Accumulator {
    fn of(network: &Network, pieces: Pieces) -> Self {
        let mut layers = ByColor::from_fn(|_| network.feature_bias.clone());
        pieces.for_each_feature(|features| {
            for side in Color::ALL {
                layers[side].add(&network.feature_weights[features[side]]);
            }
        });
        Self { layers, pieces }
    }

    /// Becomes that of a position with other pieces, from that of the parent or, without one, from its own old state.
    #[inline(always)]
    fn update(&mut self, network: &Network, parent: Option<&Self>, pieces: Pieces) {
        let from = parent.map_or(&self.pieces, |parent| &parent.pieces);
        if from.distance(&pieces) > MAX_CHANGES {
            *self = Self::of(network, pieces);
            return;
        }
        let (removed, added) = (from.without(&pieces).features(), pieces.without(from).features());
        for side in Color::ALL {
            let source = parent.map(|parent| &parent.layers[side]);
            let (removed, added) = (removed[side].as_slice(), added[side].as_slice());
            self.layers[side].update(source, &network.feature_weights, removed, added);
        }
        self.pieces = pieces;
    }

    #[inline(always)]
    fn value(&self, network: &Network, position: &Position, avx2: Option<Avx2>) -> i32 {
        let us = position.turn();
        network.output(&self.layers[us], &self.layers[!us], checkers_bucket(position), avx2)
    }
}

/// The accumulators by ply. Each records its pieces, so it does not matter which moves were made in between.
#[derive(Default)]
pub(in crate::engine) struct CheckersAccumulators(Vec<Accumulator>);

impl CheckersAccumulators {
    /// Evaluates a position `ply` plies from the root, from the point of view of the side to move, in the units of the
    /// network.
    pub fn evaluate(&mut self, network: &Network, position: &Position, ply: usize) -> i32 {
        dispatch(self, (network, position, ply))
    }

    /// The accumulator of a position `ply` plies from the root, brought up to date.
    #[inline(always)]
    fn at(&mut self, network: &Network, position: &Position, ply: usize) -> &Accumulator {
        let (ply, pieces) = (ply.min(MAX_PLY), Pieces::of(position));
        while self.0.len() <= ply {
            // Any position will do as the first state.
            self.0.push(Accumulator::of(network, pieces));
        }
        // Update from the parent if it was evaluated, or from the old state, whichever differs less.
        let (before, rest) = self.0.split_at_mut(ply);
        let here = &mut rest[0];
        if here.pieces != pieces {
            let nearer = before
                .last()
                .filter(|parent| parent.pieces.distance(&pieces) <= here.pieces.distance(&pieces));
            here.update(network, nearer, pieces);
        }
        here
    }
}

impl<'a> Kernel<(&'a Network, &'a Position, usize)> for CheckersAccumulators {
    #[inline(always)]
    fn run(&mut self, input: (&'a Network, &'a Position, usize), avx2: Option<Avx2>) -> i32 {
        let (network, position, ply) = input;
        self.at(network, position, ply).value(network, position, avx2)
    }
}

impl Network {
    /// Evaluates a position of checkers from scratch, from the point of view of the side to move.
    pub fn evaluate_checkers(&self, position: &Position) -> i32 {
        Accumulator::of(self, Pieces::of(position)).value(self, position, None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::nnue::network::random_network;

    #[test]
    fn incremental_updates_agree_with_a_refresh() {
        let network = random_network(5);
        let mut rng = fastrand::Rng::with_seed(6);
        for _ in 0..40 {
            let mut accumulators = CheckersAccumulators::default();
            let (mut position, mut ply) = (Position::start(), 0);
            for _ in 0..200 {
                // Up and down the path, with plies skipped.
                ply = (ply + rng.usize(0..3)).saturating_sub(1).min(MAX_PLY);
                let Some(&mv) = rng.choice(position.legal_moves().iter()) else { break };
                position.play_unchecked(mv);
                let value = accumulators.evaluate(&network, &position, ply);
                assert_eq!(value, network.evaluate_checkers(&position), "{position:?}");
            }
        }
    }

    #[test]
    fn both_sides_see_the_start_alike() {
        let [own, other] = checkers_features(&Position::start()).map(|mut features| {
            features.sort_unstable();
            features
        });
        assert_eq!(own.len(), 48);
        assert_eq!(own, other);
        assert!(own.iter().all(|&feature| is_checkers_feature(feature)));
    }

    #[test]
    fn the_board_turned_with_colours_exchanged_is_seen_alike() {
        let features = |text: &str| {
            checkers_features(&Position::from_text(text).unwrap()).map(|mut features| {
                features.sort_unstable();
                features
            })
        };
        // A cell's number becomes 110 minus itself.
        assert_eq!(features("W:W33,44,K28:B74,65"), features("B:B77,66,K82:W36,45"));
        assert_ne!(features("W:W33,44,K28:B74,65"), features("B:B77,66,82:W36,45"));
    }
}
