//! The difficulty of a puzzle, fitted to the levels of play that solve it.

use super::{Prover, Rating, Task};
use crate::engine::Level;
use crate::game::Position;

/// The number of attempts of each level.
pub const ATTEMPTS: u64 = 4;
/// The result of a virtual attempt, so that what all or no levels solve has a rating too: a half against this Elo.
const PRIOR: f64 = 1_900.0;
/// Points of Elo for a factor of e in the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

impl Prover {
    /// The rating of a puzzle: the Elo of a level that solves it half of the time.
    pub fn rate(&mut self, task: &Task) -> Rating {
        let mut results = vec![(PRIOR, 0.5)];
        for level in Level::ALL {
            let Some(elo) = level.elo() else { continue };
            for attempt in 0..ATTEMPTS {
                let is_solved = self.solves(task, level, attempt + 1);
                results.push((elo.into(), if is_solved { 1.0 } else { 0.0 }));
            }
        }
        fit(&results)
    }

    /// Whether a level plays the whole line.
    fn solves(&mut self, task: &Task, level: Level, seed: u64) -> bool {
        self.forget(seed);
        let positions = task.positions();
        task.line.iter().enumerate().step_by(2).all(|(at, &right)| {
            let played = self.play(&positions[at], Vec::new(), level.into());
            let mates = |mv| positions[at].play(mv).as_ref().is_ok_and(Position::is_checkmate);
            played.is_some_and(|mv| mv == right || mates(mv))
        })
    }
}

/// The rating of maximum likelihood by the attempts at these ratings, and its deviation.
fn fit(results: &[(f64, f64)]) -> Rating {
    let solved = |value: f64, elo: f64| 1.0 / (1.0 + ((value - elo) / SCALE).exp());
    let surplus = |value| results.iter().map(|&(elo, result)| solved(value, elo) - result).sum::<f64>();
    let (mut low, mut high) = (400.0, 4_000.0);
    while high - low > 1.0 {
        let middle = f64::midpoint(low, high);
        if surplus(middle) > 0.0 { low = middle } else { high = middle }
    }
    let spread = |&(elo, _): &(f64, f64)| solved(low, elo) * (1.0 - solved(low, elo));
    let information = results.iter().map(spread).sum::<f64>() / SCALE / SCALE;
    Rating {
        value: low.round(),
        deviation: information.sqrt().recip().clamp(60.0, 350.0).round(),
        ..Rating::default()
    }
}
