//! Gradient descent: Adam on batches.

use std::thread;

use super::sample::{Samples, Values};

/// A batch is cut into so many parts, whatever the number of threads, so that sums come out the same.
const PARTS: usize = 16;
/// Adam's decay of the mean and of the square of the gradient.
const DECAY: [f32; 2] = [0.9, 0.999];
/// Keeps the step finite where the gradient has always been zero.
const TINY: f32 = 1e-7;

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fitting {
    pub threads: usize,
    pub batch: usize,
    /// The step of the first epoch in centipawns; it falls to a fortieth in the last.
    pub rate: f32,
    /// How strongly weights are held to where they were, so that rare ones do not run away.
    pub hold: f32,
    /// See [`super::curve`].
    pub curve: f32,
}

/// Weights on their way.
pub(super) struct Fit<'a> {
    samples: &'a Samples,
    settings: Fitting,
    start: Values,
    pub values: Values,
    mean: Values,
    square: Values,
    steps: i32,
}

impl<'a> Fit<'a> {
    /// Begins at these weights.
    pub fn new(samples: &'a Samples, start: Values, settings: Fitting) -> Self {
        let zero = vec![[0.0; 2]; start.len()];
        Self { samples, settings, values: start.clone(), start, mean: zero.clone(), square: zero, steps: 0 }
    }

    /// Goes once through the positions in this order, `part` being how much of all epochs is behind, 0 to 1.
    pub fn epoch(&mut self, order: &[u32], part: f32) {
        let rate = self.settings.rate * (1.0 - part * 0.975);
        for batch in order.chunks(self.settings.batch) {
            let gradient = self.gradient(batch);
            self.step(&gradient, 1.0 / batch.len() as f32, rate);
        }
    }

    /// The mean squared error over positions, in points.
    pub fn error(&self, positions: &[u32]) -> f64 {
        let error = |&index: &u32| self.samples.error(index as usize, &self.values, self.settings.curve);
        positions.iter().map(error).sum::<f64>() / positions.len().max(1) as f64
    }

    /// The sum of the gradients of a batch.
    fn gradient(&self, batch: &[u32]) -> Values {
        let parts: Vec<&[u32]> = batch.chunks(batch.len().div_ceil(PARTS)).collect();
        let share = parts.len().div_ceil(self.settings.threads);
        let mut sum = vec![[0.0; 2]; self.values.len()];
        thread::scope(|scope| {
            let work = |parts: &[&[u32]]| -> Vec<Values> {
                parts.iter().map(|part| self.part_gradient(part)).collect()
            };
            let handles: Vec<_> = parts.chunks(share).map(|parts| scope.spawn(move || work(parts))).collect();
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
            self.samples.add_gradient(index as usize, &self.values, self.settings.curve, &mut gradient);
        }
        gradient
    }

    /// One step of Adam against the gradient times `factor`.
    fn step(&mut self, gradient: &Values, factor: f32, rate: f32) {
        self.steps += 1;
        let warm = DECAY.map(|decay| 1.0 - decay.powi(self.steps));
        for (i, slopes) in gradient.iter().enumerate() {
            for (phase, slope) in slopes.iter().enumerate() {
                let value = &mut self.values[i][phase];
                let slope = slope * factor + self.settings.hold * (*value - self.start[i][phase]);
                let mean = &mut self.mean[i][phase];
                *mean += (1.0 - DECAY[0]) * (slope - *mean);
                let square = &mut self.square[i][phase];
                *square += (1.0 - DECAY[1]) * (slope * slope - *square);
                *value -= rate * (*mean / warm[0]) / ((*square / warm[1]).sqrt() + TINY);
            }
        }
    }
}
