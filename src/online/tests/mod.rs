//! Two sessions and what lies between them: games, accidents, strangers.

mod accidents;
mod agreement;
mod clocks;
mod fair;
mod keeping;
#[path = "../../../tests/support/program/memory.rs"]
#[allow(dead_code, reason = "the other tests use more of it")]
mod memory;
mod network;
mod pair;
mod plays;
mod power;
mod strangers;
mod streams;
