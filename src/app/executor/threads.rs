//! The threads of the executor: how each starts and takes its jobs.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, SendError, Sender};
use std::thread::{Builder, JoinHandle};

use crate::app::library::{ExploreJob, Explorer};
use crate::app::message::DiskNews;

/// Starts a thread; `None` if the system has no room for one.
pub(super) fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Option<JoinHandle<()>> {
    Builder::new().name(name.to_owned()).spawn(work).ok()
}

/// Hands a job to a thread. Returns the job if the thread could not be started, or has ended.
pub(super) fn hand<J>(thread: Option<&Sender<J>>, job: J) -> Option<J> {
    match thread {
        Some(sender) => sender.send(job).err().map(|SendError(job)| job),
        None => Some(job),
    }
}

/// Starts a thread that does jobs one after the other, until the sender is dropped.
pub(super) fn worker<J: Send + 'static>(
    name: &str,
    tell: impl Fn(DiskNews) + Send + 'static,
    work: impl FnMut(J) -> Option<DiskNews> + Send + 'static,
) -> (Sender<J>, Option<JoinHandle<()>>) {
    let (sender, jobs) = mpsc::channel();
    let thread = spawn(name, move || jobs.into_iter().filter_map(work).for_each(tell));
    (sender, thread)
}

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
