//! The progress and the cancellation of opening a file.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

/// Shared state of the opening of a file: the reading thread writes the progress and checks for cancellation.
#[derive(Debug, Default)]
pub struct OpenProgress {
    permille: AtomicU32,
    is_given_up: AtomicBool,
}

/// The stages of opening, in order.
#[derive(Debug, Clone, Copy)]
pub(super) enum Stage {
    /// The bytes come from the disk.
    Bytes,
    /// The borders of the games are looked for.
    Borders,
    /// Each game gets its row in the list.
    Rows,
}

impl Stage {
    /// The start and the end of the stage, as its measured share of the time for a large file.
    fn span(self) -> (u64, u64) {
        match self {
            Stage::Bytes => (0, 50),
            Stage::Borders => (50, 500),
            Stage::Rows => (500, 1000),
        }
    }
}

impl OpenProgress {
    /// Cancels the opening. The reading thread notices it soon.
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
