//! The neurons of the positions of a line, each made from one that differs little.

use super::board::{Board, Turnover};
use super::features::Perspective;
use super::{Layer, Network, WIDTH, bucket};
use crate::chess::{ByColor, Color, Position};
use crate::engine::score::MAX_PLY;
use crate::hex::Bitboard;

/// Neurons that are worked on at a time: as many as the registers of a processor hold.
const CHUNK: usize = 64;
/// Most moves change no more cells than these.
const CELLS_OF_A_MOVE: u32 = 3;

/// The neurons of a position, as they lie best in the processor's cache.
#[derive(Clone)]
#[repr(C, align(64))]
pub(super) struct Accumulator {
    layers: ByColor<Layer>,
    perspectives: ByColor<Perspective>,
    board: Board,
}

impl Accumulator {
    /// Made from nothing.
    pub fn of(network: &Network, position: &Position) -> Self {
        let board = Board::of(position);
        let perspectives = ByColor::from_fn(|color| Perspective::of(position, color));
        let layers = ByColor::from_fn(|color| fresh(network, perspectives[color], &board));
        Self { layers, perspectives, board }
    }

    /// Becomes that of a position, made from the parent's or, without a parent, from what it has been. On the cells
    /// `changed` the position has other men than that.
    fn follow(&mut self, network: &Network, parent: Option<&Self>, position: &Position, changed: Bitboard) {
        let own;
        let (from, known) = if let Some(parent) = parent {
            (&parent.board, parent.perspectives)
        } else {
            own = self.board.clone();
            (&own, self.perspectives)
        };
        self.board.follow(from, position);
        self.perspectives = ByColor::from_fn(|color| Perspective::of(position, color));
        let turnover = Turnover::between(from, &self.board, changed, self.perspectives);
        for color in Color::ALL {
            let layer = &mut self.layers[color];
            match &turnover {
                Some(turnover) if known[color] == self.perspectives[color] => {
                    turn_over(network, &turnover[color], parent.map(|parent| &parent.layers[color]), layer);
                }
                _ => *layer = fresh(network, self.perspectives[color], &self.board),
            }
        }
    }

    /// What the network says of the position, in centipawns for the side to move.
    pub fn value(&self, network: &Network) -> i32 {
        let position = self.board.position();
        let us = position.turn();
        network.output(&self.layers[us], &self.layers[!us], bucket(position))
    }
}

/// Accumulators for every ply of a line.
///
/// Each keeps the position it was made for, and the next is made by comparing boards. So it does not matter what
/// was played or taken back between, or which plies were left out.
#[derive(Default)]
pub(in crate::engine) struct Accumulators(Vec<Accumulator>);

impl Accumulators {
    /// The network's value of the position in centipawns for the side to move, `ply` plies from the root.
    pub fn evaluate(&mut self, network: &Network, position: &Position, ply: usize) -> i32 {
        let ply = ply.min(MAX_PLY);
        while self.0.len() <= ply {
            // Any position will do to go on from.
            self.0.push(Accumulator::of(network, position));
        }
        let (before, rest) = self.0.split_at_mut(ply);
        let here = &mut rest[0];
        // The parent's neurons, if it is but a move away, or a sibling's: whichever is nearer.
        let parent = before.last().map(|parent| (parent, parent.board.changes(position)));
        let near = parent.filter(|(_, changed)| changed.len() <= CELLS_OF_A_MOVE);
        let (parent, changed) = if let Some((parent, changed)) = near {
            (Some(parent), changed)
        } else {
            let changed = here.board.changes(position);
            let nearer = parent.filter(|(_, far)| far.len() <= changed.len());
            nearer.map_or((None, changed), |(parent, far)| (Some(parent), far))
        };
        here.follow(network, parent, position, changed);
        here.value(network)
    }
}

/// Turns the neurons of `source`, or those of the target itself, into the target's, a chunk at a time.
fn turn_over(network: &Network, turnover: &Turnover, source: Option<&Layer>, target: &mut Layer) {
    for first in (0..WIDTH).step_by(CHUNK) {
        let chunk = |layer: &Layer| -> [i16; CHUNK] { std::array::from_fn(|i| layer[first + i]) };
        let mut neurons = chunk(source.unwrap_or(target));
        for &input in turnover.gone.as_slice() {
            let weights = chunk(&network.inputs[usize::from(input)].0);
            for i in 0..CHUNK {
                neurons[i] = neurons[i].wrapping_sub(weights[i]);
            }
        }
        for &input in turnover.new.as_slice() {
            let weights = chunk(&network.inputs[usize::from(input)].0);
            for i in 0..CHUNK {
                neurons[i] = neurons[i].wrapping_add(weights[i]);
            }
        }
        target[first..first + CHUNK].copy_from_slice(&neurons);
    }
}

/// The neurons made from nothing.
fn fresh(network: &Network, perspective: Perspective, board: &Board) -> Layer {
    let mut layer = network.bias;
    for man in board.men(Bitboard::ALL) {
        for (neuron, &weight) in layer.iter_mut().zip(&network.inputs[man.feature(perspective)].0) {
            *neuron = neuron.wrapping_add(weight);
        }
    }
    layer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;
    use crate::engine::nnue::tests::random_network;

    #[test]
    fn neurons_made_step_by_step_are_those_made_from_nothing() {
        let network = random_network(5);
        let mut rng = fastrand::Rng::with_seed(6);
        for variant in Variant::ALL {
            for _ in 0..10 {
                let mut accumulators = Accumulators::default();
                let mut position = Position::start(variant);
                let mut ply = 0;
                for _ in 0..200 {
                    // Up and down the line, with plies left out.
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
