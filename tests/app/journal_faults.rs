//! Faults of journals: the program reports each, and the game goes on and comes back.

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use fastrand::Rng;
use heksy::app::context::DialogAction;
use heksy::app::game::{
    Document, GameAction, JournalCommand, JournalId, JournalNews, JournalSender, Snapshot,
};
use heksy::app::model::{DiskNews, Message};
use heksy::game::pgn::read_game;

use crate::annotated::annotated_study;
use crate::program::Program;
use crate::program::journals::{files_with, in_memory, journal_commands, on_disk, played, write_to};
use crate::program::memory::{Call, Fate, Memory};
use heksy::app::game::journal_writer;

fn only_journal(folder: &Path) -> PathBuf {
    let journals = files_with(folder, "journal");
    assert_eq!(journals.len(), 1, "{journals:?}");
    journals[0].clone()
}

/// A program that finds what lies in the folder and goes on with it. What it then does is written there by
/// [`go_on`].
fn found_in(folder: &Path) -> Program {
    let mut program = Program::new();
    for news in write_to(on_disk(folder), [JournalCommand::Find]) {
        program.send(Message::Disk(news));
    }
    program.answer(DialogAction::Continue);
    program
}

/// Writes down what a program has done since it was started; it hears of what came of it.
fn go_on(folder: &Path, program: &mut Program) {
    let commands = [JournalCommand::Find].into_iter().chain(journal_commands(program));
    for news in write_to(on_disk(folder), commands) {
        if !matches!(news, DiskNews::Journal(JournalNews::Found(_))) {
            program.send(Message::Disk(news));
        }
    }
}

/// A line that is whole, but no state of a game.
fn unfitting() -> String {
    let json = "{\"entry\":\"move\",\"mv\":\"f5f6\",\"clocks\":null}";
    format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes()))
}

#[test]
fn continuing_after_a_line_that_is_no_game_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    write_to(on_disk(folder.path()), journal_commands(&played()));
    let path = only_journal(folder.path());
    let whole = fs::read(&path).unwrap();
    let rest = [unfitting(), unfitting()].concat();
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
fn a_spoilt_last_line_is_cut_off_with_a_copy() {
    let folder = tempfile::tempdir().unwrap();
    write_to(on_disk(folder.path()), journal_commands(&played()));
    let path = only_journal(folder.path());
    let mut bytes = fs::read(&path).unwrap();
    let last = bytes[..bytes.len() - 1].iter().rposition(|byte| *byte == b'\n').unwrap() + 1;
    bytes[last + 12] ^= 1;
    fs::write(&path, &bytes).unwrap();

    let mut program = found_in(folder.path());
    assert_eq!(program.move_list(), "1.f6 e6");
    program.moves("h3h4");
    go_on(folder.path(), &mut program);
    let copies = files_with(folder.path(), "rest");
    assert_eq!(copies.len(), 1);
    assert!(bytes.ends_with(&fs::read(&copies[0]).unwrap()));
    assert_eq!(found_in(folder.path()).move_list(), "1.f6 e6 2.h4");
}

#[test]
fn a_spoilt_line_before_the_last_costs_nothing() {
    let mut bytes = played().journal;
    bytes[12] ^= 1;
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.journal"), &bytes).unwrap();
    assert_eq!(found_in(folder.path()).move_list(), "1.f6 e6 2.g5");
}

#[test]
fn a_journal_without_a_whole_game_is_not_thrown_away() {
    let state = String::from_utf8(played().journal).unwrap().lines().next().unwrap().to_owned() + "\n";
    for bytes in ["spoilt\n".to_owned(), unfitting(), state.replace("f6", "z6")] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.journal");
        fs::write(&path, &bytes).unwrap();
        let told = found_in(folder.path()).toasts();
        assert_eq!(fs::read_to_string(&path).unwrap(), bytes);
        assert!(told.concat().contains("game.journal"), "{told:?}");
    }
}

#[test]
fn unreadable_journals_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let strange = folder.path().join("strange.journal");
    fs::write(&strange, vec![0xff; 1 << 20]).unwrap();
    fs::create_dir(folder.path().join("folder.journal")).unwrap();
    let program = found_in(folder.path());
    let told = program.toasts().concat();
    assert!(told.contains("folder.journal"), "{told:?}");
    assert!(told.contains("one more"), "{told:?}");
    assert!(strange.exists(), "it stays where it is");
    let news = write_to(on_disk(&strange), [JournalCommand::Find]);
    assert!(
        matches!(&news[..], [_, DiskNews::Journal(JournalNews::Unreadable(_))]),
        "no folder at all: {news:?}"
    );
}

/// A disk on which forcing a journal down fails while this stands in it.
fn failing_at(text: &'static str) -> Memory {
    let disk = Memory::new();
    let seen = disk.clone();
    disk.decide(move |call, _| {
        let stands = || String::from_utf8_lossy(&seen.only("journal")).contains(text);
        if call == Call::Sync && stands() { Fate::Fails(ErrorKind::TimedOut) } else { Fate::Well }
    });
    disk
}

fn failures(news: &[DiskNews]) -> Vec<String> {
    let failures = news.iter().filter_map(|news| match news {
        DiskNews::Journal(JournalNews::Failed(reason)) => Some(reason.to_string()),
        _ => None,
    });
    failures.collect()
}

#[test]
fn a_writer_panic_is_reported_and_the_next_line_fills_the_gap() {
    let program = played();
    for panics_at in 1..=3 {
        let disk = Memory::new();
        let writes = AtomicUsize::new(0);
        disk.decide(move |call, _| {
            let count = if call == Call::Write { writes.fetch_add(1, Ordering::Relaxed) + 1 } else { 0 };
            assert_ne!(count, panics_at, "the write panics");
            Fate::Well
        });
        let news = write_to(in_memory(&disk), journal_commands(&program));
        assert_eq!(failures(&news).len(), 1, "{news:?}");
        assert_eq!(disk.only("journal"), program.journal, "panic at write {panics_at}");
    }
}

/// The writer at work on a disk, in a thread of its own: the channels of its commands and of its news.
fn writer_on(disk: &Memory) -> (Sender<JournalCommand>, Receiver<DiskNews>) {
    let (sender, receiver) = channel();
    let (tell, told) = channel();
    let folder = in_memory(disk);
    // The test may have heard enough.
    std::thread::spawn(move || {
        journal_writer::run(folder, &receiver, |news| drop(tell.send(DiskNews::Journal(news))));
    });
    (sender, told)
}

/// The journal after a power cut, which must not depend on chance.
fn on_the_plate(disk: &Memory) -> Vec<u8> {
    let left: BTreeSet<Vec<u8>> =
        (0..50).map(|seed| disk.after_power_cut(&mut Rng::with_seed(seed)).only("journal")).collect();
    assert_eq!(left.len(), 1, "nothing is left to chance");
    left.into_iter().next().unwrap()
}

/// The first failure reported; `None` if there is none in a minute.
fn first_failure(told: &Receiver<DiskNews>) -> Option<String> {
    std::iter::from_fn(|| told.recv_timeout(Duration::from_mins(1)).ok()).find_map(|news| match news {
        DiskNews::Journal(JournalNews::Failed(reason)) => Some(reason.to_string()),
        _ => None,
    })
}

#[test]
fn a_last_line_that_failed_to_reach_the_disk_is_reported() {
    let mut program = played();
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    let (sender, told) = writer_on(&failing_at("\"resignation\""));
    for command in journal_commands(&program) {
        sender.send(command).unwrap();
    }
    assert_eq!(first_failure(&told).as_deref(), Some("timed out"));
}

#[test]
fn a_failed_line_is_reported_even_if_no_other_follows() {
    let (sender, told) = writer_on(&failing_at("2. g5"));
    for command in journal_commands(&played()) {
        sender.send(command).unwrap();
    }
    assert_eq!(first_failure(&told).as_deref(), Some("timed out"));
}

#[test]
fn every_line_is_acknowledged_when_it_is_written() {
    let disk = Memory::new();
    let (sender, told) = writer_on(&disk);
    let mut program = played();
    assert!(!program.model.is_written_down());
    let mut written = Vec::new();
    for command in journal_commands(&program) {
        sender.send(command).unwrap();
        let news = told.recv().unwrap();
        let DiskNews::Journal(JournalNews::Written(_, events)) = news else { panic!("{news:?}") };
        let lines = disk.only("journal").split(|&byte| byte == b'\n').count() as u64 - 1;
        assert_eq!(lines, events, "what was acknowledged");
        written.push(events);
        program.send(Message::Disk(news));
    }
    assert_eq!(written, [1, 2, 3]);
    assert!(program.model.is_written_down());
    program.mv("h7h6");
    assert!(!program.model.is_written_down());
}

/// A disk on which such a call waits as long as the lock is held.
fn slow_at(slow: Call) -> (Memory, Arc<Mutex<()>>) {
    let (disk, is_slow) = (Memory::new(), Arc::new(Mutex::new(())));
    let waits = Arc::clone(&is_slow);
    disk.decide(move |call, _| {
        if call == slow {
            drop(waits.lock());
        }
        Fate::Well
    });
    (disk, is_slow)
}

/// The number of the state of a game that the writer says is written.
fn written(told: &Receiver<DiskNews>) -> u64 {
    match told.recv_timeout(Duration::from_mins(1)) {
        Ok(DiskNews::Journal(JournalNews::Written(_, number))) => number,
        news => panic!("{news:?}"),
    }
}

#[test]
fn a_slow_disk_keeps_no_move_waiting() {
    let (disk, is_slow) = slow_at(Call::Sync);
    let slow = is_slow.lock().unwrap();
    let (sender, told) = writer_on(&disk);
    let commands = journal_commands(&played());
    sender.send(commands[0].clone()).unwrap();
    // Long enough that lines would have to be forced down a second time.
    let start = Instant::now();
    while start.elapsed() < Duration::from_millis(2500) {
        sender.send(commands[1].clone()).unwrap();
        written(&told);
        std::thread::sleep(Duration::from_millis(20));
    }
    drop(slow);
    assert!(JournalSender::new(sender).force(Duration::from_mins(1)));
    assert_eq!(on_the_plate(&disk), disk.only("journal"));
}

/// The numbers of the lines that are written of thirty states, all but the first of which come while the disk is slow.
fn lines_of_thirty(write: impl Fn(u64) -> JournalCommand) -> Vec<u64> {
    let (disk, is_slow) = slow_at(Call::Write);
    let (sender, told) = writer_on(&disk);
    sender.send(write(1)).unwrap();
    let mut lines = vec![written(&told)];
    let slow = is_slow.lock().unwrap();
    (2..=30).for_each(|number| sender.send(write(number)).unwrap());
    drop(slow);
    while lines.last() != Some(&30) {
        lines.push(written(&told));
    }
    let kept = disk.only("journal");
    let last = kept.split_inclusive(|&byte| byte == b'\n').next_back().and_then(Snapshot::of_line);
    assert_eq!(last.map(|last| last.number), Some(30));
    lines
}

#[test]
fn a_study_that_changes_faster_than_the_disk_writes_is_kept_in_its_last_state() {
    let study = Document::opened(read_game(&annotated_study(400, 50, 60)).record, None);
    let lines = lines_of_thirty(|number| {
        let mut game = Box::new(study.snapshot(false, Duration::ZERO));
        game.number = number;
        JournalCommand::Write { id: JournalId(1), game, replaces: None }
    });
    assert!(lines.len() <= 3, "{lines:?}: the first, what was being written, and the last state");
}

#[test]
fn a_game_keeps_every_move_however_slow_the_disk_is() {
    let commands = journal_commands(&played());
    let lines = lines_of_thirty(|state| match commands[0].clone() {
        JournalCommand::Write { id, mut game, replaces } => {
            game.number = state;
            JournalCommand::Write { id, game, replaces }
        }
        command => panic!("{command:?}"),
    });
    assert_eq!(lines, (1..=30).collect::<Vec<u64>>());
}

#[test]
fn the_writer_confirms_only_entries_that_are_on_the_disk() {
    let disk = Memory::new();
    let (sender, _told) = writer_on(&disk);
    let program = played();
    for command in journal_commands(&program) {
        sender.send(command).unwrap();
    }
    assert!(JournalSender::new(sender).force(Duration::from_mins(1)));
    assert_eq!(on_the_plate(&disk), program.journal);

    let (sender, _told) = writer_on(&failing_at("2. g5"));
    for command in journal_commands(&program) {
        sender.send(command).unwrap();
    }
    assert!(!JournalSender::new(sender).force(Duration::from_mins(1)), "it says so if it is not");
}

/// Two games of a writer whose disk failed for the first one until the second was begun.
fn put_aside_unwritten(disk: &Memory) -> Sender<JournalCommand> {
    let is_full = |call: Call| matches!(call, Call::Create | Call::Write);
    disk.decide(move |call, _| if is_full(call) { Fate::Fails(ErrorKind::StorageFull) } else { Fate::Well });
    let (sender, told) = writer_on(disk);
    let [first, second] = ["f5f6", "g4g5"].map(|mv| {
        let mut program = Program::hotseat();
        program.mv(mv);
        journal_commands(&program).pop().expect("it is written")
    });
    sender.send(first).unwrap();
    assert!(first_failure(&told).is_some());
    let JournalCommand::Write { id, game, replaces } = second else { panic!("{second:?}") };
    sender.send(JournalCommand::Write { id: JournalId(id.0 + 1), game, replaces }).unwrap();
    assert!(first_failure(&told).is_some());
    disk.heal();
    sender
}

fn journals_on(disk: &Memory) -> usize {
    let names = disk.files().into_iter().filter(|(_, bytes)| !bytes.is_empty()).map(|(path, _)| path);
    names.filter(|path| path.extension().is_some_and(|end| end == "journal")).count()
}

#[test]
fn a_game_put_aside_unwritten_is_written_as_soon_as_the_disk_has_room() {
    let disk = Memory::new();
    let _sender = put_aside_unwritten(&disk);
    let start = Instant::now();
    while journals_on(&disk) < 2 && start.elapsed() < Duration::from_mins(1) {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(journals_on(&disk), 2);
}

#[test]
fn a_game_put_aside_unwritten_is_written_when_the_program_ends() {
    let disk = Memory::new();
    drop(put_aside_unwritten(&disk));
    let start = Instant::now();
    // The writer ends in a thread of its own; a retry would take longer.
    while journals_on(&disk) < 2 && start.elapsed() < Duration::from_mins(1) {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(journals_on(&disk), 2);
}

#[test]
fn a_journal_that_crashes_the_reader_is_reported_and_others_are_found() {
    let disk = Memory::new();
    disk.put("/journals/broken.journal", &played().journal);
    disk.put("/journals/game.journal", &played().journal);
    disk.decide(|call, path| {
        assert!(call != Call::Read || !path.ends_with("broken.journal"), "the reader panics");
        Fate::Well
    });
    let news = write_to(in_memory(&disk), [JournalCommand::Find]);
    let [
        DiskNews::Journal(JournalNews::Found(games)),
        DiskNews::Journal(JournalNews::Unreadable(unreadable)),
    ] = &news[..]
    else {
        panic!("{news:?}")
    };
    assert_eq!(games.len(), 1);
    assert_eq!(unreadable[0].path, Path::new("/journals/broken.journal"));
}

#[test]
fn nothing_is_cut_off_before_the_copy_is_on_the_disk() {
    let spoilt = [played().journal, unfitting().into_bytes()].concat();
    let disk = Memory::new();
    disk.put("/journals/game.journal", &spoilt);
    let mut program = Program::new();
    for news in write_to(in_memory(&disk), [JournalCommand::Find]) {
        program.send(Message::Disk(news));
    }
    program.answer(DialogAction::Continue);
    program.mv("h7h6");
    disk.decide(|call, _| if call == Call::Create { Fate::Short(0) } else { Fate::Well });
    let (sender, told) = writer_on(&disk);
    let commands = journal_commands(&program);
    let attempts = commands.len();
    for command in [JournalCommand::Find].into_iter().chain(commands) {
        sender.send(command).unwrap();
    }
    let failures = told.iter().filter(|news| matches!(news, DiskNews::Journal(JournalNews::Failed(_))));
    assert_eq!(failures.take(attempts).count(), attempts);
    assert_eq!(disk.only("journal"), spoilt);
    disk.heal();
    program.all.clear();
    program.mv("h3h4");
    for command in journal_commands(&program) {
        sender.send(command).unwrap();
    }
    assert!(
        told.iter().any(|news| matches!(news, DiskNews::Journal(JournalNews::Written(..)))),
        "there is room again"
    );
    assert_eq!(disk.only("rest"), unfitting().as_bytes());
    let left = String::from_utf8(disk.only("journal")).unwrap();
    assert!(left.lines().last().unwrap().contains("1. f6 e6 2. g5 h6 3. h4"), "none is missing: {left}");
}

/// Two programs on a file system that has no locks: neither can tell whether the other plays the game.
mod without_locks {
    use heksy::app::context::Dialog;
    use heksy::app::game::saved::find;

    use super::*;

    /// A program that has found what lies on the disk.
    fn started_on(disk: &Memory) -> Program {
        let mut program = Program::new();
        for news in write_to(in_memory(disk), [JournalCommand::Find]) {
            program.send(Message::Disk(news));
        }
        program
    }

    #[test]
    fn a_game_that_may_be_played_elsewhere_is_asked_about_and_left_alone() {
        let disk = Memory::new().without_locks();
        disk.put("/journals/game.journal", &played().journal);
        // With locks, a journal in which nothing would be missed is removed.
        disk.put("/journals/fresh.journal", b"");
        let before = disk.files();
        let program = started_on(&disk);
        let Some(Dialog::Restore { found }) = program.dialog() else { panic!("{:?}", program.dialog()) };
        assert_eq!(found.iter().map(|game| game.is_in_doubt).collect::<Vec<_>>(), [true]);
        assert_eq!(program.toasts(), [""; 0]);
        assert_eq!(disk.files(), before);
    }

    #[test]
    fn a_game_taken_over_from_a_running_program_is_kept_by_both() {
        let disk = Memory::new().without_locks();
        let (sender, told) = writer_on(&disk);
        let mut running = played();
        for command in journal_commands(&running) {
            sender.send(command).unwrap();
            assert!(matches!(told.recv(), Ok(DiskNews::Journal(JournalNews::Written(..)))));
        }
        let mut other = started_on(&disk);
        other.answer(DialogAction::Continue);
        other.mv("i7i6");
        write_to(in_memory(&disk), [JournalCommand::Find].into_iter().chain(journal_commands(&other)));
        running.all.clear();
        running.mv("h7h6");
        for command in journal_commands(&running) {
            sender.send(command).unwrap();
        }
        assert!(JournalSender::new(sender).force(Duration::from_mins(1)));
        let found = find(&in_memory(&disk));
        let moves = |game: &Program| game.model.document().unwrap().record().main_moves();
        let found: Vec<_> =
            found.games.iter().map(|game| game.document().unwrap().record().main_moves()).collect();
        assert_eq!(found.len(), 2);
        assert!(found.contains(&moves(&running)) && found.contains(&moves(&other)), "{found:?}");
    }
}
