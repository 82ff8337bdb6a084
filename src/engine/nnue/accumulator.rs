//! The neurons of the positions of a line, each made from one that differs little.

use super::features::Perspective;
use super::{Layer, Network, WIDTH, bucket};
use crate::chess::{ByColor, Color, Position, Role};
use crate::engine::score::MAX_PLY;
use crate::hex::Bitboard;

/// Beyond so many changed cells the neurons are made from nothing.
const MANY_CHANGES: u32 = 12;

/// The neurons of a position.
struct Accumulator {
    position: Position,
    layers: ByColor<(Perspective, Layer)>,
}

/// Accumulators for every ply of a line.
///
/// Each keeps the position it was made for, and the next is made by comparing boards. So it does not matter what
/// was played or taken back between, or which plies were left out.
pub(in crate::engine) struct Accumulators(Vec<Option<Accumulator>>);

impl Accumulators {
    pub fn new() -> Self {
        Self(std::iter::repeat_with(|| None).take(MAX_PLY + 1).collect())
    }

    /// The network's value of the position in centipawns for the side to move, `ply` plies from the root.
    pub fn evaluate(&mut self, network: &Network, position: &Position, ply: usize) -> i32 {
        let here = ply.min(MAX_PLY);
        let before = here.saturating_sub(1);
        // A sibling's neurons, or the parent's: whichever is nearer.
        let changes =
            [before, here].map(|at| self.0[at].as_ref().map(|known| changes(&known.position, position)));
        let nearest = match changes {
            [Some(parent), Some(sibling)] if sibling.len() < parent.len() => Some((here, sibling)),
            [Some(parent), _] => Some((before, parent)),
            [None, sibling] => sibling.map(|sibling| (here, sibling)),
        };
        let known = nearest.and_then(|(at, changes)| Some((self.0[at].as_ref()?, changes)));
        let layers = ByColor::from_fn(|color| {
            let perspective = Perspective::of(position, color);
            let layer = match known {
                Some((known, changes))
                    if known.layers[color].0 == perspective && changes.len() <= MANY_CHANGES =>
                {
                    let mut layer = known.layers[color].1;
                    update(network, perspective, &mut layer, &known.position, position, changes);
                    layer
                }
                _ => fresh(network, perspective, position),
            };
            (perspective, layer)
        });
        let (own, other) = (&layers[position.turn()].1, &layers[!position.turn()].1);
        let value = network.output(own, other, bucket(position));
        self.0[here] = Some(Accumulator { position: *position, layers });
        value
    }
}

/// The cells on which two positions differ.
fn changes(a: &Position, b: &Position) -> Bitboard {
    let colors = (a.by_color(Color::White) ^ b.by_color(Color::White))
        | (a.by_color(Color::Black) ^ b.by_color(Color::Black));
    Role::ALL.iter().fold(colors, |all, &role| all | (a.by_role(role) ^ b.by_role(role)))
}

fn fresh(network: &Network, perspective: Perspective, position: &Position) -> Layer {
    let mut layer = network.bias;
    for cell in position.occupied() {
        if let Some(piece) = position.piece_at(cell) {
            add(&mut layer, &network.inputs[perspective.feature(piece, cell)]);
        }
    }
    layer
}

/// Takes away the men that are no longer where they were, and adds those that came.
fn update(
    network: &Network,
    perspective: Perspective,
    layer: &mut Layer,
    from: &Position,
    to: &Position,
    changes: Bitboard,
) {
    for cell in changes {
        if let Some(piece) = from.piece_at(cell) {
            subtract(layer, &network.inputs[perspective.feature(piece, cell)]);
        }
        if let Some(piece) = to.piece_at(cell) {
            add(layer, &network.inputs[perspective.feature(piece, cell)]);
        }
    }
}

#[inline(always)]
fn add(layer: &mut Layer, weights: &Layer) {
    for i in 0..WIDTH {
        layer[i] = layer[i].wrapping_add(weights[i]);
    }
}

#[inline(always)]
fn subtract(layer: &mut Layer, weights: &Layer) {
    for i in 0..WIDTH {
        layer[i] = layer[i].wrapping_sub(weights[i]);
    }
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
                let mut accumulators = Accumulators::new();
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
