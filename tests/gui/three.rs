//! A game for three in the window: begun by the menu, played by clicks, its corners, list, questions, end, restart.

use egui::{Key, Rect, vec2};
use egui_kittest::kittest::Queryable;

use super::table::Table;

/// Three people without a clock, and nothing that slides.
const THREE: &str = r#"{"animation":"off","three":{"seats":[{"name":"Ewa","player":"human"},{"name":"Jan","player":"human"},{"name":"Ola","player":"human"}]}}"#;

/// A fresh game for three.
fn begun(size: egui::Vec2) -> Table {
    let mut table = Table::with(THREE, size, None);
    table.menu("Game", "New game for three…");
    assert!(table.has("New game for three"));
    table.press("Start");
    assert!(table.has("White to move"), "{:?}", table.names());
    table
}

fn rect(table: &Table, name: &str) -> Rect {
    table
        .harness
        .query_all_by_label(name)
        .next()
        .unwrap_or_else(|| panic!("{name}: {:?}", table.names()))
        .rect()
}

#[test]
fn a_round_is_played_by_clicks_and_the_board_follows_the_players() {
    let mut table = begun(vec2(1280.0, 800.0));
    let names = ["Ewa", "Jan", "Ola"];
    // They are named in the panel as well.
    let place = |table: &Table, name: &str| {
        let nodes = table.harness.query_all_by_label(name).map(|node| node.rect().center());
        nodes.into_iter().find(|center| center.x < 800.0).expect("a corner")
    };
    let [ewa, jan, ola] = names.map(|name| place(&table, name));
    assert!(ewa.y > 600.0 && jan.y < 100.0 && ola.y < 100.0 && jan.x < ola.x, "{ewa:?} {jan:?} {ola:?}");
    table.play("e3, white pawn", "e5, empty");
    assert!(table.has("Red to move") && table.has("1. White e5"), "{:?}", table.names());
    assert!(place(&table, "Jan").y > 600.0 && place(&table, "Ola").x < place(&table, "Ewa").x);
    table.play("c5, red pawn", "d5, empty").play("i5, black pawn", "h5, empty");
    let row = ["1. White e5", "1. Red d5", "1. Black h5"].map(|name| rect(&table, name));
    assert!(row[0].right() <= row[1].left() + 0.1 && row[1].right() <= row[2].left() + 0.1);
    assert!(row.iter().all(|cell| cell.center().y == row[0].center().y));
    table.press("1. Red d5");
    assert!(table.has_text("Move 2 of 3"), "a click in the list shows the position");
}

#[test]
fn a_draw_is_asked_of_each_in_turn_and_the_end_tells_three_places() {
    for size in [vec2(1280.0, 800.0), vec2(900.0, 650.0)] {
        let mut table = begun(size);
        table.play("e3, white pawn", "e5, empty");
        table.press("Offer a draw");
        let question = rect(&table, "Jan offers a draw.");
        assert!(Rect::from_min_size(egui::Pos2::ZERO, size).contains_rect(question), "{question:?}");
        table.press("Accept");
        assert!(table.has("Ewa and Jan agree to a draw."), "Black is asked too: {:?}", table.names());
        table.press("Accept");
        table.wait_for("The game is over");
        for name in ["Ewa", "Jan", "Ola", "All have agreed to a draw"] {
            assert!(table.has(name), "{name}: {:?}", table.names());
        }
        table.press("Review");
        assert!(table.has_text("Move 0 of 1"));
    }
}

#[test]
fn a_game_that_was_killed_goes_on() {
    let mut table = begun(vec2(1280.0, 800.0));
    table.play("e3, white pawn", "e5, empty").play("c5, red pawn", "d5, empty");
    table.press("Resign").key(Key::Enter);
    assert!(table.has("Black resigns"), "{:?}", table.names());
    let folder = table.kill();
    let mut table = Table::in_folder(folder, vec2(1280.0, 800.0), None);
    table.wait_for("An unsaved game was found");
    assert!(table.has_text("Ewa – Jan – Ola, one round"), "{:?}", table.names());
    table.press("Continue");
    assert!(table.has("1. Red d5") && table.has("Black resigns") && table.has("White to move"));
    table.play("g3, white pawn", "g4, empty");
    assert!(table.has("2. White g4"));
}

#[test]
fn a_file_is_opened_and_its_faults_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("three.pgn");
    let text = "[Variant \"ThreePlayer\"]\n[White \"A\"]\n[Red \"B\"]\n[Black \"C\"]\n\n1. e5 {Red resigns.} k3 2. Qa1 *\n";
    std::fs::write(&path, text).expect("a file");
    let mut table = Table::with(THREE, vec2(900.0, 650.0), Some(&path));
    table.wait_for("“Qa1” is not possible here for White");
    table.press("Close").key(Key::End);
    assert!(
        table.has("Red resigns") && table.has("resigned") && table.has("1. Black k3"),
        "{:?}",
        table.names()
    );
    assert!(table.has("a5, dead king"));
}

#[test]
fn the_rules_open_on_the_page_of_the_game() {
    let mut table = begun(vec2(1280.0, 800.0));
    table.menu("Help", "Rules of the game");
    assert!(table.has("Check, and taking a king"), "{:?}", table.names());
}

#[test]
fn the_sample_is_in_the_menu() {
    let mut table = Table::with(THREE, vec2(1280.0, 800.0), None);
    table.press("File").press("Recorded games").press("A game for three");
    table.wait_until(|table| table.harness.state().model().three().is_some());
    let three = table.harness.state().model().three().expect("it is open").document().clone();
    assert!(three.end().is_some() && three.acts() > 30, "a whole game: {} moves", three.acts());
}
