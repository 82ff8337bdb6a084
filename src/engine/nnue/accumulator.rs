//! Accumulators: the hidden layers of the positions on the current path, updated incrementally.

use super::delta::{FeatureBoard, FeatureDelta};
use super::features::Perspective;
use super::network::{HIDDEN_SIZE, Layer, Network, output_bucket};
use crate::chess::{ByColor, Color, Position};
use crate::engine::score::MAX_PLY;
use crate::engine::threats::Attacks;
use crate::hex::Bitboard;

/// Neurons updated at a time: as many as fit into the registers.
const CHUNK: usize = 64;
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
                    apply_delta(network, &delta[color], parent.map(|parent| &parent.layers[color]), layer);
                }
                _ => *layer = refresh(network, self.perspectives[color], &self.board),
            }
        }
    }

    /// The output of the network in centipawns for the side to move.
    pub fn value(&self, network: &Network) -> i32 {
        let position = self.board.position();
        let us = position.turn();
        network.output(&self.layers[us], &self.layers[!us], output_bucket(position))
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
        let ply = ply.min(MAX_PLY);
        while self.0.len() <= ply {
            // Any position will do as the first state.
            self.0.push(Accumulator::of(network, position));
        }
        let (before, rest) = self.0.split_at_mut(ply);
        let here = &mut rest[0];
        // Update from the parent if it is a move away, else from the parent or the old state, whichever differs less.
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
        here.value(network)
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
        Accumulator::of(self, position).value(self)
    }
}

/// Applies a feature delta to the layer `source`, or to the target itself, a chunk at a time.
fn apply_delta(network: &Network, delta: &FeatureDelta, source: Option<&Layer>, target: &mut Layer) {
    for first in (0..HIDDEN_SIZE).step_by(CHUNK) {
        let chunk = |layer: &Layer| -> [i16; CHUNK] { std::array::from_fn(|i| layer[first + i]) };
        let mut neurons = chunk(source.unwrap_or(target));
        for &feature in delta.removed.as_slice() {
            let weights = chunk(&network.feature_weights[usize::from(feature)].0);
            for i in 0..CHUNK {
                neurons[i] = neurons[i].wrapping_sub(weights[i]);
            }
        }
        for &feature in delta.added.as_slice() {
            let weights = chunk(&network.feature_weights[usize::from(feature)].0);
            for i in 0..CHUNK {
                neurons[i] = neurons[i].wrapping_add(weights[i]);
            }
        }
        target[first..first + CHUNK].copy_from_slice(&neurons);
    }
}

/// Computes a hidden layer from scratch.
fn refresh(network: &Network, perspective: Perspective, board: &FeatureBoard) -> Layer {
    let mut layer = network.feature_bias;
    for piece in board.pieces(Bitboard::ALL) {
        for (neuron, &weight) in layer.iter_mut().zip(&network.feature_weights[piece.feature(perspective)].0)
        {
            *neuron = neuron.wrapping_add(weight);
        }
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
