//! The resources of the machine, and the default share of them for searches.

use super::resources::Resources;

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

    /// The numbers of threads to choose from.
    pub fn thread_choices(&self) -> impl Iterator<Item = usize> {
        1..=self.cores
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
