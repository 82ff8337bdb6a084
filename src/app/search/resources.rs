//! Allocation of cores and memory to searches.

use super::purpose::Purpose;

/// The resources of all searches together, or of an engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Resources {
    /// Threads that search at the same time.
    pub threads: usize,
    /// Mebibytes of transposition tables.
    pub hash_mb: usize,
}

/// The smallest table an engine gets.
const MIN_HASH_MB: usize = 8;

impl Resources {
    /// The resources that every machine has, used until the settings are known.
    pub const SMALLEST: Resources = Resources { threads: 1, hash_mb: 16 };
    /// For an engine that plays at a level and needs no more.
    pub(super) const OF_LEVEL: Resources = Resources { threads: 1, hash_mb: MIN_HASH_MB };

    /// The share with the memory divided among this number of engines, one of which searches at a time.
    pub(super) fn among(self, engines: usize) -> Resources {
        Resources { hash_mb: (self.hash_mb / engines.max(1)).max(MIN_HASH_MB), ..self }
    }

    /// The share of `purpose` while searches for the purposes `active` are running, itself among them.
    ///
    /// The most urgent one gets all threads but one for each of the others; each gets at least one. The memory is
    /// independent of the other searches, because a table that changes its size is lost.
    pub fn allocate(&self, purpose: Purpose, active: &[Purpose]) -> Resources {
        let others = active.iter().filter(|&&other| other != purpose).count();
        let is_first = active.iter().all(|&other| purpose <= other);
        let threads = if is_first { self.threads.saturating_sub(others).max(1) } else { 1 };
        Resources { threads, hash_mb: (self.hash_mb * eighths(purpose) / 8).max(MIN_HASH_MB) }
    }
}

/// Of the memory. The engines of a running game and those of study are not at work at the same time.
fn eighths(purpose: Purpose) -> usize {
    match purpose {
        Purpose::Opponent | Purpose::Ponder => 7,
        Purpose::Analysis => 6,
        Purpose::Hint | Purpose::Threat | Purpose::Report => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MACHINE: Resources = Resources { threads: 4, hash_mb: 512 };

    #[test]
    fn a_search_alone_gets_all_threads() {
        for purpose in Purpose::ALL {
            assert_eq!(MACHINE.allocate(purpose, &[purpose]).threads, 4, "{purpose:?}");
        }
    }

    #[test]
    fn the_most_urgent_one_gets_the_cores() {
        let active = [Purpose::Report, Purpose::Analysis, Purpose::Threat];
        let threads = active.map(|purpose| MACHINE.allocate(purpose, &active).threads);
        assert_eq!(threads, [1, 2, 1]);
        let small = Resources { threads: 1, hash_mb: 16 };
        let threads = active.map(|purpose| small.allocate(purpose, &active).threads);
        assert_eq!(threads, [1, 1, 1], "nobody is left without a thread");
    }

    #[test]
    fn memory_is_not_given_twice() {
        let study = [Purpose::Analysis, Purpose::Threat, Purpose::Report];
        let play = [Purpose::Opponent, Purpose::Hint];
        for family in [&study[..], &play[..]] {
            let total: usize = family.iter().map(|&purpose| MACHINE.allocate(purpose, family).hash_mb).sum();
            assert_eq!(total, 512, "{family:?}");
        }
        assert_eq!(
            MACHINE.allocate(Purpose::Ponder, &[]).hash_mb,
            MACHINE.allocate(Purpose::Opponent, &[]).hash_mb
        );
        let tiny = Resources { threads: 1, hash_mb: 8 };
        assert_eq!(tiny.allocate(Purpose::Hint, &[]).hash_mb, 8);
    }
}
