//! SPSA: simultaneous perturbation stochastic approximation (Spall, 1992), with the gain sequences of Spall's guidelines and
//! the scaling by parameter that fishtest uses.
//!
//! In each iteration all parameters are moved at once, each up or down at random. One engine plays with them moved so,
//! the other with them moved the other way, and all values go a little towards the side that won. However many parameters
//! there are, an iteration costs one short match.

use crate::engine::Parameter;

/// The exponents of the gain sequences.
const ALPHA: f64 = 0.602;
const GAMMA: f64 = 0.101;
/// The stability constant, as a share of the iterations.
const STABILITY: f64 = 0.1;

/// The course of a run.
#[derive(Clone, Debug)]
pub(super) struct Course {
    /// The number of iterations planned.
    pub iterations: u32,
    /// The perturbation in the last iteration, as a share of a parameter's range.
    pub last_perturbation: f64,
    /// The step for one game won in the last iteration, as a share of the square of the perturbation.
    pub last_rate: f64,
}

/// A parameter in the course of tuning.
#[derive(Clone, Debug)]
pub(super) struct Tuned {
    pub parameter: Parameter,
    pub value: f64,
}

/// All parameters moved one way, and the other.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Perturbation {
    /// Up or down, +1 or -1.
    signs: Vec<f64>,
    /// The values of both engines.
    pub values: [Vec<i32>; 2],
}

impl Course {
    /// The size of the perturbation of a parameter in an iteration, from 1.
    fn perturbation(&self, parameter: &Parameter, iteration: u32) -> f64 {
        let last = self.last_perturbation * f64::from(parameter.max - parameter.min);
        // Values are whole numbers: a smaller difference would not be one.
        (last * (f64::from(self.iterations) / f64::from(iteration)).powf(GAMMA)).max(0.5)
    }

    /// The step for one game won, as a multiple of the perturbation.
    fn rate(&self, iteration: u32) -> f64 {
        let stability = STABILITY * f64::from(self.iterations);
        let (end, now) = (stability + f64::from(self.iterations), stability + f64::from(iteration));
        let perturbations = (f64::from(iteration) / f64::from(self.iterations)).powf(2.0 * GAMMA);
        self.last_rate * (end / now).powf(ALPHA) * perturbations
    }

    /// Moves all parameters at random.
    pub fn perturb(&self, tuned: &[Tuned], iteration: u32, rng: &mut fastrand::Rng) -> Perturbation {
        let signs: Vec<f64> = tuned.iter().map(|_| if rng.bool() { 1.0 } else { -1.0 }).collect();
        let moved = |side: f64, rng: &mut fastrand::Rng| {
            let values = tuned.iter().zip(&signs).map(|(tuned, sign)| {
                let size = self.perturbation(&tuned.parameter, iteration);
                let value = tuned.value + side * sign * size;
                // Rounded at random, so that the mean is the value itself.
                let whole = (value + rng.f64()).floor() as i32;
                whole.clamp(tuned.parameter.min, tuned.parameter.max)
            });
            values.collect()
        };
        let values = [moved(1.0, rng), moved(-1.0, rng)];
        Perturbation { signs, values }
    }

    /// Moves the values towards the side that has won, by the games it won more than the other.
    pub fn learn(&self, tuned: &mut [Tuned], perturbation: &Perturbation, iteration: u32, won: f64) {
        for (tuned, sign) in tuned.iter_mut().zip(&perturbation.signs) {
            let Parameter { min, max, .. } = tuned.parameter;
            let step = self.rate(iteration) * self.perturbation(&tuned.parameter, iteration) * won * sign;
            tuned.value = (tuned.value + step).clamp(f64::from(min), f64::from(max));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::PARAMETERS;

    fn all() -> Vec<Tuned> {
        let tuned = |&parameter: &Parameter| Tuned { parameter, value: f64::from(parameter.default) };
        PARAMETERS.iter().map(tuned).collect()
    }

    #[test]
    fn both_engines_are_perturbed_in_opposite_directions_within_range() {
        let course = Course { iterations: 1_000, last_perturbation: 0.05, last_rate: 0.02 };
        let (tuned, mut rng) = (all(), fastrand::Rng::with_seed(2));
        for iteration in 1..=200 {
            let perturbation = course.perturb(&tuned, iteration, &mut rng);
            for (i, tuned) in tuned.iter().enumerate() {
                let Parameter { min, max, .. } = tuned.parameter;
                let [one, other] = [perturbation.values[0][i], perturbation.values[1][i]];
                assert!((min..=max).contains(&one) && (min..=max).contains(&other));
                assert!(f64::from(one - other) * perturbation.signs[i] >= 0.0, "{}", tuned.parameter.name);
            }
        }
    }

    #[test]
    fn steps_and_perturbations_shrink() {
        let course = Course { iterations: 1_000, last_perturbation: 0.05, last_rate: 0.02 };
        let parameter = &PARAMETERS[0];
        let step = |iteration| course.rate(iteration) * course.perturbation(parameter, iteration);
        assert!(step(1_000) < step(500) && step(500) < step(100));
        assert!(course.perturbation(parameter, 1) > course.perturbation(parameter, 1_000));
        assert!((course.rate(1_000) - 0.02).abs() < 1e-9);
    }

    /// A game is won by the engine whose values are nearer to a hidden optimum, more often the nearer they are.
    #[test]
    fn a_hidden_optimum_is_found_in_spite_of_noise() {
        let course = Course { iterations: 6_000, last_perturbation: 0.05, last_rate: 0.02 };
        let (mut tuned, mut rng) = (all(), fastrand::Rng::with_seed(6));
        tuned.truncate(6);
        // As a share of each range.
        let optimum = 0.7;
        let distance = |values: &[f64]| -> f64 {
            let share = |(value, parameter): (&f64, &Parameter)| {
                (value - f64::from(parameter.min)) / f64::from(parameter.max - parameter.min)
            };
            values.iter().zip(PARAMETERS).map(|pair| (share(pair) - optimum).powi(2)).sum()
        };
        let values = |tuned: &[Tuned]| tuned.iter().map(|tuned| tuned.value).collect::<Vec<_>>();
        let before = distance(&values(&tuned));
        for iteration in 1..=course.iterations {
            let perturbation = course.perturb(&tuned, iteration, &mut rng);
            let [one, other] = perturbation
                .values
                .each_ref()
                .map(|values| distance(&values.iter().map(|&value| f64::from(value)).collect::<Vec<_>>()));
            let chance = 1.0 / (1.0 + (8.0 * (one - other)).exp());
            let won = (0..4).map(|_| if rng.f64() < chance { 1.0 } else { -1.0 }).sum();
            course.learn(&mut tuned, &perturbation, iteration, won);
        }
        let after = distance(&values(&tuned));
        assert!(after < before / 4.0, "{before} {after}");
    }
}
