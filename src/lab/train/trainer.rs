//! Training: gradient descent with Adam on batches.

use std::thread;

use super::factorizer::Factorizer;
use super::float_network::{FEATURE_BIAS, FloatNetwork, WEIGHT_COUNT};
use super::samples::{Sample, Sampler};
use crate::lab::labelled::Record;

/// A batch is split into this many parts with any number of threads, so that the floating point sums are the same.
const PARTS: usize = 4;
/// Adam's decay rates of the first and the second moment.
const BETAS: [f32; 2] = [0.9, 0.999];
/// The number of warm-up steps of the learning rate: large first steps would kill neurons.
const WARM_UP_STEPS: f32 = 200.0;
/// Adam's epsilon, against division by zero.
const EPSILON: f32 = 1e-8;

/// A network in training.
pub(super) struct Trainer {
    sampler: Sampler,
    threads: usize,
    pub network: FloatNetwork,
    factorizer: Factorizer,
    /// The trained weights: the factorized feature weights, and the other weights.
    weights: Vec<f32>,
    first_moment: Vec<f32>,
    second_moment: Vec<f32>,
    /// The number of batches trained on.
    pub steps: i32,
    /// The gradient and the sum of the squared errors of each part of a batch.
    parts: Vec<(FloatNetwork, f64)>,
}

impl Trainer {
    /// Starts with a network, without weights in virtual features.
    pub fn new(sampler: Sampler, network: FloatNetwork, threads: usize) -> Self {
        let factorizer = Factorizer::new();
        let mut weights = vec![0.0; factorizer.weight_count() + WEIGHT_COUNT - FEATURE_BIAS];
        let (rows, others) = weights.split_at_mut(factorizer.weight_count());
        rows[..FEATURE_BIAS].copy_from_slice(&network.0[..FEATURE_BIAS]);
        others.copy_from_slice(&network.0[FEATURE_BIAS..]);
        let (first_moment, second_moment) = (vec![0.0; weights.len()], vec![0.0; weights.len()]);
        let parts = vec![(FloatNetwork::zero(), 0.0); PARTS];
        Self { sampler, threads, network, factorizer, weights, first_moment, second_moment, steps: 0, parts }
    }

    /// All numbers that the next batches depend on, beside the steps.
    pub fn numbers(&self) -> impl Iterator<Item = f32> {
        [&self.weights, &self.first_moment, &self.second_moment].into_iter().flatten().copied()
    }

    /// Restores the steps and the [`Self::numbers`]. Returns whether the count of numbers fits.
    pub fn restore(&mut self, steps: i32, numbers: &[f32]) -> bool {
        let count = self.weights.len();
        if numbers.len() != 3 * count {
            return false;
        }
        self.steps = steps;
        let lists = [&mut self.weights, &mut self.first_moment, &mut self.second_moment];
        for (to, from) in lists.into_iter().zip(numbers.chunks_exact(count)) {
            to.copy_from_slice(from);
        }
        self.merge();
        true
    }

    /// Trains on a batch, and returns the sum of its squared errors.
    ///
    /// # Errors
    /// A message if a position is damaged.
    pub fn batch(&mut self, batch: &[Record], learning_rate: f32, weight_decay: f32) -> Result<f64, String> {
        let network = &self.network;
        let add_gradient =
            |sample: &Sample, gradient: &mut FloatNetwork| network.add_gradient(sample, gradient);
        run_parts(self.sampler, self.threads, batch, &mut self.parts, add_gradient)?;
        let sum = self.parts.iter().map(|part| part.1).sum();
        self.step(batch.len(), learning_rate, weight_decay);
        Ok(sum)
    }

    /// The sum of the squared errors of positions.
    ///
    /// # Errors
    /// A message if a position is damaged.
    pub fn error(&self, positions: &[Record]) -> Result<f64, String> {
        let mut parts = vec![((), 0.0); PARTS];
        run_parts(self.sampler, self.threads, positions, &mut parts, |sample, ()| {
            self.network.error(sample)
        })?;
        Ok(parts.iter().map(|part| part.1).sum())
    }

    /// Makes a step of Adam with the gradients of the parts, which are reset.
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
        self.merge();
    }

    /// Computes the network from the trained weights.
    fn merge(&mut self) {
        let rows = self.factorizer.weight_count();
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

/// Splits positions into parts, and adds up the errors of each part beside what `error_of` gathers there.
fn run_parts<T: Send>(
    sampler: Sampler,
    threads: usize,
    positions: &[Record],
    parts: &mut [(T, f64)],
    error_of: impl Fn(&Sample, &mut T) -> f32 + Sync,
) -> Result<(), String> {
    let part_len = positions.len().div_ceil(PARTS).max(1);
    let mut work: Vec<_> = parts.iter_mut().zip(positions.chunks(part_len)).collect();
    let parts_per_thread = work.len().div_ceil(threads).max(1);
    let run = |work: &mut [(&mut (T, f64), &[Record])]| {
        for (part, positions) in work {
            part.1 = 0.0;
            for record in *positions {
                part.1 += f64::from(error_of(&sampler.sample(record)?, &mut part.0));
            }
        }
        Ok(())
    };
    let run = &run;
    thread::scope(|scope| {
        let threads: Vec<_> =
            work.chunks_mut(parts_per_thread).map(|work| scope.spawn(move || run(work))).collect();
        threads.into_iter().try_for_each(|thread| match thread.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })
}
