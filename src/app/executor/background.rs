//! Work that the program ends without waiting for: looking positions up, and making puzzles.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::mpsc::Receiver;

use crate::app::files::{ExploreJob, Explorer, OwnPuzzles, PuzzleJob};
use crate::app::message::DiskNews;
use crate::disk::FileSystem;

/// Looks positions up until the program ends. Of several that wait only the last is still shown.
pub(super) fn explore(mut explorer: Explorer, jobs: &Receiver<ExploreJob>, tell: impl Fn(DiskNews)) {
    while let Ok(first) = jobs.recv() {
        let job =
            jobs.try_iter().fold(first, |before, job| ExploreJob { read: job.read.or(before.read), ..job });
        let found = catch_unwind(AssertUnwindSafe(|| explorer.explore(job)));
        if let Ok(found) = found {
            tell(DiskNews::Explored(Box::new(found)));
        }
    }
}

/// Makes puzzles and reads the person's own ones until the program ends.
pub(super) fn make_puzzles(
    jobs: &Receiver<Option<Box<PuzzleJob>>>,
    files: &dyn FileSystem,
    path: &Path,
    tell: impl Fn(DiskNews),
) {
    for job in jobs {
        let work = || OwnPuzzles::read(job.as_deref(), files, path);
        if let Ok(own) = catch_unwind(AssertUnwindSafe(work)) {
            tell(DiskNews::OwnPuzzles(own));
        }
    }
}
