//! The network in floating point, and its gradient.

use super::samples::Sample;
use crate::engine::nnue::{
    FEATURES, HIDDEN_SIZE, Layer, MAX_OUTPUT_WEIGHT, Network, OUTPUT_BUCKETS, QA, QB, is_checkers_feature,
};
use crate::game::Variant;

/// The indices of the weights in one list: feature weights, feature biases, output weights, output biases.
pub(super) const FEATURE_BIAS: usize = FEATURES * HIDDEN_SIZE;
const OUTPUT_WEIGHTS: usize = FEATURE_BIAS + HIDDEN_SIZE;
const OUTPUT_BIAS: usize = OUTPUT_WEIGHTS + OUTPUT_BUCKETS * 2 * HIDDEN_SIZE;
/// The number of weights.
pub(super) const WEIGHT_COUNT: usize = OUTPUT_BIAS + OUTPUT_BUCKETS;

/// The number of partial sums, for SIMD.
const LANES: usize = 16;

/// Weights are clamped to what their integers can hold.
const FEATURE_WEIGHT_LIMIT: f32 = 3.0;
const OUTPUT_WEIGHT_LIMIT: f32 = MAX_OUTPUT_WEIGHT as f32 / QB as f32;

type FloatLayer = [f32; HIDDEN_SIZE];

/// The weights of a network, or their gradient.
#[derive(Clone)]
pub(super) struct FloatNetwork(pub Vec<f32>);

impl FloatNetwork {
    /// All weights zero.
    pub fn zero() -> Self {
        Self(vec![0.0; WEIGHT_COUNT])
    }

    /// A random initial network, with equal weights for safe pieces and pieces en prise.
    pub fn random(rng: &mut fastrand::Rng) -> Self {
        let mut network = Self::zero();
        let mut within = |limit: f32| (rng.f32() * 2.0 - 1.0) * limit;
        let (safe, en_prise) = network.0[..FEATURE_BIAS].split_at_mut(FEATURE_BIAS / 2);
        safe.fill_with(|| within(0.12));
        en_prise.copy_from_slice(safe);
        network.0[FEATURE_BIAS..OUTPUT_WEIGHTS].fill(0.3);
        network.0[OUTPUT_WEIGHTS..OUTPUT_BIAS].fill_with(|| within(0.1));
        network
    }

    /// Converts a quantized network.
    pub fn from_network(network: &Network) -> Self {
        let (qa, qb) = (QA as f32, QB as f32);
        let features = network.feature_weights.iter().flat_map(Layer::neurons);
        let features = features.chain(network.feature_bias.neurons()).map(|w| f32::from(w) / qa);
        let outputs =
            network.output_weights.iter().flatten().flat_map(Layer::neurons).map(|w| f32::from(w) / qb);
        let biases = network.output_bias.iter().map(|&w| w as f32 / (qa * qb));
        Self(features.chain(outputs).chain(biases).collect())
    }

    /// Quantizes the network, for this game.
    pub fn to_network(&self, variant: Variant, description: String) -> Network {
        let layer = |first: usize, scale: i32| -> Layer {
            Layer::from_fn(|i| (self.0[first + i] * scale as f32).round() as i16)
        };
        // Features that never occur were never trained.
        let occurs = |feature| variant != Variant::Checkers || is_checkers_feature(feature);
        let weights_of =
            |feature| if occurs(feature) { layer(feature * HIDDEN_SIZE, QA) } else { Layer::from_fn(|_| 0) };
        Network {
            variant,
            description,
            feature_weights: (0..FEATURES).map(weights_of).collect(),
            feature_bias: layer(FEATURE_BIAS, QA),
            output_weights: std::array::from_fn(|bucket| {
                std::array::from_fn(|side| layer(OUTPUT_WEIGHTS + (2 * bucket + side) * HIDDEN_SIZE, QB))
            }),
            output_bias: std::array::from_fn(|i| (self.0[OUTPUT_BIAS + i] * (QA * QB) as f32).round() as i32),
        }
    }

    /// Clamps all weights to their limits.
    pub fn clamp(&mut self) {
        for (i, weight) in self.0.iter_mut().enumerate() {
            let limit = if (OUTPUT_WEIGHTS..OUTPUT_BIAS).contains(&i) {
                OUTPUT_WEIGHT_LIMIT
            } else {
                FEATURE_WEIGHT_LIMIT
            };
            *weight = weight.clamp(-limit, limit);
        }
    }

    fn layer(&self, first: usize) -> &FloatLayer {
        self.0[first..first + HIDDEN_SIZE].try_into().expect("a slice of that length")
    }

    fn layer_mut(&mut self, first: usize) -> &mut FloatLayer {
        (&mut self.0[first..first + HIDDEN_SIZE]).try_into().expect("a slice of that length")
    }

    /// The hidden layer of one perspective, before the activation function.
    fn hidden_layer(&self, features: &[u16]) -> FloatLayer {
        let mut layer = *self.layer(FEATURE_BIAS);
        for &feature in features {
            let weights = self.layer(usize::from(feature) * HIDDEN_SIZE);
            for i in 0..HIDDEN_SIZE {
                layer[i] += weights[i];
            }
        }
        layer
    }

    /// The expected score of the network for the side to move, from both hidden layers.
    fn expected_score(&self, layers: &[FloatLayer; 2], bucket: usize) -> f32 {
        let mut sum = self.0[OUTPUT_BIAS + bucket];
        for (side, layer) in layers.iter().enumerate() {
            let weights = self.layer(OUTPUT_WEIGHTS + (2 * bucket + side) * HIDDEN_SIZE);
            // Partial sums, for SIMD.
            let mut sums = [0.0; LANES];
            for (neurons, weights) in layer.chunks_exact(LANES).zip(weights.chunks_exact(LANES)) {
                for i in 0..LANES {
                    let neuron = neurons[i].clamp(0.0, 1.0);
                    sums[i] += neuron * neuron * weights[i];
                }
            }
            sum += sums.iter().sum::<f32>();
        }
        1.0 / (1.0 + (-sum).exp())
    }

    /// The squared error of a sample.
    pub fn error(&self, sample: &Sample) -> f32 {
        let layers = sample.features.each_ref().map(|features| self.hidden_layer(features));
        (self.expected_score(&layers, sample.bucket) - sample.target).powi(2)
    }

    /// Adds the gradient of the squared error of a sample to `gradient`, and returns the error.
    pub fn add_gradient(&self, sample: &Sample, gradient: &mut FloatNetwork) -> f32 {
        let layers = sample.features.each_ref().map(|features| self.hidden_layer(features));
        let score = self.expected_score(&layers, sample.bucket);
        let error = score - sample.target;
        let derivative = 2.0 * error * score * (1.0 - score);
        gradient.0[OUTPUT_BIAS + sample.bucket] += derivative;
        for (side, layer) in layers.iter().enumerate() {
            let first = OUTPUT_WEIGHTS + (2 * sample.bucket + side) * HIDDEN_SIZE;
            let weights = self.layer(first);
            let mut back = [0.0; HIDDEN_SIZE];
            let outputs = gradient.layer_mut(first);
            for i in 0..HIDDEN_SIZE {
                let neuron = layer[i].clamp(0.0, 1.0);
                outputs[i] += derivative * neuron * neuron;
                let is_between = layer[i] > 0.0 && layer[i] < 1.0;
                back[i] = if is_between { derivative * weights[i] * 2.0 * neuron } else { 0.0 };
            }
            let rows = sample.features[side].iter().map(|&feature| usize::from(feature) * HIDDEN_SIZE);
            for row in rows.chain([FEATURE_BIAS]) {
                let inputs = gradient.layer_mut(row);
                for i in 0..HIDDEN_SIZE {
                    inputs[i] += back[i];
                }
            }
        }
        error * error
    }
}
