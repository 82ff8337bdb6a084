//! Gradient descent: Adam on batches.

use std::thread;

use super::examples::Examples;
use super::net::{Net, WEIGHTS};

/// A batch is cut into so many parts, whatever the number of threads, so that sums come out the same.
const PARTS: usize = 4;
/// Adam's decay of the mean and of the square of the slope.
const DECAY: [f32; 2] = [0.9, 0.999];
/// Keeps the step finite where the slope has always been zero.
const TINY: f32 = 1e-8;

/// A network on its way.
pub(super) struct Descent<'a> {
    examples: &'a Examples,
    threads: usize,
    pub net: Net,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    /// The slopes of the parts of a batch and the errors they gave.
    parts: Vec<(Net, f64)>,
}

impl<'a> Descent<'a> {
    /// Begins with this network.
    pub fn new(examples: &'a Examples, net: Net, threads: usize) -> Self {
        let (mean, square) = (vec![0.0; WEIGHTS], vec![0.0; WEIGHTS]);
        Self { examples, threads, net, mean, square, steps: 0, parts: vec![(Net::zero(), 0.0); PARTS] }
    }

    /// Goes once through the positions in this order; the mean squared error met on the way, in points. `rate` tells
    /// the length of a step by the share of the positions that is done.
    pub fn epoch(&mut self, order: &[u32], batch: usize, rate: impl Fn(f32) -> f32, decay: f32) -> f64 {
        let mut sum = 0.0;
        for (i, positions) in order.chunks(batch).enumerate() {
            self.add_slopes(positions);
            sum += self.parts.iter().map(|part| part.1).sum::<f64>();
            self.step(positions.len(), rate((i * batch) as f32 / order.len() as f32), decay);
        }
        sum / order.len() as f64
    }

    /// The mean squared error over positions, in points.
    pub fn error(&self, positions: &[u32]) -> f64 {
        let errors = positions.iter().map(|&i| f64::from(self.net.error(&self.examples.get(i))));
        errors.sum::<f64>() / positions.len().max(1) as f64
    }

    /// Works out the slopes of a batch, in parts.
    fn add_slopes(&mut self, batch: &[u32]) {
        let (net, examples) = (&self.net, self.examples);
        let share = batch.len().div_ceil(PARTS).max(1);
        let mut work: Vec<_> = self.parts.iter_mut().zip(batch.chunks(share)).collect();
        let each = work.len().div_ceil(self.threads).max(1);
        thread::scope(|scope| {
            for work in work.chunks_mut(each) {
                scope.spawn(move || {
                    for (part, positions) in work {
                        let errors = positions.iter().map(|&i| net.add_slopes(&examples.get(i), &mut part.0));
                        part.1 = errors.map(f64::from).sum();
                    }
                });
            }
        });
    }

    /// One step of Adam against the slopes, which are used up.
    fn step(&mut self, number: usize, rate: f32, decay: f32) {
        self.steps += 1;
        let warm = DECAY.map(|decay| 1.0 - decay.powi(self.steps));
        let factor = 1.0 / number as f32;
        for i in 0..WEIGHTS {
            let slope = self.parts.iter().map(|part| part.0.0[i]).sum::<f32>() * factor;
            let mean = &mut self.mean[i];
            *mean += (1.0 - DECAY[0]) * (slope - *mean);
            let square = &mut self.square[i];
            *square += (1.0 - DECAY[1]) * (slope * slope - *square);
            let step = rate * (*mean / warm[0]) / ((*square / warm[1]).sqrt() + TINY);
            self.net.0[i] = Net::limit(self.net.0[i] - step - rate * decay * self.net.0[i], i);
        }
        for (slopes, error) in &mut self.parts {
            slopes.0.fill(0.0);
            *error = 0.0;
        }
    }
}
