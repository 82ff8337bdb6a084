//! Tuning: gradient descent with Adam on batches.

use std::thread;

use super::samples::{Samples, Values};

/// A batch is split into this many parts with any number of threads, so that the floating point sums are the same.
const PARTS: usize = 16;
/// Adam's decay rates of the first and the second moment.
const BETAS: [f32; 2] = [0.9, 0.999];
/// Adam's epsilon, against division by zero.
const EPSILON: f32 = 1e-7;

/// The parameters of the tuner.
#[derive(Clone, Copy, Debug)]
pub(super) struct TunerSettings {
    pub threads: usize,
    pub batch: usize,
    /// The initial learning rate in centipawns; it falls linearly to a fortieth.
    pub learning_rate: f32,
    /// The strength of the L2 regularization towards the initial weights, for rare terms.
    pub regularization: f32,
    /// See [`super::sigmoid_scale`].
    pub sigmoid_scale: f32,
}

/// Weights being tuned.
pub(super) struct Tuner<'a> {
    samples: &'a Samples,
    settings: TunerSettings,
    initial: Values,
    pub values: Values,
    first_moment: Values,
    second_moment: Values,
    steps: i32,
}

impl<'a> Tuner<'a> {
    /// Starts with these weights.
    pub fn new(samples: &'a Samples, initial: Values, settings: TunerSettings) -> Self {
        let zero = vec![[0.0; 2]; initial.len()];
        Self {
            samples,
            settings,
            values: initial.clone(),
            initial,
            first_moment: zero.clone(),
            second_moment: zero,
            steps: 0,
        }
    }

    /// Runs one epoch over the positions in this order. `part` is the part of all epochs done, 0 to 1.
    pub fn epoch(&mut self, order: &[u32], part: f32) {
        let learning_rate = self.settings.learning_rate * (1.0 - part * 0.975);
        for batch in order.chunks(self.settings.batch) {
            let gradient = self.gradient(batch);
            self.step(&gradient, 1.0 / batch.len() as f32, learning_rate);
        }
    }

    /// The mean squared error over positions, in points.
    pub fn error(&self, positions: &[u32]) -> f64 {
        let error =
            |&index: &u32| self.samples.error(index as usize, &self.values, self.settings.sigmoid_scale);
        positions.iter().map(error).sum::<f64>() / positions.len().max(1) as f64
    }

    /// The sum of the gradients of a batch.
    fn gradient(&self, batch: &[u32]) -> Values {
        let parts: Vec<&[u32]> = batch.chunks(batch.len().div_ceil(PARTS)).collect();
        let parts_per_thread = parts.len().div_ceil(self.settings.threads);
        let mut sum = vec![[0.0; 2]; self.values.len()];
        thread::scope(|scope| {
            let work = |parts: &[&[u32]]| -> Vec<Values> {
                parts.iter().map(|part| self.part_gradient(part)).collect()
            };
            let handles: Vec<_> =
                parts.chunks(parts_per_thread).map(|parts| scope.spawn(move || work(parts))).collect();
            for gradient in handles.into_iter().filter_map(|handle| handle.join().ok()).flatten() {
                for (sum, part) in sum.iter_mut().zip(gradient) {
                    sum[0] += part[0];
                    sum[1] += part[1];
                }
            }
        });
        sum
    }

    fn part_gradient(&self, part: &[u32]) -> Values {
        let mut gradient = vec![[0.0; 2]; self.values.len()];
        for &index in part {
            self.samples.add_gradient(
                index as usize,
                &self.values,
                self.settings.sigmoid_scale,
                &mut gradient,
            );
        }
        gradient
    }

    /// One step of Adam with the gradient times `factor`.
    fn step(&mut self, gradient: &Values, factor: f32, learning_rate: f32) {
        self.steps += 1;
        let bias_correction = BETAS.map(|beta| 1.0 - beta.powi(self.steps));
        for (i, gradients) in gradient.iter().enumerate() {
            for (phase, gradient) in gradients.iter().enumerate() {
                let value = &mut self.values[i][phase];
                let distance = *value - self.initial[i][phase];
                let gradient = gradient * factor + self.settings.regularization * distance;
                let first = &mut self.first_moment[i][phase];
                *first += (1.0 - BETAS[0]) * (gradient - *first);
                let second = &mut self.second_moment[i][phase];
                *second += (1.0 - BETAS[1]) * (gradient * gradient - *second);
                *value -= learning_rate * (*first / bias_correction[0])
                    / ((*second / bias_correction[1]).sqrt() + EPSILON);
            }
        }
    }
}
