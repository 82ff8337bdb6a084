//! How long an engine is waited for, and how much it may say.

use std::time::Duration;

/// How long an engine is waited for, and how much it may say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// From its start until it has told what it is, and until it is ready after its options were set.
    pub start: Duration,
    /// From `stop`, or from the end of its time, to its move.
    pub stop: Duration,
    /// In a search with a limit of nodes or plies, the maximum time between two lines.
    pub silence: Duration,
    /// Maximum number of lines...
    pub lines: u32,
    /// ... in this time.
    pub window: Duration,
}

impl Patience {
    /// For engines of any make on a busy machine.
    pub const USUAL: Patience = Patience {
        start: Duration::from_secs(15),
        stop: Duration::from_secs(5),
        silence: Duration::from_mins(2),
        lines: 20_000,
        window: Duration::from_secs(1),
    };
}
