//! The strength of a person and the difficulty of a puzzle, by Glicko-2 (Glickman, "Example of the Glicko-2 system").

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// The volatility may change this much.
const TAU: f64 = 0.75;
/// A person's deviation stays within these bounds, so that the rating stays able to move.
const DEVIATIONS: (f64, f64) = (45.0, 500.0);
const RATINGS: (f64, f64) = (400.0, 4_000.0);
/// A rating with a larger deviation is provisional.
const PROVISIONAL: f64 = 110.0;

/// A rating with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Rating {
    /// The rating.
    pub value: f64,
    /// The deviation: the true rating is within twice this of it, with 95 %.
    pub deviation: f64,
    /// Glicko-2's measure of how much results vary, about 0.06.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { value: 1_500.0, deviation: 500.0, volatility: 0.09 }
    }
}

impl Rating {
    /// Whether few results are known.
    pub fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The rating within its bounds, which a file may exceed.
    fn bounded(self) -> Rating {
        Rating {
            value: self.value.clamp(RATINGS.0, RATINGS.1),
            deviation: self.deviation.clamp(DEVIATIONS.0, DEVIATIONS.1),
            volatility: self.volatility.clamp(0.01, 0.1),
        }
    }

    /// The rating after a puzzle that was solved or not. The result counts with `weight`, from 0 to 1.
    #[must_use]
    pub fn after(self, puzzle: Rating, is_solved: bool, weight: f64) -> Rating {
        let before = self.bounded();
        let glicko = |rating: Rating| Glicko2Rating {
            rating: rating.value,
            deviation: rating.deviation,
            volatility: rating.volatility,
        };
        let outcome = if is_solved { Outcomes::WIN } else { Outcomes::LOSS };
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::new() };
        let (after, _) = glicko2(&glicko(before), &glicko(puzzle.bounded()), &outcome, &config);
        let mean = |before: f64, after: f64| before + (after - before) * weight;
        Rating {
            value: mean(before.value, after.rating),
            deviation: mean(before.deviation, after.deviation),
            volatility: mean(before.volatility, after.volatility),
        }
        .bounded()
    }
}
