//! A paste and an open can be undone; what is pasted is looked at first.

use heksy::app::context::{Dialog, DialogAction};
use heksy::app::game::GameAction;
use heksy::app::library::FileAction;
use heksy::app::model::{EditorAction, Message};
use heksy::app::play::StudyAction;

use super::{LETTER, THREE, played, played_by_three};
use crate::program::desk::{Desk, games_in};
use crate::program::{secs, timed};

/// A drawing of a board for two.
fn drawing() -> String {
    let mut other = crate::program::Program::new();
    other.send(Message::Editor(EditorAction::Open));
    other.model.editor().expect("it is open").setup().picture()
}

#[test]
fn a_drawing_pasted_into_a_game_for_three_leaves_it_alone() {
    let mut desk = played_by_three();
    let before = desk.text();
    desk.paste(&drawing());
    assert_eq!((desk.program.model.editor().is_some(), desk.text()), (false, before.clone()));
    assert!(desk.program.toasts().iter().any(|text| text.contains("three")), "{:?}", desk.program.toasts());
    desk.file(FileAction::Quit);
    assert!(desk.asks_to_save());
    desk.kill();
    desk.answer(DialogAction::Continue);
    assert_eq!(desk.text(), before);
}

#[test]
fn a_drawing_pasted_into_a_tournament_game_does_not_stop_its_clocks() {
    let mut desk = Desk::new();
    desk.program.start(heksy::app::settings::Setup { tournament: true, ..timed(300, 0) });
    desk.moves("f5f6");
    desk.paste(&drawing());
    assert!(desk.program.model.editor().is_none());
    desk.program.wait(secs(10));
    assert_eq!(desk.program.clocks(), ["5:00", "4:50"]);
}

#[test]
fn pasted_junk_changes_nothing_and_is_reported() {
    for junk in ["hello world junk 123", "Dear diary,\n* milk\n* eggs\n", "[see there]"] {
        let mut desk = played();
        let before = desk.text();
        desk.paste(junk);
        assert!(desk.program.dialog().is_none(), "{:?}", desk.program.dialog());
        assert_eq!(desk.text(), before);
        let said = desk.program.toasts().last().cloned().unwrap_or_default();
        assert!(said.contains("contains no position or game"), "{said}");
        assert!(!desk.program.model.brings_back(GameAction::TakeBack));
    }
}

#[test]
fn a_paste_over_an_unsaved_game_can_be_undone() {
    let mut desk = played();
    let before = desk.text();
    desk.paste(LETTER);
    assert!(desk.asks_to_save(), "it is asked when it is known that a game was pasted");
    desk.answer(DialogAction::Discard);
    assert!(desk.text().contains("Ewa"));
    desk.undo();
    assert_eq!((desk.text(), desk.is_unsaved()), (before.clone(), true));
    desk.redo();
    assert!(desk.text().contains("Ewa") && !desk.is_unsaved());
    desk.undo();
    desk.moves("g4g5");
    let after = desk.text();
    assert_ne!(after, before);
    assert!(!desk.program.model.can(GameAction::Redo), "a move is the end of redoing");
    desk.kill();
    desk.answer(DialogAction::Continue);
    assert_eq!(desk.text(), after, "its journal has gone on");
}

/// Each way to open a game that Undo takes away again: the discarded one comes back with its unsaved moves.
#[test]
fn a_discarded_game_that_undo_brings_back_is_unsaved_whatever_was_opened_over_it() {
    type Way = fn(&mut Desk);
    let ways: [(&str, Way); 4] = [
        ("a paste", |desk| desk.paste(LETTER)),
        ("a file", |desk| {
            desk.disk.put("/ewa.pgn", LETTER.as_bytes());
            desk.open("/ewa.pgn");
        }),
        ("a game typed in", |desk| desk.file(FileAction::TypeIn)),
        ("a position set up", |desk| {
            desk.send(Message::Editor(EditorAction::Open));
            desk.send(Message::Editor(EditorAction::Study));
        }),
    ];
    for (way, open) in ways {
        let mut desk = played();
        let before = desk.text();
        open(&mut desk);
        assert!(desk.asks_to_save(), "{way}");
        desk.answer(DialogAction::Discard);
        assert_ne!(desk.text(), before, "{way}");
        desk.answer(DialogAction::Cancel);
        desk.undo();
        assert_eq!((desk.text(), desk.is_unsaved()), (before.clone(), true), "{way}");
        desk.kill();
        desk.answer(DialogAction::Continue);
        assert_eq!(desk.text(), before, "{way}");
    }
}

#[test]
fn a_game_that_comes_back_has_its_file() {
    let mut desk = played();
    desk.save_as("/anna.pgn");
    desk.moves("g4g5");
    desk.disk.put("/ewa.pgn", LETTER.as_bytes());
    desk.open("/ewa.pgn");
    desk.answer(DialogAction::Discard);
    assert!(desk.text().contains("Ewa"));
    desk.undo();
    assert!(desk.is_unsaved());
    desk.file(FileAction::Save);
    assert_eq!(games_in(&desk.disk, "/anna.pgn".as_ref()), [desk.text()]);
    assert_eq!(desk.read("/ewa.pgn"), LETTER);
}

#[test]
fn edits_are_undone_before_the_game_goes_back() {
    let mut desk = played();
    let before = desk.text();
    desk.paste(LETTER);
    desk.answer(DialogAction::Discard);
    desk.moves("g4g5");
    assert_eq!(desk.program.model.replaced().map(crate::program::desk::text_of), Some(before.clone()));
    desk.undo();
    assert!(desk.text().contains("Ewa"));
    desk.undo();
    assert_eq!(desk.text(), before);
    desk.redo();
    desk.redo();
    assert!(desk.text().contains("g5"), "the edit can be redone: {}", desk.text());
}

#[test]
fn redo_leaves_a_position_that_is_set_up_and_the_game_behind_it_alone() {
    let mut desk = played();
    desk.paste(LETTER);
    desk.answer(DialogAction::Discard);
    desk.undo();
    let before = desk.text();
    desk.send(Message::Editor(EditorAction::Open));
    assert!(!desk.program.model.can(GameAction::Redo), "nothing was undone in the editor");
    desk.redo();
    assert_eq!((desk.program.model.editor().is_some(), desk.text()), (true, before));
}

#[test]
fn a_position_that_was_set_up_comes_back_with_the_game_behind_it() {
    let mut desk = played();
    let before = desk.text();
    desk.send(Message::Editor(EditorAction::Open));
    desk.send(Message::Editor(EditorAction::Study));
    desk.answer(DialogAction::Discard);
    assert!(desk.program.model.study().is_some());
    desk.undo();
    assert_eq!((desk.program.model.editor().is_some(), desk.text()), (true, before.clone()));
    desk.send(Message::Editor(EditorAction::Close));
    assert_eq!((desk.program.model.play().is_some(), desk.text()), (true, before));
}

#[test]
fn games_for_two_and_for_three_replace_each_other_and_come_back() {
    let mut desk = played();
    let two = desk.text();
    desk.paste(THREE);
    desk.answer(DialogAction::Discard);
    assert!(desk.program.model.three().is_some());
    desk.undo();
    assert_eq!(desk.text(), two);

    let mut desk = played_by_three();
    let three = desk.text();
    desk.paste(LETTER);
    desk.answer(DialogAction::Discard);
    desk.undo();
    assert_eq!((desk.text(), desk.is_unsaved()), (three, true));
    desk.moves("i5h5");
    let after = desk.text();
    desk.kill();
    desk.answer(DialogAction::Continue);
    assert_eq!(desk.text(), after);
}

#[test]
fn no_clock_runs_in_a_game_that_was_replaced() {
    let mut desk = Desk::new();
    desk.program.start(timed(300, 0));
    desk.moves("f5f6");
    desk.program.wait(secs(10));
    desk.paste(LETTER);
    desk.answer(DialogAction::Discard);
    desk.send(Message::Study(StudyAction::Analyse));
    desk.program.wait(secs(1000));
    desk.undo();
    assert_eq!(desk.program.clocks(), ["5:00", "4:50"]);
    assert!(desk.program.toasts().iter().any(|text| text.contains("paused")), "{:?}", desk.program.toasts());
    desk.redo();
    assert!(desk.program.model.study().is_some_and(heksy::app::play::Play::is_analysing), "it goes on");
}

#[test]
fn only_saved_or_discarded_games_are_forgotten() {
    let mut desk = played();
    desk.paste(LETTER);
    desk.answer(DialogAction::Discard);
    desk.begin("New");
    assert!(!desk.program.model.can(GameAction::TakeBack), "a new game is not undone");
    desk.kill();
    assert!(desk.program.dialog().is_none(), "nothing is left: {:?}", desk.program.dialog());

    // A game that gave its place to the one before it, and was never asked about, is found again.
    let mut desk = played();
    desk.paste(LETTER);
    desk.answer(DialogAction::Discard);
    desk.moves("g4g5");
    desk.undo();
    desk.undo();
    desk.moves("g4g5");
    desk.begin("New");
    desk.answer(DialogAction::Discard);
    desk.kill();
    assert!(matches!(desk.program.dialog(), Some(Dialog::Restore { .. })));
    desk.answer(DialogAction::Continue);
    assert!(desk.text().contains("Ewa"));
}
