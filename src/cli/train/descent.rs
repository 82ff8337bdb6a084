//! Gradient descent: Adam on batches.

use std::thread;

use super::examples::Examples;
use super::net::{BIAS, Net, WEIGHTS};
use super::shares::Shares;

/// A batch is cut into so many parts, whatever the number of threads, so that sums come out the same.
const PARTS: usize = 4;
/// Adam's decay of the mean and of the square of the slope.
const DECAY: [f32; 2] = [0.9, 0.999];
/// So many steps it takes until they are as long as wanted: the first go in the same direction for all inputs, and
/// neurons that they put out for good are lost.
const WARM_UP: f32 = 200.0;
/// Keeps the step finite where the slope has always been zero.
const TINY: f32 = 1e-8;

/// A network on its way.
pub(super) struct Descent<'a> {
    examples: &'a Examples,
    threads: usize,
    pub net: Net,
    shares: Shares,
    /// What the steps change: the rows that the inputs' weights are sums of, and the other weights.
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    /// The slopes of the parts of a batch and the errors they gave.
    parts: Vec<(Net, f64)>,
}

impl<'a> Descent<'a> {
    /// Begins with this network, which is at first all the inputs' own.
    pub fn new(examples: &'a Examples, net: Net, threads: usize) -> Self {
        let shares = Shares::new();
        let mut weights = vec![0.0; shares.weights() + WEIGHTS - BIAS];
        let (rows, others) = weights.split_at_mut(shares.weights());
        rows[..BIAS].copy_from_slice(&net.0[..BIAS]);
        others.copy_from_slice(&net.0[BIAS..]);
        let (mean, square) = (vec![0.0; weights.len()], vec![0.0; weights.len()]);
        let parts = vec![(Net::zero(), 0.0); PARTS];
        Self { examples, threads, net, shares, weights, mean, square, steps: 0, parts }
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
        let rate = rate * (self.steps as f32 / WARM_UP).min(1.0);
        let warm = DECAY.map(|decay| 1.0 - decay.powi(self.steps));
        let slopes = self.take_slopes(1.0 / number as f32);
        let rows = self.shares.weights();
        for (i, &slope) in slopes.iter().enumerate() {
            let mean = &mut self.mean[i];
            *mean += (1.0 - DECAY[0]) * (slope - *mean);
            let square = &mut self.square[i];
            *square += (1.0 - DECAY[1]) * (slope * slope - *square);
            let step = rate * (*mean / warm[0]) / ((*square / warm[1]).sqrt() + TINY);
            let pull = if i < rows { self.shares.pull(i) } else { 1.0 };
            self.weights[i] -= step + rate * decay * pull * self.weights[i];
        }
        self.shares.sum_up(&self.weights[..rows], &mut self.net.0[..BIAS]);
        self.net.0[BIAS..].copy_from_slice(&self.weights[rows..]);
        self.net.limit();
        // The rest is bounded where it is, so that it does not run away.
        self.weights[rows..].copy_from_slice(&self.net.0[BIAS..]);
    }

    /// The slopes of all that a step changes, times a factor. They begin again at zero.
    fn take_slopes(&mut self, factor: f32) -> Vec<f32> {
        let (sum, rest) = self.parts.split_first_mut().expect("there are parts");
        for (part, _) in rest {
            for (sum, slope) in sum.0.0.iter_mut().zip(&mut part.0) {
                *sum += std::mem::take(slope);
            }
        }
        let rows = self.shares.weights();
        let mut slopes = vec![0.0; self.weights.len()];
        self.shares.hand_out(&sum.0.0[..BIAS], &mut slopes[..rows]);
        slopes[rows..].copy_from_slice(&sum.0.0[BIAS..]);
        for slope in &mut slopes {
            *slope *= factor;
        }
        self.parts.iter_mut().for_each(|part| part.1 = 0.0);
        self.parts[0].0.0.fill(0.0);
        slopes
    }
}
