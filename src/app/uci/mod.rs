//! Talking to other programs that are engines, by the Universal Chess Interface (UCI): the process, the lines that go
//! in, and those that come out. [`search::external`](super::search) searches with them, `heksy-lab match` plays them
//! against each other.
//!
//! Nothing such a program does is trusted: lines and their number are bounded, every wait has an end, and a process
//! goes with all that it has started.

pub mod arguments;
pub mod command;
pub mod fault;
mod group;
mod identity;
mod info;
#[cfg(windows)]
mod job;
mod option;
mod probe;
mod process;

pub use fault::Fault;
pub use identity::Identity;
pub use info::InfoLine;
pub use option::{EngineOption, OptionKind};
pub use probe::identify;
pub use process::{EngineProcess, Output, Patience};
