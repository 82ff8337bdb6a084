//! The weights of a network, and its output.

use std::sync::{Arc, OnceLock};

use super::avx2::Avx2;
use super::features::FEATURES;
use super::layer::{HIDDEN_SIZE, Layer, QA};
use crate::chess::Position;
use crate::game::Variant;

/// The number of output buckets, selected by the number of pieces on the board.
pub const OUTPUT_BUCKETS: usize = 4;
/// The quantization of the output weights: the integer for a weight of 1.
pub const QB: i32 = 64;
/// The centipawns of an output of 1: the scale of the sigmoid from centipawns to expected score.
pub const SCALE: i32 = 250;

/// The size of the weights in bytes: little-endian `i16`, except the output biases, which are `i32`.
pub(super) const WEIGHT_BYTES: usize =
    2 * (FEATURES * HIDDEN_SIZE + HIDDEN_SIZE + OUTPUT_BUCKETS * 2 * HIDDEN_SIZE) + 4 * OUTPUT_BUCKETS;

/// A quantized network.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    /// The game whose positions the network evaluates.
    pub variant: Variant,
    /// The training of the network, in a sentence or two.
    pub description: String,
    /// The feature weights, quantized by [`QA`].
    pub feature_weights: Box<[Layer]>,
    /// The biases of the hidden layer, quantized by [`QA`].
    pub feature_bias: Layer,
    /// By bucket, the output weights for the side to move and for the other, quantized by [`QB`].
    pub output_weights: [[Layer; 2]; OUTPUT_BUCKETS],
    /// The output biases by bucket, quantized by `QA * QB`.
    pub output_bias: [i32; OUTPUT_BUCKETS],
}

impl Network {
    /// The built-in network of a game.
    pub fn of(variant: Variant) -> Arc<Self> {
        static NETWORKS: [OnceLock<Arc<Network>>; 4] = [const { OnceLock::new() }; 4];
        let bytes: &[u8] = match variant {
            Variant::Glinski => include_bytes!("../../../assets/nets/glinski.nnue"),
            Variant::McCooey => include_bytes!("../../../assets/nets/mccooey.nnue"),
            Variant::Shafran => include_bytes!("../../../assets/nets/shafran.nnue"),
            Variant::Checkers => include_bytes!("../../../assets/nets/checkers.nnue"),
        };
        let read = || Arc::new(Self::from_bytes(bytes).expect("the tests read every built-in network"));
        NETWORKS[variant as usize].get_or_init(read).clone()
    }

    /// The network that evaluates a game: `own` if it is for this game, otherwise the built-in one.
    pub fn chosen(own: Option<&Arc<Self>>, variant: Variant) -> Arc<Self> {
        own.filter(|network| network.variant == variant).map_or_else(|| Self::of(variant), Arc::clone)
    }

    /// A network of [`WEIGHT_BYTES`] bytes of weights.
    pub(super) fn from_weights(variant: Variant, description: String, bytes: &[u8]) -> Self {
        let (words, tail) = bytes.split_at(WEIGHT_BYTES - 4 * OUTPUT_BUCKETS);
        let mut words = words.as_chunks().0.iter().map(|&pair| i16::from_le_bytes(pair));
        let mut tail = tail.as_chunks().0.iter().map(|&four| i32::from_le_bytes(four));
        let mut layer = || Layer::from_fn(|_| words.next().unwrap_or_default());
        let feature_weights = (0..FEATURES).map(|_| layer()).collect();
        let feature_bias = layer();
        let output_weights = std::array::from_fn(|_| std::array::from_fn(|_| layer()));
        let output_bias = std::array::from_fn(|_| tail.next().unwrap_or_default());
        Self { variant, description, feature_weights, feature_bias, output_weights, output_bias }
    }

    /// The weights as [`Network::from_weights`] reads them.
    pub(super) fn weights(&self) -> Vec<u8> {
        let outputs = self.output_weights.as_flattened();
        let layers = self.feature_weights.iter().chain([&self.feature_bias]).chain(outputs);
        let words = layers.flat_map(Layer::neurons).flat_map(i16::to_le_bytes);
        words.chain(self.output_bias.iter().flat_map(|bias| bias.to_le_bytes())).collect()
    }

    /// The output in centipawns for the side to move, from both accumulators.
    #[inline(always)]
    pub(super) fn output(&self, own: &Layer, other: &Layer, bucket: usize, avx2: Option<Avx2>) -> i32 {
        let [own_weights, other_weights] = &self.output_weights[bucket];
        // Each side fits into an `i32`, the sum of both might not.
        let sum =
            i64::from(own.screlu_dot(own_weights, avx2)) + i64::from(other.screlu_dot(other_weights, avx2));
        let output = sum / i64::from(QA) + i64::from(self.output_bias[bucket]);
        (output * i64::from(SCALE) / i64::from(QA * QB)) as i32
    }
}

/// The output weights to use, by the number of pieces.
pub fn output_bucket(position: &Position) -> usize {
    (position.occupied().len() as usize / 9).min(OUTPUT_BUCKETS - 1)
}

#[cfg(test)]
pub(super) use self::tests::random_network;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess;
    use crate::engine::nnue::{MAX_OUTPUT_WEIGHT, active_features};

    /// A network with random weights of the largest size.
    pub(in crate::engine::nnue) fn random_network(seed: u64) -> Network {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut layer = |limit: i16| Layer::from_fn(|_| rng.i16(-limit..=limit));
        Network {
            variant: Variant::Glinski,
            description: "random".to_owned(),
            feature_weights: (0..FEATURES).map(|_| layer(300)).collect(),
            feature_bias: layer(200),
            output_weights: std::array::from_fn(|_| std::array::from_fn(|_| layer(MAX_OUTPUT_WEIGHT))),
            output_bias: std::array::from_fn(|i| 1_000 * i as i32 - 1_500),
        }
    }

    #[test]
    fn the_built_in_networks_can_be_read() {
        for variant in Variant::ALL {
            let network = Network::of(variant);
            assert_eq!(network.check_game(variant), Ok(()));
            assert!(!network.description.is_empty());
        }
    }

    #[test]
    fn each_piece_has_one_feature() {
        let sorted = |mut features: Vec<usize>| {
            features.sort_unstable();
            features.dedup();
            features
        };
        for variant in chess::Variant::ALL {
            let position = Position::start(variant);
            let [own, other] = active_features(&position).map(sorted);
            assert_eq!(own.len(), position.occupied().len() as usize);
            assert!(own.iter().all(|&feature| feature < FEATURES));
            // Every start position is the same from both perspectives.
            assert_eq!(own, other, "{variant}");
        }
    }

    #[test]
    fn a_missing_queen_is_bad_for_its_side() {
        let network = Network::of(Variant::Glinski);
        let value = |fen: &str| network.evaluate(&Position::from_fen(chess::Variant::Glinski, fen).unwrap());
        let start = Position::start(chess::Variant::Glinski).to_fen();
        assert!(value(&start).abs() < 150);
        let without_queen = start.replace('Q', "1");
        assert!(value(&without_queen) < -500, "{}", value(&without_queen));
        assert!(value(&without_queen.replace(" w ", " b ")) > 500);
    }
}
