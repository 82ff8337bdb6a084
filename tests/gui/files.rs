//! Files: opening, choosing a game, saving, what cannot be read.

use std::fs;

use egui::{Key, Modifiers, vec2};

use heksy::app::library::PathPurpose;

use super::table::{HOTSEAT, Table};

const TWO_GAMES: &str = "\
[Event \"Club\"]
[Site \"?\"]
[Date \"2024.05.01\"]
[Round \"?\"]
[White \"Anna\"]
[Black \"Piotr\"]
[Result \"1-0\"]

1. f6 e6 2. e5 1-0

[Event \"Club\"]
[Site \"?\"]
[Date \"2024.06.01\"]
[Round \"?\"]
[White \"Jan\"]
[Black \"Maria\"]
[Result \"0-1\"]

1. e5 e6 0-1
";

/// A window that was started with a file of this text.
fn open(text: &str) -> Table {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.pgn");
    fs::write(&file, text).expect("a file");
    fs::write(folder.path().join("settings.json"), HOTSEAT).expect("settings");
    Table::in_folder(folder, vec2(1280.0, 800.0), Some(&file))
}

#[test]
fn a_game_is_chosen_with_the_mouse() {
    let mut table = open(TWO_GAMES);
    table.wait_for("Games: games.pgn");
    assert!(table.has("1 Anna – Piotr 1-0"));
    table.click("2 Jan – Maria 0-1");
    table.press("Study this game");
    table.wait_for("1. e5");
    assert!(table.has("Maria"));
}

#[test]
fn a_game_is_chosen_with_the_keyboard_and_the_filter() {
    let mut table = open(TWO_GAMES);
    table.wait_for("Games: games.pgn");
    table.key(Key::ArrowDown).key(Key::ArrowDown).key(Key::Enter);
    table.wait_for("1. e5");
    table.key(Key::PageUp);
    table.wait_for("1. f6");

    let mut table = open(TWO_GAMES);
    table.wait_for("Games: games.pgn");
    table.type_into("Filter", "maria");
    table.wait_for("1 of 2 games");
    assert!(!table.has("1 Anna – Piotr 1-0"));
    table.key(Key::ArrowDown).key(Key::Enter);
    table.wait_for("1. e5");
    table.key(Key::PageUp);
    assert!(table.has("1. e5"), "the filter leaves no game before this one: {:?}", table.names());
}

#[test]
fn a_recorded_game_opens_from_the_menu() {
    let mut table = Table::new();
    table.press("File").press("Included games");
    table.click("Marek Mackowiak – Hexodus III, 1999");
    table.wait_for("1. ");
}

#[test]
fn a_tournament_game_is_found_opened_and_replayed() {
    let mut table = Table::new();
    table.press("File").press("Included games");
    table.click("Tournaments 1980–87 (393 games)");
    table.wait_for("393 of 393 games");
    assert!(table.has_text("hexasakkversenyek"), "the source is named: {:?}", table.names());
    table.type_into("Filter", "mackowiak rudolf");
    table.wait_until(|table| !table.has_text("393 of 393"));
    table.press("Study this game");
    table.wait_until(|table| table.harness.state().model().study().is_some());
    assert!(table.has_text("Mackowiak"), "{:?}", table.names());
    table.key(Key::End);
    let document = table.harness.state().model().document().unwrap();
    assert_eq!(document.cursor(), document.current().line_end);
    assert!(document.record().tree.mainline().count() > 20 && document.outcome().is_some());
}

#[test]
fn a_game_is_saved_by_path_and_opened_again() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    let path = table.folder.path().join("mine.pgn");
    let game = table.harness.state().model().game_id();
    table.ask_path(PathPurpose::Save(game));
    table.type_into("File path", &path.display().to_string());
    table.key(Key::Enter);
    table.wait_until(|table| !table.harness.state().model().document().unwrap().is_unsaved());
    let text = fs::read_to_string(&path).expect("the file is there");
    assert!(text.contains("1. f6"), "{text}");

    table.keys(Modifiers::COMMAND, Key::N);
    table.press("Start");
    table.ask_path(PathPurpose::Open);
    table.type_into("File path", &path.display().to_string());
    table.key(Key::Enter);
    table.wait_for("1. f6");
}

#[derive(Debug)]
struct Dropped(std::path::PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &std::path::Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("the program reads its files itself".to_owned())
    }
}

#[test]
fn a_file_dropped_on_the_window_is_opened() {
    let mut table = Table::new();
    let path = table.folder.path().join("dropped.pgn");
    fs::write(&path, TWO_GAMES).expect("a file");
    table.harness.input_mut().dropped_files.push(std::sync::Arc::new(Dropped(path)));
    table.run();
    table.wait_for("Games: dropped.pgn");
}

#[test]
fn a_message_names_the_opened_one_of_several_dropped_files() {
    let mut table = Table::new();
    for name in ["first.pgn", "second.pgn", "third.pgn"] {
        let path = table.folder.path().join(name);
        fs::write(&path, TWO_GAMES).expect("a file");
        table.harness.input_mut().dropped_files.push(std::sync::Arc::new(Dropped(path)));
    }
    table.run();
    table.wait_for("Games: first.pgn");
    let toast = table.harness.state().model().toast().map(|toast| toast.text.to_string());
    assert!(
        toast.is_some_and(|text| text.contains("first.pgn") && text.contains('2')),
        "{:?}",
        table.names()
    );
}

#[test]
fn an_unreadable_move_is_quoted_and_the_rest_is_shown() {
    let mut table = open("[White \"Anna\"]\n[Black \"Piotr\"]\n\n1. f6 Qxz9 1-0\n");
    table.wait_for("Qxz9");
    table.press("Close");
    assert!(table.has("1. f6"), "{:?}", table.names());
}

#[test]
fn a_missing_file_is_reported_by_its_name() {
    let path = std::path::absolute("/nowhere/at/all.pgn").unwrap();
    let mut table = Table::with(HOTSEAT, vec2(1280.0, 800.0), Some(&path));
    table.wait_until(|table| table.has_text(&format!("Could not find “{}”", path.display())));
    assert!(table.has("Could not open the file"), "{:?}", table.names());
}

#[test]
fn a_game_that_was_broken_off_is_continued_by_a_button() {
    let mut table = open("[White \"Anna\"]\n[Black \"Piotr\"]\n\n1. f6 e6 *\n");
    table.wait_for("1... e6");
    table.press("Continue game…");
    assert!(table.has("Continue game"), "{:?}", table.names());
    assert!(table.has("The game on the board, after 2 half-moves"));
    table.click("Opponent: Computer");
    table.press("Continue");
    assert!(!table.has("Continue game…"), "it goes on already");
    table.play("g4, white pawn", "g5, empty");
    table.wait_for("2... ");
    assert!(table.has("Your move") || table.has("You are in check"));
}

#[test]
fn a_finished_game_has_no_button_to_continue_it() {
    let mut table = open("1. f6 e6 1-0\n");
    table.wait_for("1... e6");
    assert!(!table.has("Continue game…"));
}
