//! Commands carried out for real: threads, files, the engine, and a program that is killed in the middle of a game.

use heksy::lessons::Game;
use std::io::{self, BufRead, BufReader, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command as Process, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use heksy::app::context::{Command, Dialog, DialogAction, FileJob, WindowCommand};
use heksy::app::game::{AnnotateAction, GameAction, JournalNews, ReplayAction};
use heksy::app::library::{
    Collection, ExploreJob, Explored, Explorer, FileAction, KeepJob, LibraryAction, OpenJob, OpenedFile,
    OwnLibraryJob, Query, SavedGame, Saving, WindowNews,
};
use heksy::app::model::{DiskNews, Message};
use heksy::app::play::StudyAction;
use heksy::app::settings::{GameForm, Player, Settings, ThreeForm, ThreeSetup};
use heksy::disk::{Disk, Places};
use heksy::game::{Comment, GameRecord, GameTree, NodeId, Position, Variant, pgn};
use heksy::online::{Folder, Letter, MailGame, Mailbox};
use heksy::sides::{ByColor, Color};
use heksy::three::Seat;

use crate::program::memory::{Call, Fate, Memory};
use crate::program::running::Running;
use heksy::app::settings::file;

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
fn an_unwritable_folder_is_reported_and_the_program_continues() {
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

#[cfg(target_os = "linux")]
#[test]
fn settings_are_saved_while_a_recent_file_has_a_name_that_is_no_text() {
    let within = tempfile::tempdir().unwrap();
    let folder = Place::NotText.prepare(within.path());
    let file = crate::program::journals::files_with(&folder, "pgn").remove(0);
    let mut running = Running::start(&folder);
    running.send(Message::File(FileAction::OpenPath(file.clone())));
    running.until("opening", |running| running.plies() == OPENED.len());
    running.set(|settings| settings.scale = 150);
    running.quit();
    let mut running = Running::start(&folder);
    assert_eq!(
        (running.model.settings().scale, &running.model.settings().recent[..]),
        (150, &[file.clone()][..])
    );
    // The file in the list can be opened.
    running.send(Message::File(FileAction::OpenPath(file)));
    running.until("opening", |running| running.plies() == OPENED.len());
    assert_eq!(running.model.toasts().count(), 0);
}

#[cfg(unix)]
#[test]
fn a_folder_taken_away_under_a_running_game_is_said_once_and_nothing_is_lost() {
    let within = tempfile::tempdir().unwrap();
    let folder = Place::MadeAgain.prepare(within.path());
    let mut running = Running::start(&folder);
    running.new_game(crate::program::hotseat());
    let mut rng = fastrand::Rng::with_seed(7);
    for place in [Place::MadeAgain, Place::Renamed, Place::MadeAgain] {
        for _ in 0..2 {
            running.play_any(&mut rng);
            running.until("the journal", |running| running.model.is_written_down());
        }
        let _ = std::fs::remove_dir_all(folder.with_file_name("elsewhere"));
        place.disturb(&folder);
    }
    running.play_any(&mut rng);
    running.until("the journal", |running| running.model.is_written_down());
    let told: Vec<_> = running.model.toasts().map(|toast| toast.text.to_string()).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].starts_with("Another program removed or renamed"), "{told:?}");
    assert!(told[0].contains(&folder.join("journals").display().to_string()), "{told:?}");

    // It is missed though nobody moves.
    let journals = || crate::program::journals::files_with(&folder.join("journals"), "journal");
    let whole = std::fs::read(&journals()[0]).unwrap();
    let _ = std::fs::remove_dir_all(folder.with_file_name("elsewhere"));
    Place::Renamed.disturb(&folder);
    running.until("the journal is there again", |_| {
        folder.join("journals").is_dir()
            && journals().iter().any(|path| std::fs::read(path).unwrap() == whole)
    });

    // A copy, because the running program holds the journal.
    let copy = tempfile::tempdir().unwrap();
    let journals = journals();
    std::fs::create_dir(copy.path().join("journals")).unwrap();
    std::fs::copy(&journals[0], copy.path().join("journals/game.journal")).unwrap();
    let mut again = Running::start(copy.path());
    again.until("the offer", |again| matches!(again.model.dialog(), Some(Dialog::Restore { .. })));
    again.send(Message::Dialog(DialogAction::Continue));
    assert_eq!((journals.len(), again.moves()), (1, running.moves()));
}

#[test]
fn the_system_ends_the_program_without_a_question_and_the_next_start_offers_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut running = Running::start(folder.path());
    running.new_game(crate::program::hotseat());
    running.play("f5", "f6");
    running.send(Message::Window(WindowNews::EndRequested));
    assert_eq!(running.window, [WindowCommand::Quit]);
    drop(running);
    let mut running = Running::start(folder.path());
    running.until("the offer", |running| matches!(running.model.dialog(), Some(Dialog::Restore { .. })));
    running.send(Message::Dialog(DialogAction::Continue));
    assert_eq!(running.moves(), ["f6"]);
    // A game that is saved is not offered.
    running.send(crate::program::save_in(&running.model, folder.path().join("saved.pgn")));
    running.until("saving", |running| !running.model.document().unwrap().is_unsaved());
    running.send(Message::Window(WindowNews::EndRequested));
    assert_eq!(running.window, [WindowCommand::Quit]);
    drop(running);
    assert!(crate::program::journals::files_with(&folder.path().join("journals"), "journal").is_empty());
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_what_the_program_keeps() {
    use std::os::unix::fs::PermissionsExt;
    let within = tempfile::tempdir().unwrap();
    let folder = within.path().join("deep/data");
    // An earlier version has left this one open.
    std::fs::create_dir_all(folder.join("journals")).unwrap();
    for open in [&folder, &folder.join("journals")] {
        std::fs::set_permissions(open, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    let mut running = Running::start(&folder);
    running.new_game(crate::program::hotseat());
    running.play("f5", "f6");
    running.until("the journal", |running| running.model.is_written_down());
    running.set(|settings| settings.scale = 150);
    running.run(Command::File(FileJob::Settings(Box::new(running.model.settings().clone()))));
    let letter = Letter::new(Position::start(Variant::Glinski), Color::White, ByColor::default(), 3);
    Mailbox::new(Folder::on_disk(folder.join("mail"))).keep(&MailGame { letter, me: Color::White }).unwrap();
    let (game, saving) = (pgn::read_game("1. f6 e6 1-0").record, Saving::default());
    KeepJob { id: 1, saving, game: SavedGame::of_two(game), is_typed: false }
        .carry_out(&Disk, &folder.join(SAVED))
        .unwrap();
    running.send(Message::Window(WindowNews::EndRequested));
    drop(running);
    let mut open = vec![folder.clone()];
    let mut seen = Vec::new();
    while let Some(path) = open.pop() {
        let about = std::fs::metadata(&path).unwrap();
        seen.push((path.strip_prefix(&folder).unwrap().to_owned(), about.permissions().mode() & 0o077));
        if about.is_dir() {
            open.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        }
    }
    // The folder itself may be another one that the player has named, so it stays as it was found.
    let found: Vec<_> = seen.iter().filter(|(_, mode)| *mode != 0).map(|(path, _)| path.as_path()).collect();
    assert_eq!(found, [Path::new("")], "{seen:?}");
    assert!(seen.len() >= 7, "settings, a journal, a mail game and their folders: {seen:?}");
}

#[cfg(unix)]
#[test]
fn a_new_data_folder_is_closed_to_others() {
    use std::os::unix::fs::PermissionsExt;
    let within = tempfile::tempdir().unwrap();
    let folder = within.path().join("deep/data");
    let mut running = Running::start(&folder);
    running.set(|settings| settings.scale = 150);
    running.quit();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&folder), mode(folder.parent().unwrap())), (0o700, 0o700));
    assert_eq!(mode(&folder.join("settings.json")), 0o600);
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
    /// Opens a game from a file, and continues it.
    fn go_on_with(&mut self, file: PathBuf) {
        self.send(Message::File(FileAction::OpenPath(file)));
        self.until("opening", |running| running.plies() == OPENED.len());
        self.send(Message::Game(GameAction::PauseOrResume));
        assert!(self.model.play().is_some(), "it goes on");
    }

    /// Plays any legal move.
    fn play_any(&mut self, rng: &mut fastrand::Rng) {
        let moves = self.model.document().unwrap().position().legal_moves();
        let mv = moves[rng.usize(..moves.len())];
        self.play(&mv.from().to_string(), &mv.to().to_string());
        if let Some(role) = mv.promotion() {
            self.send(Message::Board(heksy::app::board::BoardEvent::Promote(role)));
        }
    }
}

/// Not a test of its own: plays moves as long as it lives, in a new game or in that of a file in the folder. Tells each
/// on its output, the number of the state that the writer has acknowledged, and that a lost journal was written again.
#[test]
fn player() {
    let Some(folder) = std::env::var_os(PLAYER).map(PathBuf::from) else { return };
    let mut running = Running::start(&folder);
    match crate::program::journals::files_with(&folder, "pgn").pop() {
        Some(file) => running.go_on_with(file),
        None => running.new_game(crate::program::hotseat()),
    }
    let mut rng = fastrand::Rng::new();
    running.act_for_ever(|running| {
        running.model.document()?.outcome().is_none().then(|| {
            running.play_any(&mut rng);
            running.moves().pop()
        })?
    });
}

/// Not a test of its own: comments on one node after the other of the study in the folder, as long as it lives.
#[test]
fn student() {
    let Some(folder) = std::env::var_os(PLAYER).map(PathBuf::from) else { return };
    let mut running = Running::start(&folder);
    running.send(Message::File(FileAction::OpenPath(folder.join(SAVED))));
    running.until("opening", |running| running.model.study().is_some());
    let nodes = nodes(&running.model.document().unwrap().record().tree);
    let mut number = 0;
    running.act_for_ever(|running| {
        let (node, comment) = (nodes[number], format!("c{number:04}"));
        for action in [
            AnnotateAction::Comment { node, place: Comment::After },
            AnnotateAction::Type(comment.clone()),
            AnnotateAction::Accept,
        ] {
            running.send(Message::Annotate(action));
        }
        number += 1;
        Some(comment)
    });
}

/// Not a test of its own: plays a game for three as long as it lives.
#[test]
fn trio() {
    let Some(folder) = std::env::var_os(PLAYER).map(PathBuf::from) else { return };
    let mut running = Running::start(&folder);
    let mut setup = ThreeSetup::default();
    for seat in Seat::ALL {
        setup.seats[seat].player = Player::Human;
    }
    running.send(Message::NewGame(Game::Three));
    running
        .send(Message::Dialog(DialogAction::EditForm(GameForm::of_three(ThreeForm { setup, start: None }))));
    running.send(Message::Dialog(DialogAction::StartGame));
    let mut rng = fastrand::Rng::new();
    running.act_for_ever(|running| {
        let game = running.model.three()?.document().game();
        let mv = rng.choice(game.end().is_none().then(|| game.position().legal_moves())?)?;
        running.play(&mv.from.to_string(), &mv.to.to_string());
        if let Some(role) = mv.promotion() {
            running.send(Message::Board(heksy::app::board::BoardEvent::Promote(role)));
        }
        Some(mv.to_string())
    });
}

/// All nodes, the start first: each move before its continuations, and these one after the other.
fn nodes(tree: &GameTree) -> Vec<NodeId> {
    let (mut nodes, mut open) = (Vec::new(), vec![NodeId::ROOT]);
    while let Some(node) = open.pop() {
        nodes.push(node);
        open.extend(tree.children(node).iter().rev());
    }
    nodes
}

/// The moves of the open game, in a study the comments.
fn done(running: &Running) -> Vec<String> {
    if let Some(three) = running.model.three() {
        return three.document().game().moves().map(|mv| mv.to_string()).collect();
    }
    let Some(study) = running.model.study() else { return running.moves() };
    let tree = &study.document().record().tree;
    let comments = nodes(tree).into_iter().filter_map(|node| tree.notes(node)?.after.first().cloned());
    comments.filter(|text| text.starts_with('c')).collect()
}

impl Running {
    /// Does something every few milliseconds as long as the process lives, and tells what it was and what the writer says.
    fn act_for_ever(&mut self, mut act: impl FnMut(&mut Running) -> Option<String>) -> ! {
        loop {
            if let Some(done) = act(self) {
                println!("played {done}");
            }
            self.tell_news();
            io::stdout().flush().unwrap();
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn tell_news(&mut self) {
        for message in self.executor.messages() {
            match &message {
                Message::Disk(DiskNews::Journal(JournalNews::Written(_, number))) => {
                    println!("written {number}");
                }
                Message::Disk(DiskNews::Journal(JournalNews::Renewed(_))) => println!("renewed"),
                _ => {}
            }
            self.send(message);
        }
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

/// Not a test of its own: adds games to the player's own and looks a position up in all of them, as long as it
/// lives. Tells the number of each game that was added.
#[test]
fn keeper() {
    let Some(folder) = std::env::var_os(PLAYER).map(PathBuf::from) else { return };
    let own = folder.join(SAVED);
    let mut explorer = Explorer::new(Arc::new(Disk), own.clone());
    for number in games_of(&own).games.len().. {
        let game = pgn::read_game(&format!("[Event \"{number}\"]\n\n1. f6 {{{REMARK}}} e6 1-0")).record;
        let (id, saving) = (number as u64, Saving::default());
        let job = KeepJob { id, saving, game: SavedGame::of_two(game), is_typed: false };
        job.carry_out(&Disk, &own).expect("the disk is well");
        println!("saved {number}");
        io::stdout().flush().unwrap();
        drop(explore(&mut explorer));
    }
}

/// Makes games long.
const REMARK: &str = "a remark that fills half a line of the file, and is as good as any other one\n\
    a remark that fills half a line of the file, and is as good as any other one\n\
    a remark that fills half a line of the file, and is as good as any other one\n\
    a remark that fills half a line of the file, and is as good as any other one";

/// The number of games in the file at first.
const KEPT_GAMES: usize = 900;

fn games_of(path: &Path) -> OpenedFile {
    OpenedFile::open(&Disk, path).expect("it is there")
}

/// Reads the player's games, and counts those that begin as all do.
fn explore(explorer: &mut Explorer) -> Explored {
    let open = OpenJob::whole("");
    let read = Some(OwnLibraryJob { open, paths: Vec::new(), known: Vec::new() });
    explorer.explore(ExploreJob { position: Position::start(Variant::Glinski), read })
}

/// Kills a program that adds games, lists and searches them, again and again in one folder. No game that the
/// program said to have added may be missing.
fn kill_keepers(rounds: usize) {
    let mut rng = fastrand::Rng::new();
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join(SAVED);
    let (mut cut, mut ahead) = (0, 0);
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
        // Any instant between two games, or while the next game is written.
        keeper.until(|told| told.saved.1 >= 1);
        let start = Instant::now();
        if rng.bool() {
            std::thread::sleep(cycle.mul_f64(rng.f64()));
        } else {
            let size = || std::fs::metadata(&own).map_or(0, |file| file.len());
            let before = size();
            while start.elapsed() < 2 * cycle && size() == before {}
        }
        if rng.bool() {
            std::thread::sleep(Duration::from_micros(rng.u64(..500)));
        }
        let (saved, _) = keeper.kill().saved;

        let open = OpenJob::whole("");
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
        "killed {rounds} times: no game missing, {cut} cut off and moved away, {ahead} added and not yet said; games \
         were {cycle:?} apart"
    );
}

/// The file that is saved in.
const SAVED: &str = "game.pgn";

/// The work of a program that was killed.
#[derive(Debug, Default)]
struct Told {
    /// The moves it had played.
    played: Vec<String>,
    /// The number of the last state that the writer had acknowledged to it.
    written: usize,
    /// How many moves it was told to have saved, and how often.
    saved: (usize, usize),
    /// Whether it was told that a lost journal was written again.
    is_renewed: bool,
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
        self.is_renewed |= line.ends_with("renewed");
    }

    /// The moves that must come back: each is a state after the first `others`, and the last state may be the end of the
    /// game.
    fn owed(&self, others: usize) -> usize {
        self.written.saturating_sub(others).min(self.played.len())
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

/// The place of the game in a program that is killed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    not(target_os = "linux"),
    allow(dead_code, reason = "other systems refuse such names, or to rename the folder of an open file")
)]
enum Place {
    /// In a folder like any other.
    Usual,
    /// In a folder whose name is not text: a game that was opened from a file there, whose name is not text either.
    NotText,
    /// In a folder that is renamed while the game is played.
    Renamed,
    /// In a folder that is removed while the game is played, and made again by another program.
    MadeAgain,
    /// A study of three hundred variations, in which comments are written.
    Study,
    /// A game for three.
    Three,
}

/// The moves of the game that is opened from a file.
const OPENED: [&str; 2] = ["f6", "e6"];

impl Place {
    /// Makes the folder, with a game in it if one is to be opened.
    fn prepare(self, within: &Path) -> PathBuf {
        let folder =
            within.join(if self == Place::NotText { not_text(b"j\xe1t\xe9k") } else { "data".into() });
        std::fs::create_dir(&folder).unwrap();
        if self == Place::NotText {
            let file = folder.join(not_text(b"Gy\xf5z\xf5.pgn"));
            std::fs::write(file, format!("[Event \"x\"]\n\n1. {} *\n", OPENED.join(" "))).unwrap();
        }
        if self == Place::Study {
            std::fs::write(folder.join(SAVED), pgn::write(&long_study())).unwrap();
        }
        folder
    }

    /// The copy of this test that plays there.
    fn role(self) -> &'static str {
        match self {
            Place::Study => "student",
            Place::Three => "trio",
            _ => "player",
        }
    }

    /// The number of states of the game besides moves, and the moves that were there before.
    fn before(self) -> (usize, &'static [&'static str]) {
        if self == Place::NotText { (1, &OPENED) } else { (0, &[]) }
    }

    /// Takes the folder away from the program that plays in it.
    fn disturb(self, folder: &Path) {
        if !matches!(self, Place::Renamed | Place::MadeAgain) {
            return;
        }
        let elsewhere = folder.with_file_name("elsewhere");
        std::fs::rename(folder, &elsewhere).unwrap();
        if self == Place::MadeAgain {
            // The program may have been quicker.
            let _ = std::fs::create_dir(folder);
            std::fs::remove_dir_all(elsewhere).unwrap();
        }
    }
}

/// A name of these bytes.
#[cfg(unix)]
fn not_text(bytes: &[u8]) -> PathBuf {
    PathBuf::from(<std::ffi::OsString as std::os::unix::ffi::OsStringExt>::from_vec(bytes.to_vec()))
}

#[cfg(not(unix))]
fn not_text(_: &[u8]) -> PathBuf {
    unreachable!("no such name is asked for")
}

/// Lets a program play, kills it at some instant after the writer has acknowledged its first moves, and starts it again.
/// Gives what it had told, and the moves that came back.
fn kill_once(rng: &mut fastrand::Rng, place: Place) -> (Told, Vec<String>) {
    let within = tempfile::tempdir().unwrap();
    let folder = place.prepare(within.path());
    let mut player = Copy::start(place.role(), &folder);
    player.until(|told| told.written >= 2);
    if matches!(place, Place::Renamed | Place::MadeAgain) {
        place.disturb(&folder);
        player.until(|told| told.is_renewed);
    }
    std::thread::sleep(Duration::from_micros(rng.u64(..120_000)));
    let told = player.kill();

    let mut running = Running::start(&folder);
    running.until("the offer", |running| matches!(running.model.dialog(), Some(Dialog::Restore { .. })));
    running.send(Message::Dialog(DialogAction::Continue));
    let mut moves = done(&running);
    let (_, before) = place.before();
    assert_eq!(moves[..before.len()], *before);
    (told, moves.split_off(before.len()))
}

/// A game with three hundred variations.
fn long_study() -> GameRecord {
    let mut record = GameRecord::new(Position::start(Variant::Glinski));
    let mut rng = fastrand::Rng::with_seed(9);
    let (mut nodes, mut variations) = (vec![NodeId::ROOT], 0);
    while variations < 300 {
        let at = nodes[rng.usize(..nodes.len())];
        let Some(mv) = rng.choice(record.tree.position(at).legal_moves()) else { continue };
        let is_variation = !record.tree.children(at).is_empty();
        let Ok(node) = record.tree.add(at, mv) else { continue };
        if !nodes.contains(&node) {
            nodes.push(node);
            variations += usize::from(is_variation);
        }
    }
    record
}

fn kill_often(rounds: usize, place: Place) {
    let mut rng = fastrand::Rng::new();
    let (mut played, mut owed, mut back) = (0, 0, 0);
    let (others, _) = place.before();
    for round in 1..=rounds {
        let (told, restored) = kill_once(&mut rng, place);
        let common = restored.len().min(told.played.len());
        assert!(restored.len() >= told.owed(others), "round {round}: {} moves of {told:?}", restored.len());
        assert_eq!(restored[..common], told.played[..common], "round {round}");
        played += told.played.len();
        owed += told.owed(others);
        back += restored.len();
    }
    println!("{place:?}: killed {rounds} times: {played} moves told, {owed} acknowledged, {back} came back");
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
        let there = game.document.two().expect("it is for two").record().tree.mainline().count();
        assert!(game.problems.is_none() && file.games.len() == 1, "round {round}");
        assert!(
            (saved..=saved + 1).contains(&there),
            "round {round}: {there} moves, {saved} said to be saved"
        );
        let settings = file::load(&Disk, &Places::under(folder.path()).settings);
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
    kill_often(10, Place::Usual);
}

#[test]
fn a_study_of_three_hundred_variations_comes_back() {
    kill_often(2, Place::Study);
}

#[test]
fn a_game_for_three_comes_back() {
    kill_often(2, Place::Three);
}

#[cfg(target_os = "linux")]
#[test]
fn a_game_in_a_folder_whose_name_is_no_text_comes_back() {
    kill_often(3, Place::NotText);
}

#[cfg(unix)]
#[test]
fn a_game_whose_folder_was_taken_away_comes_back() {
    kill_often(2, Place::Renamed);
    kill_often(2, Place::MadeAgain);
}

#[test]
fn killed_at_any_instant_a_saved_file_is_whole() {
    kill_savers(5);
}

#[test]
fn killed_at_any_instant_the_own_games_are_whole() {
    kill_keepers(5);
}

fn rounds() -> usize {
    std::env::var(ROUNDS).map_or(200, |rounds| rounds.parse().expect("a number of rounds"))
}

/// `cargo test --test app kill_200 -- --ignored --nocapture`
#[test]
#[ignore = "takes minutes"]
fn kill_200() {
    for place in [Place::Usual, Place::Study, Place::Three] {
        kill_often(rounds(), place);
    }
    #[cfg(target_os = "linux")]
    kill_often(rounds(), Place::NotText);
    #[cfg(unix)]
    for place in [Place::Renamed, Place::MadeAgain] {
        kill_often(rounds(), place);
    }
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
    let common = told.owed(0);
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
    #[cfg(unix)]
    {
        let about = std::fs::metadata(&notes[0]).unwrap();
        assert_eq!(std::os::unix::fs::PermissionsExt::mode(&about.permissions()) & 0o777, 0o600);
    }
    let note = std::fs::read_to_string(&notes[0]).unwrap();
    assert!(note.contains("a panic of the test") && note.contains("executor.rs"), "{note}");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains(&notes[0].display().to_string()) && told.contains("will be offered"), "{told}");

    let mut running = Running::start(folder.path());
    running.until("the offer", |running| matches!(running.model.dialog(), Some(Dialog::Restore { .. })));
    running.send(Message::Dialog(DialogAction::Continue));
    assert_eq!(running.plies(), 8);
}

/// The time from a move of the cursor to the first line of analysis: the search before is stopped, the new one begun, its
/// first line shown. Measured, not judged: `cargo test --test app follows -- --ignored --nocapture`.
#[test]
#[ignore = "it measures"]
fn the_analysis_follows_the_cursor() {
    let folder = tempfile::tempdir().unwrap();
    let mut running = Running::start(folder.path());
    running.send(Message::File(FileAction::OpenRecorded(Collection::Hexodus, Some(0))));
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
