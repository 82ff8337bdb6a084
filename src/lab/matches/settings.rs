//! The settings of a match: engines, limits, openings.

use std::path::PathBuf;
use std::time::Duration;

use super::adjudicate::{DrawRule, ResignRule};
use super::openings::Openings;
use super::sprt::Sprt;
use crate::game::{TimeControl, Variant};

/// An engine of the match.
#[derive(Clone, Debug)]
pub(super) struct EngineSettings {
    /// The name in reports and files.
    pub name: String,
    /// The program with its arguments.
    pub command: Vec<String>,
    /// UCI options to set, in order; a button has no value.
    pub options: Vec<(String, Option<String>)>,
    /// The limits per move.
    pub limits: MoveLimits,
}

/// The limits of an engine per move. All that are set apply together.
#[derive(Clone, Debug, Default)]
pub(super) struct MoveLimits {
    /// The clock; [`TimeControl::Unlimited`], `SuddenDeath`, `Fischer` or `Sessions`.
    pub clock: TimeControl,
    pub movetime: Option<Duration>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
}

impl MoveLimits {
    /// Whether there is a time limit; then games are not reproducible.
    pub fn is_timed(&self) -> bool {
        self.clock.is_timed() || self.movetime.is_some()
    }
}

/// The settings of a match.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub variant: Variant,
    pub engines: [EngineSettings; 2],
    pub openings: Openings,
    /// The number of games, even; `None` if only the SPRT ends the match.
    pub games: Option<usize>,
    pub sprt: Option<Sprt>,
    /// The number of concurrent games.
    pub concurrency: usize,
    pub referee: RefereeSettings,
    /// The file to which games are appended.
    pub pgn: Option<PathBuf>,
    /// Whether to continue the match in that file.
    pub resume: bool,
    /// The record of the result, if any.
    pub record: Option<RecordSettings>,
}

/// The file of records, and the tested change.
#[derive(Clone, Debug)]
pub(super) struct RecordSettings {
    pub file: PathBuf,
    pub change: String,
    pub seed: u64,
}

#[derive(Clone, Debug)]
pub(super) struct RefereeSettings {
    /// The margin by which an engine may exceed its time.
    pub margin: Duration,
    /// The time after which an engine without a clock counts as stalled.
    pub stall_timeout: Duration,
    pub draw: Option<DrawRule>,
    pub resign: Option<ResignRule>,
}

/// Default timeout, in seconds, after which an engine without a clock counts as stalled.
pub(super) const STALL_SECONDS: u64 = 120;

impl Settings {
    /// A text of everything that the results depend on. A match is continued only with the same settings.
    pub fn fingerprint(&self) -> String {
        let Self { variant, engines, openings, referee, .. } = self;
        format!("{variant} {engines:?} {openings:?} {referee:?}")
    }
}
