//! What can go wrong with a journal: each fault is told, and the game goes on and comes back.
#![cfg(feature = "app")]

mod app;

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use app::Program;
use app::journals::{files_with, journal_commands, played, write_to};
use heksy::app::command::JournalCommand;
use heksy::app::journal::file::{DiskFolder, JournalFile, JournalFolder, SyncTask};
use heksy::app::journal::sender::JournalSender;
use heksy::app::journal::{Entry, find, lines, writer};
use heksy::app::message::{DialogAction, DiskNews, GameAction, Message};

/// The only journal in a folder.
fn only_journal(folder: &Path) -> PathBuf {
    let journals = files_with(folder, "journal");
    assert_eq!(journals.len(), 1, "{journals:?}");
    journals[0].clone()
}

/// A program that finds what lies in the folder and goes on with it. What it then does is written there by
/// [`go_on`].
fn found_in(folder: &Path) -> Program {
    let mut program = Program::new();
    for news in write_to(DiskFolder::new(folder.to_owned()), [JournalCommand::Find]) {
        program.send(Message::Disk(news));
    }
    program.answer(DialogAction::Continue);
    program
}

/// Writes down what a program has done since it was started; it hears of what came of it.
fn go_on(folder: &Path, program: &mut Program) {
    let commands = [JournalCommand::Find].into_iter().chain(journal_commands(program));
    for news in write_to(DiskFolder::new(folder.to_owned()), commands) {
        if !matches!(news, DiskNews::Journals(_)) {
            program.send(Message::Disk(news));
        }
    }
}

/// A line that is whole, but whose event does not fit.
fn unfitting() -> String {
    lines::encode(&Entry::Move { mv: "f5f6".to_owned(), clocks: None, redone: false })
}

#[test]
fn going_on_behind_an_event_that_does_not_fit_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    write_to(DiskFolder::new(folder.path().to_owned()), journal_commands(&played()));
    let path = only_journal(folder.path());
    let whole = fs::read(&path).unwrap();
    let rest = [unfitting(), lines::encode(&Entry::DrawOffer { by: None })].concat();
    fs::write(&path, [&whole[..], rest.as_bytes()].concat()).unwrap();

    let mut program = found_in(folder.path());
    program.moves("h7h6 h3h4");
    go_on(folder.path(), &mut program);
    let copies = files_with(folder.path(), "rest");
    assert_eq!(copies.len(), 1, "what was cut off is kept");
    assert_eq!(fs::read_to_string(&copies[0]).unwrap(), rest);
    let told = program.toasts();
    assert!(told.iter().any(|text| text.contains(&copies[0].display().to_string())), "{told:?}");

    // The second crash.
    let last = found_in(folder.path());
    assert_eq!(last.move_list(), "1.f6 e6 2.g5 h6 3.h4");
}

#[test]
fn a_spoilt_line_is_cut_off_with_a_copy_of_what_follows_it() {
    let folder = tempfile::tempdir().unwrap();
    write_to(DiskFolder::new(folder.path().to_owned()), journal_commands(&played()));
    let path = only_journal(folder.path());
    let mut bytes = fs::read(&path).unwrap();
    let second_move = lines::decode(&bytes).0.len() - 2;
    let at =
        bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(second_move - 1).unwrap().0 + 12;
    bytes[at] ^= 1;
    fs::write(&path, &bytes).unwrap();

    let mut program = found_in(folder.path());
    assert_eq!(program.move_list(), "1.f6");
    program.moves("h7h6");
    go_on(folder.path(), &mut program);
    let copies = files_with(folder.path(), "rest");
    assert_eq!(copies.len(), 1);
    assert!(bytes.ends_with(&fs::read(&copies[0]).unwrap()));
    assert_eq!(found_in(folder.path()).move_list(), "1.f6 h6");
}

#[test]
fn a_journal_whose_first_event_is_spoilt_is_not_thrown_away() {
    let header = lines::decode(&played().journal).0.swap_remove(0);
    for first in ["spoilt\n".to_owned(), unfitting().replace('5', "6"), unfitting().replace("f5f6", "a1a2")] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.journal");
        let bytes = [lines::encode(&header), first, unfitting()].concat();
        fs::write(&path, &bytes).unwrap();
        let told = found_in(folder.path()).toasts();
        assert_eq!(fs::read_to_string(&path).unwrap(), bytes);
        assert!(told.concat().contains("game.journal"), "{told:?}");
    }
}

#[test]
fn journals_that_cannot_be_read_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let strange = folder.path().join("strange.journal");
    fs::write(&strange, vec![0xff; 1 << 20]).unwrap();
    fs::create_dir(folder.path().join("folder.journal")).unwrap();
    let program = found_in(folder.path());
    let told = program.toasts().concat();
    assert!(told.contains("folder.journal"), "{told:?}");
    assert!(told.contains("one more"), "{told:?}");
    assert!(strange.exists(), "it stays where it is");
    let news = write_to(DiskFolder::new(&strange), [JournalCommand::Find]);
    assert!(matches!(&news[..], [_, DiskNews::JournalsUnreadable(_)]), "no folder at all: {news:?}");
}

/// A disk in memory that fails as it is told to.
#[derive(Clone, Default)]
struct Faulty {
    bytes: Arc<Mutex<Vec<u8>>>,
    /// The number of the write that panics, from 1.
    panics_at: usize,
    writes: Arc<AtomicUsize>,
    /// Forcing to the disk fails when this stands in the file.
    fails_with: Option<&'static str>,
    /// Forcing to the disk takes until this is no longer held.
    is_slow: Arc<Mutex<()>>,
    /// What was forced to the disk.
    forced: Arc<Mutex<Vec<u8>>>,
    /// Whether reading panics.
    breaks_reader: bool,
    /// What was cut off.
    rest: Arc<Mutex<Vec<u8>>>,
    /// Whether there is no room for a copy of it.
    is_full: Arc<AtomicBool>,
}

impl Faulty {
    fn holding(bytes: &[u8]) -> Faulty {
        Faulty { bytes: Arc::new(Mutex::new(bytes.to_vec())), ..Faulty::default() }
    }
}

impl JournalFolder for Faulty {
    fn create(&self) -> io::Result<(PathBuf, Box<dyn JournalFile>)> {
        Ok((PathBuf::from("game.journal"), Box::new(self.clone())))
    }
    fn abandoned(&self) -> Vec<(PathBuf, io::Result<Box<dyn JournalFile>>)> {
        let broken = Faulty { breaks_reader: true, ..self.clone() };
        vec![
            (PathBuf::from("broken.journal"), Ok(Box::new(broken))),
            (PathBuf::from("game.journal"), Ok(Box::new(self.clone()))),
        ]
    }
    fn keep(&self, _: &Path, rest: &[u8]) -> io::Result<PathBuf> {
        if self.is_full.load(Ordering::Relaxed) {
            return Err(ErrorKind::StorageFull.into());
        }
        *self.rest.lock().unwrap() = rest.to_vec();
        Ok(PathBuf::from("game.rest"))
    }
    fn remove(&self, _: &Path) {}
}

impl JournalFile for Faulty {
    fn read(&mut self) -> io::Result<Vec<u8>> {
        assert!(!self.breaks_reader, "the reader panics");
        Ok(self.bytes.lock().unwrap().clone())
    }
    fn write_at(&mut self, offset: u64, bytes: &[u8]) -> io::Result<()> {
        let count = self.writes.fetch_add(1, Ordering::Relaxed) + 1;
        assert_ne!(count, self.panics_at, "the write panics");
        let mut file = self.bytes.lock().unwrap();
        file.truncate(offset as usize);
        file.extend(bytes);
        Ok(())
    }
    fn sync(&mut self) -> io::Result<SyncTask> {
        let bytes = self.bytes.lock().unwrap().clone();
        let fails = self.fails_with.is_some_and(|text| String::from_utf8_lossy(&bytes).contains(text));
        let (forced, is_slow) = (Arc::clone(&self.forced), Arc::clone(&self.is_slow));
        Ok(Box::new(move || {
            drop(is_slow.lock());
            if fails {
                return Err(io::Error::other("the disk is sick"));
            }
            *forced.lock().unwrap() = bytes;
            Ok(())
        }))
    }
}

fn failures(news: &[DiskNews]) -> Vec<String> {
    let failures = news.iter().filter_map(|news| match news {
        DiskNews::JournalFailed(reason) => Some(reason.to_string()),
        _ => None,
    });
    failures.collect()
}

#[test]
fn a_panic_of_the_writer_is_told_and_the_next_line_makes_up_for_it() {
    let program = played();
    for panics_at in 1..=3 {
        let disk = Faulty { panics_at, ..Faulty::default() };
        let news = write_to(disk.clone(), journal_commands(&program));
        assert_eq!(failures(&news).len(), 1, "{news:?}");
        assert_eq!(*disk.bytes.lock().unwrap(), program.journal, "panic at write {panics_at}");
    }
}

/// The writer at work on a disk, in a thread of its own: what it is told, and what it tells.
fn writer_on(disk: &Faulty) -> (Sender<JournalCommand>, Receiver<DiskNews>) {
    let (sender, receiver) = channel();
    let (tell, told) = channel();
    let disk = Box::new(disk.clone());
    // The test may have heard enough.
    std::thread::spawn(move || writer::run(disk, &receiver, |news| drop(tell.send(news))));
    (sender, told)
}

/// The first failure that is told while the program goes on; none in a minute.
fn first_failure(told: &Receiver<DiskNews>) -> Option<String> {
    std::iter::from_fn(|| told.recv_timeout(Duration::from_mins(1)).ok()).find_map(|news| match news {
        DiskNews::JournalFailed(reason) => Some(reason.to_string()),
        _ => None,
    })
}

#[test]
fn a_last_line_that_was_not_forced_to_the_disk_is_told_when_the_game_ends() {
    let mut program = played();
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    let (sender, told) = writer_on(&Faulty { fails_with: Some("\"entry\":\"result\""), ..Faulty::default() });
    for command in journal_commands(&program) {
        sender.send(command).unwrap();
    }
    assert_eq!(first_failure(&told).as_deref(), Some("the disk is sick"));
}

#[test]
fn a_line_that_was_not_forced_to_the_disk_is_told_though_no_other_follows() {
    let (sender, told) = writer_on(&Faulty { fails_with: Some("g4g5"), ..Faulty::default() });
    for command in journal_commands(&played()) {
        sender.send(command).unwrap();
    }
    assert_eq!(first_failure(&told).as_deref(), Some("the disk is sick"));
}

#[test]
fn every_line_is_acknowledged_when_it_is_written() {
    let disk = Faulty::default();
    let (sender, told) = writer_on(&disk);
    let mut program = played();
    assert!(!program.model.is_written_down());
    let mut written = Vec::new();
    for command in journal_commands(&program) {
        sender.send(command).unwrap();
        let news = told.recv().unwrap();
        let DiskNews::JournalWritten(_, events) = news else { panic!("{news:?}") };
        let lines = lines::decode(&disk.bytes.lock().unwrap()).0.len() as u64;
        assert_eq!(lines, 1 + events, "the header, and what was acknowledged");
        written.push(events);
        program.send(Message::Disk(news));
    }
    assert_eq!(written, [0, 1, 2, 3]);
    assert!(program.model.is_written_down());
    program.mv("h7h6");
    assert!(!program.model.is_written_down());
}

#[test]
fn a_slow_disk_keeps_no_move_waiting() {
    let disk = Faulty::default();
    let slow = disk.is_slow.lock().unwrap();
    let (sender, told) = writer_on(&disk);
    let commands = journal_commands(&played());
    sender.send(commands[0].clone()).unwrap();
    // Long enough that lines would have to be forced down a second time.
    let start = Instant::now();
    while start.elapsed() < Duration::from_millis(2500) {
        sender.send(commands[1].clone()).unwrap();
        let news = told.recv_timeout(Duration::from_mins(1)).expect("the line is acknowledged");
        assert!(matches!(news, DiskNews::JournalWritten(..)), "{news:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
    drop(slow);
    assert!(JournalSender::new(sender).force(Duration::from_mins(1)));
    assert_eq!(*disk.forced.lock().unwrap(), *disk.bytes.lock().unwrap());
}

#[test]
fn what_is_to_be_forced_is_on_the_disk_when_that_is_answered() {
    let disk = Faulty::default();
    let (sender, _told) = writer_on(&disk);
    let program = played();
    for command in journal_commands(&program) {
        sender.send(command).unwrap();
    }
    assert!(JournalSender::new(sender).force(Duration::from_mins(1)));
    assert_eq!(*disk.forced.lock().unwrap(), program.journal);

    let (sender, _told) = writer_on(&Faulty { fails_with: Some("g4g5"), ..Faulty::default() });
    for command in journal_commands(&program) {
        sender.send(command).unwrap();
    }
    assert!(!JournalSender::new(sender).force(Duration::from_mins(1)), "it says so if it is not");
}

#[test]
fn a_journal_that_breaks_the_reader_is_told_and_the_others_are_found() {
    let news = write_to(Faulty::holding(&played().journal), [JournalCommand::Find]);
    let [DiskNews::Journals(games), DiskNews::JournalsUnreadable(unreadable)] = &news[..] else {
        panic!("{news:?}")
    };
    assert_eq!(games.len(), 1);
    assert_eq!(unreadable[0].path, Path::new("broken.journal"));
}

#[test]
fn nothing_is_cut_off_before_the_copy_is_on_the_disk() {
    let spoilt = [played().journal, unfitting().into_bytes()].concat();
    let disk = Faulty::holding(&spoilt);
    let mut program = Program::new();
    for news in write_to(disk.clone(), [JournalCommand::Find]) {
        program.send(Message::Disk(news));
    }
    program.answer(DialogAction::Continue);
    program.mv("h7h6");
    disk.is_full.store(true, Ordering::Relaxed);
    let (sender, told) = writer_on(&disk);
    let commands = journal_commands(&program);
    let attempts = commands.len();
    for command in [JournalCommand::Find].into_iter().chain(commands) {
        sender.send(command).unwrap();
    }
    let failures = told.iter().filter(|news| matches!(news, DiskNews::JournalFailed(_)));
    assert_eq!(failures.take(attempts).count(), attempts);
    assert_eq!(*disk.bytes.lock().unwrap(), spoilt);
    disk.is_full.store(false, Ordering::Relaxed);
    program.all.clear();
    program.mv("h3h4");
    for command in journal_commands(&program) {
        sender.send(command).unwrap();
    }
    assert!(told.iter().any(|news| matches!(news, DiskNews::JournalWritten(..))), "there is room again");
    assert_eq!(*disk.rest.lock().unwrap(), unfitting().as_bytes());
    let entries = lines::decode(&disk.bytes.lock().unwrap()).0;
    let moves = entries.iter().filter(|entry| matches!(entry, Entry::Move { .. })).count();
    assert_eq!(moves, 5, "none is missing: {entries:?}");
}

/// Two programs on a file system that knows no locks. Only Linux says enough of a process to tell whose a journal is.
#[cfg(target_os = "linux")]
mod without_locks {
    use std::process::{Child, Command, Stdio};

    use heksy::app::journal::owner::{Owner, file_name};

    use super::*;

    /// A process that does nothing, until it is ended.
    struct Idler(Child);

    impl Idler {
        fn start() -> (Idler, Owner) {
            let child = Command::new("sleep").arg("1000").stdout(Stdio::null()).spawn().unwrap();
            let owner = Owner::of(child.id()).expect("this system tells whose a journal is");
            (Idler(child), owner)
        }
    }

    impl Drop for Idler {
        fn drop(&mut self) {
            self.0.kill().unwrap();
            self.0.wait().unwrap();
        }
    }

    fn place(folder: &Path) -> DiskFolder {
        DiskFolder::new(folder).without_locks()
    }

    /// What is found, and how many journals are told as unreadable.
    fn found(folder: &Path) -> (usize, usize) {
        let found = find::find(&place(folder));
        (found.games.len(), found.unreadable.len())
    }

    #[test]
    fn a_journal_of_a_running_program_is_left_alone_and_that_of_an_ended_one_taken_once() {
        let folder = tempfile::tempdir().unwrap();
        let (idler, owner) = Idler::start();
        let path = folder.path().join(file_name(Some(owner)));
        fs::write(&path, played().journal).unwrap();
        // A journal without moves would be removed, if it were nobody's.
        let fresh = folder.path().join(file_name(Some(owner)));
        fs::write(&fresh, "").unwrap();
        assert_eq!(found(folder.path()), (0, 0));
        assert!(path.exists() && fresh.exists());
        drop(idler);
        assert_eq!(found(folder.path()), (1, 0));
        assert_eq!(files_with(folder.path(), "journal").len(), 1, "the empty one is gone");
        assert_eq!(found(folder.path()), (0, 0), "now it is held by this process");
    }

    #[test]
    fn a_journal_of_this_program_is_held() {
        let folder = tempfile::tempdir().unwrap();
        let (path, file) = place(folder.path()).create().unwrap();
        drop(file);
        assert_eq!(found(folder.path()), (0, 0));
        assert!(path.exists());
    }

    #[test]
    fn a_journal_that_may_be_in_use_elsewhere_is_left_alone_and_told() {
        let here = Owner::here().unwrap();
        let elsewhere = Owner { machine: 1, boot: !here.boot, ..here };
        let contained = Owner { space: !here.space, ..here };
        for owner in [Some(elsewhere), Some(contained), None] {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join(file_name(owner));
            fs::write(&path, played().journal).unwrap();
            assert_eq!(found(folder.path()), (0, 1), "{owner:?}");
            assert!(path.exists(), "{owner:?}");
        }
    }
}
