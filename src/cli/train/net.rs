//! The network in floating point, and its slopes.

use super::examples::View;
use crate::engine::nnue::{BUCKETS, FEATURES, MEN, Network, ONE, OUTPUT_LIMIT, OUTPUT_ONE, Row, WIDTH};

/// The places of the weights in one list: of the inputs, of what a man's inputs share whether he is exposed or not, the
/// neurons' biases, the outputs and their biases.
const SHARED: usize = FEATURES * WIDTH;
const BIAS: usize = SHARED + MEN * WIDTH;
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

/// Where an input's own weights begin, and those of its man.
fn places(feature: usize) -> [usize; 2] {
    [feature * WIDTH, SHARED + feature % MEN * WIDTH]
}

/// The network, or a slope for each of its weights.
///
/// An input counts by its own weights and by those that a man on his cell has in any case. So what is learnt of a safe
/// man holds for the exposed one, too, of whom there are far fewer to learn by ("factorized inputs").
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
        net.0[SHARED..BIAS].fill_with(|| within(0.12));
        net.0[BIAS..OUTPUTS].fill(0.3);
        net.0[OUTPUTS..OUTPUT_BIAS].fill_with(|| within(0.1));
        net
    }

    pub fn from_network(network: &Network) -> Self {
        let (one, output_one) = (ONE as f32, OUTPUT_ONE as f32);
        let input = |&w: &i16| f32::from(w) / one;
        let own = network.inputs.iter().flat_map(|Row(row)| row).map(input);
        let shared = std::iter::repeat_n(0.0, MEN * WIDTH);
        let inputs = own.chain(shared).chain(network.bias.iter().map(input));
        let outputs = network.outputs.iter().flatten().flatten().map(|&w| f32::from(w) / output_one);
        let biases = network.output_bias.iter().map(|&w| w as f32 / (one * output_one));
        Self(inputs.chain(outputs).chain(biases).collect())
    }

    /// Rounds to integers.
    pub fn to_network(&self) -> Network {
        let layer = |first: usize, one: i32| -> [i16; WIDTH] {
            std::array::from_fn(|i| (self.0[first + i] * one as f32).round() as i16)
        };
        let input = |feature: usize| -> [i16; WIDTH] {
            let [own, shared] = places(feature).map(|place| self.layer(place));
            std::array::from_fn(|i| {
                ((own[i] + shared[i]).clamp(-INPUT_LIMIT, INPUT_LIMIT) * ONE as f32).round() as i16
            })
        };
        Network {
            inputs: (0..FEATURES).map(|feature| Row(input(feature))).collect(),
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
    pub fn limit(weight: f32, place: usize) -> f32 {
        match place {
            OUTPUTS..OUTPUT_BIAS => weight.clamp(-OUTPUT_WEIGHT_LIMIT, OUTPUT_WEIGHT_LIMIT),
            _ => weight.clamp(-INPUT_LIMIT, INPUT_LIMIT),
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
            let [own, shared] = places(usize::from(feature)).map(|place| self.layer(place));
            for i in 0..WIDTH {
                layer[i] += own[i] + shared[i];
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
            let places = view.features[side].iter().flat_map(|&feature| places(usize::from(feature)));
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
