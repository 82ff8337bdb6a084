//! The work of the threads of the files and of the lists: with games on the disk, the settings and the games by mail; and
//! in memory, where it takes longer than a frame may.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, SendError, Sender};
use std::thread::{Builder, JoinHandle};

use crate::app::board::Raster;
use crate::app::context::{FileJob, ListJob};
use crate::app::engines::{AddedEngine, Fault, Patience, TrialTicket, identify};
use crate::app::library::club::ClubBooks;
use crate::app::library::{ExploreJob, Explorer, Opened, OpenedFile, PICTURE_WIDTH, players};
use crate::app::model::DiskNews;
use crate::app::online::MailNews;
use crate::app::settings::file::{SettingsFailure, SettingsFile};
use crate::app::text::{FileProblem, ProblemKind, Text};
use crate::disk::{FileSystem, Places};
use crate::game::pgn;
use crate::online::{MailError, Mailbox};

/// Does the work with files.
pub(super) struct FileWorker {
    pub disk: Arc<dyn FileSystem>,
    pub places: Places,
    pub mailbox: Mailbox,
    pub settings: SettingsFile,
}

impl FileWorker {
    /// Does the work. A panic is reported as a file that could not be read or written, and the thread continues.
    pub fn work_safely(&mut self, job: FileJob) -> Option<DiskNews> {
        let on_panic = problem(&job, &self.places);
        catch_unwind(AssertUnwindSafe(|| self.work(job))).unwrap_or(Some(on_panic))
    }

    fn work(&mut self, job: FileJob) -> Option<DiskNews> {
        let disk = self.disk.as_ref();
        Some(match job {
            FileJob::Open(job) => DiskNews::FileOpened(job.ticket, job.carry_out(disk)),
            FileJob::Text(ticket, text) => {
                DiskNews::Read(ticket, Ok(Arc::new(OpenedFile::from_text(text)).into()))
            }
            FileJob::Game(ticket, file, index) => DiskNews::Read(ticket, Ok(file.read(index)?.into())),
            FileJob::Recorded(ticket, games, index) => {
                DiskNews::Read(ticket, Ok(Opened::recorded(games, index)))
            }
            FileJob::Own(job) => {
                DiskNews::OwnGamesRead(job.open.ticket, job.carry_out(disk, &self.places.games))
            }
            FileJob::Change(job) => DiskNews::OwnGamesChanged(job.carry_out(disk)),
            FileJob::Save(job) => DiskNews::Saved(job.saving, job.carry_out(disk)),
            FileJob::Keep(job) => DiskNews::GameKept(job.saving, job.carry_out(disk, &self.places.games)),
            FileJob::Players => DiskNews::Players(players(disk, &self.places.games)),
            FileJob::Export(job) => DiskNews::Exported(job.export, job.carry_out(disk)),
            FileJob::Settings(settings) => {
                let saved = self.settings.save(disk, &settings);
                let failure = |error| settings_failure(&self.places, Text::of_error(&error));
                DiskNews::SettingsSaved(saved.map_err(failure))
            }
            FileJob::Mail(command) => DiskNews::Mail(command.carry_out(&self.mailbox)),
        })
    }
}

/// The message to send if this work panics, or has no thread.
pub(super) fn problem(job: &FileJob, places: &Places) -> DiskNews {
    let reason = Text::key("internal-error");
    let kind = || ProblemKind::Other(reason.clone());
    let reading = |path: &Path| FileProblem::reading(path, kind());
    let writing = |path: &Path| FileProblem::writing(path, kind());
    let nowhere = Path::new("");
    match job {
        FileJob::Open(job) => DiskNews::FileOpened(job.ticket, Err(reading(&job.path))),
        FileJob::Text(ticket, _) | FileJob::Recorded(ticket, ..) => {
            DiskNews::Read(*ticket, Err(reading(nowhere)))
        }
        FileJob::Game(ticket, file, _) => {
            DiskNews::Read(*ticket, Err(reading(file.path.as_deref().unwrap_or(nowhere))))
        }
        FileJob::Own(job) => DiskNews::OwnGamesRead(job.open.ticket, Err(reading(&places.games))),
        FileJob::Change(_) => DiskNews::OwnGamesChanged(Err(writing(nowhere))),
        FileJob::Save(job) => DiskNews::Saved(job.saving, Err(writing(&job.path).into())),
        FileJob::Keep(job) => DiskNews::GameKept(job.saving, Err(writing(&places.games))),
        FileJob::Players => DiskNews::Players(Vec::new()),
        FileJob::Export(job) => DiskNews::Exported(job.export, Err(writing(&job.path).into())),
        FileJob::Settings(_) => DiskNews::SettingsSaved(Err(settings_failure(places, reason))),
        FileJob::Mail(_) => {
            let taken = Some(Err(MailError::Disk(reason.to_string())));
            DiskNews::Mail(MailNews { games: None, taken, is_shown: false })
        }
    }
}

fn settings_failure(places: &Places, reason: Text) -> SettingsFailure {
    SettingsFailure { path: places.settings.clone(), reason }
}

/// Does work in memory. If it breaks down, a filter leaves all the games.
pub(super) fn work_in_memory(job: ListJob) -> Option<DiskNews> {
    let on_panic = match &job {
        ListJob::Filter { progress, games, .. } => Some((Arc::clone(progress), games.len())),
        _ => None,
    };
    catch_unwind(AssertUnwindSafe(|| list_work(job))).unwrap_or_else(|_| {
        on_panic.map(|(progress, games)| DiskNews::Filtered { progress, shown: (0..games).collect() })
    })
}

fn list_work(job: ListJob) -> Option<DiskNews> {
    Some(match job {
        ListJob::Filter { games, query, progress } => {
            DiskNews::Filtered { shown: games.found_while(&query, &progress)?, progress }
        }
        ListJob::Club(games, shown) => DiskNews::ClubCounted(Arc::new(ClubBooks::of(games.played(&shown)))),
        ListJob::Preview(file, index) => DiskNews::Previewed(Box::new(file.preview(index)?)),
        ListJob::Write(record) => DiskNews::Written(pgn::write(&record)),
        ListJob::Draw(picture) => DiskNews::Drawn(Raster::of_svg(&picture.svg(), PICTURE_WIDTH).ok()?),
    })
}

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

/// Reports the result of a trial.
type Tell = Arc<dyn Fn(DiskNews) + Send + Sync>;

/// Engines that are being tried. Dropping it gives the trials up, and waits until their processes have ended.
pub(super) struct EngineTrials {
    tell: Tell,
    /// Whether the latest trial was cancelled.
    is_given_up: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl EngineTrials {
    pub fn new(tell: impl Fn(DiskNews) + Send + Sync + 'static) -> EngineTrials {
        EngineTrials { tell: Arc::new(tell), is_given_up: Arc::default(), threads: Vec::new() }
    }

    /// Begins a trial, and cancels the one before.
    pub fn begin(&mut self, ticket: TrialTicket, engine: AddedEngine) {
        self.give_up();
        self.threads.retain(|thread| !thread.is_finished());
        let (tell, is_given_up) = (Arc::clone(&self.tell), Arc::clone(&self.is_given_up));
        let work = move || {
            if let Some(result) = identify(engine.command(), &Patience::USUAL, &is_given_up) {
                tell(DiskNews::EngineTried(ticket, result.map(Box::new)));
            }
        };
        match Builder::new().name("engine trial".into()).spawn(work) {
            Ok(thread) => self.threads.push(thread),
            Err(error) => (self.tell)(DiskNews::EngineTried(ticket, Err(Fault::of_start(&error)))),
        }
    }

    fn give_up(&mut self) {
        self.is_given_up.store(true, Ordering::Relaxed);
        self.is_given_up = Arc::default();
    }
}

impl Drop for EngineTrials {
    fn drop(&mut self) {
        self.give_up();
        for thread in self.threads.drain(..) {
            // One that panicked has told so; there is nothing left to wait for.
            thread.join().ok();
        }
    }
}
