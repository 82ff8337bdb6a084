//! The request of a root search.

use std::time::Instant;

use crate::engine::limits::{Limits, TimeBudget};

/// The request of a root search, in any game.
pub(crate) struct Plan {
    pub limits: Limits,
    /// The time that the limits give the side to move.
    pub budget: TimeBudget,
    /// The number of lines to report.
    pub lines: usize,
    /// The node limit from the second iteration on, besides that of `limits`: that of a level.
    pub level_nodes: Option<u64>,
    /// Centipawns that a level deducts from a move that takes its last one back.
    pub malus: i32,
    /// Whether the limits hold only from the moment the expected move is played.
    pub ponders: bool,
    /// Whether to report progress between the lines.
    pub reports_progress: bool,
    /// The value of the last search, from the point of view of the side to move.
    pub last_value: Option<i32>,
    /// The start of the search.
    pub started: Instant,
}

impl Plan {
    /// The plan of helper threads: one line, without an end of their own. The node limit is that of all threads; while
    /// the main thread ponders it has none.
    pub fn for_helpers(&self) -> Plan {
        let nodes = self.limits.nodes.filter(|_| !self.ponders);
        let limits = Limits { nodes, ..Limits::default() };
        Plan {
            limits,
            budget: TimeBudget::default(),
            lines: 1,
            level_nodes: None,
            malus: 0,
            ponders: false,
            reports_progress: false,
            last_value: None,
            started: self.started,
        }
    }
}
