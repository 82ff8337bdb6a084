//! Accumulators: the hidden layers of the positions on the current path, updated incrementally.

use super::avx2::{Avx2, Kernel, dispatch};
use super::delta::{FeatureBoard, FeatureDelta};
use super::features::Perspective;
use super::layer::Layer;
use super::network::{Network, output_bucket};
use crate::chess::{ByColor, Color, Position};
use crate::engine::score::MAX_PLY;
use crate::engine::threats::Attacks;
use crate::hex::Bitboard;

/// The maximum number of cells that a move changes, castling aside.
const CELLS_PER_MOVE: u32 = 3;

/// The hidden layers of a position, aligned to cache lines.
#[derive(Clone)]
#[repr(C, align(64))]
pub(super) struct Accumulator {
    layers: ByColor<Layer>,
    perspectives: ByColor<Perspective>,
    board: FeatureBoard,
}

impl Accumulator {
    /// Computes the accumulator of a position from scratch.
    pub fn of(network: &Network, position: &Position) -> Self {
        let board = FeatureBoard::of(position);
        let perspectives = ByColor::from_fn(|color| Perspective::of(position, color));
        let layers = ByColor::from_fn(|color| refresh(network, perspectives[color], &board));
        Self { layers, perspectives, board }
    }

    /// Updates this to the accumulator of a position, from that of the parent or, without one, from its own old state.
    /// `changed` are the cells with other pieces than there.
    #[inline(always)]
    fn update(&mut self, network: &Network, parent: Option<&Self>, position: &Position, changed: Bitboard) {
        let own;
        let (from, old_perspectives) = if let Some(parent) = parent {
            (&parent.board, parent.perspectives)
        } else {
            own = self.board.clone();
            (&own, self.perspectives)
        };
        self.board.update(from, position);
        self.perspectives = ByColor::from_fn(|color| Perspective::of(position, color));
        let delta = FeatureDelta::between(from, &self.board, changed, self.perspectives);
        for color in Color::ALL {
            let layer = &mut self.layers[color];
            match &delta {
                Some(delta) if old_perspectives[color] == self.perspectives[color] => {
                    let (removed, added) = (delta[color].removed.as_slice(), delta[color].added.as_slice());
                    let source = parent.map(|parent| &parent.layers[color]);
                    layer.update(source, &network.feature_weights, removed, added);
                }
                _ => *layer = refresh(network, self.perspectives[color], &self.board),
            }
        }
    }

    /// The output of the network in centipawns for the side to move.
    #[inline(always)]
    pub fn value(&self, network: &Network, avx2: Option<Avx2>) -> i32 {
        let position = self.board.position();
        let us = position.turn();
        network.output(&self.layers[us], &self.layers[!us], output_bucket(position), avx2)
    }
}

/// The accumulators by ply.
///
/// Each records its position, and updates compare boards. So it does not matter which moves were made or unmade in
/// between, or which plies were skipped.
#[derive(Default)]
pub(in crate::engine) struct Accumulators(Vec<Accumulator>);

impl Accumulators {
    /// Evaluates a position `ply` plies from the root, in centipawns for the side to move.
    pub fn evaluate(&mut self, network: &Network, position: &Position, ply: usize) -> i32 {
        dispatch(self, (network, position, ply))
    }

    /// The accumulator of a position `ply` plies from the root, brought up to date.
    #[inline(always)]
    fn at(&mut self, network: &Network, position: &Position, ply: usize) -> &Accumulator {
        let ply = ply.min(MAX_PLY);
        while self.0.len() <= ply {
            // Any position will do as the first state.
            self.0.push(Accumulator::of(network, position));
        }
        let (before, rest) = self.0.split_at_mut(ply);
        let here = &mut rest[0];
        // Update from the parent if it is a move away, otherwise from the parent or the old state, whichever differs less.
        let parent = before.last().map(|parent| (parent, parent.board.changed_cells(position)));
        let near = parent.filter(|(_, changed)| changed.len() <= CELLS_PER_MOVE);
        let (parent, changed) = if let Some((parent, changed)) = near {
            (Some(parent), changed)
        } else {
            let changed = here.board.changed_cells(position);
            let nearer = parent.filter(|(_, far)| far.len() <= changed.len());
            nearer.map_or((None, changed), |(parent, far)| (Some(parent), far))
        };
        here.update(network, parent, position, changed);
        here
    }
}

impl<'a> Kernel<(&'a Network, &'a Position, usize)> for Accumulators {
    #[inline(always)]
    fn run(&mut self, input: (&'a Network, &'a Position, usize), avx2: Option<Avx2>) -> i32 {
        let (network, position, ply) = input;
        self.at(network, position, ply).value(network, avx2)
    }
}

impl Accumulators {
    /// The attacks of a side, if this position was the last that was evaluated at this ply.
    pub fn attacks(&self, position: &Position, ply: usize, side: Color) -> Option<&Attacks> {
        let board = &self.0.get(ply)?.board;
        (board.position().board_key() == position.board_key()).then(|| board.attacks(side))
    }
}

impl Network {
    /// Evaluates a position from scratch, in centipawns for the side to move.
    pub fn evaluate(&self, position: &Position) -> i32 {
        Accumulator::of(self, position).value(self, None)
    }
}

/// Computes a hidden layer from scratch.
#[inline(always)]
fn refresh(network: &Network, perspective: Perspective, board: &FeatureBoard) -> Layer {
    let mut layer = network.feature_bias.clone();
    for piece in board.pieces(Bitboard::ALL) {
        layer.add(&network.feature_weights[piece.feature(perspective)]);
    }
    layer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;
    use crate::engine::nnue::network::random_network;

    #[test]
    fn incremental_updates_agree_with_a_refresh() {
        let network = random_network(5);
        let mut rng = fastrand::Rng::with_seed(6);
        for variant in Variant::ALL {
            for _ in 0..10 {
                let mut accumulators = Accumulators::default();
                let mut position = Position::start(variant);
                let mut ply = 0;
                for _ in 0..200 {
                    // Up and down the path, with plies skipped.
                    ply = (ply + rng.usize(0..3)).saturating_sub(1).min(MAX_PLY);
                    let Some(&m) = rng.choice(position.legal_moves().iter()) else { break };
                    position.play_unchecked(m);
                    assert_eq!(
                        accumulators.evaluate(&network, &position, ply),
                        network.evaluate(&position),
                        "{position:?}"
                    );
                }
            }
        }
    }
}
