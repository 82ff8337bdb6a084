//! Opening a file: its progress, and cancelling.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::OpenedFile;
use super::progress::OpenProgress;
use crate::app::storage::FileProblem;
use crate::disk::FileSystem;
use crate::excerpt;

/// Time after which the progress of opening a file is shown.
const PROGRESS_DELAY: Duration = Duration::from_millis(300);
/// Interval between two updates of the progress.
const LOOK_EVERY: Duration = Duration::from_millis(100);

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
}

impl OpenJob {
    /// Opens the file.
    ///
    /// # Errors
    /// If the file cannot be read, is not text, or opening it was cancelled.
    pub fn carry_out(&self, files: &dyn FileSystem) -> Result<Arc<OpenedFile>, FileProblem> {
        OpenedFile::open_while(files, &self.path, &self.progress).map(Arc::new)
    }
}

/// The file that is being opened.
#[derive(Debug, Default)]
pub struct Opening {
    last: OpenTicket,
    running: Option<(OpenJob, Duration)>,
}

/// The view of the progress.
#[derive(Debug, Clone, PartialEq)]
pub struct OpeningView {
    /// The file's name.
    pub file: String,
    /// The progress, from 0 to 1.
    pub fraction: f32,
}

impl Opening {
    /// Starts opening a file. A second file replaces the first one.
    pub(in crate::app) fn begin(&mut self, path: PathBuf, now: Duration) -> OpenJob {
        drop(self.give_up());
        self.last.0 += 1;
        let job = OpenJob { ticket: self.last, path, progress: Arc::default() };
        self.running = Some((job.clone(), now));
        job
    }

    /// Ends the opening, whether it succeeded or not. Returns whether it was still expected.
    pub(in crate::app) fn end(&mut self, ticket: OpenTicket) -> bool {
        self.running.take_if(|(job, _)| job.ticket == ticket).is_some()
    }

    /// The view of the progress, if the opening takes long.
    pub(in crate::app) fn view(&self, now: Duration) -> Option<OpeningView> {
        let (job, since) = self.running.as_ref()?;
        let name = job.path.file_name().unwrap_or_default().to_string_lossy();
        let view = || OpeningView { file: excerpt::start(&name), fraction: job.progress.fraction() };
        (now >= *since + PROGRESS_DELAY).then(view)
    }

    /// When that will look different.
    pub(in crate::app) fn next_look(&self, now: Duration) -> Option<Duration> {
        let (_, since) = self.running.as_ref()?;
        Some((*since + PROGRESS_DELAY).max(now + LOOK_EVERY))
    }

    /// Cancels the opening and returns its job.
    pub(in crate::app) fn give_up(&mut self) -> Option<OpenJob> {
        let (job, _) = self.running.take()?;
        job.progress.give_up();
        Some(job)
    }
}
