//! The resources of the machine.

use std::thread;

use sysinfo::{MemoryRefreshKind, RefreshKind, System};

use crate::app::search::Machine;

/// Asks the system for cores and memory; takes some microseconds.
pub fn find() -> Machine {
    let memory = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    let bytes = System::new_with_specifics(memory).map_or(0, |system| system.total_memory());
    let unknown = Machine::UNKNOWN;
    Machine {
        cores: thread::available_parallelism().map_or(unknown.cores, usize::from),
        memory_mb: if bytes == 0 { unknown.memory_mb } else { (bytes >> 20) as usize },
    }
}
