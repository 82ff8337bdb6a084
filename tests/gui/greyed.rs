//! A greyed control says why when the pointer is on it: buttons of the panel, items of the menus, answers of dialogs.

use egui::vec2;
use egui_kittest::kittest::Queryable;

use super::table::{HOTSEAT, Table};

const STUDIED: &str = "[White \"Anna\"]\n[Black \"Piotr\"]\n\n1. f6 e6 (1... d6 2. g5) 2. g5 e5 1-0";

/// Points at what has this name; what is said then must contain these words.
fn points_at(table: &mut Table, name: &str, why: &str) {
    let node = table
        .harness
        .query_all_by_label_contains(name)
        .next()
        .unwrap_or_else(|| panic!("no {name}: {:?}", table.names()));
    let place = node.rect().center();
    table.harness.hover_at(place);
    table.harness.run_steps(60);
    assert!(table.has(why), "{name} does not say “{why}”: {:?}", table.names());
    table.harness.remove_cursor();
    table.harness.run_steps(2);
}

#[test]
fn greyed_buttons_and_menu_items_show_the_reason() {
    let mut table = Table::new();
    assert!(!table.has("Previous move"), "before the first move there is nothing to step through");
    table.press("Game");
    points_at(&mut table, "Start game", "The game starts with your first move.");
    assert!(!table.has("Accept offer") && !table.has("Switch sides"), "{:?}", table.names());
    table.key(egui::Key::Escape);
    table.press("Study");
    points_at(&mut table, "Start analysis", "Available only in a study: open a game, or finish this one.");
    assert!(!table.has("Show threat"), "{:?}", table.names());
    table.key(egui::Key::Escape);
    table.press("File");
    points_at(&mut table, "Recent files", "No file has been opened yet.");
    assert!(!table.has("Next game"), "{:?}", table.names());
    table.key(egui::Key::Escape);
    table.press("Edit");
    points_at(&mut table, "Redo", "There is nothing to redo.");
    points_at(&mut table, "Delete from here", "Choose a move first.");
    table.key(egui::Key::Escape);
    table.play("f5, white pawn", "f6, empty");
    points_at(&mut table, "Next move", "There is no move after this one.");
}

#[test]
fn a_greyed_button_of_a_dialog_shows_the_reason() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("games.pgn");
    std::fs::write(&path, format!("{STUDIED}\n\n{STUDIED}")).expect("a file");
    let mut table = Table::with(HOTSEAT, vec2(1280.0, 800.0), Some(&path));
    table.wait_for("Study this game");
    table.type_into("Filter", "nobody");
    table.wait_for("0 of 2");
    points_at(&mut table, "Study this game", "Choose a game first.");
}
