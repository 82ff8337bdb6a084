//! The statistics of a match: scores, Elo, error bars.

use crate::sides::{Color, Points};

/// The two-sided 95 % quantile of the normal distribution.
const CONFIDENCE_95: f64 = 1.959_963_984_540_054;

/// The results of a match, from the point of view of the first engine.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games by colour of the first engine and by its quarter points.
    games: [[u32; 5]; 2],
    /// Pairs of games by the sum of quarter points.
    pub pairs: [u32; 9],
}

impl Tally {
    /// Adds a game that the first engine played with `color`.
    pub fn add_game(&mut self, color: Color, points: Points) {
        self.games[color as usize][usize::from(points.for_color(color))] += 1;
    }

    /// Adds a pair of games with this number of quarter points for the first engine, at most 8.
    pub fn add_pair(&mut self, quarters: u8) {
        self.pairs[usize::from(quarters.min(8))] += 1;
    }

    /// The number of games with this number of quarter points for the first engine.
    pub fn games_with(&self, quarters: usize) -> u32 {
        self.games.iter().map(|games| games.get(quarters).copied().unwrap_or(0)).sum()
    }

    /// The games of the first engine with one colour, by quarter points.
    pub fn by_color(&self, color: Color) -> [u32; 5] {
        self.games[color as usize]
    }

    /// The number of games.
    pub fn games(&self) -> u32 {
        self.games.iter().flatten().sum()
    }

    /// Points per game, 0 to 1; ½ before the first game.
    pub fn score(&self) -> f64 {
        score(&std::array::from_fn(|quarters| self.games_with(quarters)))
    }

    /// The share of drawn games, without stalemates worth ¾ and ¼.
    pub fn draw_ratio(&self) -> f64 {
        f64::from(self.games_with(2)) / f64::from(self.games().max(1))
    }

    /// The estimate by pairs; `None` before the first pair.
    pub fn estimate(&self) -> Option<Estimate> {
        Estimate::of(&self.pairs)
    }
}

/// Points per game, 0 to 1, for games counted by quarter points; ½ without games.
pub fn score(games: &[u32; 5]) -> f64 {
    let count: u32 = games.iter().sum();
    if count == 0 {
        return 0.5;
    }
    let quarters: f64 = games.iter().zip(0_u32..).map(|(&games, quarters)| f64::from(games * quarters)).sum();
    quarters / (4.0 * f64::from(count))
}

/// Mean and variance of the score of a pair, in points per game from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean score.
    pub mean: f64,
    /// The variance of the score of one pair.
    pub variance: f64,
    /// The number of pairs.
    pub pairs: u32,
}

impl Estimate {
    fn of(pairs: &[u32; 9]) -> Option<Self> {
        let count: u32 = pairs.iter().sum();
        if count == 0 {
            return None;
        }
        let moment = |f: &dyn Fn(f64) -> f64| -> f64 {
            let terms = pairs.iter().enumerate().map(|(sum, &n)| f64::from(n) * f(sum as f64 / 8.0));
            terms.sum::<f64>() / f64::from(count)
        };
        let mean = moment(&|score| score);
        let variance = moment(&|score| (score - mean).powi(2));
        Some(Self { mean, variance, pairs: count })
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        (self.variance / f64::from(self.pairs)).sqrt()
    }

    /// The Elo difference; infinite at a score of 0 or 1.
    pub fn elo(&self) -> f64 {
        elo(self.mean)
    }

    /// Half the width of the 95 % confidence interval in Elo; infinite if it reaches a score of 0 or 1.
    pub fn elo_margin(&self) -> f64 {
        let reach = CONFIDENCE_95 * self.error();
        (elo(self.mean + reach) - elo(self.mean - reach)) / 2.0
    }

    /// The normalized Elo: the mean in standard deviations of a game, on the Elo scale. It does not depend on the draw
    /// ratio, and determines the number of games that a test takes.
    pub fn normalized_elo(&self) -> f64 {
        (self.mean - 0.5) / (2.0 * self.variance).sqrt() * 800.0 / std::f64::consts::LN_10
    }

    /// The likelihood of superiority (LOS): the probability that the first engine is stronger.
    pub fn superiority(&self) -> f64 {
        let error = self.error();
        if error > 0.0 {
            normal_cdf((self.mean - 0.5) / error)
        } else {
            0.5 + (self.mean - 0.5).partial_cmp(&0.0).map_or(0.0, |order| f64::from(order as i8)) / 2.0
        }
    }
}

/// The Elo difference of a score; infinite at 0 and 1.
pub fn elo(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        -400.0 * (1.0 / score - 1.0).log10()
    }
}

/// The expected score at an Elo difference.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The normal distribution function, to about 1e-7 (Abramowitz and Stegun, 7.1.26).
fn normal_cdf(x: f64) -> f64 {
    const COEFFICIENTS: [f64; 5] =
        [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let z = x.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * z);
    let polynomial = COEFFICIENTS.iter().fold(0.0, |sum, c| (sum + c) * t);
    let upper_tail = 0.5 * polynomial * (-z * z).exp();
    if x < 0.0 { upper_tail } else { 1.0 - upper_tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() <= within, "{a} is not {b}");
    }

    #[test]
    fn elo_of_scores() {
        close(elo(0.75), 190.848_5, 1e-3);
        close(elo(0.5), 0.0, 1e-12);
        close(expected_score(elo(0.64)), 0.64, 1e-12);
        assert_eq!((elo(0.0), elo(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    #[test]
    fn the_normal_distribution() {
        close(normal_cdf(0.0), 0.5, 1e-7);
        close(normal_cdf(1.644_853_6), 0.95, 1e-6);
        close(normal_cdf(-CONFIDENCE_95), 0.025, 1e-6);
    }

    #[test]
    fn games_are_counted_for_the_first_engine() {
        let mut tally = Tally::default();
        tally.add_game(Color::White, Points::WHITE_WINS);
        tally.add_game(Color::Black, Points::WHITE_WINS);
        tally.add_game(Color::Black, Points::ONE_QUARTER);
        tally.add_game(Color::White, Points::DRAW);
        assert_eq!([0, 1, 2, 3, 4].map(|quarters| tally.games_with(quarters)), [1, 0, 1, 1, 1]);
        assert_eq!((tally.by_color(Color::White), tally.games()), ([0, 0, 1, 0, 1], 4));
        // 1 + 0 + 3/4 + 1/2 points of 4.
        close(tally.score(), 2.25 / 4.0, 1e-12);
        close(tally.draw_ratio(), 0.25, 1e-12);
    }

    /// Ten pairs: 2 x 1/2, 4 x 1, 3 x 3/2 and 1 x 2 points.
    /// Mean (2 * 0.25 + 4 * 0.5 + 3 * 0.75 + 1) / 10 = 0.575;
    /// variance (2 * 0.325^2 + 4 * 0.075^2 + 3 * 0.175^2 + 0.425^2) / 10 = 0.050625, error sqrt(0.0050625) = 0.07115.
    #[test]
    fn pairs_give_mean_and_error() {
        let estimate = Estimate::of(&[0, 0, 2, 0, 4, 0, 3, 0, 1]).unwrap();
        close(estimate.mean, 0.575, 1e-12);
        close(estimate.variance, 0.050_625, 1e-12);
        close(estimate.error(), 0.071_151_2, 1e-6);
        close(estimate.elo(), 52.511_2, 1e-3);
        // 0.575 +- 0.139454: Elo 159.32 and -45.04, half of the difference.
        close(estimate.elo_margin(), 102.18, 0.02);
        close(estimate.superiority(), 0.854_1, 1e-3);
        // 0.075 / sqrt(0.10125) * 347.4356
        close(estimate.normalized_elo(), 81.891, 1e-2);
    }

    #[test]
    fn quarter_points_count_exactly() {
        // A win and a stalemate that gave 3/4: seven quarters of eight.
        let estimate = Estimate::of(&[0, 0, 0, 0, 0, 0, 0, 1, 0]).unwrap();
        close(estimate.mean, 0.875, 1e-12);
        assert_eq!((estimate.error(), estimate.superiority()), (0.0, 1.0));
        assert_eq!(Estimate::of(&[0; 9]), None);
        assert_eq!(Estimate::of(&[0, 0, 0, 0, 7, 0, 0, 0, 0]).unwrap().superiority(), 0.5);
    }
}
