//! How often the rare cases have come up, so that the comparison cannot pass for want of them.

use std::collections::BTreeMap;
use std::fmt;

use super::oracle::{Oracle, Outs, Step};

/// Events that must come up at least once.
const RARE: [&str; 23] = [
    "check",
    "check from two sides",
    "king open to be taken",
    "king taken",
    "king taken in check",
    "checkmate",
    "stalemate",
    "resigned",
    "two out at once",
    "last in the game",
    "only kings",
    "fifty moves",
    "double step",
    "en passant of the side before",
    "en passant of the side before that",
    "right to take en passant ended by going out",
    "two rights to take en passant",
    "promotion",
    "dead piece taken",
    "dead king taken",
    "dead pieces left the board",
    "king of the mover opened by dead pieces",
    "met again",
];

/// Counts by name.
#[derive(Default)]
pub struct Tally(BTreeMap<&'static str, u64>);

impl Tally {
    /// The number of positions counted.
    pub fn positions(&self) -> u64 {
        self.of("position")
    }

    /// The rare cases that have not come up.
    pub fn missing(&self) -> Vec<&'static str> {
        RARE.into_iter().filter(|name| self.of(name) == 0).collect()
    }

    /// Counts what is rare in a position.
    pub fn count(&mut self, oracle: &Oracle, legal: &[Step]) {
        self.add("position", true);
        if let Some(ending) = oracle.ending() {
            self.add(ending, true);
        }
        let mut checking: Vec<char> =
            oracle.threats(oracle.turn).iter().map(|cell| oracle.men[cell].0).collect();
        checking.dedup();
        checking.sort_unstable();
        checking.dedup();
        self.add("check", !checking.is_empty());
        self.add("check from two sides", checking.len() > 1);
        let kings = |step: &&Step| oracle.men.get(&step.1).is_some_and(|man| man.1 == 'K' && man.0 != 'x');
        self.add("king open to be taken", legal.iter().any(|step| kings(&step)));
        self.add("two rights to take en passant", oracle.crossed.len() > 1);
    }

    /// Counts what is rare in a move.
    pub fn count_move(&mut self, before: &Oracle, step: Step, after: &Oracle, outs: &Outs) {
        let (_, to, becomes) = step;
        let taken = before.men.get(&to);
        let king_taken = taken.is_some_and(|man| man.1 == 'K' && man.0 != 'x');
        self.count_outs(before, after, outs);
        self.add("king taken in check", king_taken && !before.threats(before.turn).is_empty());
        self.add("double step", after.crossed.contains_key(&before.turn));
        self.add("promotion", becomes.is_some());
        self.add("dead piece taken", taken.is_some_and(|man| man.0 == 'x'));
        self.add("dead king taken", taken == Some(&('x', 'K')));
        if let Some(pawn) = before.passing_victim(step) {
            let next = matches!((before.men[&pawn].0, before.turn), ('w', 'r') | ('r', 'b') | ('b', 'w'));
            self.add("en passant of the side before", next);
            self.add("en passant of the side before that", !next);
        }
        let opened = before.leave && !outs.is_empty() && !after.threats(before.turn).is_empty();
        self.add("king of the mover opened by dead pieces", opened);
    }

    /// Counts who goes out.
    pub fn count_outs(&mut self, before: &Oracle, after: &Oracle, outs: &Outs) {
        for (seat, reason) in outs {
            self.add(reason, true);
            self.add("right to take en passant ended by going out", before.crossed.contains_key(seat));
        }
        self.add("two out at once", outs.len() > 1);
        self.add("dead pieces left the board", after.leave && after.men.len() + 1 < before.men.len());
    }

    pub fn add(&mut self, name: &'static str, happens: bool) {
        *self.0.entry(name).or_default() += u64::from(happens);
    }

    fn of(&self, name: &str) -> u64 {
        self.0.get(name).copied().unwrap_or(0)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(name, count)| write!(f, "\n  {name}: {count}"))
    }
}
