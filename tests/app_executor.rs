//! Commands carried out for real: threads, files, the engine, and a program that is killed in the middle of a game.

mod app;

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use heksy::app::command::{Command, WindowCommand};
use heksy::app::dialog::Dialog;
use heksy::app::executor::Executor;
use heksy::app::message::{DialogAction, FileAction, GameAction, Message, Setting, WindowNews};
use heksy::app::model::Model;
use heksy::app::new_game::NewGameForm;
use heksy::app::places::Places;
use heksy::app::settings;
use heksy::app::storage::Disk;
use heksy::app::update::update;
use heksy::app::view::MoveItem;

/// The whole program but its window.
struct Running {
    model: Model,
    executor: Executor,
    started: Instant,
    window: Vec<WindowCommand>,
}

impl Running {
    fn start(folder: &Path) -> Running {
        let places = Places::under(folder);
        let loaded = settings::load(&Disk, &places.settings);
        let mut running = Running {
            model: Model::new(loaded.settings),
            executor: Executor::new(&places, Arc::new(Disk), || {}),
            started: Instant::now(),
            window: Vec::new(),
        };
        running.send(Message::Started { file: None });
        running
    }

    fn send(&mut self, message: Message) {
        for command in update(&mut self.model, message, self.started.elapsed()) {
            self.run(command);
        }
    }

    fn run(&mut self, command: Command) {
        self.window.extend(self.executor.run(command));
    }

    /// Waits for something to come true, as the window does: fetching news, telling the time.
    fn until(&mut self, what: &str, is_true: impl Fn(&Running) -> bool) {
        let begun = Instant::now();
        while !is_true(self) {
            assert!(begun.elapsed() < Duration::from_mins(1), "waited in vain: {what}");
            std::thread::sleep(Duration::from_millis(2));
            for message in self.executor.messages() {
                self.send(message);
            }
            self.send(Message::Tick);
        }
    }

    fn plies(&self) -> usize {
        self.model.document().game.plies()
    }

    fn play(&mut self, from: &str, to: &str) {
        use heksy::app::board_view::BoardEvent;
        self.send(Message::Board(BoardEvent::PickUp(app::cell(from))));
        self.send(Message::Board(BoardEvent::Click(app::cell(to))));
    }

    fn new_game(&mut self, setup: heksy::app::new_game::Setup) {
        self.send(Message::Game(GameAction::New));
        self.send(Message::Dialog(DialogAction::EditForm(Box::new(NewGameForm::new(setup)))));
        self.send(Message::Dialog(DialogAction::StartGame));
    }

    fn moves(&self) -> Vec<String> {
        let texts = self.model.move_list().items().filter_map(|item| match item {
            MoveItem::Move(mv) => Some(mv.text.clone()),
            _ => None,
        });
        texts.collect()
    }
}

#[test]
fn the_engine_plays_a_game_is_saved_and_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.pgn");
    {
        let mut running = Running::start(folder.path());
        let mut setup = app::against_computer();
        setup.black = app::computer(heksy::engine::Level::Novice);
        running.new_game(setup);
        running.play("f5", "f6");
        running.until("the computer's answer", |running| running.plies() == 2);
        running.send(Message::Window(WindowNews::SaveChosen(Some(path.clone()))));
        running.until("saving", |running| !running.model.document().is_unsaved());
        running.send(Message::Setting(Setting::Scale(150)));
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
fn an_unwritable_place_is_told_and_the_program_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    // A file where the folder should be: nothing can be written there, whoever runs the test.
    let blocked = folder.path().join("blocked");
    std::fs::write(&blocked, "").unwrap();
    let mut running = Running::start(&blocked);
    running.new_game(app::hotseat());
    running.play("f5", "f6");
    running.until("two messages", |running| running.model.toasts().count() == 2);
    assert_eq!(running.plies(), 1);
}

/// Tells a copy of this test which folder to play in.
const PLAYER: &str = "HEKSY_TEST_PLAYER";

/// Not a test of its own: plays moves as long as it lives, telling each on its output.
#[test]
fn player() {
    let Some(folder) = std::env::var_os(PLAYER) else { return };
    let mut running = Running::start(&PathBuf::from(folder));
    running.new_game(app::hotseat());
    let mut rng = fastrand::Rng::new();
    loop {
        let position = *running.model.document().game.position();
        let moves = position.legal_moves();
        if running.model.document().game.outcome().is_some() {
            std::thread::sleep(Duration::from_mins(1));
        }
        let mv = moves[rng.usize(..moves.len())];
        running.play(&mv.from().to_string(), &mv.to().to_string());
        if let Some(role) = mv.promotion() {
            running.send(Message::Board(heksy::app::board_view::BoardEvent::Promote(role)));
        }
        println!("played {}", running.moves().last().unwrap());
        std::io::stdout().flush().unwrap();
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn killed_at_any_instant_at_most_the_last_move_is_missing() {
    let mut rng = fastrand::Rng::new();
    for _ in 0..20 {
        let folder = tempfile::tempdir().unwrap();
        let mut player = Process::new(std::env::current_exe().unwrap())
            .args(["--exact", "player", "--nocapture", "--test-threads=1"])
            .env(PLAYER, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(player.stdout.take().unwrap()).lines();
        let mut played = Vec::new();
        let mut note = |line: &str| played.extend(line.split("played ").nth(1).map(str::to_owned));
        // It is playing once the first moves are told; then it lives a little longer.
        for line in lines.by_ref().map_while(Result::ok).take(6) {
            note(&line);
        }
        std::thread::sleep(Duration::from_micros(rng.u64(..120_000)));
        player.kill().unwrap();
        player.wait().unwrap();
        for line in lines.map_while(Result::ok) {
            note(&line);
        }

        let mut running = Running::start(folder.path());
        running.until("the offer", |running| matches!(running.model.dialog(), Some(Dialog::Restore { .. })));
        running.send(Message::Dialog(DialogAction::Continue));
        let restored = running.moves();
        assert!(restored.len() + 1 >= played.len(), "{} of {} moves", restored.len(), played.len());
        let common = restored.len().min(played.len());
        assert_eq!(restored[..common], played[..common]);
        assert!(common >= 2);
    }
}
