//! A long evening at the window: games of two people and against the computer, saves, opens, a file of many games, analyses,
//! reports, flips, languages and looks, one after the other. The program must not grow, nor become slow, nor keep threads or
//! open files.
//!
//! An ordinary run is short. `cargo test --release --test gui endurance -- --ignored --nocapture` plays 5,000 rounds and
//! prints what it has measured; `HEKSY_ENDURANCE_ROUNDS` sets another number. Memory, threads and open files are those
//! of a process, so each evening has a process of its own.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use super::table::Table;
use egui::{Key, vec2};
use heksy::app::board::{BoardEvent, BoardPalette, PieceSet};
use heksy::app::context::{Dialog, DialogAction};
use heksy::app::game::{AnnotateAction, EditAction, GameAction, ReplayAction};
use heksy::app::library::{FileAction, LibraryAction, PathPurpose, Query};
use heksy::app::model::{Message, Model};
use heksy::app::play::StudyAction;
use heksy::app::settings::{GameForm, NewGameForm, Player, Settings, StartFrom, ThemeChoice};
use heksy::app::text::Language;
use heksy::engine::Level;
use heksy::game::{Comment, Move, Nag, Variant};
use heksy::sides::Color;

/// Something that takes other threads never takes longer, however busy the machine is.
const PATIENCE: Duration = Duration::from_mins(1);
const PLIES: usize = 8;
/// Games in the file of many.
const MANY: usize = 5_000;
/// Two people without a clock; one thread for the engine, and short reports.
const SETTINGS: &str = r#"{"animation":"off","threads":1,"hash-mb":16,"report-nodes":500,
    "setup":{"black":{"name":"","player":"human"},"clock":{"kind":"none"}}}"#;

#[derive(Debug, Default)]
struct Measured {
    /// The CPU time of each picture, on the thread that draws it.
    frames: Frames,
    /// Resident memory after each round, in KiB.
    memory: Vec<u64>,
}

/// How long the pictures took. It is as large at the end as at the beginning, so that the memory is the program's.
#[derive(Debug)]
struct Frames {
    /// The number of pictures for each microsecond; the last place is for all that took longer.
    counts: Vec<usize>,
    worst: Duration,
}

impl Default for Frames {
    fn default() -> Frames {
        Frames { counts: vec![0; 100_000], worst: Duration::ZERO }
    }
}

impl Frames {
    fn add(&mut self, time: Duration) {
        let last = self.counts.len() - 1;
        self.counts[usize::try_from(time.as_micros()).map_or(last, |micros| micros.min(last))] += 1;
        self.worst = self.worst.max(time);
    }

    fn len(&self) -> usize {
        self.counts.iter().sum()
    }

    /// The time in which a share of the pictures, in ten thousandths, was ready.
    fn under(&self, share: usize) -> Duration {
        let mut left = self.len() * share / 10_000;
        let micros = self.counts.iter().position(|&count| {
            let is_there = left <= count;
            left = left.saturating_sub(count);
            is_there
        });
        Duration::from_micros(micros.map_or(u64::MAX, |micros| micros as u64 + 1))
    }
}

/// CPU time of this thread, which other programs on the machine do not change.
#[cfg(target_os = "linux")]
fn cpu_time() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Some(Duration::new(time.tv_sec.try_into().ok()?, time.tv_nsec.try_into().ok()?))
}

/// Other systems are not asked.
#[cfg(not(target_os = "linux"))]
fn cpu_time() -> Option<Duration> {
    None
}

/// A number of the kernel's account of this process, such as `VmRSS` in KiB.
fn status(name: &str) -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Open files, sockets and the like.
fn handles() -> Option<usize> {
    Some(std::fs::read_dir("/proc/self/fd").ok()?.count())
}

/// The window, and what it has been measured doing.
struct Evening {
    table: Table,
    /// Holds the file of many games.
    shelf: tempfile::TempDir,
    rng: fastrand::Rng,
    measured: Measured,
}

impl Evening {
    fn new() -> Evening {
        let table = Table::with(SETTINGS, vec2(1280.0, 800.0), None);
        let shelf = tempfile::tempdir().expect("a temporary folder");
        let game =
            |number| format!("[Event \"{number}\"]\n[White \"Anna\"]\n[Black \"Piotr\"]\n\n1. f6 e6 *\n\n");
        std::fs::write(shelf.path().join("many.pgn"), (0..MANY).map(game).collect::<String>())
            .expect("a file");
        Evening { table, shelf, rng: fastrand::Rng::with_seed(5), measured: Measured::default() }
    }

    fn model(&self) -> &Model {
        self.table.harness.state().model()
    }

    /// Tells the program something and draws a picture of what comes of it.
    fn send(&mut self, message: Message) {
        let ctx = self.table.harness.ctx.clone();
        self.table.harness.state_mut().send(&ctx, message);
        self.draw();
    }

    fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        let message = Message::set(self.table.harness.state().model().settings(), change);
        self.send(message);
    }

    fn draw(&mut self) {
        let before = cpu_time();
        self.table.harness.step();
        let output = self.table.harness.output();
        let shapes = self.table.harness.ctx.tessellate(output.shapes.clone(), output.pixels_per_point);
        std::hint::black_box(shapes);
        if let (Some(before), Some(after)) = (before, cpu_time()) {
            self.measured.frames.add(after.saturating_sub(before));
        }
    }

    fn answer(&mut self, action: DialogAction) {
        self.send(Message::Dialog(action));
    }

    fn key(&mut self, key: Key) {
        self.table.harness.key_press(key);
        self.draw();
        self.draw();
    }

    /// Waits for what other threads bring.
    fn until(&mut self, what: &str, is_so: impl Fn(&Model) -> bool) {
        let begun = Instant::now();
        while !is_so(self.model()) {
            assert!(begun.elapsed() < PATIENCE, "waited in vain: {what}; open: {:?}", self.model().dialog());
            std::thread::sleep(Duration::from_millis(1));
            self.draw();
        }
    }

    /// Waits for what ends by itself.
    fn until_gone(&mut self, what: &str, is_gone: impl Fn() -> bool) {
        self.until(what, |_| is_gone());
    }

    /// A game of any kind, begun through its dialog.
    fn new_game(&mut self, variant: Variant, black: Player) {
        self.send(Message::Game(GameAction::New));
        let mut setup = self.model().settings().setup.clone();
        setup.black.player = black;
        let form = NewGameForm::starting_from(setup, variant, StartFrom::Usual);
        self.answer(DialogAction::EditForm(GameForm::of_two(form)));
        self.answer(DialogAction::StartGame);
        if matches!(self.model().dialog(), Some(Dialog::Unsaved { .. })) {
            self.answer(DialogAction::Discard);
        }
        assert!(self.model().dialog().is_none(), "{:?}", self.model().dialog());
        assert_eq!(self.model().document().unwrap().position().variant(), variant);
    }

    /// Any legal move that does not end the game, by two clicks.
    fn play_any(&mut self) {
        let position = *self.model().document().unwrap().position();
        let goes_on = |&mv: &Move| {
            let mut after = position;
            after.play_unchecked(mv);
            after.has_legal_move()
        };
        let moves: Vec<_> = position.legal_moves().into_iter().filter(goes_on).collect();
        let mv = self.rng.choice(moves).expect("no game of so few plies is at its end");
        self.send(Message::Board(BoardEvent::PickUp(mv.from())));
        self.send(Message::Board(BoardEvent::Click(mv.to())));
        if let Some(role) = mv.promotion() {
            self.send(Message::Board(BoardEvent::Promote(role)));
        }
    }

    /// Some moves against the computer, which is left thinking.
    fn against_the_computer(&mut self, variant: Variant) {
        self.new_game(variant, Player::Computer(Level::new(2).unwrap()));
        for _ in 0..2 {
            self.play_any();
            self.until("the computer's move", |model| {
                model.document().unwrap().position().turn() == Color::White
            });
        }
        self.play_any();
    }

    /// Looks into a file of many games, and leaves it.
    fn look_through_many(&mut self) {
        let path = self.shelf.path().join("many.pgn");
        self.send(Message::File(FileAction::OpenPath(path)));
        self.until("the list of games", |model| model.library().is_some_and(|list| list.shown.len() == MANY));
        self.send(Message::Library(LibraryAction::Find(Query {
            words: "4999".to_owned(),
            ..Query::default()
        })));
        self.until("the game of that name", |model| {
            model.library().is_some_and(|list| list.shown.len() == 1)
        });
        self.send(Message::Library(LibraryAction::Close));
    }

    /// A report on the game that is open.
    fn report(&mut self) {
        self.send(Message::Study(StudyAction::Report));
        self.until("the report", |model| {
            model.study().is_some_and(heksy::app::play::Play::has_report)
                && !model.study().is_some_and(heksy::app::play::Play::is_reporting)
        });
    }

    fn save(&mut self, path: &Path) {
        self.send(Message::File(FileAction::TypePath(PathPurpose::Save(self.model().game_id()))));
        self.answer(DialogAction::EditPath(path.display().to_string()));
        self.answer(DialogAction::AcceptPath);
        let is_saved = |model: &Model| !model.title().starts_with('•') && model.dialog().is_none();
        let is_there = |model: &Model| matches!(model.dialog(), Some(Dialog::FileThere { .. }));
        self.until("an answer of the disk", |model| is_saved(model) || is_there(model));
        if is_there(self.model()) {
            self.answer(DialogAction::Replace);
        }
        self.until("the game is saved", is_saved);
    }

    /// Opens a game, which becomes a study, and looks through it.
    fn open(&mut self, path: &Path, plies: usize) {
        self.send(Message::File(FileAction::OpenPath(path.to_owned())));
        self.until("the game is open", |model| model.study().is_some());
        assert_eq!(self.model().document().unwrap().record().tree.mainline().count(), plies);
        self.send(Message::Replay(ReplayAction::First));
        for _ in 0..plies {
            self.send(Message::Replay(ReplayAction::Next));
        }
    }

    /// Looks into the game: variations, comments, glyphs, undone again.
    fn study(&mut self) {
        self.send(Message::Replay(ReplayAction::First));
        self.play_any();
        self.play_any();
        let node = self.model().shown_node();
        self.send(Message::Edit(EditAction::Glyph(node, Nag::GOOD)));
        self.send(Message::Annotate(AnnotateAction::Comment { node, place: Comment::After }));
        self.send(Message::Annotate(AnnotateAction::Type("a word or two".to_owned())));
        self.send(Message::Annotate(AnnotateAction::Accept));
        let may_undo =
            |model: &Model| model.can(GameAction::TakeBack) && !model.brings_back(GameAction::TakeBack);
        while may_undo(self.model()) {
            self.send(Message::Game(GameAction::TakeBack));
        }
    }

    fn analyse(&mut self) {
        self.send(Message::Study(StudyAction::Analyse));
        self.until("a line of the analysis", |model| {
            model.analysis().is_some_and(|analysis| !analysis.lines.is_empty())
        });
        self.send(Message::Study(StudyAction::Analyse));
    }

    /// Another look: theme, colours, pieces, size, and the board turned.
    fn look(&mut self, round: usize) {
        self.key(Key::F);
        self.set(|settings| settings.theme = ThemeChoice::ALL[round % 3]);
        let language = Language::ALL[round % Language::ALL.len()];
        self.set(|settings| settings.language = Some(language));
        self.set(|settings| settings.palette = BoardPalette::ALL[round % BoardPalette::ALL.len()]);
        self.set(|settings| settings.pieces = PieceSet::ALL[round % PieceSet::ALL.len()]);
        if round.is_multiple_of(5) {
            self.table.harness.set_size([vec2(1280.0, 800.0), vec2(900.0, 650.0)][round / 5 % 2]);
            self.set(|settings| settings.scale = [100, 125][round / 10 % 2]);
        }
        self.draw();
    }

    fn round(&mut self, round: usize, path: &Path) {
        let variant = Variant::ALL[round % Variant::ALL.len()];
        if round.is_multiple_of(10) {
            self.against_the_computer(variant);
            self.look_through_many();
        }
        self.new_game(variant, Player::Human);
        for _ in 0..PLIES {
            self.play_any();
        }
        let plies = self.model().document().unwrap().record().tree.mainline().count();
        assert_eq!(plies, PLIES, "no game is over so soon");
        self.save(path);
        self.open(path, plies);
        self.study();
        if round.is_multiple_of(10) {
            self.analyse();
            self.report();
        }
        self.look(round);
        if let (Some(memory), true) = (status("VmRSS"), self.model().dialog().is_none()) {
            self.measured.memory.push(memory);
        }
    }
}

/// Files in a folder and those below it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("it can be listed");
    let below = entries.map(|entry| entry.expect("it can be listed").path());
    below.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Plays these rounds. The memory may grow by `most` percent after the first tenth.
fn spend_the_evening(rounds: usize, most: u64) -> Measured {
    let mut evening = Evening::new();
    let path = evening.table.folder.path().join("evening.pgn");
    // The first of them open what stays open: fonts, pictures, threads.
    for round in 0..10 {
        evening.round(round, &path);
    }
    let (threads, open_files) = (status("Threads"), handles());
    let textures = evening.table.harness.ctx.tex_manager().read().num_allocated();
    for round in 10..rounds {
        evening.round(round, &path);
    }
    evening.until_gone("threads", || status("Threads") <= threads);
    evening.until_gone("open files", || handles() <= open_files);
    println!(
        "threads: {threads:?}, then {:?}; open files: {open_files:?}, then {:?}",
        status("Threads"),
        handles()
    );
    assert_eq!(evening.table.harness.ctx.tex_manager().read().num_allocated(), textures, "textures");
    let folder = evening.table.folder.path().to_owned();
    evening.until_gone("files besides the settings, the game, its backup, its journal and that of the game that Undo brings back", || {
        files(&folder).len() <= 5
    });

    let memory = &evening.measured.memory;
    if memory.is_empty() {
        println!("passed over: this system does not tell how much memory there is");
    } else {
        // In a short run what the first rounds open is more than a tenth.
        let tenth = memory[(memory.len() / 10).max(20).min(memory.len() - 1)];
        let end = memory[memory.len() - 1];
        let growth = (end.saturating_sub(tenth)) as f64 * 100.0 / tenth as f64;
        println!("{rounds} rounds: {tenth} KiB after the first tenth, {end} KiB at the end: {growth:+.1} %");
        assert!(end * 100 <= tenth * (100 + most), "it grows by {growth:.1} %");
    }
    evening.measured
}

/// Set for the copy of this program that spends an evening.
const ALONE: &str = "HEKSY_TEST_EVENING";

/// Runs `test` of this file alone in a copy of this program, and returns `false` there.
fn is_run_alone(test: &str) -> bool {
    if std::env::var_os(ALONE).is_some() {
        return false;
    }
    let mut copy = Command::new(std::env::current_exe().expect("this program"));
    let test = format!("endurance::{test}");
    copy.args(["--exact", &test, "--include-ignored", "--nocapture", "--test-threads=1"]);
    let output = copy.env(ALONE, "1").output().expect("a copy of this program");
    let printed = String::from_utf8_lossy(&output.stdout);
    println!("{printed}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && printed.contains("1 passed"));
    true
}

/// Pictures are slower in this build, and their worst has no bound that a test could name.
#[test]
fn forty_rounds_leave_nothing_behind() {
    if !is_run_alone("forty_rounds_leave_nothing_behind") {
        spend_the_evening(40, 10);
    }
}

#[test]
#[ignore = "takes some minutes; its bound for a picture holds for the release build"]
fn five_thousand_rounds_leave_nothing_behind_and_no_picture_takes_long() {
    if is_run_alone("five_thousand_rounds_leave_nothing_behind_and_no_picture_takes_long") {
        return;
    }
    let rounds = std::env::var("HEKSY_ENDURANCE_ROUNDS").ok().and_then(|number| number.parse().ok());
    let Measured { frames, memory } = spend_the_evening(rounds.unwrap_or(5000), 10);
    for (tenth, memory) in memory.chunks(memory.len().div_ceil(10).max(1)).enumerate() {
        println!("tenth {}: {} KiB", tenth + 1, memory[memory.len() - 1]);
    }
    let worst = frames.worst;
    println!(
        "{} pictures: half of them in {:?}, 99 of 100 in {:?}, 9,999 of 10,000 in {:?}, the worst in {worst:?}",
        frames.len(),
        frames.under(5_000),
        frames.under(9_900),
        frames.under(9_999),
    );
    assert!(worst < Duration::from_millis(50), "{worst:?}");
}
