//! Carries out commands: the engine, the files and the journal, each on a thread of its own.
//!
//! Nothing here waits. What comes of a command arrives later as a message; `notify` is called whenever one has come,
//! so that the window wakes up and fetches it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::catalogue::tr;
use super::command::{Command, JournalCommand, WindowCommand};
use super::file::{OpenedFile, SaveJob};
use super::journal::file::DiskFolder;
use super::journal::writer;
use super::message::{DiskNews, EngineNews, Message};
use super::places::Places;
use super::search::{MakeEngine, Resources, SearchService};
use super::settings::{self, Settings};
use super::storage::{Doing, FileProblem, FileSystem, ProblemKind};
use crate::engine::{Engine, Event};

/// Carries out commands. Dropping it waits until everything handed to it is on the disk.
pub struct Executor {
    searches: SearchService,
    files: Option<Sender<FileJob>>,
    journal: Option<Sender<JournalCommand>>,
    news: Receiver<DiskNews>,
    threads: Vec<JoinHandle<()>>,
}

/// Work for the thread of the files.
enum FileJob {
    Open(PathBuf),
    Text(String),
    Game(Arc<OpenedFile>, usize),
    Save(Box<SaveJob>),
    Settings(Box<Settings>),
}

impl FileJob {
    /// What to tell if this work breaks down.
    fn problem(&self) -> Option<DiskNews> {
        let problem = |path: Option<&Path>, doing| {
            let path = path.unwrap_or(Path::new("")).to_owned();
            FileProblem { path, doing, kind: ProblemKind::Other(tr("internal-error")) }
        };
        Some(match self {
            FileJob::Open(path) => DiskNews::NotOpened(problem(Some(path), Doing::Reading)),
            FileJob::Text(_) => DiskNews::NotOpened(problem(None, Doing::Reading)),
            FileJob::Game(file, _) => DiskNews::NotOpened(problem(file.path.as_deref(), Doing::Reading)),
            FileJob::Save(job) => DiskNews::NotSaved(problem(Some(&job.path), Doing::Writing)),
            FileJob::Settings(_) => return None,
        })
    }
}

impl Executor {
    /// Starts the threads. `notify` is called from them whenever a message can be fetched.
    pub fn new(
        places: &Places,
        files: Arc<dyn FileSystem>,
        notify: impl Fn() + Send + Sync + Clone + 'static,
    ) -> Executor {
        let (sender, news) = mpsc::channel();
        let (file_sender, file_jobs) = mpsc::channel();
        let (journal_sender, journal_jobs) = mpsc::channel();
        let folder = Box::new(DiskFolder(places.journals.clone()));
        let settings_path = places.settings.clone();
        let tell = teller(sender.clone(), notify.clone());
        let file_thread = spawn("files", move || {
            for job in file_jobs {
                if let Some(news) = work_safely(files.as_ref(), &settings_path, job) {
                    tell(news);
                }
            }
        });
        let tell = teller(sender, notify.clone());
        let journal_thread = spawn("journal", move || writer::run(folder, &journal_jobs, tell));
        Executor {
            searches: SearchService::new(Resources::SMALLEST, make_engine(notify)),
            files: Some(file_sender),
            journal: Some(journal_sender),
            news,
            threads: [file_thread, journal_thread].into_iter().flatten().collect(),
        }
    }

    /// Carries out a command, or gives back what only the window can do.
    pub fn run(&mut self, command: Command) -> Option<WindowCommand> {
        match command {
            Command::Search(command) => self.searches.run(command),
            Command::OpenFile(path) => send(self.files.as_ref(), FileJob::Open(path)),
            Command::ReadText(text) => send(self.files.as_ref(), FileJob::Text(text)),
            Command::ReadGame(file, index) => send(self.files.as_ref(), FileJob::Game(file, index)),
            Command::SaveFile(job) => send(self.files.as_ref(), FileJob::Save(job)),
            Command::SaveSettings(settings) => send(self.files.as_ref(), FileJob::Settings(settings)),
            Command::Journal(command) => send(self.journal.as_ref(), command),
            Command::Window(command) => return Some(command),
        }
        None
    }

    /// The messages that have come since the last call.
    pub fn messages(&mut self) -> Vec<Message> {
        let mut messages: Vec<Message> = self.news.try_iter().map(Message::Disk).collect();
        let events = self.searches.events().into_iter();
        messages.extend(events.map(|(ticket, event)| Message::Engine(ticket, engine_news(event))));
        messages
    }
}

impl Drop for Executor {
    fn drop(&mut self) {
        self.files = None;
        self.journal = None;
        for thread in self.threads.drain(..) {
            // A thread that panicked has told so on the error output; there is nothing left to wait for.
            let _ = thread.join();
        }
    }
}

/// Our own engine, each on a thread of its own.
fn make_engine(notify: impl Fn() + Send + Sync + Clone + 'static) -> MakeEngine {
    Box::new(move || Box::new(Engine::new(notify.clone())))
}

fn engine_news(event: Event) -> EngineNews {
    match event {
        Event::Info { info, .. } => EngineNews::Thinking(Box::new(info)),
        Event::BestMove { best, .. } => EngineNews::BestMove(best),
        Event::Failed { message, .. } => EngineNews::Failed(message),
    }
}

fn teller(
    sender: Sender<DiskNews>,
    notify: impl Fn() + Send + 'static,
) -> impl Fn(DiskNews) + Send + 'static {
    move |news| {
        // Nobody listens any more only while the program ends.
        let _ = sender.send(news);
        notify();
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Option<JoinHandle<()>> {
    thread::Builder::new().name(name.to_owned()).spawn(work).ok()
}

fn send<T>(sender: Option<&Sender<T>>, job: T) {
    if let Some(sender) = sender {
        // The thread ends only after the sender does.
        let _ = sender.send(job);
    }
}

/// Does the work; what panics is told as a file that could not be read or written, and the thread goes on.
fn work_safely(files: &dyn FileSystem, settings_path: &Path, job: FileJob) -> Option<DiskNews> {
    let on_panic = job.problem();
    catch_unwind(AssertUnwindSafe(|| work(files, settings_path, job))).unwrap_or(on_panic)
}

fn work(files: &dyn FileSystem, settings_path: &Path, job: FileJob) -> Option<DiskNews> {
    match job {
        FileJob::Open(path) => Some(match OpenedFile::open(files, &path) {
            Ok(file) => DiskNews::Opened(Arc::new(file)),
            Err(problem) => DiskNews::NotOpened(problem),
        }),
        FileJob::Text(text) => Some(DiskNews::Opened(Arc::new(OpenedFile::from_text(&text)))),
        FileJob::Game(file, index) => file.read(index).map(|game| DiskNews::GameRead(Box::new(game))),
        FileJob::Save(job) => Some(match job.carry_out(files) {
            Ok((file, index)) => DiskNews::Saved { file: Arc::new(file), index },
            Err(problem) => DiskNews::NotSaved(problem),
        }),
        FileJob::Settings(settings) => {
            let saved = settings::save(files, settings_path, &settings);
            saved.err().map(|error| DiskNews::SettingsFailed(error.to_string()))
        }
    }
}
