//! The report of a match in the format of cutechess and fastchess.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::referee::Fault;
use super::schedule::Job;
use super::sprt::{Sprt, Verdict};
use super::statistics::{Estimate, Tally, score};
use crate::sides::{Color, Points};

/// The standings of a match.
#[derive(Clone, Debug, Default)]
pub(super) struct Standings {
    pub tally: Tally,
    /// Quarter points of the first engine in pairs with one finished game.
    open_pairs: BTreeMap<usize, u8>,
    /// Losses other than on the board, by engine.
    faults: [BTreeMap<Fault, u32>; 2],
}

impl Standings {
    /// Adds a game. Returns whether it completes a pair.
    pub fn add(&mut self, job: Job, quarters: u8, fault: Option<(usize, Fault)>) -> bool {
        let color = job.first_color();
        self.tally.add_game(color, Points::with_quarters(color, quarters));
        if let Some((engine, fault)) = fault {
            *self.faults[engine.min(1)].entry(fault).or_default() += 1;
        }
        let Some(other) = self.open_pairs.remove(&job.pair()) else {
            self.open_pairs.insert(job.pair(), quarters);
            return false;
        };
        self.tally.add_pair(other + quarters);
        true
    }

    /// The current result of the SPRT.
    pub fn verdict(&self, sprt: &Sprt) -> Option<Verdict> {
        sprt.verdict(sprt.log_likelihood_ratio(&self.tally.pairs))
    }

    /// The losses of each engine other than on the board.
    pub fn faults(&self) -> [u32; 2] {
        self.faults.each_ref().map(|faults| faults.values().sum())
    }

    /// Score, Elo, pairs and SPRT, without a final line break.
    pub fn text(&self, names: [&str; 2], sprt: Option<&Sprt>) -> String {
        let games: [u32; 5] = std::array::from_fn(|quarters| self.tally.games_with(quarters));
        let mut lines = vec![format!("Score of {} vs {}: {}", names[0], names[1], score_text(&games))];
        if let Some(estimate) = self.tally.estimate() {
            lines.push(elo_text(&estimate, self.tally.draw_ratio()));
            lines.push(pairs_text(&self.tally.pairs));
        }
        lines.extend(sprt.map(|sprt| sprt_text(sprt, sprt.log_likelihood_ratio(&self.tally.pairs))));
        lines.join("\n")
    }

    /// Additional lines at the end: results by colour, normalized Elo, faults.
    pub fn final_text(&self, names: [&str; 2]) -> String {
        let mut text = String::new();
        for color in Color::ALL {
            let games = score_text(&self.tally.by_color(color));
            writeln!(text, "...      {} playing {color}: {games}", names[0]).ok();
        }
        // A match in which every pair has the same score has no deviation to measure by.
        let normalized = self.tally.estimate().map(|estimate| estimate.normalized_elo());
        if let Some(elo) = normalized.filter(|elo| elo.is_finite()) {
            writeln!(text, "Normalized Elo: {}", signed(elo)).ok();
        }
        for (name, faults) in names.iter().zip(&self.faults) {
            let counts: Vec<String> = Fault::ALL
                .iter()
                .map(|fault| format!("{} {}", faults.get(fault).unwrap_or(&0), fault.name()))
                .collect();
            writeln!(text, "{name}: {}", counts.join(", ")).ok();
        }
        text
    }
}

/// `3 - 1 - 2  [0.667] 6`: wins, losses and draws, then stalemates worth ¾ or ¼, if any.
fn score_text(games: &[u32; 5]) -> String {
    let [losses, quarter, draws, three_quarters, wins] = *games;
    let all: u32 = games.iter().sum();
    let mut text = format!("{wins} - {losses} - {draws}  [{:.3}] {all}", score(games));
    if quarter + three_quarters > 0 {
        write!(text, "  (3/4: {three_quarters}, 1/4: {quarter})").ok();
    }
    text
}

/// `+96 ± 46 (100-46-54)`: Elo, wins, losses and draws, then the number of stalemates worth ¾ or ¼, if any.
pub(super) fn summary(tally: &Tally) -> String {
    let [losses, quarter, draws, three_quarters, wins] =
        std::array::from_fn(|quarters| tally.games_with(quarters));
    let stalemates = match quarter + three_quarters {
        0 => String::new(),
        1 => ", a stalemate".to_owned(),
        count => format!(", {count} stalemates"),
    };
    let games = format!("{wins}-{losses}-{draws}{stalemates}");
    match tally.estimate().map(|estimate| (estimate.elo(), estimate.elo_margin())) {
        // Adding 0 turns -0 into 0.
        Some((elo, margin)) if elo.is_finite() => {
            format!("{:+.0} ± {margin:.0} ({games})", elo.round() + 0.0)
        }
        _ => games,
    }
}

fn elo_text(estimate: &Estimate, draw_ratio: f64) -> String {
    format!(
        "Elo difference: {} +/- {}, LOS: {:.1} %, DrawRatio: {:.1} %",
        signed(estimate.elo()),
        signed(estimate.elo_margin()),
        100.0 * estimate.superiority(),
        100.0 * draw_ratio
    )
}

/// The pentanomial counts of pairs with 0, ½, 1, 1½ and 2 points, then those with odd quarters, if any.
fn pairs_text(pairs: &[u32; 9]) -> String {
    let list = |from: usize| -> String {
        let counts: Vec<String> = pairs.iter().skip(from).step_by(2).map(u32::to_string).collect();
        counts.join(", ")
    };
    let mut text = format!("Ptnml(0-2): [{}]", list(0));
    if pairs.iter().skip(1).step_by(2).any(|&count| count > 0) {
        write!(text, ", 1/4 to 7/4: [{}]", list(1)).ok();
    }
    text
}

fn sprt_text(sprt: &Sprt, ratio: f64) -> String {
    let (lower, upper) = (sprt.lower_bound(), sprt.upper_bound());
    let share = if ratio < 0.0 { -ratio / lower } else { ratio / upper };
    format!(
        "SPRT: llr {ratio:.2} ({:.1}%), lbound {lower:.2}, ubound {upper:.2} [{:.2}, {:.2}]",
        100.0 * share,
        sprt.elo0,
        sprt.elo1
    )
}

/// The final line: the result of the SPRT, or by the error bars.
pub(super) fn verdict_text(names: [&str; 2], standings: &Standings, sprt: Option<&Sprt>) -> String {
    if let Some(sprt) = sprt {
        return match standings.verdict(sprt) {
            Some(Verdict::H1) => format!("SPRT: H1 was accepted (elo1 = {})", sprt.elo1),
            Some(Verdict::H0) => format!("SPRT: H0 was accepted (elo0 = {})", sprt.elo0),
            None => "SPRT: no decision".to_owned(),
        };
    }
    let los = standings.tally.estimate().map_or(0.5, |estimate| estimate.superiority());
    let [first, second] = names;
    if los >= 0.975 {
        format!("{first} is stronger than {second}")
    } else if los <= 0.025 {
        format!("{second} is stronger than {first}")
    } else {
        "The difference is within the error bars".to_owned()
    }
}

fn signed(elo: f64) -> String {
    if elo.is_finite() {
        // Adding 0 turns -0 into 0.
        format!("{:.1}", (elo * 10.0).round() / 10.0 + 0.0)
    } else if elo.is_nan() {
        "nan".to_owned()
    } else {
        (if elo > 0.0 { "inf" } else { "-inf" }).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standings(quarters: &[u8]) -> Standings {
        let mut standings = Standings::default();
        for (game, &quarters) in quarters.iter().enumerate() {
            assert_eq!(standings.add(Job { game }, quarters, None), game % 2 == 1);
        }
        standings
    }

    #[test]
    fn the_lines_are_those_of_cutechess() {
        // Pairs of 8, 8, 6 and 4 quarters: mean 0.8125.
        let text = standings(&[4, 4, 4, 4, 4, 2, 0, 4]).text(["A", "B"], None);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "Score of A vs B: 6 - 1 - 1  [0.812] 8");
        assert!(lines[1].starts_with("Elo difference: 254.7 +/- "), "{text}");
        assert!(lines[1].ends_with(" %, DrawRatio: 12.5 %"), "{text}");
        assert_eq!(lines[2], "Ptnml(0-2): [0, 0, 1, 1, 2]");
    }

    #[test]
    fn a_summary_is_one_line() {
        let text = summary(&standings(&[4, 4, 4, 4, 4, 2, 0, 4]).tally);
        assert!(text.starts_with("+255 ± ") && text.ends_with(" (6-1-1)"), "{text}");
        let text = summary(&standings(&[3, 1, 2, 2]).tally);
        assert!(text.starts_with("+0 ± ") && text.ends_with(" (0-0-2, 2 stalemates)"), "{text}");
        assert_eq!(summary(&standings(&[4, 4]).tally), "2-0-0");
    }

    #[test]
    fn stalemates_are_reported_and_counted() {
        let text = standings(&[3, 2, 1, 4]).text(["A", "B"], None);
        assert!(text.starts_with("Score of A vs B: 1 - 0 - 1  [0.625] 4  (3/4: 1, 1/4: 1)\n"), "{text}");
        assert!(text.ends_with("Ptnml(0-2): [0, 0, 0, 0, 0], 1/4 to 7/4: [0, 0, 2, 0]"), "{text}");
    }

    #[test]
    fn an_open_pair_does_not_count_for_the_test() {
        let sprt: Sprt = "elo0=0,elo1=50".parse().unwrap();
        let text = standings(&[4]).text(["A", "B"], Some(&sprt));
        assert_eq!(
            text,
            "Score of A vs B: 1 - 0 - 0  [1.000] 1\nSPRT: llr 0.00 (0.0%), lbound -2.94, ubound 2.94 [0.00, 50.00]"
        );
    }

    #[test]
    fn a_match_whose_pairs_are_equal_has_no_normalized_elo() {
        assert!(!standings(&[2, 2]).final_text(["A", "B"]).contains("Normalized"));
        assert!(standings(&[4, 4, 4, 0]).final_text(["A", "B"]).contains("Normalized Elo: "));
    }

    #[test]
    fn the_end_reports_faults_and_the_verdict() {
        let mut standings = standings(&[4; 20]);
        standings.add(Job { game: 20 }, 4, Some((1, Fault::Stall)));
        let text = standings.final_text(["A", "B"]);
        assert!(text.contains("B: 0 losses on time, 0 illegal moves, 0 crashes, 1 stalls"), "{text}");
        assert!(text.contains("A playing White: 11 - 0 - 0"), "{text}");
        assert_eq!(verdict_text(["A", "B"], &standings, None), "A is stronger than B");
        let sprt: Sprt = "elo0=0,elo1=200,alpha=0.2,beta=0.2".parse().unwrap();
        assert_eq!(verdict_text(["A", "B"], &standings, Some(&sprt)), "SPRT: H1 was accepted (elo1 = 200)");
    }
}
