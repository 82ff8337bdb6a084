//! Carries out commands. Engines, files, the journal and other slow work have a thread each.
//!
//! The executor never blocks. Results of commands arrive later as messages; `notify` is called for each, so that the
//! window wakes up and fetches it.

use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

use super::sessions::Sessions;
use super::threads::{self, EngineTrials, FileWorker, explore, hand, spawn, work_in_memory, worker};
use crate::app::context::{Command, FileJob, ListJob, WindowCommand};
use crate::app::engines::{Patience, Resources, SearchService, make_engines};
use crate::app::game::{JournalCommand, JournalFolder, JournalNews, JournalSender, crash, journal_writer};
use crate::app::library::{ExploreJob, Explorer, OwnPuzzles, PuzzlesJob};
use crate::app::model::{DiskNews, Message};
use crate::app::settings::Settings;
use crate::app::settings::file::{SettingsFailure, SettingsFile};
use crate::app::text::Text;
use crate::disk::{FileSystem, Places};
use crate::online::{Folder, Mailbox};

/// Carries out commands. Dropping it waits until everything handed to it is on the disk.
pub struct Executor {
    searches: SearchService,
    files: Option<Sender<FileJob>>,
    journal: JournalSender,
    /// The paths of the program's own files.
    places: Places,
    /// The reason why the settings are not on the disk; `None` if they are.
    unsaved_settings: Option<SettingsFailure>,
    lists: Option<Sender<ListJob>>,
    trials: EngineTrials,
    meetings: Sessions,
    news: Receiver<DiskNews>,
    /// Reports failures before any thread can.
    tell: Box<dyn Fn(DiskNews)>,
    /// Work for the thread that looks positions up. The program does not wait for its end.
    explorer: Sender<ExploreJob>,
    /// Work for the thread of the person's puzzles. The program does not wait for its end.
    puzzles: Sender<PuzzlesJob>,
    threads: Vec<JoinHandle<()>>,
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
        let tell = || teller(sender.clone(), notify.clone());
        let (journal_sender, journal_jobs) = mpsc::channel();
        let folder = JournalFolder::new(Arc::clone(&files), &places.journals);
        let online = Folder { files: Arc::clone(&files), path: places.online.clone() };
        let mail = Folder { files: Arc::clone(&files), path: places.mail.clone() };
        let mut file_worker = FileWorker {
            disk: Arc::clone(&files),
            places: places.clone(),
            mailbox: Mailbox::new(mail),
            settings: SettingsFile::new(places.settings.clone(), settings),
        };
        let look_up = Explorer::new(Arc::clone(&files), places.games.clone());
        let (disk, path) = (files, places.puzzles.clone());
        let (puzzles, _) = worker("puzzles", tell(), move |job: PuzzlesJob| {
            let work = || OwnPuzzles::after(&job, disk.as_ref(), &path);
            catch_unwind(AssertUnwindSafe(work)).ok().map(DiskNews::OwnPuzzles)
        });
        let (file_sender, file_thread) = worker("files", tell(), move |job| file_worker.work_safely(job));
        let (list_sender, list_thread) = worker("lists", tell(), work_in_memory);
        let (explorer, positions) = mpsc::channel();
        let tell_explored = tell();
        spawn("explorer", move || explore(look_up, &positions, tell_explored));
        let tell_journal = tell();
        let journal_thread = spawn(journal_writer::THREAD, move || {
            journal_writer::run(folder, &journal_jobs, |news| tell_journal(DiskNews::Journal(news)));
        });
        Executor {
            searches: SearchService::new(
                Resources::SMALLEST,
                make_engines(Patience::USUAL, notify.clone()),
                notify.clone(),
            ),
            trials: EngineTrials::new(tell()),
            meetings: Sessions::new(online, Arc::new(notify.clone())),
            files: Some(file_sender),
            journal: JournalSender::new(journal_sender),
            places: places.clone(),
            unsaved_settings: None,
            lists: Some(list_sender),
            news,
            tell: Box::new(tell()),
            explorer,
            puzzles,
            threads: [file_thread, journal_thread, list_thread].into_iter().flatten().collect(),
        }
    }

    /// Installs a panic hook that syncs the running game's journal and leaves a note next to it. It waits for the disk
    /// no longer than `patience`.
    pub fn keep_at_panic(&self, patience: Duration) {
        crash::install(&self.places.journals, self.journal.clone(), patience);
    }

    /// Carries out a command, or returns one that only the window can carry out.
    pub fn run(&mut self, command: Command) -> Option<WindowCommand> {
        match command {
            Command::Search(command) => self.searches.run(command),
            Command::TryEngine(ticket, engine) => self.trials.begin(ticket, *engine),
            Command::File(job) => self.send_file(job),
            Command::List(job) => self.send_list(job),
            // Without its thread the table stays empty.
            Command::Explore(job) => drop(self.explorer.send(*job)),
            Command::Puzzles(job) => drop(self.puzzles.send(job)),
            Command::Online(command) => self.meetings.run(command),
            Command::Journal(command) => self.send_journal(command),
            Command::Window(command) => return Some(command),
        }
        None
    }

    /// Hands work to the thread of the files. Without one the work has failed.
    fn send_file(&self, job: FileJob) {
        if let Some(job) = hand(self.files.as_ref(), job) {
            (self.tell)(threads::problem(&job, &self.places));
        }
    }

    /// Hands work to the thread of the lists. Without one it is done here.
    fn send_list(&self, job: ListJob) {
        if let Some(news) = hand(self.lists.as_ref(), job).and_then(work_in_memory) {
            (self.tell)(news);
        }
    }

    fn send_journal(&self, command: JournalCommand) {
        if !self.journal.send(command) {
            (self.tell)(DiskNews::Journal(JournalNews::Failed(Text::key("journal-stopped"))));
        }
    }

    /// The messages that arrived after the previous call.
    pub fn messages(&mut self) -> Vec<Message> {
        let mut messages: Vec<Message> = self.disk_news().into_iter().map(Message::Disk).collect();
        let news = self.searches.news().into_iter();
        messages.extend(news.map(|(ticket, news)| Message::Engine(ticket, news)));
        let news = self.searches.three_news().into_iter();
        messages.extend(news.map(|(ticket, news)| Message::ThreeEngine(ticket, news)));
        messages.extend(self.meetings.news().into_iter().map(Message::Session));
        messages
    }

    /// The news from the disk. Remembers the latest failure to save the settings, which is printed at exit.
    fn disk_news(&mut self) -> Vec<DiskNews> {
        let news: Vec<DiskNews> = self.news.try_iter().collect();
        for news in &news {
            if let DiskNews::SettingsSaved(result) = news {
                self.unsaved_settings = result.clone().err();
            }
        }
        news
    }

    /// Waits until everything is on the disk. Returns a text about data that could not be saved.
    fn close(&mut self) -> Option<Text> {
        self.files = None;
        self.lists = None;
        self.journal.close();
        self.meetings.close();
        for thread in self.threads.drain(..) {
            // A thread that panicked has told so on the error output; there is nothing left to wait for.
            let _ = thread.join();
        }
        drop(self.disk_news());
        self.unsaved_settings.as_ref().map(SettingsFailure::last_words)
    }
}

impl Drop for Executor {
    fn drop(&mut self) {
        if let Some(text) = self.close() {
            // Unlike `eprintln!` this does not panic if stderr is closed.
            let _ = writeln!(io::stderr(), "heksy: {text}");
        }
    }
}

fn teller(
    sender: Sender<DiskNews>,
    notify: impl Fn() + Send + 'static,
) -> impl Fn(DiskNews) + Send + 'static {
    move |news| {
        // The receiver is gone only while the program ends.
        let _ = sender.send(news);
        notify();
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::app::library::{OpenJob, OpenTicket};
    use crate::disk::Disk;

    /// An executor whose threads failed to start, so that all commands to them are lost.
    fn without_threads() -> Executor {
        let (sender, news) = mpsc::channel();
        Executor {
            searches: SearchService::new(Resources::SMALLEST, make_engines(Patience::USUAL, || {}), || {}),
            files: Some(mpsc::channel().0),
            journal: JournalSender::new(mpsc::channel().0),
            places: Places::under(""),
            unsaved_settings: None,
            lists: None,
            trials: EngineTrials::new(teller(sender.clone(), || {})),
            meetings: Sessions::new(Folder::on_disk(""), Arc::new(|| {})),
            explorer: mpsc::channel().0,
            puzzles: mpsc::channel().0,
            news,
            tell: Box::new(teller(sender, || {})),
            threads: Vec::new(),
        }
    }

    #[test]
    fn a_command_without_its_thread_reports_a_failure() {
        let mut executor = without_threads();
        executor.run(Command::Journal(JournalCommand::Find));
        let job = OpenJob { ticket: OpenTicket(1), ..OpenJob::whole("a.pgn") };
        executor.run(Command::File(FileJob::Open(job)));
        executor.run(Command::File(FileJob::Settings(Box::default())));
        let told = executor.messages();
        assert!(
            matches!(
                &told[..],
                [
                    Message::Disk(DiskNews::Journal(JournalNews::Failed(_))),
                    Message::Disk(DiskNews::FileOpened(OpenTicket(1), Err(problem))),
                    Message::Disk(DiskNews::SettingsSaved(Err(_)))
                ] if problem.path == Path::new("a.pgn")
            ),
            "{told:?}"
        );
    }
    /// The error output at exit, on a disk that first rejects the settings and at the end accepts or rejects them.
    fn last_words(is_well_at_the_end: bool) -> Option<String> {
        let folder = tempfile::tempdir().unwrap();
        let no_folder = folder.path().join("config");
        std::fs::write(&no_folder, "not a folder").unwrap();
        let places = Places { settings: no_folder.join("settings.json"), ..Places::under(folder.path()) };
        let (told, is_told) = mpsc::channel();
        let notify = move || told.send(()).unwrap_or_default();
        let mut executor = Executor::new(&places, Arc::new(Disk), &Settings::default(), notify);
        executor.run(Command::File(FileJob::Settings(Box::default())));
        is_told.recv().unwrap();
        let news = executor.messages();
        let [Message::Disk(DiskNews::SettingsSaved(Err(failure)))] = &news[..] else { panic!("{news:?}") };
        assert_eq!(failure.path, places.settings);
        if is_well_at_the_end {
            std::fs::remove_file(&no_folder).unwrap();
        }
        executor.run(Command::File(FileJob::Settings(Box::default())));
        executor.close().map(|text| text.to_string())
    }

    #[test]
    fn the_program_reports_unsaved_settings_when_it_ends() {
        let words = last_words(false).expect("they are not saved");
        assert!(words.contains("settings.json") && words.contains("folder"), "{words}");
        assert_eq!(last_words(true), None);
    }
}
