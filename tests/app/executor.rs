//! Commands carried out for real: threads, files, the engine, and a program that is killed in the middle of a game.

use std::io::{self, BufRead, BufReader, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command as Process, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use heksy::app::action::ReplayAction;
use heksy::app::cx::{Command, FileJob, WindowCommand};
use heksy::app::dialogs::{Dialog, DialogAction};
use heksy::app::files::{
    ExploreJob, Explored, Explorer, FileAction, KeepJob, LibraryAction, OpenJob, OpenTicket, OpenedFile,
    OwnLibraryJob, Query, SavedGame, Saving,
};
use heksy::app::journal_files::JournalNews;
use heksy::app::message::{DiskNews, Message};
use heksy::app::places::Places;
use heksy::app::settings::{self, Settings};
use heksy::app::study::StudyAction;
use heksy::disk::Disk;
use heksy::game::{Position, Variant, pgn};

use crate::program::memory::{Call, Fate, Memory};
use crate::program::running::Running;

#[test]
fn the_engine_plays_a_game_is_saved_and_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.pgn");
    {
        let mut running = Running::start(folder.path());
        let mut setup = crate::program::against_computer();
        setup.black = crate::program::computer(heksy::engine::Level::new(4).unwrap());
        running.new_game(setup);
        running.play("f5", "f6");
        running.until("the computer's answer", |running| running.plies() == 2);
        running.send(crate::program::save_in(&running.model, path.clone()));
        running.until("saving", |running| !running.model.document().unwrap().is_unsaved());
        running.set(|settings| settings.scale = 150);
        running.send(Message::File(FileAction::Quit));
        assert_eq!(running.window, [WindowCommand::Quit]);
    }
    let mut running = Running::start(folder.path());
    assert_eq!(running.model.settings().scale, 150, "settings are on the disk when the program has ended");
    assert_eq!(running.model.settings().recent, std::slice::from_ref(&path));
    running.send(Message::File(FileAction::OpenPath(path)));
    running.until("opening", |running| running.plies() == 2);
    assert!(running.model.dialog().is_none(), "no journal is left");
}

#[test]
fn a_large_file_is_filtered_and_dropped_away_from_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    let games: Vec<String> = (0..2_000).map(|n| format!("[White \"Player {n}\"]\n\n1. f6 e6 *\n")).collect();
    std::fs::write(&path, games.join("\n")).unwrap();
    let mut running = Running::start(folder.path());
    running.send(Message::File(FileAction::OpenPath(path)));
    running.until("the list", |running| running.model.library().is_some());
    running.send(Message::Library(LibraryAction::Find(Query {
        words: "player 1234".to_owned(),
        ..Query::default()
    })));
    running.until(
        "the filter",
        |running| matches!(running.model.library(), Some(list) if list.shown == [1233 + 1]),
    );
    let Some(list) = running.model.library() else { panic!("it is open") };
    let file = Arc::downgrade(&list.games.files()[0]);
    running.send(Message::Library(LibraryAction::Close));
    assert!(file.strong_count() > 0, "the window lets go of it and spends no time on it");
    running.until("the file is dropped", |_| file.strong_count() == 0);
}

#[test]
fn an_unwritable_place_is_told_and_the_program_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    // A file where the folder should be: nothing can be written there, whoever runs the test.
    let blocked = folder.path().join("blocked");
    std::fs::write(&blocked, "").unwrap();
    let mut running = Running::start(&blocked);
    running.new_game(crate::program::hotseat());
    running.play("f5", "f6");
    running.until("two messages", |running| running.model.toasts().count() == 2);
    assert_eq!(running.plies(), 1);
}

#[test]
fn two_programs_keep_the_settings_of_both() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Running::start(folder.path());
    let mut second = Running::start(folder.path());
    first.set(|settings| settings.scale = 150);
    first.quit();
    second.set(|settings| settings.coordinates = false);
    second.quit();
    let settings = Running::start(folder.path()).model.settings().clone();
    assert_eq!((settings.scale, settings.coordinates), (150, false));
}

#[test]
fn settings_that_could_not_be_read_are_not_written_over() {
    let disk = Memory::new();
    let path = Places::under("/").settings;
    disk.put(&path, br#"{"scale": 150}"#);
    let settings = path.clone();
    disk.decide(move |call, path| match call {
        Call::Open if path == settings => Fate::Fails(ErrorKind::TimedOut),
        _ => Fate::Well,
    });
    let mut running = Running::start_on(Arc::new(disk.clone()), Path::new("/"));
    running.set(|settings| settings.coordinates = false);
    running.quit();
    assert_eq!(disk.files()[&path], br#"{"scale": 150}"#);
}

/// Tells a copy of this test which folder to play in.
const PLAYER: &str = "HEKSY_TEST_PLAYER";
/// How often a program is killed in the long test, where it is not said by this variable.
const ROUNDS: &str = "HEKSY_KILL_ROUNDS";

/// A copy of this test that does what `role` does, in this folder.
fn copy_of_this_test(role: &str, folder: &Path) -> Process {
    let mut copy = Process::new(std::env::current_exe().unwrap());
    let test = format!("executor::{role}");
    copy.args(["--exact", &test, "--nocapture", "--test-threads=1"]).env(PLAYER, folder);
    copy
}

impl Running {
    /// Plays any legal move.
    fn play_any(&mut self, rng: &mut fastrand::Rng) {
        let moves = self.model.document().unwrap().position().legal_moves();
        let mv = moves[rng.usize(..moves.len())];
        self.play(&mv.from().to_string(), &mv.to().to_string());
        if let Some(role) = mv.promotion() {
            self.send(Message::Board(heksy::app::board_view::BoardEvent::Promote(role)));
        }
    }
}

/// Not a test of its own: plays moves as long as it lives. Tells each on its output, and how many events the writer has
/// acknowledged.
#[test]
fn player() {
    let Some(folder) = std::env::var_os(PLAYER) else { return };
    let mut running = Running::start(&PathBuf::from(folder));
    running.new_game(crate::program::hotseat());
    let mut rng = fastrand::Rng::new();
    loop {
        if running.model.document().unwrap().outcome().is_none() {
            running.play_any(&mut rng);
            println!("played {}", running.moves().last().unwrap());
        }
        for message in running.executor.messages() {
            if let Message::Disk(DiskNews::Journal(JournalNews::Written(_, events))) = message {
                println!("written {events}");
            }
            running.send(message);
        }
        io::stdout().flush().unwrap();
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Not a test of its own: plays, saves after each move, and keeps its settings, as long as it lives. Tells how many moves
/// it was told to have saved.
#[test]
fn saver() {
    let Some(folder) = std::env::var_os(PLAYER).map(PathBuf::from) else { return };
    let mut running = Running::start(&folder);
    running.new_game(crate::program::hotseat());
    let mut rng = fastrand::Rng::new();
    for round in 0.. {
        if running.model.document().unwrap().outcome().is_none() {
            running.play_any(&mut rng);
        }
        let scale = Settings::SCALES[round % Settings::SCALES.len()];
        running.run(Command::File(FileJob::Settings(Box::new(Settings { scale, ..Settings::default() }))));
        running.send(crate::program::save_in(&running.model, folder.join(SAVED)));
        running.until("saving", |running| !running.model.document().unwrap().is_unsaved());
        println!("saved {}", running.plies());
        io::stdout().flush().unwrap();
    }
}

/// Not a test of its own: adds games to the player's own and looks a position up in all of them, which writes caches, as
/// long as it lives. Tells the number of each game that was added.
#[test]
fn keeper() {
    let Some(folder) = std::env::var_os(PLAYER).map(PathBuf::from) else { return };
    let own = folder.join(SAVED);
    let mut explorer = Explorer::new(Arc::new(Disk), own.clone());
    for number in games_of(&own).games.len().. {
        let game = pgn::read_game(&format!("[Event \"{number}\"]\n\n1. f6 {{{REMARK}}} e6 1-0")).record;
        let job = KeepJob { id: number as u64, saving: Saving::default(), game: SavedGame::Two(game) };
        job.carry_out(&Disk, &own).expect("the disk is well");
        println!("saved {number}");
        io::stdout().flush().unwrap();
        drop(explore(&mut explorer));
    }
}

/// Makes games long, so that few of them fill a file that has caches.
const REMARK: &str = "a remark that fills half a line of the file, and is as good as any other one\n\
    a remark that fills half a line of the file, and is as good as any other one\n\
    a remark that fills half a line of the file, and is as good as any other one\n\
    a remark that fills half a line of the file, and is as good as any other one";

/// The number of games in a file that is just large enough for caches.
const KEPT_GAMES: usize = 900;

fn games_of(path: &Path) -> OpenedFile {
    OpenedFile::open(&Disk, path).expect("it is there")
}

/// Reads the player's games by their caches, and counts those that begin as all do.
fn explore(explorer: &mut Explorer) -> Explored {
    let open = OpenJob { ticket: OpenTicket::default(), path: "".into(), progress: Arc::default() };
    let read = Some(OwnLibraryJob { open, paths: Vec::new(), known: Vec::new() });
    explorer.explore(ExploreJob { position: Position::start(Variant::Glinski), read })
}

/// Kills a program that adds games, lists and searches them, again and again in one folder. Nothing that the program
/// said to have added may be missing, and what the caches say must be what the file says.
fn kill_keepers(rounds: usize) {
    let mut rng = fastrand::Rng::new();
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join(SAVED);
    let cached = folder.path().join("cache");
    let half_written = || crate::program::journals::files_with(&cached, "tmp");
    let (mut cut, mut ahead, mut left_over) = (0, 0, 0);
    let mut cycle = Duration::ZERO;
    for round in 0..rounds {
        if round % 100 == 0 {
            let game = |number| format!("[Event \"{number}\"]\n\n1. f6 {{{REMARK}}} e6 1-0\n");
            std::fs::write(&own, (0..KEPT_GAMES).map(game).collect::<Vec<_>>().join("\n")).unwrap();
            let mut keeper = Copy::start("keeper", folder.path());
            keeper.until(|told| told.saved.1 >= 2);
            let start = Instant::now();
            keeper.until(|told| told.saved.1 >= 4);
            cycle = start.elapsed() / 2;
            keeper.kill();
        }
        let mut keeper = Copy::start("keeper", folder.path());
        // Any instant between two games, or while a cache is written, or while the next game is.
        keeper.until(|told| told.saved.1 >= 1);
        let start = Instant::now();
        match rng.u8(..3) {
            0 => std::thread::sleep(cycle.mul_f64(rng.f64())),
            1 => while start.elapsed() < 2 * cycle && half_written().is_empty() {},
            _ => {
                let size = || std::fs::metadata(&own).map_or(0, |file| file.len());
                let before = size();
                while start.elapsed() < 2 * cycle && size() == before {}
            }
        }
        if rng.bool() {
            std::thread::sleep(Duration::from_micros(rng.u64(..500)));
        }
        left_over += usize::from(!half_written().is_empty());
        let (saved, _) = keeper.kill().saved;

        let open = OpenJob { ticket: OpenTicket::default(), path: "".into(), progress: Arc::default() };
        let job = OwnLibraryJob { open, paths: Vec::new(), known: Vec::new() };
        let library = job.carry_out(&Disk, &own).expect("it is read");
        assert_eq!(library.problem, None, "round {round}");
        let plain = games_of(&own);
        assert_eq!(library.files[0].games, plain.games, "round {round}");
        let numbers: Vec<_> = plain.games.iter().map(|row| row.event.clone()).collect();
        assert!(
            numbers.iter().enumerate().all(|(number, event)| *event == number.to_string()),
            "{numbers:?}"
        );
        assert!(
            (saved + 1..=saved + 2).contains(&numbers.len()),
            "round {round}: {saved}, {}",
            numbers.len()
        );
        let explored = explore(&mut Explorer::new(Arc::new(Disk), own.clone()));
        assert_eq!(explored.games[0].files()[0].positions(), plain.positions(), "round {round}");
        assert_eq!(explored.tallies[0].games as usize, numbers.len(), "round {round}");
        cut += usize::from(library.moved.is_some());
        ahead += numbers.len() - saved - 1;
    }
    println!(
        "killed {rounds} times: no game missing, {cut} cut off and moved away, {ahead} added and not yet said, \
         {left_over} times while a cache was written; games were {cycle:?} apart"
    );
}

/// The file that is saved in.
const SAVED: &str = "game.pgn";

/// What a program that was killed had done.
#[derive(Debug, Default)]
struct Told {
    /// The moves it had played.
    played: Vec<String>,
    /// How many events the writer had acknowledged to it.
    written: usize,
    /// How many moves it was told to have saved, and how often.
    saved: (usize, usize),
}

impl Told {
    fn note(&mut self, line: &str) {
        if let Some((_, mv)) = line.split_once("played ") {
            self.played.push(mv.to_owned());
        } else if let Some((_, events)) = line.split_once("written ") {
            self.written = events.parse().unwrap();
        } else if let Some((_, moves)) = line.split_once("saved ") {
            self.saved = (moves.parse().unwrap(), self.saved.1 + 1);
        }
    }

    /// The moves that must come back: each is an event, and the last event may be the end of the game.
    fn owed(&self) -> usize {
        self.written.min(self.played.len())
    }
}

/// A copy of this test that plays, and what it has told so far.
struct Copy {
    process: Child,
    lines: Box<dyn Iterator<Item = String>>,
    told: Told,
}

impl Copy {
    fn start(role: &str, folder: &Path) -> Copy {
        let mut process = copy_of_this_test(role, folder);
        let mut process = process.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        Copy { process, lines: Box::new(lines), told: Told::default() }
    }

    /// Listens until it has told enough.
    fn until(&mut self, is_enough: impl Fn(&Told) -> bool) {
        while !is_enough(&self.told) {
            self.told.note(&self.lines.next().expect("it plays until it is killed"));
        }
    }

    /// Kills it. Gives all it has told.
    fn kill(mut self) -> Told {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        self.lines.for_each(|line| self.told.note(&line));
        self.told
    }
}

/// Lets a program play, kills it at some instant after the writer has acknowledged its first moves, and starts it again.
/// Gives what it had told, and the moves that came back.
fn kill_once(rng: &mut fastrand::Rng) -> (Told, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let mut player = Copy::start("player", folder.path());
    player.until(|told| told.written >= 2);
    std::thread::sleep(Duration::from_micros(rng.u64(..120_000)));
    let told = player.kill();

    let mut running = Running::start(folder.path());
    running.until("the offer", |running| matches!(running.model.dialog(), Some(Dialog::Restore { .. })));
    running.send(Message::Dialog(DialogAction::Continue));
    (told, running.moves())
}

fn kill_often(rounds: usize) {
    let mut rng = fastrand::Rng::new();
    let (mut played, mut owed, mut back) = (0, 0, 0);
    for round in 1..=rounds {
        let (told, restored) = kill_once(&mut rng);
        assert!(
            restored.len() >= told.owed(),
            "round {round}: {} moves came back of {told:?}",
            restored.len()
        );
        let common = restored.len().min(told.played.len());
        assert_eq!(restored[..common], told.played[..common], "round {round}");
        played += told.played.len();
        owed += told.owed();
        back += restored.len();
    }
    println!("killed {rounds} times: {played} moves told, {owed} acknowledged, {back} came back");
}

/// Kills a program that saves after each move and keeps its settings all the time.
fn kill_savers(rounds: usize) {
    let mut rng = fastrand::Rng::new();
    let (mut said, mut ahead, mut left_over) = (0, 0, 0);
    for round in 1..=rounds {
        let folder = tempfile::tempdir().unwrap();
        let mut saver = Copy::start("saver", folder.path());
        saver.until(|told| told.saved.1 >= 2);
        std::thread::sleep(Duration::from_micros(rng.u64(..60_000)));
        let (saved, times) = saver.kill().saved;
        let file = OpenedFile::open(&Disk, &folder.path().join(SAVED)).expect("a game was saved");
        let file = Arc::new(file);
        let game = file.read(0).expect("it is whole");
        let there = game.document.document().expect("it is for two").record().tree.mainline().count();
        assert!(game.problems.is_none() && file.games.len() == 1, "round {round}");
        assert!(
            (saved..=saved + 1).contains(&there),
            "round {round}: {there} moves, {saved} said to be saved"
        );
        let settings = settings::file::load(&Disk, &Places::under(folder.path()).settings);
        assert_eq!(settings.trouble, None, "round {round}");
        said += times;
        ahead += there - saved;
        left_over += crate::program::journals::files_with(folder.path(), "tmp").len();
    }
    println!(
        "killed {rounds} times: {said} saves said to be done, none missing, {ahead} done and not yet said; \
         {left_over} half-written neighbours left for the next save to remove"
    );
}

#[test]
fn killed_at_any_instant_everything_acknowledged_comes_back() {
    kill_often(10);
}

#[test]
fn killed_at_any_instant_a_saved_file_is_whole() {
    kill_savers(5);
}

#[test]
fn killed_at_any_instant_the_own_games_and_their_caches_are_right() {
    kill_keepers(5);
}

fn rounds() -> usize {
    std::env::var(ROUNDS).map_or(200, |rounds| rounds.parse().expect("a number of rounds"))
}

/// `cargo test --test app kill_200 -- --ignored --nocapture`
#[test]
#[ignore = "takes minutes"]
fn kill_200() {
    kill_often(rounds());
}

/// `cargo test --test app kill_200_savers -- --ignored --nocapture`
#[test]
#[ignore = "takes minutes"]
fn kill_200_savers() {
    kill_savers(rounds());
}

/// `cargo test --test app kill_200_keepers -- --ignored --nocapture`
#[test]
#[ignore = "takes minutes"]
fn kill_200_keepers() {
    kill_keepers(rounds());
}

#[test]
fn a_second_program_leaves_the_first_ones_game_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Copy::start("player", folder.path());
    first.until(|told| told.written >= 2);
    let mut second = Running::start(folder.path());
    second.new_game(crate::program::hotseat());
    for _ in 0..3 {
        second.play_any(&mut fastrand::Rng::with_seed(5));
    }
    second.until("the second one's journal", |second| second.model.is_written_down());
    assert!(second.model.dialog().is_none(), "the first one's game is not offered");
    let before = first.told.written;
    first.until(|told| told.written > before + 2);
    let told = first.kill();

    // Now the first one's is nobody's, and the second one's still somebody's.
    let mut third = Running::start(folder.path());
    third.until("the offer", |third| matches!(third.model.dialog(), Some(Dialog::Restore { .. })));
    let Some(Dialog::Restore { found }) = third.model.dialog() else { panic!("it was there") };
    assert_eq!(found.len(), 1);
    third.send(Message::Dialog(DialogAction::Continue));
    let common = told.owed();
    assert_eq!(third.moves()[..common], told.played[..common]);
    second.play_any(&mut fastrand::Rng::with_seed(5));
    second.until("it goes on", |second| second.model.is_written_down());
    assert_eq!(second.plies(), 4);
}

/// Not a test of its own: plays some moves, panics, and ends at once, without the tidying up that a panic brings.
#[test]
fn panicker() {
    let Some(folder) = std::env::var_os(PLAYER) else { return };
    let mut running = Running::start(&PathBuf::from(folder));
    running.executor.keep_at_panic(Duration::from_mins(1));
    running.new_game(crate::program::hotseat());
    let mut rng = fastrand::Rng::with_seed(3);
    for _ in 0..8 {
        running.play_any(&mut rng);
    }
    let _ = std::panic::catch_unwind(|| panic!("a panic of the test"));
    std::process::abort();
}

#[test]
fn a_panic_forces_the_game_to_the_disk_and_leaves_a_note() {
    let folder = tempfile::tempdir().unwrap();
    let output = copy_of_this_test("panicker", folder.path()).output().unwrap();
    assert!(!output.status.success());
    let journals = Places::under(folder.path()).journals;
    let notes = crate::program::journals::files_with(&journals, "txt");
    assert_eq!(notes.len(), 1, "{output:?}");
    let note = std::fs::read_to_string(&notes[0]).unwrap();
    assert!(note.contains("a panic of the test") && note.contains("app_executor.rs"), "{note}");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains(&notes[0].display().to_string()) && told.contains("will be offered"), "{told}");

    let mut running = Running::start(folder.path());
    running.until("the offer", |running| matches!(running.model.dialog(), Some(Dialog::Restore { .. })));
    running.send(Message::Dialog(DialogAction::Continue));
    assert_eq!(running.plies(), 8);
}

/// What the window shows of a position after the cursor has gone there: the search before is stopped, the new one begun,
/// its first line told. Measured, not judged: `cargo test --test app follows -- --ignored --nocapture`.
#[test]
#[ignore = "it measures"]
fn the_analysis_follows_the_cursor() {
    let folder = tempfile::tempdir().unwrap();
    let mut running = Running::start(folder.path());
    running.send(Message::File(FileAction::OpenRecorded(0)));
    running.until("the recorded game", |running| running.plies() > 40);
    running.send(Message::Replay(ReplayAction::First));
    running.send(Message::Study(StudyAction::Analyse));
    let has_lines =
        |running: &Running| running.model.analysis().is_some_and(|view| view.is_on && !view.lines.is_empty());
    running.until("the first line", has_lines);
    let mut times = Vec::new();
    for _ in 0..40 {
        std::thread::sleep(Duration::from_millis(200));
        let asked = Instant::now();
        running.send(Message::Replay(ReplayAction::Next));
        assert!(!has_lines(&running), "lines of another position");
        running.until("a line", has_lines);
        times.push(asked.elapsed());
    }
    times.sort();
    println!(
        "cursor to first line: median {:?}, nine of ten {:?}, worst {:?}",
        times[20], times[36], times[39]
    );
    running.quit();
}
