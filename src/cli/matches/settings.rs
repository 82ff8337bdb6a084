//! What is played: the engines, the limits, the openings.

use std::path::PathBuf;
use std::time::Duration;

use super::adjudicate::{DrawRule, ResignRule};
use super::openings::Openings;
use super::sprt::Sprt;
use crate::game::{TimeControl, Variant};

/// One of the two programs.
#[derive(Clone, Debug)]
pub(super) struct EngineSettings {
    /// Its name in reports and files.
    pub name: String,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// Options to set, in order; a button has no value.
    pub options: Vec<(String, Option<String>)>,
    /// How long it may think.
    pub limits: MoveLimits,
}

/// How long an engine may think about a move. All that are given hold together.
#[derive(Clone, Debug, Default)]
pub(super) struct MoveLimits {
    /// Its clock; [`TimeControl::Unlimited`], `SuddenDeath` or `Fischer`.
    pub clock: TimeControl,
    pub movetime: Option<Duration>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
}

impl MoveLimits {
    /// Whether time decides; such games are not the same again.
    pub fn is_timed(&self) -> bool {
        self.clock.is_timed() || self.movetime.is_some()
    }
}

/// A whole match.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub variant: Variant,
    pub engines: [EngineSettings; 2],
    pub openings: Openings,
    /// Number of games, even; `None` while only the test ends the match.
    pub games: Option<usize>,
    pub sprt: Option<Sprt>,
    /// Games at the same time.
    pub concurrency: usize,
    pub referee: RefereeSettings,
    /// The file that the games are added to.
    pub pgn: Option<PathBuf>,
    /// Whether a match in that file is continued.
    pub resume: bool,
}

/// What the referee goes by.
#[derive(Clone, Debug)]
pub(super) struct RefereeSettings {
    /// How much an engine may overstep its time.
    pub margin: Duration,
    /// How long an engine without a clock may be silent.
    pub patience: Duration,
    pub draw: Option<DrawRule>,
    pub resign: Option<ResignRule>,
}

impl Settings {
    /// Everything that the results depend on, as text: a match is only continued as what it was.
    pub fn fingerprint(&self) -> String {
        let Self { variant, engines, openings, referee, .. } = self;
        format!("{variant} {engines:?} {openings:?} {referee:?}")
    }
}
