//! Games between two computers: programs that play over the network and are killed, simulated networks, games by mail.
#![cfg(feature = "online")]

mod mail;
#[cfg(feature = "cli")]
mod programs;
