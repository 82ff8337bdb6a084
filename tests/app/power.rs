//! Never lost: a disk that fails at any call, and one whose power goes at any call. What was acknowledged is there
//! afterwards, and a file is the old one or the new one.
//!
//! A few rounds by default; `HEKSY_FAULTS` and `HEKSY_POWER_CUTS` say how many faults and cuts there are to be, and
//! `HEKSY_SEED` with which of them to begin: `HEKSY_FAULTS=10000 HEKSY_POWER_CUTS=1000 cargo test --test app power -- --nocapture`.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use fastrand::Rng;
use heksy::app::context::DialogAction;
use heksy::app::game::saved::find;
use heksy::app::game::{
    AnnotateAction, GameAction, JournalCommand, JournalNews, JournalSender, ReplayAction, Snapshot,
};
use heksy::app::library::{OpenedFile, SaveFailure, SaveJob, SaveMode, SavedGame, Saving};
use heksy::app::model::{DiskNews, Message};
use heksy::app::settings::file::{SettingsFile, load};
use heksy::app::settings::{Settings, ThemeChoice};
use heksy::disk::Stamp;
use heksy::game::{Comment, NodeId, pgn};

use crate::program::journals::{in_memory, journal_commands};
use crate::program::memory::{Call, Fate, Memory};
use crate::program::{Program, hotseat};
use heksy::app::game::journal_writer;

/// How many there are to be.
fn number(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).map_or(usual, |text| text.parse().expect("a number"))
}

fn cuts() -> u64 {
    number("HEKSY_POWER_CUTS", 60)
}

fn faults() -> u64 {
    number("HEKSY_FAULTS", 300)
}

fn seeds() -> impl Iterator<Item = u64> {
    number("HEKSY_SEED", 0)..
}

/// A game between two people with all that a journal holds: moves, takebacks, a new game in between.
fn play(rng: &mut Rng, program: &mut Program, steps: usize) {
    for _ in 0..steps {
        let done = match rng.u8(..12) {
            0 => Some(GameAction::TakeBack),
            1 => Some(GameAction::Redo),
            _ => None,
        };
        if let Some(action) = done {
            program.game(action);
            continue;
        }
        let position = *program.game_played().position();
        let moves = position.legal_moves();
        let Some(mv) = moves.get(rng.usize(..moves.len().max(1))) else { return };
        program.mv(&position.coordinates(*mv));
    }
}

/// The journals' thread at work on a disk.
struct Writer {
    sender: JournalSender,
    told: Receiver<DiskNews>,
    thread: JoinHandle<()>,
}

impl Writer {
    fn on(disk: &Memory) -> Writer {
        let (sender, commands) = channel();
        let (tell, told) = channel();
        let folder = in_memory(disk);
        let thread = std::thread::spawn(move || {
            journal_writer::run(folder, &commands, |news| drop(tell.send(DiskNews::Journal(news))));
        });
        Writer { sender: JournalSender::new(sender), told, thread }
    }

    fn send(&self, command: JournalCommand) {
        assert!(self.sender.send(command), "the thread lives");
    }

    /// Sends all commands, and forces what was sent to the disk once in `every` times. Returns the number of states that were
    /// forced down.
    fn send_all(&self, commands: &[JournalCommand], rng: &mut Rng, every: u8) -> usize {
        let mut owed = 0;
        for (sent, command) in commands.iter().enumerate() {
            self.send(command.clone());
            if rng.u8(..every) == 0 && self.force() {
                owed = states(&commands[..=sent]);
            }
        }
        owed
    }

    /// Forces all to the disk; says whether it is there.
    fn force(&self) -> bool {
        self.sender.force(Duration::from_mins(1))
    }

    /// Ends the thread. Gives what it has told.
    fn end(self) -> Vec<DiskNews> {
        self.sender.close();
        self.thread.join().expect("it ends by itself");
        self.told.try_iter().collect()
    }
}

/// How many states the commands write.
fn states(commands: &[JournalCommand]) -> usize {
    commands.iter().filter(|command| matches!(command, JournalCommand::Write { .. })).count()
}

/// The whole lines, without what the power cut has spoilt.
fn whole_lines(bytes: &[u8]) -> Vec<&[u8]> {
    bytes
        .split_inclusive(|&byte| byte == b'\n')
        .take_while(|bytes| Snapshot::of_line(bytes).is_some())
        .collect()
}

/// The disk cuts its power at the call with this number.
fn cut_at(disk: &Memory, number: u64) {
    let calls = AtomicU64::new(0);
    disk.decide(
        move |_, _| if calls.fetch_add(1, Ordering::Relaxed) == number { Fate::PowerCut } else { Fate::Well },
    );
}

/// Finds the game on a disk and goes on with it; its journal, after some moves more.
fn goes_on(rng: &mut Rng, disk: &Memory) -> (Program, Vec<u8>) {
    let writer = Writer::on(disk);
    writer.send(JournalCommand::Find);
    let Ok(DiskNews::Journal(JournalNews::Found(found))) = writer.told.recv() else {
        panic!("what is found")
    };
    assert_eq!(found.len(), 1, "one game");
    let mut program = Program::new();
    program.send(Message::Disk(DiskNews::Journal(JournalNews::Found(found))));
    program.answer(DialogAction::Continue);
    play(rng, &mut program, 3);
    for command in journal_commands(&program) {
        writer.send(command);
    }
    assert!(writer.force(), "the disk is well");
    writer.end();
    (program, disk.only("journal"))
}

/// A game is played, and the power goes at some call; what was forced down is there. It goes on, and the power goes
/// again.
#[test]
fn acknowledged_lines_survive_a_power_cut() {
    let (mut promised, mut back, mut without) = (0, 0, 0);
    for seed in seeds().take(cuts() as usize) {
        let mut rng = Rng::with_seed(seed);
        let mut program = Program::hotseat();
        play(&mut rng, &mut program, 12);
        let commands = journal_commands(&program);
        let disk = Memory::new();
        cut_at(&disk, rng.u64(..80));
        let writer = Writer::on(&disk);
        let mut owed = writer.send_all(&commands, &mut rng, 3);
        if writer.force() {
            owed = states(&commands);
        }
        writer.end();

        let left = disk.after_power_cut(&mut rng);
        let whole = whole_lines(&program.journal);
        let bytes = if owed > 0 { left.only("journal") } else { Vec::new() };
        let kept = whole_lines(&bytes);
        let found = find(&in_memory(&left));
        assert!(found.unreadable.is_empty() || owed == 0, "seed {seed}: {:?}", found.unreadable);
        let count = found.games.len();
        drop(found);
        assert!(kept.len() >= owed, "seed {seed}: {} of {owed} lines", kept.len());
        assert!(kept[..] == whole[..kept.len()], "seed {seed}");
        promised += owed;
        back += kept.len();
        without += usize::from(owed == 0);
        if count == 1 {
            let (_, journal) = goes_on(&mut rng, &left);
            for _ in 0..3 {
                assert_eq!(
                    left.after_power_cut(&mut rng).only("journal"),
                    journal,
                    "seed {seed}: all was forced down"
                );
            }
        }
    }
    println!(
        "journal: {} power cuts, {without} before anything was forced; {promised} lines owed, {back} there",
        cuts()
    );
}

/// Each state is longer than a third of a file: again and again a new file takes the place of the old one.
#[test]
fn a_game_whose_journal_gets_new_files_survives_a_power_cut() {
    let mut promised = 0;
    for seed in seeds().take(cuts() as usize / 3) {
        let mut rng = Rng::with_seed(seed);
        let mut program = Program::hotseat();
        program.mv("f5f6");
        for action in [
            AnnotateAction::Comment { node: NodeId::ROOT, place: Comment::After },
            AnnotateAction::Type("long ".repeat(80_000)),
            AnnotateAction::Accept,
        ] {
            program.send(Message::Annotate(action));
        }
        program.send(Message::Replay(ReplayAction::Last));
        play(&mut rng, &mut program, 10);
        let commands = journal_commands(&program);
        let disk = Memory::new();
        cut_at(&disk, rng.u64(..120));
        let writer = Writer::on(&disk);
        let owed = writer.send_all(&commands, &mut rng, 2);
        writer.end();
        let found = find(&in_memory(&disk.after_power_cut(&mut rng)));
        assert!(found.games.len() <= 1, "seed {seed}: the older of two files is not offered");
        let number = found.games.first().map_or(0, |game| game.number as usize);
        assert!(number >= owed, "seed {seed}: state {number} of {owed}");
        promised += owed;
    }
    assert!(promised > 0);
}

/// The disk fails to force lines down and forgets them, and the program ends before it can write them again. The next
/// one takes the game up, and what that forces down is there, the old lines with the new ones.
#[test]
fn lines_an_earlier_program_failed_to_force_down_are_written_again() {
    for seed in seeds().take(50) {
        let mut rng = Rng::with_seed(seed);
        let mut program = Program::hotseat();
        play(&mut rng, &mut program, 8);
        let disk = Memory::new();
        disk.decide(|call, _| if call == Call::Sync { Fate::Fails(ErrorKind::Other) } else { Fate::Well });
        let writer = Writer::on(&disk);
        for command in journal_commands(&program) {
            writer.send(command);
        }
        assert!(!writer.force(), "the disk refuses");
        writer.end();
        let next = disk.after_restart();
        let (_, journal) = goes_on(&mut rng, &next);
        assert_eq!(next.after_power_cut(&mut rng).only("journal"), journal, "seed {seed}");
    }
}

/// One of the calls fails, or several, again and again; the game goes on, and when the disk is well all of it is there.
#[test]
fn after_any_fault_no_acknowledged_line_is_missing() {
    let injected = Arc::new(AtomicU64::new(0));
    let (mut rounds, mut acknowledged) = (0, 0);
    for seed in seeds() {
        if injected.load(Ordering::Relaxed) >= faults() {
            break;
        }
        rounds += 1;
        let mut rng = Rng::with_seed(seed);
        let mut program = Program::hotseat();
        play(&mut rng, &mut program, 10);
        let commands = journal_commands(&program);
        let disk = Memory::new();
        fail_at_random(&disk, &mut rng, &injected);
        let writer = Writer::on(&disk);
        for command in &commands {
            writer.send(command.clone());
            if rng.u8(..4) == 0 {
                writer.force();
            }
        }
        // A barrier: it has obeyed all commands.
        writer.force();
        let told: Vec<_> = writer.told.try_iter().collect();
        let written = told.iter().filter_map(|news| match news {
            DiskNews::Journal(JournalNews::Written(_, events)) => Some(*events as usize),
            _ => None,
        });
        // The program is killed: what was acknowledged is in the file, whatever else failed.
        let owed = written.max().unwrap_or(0);
        let left = if owed > 0 { disk.after_restart().only("journal") } else { Vec::new() };
        let there = whole_lines(&left).len();
        assert!(there >= owed, "seed {seed}: {there} of {owed} lines: {told:?}");
        acknowledged += owed;
        // Or the disk is well again.
        disk.heal();
        assert!(writer.force(), "seed {seed}: there is nothing wrong any more");
        assert!(disk.only("journal") == program.journal, "seed {seed}: all is in the file");
        let left = disk.after_power_cut(&mut rng).only("journal");
        assert!(left == program.journal, "seed {seed}: {}", String::from_utf8_lossy(&left));
        let news = writer.end();
        let failed = told.iter().any(|news| matches!(news, DiskNews::Journal(JournalNews::Failed(_))));
        let mended = told
            .iter()
            .chain(&news)
            .filter(|news| matches!(news, DiskNews::Journal(JournalNews::Mended(_))))
            .count();
        assert!(!failed || mended > 0, "seed {seed}: it is told that all is well again");
    }
    let injected = injected.load(Ordering::Relaxed);
    println!("journal: {injected} faults in {rounds} games; {acknowledged} lines acknowledged, none missing");
}

/// From now on calls fail at random.
fn fail_at_random(disk: &Memory, rng: &mut Rng, injected: &Arc<AtomicU64>) {
    let (rate, rng, injected) = (rng.u8(2..10), Mutex::new(rng.fork()), Arc::clone(injected));
    disk.decide(move |call, _| {
        let mut rng = rng.lock().unwrap();
        if rng.u8(..rate) > 0 {
            return Fate::Well;
        }
        injected.fetch_add(1, Ordering::Relaxed);
        let kinds = [
            ErrorKind::StorageFull,
            ErrorKind::PermissionDenied,
            ErrorKind::ReadOnlyFilesystem,
            ErrorKind::TimedOut,
            ErrorKind::Other,
        ];
        match call {
            Call::Write if rng.bool() => Fate::Short(rng.usize(..40)),
            _ => Fate::Fails(kinds[rng.usize(..kinds.len())]),
        }
    });
}

const FILE: &str = "/home/games.pgn";
const OLD: &str = "[White \"Anna\"]\n\n1. f6 e6 *\n\n[White \"Ewa\"]\n\n1. d5 d6 2. f5 *\n";

/// A way to save a game, and the file as it is then.
struct Save {
    job: SaveJob,
    new: Vec<u8>,
    /// How many calls it takes.
    calls: u64,
}

/// A game saved in some way over the old file, or in a new one.
fn some_save(rng: &mut Rng, disk: &Memory) -> Save {
    let mut program = Program::new();
    program.start(hotseat());
    play(rng, &mut program, 6);
    let game = Some(SavedGame::of_two(program.game_played().record().clone()));
    let link = || OpenedFile::open(disk, Path::new(FILE)).unwrap().link(1).unwrap();
    let (path, mode) = match rng.u8(..4) {
        0 => ("/home/new.pgn", SaveMode::New),
        1 => (FILE, SaveMode::InPlace(link())),
        2 => (FILE, SaveMode::Append),
        _ => (FILE, SaveMode::Whole(Stamp::of(OLD.as_bytes()))),
    };
    let before = if rng.bool() { vec![pgn::write(program.game_played().record())] } else { Vec::new() };
    let (saving, attempts) = (Saving::default(), Vec::new());
    let job = SaveJob { saving, path: path.into(), before, game, mode, attempts };
    let trial = old_disk();
    job.carry_out(&trial).expect("nothing is wrong");
    let new = trial.files()[Path::new(path)].clone();
    let calls = trial.calls();
    Save { job, new, calls }
}

/// A disk with a file of games.
fn old_disk() -> Memory {
    let disk = Memory::new();
    disk.put(FILE, OLD.as_bytes());
    disk
}

/// The file is the old one or the new one, and surely the new one if that was said.
fn assert_whole(disk: &Memory, save: &Save, is_said: bool, seed: u64) {
    let files = disk.files();
    let there = files.get(&save.job.path);
    let old = (save.job.path == Path::new(FILE)).then_some(OLD.as_bytes());
    let is_new = there == Some(&save.new);
    let is_old = there.map(Vec::as_slice) == old;
    assert!(
        is_new || is_old && !is_said,
        "seed {seed}: {is_said}, {:?}",
        there.map(|it| String::from_utf8_lossy(it))
    );
    assert!(files.contains_key(Path::new(FILE)), "seed {seed}: no other file is touched");
    if let Some(backup) = files.get(Path::new("/home/games.pgn.bak")) {
        assert_eq!(String::from_utf8_lossy(backup), OLD, "seed {seed}");
    }
}

#[test]
fn after_a_power_cut_a_saved_file_is_the_old_one_or_the_new_one() {
    let (mut said, mut new) = (0, 0);
    for seed in seeds().take(cuts() as usize) {
        let mut rng = Rng::with_seed(seed);
        let disk = old_disk();
        let save = some_save(&mut rng, &disk);
        cut_at(&disk, rng.u64(..=save.calls * 5 / 4));
        let is_said = save.job.carry_out(&disk).is_ok();
        let left = disk.after_power_cut(&mut rng);
        assert_whole(&left, &save, is_said, seed);
        said += u32::from(is_said);
        new += u32::from(left.files().get(&save.job.path) == Some(&save.new));
    }
    println!("files: {} power cuts; {said} said to be saved, {new} new, the others as they were", cuts());
}

#[test]
fn after_any_fault_a_saved_file_is_old_or_new_and_saving_can_be_retried() {
    let injected = Arc::new(AtomicU64::new(0));
    let mut rounds = 0;
    for seed in seeds() {
        if injected.load(Ordering::Relaxed) >= faults() {
            break;
        }
        rounds += 1;
        let mut rng = Rng::with_seed(seed);
        let disk = old_disk();
        let save = some_save(&mut rng, &disk);
        fail_at_random(&disk, &mut rng, &injected);
        let saved = save.job.carry_out(&disk);
        let is_said = saved.is_ok();
        assert_whole(&disk, &save, is_said, seed);
        disk.heal();
        let again = saved.or_else(|failure| after(&save.job, failure).carry_out(&disk));
        assert!(again.is_ok(), "seed {seed}: {again:?}");
        assert!(disk.files().get(&save.job.path) == Some(&save.new), "seed {seed}");
        if is_said {
            assert_whole(&disk.after_power_cut(&mut rng), &save, true, seed);
        }
    }
    println!("files: {} faults in {rounds} saves", injected.load(Ordering::Relaxed));
}

/// The same job, tried again after it has failed.
fn after(job: &SaveJob, failure: SaveFailure) -> SaveJob {
    let attempts = job.attempts.iter().cloned().chain(failure.attempt.map(|attempt| *attempt)).collect();
    SaveJob { attempts, ..job.clone() }
}

/// From now on the call with this number fails, and no other.
fn fail_at(disk: &Memory, number: u64) {
    let calls = AtomicU64::new(0);
    disk.decide(move |_, _| {
        if calls.fetch_add(1, Ordering::Relaxed) == number {
            Fate::Fails(ErrorKind::Other)
        } else {
            Fate::Well
        }
    });
}

/// Each call fails once, and at the second attempt each call again: in the end the games stand in the file once, as they
/// are then, and nothing is asked.
#[test]
fn a_game_is_in_its_file_once_after_any_failed_save() {
    let mut rng = Rng::with_seed(number("HEKSY_SEED", 0));
    let mut at_the_last = 0;
    for mode in [SaveMode::New, SaveMode::Append] {
        let mut program = Program::hotseat();
        let path = Path::new(if mode == SaveMode::New { "/home/new.pgn" } else { FILE });
        let job_now = |program: &Program, attempts| SaveJob {
            saving: Saving::default(),
            path: path.to_owned(),
            before: vec!["[White \"First\"]\n\n1. f6 *\n".to_owned()],
            game: Some(SavedGame::of_two(program.game_played().record().clone())),
            mode: mode.clone(),
            attempts,
        };
        play(&mut rng, &mut program, 3);
        let first = job_now(&program, Vec::new());
        play(&mut rng, &mut program, 3);
        let later = job_now(&program, Vec::new());
        let well = old_disk();
        later.carry_out(&well).expect("nothing is wrong");
        for one in 0..well.calls() {
            // More calls than it takes, for the second attempt reads the file once more.
            for other in 0..2 * well.calls() {
                let disk = old_disk();
                fail_at(&disk, one);
                // A backup that could not be made, or a neighbour not removed, is no failure.
                let Err(failure) = first.carry_out(&disk) else { continue };
                at_the_last += u32::from(disk.files() != old_disk().files() && other == 0);
                fail_at(&disk, other);
                let again = after(&later, failure);
                if let Err(failure) = again.carry_out(&disk) {
                    disk.heal();
                    let saved = after(&again, failure).carry_out(&disk);
                    assert!(saved.is_ok(), "{mode:?} {one} {other}: {saved:?}");
                }
                let text = |disk: &Memory| String::from_utf8(disk.files()[path].clone()).unwrap();
                assert_eq!(text(&disk), text(&well), "{mode:?} {one} {other}");
            }
        }
    }
    assert!(at_the_last > 0, "some fail when the new file is there already");
}

const SETTINGS: &str = "/home/config/heksy/settings.json";

#[test]
fn settings_are_the_old_ones_or_the_new_ones_after_power_cuts_and_faults() {
    let injected = Arc::new(AtomicU64::new(0));
    let mut power_cuts = 0;
    let old = Settings { scale: 90, ..Settings::default() };
    let new = Settings { theme: ThemeChoice::Dark, ..old.clone() };
    for seed in seeds().take((2 * cuts() + faults() / 5) as usize) {
        let mut rng = Rng::with_seed(seed);
        let disk = Memory::new();
        let mut file = SettingsFile::new(SETTINGS.into(), &Settings::default());
        let is_first = rng.bool();
        if !is_first {
            file.save(&disk, &old).unwrap();
        }
        let is_cut = rng.bool();
        power_cuts += u32::from(is_cut);
        if is_cut {
            cut_at(&disk, rng.u64(..40));
        } else {
            fail_at_random(&disk, &mut rng, &injected);
        }
        let is_saved = file.save(&disk, &new).is_ok();
        let left = if is_cut || rng.bool() { disk.after_power_cut(&mut rng) } else { disk.after_restart() };
        let loaded = load(&left, Path::new(SETTINGS));
        assert_eq!(loaded.trouble, None, "seed {seed}");
        let before = if is_first { Settings::default() } else { old.clone() };
        assert!(loaded.settings == new || loaded.settings == before && !is_saved, "seed {seed}: {loaded:?}");
        // The next time they are kept.
        file.save(&left, &new).unwrap();
        assert_eq!(load(&left, Path::new(SETTINGS)).settings, new, "seed {seed}");
    }
    println!("settings: {power_cuts} power cuts, {} faults", injected.load(Ordering::Relaxed));
}
