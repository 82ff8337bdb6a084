//! Training: gradient descent with Adam on batches.

use std::thread;

use super::factorizer::Factorizer;
use super::float_network::{FEATURE_BIAS, FloatNetwork, WEIGHT_COUNT};
use super::samples::Samples;

/// A batch is split into this many parts with any number of threads, so that the floating point sums are the same.
const PARTS: usize = 4;
/// Adam's decay rates of the first and the second moment.
const BETAS: [f32; 2] = [0.9, 0.999];
/// The number of warm-up steps of the learning rate: large first steps would kill neurons.
const WARM_UP_STEPS: f32 = 200.0;
/// Adam's epsilon, against division by zero.
const EPSILON: f32 = 1e-8;

/// A network in training.
pub(super) struct Trainer<'a> {
    samples: &'a Samples,
    threads: usize,
    pub network: FloatNetwork,
    factorizer: Factorizer,
    /// The trained weights: the factorized feature weights, and the other weights.
    weights: Vec<f32>,
    first_moment: Vec<f32>,
    second_moment: Vec<f32>,
    steps: i32,
    /// The gradient and the sum of the squared errors of each part of a batch.
    parts: Vec<(FloatNetwork, f64)>,
}

impl<'a> Trainer<'a> {
    /// Starts with a network, without weights in virtual features.
    pub fn new(samples: &'a Samples, network: FloatNetwork, threads: usize) -> Self {
        let factorizer = Factorizer::new();
        let mut weights = vec![0.0; factorizer.weight_count() + WEIGHT_COUNT - FEATURE_BIAS];
        let (rows, others) = weights.split_at_mut(factorizer.weight_count());
        rows[..FEATURE_BIAS].copy_from_slice(&network.0[..FEATURE_BIAS]);
        others.copy_from_slice(&network.0[FEATURE_BIAS..]);
        let (first_moment, second_moment) = (vec![0.0; weights.len()], vec![0.0; weights.len()]);
        let parts = vec![(FloatNetwork::zero(), 0.0); PARTS];
        Self { samples, threads, network, factorizer, weights, first_moment, second_moment, steps: 0, parts }
    }

    /// Trains one epoch on the samples in this order, and returns their mean squared error. `learning_rate` depends
    /// on the part of the epoch done.
    pub fn epoch(
        &mut self,
        order: &[u32],
        batch: usize,
        learning_rate: impl Fn(f32) -> f32,
        weight_decay: f32,
    ) -> f64 {
        let mut sum = 0.0;
        for (i, samples) in order.chunks(batch).enumerate() {
            self.add_gradients(samples);
            sum += self.parts.iter().map(|part| part.1).sum::<f64>();
            let learning_rate = learning_rate((i * batch) as f32 / order.len() as f32);
            self.step(samples.len(), learning_rate, weight_decay);
        }
        sum / order.len() as f64
    }

    /// The mean squared error of samples.
    pub fn error(&self, samples: &[u32]) -> f64 {
        let errors = samples.iter().map(|&i| f64::from(self.network.error(&self.samples.get(i))));
        errors.sum::<f64>() / samples.len().max(1) as f64
    }

    /// Computes the gradients of a batch in parts.
    fn add_gradients(&mut self, batch: &[u32]) {
        let (network, samples) = (&self.network, self.samples);
        let part_len = batch.len().div_ceil(PARTS).max(1);
        let mut work: Vec<_> = self.parts.iter_mut().zip(batch.chunks(part_len)).collect();
        let parts_per_thread = work.len().div_ceil(self.threads).max(1);
        thread::scope(|scope| {
            for work in work.chunks_mut(parts_per_thread) {
                scope.spawn(move || {
                    for (part, indices) in work {
                        let errors =
                            indices.iter().map(|&i| network.add_gradient(&samples.get(i), &mut part.0));
                        part.1 = errors.map(f64::from).sum();
                    }
                });
            }
        });
    }

    /// One step of Adam with the gradients of the parts, which are reset.
    fn step(&mut self, batch_len: usize, learning_rate: f32, weight_decay: f32) {
        self.steps += 1;
        let learning_rate = learning_rate * (self.steps as f32 / WARM_UP_STEPS).min(1.0);
        let bias_correction = BETAS.map(|beta| 1.0 - beta.powi(self.steps));
        let gradient = self.take_gradient(1.0 / batch_len as f32);
        let rows = self.factorizer.weight_count();
        for (i, &gradient) in gradient.iter().enumerate() {
            let first = &mut self.first_moment[i];
            *first += (1.0 - BETAS[0]) * (gradient - *first);
            let second = &mut self.second_moment[i];
            *second += (1.0 - BETAS[1]) * (gradient * gradient - *second);
            let step = learning_rate * (*first / bias_correction[0])
                / ((*second / bias_correction[1]).sqrt() + EPSILON);
            let decay_factor = if i < rows { self.factorizer.decay_factor(i) } else { 1.0 };
            self.weights[i] -= step + learning_rate * weight_decay * decay_factor * self.weights[i];
        }
        self.factorizer.merge(&self.weights[..rows], &mut self.network.0[..FEATURE_BIAS]);
        self.network.0[FEATURE_BIAS..].copy_from_slice(&self.weights[rows..]);
        self.network.clamp();
        // The other weights are clamped in place, so that they do not grow out of range.
        self.weights[rows..].copy_from_slice(&self.network.0[FEATURE_BIAS..]);
    }

    /// The gradient of the trained weights, times a factor. Resets the parts to zero.
    fn take_gradient(&mut self, factor: f32) -> Vec<f32> {
        let (sum, rest) = self.parts.split_first_mut().expect("there are parts");
        for (part, _) in rest {
            for (sum, gradient) in sum.0.0.iter_mut().zip(&mut part.0) {
                *sum += std::mem::take(gradient);
            }
        }
        let rows = self.factorizer.weight_count();
        let mut gradient = vec![0.0; self.weights.len()];
        self.factorizer.add_gradient(&sum.0.0[..FEATURE_BIAS], &mut gradient[..rows]);
        gradient[rows..].copy_from_slice(&sum.0.0[FEATURE_BIAS..]);
        for gradient in &mut gradient {
            *gradient *= factor;
        }
        self.parts.iter_mut().for_each(|part| part.1 = 0.0);
        self.parts[0].0.0.fill(0.0);
        gradient
    }
}
