//! The resources of the machine, and their allocation to searches by purpose.

/// The purpose of a search, in the order of priority: the first gets the cores when several are running.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purpose {
    /// The computer's move in a running game.
    Opponent,
    /// Thinking ahead while a person is to move.
    Ponder,
    /// A hint in a running game.
    Hint,
    /// The lines of the position that is studied.
    Analysis,
    /// The opponent's threat.
    Threat,
    /// The evaluation of a whole game, move by move.
    Report,
}

impl Purpose {
    /// All of them, the most urgent first.
    pub const ALL: [Purpose; 6] =
        [Self::Opponent, Self::Ponder, Self::Hint, Self::Analysis, Self::Threat, Self::Report];

    /// The purpose whose engine searches for this one. Results of pondering help the next move, so these two share one;
    /// the others must not see into the opponent's table.
    pub(super) fn engine(self) -> Purpose {
        if self == Self::Ponder { Self::Opponent } else { self }
    }

    /// How many engines there may be at a time: both players may be engines.
    pub(super) fn most_engines(self) -> usize {
        if self.engine() == Self::Opponent { 2 } else { 1 }
    }
}

/// The identity of a search. The program assigns it, so that it can ignore late news.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SearchTicket(pub u64);

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

/// The resources of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Machine {
    /// Threads that run at the same time.
    pub cores: usize,
    /// Memory in mebibytes.
    pub memory_mb: usize,
}

/// More than this is of no use to searches of some seconds, and takes long to clear.
const MAX_DEFAULT_HASH_MB: usize = 1024;
/// The sizes of the tables that can be chosen, in mebibytes.
const HASH_SIZES: [usize; 11] = [16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384];

impl Default for Machine {
    fn default() -> Machine {
        Machine::UNKNOWN
    }
}

impl Machine {
    /// Resources assumed for an unknown machine.
    pub const UNKNOWN: Machine = Machine { cores: 1, memory_mb: 1024 };

    /// The default resources: all cores except one for the window, and an eighth of the memory up to 1 GiB.
    pub fn usual(&self) -> Resources {
        let hash_mb = (self.memory_mb / 8).clamp(HASH_SIZES[0], MAX_DEFAULT_HASH_MB);
        Resources { threads: self.cores.saturating_sub(1).max(1), hash_mb }
    }

    /// The sizes of the tables to choose from, in mebibytes: up to half of the memory.
    pub fn hash_choices(&self) -> impl Iterator<Item = usize> {
        let most = (self.memory_mb / 2).max(HASH_SIZES[0]);
        HASH_SIZES.into_iter().filter(move |&size| size <= most)
    }
}

impl Resources {
    /// The chosen resources within the limits of the machine; the defaults for those without a choice.
    pub fn chosen(machine: Machine, threads: Option<usize>, hash_mb: Option<usize>) -> Resources {
        let usual = machine.usual();
        let most_hash = machine.hash_choices().last().unwrap_or(usual.hash_mb);
        Resources {
            threads: threads.map_or(usual.threads, |threads| threads.clamp(1, machine.cores)),
            hash_mb: hash_mb.map_or(usual.hash_mb, |size| size.clamp(HASH_SIZES[0], most_hash)),
        }
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

    #[test]
    fn a_core_is_left_to_the_window_and_most_memory_to_others() {
        let usual = |cores, memory_mb| Machine { cores, memory_mb }.usual();
        assert_eq!(usual(8, 4096), Resources { threads: 7, hash_mb: 512 });
        assert_eq!(usual(1, 100), Resources { threads: 1, hash_mb: 16 });
        assert_eq!(usual(64, 256 << 10), Resources { threads: 63, hash_mb: 1024 });
        assert_eq!(Machine::UNKNOWN.usual(), Resources { threads: 1, hash_mb: 128 });
    }

    #[test]
    fn settings_of_a_larger_machine_do_no_harm() {
        let machine = Machine { cores: 4, memory_mb: 8192 };
        let chosen = |threads, hash_mb| Resources::chosen(machine, threads, hash_mb);
        assert_eq!(chosen(None, None), machine.usual());
        assert_eq!(chosen(Some(2), Some(256)), Resources { threads: 2, hash_mb: 256 });
        assert_eq!(chosen(Some(200), Some(1 << 40)), Resources { threads: 4, hash_mb: 4096 });
        assert_eq!(chosen(Some(0), Some(0)), Resources { threads: 1, hash_mb: 16 });
    }
}
