//! The mistakes of a game in a sentence, and those of many games added up.

use heksy::app::context::Command;
use heksy::app::engines::{Purpose, SearchCommand, SearchTicket};
use heksy::app::game::{GameAction, ReplayAction};
use heksy::app::library::LibraryAction;
use heksy::app::library::PuzzleChoice;
use heksy::app::model::{Message, PuzzleAction};
use heksy::app::play::StudyAction;
use heksy::app::settings::{Costliest, Setup};
use heksy::engine::{Score, SearchRequest};
use heksy::game::Variant;
use heksy::puzzles::Motif;
use heksy::sides::Color;
use heksy::tactics::Lapse;

use crate::program::{Program, against_computer, human};
use crate::warn::{ANSWER, BETTER, KNIGHT, answer};

/// The searches of the report that was begun last.
fn asked(program: &Program) -> Vec<(SearchTicket, SearchRequest)> {
    let asked = program.all.iter().rev().find_map(|command| match command {
        Command::Search(SearchCommand::GoAll { purpose: Purpose::Report, searches, .. }) => {
            Some(searches.clone())
        }
        _ => None,
    });
    asked.expect("a report was begun")
}

/// A person loses a knight against the computer, gives up, and has a report made.
fn reported(setup: Setup) -> Program {
    let mut program = Program::new();
    program.start_fen(setup, KNIGHT);
    program.mv("f5i3");
    program.engine_plays("e6i3");
    program.mv("f2e3");
    program.engine_plays("i3i4");
    program.game(GameAction::Resign);
    program.answer(heksy::app::context::DialogAction::Agree);
    program.game(GameAction::Study);
    finish(&mut program);
    program
}

fn finish(program: &mut Program) {
    let lost = (Score::Cp(-1005), "f2e3 i3i4 e3d3 i4k3");
    let won = (Score::Cp(1005), "i3i4 e3d3 i4k3");
    let end = (Score::Cp(-1005), "e3d3 i4k3");
    let searches = asked(program);
    answer(program, searches, &[BETTER, ANSWER, lost, won, end]);
    let study = program.model.study().expect("a study");
    assert_eq!(program.plies(), 4, "no line of the report becomes the game");
    assert!(study.has_report() && !study.is_reporting(), "{:?}", study.report_view().progress);
}

fn summaries(program: &Program) -> [Option<String>; 2] {
    let sides = program.model.study().unwrap().report_view().sides.expect("a report");
    Color::ALL.map(|color| sides[color].summary.as_ref().map(ToString::to_string))
}

fn costliest(program: &Program) -> Option<Costliest> {
    program.model.settings().mistakes.costliest(Variant::Glinski)
}

#[test]
fn a_mistake_that_is_shown_is_spoken_with_its_reason() {
    let mut program = reported(against_computer());
    program.send(Message::Replay(ReplayAction::First));
    program.send(Message::Replay(ReplayAction::Next));
    let view = program.model.study().unwrap().report_view();
    let told = [view.sentence, view.why].map(|text| text.expect("the move is a mistake").to_string());
    let said = program.said();
    assert!(said.ends_with(&told), "{said:?} does not end with {told:?}");
    assert!(told[0].contains("blunder"), "{told:?}");
}

#[test]
fn a_sentence_says_what_each_side_did_wrong_and_a_click_leads_there() {
    let mut program = reported(against_computer());
    assert_eq!(summaries(&program), [Some("You left a piece unprotected.".to_owned()), None]);
    program.send(Message::Replay(ReplayAction::Last));
    let next = StudyAction::NextNamed(Color::White);
    assert!(program.model.can(next) && !program.model.can(StudyAction::NextNamed(Color::Black)));
    for _ in 0..2 {
        program.send(Message::Study(next));
        assert_eq!(program.document().current().ply, 1, "after the last one comes the first one");
    }
    let why = program.model.study().unwrap().report_view().why.map(|why| why.to_string());
    assert_eq!(why.as_deref(), Some("The knight is not safe on i3: Rxi3 wins it."));
}

#[test]
fn a_reported_game_counts_once_and_can_be_forgotten() {
    let mut program = reported(against_computer());
    let once = Costliest { lapse: Lapse::Unprotected, count: 1, percent: 100, games: 1 };
    assert_eq!(costliest(&program), Some(once));
    program.send(Message::Study(StudyAction::Report));
    finish(&mut program);
    assert_eq!(costliest(&program), Some(once), "another report on the same game");
    program.set(|settings| settings.mistakes.reset(Variant::Glinski));
    assert_eq!(costliest(&program), None);
}

#[test]
fn nothing_is_counted_of_a_game_of_two_people() {
    let mut program = Program::new();
    program.start_fen(Setup { black: human("Piotr"), ..against_computer() }, KNIGHT);
    for mv in ["f5i3", "e6i3", "f2e3", "i3i4"] {
        program.mv(mv);
    }
    program.game(GameAction::Resign);
    program.answer(heksy::app::context::DialogAction::Agree);
    program.game(GameAction::Study);
    finish(&mut program);
    assert_eq!(summaries(&program), [Some("White left a piece unprotected.".to_owned()), None]);
    assert_eq!(costliest(&program), None);
}

#[test]
fn the_costliest_mistakes_lead_to_puzzles_that_train_against_them() {
    let mut program = reported(against_computer());
    let theme = Motif::against(costliest(&program).unwrap().lapse, Variant::Glinski);
    for message in [
        Message::Library(LibraryAction::Close),
        PuzzleAction::Open.into(),
        PuzzleAction::Choose(Variant::Glinski).into(),
        PuzzleAction::Begin(PuzzleChoice::Theme(Some(theme))).into(),
    ] {
        program.send(message);
    }
    let solving = program.model.puzzles().and_then(|puzzles| puzzles.solving()).expect("a puzzle");
    assert!(solving.puzzle.themes.contains(&theme));
}

#[test]
fn every_kind_of_mistakes_has_puzzles_in_every_game() {
    for variant in Variant::ALL {
        let puzzles = &heksy::puzzles::Collection::of(variant).puzzles;
        for &lapse in Lapse::ALL {
            let theme = Motif::against(lapse, variant);
            let count = puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count();
            assert!(count >= 18, "{variant:?} {lapse:?}: {count}");
        }
    }
}
