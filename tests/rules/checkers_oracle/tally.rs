//! How often the rare cases have come up, so that the comparison cannot pass for want of them.

use std::collections::BTreeMap;
use std::fmt;

use super::oracle::{Oracle, Steps, is_promotion};

/// Events that must come up at least once.
const RARE: [&str; 16] = [
    "capture",
    "capture of three or more",
    "capture of five or more",
    "capture by a king",
    "smaller capture barred",
    "capture back to its start",
    "several ways for one move",
    "several moves between two cells",
    "crowned quietly",
    "crowned by capture",
    "over a promotion cell without a crown",
    "king safe from a man",
    "king taken by a man on its promotion cell",
    "blocked",
    "all taken",
    "fifty moves",
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

    /// Counts what is rare in a position and among its legal moves.
    pub fn count(&mut self, oracle: &Oracle, steps: &Steps) {
        self.add("position", true);
        if let Some((_, reason)) = oracle.ending(steps) {
            self.add(reason, true);
        }
        let most = steps.keys().map(|step| step.2.len()).max().unwrap_or(0);
        self.add("capture", most > 0);
        self.add("smaller capture barred", oracle.captures().keys().any(|step| step.2.len() < most));
        self.add("king safe from a man", safe_kings(oracle));
        for ((from, to, taken), paths) in steps {
            let man = oracle.men[from];
            let arrives = !man.king && is_promotion(*to, man.white);
            let crosses = paths.iter().any(|path| path.iter().any(|&spot| is_promotion(spot, man.white)));
            self.add("capture of three or more", taken.len() >= 3);
            self.add("capture of five or more", taken.len() >= 5);
            self.add("capture by a king", man.king && !taken.is_empty());
            self.add("capture back to its start", from == to);
            self.add("several ways for one move", paths.len() > 1);
            let ends = steps.keys().filter(|other| (&other.0, &other.1) == (from, to)).count();
            self.add("several moves between two cells", ends > 1);
            self.add("crowned quietly", arrives && taken.is_empty());
            self.add("crowned by capture", arrives && !taken.is_empty());
            self.add("over a promotion cell without a crown", !man.king && !arrives && crosses);
            let sheltered = |spot| oracle.men[spot].king && is_promotion(*spot, oracle.men[spot].white);
            self.add("king taken by a man on its promotion cell", !man.king && taken.iter().any(sheltered));
        }
    }

    fn add(&mut self, name: &'static str, happens: bool) {
        *self.0.entry(name).or_default() += u64::from(happens);
    }

    fn of(&self, name: &str) -> u64 {
        self.0.get(name).copied().unwrap_or(0)
    }
}

/// Whether protection changes what can be taken.
fn safe_kings(oracle: &Oracle) -> bool {
    let mut open = oracle.clone();
    for man in open.men.values_mut() {
        (man.just_crowned, man.came_by_capture) = (false, true);
    }
    open.total_ban = false;
    open.captures().len() > oracle.captures().len()
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(name, count)| write!(f, "\n  {name}: {count}"))
    }
}
