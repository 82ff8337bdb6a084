//! Playing without seeing the board: by names, and by what is said.

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use super::table::{HOTSEAT, Table};

/// Fool's mate, with what is heard after each move.
const GAME: [(&str, &str, &str); 7] = [
    ("e1, white queen", "c3, empty", "White queen e1 to c3"),
    ("e10, black queen", "c6, empty", "Black queen e10 to c6"),
    ("b1, white pawn", "b2, empty", "White pawn b1 to b2"),
    ("b7, black pawn", "b6, empty", "Black pawn b7 to b6"),
    ("f3, white bishop", "b1, empty", "White bishop f3 to b1"),
    ("e7, black pawn", "e6, empty", "Black pawn e7 to e6"),
    ("c3, white queen", "f9, black bishop", "White queen c3 takes bishop on f9, checkmate"),
];

#[test]
fn a_whole_game_is_played_by_names_alone() {
    let mut table = Table::new();
    table.act("Game");
    table.act("New game…");
    assert!(table.has("New game"), "{:?}", table.names());
    table.act("Start");
    for (piece, target, words) in GAME {
        table.act(piece);
        let kind = if target.ends_with("empty") { "legal move" } else { "legal capture" };
        let description =
            table.harness.get_by_label(target).accesskit_node().description().unwrap_or_default();
        assert!(description.ends_with(kind), "{target}: {description}");
        table.act(target);
        assert!(table.hears(words), "{words:?} in {:?}", table.said());
    }
    assert!(table.hears("White wins – Checkmate"), "{:?}", table.said());
    table.act("Study");
    let mate = table.harness.get_by_label("4. Qxf9#");
    assert_eq!(mate.accesskit_node().description().as_deref(), Some(GAME[6].2));
    table.act("1. Qc3");
    assert!(table.hears(GAME[0].2), "{:?}", table.said());
    table.act("Next move");
    table.act("Previous move");
    assert!(table.hears("Back to: White queen e1 to c3"), "{:?}", table.said());
    table.act("Go to start");
    assert!(table.hears("Starting position."), "{:?}", table.said());
}

#[test]
fn refusals_takebacks_and_offers_are_announced() {
    let mut table = Table::new();
    table.act("f5, white pawn");
    table.act("f7, black pawn");
    assert!(table.said().iter().any(|text| text.starts_with("Illegal move")), "{:?}", table.said());
    table.play("f5, white pawn", "f6, empty").play("e7, black pawn", "e6, empty");
    table.act("Take back move");
    assert!(table.hears("Back to: White pawn f5 to f6"), "{:?}", table.said());
    table.act("Offer draw");
    assert!(table.hears("Black offers a draw."), "{:?}", table.said());
}

#[test]
fn a_key_announces_the_defenders_of_the_cell_under_the_cursor() {
    let mut table = Table::new();
    table.harness.get_by_label("Board").focus();
    table.run();
    table.keys(Modifiers::SHIFT, Key::Space);
    assert!(
        table.said().iter().any(|text| text.starts_with("f6, empty, medium cell.")),
        "{:?}",
        table.said()
    );
    table.key(Key::ArrowDown).keys(Modifiers::SHIFT, Key::Space);
    let text = table.said().into_iter().find(|text| text.starts_with("f5, white pawn")).expect("it is said");
    assert!(text.contains("Defended by") && text.contains("white "), "{text}");
}

#[test]
fn the_line_for_newcomers_is_shown_at_the_first_start_alone() {
    let mut table = Table::new();
    assert!(table.has("Read the rules") && table.has("Learn the game"), "{:?}", table.names());
    let left = |name: &str| table.harness.get_by_label(name).rect().left();
    assert_eq!(left("Dismiss"), left("Learn the game"), "below each other");
    table.press("Dismiss");
    assert!(!table.has("Read the rules"));
    table.wait_until(|table| {
        let settings = std::fs::read_to_string(table.folder.path().join("settings.json")).unwrap_or_default();
        settings.contains("\"welcomed\": true")
    });
    let again = Table::in_folder(table.kill(), vec2(1280.0, 800.0), None);
    assert!(!again.has("Read the rules"), "{:?}", again.names());

    let mut table = Table::with(HOTSEAT, vec2(640.0, 480.0), None);
    table.play("f5, white pawn", "f6, empty");
    assert!(!table.has("Read the rules"), "it gives way to the game");
}
