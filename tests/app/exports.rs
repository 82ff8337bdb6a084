//! Exports: the names proposed for them, and the files that they replace.

use heksy::app::context::{Dialog, DialogAction, WindowCommand};
use heksy::app::library::{Export, FileAction, PathPurpose};
use heksy::app::model::{Message, PuzzleAction};
use heksy::game::Variant;

use crate::program::desk::Desk;

/// A file of another program.
const FOREIGN: &str = "a text that nobody else has";

/// Two people have made two moves.
fn played() -> Desk {
    let mut desk = Desk::new();
    desk.begin("Anna");
    desk.moves("f5f6 e7e6");
    desk
}

/// Types a path for the export, as where the system has no dialog.
fn type_path(desk: &mut Desk, export: Export, path: &str) {
    let purpose = PathPurpose::Export(desk.program.model.game_id(), export);
    desk.file(FileAction::TypePath(purpose));
    desk.answer(DialogAction::EditPath(path.to_owned()));
    desk.answer(DialogAction::AcceptPath);
}

fn asks_to_replace(desk: &Desk) -> bool {
    // No game is added to the file.
    matches!(desk.program.dialog(), Some(Dialog::FileThere { there, .. }) if there.games == 0)
}

/// Exports to the path of a foreign file: nothing is replaced before the player agrees.
fn export_over(desk: &mut Desk, export: Export, path: &str) {
    let before = format!("{:?}", desk.program.dialog());
    desk.disk.put_over(path, FOREIGN.as_bytes());
    for answer in [DialogAction::Cancel, DialogAction::Replace] {
        type_path(desk, export, path);
        assert!(asks_to_replace(desk), "{export:?}: {:?}", desk.program.dialog());
        assert_eq!(desk.read(path), FOREIGN, "{export:?}");
        desk.answer(answer.clone());
        let was_replaced = desk.read(path) != FOREIGN;
        assert_eq!(was_replaced, answer == DialogAction::Replace, "{export:?}");
        assert_eq!(format!("{:?}", desk.program.dialog()), before, "{export:?}");
    }
    assert_eq!(desk.read(&format!("{path}.bak")), FOREIGN, "{export:?}");
    let said = desk.program.toasts().pop().expect("the path is told");
    assert!(said.contains(path), "{said}");
}

#[test]
fn a_typed_path_of_a_file_asks_before_an_export_replaces_it() {
    let exports = [
        (Export::Page, "/club/game.html"),
        (Export::Scoresheet, "/club/sheet.txt"),
        (Export::Picture, "/club/board.svg"),
        (Export::Animation, "/club/game.gif"),
    ];
    for (export, path) in exports {
        export_over(&mut played(), export, path);
    }
}

/// The question is seen at once, and the sheet comes back behind it.
#[test]
fn a_typed_path_of_a_file_asks_before_puzzles_replace_it() {
    let mut desk = played();
    desk.send(Message::Puzzles(PuzzleAction::Open));
    desk.send(Message::Puzzles(PuzzleAction::Choose(Variant::Glinski)));
    desk.send(Message::Puzzles(PuzzleAction::AskSheet(None)));
    assert!(matches!(desk.program.dialog(), Some(Dialog::Sheet)), "{:?}", desk.program.dialog());
    export_over(&mut desk, Export::Puzzles, "/club/sheet.html");
    export_over(&mut desk, Export::PuzzleSet, "/club/set.pgn");
}

#[test]
fn a_file_that_has_changed_during_the_question_is_asked_about_again() {
    let mut desk = played();
    desk.disk.put("/club/game.html", FOREIGN.as_bytes());
    type_path(&mut desk, Export::Page, "/club/game.html");
    desk.disk.put_over("/club/game.html", b"more");
    desk.answer(DialogAction::Replace);
    assert!(asks_to_replace(&desk), "{:?}", desk.program.dialog());
    assert_eq!(desk.read("/club/game.html"), "more");
    desk.answer(DialogAction::Replace);
    assert!(desk.program.dialog().is_none(), "{:?}", desk.program.dialog());
    assert_eq!(desk.read("/club/game.html.bak"), "more");
}

/// The system's dialog knows nothing of the ending that is added to the name.
#[test]
fn a_path_of_the_systems_dialog_is_asked_about_only_if_an_ending_was_added() {
    let mut desk = played();
    for (path, asks) in [("/club/game.html", false), ("/club/game", true)] {
        desk.disk.put_over("/club/game.html", FOREIGN.as_bytes());
        desk.send(Message::File(FileAction::Export(Export::Page)));
        desk.choose(path);
        desk.settle();
        assert_eq!((asks_to_replace(&desk), desk.read("/club/game.html") == FOREIGN), (asks, asks), "{path}");
    }
}

#[test]
fn an_export_that_changes_nothing_asks_nothing() {
    let mut desk = played();
    for _ in 0..2 {
        type_path(&mut desk, Export::Page, "/game");
        assert!(desk.program.dialog().is_none(), "{:?}", desk.program.dialog());
    }
    desk.moves("g4g5");
    type_path(&mut desk, Export::Page, "/game");
    assert!(asks_to_replace(&desk), "the page of two moves is there");
}

#[test]
fn the_printed_game_and_the_scoresheet_have_names_of_their_own() {
    let mut desk = played();
    let names = [Export::Page, Export::Scoresheet].map(|export| {
        desk.program.send(Message::File(FileAction::Export(export)));
        let asked = desk.program.window().into_iter().find_map(|command| match command {
            WindowCommand::AskPath { name, .. } => Some(name.clone()),
            _ => None,
        });
        asked.expect("a path is asked for")
    });
    assert_eq!(names, ["Anna - Piotr.html", "Anna - Piotr - scoresheet.html"]);
}
