//! Engines that were added: good ones and bad ones, as players and for analysis, in the form and when they are gone.

#[cfg(unix)]
mod bad;
mod play;
mod searching;
#[cfg(windows)]
mod windows;

use std::path::Path;
use std::sync::Arc;

use heksy::app::context::{Command, Dialog, DialogAction, FileJob, Page, WindowCommand};
use heksy::app::engines::{
    AddedEngine, EngineAction, EngineChoice, EngineForm, Fault, Identity, Purpose, SearchCommand, Trial,
    TrialTicket,
};
use heksy::app::game::{GameAction, ReplayAction};
use heksy::app::library::{OpenedFile, PathPurpose, WindowNews};
use heksy::app::model::{DiskNews, Message};
use heksy::app::play::StudyAction;
use heksy::app::settings::{GameForm, NewGameForm, Player, Seat, Settings, Setup, from_json};
use heksy::app::text::Text;
use heksy::game::Variant;
use heksy::sides::Color;

use crate::program::{Program, against_computer};
use heksy::app::game::saved;

/// Our own engine as another program.
fn heksy(name: &str, options: &[(&str, &str)]) -> AddedEngine {
    AddedEngine {
        name: name.to_owned(),
        path: env!("CARGO_BIN_EXE_heksy").to_owned(),
        arguments: "uci".to_owned(),
        options: options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect(),
        variants: Variant::ALL.iter().map(|variant| variant.key().to_owned()).collect(),
    }
}

/// An engine that is only told of.
fn hexer() -> AddedEngine {
    AddedEngine { path: "/hexer".to_owned(), variants: vec!["glinski".to_owned()], ..heksy("Hexer", &[]) }
}

fn identity(lines: &[&str]) -> Identity {
    let mut identity = Identity::default();
    for line in lines {
        identity.take(line);
    }
    identity
}

fn settings(engines: &[AddedEngine]) -> Settings {
    Settings { engines: engines.to_vec(), ..Settings::default() }
}

fn act(program: &mut Program, action: EngineAction) {
    program.send(Message::Engines(action));
}

fn form(program: &Program) -> &EngineForm {
    match program.dialog() {
        Some(Dialog::Engine(form)) => form,
        other => panic!("{other:?}"),
    }
}

fn fill(program: &mut Program, change: impl FnOnce(&mut EngineForm)) {
    let mut edited = form(program).clone();
    change(&mut edited);
    program.answer(DialogAction::EditEngine(Box::new(edited)));
}

fn open_first(program: &mut Program) {
    let form = EngineForm::of(&program.model.settings().engines[0]);
    act(program, EngineAction::Open(Box::new(form)));
}

/// The engine in the form is tried, and says this.
fn tried(program: &mut Program, result: Result<Identity, Fault>) {
    act(program, EngineAction::Try);
    let ticket = trial(program).expect("it is tried");
    program.send(Message::Disk(DiskNews::EngineTried(ticket, result.map(Box::new))));
}

/// The trial that the last message has begun.
fn trial(program: &Program) -> Option<TrialTicket> {
    program.last.iter().find_map(|command| match command {
        Command::TryEngine(ticket, _) => Some(*ticket),
        _ => None,
    })
}

#[test]
fn an_engine_is_tried_named_and_kept() {
    let mut program = Program::with(settings(&[hexer()]));
    program.send(Message::Show(Page::Engines));
    act(&mut program, EngineAction::Open(Box::default()));
    act(&mut program, EngineAction::Try);
    assert_eq!(trial(&program), None, "there is no program to be tried");
    fill(&mut program, |form| form.engine.path = " /opt/hexer ".to_owned());
    assert!(form(&program).can_try() && !form(&program).can_save());
    let says = identity(&["id name Hexer", "option name Hash type spin default 16 min 1 max 64"]);
    tried(&mut program, Ok(says));
    assert_eq!(form(&program).engine.name, "Hexer (2)", "another one is called Hexer");
    fill(&mut program, |form| form.engine.set("Hash", Some("32".to_owned())));
    assert!(form(&program).can_save());
    program.answer(DialogAction::Save);
    assert!(matches!(program.dialog(), Some(Dialog::Page(Page::Engines))), "back to the list");
    let kept = &program.model.settings().engines[1];
    assert_eq!((kept.name.as_str(), kept.path.as_str()), ("Hexer (2)", "/opt/hexer"));
    assert_eq!((kept.value("Hash"), &kept.variants[..]), (Some("32"), &["glinski".to_owned()][..]));
    program.now += crate::program::secs(2);
    program.send(Message::Tick);
    assert!(program.last.iter().any(|command| matches!(command, Command::File(FileJob::Settings(_)))));
}

#[test]
fn the_engine_form_explains_each_problem() {
    let mut program = Program::with(settings(&[hexer()]));
    act(&mut program, EngineAction::Open(Box::default()));
    fill(&mut program, |form| form.engine.path = "/opt/other".to_owned());
    tried(&mut program, Err(Fault::Missing));
    let Trial::Failed(reason) = &form(&program).trial else { panic!("{:?}", form(&program).trial) };
    assert_eq!(reason.to_string(), "Cannot start “/opt/other”: the program was not found");
    let problem = |program: &Program| form(program).problem.as_ref().map(Text::to_string);
    tried(&mut program, Ok(identity(&["option name UCI_Variant type combo default chess var chess"])));
    assert_eq!(problem(&program).as_deref(), Some("This engine does not support any of Heksy’s games."));
    assert!(!form(&program).can_save());
    tried(&mut program, Ok(identity(&[])));
    assert_eq!((problem(&program), form(&program).engine.name.as_str()), (None, "other"));
    fill(&mut program, |form| form.engine.name = "Hexer".to_owned());
    let taken = "An engine named “Hexer” already exists. Choose another name.";
    assert_eq!(problem(&program).as_deref(), Some(taken));
    program.answer(DialogAction::Save);
    assert_eq!(program.model.settings().engines.len(), 1, "not under a name that is taken");
    fill(&mut program, |form| form.engine.arguments = "\"uci".to_owned());
    assert!(!form(&program).can_try());
}

#[test]
fn a_changed_engine_is_tested_again_and_late_results_are_dropped() {
    let mut program = Program::new();
    act(&mut program, EngineAction::Open(Box::default()));
    fill(&mut program, |form| form.engine.path = "/a".to_owned());
    act(&mut program, EngineAction::Try);
    let first = trial(&program).expect("it is tried");
    fill(&mut program, |form| form.engine.path = "/b".to_owned());
    program.send(Message::Disk(DiskNews::EngineTried(first, Ok(Box::new(identity(&["id name A"]))))));
    assert_eq!(form(&program).trial, Trial::Untried);
    tried(&mut program, Ok(identity(&["id name B"])));
    fill(&mut program, |form| form.engine.arguments = "x".to_owned());
    assert_eq!(form(&program).trial, Trial::Untried);
}

#[test]
fn the_result_of_a_trial_that_comes_while_a_page_is_open_stands_in_the_form_behind_it() {
    let mut program = Program::new();
    act(&mut program, EngineAction::Open(Box::default()));
    fill(&mut program, |form| form.engine.path = "/a".to_owned());
    act(&mut program, EngineAction::Try);
    let ticket = trial(&program).expect("it is tried");
    program.send(Message::Show(Page::Rules));
    program.send(Message::Disk(DiskNews::EngineTried(ticket, Ok(Box::new(identity(&["id name A"]))))));
    program.answer(DialogAction::Cancel);
    assert_eq!((trial(&program), form(&program).engine.name.as_str()), (None, "A"));
}

#[test]
fn a_program_can_be_chosen_in_the_systems_dialog() {
    let mut program = Program::new();
    act(&mut program, EngineAction::Open(Box::default()));
    act(&mut program, EngineAction::ChooseProgram);
    let asked = WindowCommand::AskPath { purpose: PathPurpose::Program, name: String::new() };
    assert_eq!(program.window(), [&asked]);
    program.send(Message::Window(WindowNews::NoFileDialog(PathPurpose::Program)));
    assert_eq!(program.toasts(), ["No file dialog is available here. Type the path of the engine."]);
    let path = Some(Path::new("/opt/x").to_owned());
    program.send(Message::Window(WindowNews::PathChosen(PathPurpose::Program, path)));
    assert_eq!(form(&program).engine.path, "/opt/x");
    assert!(trial(&program).is_some(), "it is tried at once");
}

#[test]
fn a_new_name_is_known_to_all_who_use_the_engine() {
    let mut settings = settings(&[hexer()]);
    settings.analysis_engine = Some("Hexer".to_owned());
    settings.setup.white.player = Player::Engine("Hexer".to_owned());
    let mut program = Program::with(settings);
    open_first(&mut program);
    let ticket = trial(&program).expect("its options are asked for at once");
    program.send(Message::Disk(DiskNews::EngineTried(ticket, Ok(Box::new(identity(&["id name Hexer 3"]))))));
    fill(&mut program, |form| form.engine.name = "Hexer 3".to_owned());
    program.answer(DialogAction::Save);
    let settings = program.model.settings();
    assert_eq!(settings.engines[0].name, "Hexer 3");
    assert_eq!(settings.analysis_engine.as_deref(), Some("Hexer 3"));
    assert_eq!(settings.setup.white.player, Player::Engine("Hexer 3".to_owned()));
    open_first(&mut program);
    program.answer(DialogAction::Discard);
    assert!(program.model.settings().engines.is_empty() && program.dialog().is_none());
    assert!(program.model.settings().analysis_engine_for(Variant::Glinski).is_none());
}

/// A running game knows its engine by the new name, after a restart too.
#[test]
fn an_engine_that_plays_is_renamed() {
    let mut program = Program::with(settings(&[hexer()]));
    let seat = Seat { name: String::new(), player: Player::Engine("Hexer".to_owned()) };
    program.start(Setup { black: seat, ..against_computer() });
    program.mv("f5f6");
    let ticket = program.search().expect("it thinks").0;
    open_first(&mut program);
    let trial = trial(&program).expect("its options are asked for at once");
    program.send(Message::Disk(DiskNews::EngineTried(trial, Ok(Box::new(identity(&["id name Hexer"]))))));
    fill(&mut program, |form| form.engine.name = "Hexer 3".to_owned());
    program.answer(DialogAction::Save);
    assert_eq!(program.search().expect("a search").0, ticket, "it goes on thinking");
    program.engine_plays("e7e6");
    assert_eq!(program.model.corner(Color::Black, program.now).unwrap().name, "Hexer 3");
    let score = |program: &Program, color| program.model.corner(color, program.now).unwrap().points;
    program.mv("g4g5");
    assert!(program.dialog().is_none(), "{:?}", program.dialog());
    program.engine_plays("d7d6");
    // The journal knows it as well.
    let restored = saved::read(Path::new("journal"), &program.journal);
    let saved::Found::Game(found) = restored else { panic!("no game is found") };
    let document = found.document().expect("a game for two");
    assert_eq!(document.setup().seat(Color::Black).player, Player::Engine("Hexer 3".to_owned()));
    // A rematch goes on with the same score, and a new game begins another one.
    program.game(GameAction::Resign);
    program.answer(DialogAction::Agree);
    program.game(GameAction::Rematch);
    program.answer(DialogAction::Discard);
    assert!(program.dialog().is_none(), "{:?}", program.dialog());
    assert_eq!(score(&program, Color::White).as_deref(), Some("1"), "the engine has White now, and has won");
    program.game(GameAction::New);
    program.answer(DialogAction::StartGame);
    assert!(program.dialog().is_none(), "{:?}", program.dialog());
    assert_eq!(Color::ALL.map(|color| score(&program, color)), [None, None]);
}

#[test]
fn the_settings_file_keeps_engines_and_older_files_have_none() {
    let mut settings = settings(&[heksy("Ours", &[("Hash", "8")]), hexer()]);
    settings.analysis_engine = Some("Ours".to_owned());
    settings.setup.black.player = Player::Engine("Hexer".to_owned());
    let json = serde_json::to_vec(&settings).unwrap();
    assert_eq!(from_json(&json), (settings, None));
    let (old, trouble) = from_json(br#"{"version":1,"setup":{"black":{"name":"","player":"full"}}}"#);
    assert_eq!(trouble, None);
    assert!(old.engines.is_empty() && old.analysis_engine.is_none());
}

#[test]
fn a_seat_takes_only_an_engine_that_is_there_and_plays_the_game() {
    let mut program = Program::with(settings(&[hexer()]));
    let seat = |name: &str| Seat { name: String::new(), player: Player::Engine(name.to_owned()) };
    let problem = |program: &mut Program, name: &str, variant: Variant| {
        let mut setup = against_computer();
        setup.choose(variant);
        setup.black = seat(name);
        program.send(Message::Game(GameAction::New));
        let form = NewGameForm::new(setup);
        program.answer(DialogAction::EditForm(GameForm::of_two(form)));
        program.answer(DialogAction::StartGame);
        match program.dialog() {
            Some(Dialog::NewGame(GameForm::Two(form))) => {
                form.engine_problem.as_ref().map(|(_, text)| text.to_string())
            }
            _ => None,
        }
    };
    let gone = problem(&mut program, "Gone", Variant::Glinski);
    assert_eq!(gone.as_deref(), Some("“Gone” is no longer in your list of engines. Choose another one."));
    let other = problem(&mut program, "Hexer", Variant::Shafran);
    assert_eq!(other.as_deref(), Some("“Hexer” does not support Shafran."));
    assert_eq!(problem(&mut program, "Hexer", Variant::Glinski), None);
    assert!(program.dialog().is_none(), "the game has begun");
    assert_eq!(program.model.corner(Color::Black, program.now).unwrap().name, "Hexer");
}

#[test]
fn the_analysis_engine_is_chosen_and_skipped_where_it_lacks_the_game() {
    let mut program = Program::with(settings(&[hexer()]));
    let open = |program: &mut Program, pgn: &str| {
        let file = Arc::new(OpenedFile::from_text(pgn.to_owned()));
        program.read(file.read(0).unwrap());
    };
    let engine = |program: &Program| {
        program.last.iter().find_map(|command| match command {
            Command::Search(SearchCommand::Go { engine, .. }) => Some(engine.clone()),
            _ => None,
        })
    };
    let added = Some(EngineChoice::Added(hexer().into()));
    open(&mut program, "1. f6 e6 *");
    program.send(Message::Study(StudyAction::Analyse));
    assert_eq!(engine(&program), Some(EngineChoice::BuiltIn));
    program.set(|settings| settings.analysis_engine = Some(settings.engines[0].name.clone()));
    assert_eq!(engine(&program), added, "at once");
    program.set(|settings| settings.analysis_engine = Some(settings.engines[0].name.clone()));
    assert_eq!(engine(&program), None, "nothing has changed");
    program.send(Message::Replay(ReplayAction::Previous));
    assert_eq!(engine(&program), added);
    open(&mut program, "[Variant \"Shafran\"]\n\n1. e5 *");
    assert_eq!(engine(&program), Some(EngineChoice::BuiltIn));
    program.send(Message::Study(StudyAction::Analyse));
    let is_release =
        |command: &Command| matches!(command, Command::Search(SearchCommand::Release(Purpose::Analysis)));
    assert!(program.last.iter().any(is_release), "nobody needs it any more");
}
