//! The evaluation by a small neural network, updated with each move (NNUE, after Yu Nasu, 2018).
//!
//! What stands where, as each side sees the board, and what of it is exposed to be taken, goes into one layer of
//! neurons a side, its accumulator; both accumulators go into a single output. Between a position and the next only a
//! few inputs change, and their weights are added to or taken from the accumulators. All numbers are integers, so that
//! the value is the same on every machine. `heksy train` makes the networks from games of the engine against itself.

mod accumulator;
mod board;
mod features;

use std::sync::{Arc, LazyLock};

use wide::{i16x8, i32x4};

use accumulator::Accumulator;
pub(super) use accumulator::Accumulators;
pub use board::active_features;
pub use features::{FEATURES, MEN, Perspective};

use crate::chess::{Position, Variant};

/// Neurons of a side.
pub const WIDTH: usize = 128;
/// The outputs: which one counts is told by the number of men on the board.
pub const BUCKETS: usize = 4;
/// A neuron that is wholly on.
pub const ONE: i32 = 255;
/// An output weight of 1.
pub const OUTPUT_ONE: i32 = 64;
/// The greatest output weight: with it a product of weight and neuron is still an `i16`.
pub const OUTPUT_LIMIT: i16 = 127;
/// Centipawns of an output of 1: the scale of the curve from centipawns to points.
pub const SCALE: i32 = 250;

/// The bytes of a network: little-endian numbers of two bytes, but for the biases of the outputs, which have four.
pub const BYTES: usize = 2 * (FEATURES * WIDTH + WIDTH + BUCKETS * 2 * WIDTH) + 4 * BUCKETS;

/// Neurons of one side.
pub(super) type Layer = [i16; WIDTH];

/// What an input adds to the neurons of a side, laid out so that the processor's cache holds it in the fewest lines.
#[derive(Clone, PartialEq, Eq)]
#[repr(align(64))]
pub struct Row(pub Layer);

/// A network's weights, as integers.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    /// For each input, what it adds to the neurons, in parts of [`ONE`].
    pub inputs: Box<[Row]>,
    /// What the neurons begin with.
    pub bias: Layer,
    /// For each output, the weights of the neurons of the side to move and of the other, in parts of [`OUTPUT_ONE`].
    pub outputs: [[Layer; 2]; BUCKETS],
    /// What the outputs begin with, in parts of `ONE * OUTPUT_ONE`.
    pub output_bias: [i32; BUCKETS],
}

static GLINSKI: LazyLock<Option<Arc<Network>>> =
    LazyLock::new(|| Network::from_bytes(include_bytes!("../../../assets/nets/glinski.nnue")).map(Arc::new));

impl Network {
    /// The network the program plays this variant with; `None` where the hand-made terms do it.
    pub fn of(variant: Variant) -> Option<Arc<Self>> {
        match variant {
            Variant::Glinski => GLINSKI.clone(),
            Variant::McCooey | Variant::Shafran => None,
        }
    }

    /// Reads a network; `None` if there are not [`BYTES`] bytes.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        if bytes.len() != BYTES {
            return None;
        }
        let (words, tail) = bytes.split_at(BYTES - 4 * BUCKETS);
        let mut words = words.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut tail =
            tail.chunks_exact(4).map(|four| i32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        let mut layer = || std::array::from_fn(|_| words.next().unwrap_or_default());
        let inputs = (0..FEATURES).map(|_| Row(layer())).collect();
        let bias = layer();
        let outputs = std::array::from_fn(|_| std::array::from_fn(|_| layer()));
        let output_bias = std::array::from_fn(|_| tail.next().unwrap_or_default());
        Some(Self { inputs, bias, outputs, output_bias })
    }

    /// Writes the network as [`Network::from_bytes`] reads it.
    pub fn to_bytes(&self) -> Vec<u8> {
        let layers =
            self.inputs.iter().map(|Row(row)| row).chain([&self.bias]).chain(self.outputs.as_flattened());
        let words = layers.flatten().flat_map(|word| word.to_le_bytes());
        words.chain(self.output_bias.iter().flat_map(|bias| bias.to_le_bytes())).collect()
    }

    /// The output in centipawns for the side to move, from its own and the other side's neurons.
    fn output(&self, own: &Layer, other: &Layer, bucket: usize) -> i32 {
        let [own_weights, other_weights] = &self.outputs[bucket];
        let sum = dot(own, own_weights) + dot(other, other_weights);
        (sum / ONE + self.output_bias[bucket]) * SCALE / (ONE * OUTPUT_ONE)
    }

    /// The value of a position in centipawns for the side to move, from nothing.
    pub fn evaluate(&self, position: &Position) -> i32 {
        Accumulator::of(self, position).value(self)
    }
}

/// The sum of weights times squared neurons, each neuron being cut off at 0 and at [`ONE`].
///
/// The product of weight and neuron fits into an `i16`, so that eight at a time are multiplied and added.
#[inline(always)]
fn dot(neurons: &Layer, weights: &Layer) -> i32 {
    let (zero, one) = (i16x8::splat(0), i16x8::splat(ONE as i16));
    let mut sum = i32x4::ZERO;
    for (neurons, weights) in neurons.as_chunks::<8>().0.iter().zip(weights.as_chunks::<8>().0) {
        let neurons = i16x8::new(*neurons).max(zero).min(one);
        sum += (neurons * i16x8::new(*weights)).dot(neurons);
    }
    sum.reduce_add()
}

/// Which output counts.
pub fn bucket(position: &Position) -> usize {
    (position.occupied().len() as usize / 9).min(BUCKETS - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Position;

    /// A network with numbers as large as they come.
    pub(super) fn random_network(seed: u64) -> Network {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut layer = |limit: i16| -> Layer { std::array::from_fn(|_| rng.i16(-limit..=limit)) };
        Network {
            inputs: (0..FEATURES).map(|_| Row(layer(300))).collect(),
            bias: layer(200),
            outputs: std::array::from_fn(|_| std::array::from_fn(|_| layer(OUTPUT_LIMIT))),
            output_bias: std::array::from_fn(|i| 1_000 * i as i32 - 1_500),
        }
    }

    #[test]
    fn networks_are_read_as_they_are_written() {
        let network = random_network(1);
        let bytes = network.to_bytes();
        assert_eq!(bytes.len(), BYTES);
        assert!(Network::from_bytes(&bytes) == Some(network));
        assert!(Network::from_bytes(&bytes[1..]).is_none() && Network::from_bytes(&[]).is_none());
    }

    #[test]
    fn the_programs_networks_can_be_read() {
        assert!(Network::of(Variant::Glinski).is_some());
    }

    #[test]
    fn products_do_not_overflow() {
        let (own, most) = ([ONE as i16; WIDTH], [OUTPUT_LIMIT; WIDTH]);
        assert_eq!(dot(&own, &most), WIDTH as i32 * ONE * ONE * i32::from(OUTPUT_LIMIT));
        assert!(2 * WIDTH as i64 * i64::from(ONE * ONE) * i64::from(OUTPUT_LIMIT) < i64::from(i32::MAX));
        assert_eq!(dot(&[-5; WIDTH], &most), 0);
        assert_eq!(dot(&[9_000; WIDTH], &[-OUTPUT_LIMIT; WIDTH]), -dot(&own, &most));
    }

    #[test]
    fn inputs_are_one_for_each_man_and_below_their_number() {
        let sorted = |mut features: Vec<usize>| {
            features.sort_unstable();
            features.dedup();
            features
        };
        for variant in Variant::ALL {
            let position = Position::start(variant);
            let [own, other] = active_features(&position).map(sorted);
            assert_eq!(own.len(), position.occupied().len() as usize);
            assert!(own.iter().all(|&feature| feature < FEATURES));
            // Every start looks the same from both ends, with the kings on the same side.
            assert_eq!(own, other, "{variant}");
        }
    }

    #[test]
    fn a_side_more_is_worth_a_side_less_to_the_other() {
        let network = Network::of(Variant::Glinski).unwrap();
        let value = |fen: &str| network.evaluate(&Position::from_fen(Variant::Glinski, fen).unwrap());
        let start = Position::start(Variant::Glinski).to_fen();
        assert!(value(&start).abs() < 150);
        let without_queen = start.replace('Q', "1");
        assert!(value(&without_queen) < -500, "{}", value(&without_queen));
        assert!(value(&without_queen.replace(" w ", " b ")) > 500);
    }
}
