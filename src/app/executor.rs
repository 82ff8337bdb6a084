//! Carries out commands: the engine, the files and the journal, each on a thread of its own.
//!
//! Nothing here waits. What comes of a command arrives later as a message; `notify` is called whenever one has come,
//! so that the window wakes up and fetches it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, SendError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::catalogue::tr;
use super::command::{Command, JournalCommand, SearchTicket, WindowCommand};
use super::file::{OpenedFile, SaveJob};
use super::journal::file::DiskFolder;
use super::journal::sender::JournalSender;
use super::journal::{crash, writer};
use super::message::{DiskNews, EngineNews, Message};
use super::places::Places;
use super::settings::Settings;
use super::settings_file::SettingsFile;
use super::storage::{Doing, FileProblem, FileSystem, ProblemKind};
use crate::engine::{Engine, Event, SearchId};

/// Carries out commands. Dropping it waits until everything handed to it is on the disk.
pub struct Executor {
    engine: Engine,
    /// The latest search; the events of those before it are dropped.
    search: Option<(SearchId, SearchTicket)>,
    files: Option<Sender<FileJob>>,
    journal: JournalSender,
    /// Where the journals lie.
    journals: PathBuf,
    news: Receiver<DiskNews>,
    /// Tells what goes wrong before any thread has it.
    tell: Box<dyn Fn(DiskNews)>,
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
    fn problem(&self) -> DiskNews {
        let problem = |path: Option<&Path>, doing| {
            let path = path.unwrap_or(Path::new("")).to_owned();
            FileProblem { path, doing, kind: ProblemKind::Other(tr("internal-error")) }
        };
        match self {
            FileJob::Open(path) => DiskNews::NotOpened(problem(Some(path), Doing::Reading)),
            FileJob::Text(_) => DiskNews::NotOpened(problem(None, Doing::Reading)),
            FileJob::Game(file, _) => DiskNews::NotOpened(problem(file.path.as_deref(), Doing::Reading)),
            FileJob::Save(job) => DiskNews::NotSaved(problem(Some(&job.path), Doing::Writing)),
            FileJob::Settings(_) => DiskNews::SettingsFailed(tr("internal-error")),
        }
    }
}

impl Executor {
    /// Starts the threads; `settings` are those found at the start. `notify` is called from the threads whenever a
    /// message can be fetched.
    pub fn new(
        places: &Places,
        files: Arc<dyn FileSystem>,
        settings: &Settings,
        notify: impl Fn() + Send + Sync + Clone + 'static,
    ) -> Executor {
        let (sender, news) = mpsc::channel();
        let (file_sender, file_jobs) = mpsc::channel();
        let (journal_sender, journal_jobs) = mpsc::channel();
        let folder = Box::new(DiskFolder::new(&places.journals));
        let mut settings_file = SettingsFile::new(places.settings.clone(), settings);
        let tell = teller(sender.clone(), notify.clone());
        let file_thread = spawn("files", move || {
            for job in file_jobs {
                if let Some(news) = work_safely(files.as_ref(), &mut settings_file, job) {
                    tell(news);
                }
            }
        });
        let tell = teller(sender.clone(), notify.clone());
        let journal_thread = spawn(writer::THREAD, move || writer::run(folder, &journal_jobs, tell));
        Executor {
            engine: Engine::new(notify.clone()),
            search: None,
            files: Some(file_sender),
            journal: JournalSender::new(journal_sender),
            journals: places.journals.clone(),
            news,
            tell: Box::new(teller(sender, notify)),
            threads: [file_thread, journal_thread].into_iter().flatten().collect(),
        }
    }

    /// From now on a panic anywhere in the process forces the running game's journal to the disk, and leaves a note
    /// beside it. It waits for the disk no longer than `patience`.
    pub fn keep_at_panic(&self, patience: Duration) {
        crash::install(&self.journals, self.journal.clone(), patience);
    }

    /// Carries out a command, or gives back what only the window can do.
    pub fn run(&mut self, command: Command) -> Option<WindowCommand> {
        match command {
            Command::EngineGo { ticket, request } => self.search = Some((self.engine.go(*request), ticket)),
            Command::EngineStop => self.engine.stop(),
            Command::EngineNewGame => self.engine.new_game(),
            Command::OpenFile(path) => self.send_file(FileJob::Open(path)),
            Command::ReadText(text) => self.send_file(FileJob::Text(text)),
            Command::ReadGame(file, index) => self.send_file(FileJob::Game(file, index)),
            Command::SaveFile(job) => self.send_file(FileJob::Save(job)),
            Command::SaveSettings(settings) => self.send_file(FileJob::Settings(settings)),
            Command::Journal(command) => self.send_journal(command),
            Command::Window(command) => return Some(command),
        }
        None
    }

    /// Hands work to the thread of the files. Where that could not be started, or has ended, the work has failed.
    fn send_file(&self, job: FileJob) {
        let failed = match &self.files {
            Some(sender) => sender.send(job).err().map(|SendError(job)| job),
            None => Some(job),
        };
        if let Some(job) = failed {
            (self.tell)(job.problem());
        }
    }

    fn send_journal(&self, command: JournalCommand) {
        if !self.journal.send(command) {
            (self.tell)(DiskNews::JournalFailed(tr("journal-stopped")));
        }
    }

    /// The messages that have come since the last call.
    pub fn messages(&mut self) -> Vec<Message> {
        let mut messages: Vec<Message> = self.news.try_iter().map(Message::Disk).collect();
        let search = self.search;
        messages.extend(self.engine.events().filter_map(|event| {
            let (id, ticket) = search?;
            (event.id() == id).then(|| Message::Engine(ticket, engine_news(event)))
        }));
        messages
    }
}

impl Drop for Executor {
    fn drop(&mut self) {
        self.files = None;
        self.journal.close();
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

/// Does the work; what panics is told as a file that could not be read or written, and the thread goes on.
fn work_safely(files: &dyn FileSystem, settings: &mut SettingsFile, job: FileJob) -> Option<DiskNews> {
    let on_panic = job.problem();
    catch_unwind(AssertUnwindSafe(|| work(files, settings, job))).unwrap_or(Some(on_panic))
}

fn work(files: &dyn FileSystem, settings_file: &mut SettingsFile, job: FileJob) -> Option<DiskNews> {
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
            let saved = settings_file.save(files, &settings);
            saved.err().map(|error| DiskNews::SettingsFailed(error.to_string()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program whose threads could not be started: what is sent to them is gone.
    fn without_threads() -> Executor {
        let (sender, news) = mpsc::channel();
        Executor {
            engine: Engine::new(|| {}),
            search: None,
            files: Some(mpsc::channel().0),
            journal: JournalSender::new(mpsc::channel().0),
            journals: PathBuf::new(),
            news,
            tell: Box::new(teller(sender, || {})),
            threads: Vec::new(),
        }
    }

    #[test]
    fn what_cannot_be_handed_to_a_thread_is_told() {
        let mut executor = without_threads();
        executor.run(Command::Journal(JournalCommand::Find));
        executor.run(Command::OpenFile("a.pgn".into()));
        executor.run(Command::SaveSettings(Box::default()));
        let told = executor.messages();
        assert!(
            matches!(
                &told[..],
                [
                    Message::Disk(DiskNews::JournalFailed(_)),
                    Message::Disk(DiskNews::NotOpened(problem)),
                    Message::Disk(DiskNews::SettingsFailed(_))
                ] if problem.path == Path::new("a.pgn")
            ),
            "{told:?}"
        );
    }
}
