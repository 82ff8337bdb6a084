//! Engines as players: against each other, and one that is gone.

use heksy::app::context::{Command, Dialog, DialogAction};
use heksy::app::engines::{
    EngineAction, EngineChoice, EngineForm, EngineNews, Purpose, SearchCommand, Trial,
};
use heksy::app::game::GameAction;
use heksy::app::game::saved::{Found, read};
use heksy::app::library::FileAction;
use heksy::app::model::Message;
use heksy::app::settings::{Player, Seat, Settings, Setup};
use heksy::engine::Level;
use heksy::game::pgn;
use heksy::sides::Color;

use super::{heksy, hexer};
use crate::program::running::Running;
use crate::program::{Program, hotseat, legal};

fn seat(name: &str) -> Seat {
    Seat { name: String::new(), player: Player::Engine(name.to_owned()) }
}

/// Adds an engine through its form.
fn add(running: &mut Running, name: &str, options: &[(&str, &str)]) {
    running.send(Message::Engines(EngineAction::Open(Box::default())));
    let engine = heksy(name, options);
    let form = EngineForm { engine: engine.clone(), ..EngineForm::default() };
    running.send(Message::Dialog(DialogAction::EditEngine(Box::new(form))));
    running.send(Message::Engines(EngineAction::Try));
    running.until("the trial", |running| {
        matches!(running.model.dialog(), Some(Dialog::Engine(form)) if matches!(form.trial, Trial::Works(_)))
    });
    running.send(Message::Dialog(DialogAction::Save));
    assert_eq!(running.model.settings().engines.last(), Some(&engine), "it plays every game");
}

#[test]
fn engines_play_each_other_and_the_game_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.pgn");
    let setup =
        Setup { white: seat("Quick"), black: crate::program::computer(Level::new(2).unwrap()), ..hotseat() };
    {
        let mut running = Running::start(folder.path());
        add(&mut running, "Quick", &[("Level", "1")]);
        running.new_game(setup.clone());
        assert_eq!(running.model.corner(Color::White, crate::program::secs(0)).unwrap().name, "Quick");
        running.until("some moves", |running| running.plies() >= 4);
        running.send(Message::Game(GameAction::PauseOrResume));
        running.send(crate::program::save_in(&running.model, path.clone()));
        running.until("saving", |running| !running.model.document().unwrap().is_unsaved());
        running.quit();
    }
    let text = std::fs::read_to_string(&path).unwrap();
    for tag in ["[White \"Quick\"]", "[WhiteType \"program\"]", "[HexWhiteEngine \"Quick\"]"] {
        assert!(text.contains(tag), "{text}");
    }
    let mut running = Running::start(folder.path());
    assert_eq!(running.model.settings().engines.len(), 1, "the settings are on the disk");
    running.send(Message::File(FileAction::OpenPath(path)));
    running.until("opening", |running| running.plies() >= 4);
    assert_eq!(running.model.document().unwrap().setup().white, setup.white);
    let before = running.plies();
    running.send(Message::Game(GameAction::PauseOrResume));
    running.until("the game going on", |running| running.plies() >= before + 2);
}

#[test]
fn two_built_in_levels_play_each_other_without_a_person() {
    let folder = tempfile::tempdir().unwrap();
    let mut running = Running::start(folder.path());
    let (white, black) =
        (crate::program::computer(Level::new(2).unwrap()), crate::program::computer(Level::new(4).unwrap()));
    running.new_game(Setup { white, black, ..hotseat() });
    running.until("some moves", |running| running.plies() >= 3);
}

/// A game against an engine that is not there.
fn against_missing() -> Program {
    let settings = Settings { engines: vec![hexer()], ..Settings::default() };
    let mut program = Program::with(settings);
    program.start(Setup { black: seat("Hexer"), ..hotseat() });
    super::open_first(&mut program);
    program.answer(DialogAction::Discard);
    program.mv("f5f6");
    program
}

#[test]
fn an_engine_searches_for_its_own_side_only() {
    let settings = Settings { engines: vec![hexer()], ponder: true, ..Settings::default() };
    let mut program = Program::with(settings);
    program.start(Setup { black: seat("Hexer"), ..hotseat() });
    program.mv("f5f6");
    let searches = |program: &Program| {
        let commands = program.last.iter().filter_map(|command| match command {
            Command::Search(SearchCommand::Go { purpose, engine, .. }) => Some((*purpose, engine.clone())),
            _ => None,
        });
        commands.collect::<Vec<_>>()
    };
    assert_eq!(searches(&program), [(Purpose::Opponent, EngineChoice::Added(hexer().into()))]);
    program.engine_plays("e7e6");
    assert_eq!(searches(&program), [], "it does not think on the person's time");
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    let is_release =
        |command: &Command| matches!(command, Command::Search(SearchCommand::Release(Purpose::Opponent)));
    assert!(program.last.iter().any(is_release), "its process ends with the game");
}

#[test]
fn an_engine_that_breaks_down_is_named_and_can_be_retried() {
    let settings = Settings { engines: vec![hexer()], ..Settings::default() };
    let mut program = Program::with(settings);
    program.start(Setup { black: seat("Hexer"), ..hotseat() });
    program.mv("f5f6");
    let (ticket, _) = program.search().unwrap();
    let reason = heksy::app::engines::Fault::Ended.text("Hexer");
    program.send(Message::Engine(ticket, EngineNews::Failed(reason)));
    let toast = program.toasts().pop().unwrap();
    assert!(toast.contains("“Hexer” quit unexpectedly") && toast.contains("Move now"), "{toast}");
    program.game(GameAction::MoveNow);
    let (again, _) = program.search().unwrap();
    assert_ne!(again, ticket);
    let mv = legal(&program.position(), "e7e6");
    program.send(Message::Engine(again, EngineNews::BestMove(Some(mv))));
    program.wait(crate::program::secs(1));
    assert_eq!(program.plies(), 2);
}

#[test]
fn the_built_in_engine_plays_on_for_a_removed_one() {
    let mut program = against_missing();
    let is_asked = |program: &Program| matches!(program.dialog(), Some(Dialog::EngineGone { color: Color::Black, name }) if name == "Hexer");
    assert!(is_asked(&program) && program.search().is_none());
    program.answer(DialogAction::Cancel);
    program.game(GameAction::MoveNow);
    assert!(is_asked(&program), "asked again only when the player says so");
    program.answer(DialogAction::Agree);
    assert_eq!(program.search().map(|(_, request)| request.moves.len()), Some(1));
    program.engine_plays("e7e6");
    let document = program.document();
    assert_eq!(document.setup().black.player, Player::Computer(Level::FULL));
    let text = pgn::write(document.record());
    assert!(text.contains("[Black \"Heksy\"]") && !text.contains("Hexer"), "{text}");
    // So it is after a crash.
    let Found::Game(game) = read(std::path::Path::new("a.journal"), &program.journal) else {
        panic!("a game");
    };
    let heksy::app::game::Restored::Two(restored) = game.game else { panic!("a game being played") };
    assert_eq!(restored.setup(), document.setup());
    assert_eq!(pgn::write(restored.record()), text);
}

#[test]
fn an_engine_that_was_added_again_plays_on() {
    let mut program = against_missing();
    program.answer(DialogAction::Cancel);
    let form = EngineForm { engine: hexer(), ..EngineForm::default() };
    program.send(Message::Engines(EngineAction::Open(Box::default())));
    program.answer(DialogAction::EditEngine(Box::new(form)));
    super::tried(&mut program, Ok(super::identity(&["id name Hexer"])));
    program.answer(DialogAction::Save);
    program.game(GameAction::MoveNow);
    program.engine_plays("e7e6");
    assert_eq!(program.plies(), 2);
}
