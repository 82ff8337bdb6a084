//! How often the rare cases have come up, so that the comparison cannot pass for want of them.

use std::collections::BTreeMap;
use std::fmt;

use super::super::oracle::{Game, Oracle, Step};
use super::Pair;

/// Events that every game must have at least once.
const RARE: [&str; 15] = [
    "check",
    "double check",
    "only one legal move",
    "long step",
    "en passant",
    "en passant barred by check",
    "en passant with check",
    "promotion",
    "promotion by capture",
    "promotion with check",
    "checkmate",
    "stalemate",
    "insufficient material",
    "fifty moves",
    "twice the same position",
];

/// Further events of Shafran's game.
const RARE_IN_SHAFRAN: [&str; 5] =
    ["long castling", "short castling", "castling with check", "castling barred", "triple step"];

/// Counts by name.
#[derive(Default)]
pub struct Tally(BTreeMap<&'static str, u64>);

impl Tally {
    /// The number of positions counted.
    pub fn positions(&self) -> u64 {
        self.of("position")
    }

    /// The rare cases of a game that have not come up.
    pub fn missing(&self, game: Game) -> Vec<&'static str> {
        let besides = if game == Game::Shafran { &RARE_IN_SHAFRAN[..] } else { &[] };
        RARE.iter().chain(besides).copied().filter(|name| self.of(name) == 0).collect()
    }

    pub fn add(&mut self, name: &'static str, times: usize) {
        *self.0.entry(name).or_default() += times as u64;
    }

    /// Counts what is rare in a position and among its legal moves.
    pub fn count(&mut self, oracle: &Oracle, pairs: &[Pair]) {
        self.add("position", 1);
        let checkers = oracle.checkers(oracle.white_to_move).len();
        self.add(["quiet position", "check", "double check"][checkers.min(2)], 1);
        self.add("only one legal move", usize::from(pairs.len() == 1));
        if let Some((_, reason)) = oracle.ending() {
            self.add(reason, 1);
        }
        self.count_barred(oracle, pairs);
        self.count_pawns(pairs);
        self.count_castlings(pairs);
    }

    fn count_barred(&mut self, oracle: &Oracle, pairs: &[Pair]) {
        let legal = |step: &Step| pairs.iter().any(|pair| pair.step == *step);
        let walks = oracle.walks(oracle.white_to_move);
        let barred = walks.iter().filter(|step| step.is_en_passant() && !legal(step)).count();
        self.add("en passant barred by check", barred);
        let own = |right: &char| right.is_ascii_uppercase() == oracle.white_to_move;
        let castlings = pairs.iter().filter(|pair| pair.step.rook.is_some()).count();
        self.add("castling barred", oracle.castling.chars().filter(own).count() * 2 - castlings);
    }

    fn count_pawns(&mut self, pairs: &[Pair]) {
        for Pair { step, checks, .. } in pairs {
            let (passing, promotes) = (step.is_en_passant(), step.promotion.is_some());
            self.add("long step", usize::from(!step.passed.is_empty()));
            self.add("triple step", usize::from(step.passed.len() == 2));
            self.add("en passant", usize::from(passing));
            self.add("en passant with check", usize::from(passing && *checks));
            self.add("promotion", usize::from(promotes));
            self.add("promotion by capture", usize::from(promotes && step.victim.is_some()));
            self.add("promotion with check", usize::from(promotes && *checks));
        }
    }

    fn count_castlings(&mut self, pairs: &[Pair]) {
        for Pair { step, checks, .. } in pairs.iter().filter(|pair| pair.step.rook.is_some()) {
            let long = (step.to.file - step.from.file).abs() == 3;
            self.add(if long { "long castling" } else { "short castling" }, 1);
            self.add("castling with check", usize::from(*checks));
        }
    }

    /// How often something has been counted.
    pub fn of(&self, name: &str) -> u64 {
        self.0.get(name).copied().unwrap_or(0)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(name, count)| write!(f, "\n  {name}: {count}"))
    }
}
