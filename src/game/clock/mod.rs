//! The chess clock: a pure state machine.
//!
//! The clock reads no time itself. Every call gets `now`, a monotonic time measured from any fixed
//! moment (the program's start, say), so a laptop's sleep or a changed wall clock is the caller's decision
//! and tests need not wait.

mod left;
#[cfg(feature = "serde")]
mod nanos;
mod pair;
mod side;
#[cfg(test)]
mod tests;

pub use left::{TimeLeft, TimeLeftError};
pub use pair::{Clock, ClockSnapshot, FlagFell};
pub use side::Reading;
