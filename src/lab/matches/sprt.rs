//! The sequential probability ratio test (SPRT) on pairs of games.

use super::fields;
use super::statistics::expected_score;

/// The parameters of the SPRT: two hypotheses about the Elo difference and the error probabilities.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// Hypothesis H0, in Elo.
    pub elo0: f64,
    /// Hypothesis H1, in Elo; more than H0.
    pub elo1: f64,
    /// The probability to accept H1 if H0 is true.
    pub alpha: f64,
    /// The probability to accept H0 if H1 is true.
    pub beta: f64,
}

/// The accepted hypothesis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The difference is at most `elo0`.
    H0,
    /// The difference is at least `elo1`.
    H1,
}

/// The regularizing count of a pair score that has not occurred yet: without it a few equal results would look certain.
const UNSEEN_COUNT: f64 = 1e-3;

impl Sprt {
    /// The log-likelihood ratio at which H0 is accepted.
    pub fn lower_bound(&self) -> f64 {
        (self.beta / (1.0 - self.alpha)).ln()
    }

    /// The log-likelihood ratio at which H1 is accepted.
    pub fn upper_bound(&self) -> f64 {
        ((1.0 - self.beta) / self.alpha).ln()
    }

    /// The log-likelihood ratio of H1 to H0 after pairs of games, counted by the sum of their quarter points.
    ///
    /// Uses the generalized test (GSPRT): for each hypothesis the distribution of pair scores is the maximum
    /// likelihood estimate among those with the mean of the hypothesis.
    pub fn log_likelihood_ratio(&self, pairs: &[u32; 9]) -> f64 {
        let seen: u32 = pairs.iter().sum();
        if seen == 0 {
            return 0.0;
        }
        // Odd sums need a stalemate worth ¾; they count only if one has occurred.
        let scores = pairs.iter().enumerate().filter(|&(sum, &count)| sum % 2 == 0 || count > 0);
        let counts: Vec<(f64, f64)> =
            scores.map(|(sum, &count)| (sum as f64 / 8.0, f64::from(count).max(UNSEEN_COUNT))).collect();
        let all: f64 = counts.iter().map(|(_, count)| count).sum();
        let [mle0, mle1] =
            [self.elo0, self.elo1].map(|elo| MaximumLikelihood::with_mean(expected_score(elo), &counts));
        let ratio = |score| (mle0.divisor(score) / mle1.divisor(score)).ln();
        let weighted: f64 = counts.iter().map(|&(score, count)| count * ratio(score)).sum();
        f64::from(seen) * weighted / all
    }

    /// The hypothesis accepted at this log-likelihood ratio; `None` while the test continues.
    pub fn verdict(&self, ratio: f64) -> Option<Verdict> {
        if ratio >= self.upper_bound() {
            Some(Verdict::H1)
        } else if ratio <= self.lower_bound() {
            Some(Verdict::H0)
        } else {
            None
        }
    }
}

/// `elo0=0,elo1=5,alpha=0.05,beta=0.05`; the last two may be left out.
impl std::str::FromStr for Sprt {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let names = ["elo0", "elo1", "alpha", "beta"];
        let [elo0, elo1, alpha, beta] =
            fields::parse_fields(text, names, [None, None, Some(0.05), Some(0.05)])?;
        if elo0 >= elo1 {
            return Err("elo0 must be less than elo1".to_owned());
        }
        if !(alpha > 0.0 && beta > 0.0 && alpha + beta < 1.0) {
            return Err("alpha and beta must be more than 0, and less than 1 together".to_owned());
        }
        Ok(Self { elo0, elo1, alpha, beta })
    }
}

/// The maximum likelihood distribution with a given mean: each share p becomes p / (1 + theta (score - mean)).
struct MaximumLikelihood {
    mean: f64,
    theta: f64,
}

impl MaximumLikelihood {
    fn with_mean(mean: f64, counts: &[(f64, f64)]) -> Self {
        // theta solves sum p (score - mean) / (1 + theta (score - mean)) = 0, which falls from one end of the
        // interval where all divisors are positive to the other. The scores 0 and 1 are always there.
        let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
        for _ in 0..100 {
            let theta = f64::midpoint(low, high);
            let estimate = Self { mean, theta };
            let slope: f64 = counts.iter().map(|&(s, count)| count * (s - mean) / estimate.divisor(s)).sum();
            if slope > 0.0 {
                low = theta;
            } else {
                high = theta;
            }
        }
        Self { mean, theta: f64::midpoint(low, high) }
    }

    fn divisor(&self, score: f64) -> f64 {
        1.0 + self.theta * (score - self.mean)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 5.0, alpha: 0.05, beta: 0.05 };

    fn close(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() <= within, "{a} is not {b}");
    }

    #[test]
    fn the_bounds() {
        // ln 19
        close(TEST.upper_bound(), 2.944_439, 1e-6);
        close(TEST.lower_bound(), -2.944_439, 1e-6);
        assert_eq!(TEST.verdict(2.9), None);
        assert_eq!(TEST.verdict(3.0), Some(Verdict::H1));
        assert_eq!(TEST.verdict(-3.0), Some(Verdict::H0));
    }

    /// With only won and lost pairs the best fit to a mean s is s itself: the ratio is
    /// W ln(s1 / s0) + L ln((1 - s1) / (1 - s0)).
    #[test]
    fn won_and_lost_pairs_are_a_binomial_test() {
        let ratio = TEST.log_likelihood_ratio(&[400, 0, 0, 0, 0, 0, 0, 0, 600]);
        let s1 = expected_score(5.0);
        close(ratio, 600.0 * (s1 / 0.5).ln() + 400.0 * ((1.0 - s1) / 0.5).ln(), 0.01);
    }

    /// For small differences the ratio is near n (s1 - s0) (2 mean - s0 - s1) / (2 variance).
    #[test]
    fn many_pairs_agree_with_the_normal_approximation() {
        let pairs = [30, 0, 200, 0, 500, 0, 235, 0, 35];
        let mean = (200.0 * 0.25 + 500.0 * 0.5 + 235.0 * 0.75 + 35.0) / 1000.0;
        let square = (200.0 * 0.0625 + 500.0 * 0.25 + 235.0 * 0.5625 + 35.0) / 1000.0;
        let (s0, s1) = (0.5, expected_score(5.0));
        let normal = 1000.0 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * (square - mean * mean));
        close(TEST.log_likelihood_ratio(&pairs), normal, 0.02 * normal.abs());
    }

    #[test]
    fn the_log_likelihood_ratio_is_symmetric_and_starts_at_zero() {
        let test = Sprt { elo0: -3.0, elo1: 3.0, ..TEST };
        let ratio = test.log_likelihood_ratio(&[1, 0, 9, 2, 30, 5, 12, 0, 4]);
        let reversed = test.log_likelihood_ratio(&[4, 0, 12, 5, 30, 2, 9, 0, 1]);
        close(ratio, -reversed, 1e-9);
        assert!(ratio > 0.0);
        close(TEST.log_likelihood_ratio(&[0; 9]), 0.0, 0.0);
    }

    #[test]
    fn the_sprt_is_read_from_the_command_line() {
        assert_eq!("elo0=0,elo1=5".parse(), Ok(TEST));
        for wrong in ["elo0=5,elo1=0", "elo0=0", "elo0=0,elo1=5,alpha=0", "elo0=0,elo1=5,alpha=0.6,beta=0.5"]
        {
            assert!(wrong.parse::<Sprt>().is_err(), "{wrong}");
        }
    }
}
