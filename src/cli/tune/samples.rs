//! The samples of the tuner: the evaluation as a linear function of the weights.

use std::collections::HashSet;

use crate::chess;
use crate::cli::labelled::LabelledPosition;
use crate::engine::eval::{COUNT, Evaluator, FULL_PHASE, FULL_SCALE};
use crate::sides::Color;

/// The middlegame and the endgame weight of each term, in centipawns.
pub(super) type Values = Vec<[f32; 2]>;

/// A position. Its evaluation is linear in the weights but for the scale, which depends on the side that is ahead.
struct Sample {
    /// The index of its first count.
    first: usize,
    len: usize,
    /// The game phase, from 1 in the middlegame to 0 in the endgame.
    middlegame: f32,
    /// The scale of an advantage of White and of Black.
    scale: [f32; 2],
    /// The target: the expected score for White.
    target: f32,
}

/// All samples.
#[derive(Default)]
pub(super) struct Samples {
    /// The nonzero counts of all samples: term and count.
    counts: Vec<(u16, i16)>,
    list: Vec<Sample>,
    seen: HashSet<u64>,
}

impl Samples {
    /// Adds a position, unless it is a duplicate or in check. The target is interpolated from the search score to the
    /// game result by `result_share`.
    pub fn add(&mut self, evaluator: &Evaluator, labelled: &LabelledPosition, result_share: f64) {
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

    /// The number of samples.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// The evaluation with these weights in centipawns for White, and its derivative by the tapered sum.
    fn value(&self, sample: &Sample, weights: &Values) -> (f32, f32) {
        let mut sum = [0.0; 2];
        for &(i, count) in &self.counts[sample.first..][..sample.len] {
            let [mg, eg] = weights[usize::from(i)];
            sum[0] += f32::from(count) * mg;
            sum[1] += f32::from(count) * eg;
        }
        let value = sum[0] * sample.middlegame + sum[1] * (1.0 - sample.middlegame);
        let scale = sample.scale[usize::from(value <= 0.0)];
        (value * scale, scale)
    }

    /// The squared error of a sample, in points.
    pub fn error(&self, index: usize, weights: &Values, sigmoid_scale: f32) -> f64 {
        let sample = &self.list[index];
        let (value, _) = self.value(sample, weights);
        f64::from(expected_score(value, sigmoid_scale) - sample.target).powi(2)
    }

    /// Adds the gradient of half the squared error of a sample, in units of `1 / sigmoid_scale`.
    pub fn add_gradient(&self, index: usize, weights: &Values, sigmoid_scale: f32, gradient: &mut Values) {
        let sample = &self.list[index];
        let (value, scale) = self.value(sample, weights);
        let score = expected_score(value, sigmoid_scale);
        let derivative = (score - sample.target) * score * (1.0 - score) * scale;
        let [mg, eg] = [derivative * sample.middlegame, derivative * (1.0 - sample.middlegame)];
        for &(i, count) in &self.counts[sample.first..][..sample.len] {
            gradient[usize::from(i)][0] += mg * f32::from(count);
            gradient[usize::from(i)][1] += eg * f32::from(count);
        }
    }

    /// The number of samples with each term.
    pub fn occurrences(&self) -> Vec<u32> {
        let mut occurrences = vec![0; COUNT];
        self.counts.iter().for_each(|&(i, _)| occurrences[usize::from(i)] += 1);
        occurrences
    }
}

/// The sigmoid of the engine, for fractional centipawns.
fn expected_score(value: f32, sigmoid_scale: f32) -> f32 {
    1.0 / (1.0 + (-value / sigmoid_scale).exp())
}

#[cfg(test)]
mod tests {
    use super::super::{sigmoid_scale, values_of};
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
                let evaluated = evaluator.evaluate(position) as f32;
                // The engine rounds to whole centipawns.
                assert!((own - evaluated).abs() < 2.0, "{own} {evaluated} {}", position.to_fen());
            }
        }
    }

    #[test]
    fn the_gradient_is_that_of_the_error() {
        let variant = Variant::Glinski;
        let evaluator = Evaluator::new(variant);
        let mut samples = Samples::default();
        let positions = random_positions(variant);
        samples.push(&evaluator, &positions[60], 0.8);
        let values = values_of(&Weights::of(variant));
        let mut gradient = vec![[0.0; 2]; COUNT];
        samples.add_gradient(0, &values, sigmoid_scale(), &mut gradient);
        for &(i, _) in samples.counts.iter().step_by(7) {
            for phase in 0..2 {
                let moved = |by: f32| {
                    let mut values = values.clone();
                    values[usize::from(i)][phase] += by;
                    samples.error(0, &values, sigmoid_scale())
                };
                let measured = (moved(4.0) - moved(-4.0)) / 8.0 / 2.0 * f64::from(sigmoid_scale());
                let computed = f64::from(gradient[usize::from(i)][phase]);
                assert!((measured - computed).abs() < 0.02 * computed.abs() + 1e-4, "{measured} {computed}");
            }
        }
    }

    #[test]
    fn positions_in_check_and_duplicates_are_skipped() {
        let labelled = |fen: &str, score: i32| LabelledPosition {
            position: crate::game::Position::from_fen(Variant::Glinski.into(), fen).unwrap(),
            score,
            points: Some(Points::DRAW),
        };
        let evaluator = Evaluator::new(Variant::Glinski);
        let mut samples = Samples::default();
        let start = Position::start(Variant::Glinski).to_fen();
        samples.add(&evaluator, &labelled(&start, 0), 0.5);
        samples.add(&evaluator, &labelled(&start, 50), 0.5);
        samples.add(&evaluator, &labelled("1/3/5/7/4k4/5R5/11/11/11/5K5/11 b - 0 1", -500), 0.5);
        assert_eq!(samples.len(), 1);
        assert_eq!(samples.list[0].target, 0.5);
    }
}
