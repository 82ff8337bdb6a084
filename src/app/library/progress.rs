//! The opening of a file: its steps, its progress and its cancellation, which a search in the games has, too.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU32};
use std::time::Duration;

use crate::app::text::Text;

/// Time after which the progress of opening a file is shown.
const PROGRESS_DELAY: Duration = Duration::from_millis(300);
/// Interval between two updates of the progress.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// Shared state of the opening of a file, or of a search: the working thread writes the progress and checks for
/// cancellation.
#[derive(Debug, Default)]
pub struct OpenProgress {
    permille: AtomicU32,
    is_given_up: AtomicBool,
    since: Duration,
}

/// The view of the progress of opening a file, or of a search.
#[derive(Debug, Clone, PartialEq)]
pub struct OpeningView {
    /// The name of the work.
    pub text: Text,
    /// The progress, from 0 to 1.
    pub fraction: f32,
}

/// The stages of opening and of a search, in order.
#[derive(Debug, Clone, Copy)]
pub(super) enum Stage {
    /// The bytes come from the disk.
    Bytes,
    /// The program finds the games and makes a row of each.
    Games,
    /// The program reads the positions of all games.
    Positions,
    /// The program looks which games match.
    Matches,
}

impl Stage {
    /// The start and the end of the stage, as its measured share of the time for a large file.
    fn span(self) -> (u64, u64) {
        match self {
            Stage::Bytes => (0, 50),
            Stage::Games => (50, 1000),
            Stage::Positions => (0, 500),
            Stage::Matches => (500, 1000),
        }
    }
}

impl OpenProgress {
    /// The progress of work that begins now.
    pub(in crate::app) fn of_work(now: Duration) -> Arc<OpenProgress> {
        Arc::new(OpenProgress { since: now, ..OpenProgress::default() })
    }

    /// The view of the work of this name, if it takes long.
    pub(in crate::app) fn view(&self, text: Text, now: Duration) -> Option<OpeningView> {
        let view = OpeningView { text, fraction: self.fraction() };
        (now >= self.since + PROGRESS_DELAY).then_some(view)
    }

    /// When the view will look different.
    pub(in crate::app) fn next_look(&self, now: Duration) -> Duration {
        (self.since + PROGRESS_DELAY).max(now + LOOK_EVERY)
    }

    /// Cancels the work. Its thread notices it soon.
    pub fn give_up(&self) {
        self.is_given_up.store(true, Relaxed);
    }

    /// The progress, from 0 to 1.
    pub fn fraction(&self) -> f32 {
        self.permille.load(Relaxed) as f32 / 1000.0
    }

    /// Reports progress in this stage, `done` of `of`. Returns whether to continue.
    pub(super) fn reach(&self, stage: Stage, done: u64, of: u64) -> bool {
        let (begin, end) = stage.span();
        let permille = begin + (end - begin) * done.min(of) / of.max(1);
        self.permille.store(permille as u32, Relaxed);
        !self.is_given_up.load(Relaxed)
    }
}

/// Bytes of which the first step finds the games, and the factor from step to step. A file that is not longer than the next
/// step would be is opened as a whole, so that the steps before the last one take less than a third of its time.
pub(super) const FIRST_STEP: usize = 256 << 10;
pub(super) const GROWTH: usize = 4;

/// The identity of an opening of a file.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct OpenTicket(pub u64);

/// A file to be opened.
#[derive(Debug, Clone)]
pub struct OpenJob {
    /// The identity of this opening.
    pub ticket: OpenTicket,
    /// The file.
    pub path: PathBuf,
    /// The progress of the opening, and its cancellation.
    pub progress: Arc<OpenProgress>,
    /// Bytes of which the games are enough at first. Of a file with many more only the first games are found.
    pub limit: usize,
}

impl OpenJob {
    /// A file to be opened in one step, without cancellation.
    pub fn whole(path: impl Into<PathBuf>) -> OpenJob {
        let (ticket, progress) = (OpenTicket::default(), Arc::default());
        OpenJob { ticket, path: path.into(), progress, limit: usize::MAX }
    }
}
