//! The strength of a person, and the difficulty of a puzzle or the strength of an opponent, by Glicko-2 (Glickman, "Example of the Glicko-2 system").

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

    /// The number of ratings that a curve keeps.
    pub const CURVE: usize = 200;
    /// The share of a gain that counts after help: a hint (in a puzzle one that shows the piece alone), or a move taken
    /// back.
    pub const ASSISTED: f64 = 0.5;

    /// Adds the rating to the end of a curve.
    pub fn extend(self, curve: &mut Vec<u16>) {
        curve.push(self.value.round() as u16);
        curve.drain(..curve.len().saturating_sub(Self::CURVE));
    }

    /// The rating after a result against another: a game of so many points, from 0 to 1, or a puzzle that was solved, 1, or
    /// not, 0. The result counts with `weight`, from 0 to 1.
    #[must_use]
    pub fn after(self, other: Rating, points: f64, weight: f64) -> Rating {
        // Three quarters of a point are half a win and half a draw.
        let (outcome, share) = match points - 0.5 {
            above if above > 0.0 => (Outcomes::WIN, 2.0 * above),
            below => (Outcomes::LOSS, -2.0 * below),
        };
        let drawn = self.after_outcome(other, Outcomes::DRAW, weight);
        if share == 0.0 { drawn } else { drawn.towards(self.after_outcome(other, outcome, weight), share) }
    }

    fn after_outcome(self, other: Rating, outcome: Outcomes, weight: f64) -> Rating {
        let before = self.bounded();
        let glicko = |rating: Rating| Glicko2Rating {
            rating: rating.value,
            deviation: rating.deviation,
            volatility: rating.volatility,
        };
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::new() };
        let (after, _) = glicko2(&glicko(before), &glicko(other.bounded()), &outcome, &config);
        let after = Rating { value: after.rating, deviation: after.deviation, volatility: after.volatility };
        before.towards(after, weight).bounded()
    }

    /// The rating at this share of the way to another.
    fn towards(self, other: Rating, share: f64) -> Rating {
        let mean = |from: f64, to: f64| from + (to - from) * share;
        Rating {
            value: mean(self.value, other.value),
            deviation: mean(self.deviation, other.deviation),
            volatility: mean(self.volatility, other.volatility),
        }
    }
}
