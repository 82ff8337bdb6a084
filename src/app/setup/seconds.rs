//! Times as they are chosen: whole seconds within bounds.

use std::time::Duration;

/// The longest time for a game, or a stage of it, that can be chosen.
pub const LONGEST_BASE: u32 = 10 * 3600;
/// The longest increment or delay that can be chosen.
pub const LONGEST_BONUS: u32 = 600;
/// The longest byo-yomi period that can be chosen.
pub const LONGEST_PERIOD: u32 = 3600;

/// Cut to whole seconds, and to `longest`.
pub fn whole(time: Duration, longest: u32) -> u32 {
    u32::try_from(time.as_secs()).map_or(longest, |seconds| seconds.min(longest))
}

/// At least a second and at most `longest`.
pub fn some(seconds: u32, longest: u32) -> Duration {
    Duration::from_secs(seconds.clamp(1, longest).into())
}

/// At most `longest`; may be nothing.
pub fn up_to(seconds: u32, longest: u32) -> Duration {
    Duration::from_secs(seconds.min(longest).into())
}
