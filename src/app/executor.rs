//! Carries out commands: the engine, the files, the journal and what else takes long, each on a thread of its own.
//!
//! Nothing here waits. What comes of a command arrives later as a message; `notify` is called whenever one has come,
//! so that the window wakes up and fetches it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::catalogue::tr;
use super::command::{Command, FilterTicket, JournalCommand, SearchTicket, WindowCommand};
use super::file::{OpenedFile, SaveJob};
use super::journal::file::DiskFolder;
use super::journal::writer;
use super::library::Collection;
use super::message::{DiskNews, EngineNews, Message};
use super::places::Places;
use super::settings::{self, Settings};
use super::storage::{Doing, FileProblem, FileSystem, ProblemKind};
use crate::engine::{Engine, Event, SearchId};
use crate::game::GameRecord;
use crate::game::pgn;

/// Carries out commands. Dropping it waits until everything handed to it is on the disk.
pub struct Executor {
    engine: Engine,
    /// The latest search; the events of those before it are dropped.
    search: Option<(SearchId, SearchTicket)>,
    files: Option<Sender<FileJob>>,
    journal: Option<Sender<JournalCommand>>,
    lists: Option<Sender<ListJob>>,
    news: Receiver<DiskNews>,
    /// The files that were handed out. Those that nobody else holds any more are dropped on a thread: a hundred
    /// thousand rows take their time.
    lent: Vec<Arc<OpenedFile>>,
    threads: Vec<JoinHandle<()>>,
}

/// Work for the thread of the files.
enum FileJob {
    Open(PathBuf),
    Text(String),
    Game(Arc<OpenedFile>, usize),
    Collection(Collection),
    Recorded(Collection, usize),
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
            FileJob::Text(_) | FileJob::Collection(_) | FileJob::Recorded(..) => {
                DiskNews::NotOpened(problem(None, Doing::Reading))
            }
            FileJob::Game(file, _) => DiskNews::NotOpened(problem(file.path.as_deref(), Doing::Reading)),
            FileJob::Save(job) => DiskNews::NotSaved(problem(Some(&job.path), Doing::Writing)),
            FileJob::Settings(_) => return None,
        })
    }
}

/// Work in memory that takes longer than a frame may.
enum ListJob {
    Filter { ticket: FilterTicket, file: Arc<OpenedFile>, filter: String },
    Write(Box<GameRecord>),
    Drop(Arc<OpenedFile>),
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
        let (list_sender, list_jobs) = mpsc::channel();
        let tell = teller(sender.clone(), notify.clone());
        let list_thread = spawn("lists", move || {
            for job in list_jobs {
                if let Some(news) = list_work_safely(job) {
                    tell(news);
                }
            }
        });
        let tell = teller(sender, notify.clone());
        let journal_thread = spawn("journal", move || writer::run(folder, &journal_jobs, tell));
        Executor {
            engine: Engine::new(notify),
            search: None,
            files: Some(file_sender),
            journal: Some(journal_sender),
            lists: Some(list_sender),
            news,
            lent: Vec::new(),
            threads: [file_thread, journal_thread, list_thread].into_iter().flatten().collect(),
        }
    }

    /// Carries out a command, or gives back what only the window can do.
    pub fn run(&mut self, command: Command) -> Option<WindowCommand> {
        match command {
            Command::EngineGo { ticket, request } => self.search = Some((self.engine.go(*request), ticket)),
            Command::EngineStop => self.engine.stop(),
            Command::EngineNewGame => self.engine.new_game(),
            Command::OpenFile(path) => send(self.files.as_ref(), FileJob::Open(path)),
            Command::ReadText(text) => send(self.files.as_ref(), FileJob::Text(text)),
            Command::ReadGame(file, index) => send(self.files.as_ref(), FileJob::Game(file, index)),
            Command::OpenCollection(collection) => {
                send(self.files.as_ref(), FileJob::Collection(collection));
            }
            Command::ReadRecorded(collection, index) => {
                send(self.files.as_ref(), FileJob::Recorded(collection, index));
            }
            Command::FilterGames { ticket, file, filter } => {
                send(self.lists.as_ref(), ListJob::Filter { ticket, file, filter });
            }
            Command::WriteGame(record) => send(self.lists.as_ref(), ListJob::Write(record)),
            Command::SaveFile(job) => send(self.files.as_ref(), FileJob::Save(job)),
            Command::SaveSettings(settings) => send(self.files.as_ref(), FileJob::Settings(settings)),
            Command::Journal(command) => send(self.journal.as_ref(), command),
            Command::Window(command) => return Some(command),
        }
        None
    }

    /// The messages that have come since the last call.
    pub fn messages(&mut self) -> Vec<Message> {
        self.drop_files();
        let news: Vec<DiskNews> = self.news.try_iter().collect();
        for news in &news {
            self.lend(news);
        }
        let mut messages: Vec<Message> = news.into_iter().map(Message::Disk).collect();
        let search = self.search;
        messages.extend(self.engine.events().filter_map(|event| {
            let (id, ticket) = search?;
            (event.id() == id).then(|| Message::Engine(ticket, engine_news(event)))
        }));
        messages
    }

    /// Notes the file that is handed out with this news.
    fn lend(&mut self, news: &DiskNews) {
        let file = match news {
            DiskNews::Opened(file) | DiskNews::Saved { file, .. } => file,
            DiskNews::GameRead(game) => &game.file,
            _ => return,
        };
        if !self.lent.iter().any(|lent| Arc::ptr_eq(lent, file)) {
            self.lent.push(Arc::clone(file));
        }
    }

    /// Lets a thread drop the files that nobody holds any more.
    fn drop_files(&mut self) {
        for file in self.lent.extract_if(.., |file| Arc::strong_count(file) == 1) {
            send(self.lists.as_ref(), ListJob::Drop(file));
        }
    }
}

impl Drop for Executor {
    fn drop(&mut self) {
        self.files = None;
        self.journal = None;
        self.lists = None;
        for thread in self.threads.drain(..) {
            // A thread that panicked has told so on the error output; there is nothing left to wait for.
            let _ = thread.join();
        }
    }
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
        FileJob::Text(text) => Some(DiskNews::Opened(Arc::new(OpenedFile::from_text(text)))),
        FileJob::Game(file, index) => file.read(index).map(|game| DiskNews::GameRead(Box::new(game))),
        FileJob::Collection(collection) => {
            Some(DiskNews::Opened(Arc::new(OpenedFile::of_collection(collection))))
        }
        FileJob::Recorded(collection, index) => {
            let file = Arc::new(OpenedFile::of_collection(collection));
            file.read(index).map(|game| DiskNews::GameRead(Box::new(game)))
        }
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

/// Does the work in memory. If it breaks down, a filter leaves all the games.
fn list_work_safely(job: ListJob) -> Option<DiskNews> {
    let on_panic = match &job {
        ListJob::Filter { ticket, file, .. } => Some((*ticket, file.games.len())),
        _ => None,
    };
    catch_unwind(AssertUnwindSafe(|| list_work(job))).unwrap_or_else(|_| {
        on_panic.map(|(ticket, games)| DiskNews::Filtered { ticket, shown: (0..games).collect() })
    })
}

fn list_work(job: ListJob) -> Option<DiskNews> {
    match job {
        ListJob::Filter { ticket, file, filter } => {
            Some(DiskNews::Filtered { ticket, shown: file.filtered(&filter) })
        }
        ListJob::Write(record) => Some(DiskNews::Written(pgn::write(&record))),
        ListJob::Drop(file) => {
            drop(file);
            None
        }
    }
}
