//! Other games than Gliński's: their boards, their names, castling by every way of the hand.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::settings::GameForm;

use super::painted;
use super::table::{HOTSEAT, Table};

/// A game of two people at a board of this name.
fn game(name: &str) -> Table {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    table.click(&format!("Game: {name}")).press("Start");
    table
}

/// The sample in which both sides can castle every way.
fn castling() -> Table {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    table.click("Game: Shafran").more().click("Position: FEN");
    table.choose("Sample positions", "Castling on both sides").press("Start");
    table
}

/// How many nodes are named like cells: "e1, white king", "10, empty" is none.
fn cells(table: &Table) -> usize {
    let is_cell = |name: &str| name.split_once(", ").is_some_and(|(cell, _)| (2..=3).contains(&cell.len()));
    let nodes = table.harness.query_all_by_role(Role::ListItem);
    nodes.filter(|node| node.accesskit_node().label().is_some_and(|name| is_cell(&name))).count()
}

#[test]
fn shafrans_board_has_70_cells_with_his_names() {
    let table = game("Shafran");
    assert_eq!(cells(&table), 70);
    for name in ["e1, white king", "i5, white rook", "e10, black king", "a6, black rook", "i10, black rook"] {
        assert!(table.has(name), "{name} in {:?}", table.names());
    }
    assert!(table.harness.state().model().title().contains("Shafran"));
}

#[test]
fn a_pawn_of_shafrans_goes_three_cells_and_is_taken_in_passing() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    table.click("Game: Shafran").more().click("Position: FEN");
    table.choose("Sample positions", "Triple step and en passant").press("Start");
    table.play("e2, white pawn", "e5, empty");
    table.play("d5, black pawn", "e4, empty");
    assert!(table.has("e4, black pawn") && table.has("e5, empty"), "{:?}", table.names());
}

#[test]
fn mccooeys_game_begins_with_its_own_set_up() {
    let mut table = game("McCooey");
    assert_eq!(cells(&table), 91);
    assert!(table.has("e2, white knight") && table.has("d1, white rook"));
    table.play("e3, white pawn", "e5, empty");
    assert!(table.has("e5, white pawn"));
}

#[test]
fn the_game_chosen_last_is_offered_again() {
    let mut table = game("Shafran");
    table.keys(Modifiers::COMMAND, Key::N);
    table.press("Start");
    assert!(table.has("e1, white king"), "{:?}", table.names());
}

#[test]
fn a_king_castles_by_going_to_his_cell() {
    for (to, rook) in [("c1", "d1"), ("b1", "c1"), ("g3", "f2"), ("h4", "g3")] {
        let mut table = castling();
        table.play("e1, white king", &format!("{to}, empty"));
        assert!(table.has(&format!("{to}, white king")) && table.has(&format!("{rook}, white rook")), "{to}");
    }
}

#[test]
fn a_king_on_his_rook_asks_which_way_to_castle() {
    let mut table = castling();
    table.play("e1, white king", "a1, white rook");
    assert!(table.has("Castle Q-O-O-O"));
    table.press("Castle Q-O-O");
    assert!(table.has("c1, white king") && table.has("d1, white rook"));

    table.drag("e10, black king", "a6, black rook");
    table.key(Key::Num2);
    assert!(table.has("b7, black king") && table.has("c8, black rook"), "{:?}", table.names());
}

#[test]
fn castling_is_chosen_by_keys_alone() {
    let mut table = castling();
    // The cursor comes to the board; a letter leads it to the king, Tab to where he may go.
    table.key(Key::Enter);
    table.harness.event(Event::Text("k".to_owned()));
    table.run();
    table.key(Key::Enter);
    let view = table.harness.state().model().board_view();
    let king = view.selected.expect("the king is in hand");
    let targets = view.quiet_targets | view.castling_rooks;
    let mut behind = targets.iter().filter(|&cell| cell > king);
    let tabs = 1 + behind.position(|cell| view.castling_rooks.contains(cell)).expect("a rook behind him");
    for _ in 0..tabs {
        table.key(Key::Tab);
    }
    table.key(Key::Enter);
    let way = ["B-O-O", "Q-O-O"].into_iter().find(|way| table.has(&format!("Castle {way}")));
    let (king, rook) = if way == Some("Q-O-O") { ("c1", "d1") } else { ("g3", "f2") };
    table.key(Key::Num1);
    let has = |cell, piece| table.has(&format!("{cell}, white {piece}"));
    assert!(way.is_some() && has(king, "king") && has(rook, "rook"), "{way:?}: {:?}", table.names());
}

#[test]
fn castling_can_be_given_up_and_done_otherwise() {
    let mut table = castling();
    table.play("e1, white king", "i5, white rook");
    assert!(table.has("Castle B-O-O"));
    table.key(Key::Escape);
    assert!(!table.has("Castle B-O-O") && table.has("e1, white king"));
    table.drag("e1, white king", "h4, empty");
    assert!(table.has("h4, white king") && table.has("g3, white rook"));
}

/// A game of Shafran's from this position.
fn shafran_from(fen: &str) -> Table {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    table.click("Game: Shafran").more().click("Position: FEN");
    table.type_into("FEN", fen).press("Start");
    table
}

#[test]
fn a_rook_with_one_way_castles_at_once() {
    // A rook of Black's sees b1, where the king would go the long way.
    let mut table = shafran_from("k4/6/7/r7/9/8R/8/7/6/R3K w QB - 0 1");
    table.play("e1, white king", "a1, white rook");
    assert!(table.has("c1, white king") && table.has("d1, white rook"), "{:?}", table.names());
}

#[test]
fn a_rook_that_cannot_castle_shows_the_reason() {
    let mut table = shafran_from("k4/r5/7/8/9/8R/8/7/6/R3K w QB - 0 1");
    table.drag("e1, white king", "a1, white rook");
    assert!(table.has_text("the king would pass over d1, which is attacked"), "{:?}", table.names());
}

#[test]
fn a_fen_of_another_board_is_refused_with_the_reason() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    table.click("Game: Shafran").more().click("Position: FEN");
    table.type_into("FEN", "1/3/5/7/9/5k5/11/11/11/11/4Q1K4 w - 0 1");
    assert!(table.has_text("Invalid position"), "{:?}", table.names());
}

#[test]
fn the_rules_open_on_the_page_of_the_game_being_played() {
    let mut table = game("Shafran");
    table.menu("Help", "Rules");
    assert!(table.has("Try this position") && table.has("Castling"), "{:?}", table.names());
    table.click("Rules: Checkers");
    assert!(table.has("Capture as many as possible") && !table.has("Castling"));
    table.click("Rules: History");
    assert!(table.has("Gliński, 1936 to 1973"));
    table.key(Key::Escape);
    table.menu("Help", "Rules");
    assert!(table.has("Castling"), "the page is that of the game again");
}

/// Each diagram has a name for screen readers, and its button opens the position.
#[test]
fn a_diagram_of_the_rules_can_be_heard_and_opened() {
    let mut table = Table::new();
    table.menu("Help", "Rules");
    assert!(table.has_text("f9, white queen; "), "{:?}", table.names());
    assert!(table.has_text("legal capture: e5, g5; not allowed here: e6, g6"), "{:?}", table.names());
    // The mate of the first section.
    table.harness.get_all_by_label("Try this position").next().expect("a button").click_accesskit();
    table.run();
    table.wait_until(|table| table.fen().starts_with("k/3/2Q2/"));
    assert!(table.harness.state().model().dialog().is_none() && table.has_text("heckmate"));
}

#[test]
fn a_diagram_of_three_players_opens_a_new_game() {
    let mut table = Table::new();
    table.menu("Help", "Rules").click("Rules: Three-player chess");
    table.harness.get_all_by_label("Try this position").next().expect("a button").click_accesskit();
    table.run();
    assert!(matches!(
        table.harness.state().model().dialog(),
        Some(heksy::app::context::Dialog::NewGame(GameForm::Three(_)))
    ));
}

#[test]
fn the_panel_names_the_game_before_the_first_move() {
    let mut table = game("Shafran");
    assert!(table.has("Shafran") && table.has("No moves yet"), "{:?}", table.names());
    table.play("e2, white pawn", "e5, empty");
    assert!(!table.has("No moves yet") && table.has_text("Shafran"));
}

#[test]
fn a_click_beside_the_form_keeps_what_was_filled_in() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    table.click("Game: McCooey");
    table.click_at(egui::pos2(20.0, 700.0));
    assert!(table.has("Game: McCooey"), "{:?}", table.names());
    table.key(Key::Escape);
    assert!(!table.has("Game: McCooey"));
}

#[test]
fn a_file_brings_its_own_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("shafran.pgn");
    std::fs::write(&path, "[Variant \"Shafran\"]\n\n1. e5 e6 *\n").expect("a file");
    let mut table = Table::with(HOTSEAT, egui::vec2(1280.0, 800.0), Some(&path));
    table.wait_for("1. e5");
    assert_eq!(cells(&table), 70);
    assert!(table.has("e6, black pawn") && table.has("e10, black king"), "{:?}", table.names());
    assert!(table.harness.state().model().title().contains("Shafran"));
}

#[test]
fn a_message_covers_neither_names_nor_pieces() {
    for size in [egui::vec2(1280.0, 800.0), egui::vec2(900.0, 650.0)] {
        let settings = HOTSEAT.replacen(
            "\"setup\":{",
            "\"setup\":{\"variant\":\"shafran\",\"white\":{\"name\":\"Maria Kowalska-Nowakowska\"},",
            1,
        );
        let mut table = Table::with(&settings, size, None);
        table.drag("e1, white king", "e5, empty");
        let mut messages = table.harness.query_all_by_label_contains("Illegal move");
        let message =
            messages.find(|node| node.accesskit_node().role() != Role::Alert).expect("a message").rect();
        for name in ["Black", "e10, black king", "d9, black bishop"] {
            assert!(table.has(name), "{name} in {:?}", table.names());
            for node in table.harness.query_all_by_label(name) {
                assert!(!message.intersects(node.rect()), "{name}: {:?} and {message:?}", node.rect());
            }
        }
    }
}

/// The tint of the last move would make the names of its cells unreadable.
#[test]
fn names_of_cells_are_written_above_the_marks() {
    let mut table = game("Checkers");
    table.play("25, white man", "26, empty");
    for cell in ["25", "26"] {
        assert!(!painted::is_painted_over(&table, cell), "{cell}");
    }
}
