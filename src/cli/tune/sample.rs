//! Positions as the tuner sees them: the evaluation as a linear form in the weights.

use std::collections::HashSet;

use crate::chess;
use crate::cli::labelled::Labelled;
use crate::engine::eval::{COUNT, Evaluator, FULL_PHASE, FULL_SCALE};
use crate::sides::Color;

/// Every weight in the middlegame and in the endgame, in centipawns.
pub(super) type Values = Vec<[f32; 2]>;

/// A position. Its evaluation is linear in the weights, but for the scale of the side that is ahead.
struct Sample {
    /// Its place in the list of all counts.
    first: usize,
    len: usize,
    /// The share of the middlegame.
    middlegame: f32,
    /// How much an advantage counts, White's and Black's.
    scale: [f32; 2],
    /// What the evaluation should say, as an expected score for White.
    target: f32,
}

/// A set of positions to tune by.
#[derive(Default)]
pub(super) struct Samples {
    /// How often each weight counts, for those that do.
    counts: Vec<(u16, i16)>,
    list: Vec<Sample>,
    seen: HashSet<u64>,
}

impl Samples {
    /// Takes a position in, unless it is there already or in check. The target lies between the score that the
    /// search found and the result, of which `result_share` counts.
    pub fn add(&mut self, evaluator: &Evaluator, labelled: &Labelled, result_share: f64) {
        let Some(position) = labelled.position.chess() else { return };
        if position.in_check() || !self.seen.insert(position.key()) {
            return;
        }
        let target = labelled.expected(result_share);
        self.push(evaluator, position, target as f32);
    }

    fn push(&mut self, evaluator: &Evaluator, position: &chess::Position, target: f32) {
        let trace = evaluator.trace(position);
        let first = self.counts.len();
        let used = trace.counts.iter().enumerate().filter(|&(_, &count)| count != 0);
        self.counts.extend(used.map(|(i, &count)| (i as u16, count as i16)));
        self.list.push(Sample {
            first,
            len: self.counts.len() - first,
            middlegame: trace.phase as f32 / FULL_PHASE as f32,
            scale: Color::ALL.map(|color| trace.scale[color] as f32 / FULL_SCALE as f32),
            target,
        });
    }

    /// Number of positions.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// What the evaluation with these weights says, in centipawns for White, and the slope of that in the balance.
    fn value(&self, sample: &Sample, weights: &Values) -> (f32, f32) {
        let mut balance = [0.0; 2];
        for &(i, count) in &self.counts[sample.first..][..sample.len] {
            let [mg, eg] = weights[usize::from(i)];
            balance[0] += f32::from(count) * mg;
            balance[1] += f32::from(count) * eg;
        }
        let value = balance[0] * sample.middlegame + balance[1] * (1.0 - sample.middlegame);
        let scale = sample.scale[usize::from(value <= 0.0)];
        (value * scale, scale)
    }

    /// The square of what the evaluation is off the target in a position, in points.
    pub fn error(&self, index: usize, weights: &Values, curve: f32) -> f64 {
        let sample = &self.list[index];
        let (value, _) = self.value(sample, weights);
        f64::from(expectation(value, curve) - sample.target).powi(2)
    }

    /// Adds the gradient of half the squared error in a position, in units of the curve's slope.
    pub fn add_gradient(&self, index: usize, weights: &Values, curve: f32, gradient: &mut Values) {
        let sample = &self.list[index];
        let (value, scale) = self.value(sample, weights);
        let expected = expectation(value, curve);
        let slope = (expected - sample.target) * expected * (1.0 - expected) * scale;
        let [mg, eg] = [slope * sample.middlegame, slope * (1.0 - sample.middlegame)];
        for &(i, count) in &self.counts[sample.first..][..sample.len] {
            gradient[usize::from(i)][0] += mg * f32::from(count);
            gradient[usize::from(i)][1] += eg * f32::from(count);
        }
    }

    /// In how many positions each weight counts.
    pub fn occurrences(&self) -> Vec<u32> {
        let mut occurrences = vec![0; COUNT];
        self.counts.iter().for_each(|&(i, _)| occurrences[usize::from(i)] += 1);
        occurrences
    }
}

/// The engine's curve from centipawns to points, between whole centipawns as well.
fn expectation(value: f32, curve: f32) -> f32 {
    1.0 / (1.0 + (-value / curve).exp())
}

#[cfg(test)]
mod tests {
    use super::super::{curve, values_of};
    use super::*;
    use crate::chess::{Position, Variant};
    use crate::engine::eval::Weights;
    use crate::sides::Points;

    fn random_positions(variant: Variant) -> Vec<Position> {
        let mut rng = fastrand::Rng::with_seed(5);
        let mut found = Vec::new();
        for _ in 0..10 {
            let mut position = Position::start(variant);
            for _ in 0..120 {
                let Some(&mv) = rng.choice(position.legal_moves().iter()) else { break };
                position.play_unchecked(mv);
                found.push(position);
            }
        }
        found
    }

    #[test]
    fn the_tuner_and_the_engine_evaluate_alike() {
        for variant in Variant::ALL {
            let (evaluator, weights) = (Evaluator::new(variant), Weights::of(variant));
            let values = values_of(&weights);
            let mut samples = Samples::default();
            let positions = random_positions(variant);
            for position in &positions {
                samples.push(&evaluator, position, 0.5);
            }
            assert_eq!(samples.len(), positions.len());
            for (position, sample) in positions.iter().zip(&samples.list) {
                let (value, _) = samples.value(sample, &values);
                let own = if position.turn() == Color::White { value } else { -value };
                let told = evaluator.evaluate(position) as f32;
                // The engine rounds to whole centipawns on its way.
                assert!((own - told).abs() < 2.0, "{own} {told} {}", position.to_fen());
            }
        }
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_error() {
        let variant = Variant::Glinski;
        let evaluator = Evaluator::new(variant);
        let mut samples = Samples::default();
        let positions = random_positions(variant);
        samples.push(&evaluator, &positions[60], 0.8);
        let values = values_of(&Weights::of(variant));
        let mut gradient = vec![[0.0; 2]; COUNT];
        samples.add_gradient(0, &values, curve(), &mut gradient);
        for &(i, _) in samples.counts.iter().step_by(7) {
            for phase in 0..2 {
                let moved = |by: f32| {
                    let mut values = values.clone();
                    values[usize::from(i)][phase] += by;
                    samples.error(0, &values, curve())
                };
                let slope = (moved(4.0) - moved(-4.0)) / 8.0 / 2.0 * f64::from(curve());
                let told = f64::from(gradient[usize::from(i)][phase]);
                assert!((slope - told).abs() < 0.02 * told.abs() + 1e-4, "{slope} {told}");
            }
        }
    }

    #[test]
    fn positions_in_check_and_positions_met_again_are_left_out() {
        let read = |fen: &str, score: i32| Labelled {
            position: crate::game::Position::from_fen(Variant::Glinski.into(), fen).unwrap(),
            score,
            points: Some(Points::DRAW),
        };
        let evaluator = Evaluator::new(Variant::Glinski);
        let mut samples = Samples::default();
        let start = Position::start(Variant::Glinski).to_fen();
        samples.add(&evaluator, &read(&start, 0), 0.5);
        samples.add(&evaluator, &read(&start, 50), 0.5);
        samples.add(&evaluator, &read("1/3/5/7/4k4/5R5/11/11/11/5K5/11 b - 0 1", -500), 0.5);
        assert_eq!(samples.len(), 1);
        assert_eq!(samples.list[0].target, 0.5);
    }
}
