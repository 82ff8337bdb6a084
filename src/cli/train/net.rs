//! The network in floating point, and its slopes.

use super::examples::View;
use crate::engine::nnue::{BUCKETS, FEATURES, Network, ONE, OUTPUT_LIMIT, OUTPUT_ONE, Row, WIDTH};

/// The places of the weights in one list: of the inputs, the neurons' biases, the outputs and their biases.
pub(super) const BIAS: usize = FEATURES * WIDTH;
const OUTPUTS: usize = BIAS + WIDTH;
const OUTPUT_BIAS: usize = OUTPUTS + BUCKETS * 2 * WIDTH;
/// How many weights there are.
pub(super) const WEIGHTS: usize = OUTPUT_BIAS + BUCKETS;

/// Sums that are added up side by side.
const COLUMNS: usize = 16;

/// No weight grows beyond what its integer holds.
const INPUT_LIMIT: f32 = 3.0;
const OUTPUT_WEIGHT_LIMIT: f32 = OUTPUT_LIMIT as f32 / OUTPUT_ONE as f32;

type Layer = [f32; WIDTH];

/// The network, or a slope for each of its weights.
#[derive(Clone)]
pub(super) struct Net(pub Vec<f32>);

impl Net {
    /// All weights zero.
    pub fn zero() -> Self {
        Self(vec![0.0; WEIGHTS])
    }

    /// A network to begin with, to which an exposed man is as good as a safe one.
    pub fn random(rng: &mut fastrand::Rng) -> Self {
        let mut net = Self::zero();
        let mut within = |limit: f32| (rng.f32() * 2.0 - 1.0) * limit;
        let (safe, exposed) = net.0[..BIAS].split_at_mut(BIAS / 2);
        safe.fill_with(|| within(0.12));
        exposed.copy_from_slice(safe);
        net.0[BIAS..OUTPUTS].fill(0.3);
        net.0[OUTPUTS..OUTPUT_BIAS].fill_with(|| within(0.1));
        net
    }

    pub fn from_network(network: &Network) -> Self {
        let (one, output_one) = (ONE as f32, OUTPUT_ONE as f32);
        let input = |&w: &i16| f32::from(w) / one;
        let inputs = network.inputs.iter().flat_map(|Row(row)| row).chain(&network.bias).map(input);
        let outputs = network.outputs.iter().flatten().flatten().map(|&w| f32::from(w) / output_one);
        let biases = network.output_bias.iter().map(|&w| w as f32 / (one * output_one));
        Self(inputs.chain(outputs).chain(biases).collect())
    }

    /// Rounds to integers.
    pub fn to_network(&self) -> Network {
        let layer = |first: usize, one: i32| -> [i16; WIDTH] {
            std::array::from_fn(|i| (self.0[first + i] * one as f32).round() as i16)
        };
        Network {
            inputs: (0..FEATURES).map(|feature| Row(layer(feature * WIDTH, ONE))).collect(),
            bias: layer(BIAS, ONE),
            outputs: std::array::from_fn(|bucket| {
                std::array::from_fn(|side| layer(OUTPUTS + (2 * bucket + side) * WIDTH, OUTPUT_ONE))
            }),
            output_bias: std::array::from_fn(|i| {
                (self.0[OUTPUT_BIAS + i] * (ONE * OUTPUT_ONE) as f32).round() as i32
            }),
        }
    }

    /// Holds every weight within what its integer holds.
    pub fn limit(&mut self) {
        for (place, weight) in self.0.iter_mut().enumerate() {
            let limit =
                if (OUTPUTS..OUTPUT_BIAS).contains(&place) { OUTPUT_WEIGHT_LIMIT } else { INPUT_LIMIT };
            *weight = weight.clamp(-limit, limit);
        }
    }

    fn layer(&self, first: usize) -> &Layer {
        self.0[first..first + WIDTH].try_into().expect("a slice of that length")
    }

    fn layer_mut(&mut self, first: usize) -> &mut Layer {
        (&mut self.0[first..first + WIDTH]).try_into().expect("a slice of that length")
    }

    fn neurons(&self, features: &[u16]) -> Layer {
        let mut layer = *self.layer(BIAS);
        for &feature in features {
            let weights = self.layer(usize::from(feature) * WIDTH);
            for i in 0..WIDTH {
                layer[i] += weights[i];
            }
        }
        layer
    }

    /// The points the network expects for the side to move, given the neurons.
    fn points(&self, neurons: &[Layer; 2], bucket: usize) -> f32 {
        let mut sum = self.0[OUTPUT_BIAS + bucket];
        for (side, layer) in neurons.iter().enumerate() {
            let weights = self.layer(OUTPUTS + (2 * bucket + side) * WIDTH);
            // In columns, so that many are added up at a time.
            let mut columns = [0.0; COLUMNS];
            for (neurons, weights) in layer.chunks_exact(COLUMNS).zip(weights.chunks_exact(COLUMNS)) {
                for i in 0..COLUMNS {
                    let neuron = neurons[i].clamp(0.0, 1.0);
                    columns[i] += neuron * neuron * weights[i];
                }
            }
            sum += columns.iter().sum::<f32>();
        }
        1.0 / (1.0 + (-sum).exp())
    }

    /// The squared error of a position.
    pub fn error(&self, view: &View) -> f32 {
        let neurons = view.features.map(|features| self.neurons(features));
        (self.points(&neurons, view.bucket) - view.target).powi(2)
    }

    /// Adds the slopes of a position's squared error to `slopes`, and returns the error.
    pub fn add_slopes(&self, view: &View, slopes: &mut Net) -> f32 {
        let neurons = view.features.map(|features| self.neurons(features));
        let points = self.points(&neurons, view.bucket);
        let error = points - view.target;
        let slope = 2.0 * error * points * (1.0 - points);
        slopes.0[OUTPUT_BIAS + view.bucket] += slope;
        for (side, layer) in neurons.iter().enumerate() {
            let first = OUTPUTS + (2 * view.bucket + side) * WIDTH;
            let weights = self.layer(first);
            let mut back = [0.0; WIDTH];
            let outputs = slopes.layer_mut(first);
            for i in 0..WIDTH {
                let neuron = layer[i].clamp(0.0, 1.0);
                outputs[i] += slope * neuron * neuron;
                let is_between = layer[i] > 0.0 && layer[i] < 1.0;
                back[i] = if is_between { slope * weights[i] * 2.0 * neuron } else { 0.0 };
            }
            let places = view.features[side].iter().map(|&feature| usize::from(feature) * WIDTH);
            for place in places.chain([BIAS]) {
                let inputs = slopes.layer_mut(place);
                for i in 0..WIDTH {
                    inputs[i] += back[i];
                }
            }
        }
        error * error
    }
}
