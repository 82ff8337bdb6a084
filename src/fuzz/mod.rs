//! Fuzz targets for every reader of outside texts and bytes. With any input the reader must not panic, errors must
//! have a text, and a value that was read must be equal after it is written and read again.
//!
//! Only tests and the fuzzer have this module. `cargo test --lib fuzz` runs each target on its seeds in `fuzz/seeds`, whole
//! and broken; the programs in `fuzz/` run them under libFuzzer.

mod clipboard;
mod engines;
mod games;
mod journals;
mod moves;
mod positions;
mod settings;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

pub use clipboard::clipboard;
pub use engines::{engine_output, network, uci};
pub use games::{pgn, pgn_three};
pub use journals::{journal, meeting};
pub use moves::moves;
pub use positions::{checkers, fen};
pub use settings::settings;

pub use crate::lab::labelled::fuzz::positions as labelled;
pub use crate::online::fuzz::{session, ticket};

/// A property: it panics if it does not hold for these bytes.
pub type Property = fn(&[u8]);

/// All properties by their names, which are those of the folders of seeds and of the fuzzer's programs.
pub const TARGETS: [(&str, Property); 15] = [
    ("checkers", checkers),
    ("clipboard", clipboard),
    ("engine_output", engine_output),
    ("fen", fen),
    ("journal", journal),
    ("labelled", labelled),
    ("meeting", meeting),
    ("moves", moves),
    ("network", network),
    ("pgn", pgn),
    ("pgn_three", pgn_three),
    ("session", session),
    ("settings", settings),
    ("ticket", ticket),
    ("uci", uci),
];

/// Bytes as UTF-8, invalid ones replaced.
fn text(bytes: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(bytes)
}

/// An error must say something.
fn says_something(error: impl std::fmt::Display) {
    assert!(!error.to_string().trim().is_empty());
}

/// Lines of JSON as the lines of a journal: a fuzzer cannot guess checksums. What has one already is left as it is.
fn sealed(bytes: &[u8]) -> Vec<u8> {
    let lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let seal = |line: &[u8]| match line.strip_suffix(b"\n") {
        Some(json) if json.starts_with(b"{") => {
            [format!("{:08x} ", crc32fast::hash(json)).as_bytes(), line].concat()
        }
        _ => line.to_vec(),
    };
    lines.flat_map(seal).collect()
}
