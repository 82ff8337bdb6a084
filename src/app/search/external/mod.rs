//! External engines.
//!
//! [`ExternalEngine`] is the handle: it hands orders to a thread of its own, the `worker`, which starts the process
//! when there is a search, exchanges lines with it, and ends it. Results wait in the `mailbox` until they are fetched.
//! An engine that misbehaves is ended; the next search starts it again.

mod connection;
#[cfg(all(feature = "cli", any(test, fuzzing)))]
pub(crate) mod fuzz;
mod handle;
mod mailbox;
mod running;
mod worker;

pub use handle::ExternalEngine;
