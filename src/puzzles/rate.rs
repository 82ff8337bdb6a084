//! The difficulty of a puzzle, by the levels of play that solve it.

use super::{Prover, Rating, Task};
use crate::engine::Level;
use crate::game::Position;

/// The number of attempts of each level.
pub const ATTEMPTS: u64 = 4;
/// The rating to be expected of a puzzle of which nothing is known, and the deviation from it.
pub const USUAL: (f64, f64) = (1_900.0, 700.0);
/// Points of Elo for a factor of e in the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

impl Prover {
    /// The number of attempts of the levels that solve a puzzle.
    pub fn solved(&mut self, task: &Task) -> u32 {
        let attempts = Level::ALL.into_iter().filter(|level| level.elo().is_some());
        let attempts = attempts.flat_map(|level| (1..=ATTEMPTS).map(move |seed| (level, seed)));
        attempts.filter(|&(level, seed)| self.solves(task, level, seed)).count() as u32
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

/// The likeliest rating of a puzzle that this many attempts of the levels solved, where a rating near `mean` was expected,
/// with this deviation. A rating is the Elo of a level that solves the puzzle half of the time.
///
/// All levels have the same number of attempts, so that the number of solutions says all that the attempts say.
pub fn rating(solved: u32, (mean, spread): (f64, f64)) -> Rating {
    let elos: Vec<f64> = Level::ALL.into_iter().filter_map(Level::elo).map(f64::from).collect();
    let chance = |value: f64, elo: f64| 1.0 / (1.0 + ((value - elo) / SCALE).exp());
    let all = |value: f64| ATTEMPTS as f64 * elos.iter().map(|&elo| chance(value, elo)).sum::<f64>();
    // Falls with the value.
    let slope = |value: f64| (all(value) - f64::from(solved)) / SCALE - (value - mean) / (spread * spread);
    let (mut low, mut high) = (400.0, 4_000.0);
    while high - low > 0.1 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    let doubt = |elo: f64| chance(low, elo) * (1.0 - chance(low, elo));
    let known = ATTEMPTS as f64 * elos.iter().map(|&elo| doubt(elo)).sum::<f64>() / (SCALE * SCALE);
    Rating {
        value: low.round(),
        deviation: (known + (spread * spread).recip()).sqrt().recip().clamp(60.0, 350.0).round(),
        ..Rating::default()
    }
}
