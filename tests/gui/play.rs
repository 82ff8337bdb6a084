//! Playing at the board.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use super::painted::texts;
use super::table::{HOTSEAT, Table};

/// The pawn on e9 is about to promote.
const PROMOTION: &str = "1/3/1P3/7/9/5k5/11/11/11/11/5K5 w - 0 1";

/// Opens the form of a new game and begins with this position.
fn begin_from(table: &mut Table, fen: &str) {
    table.keys(Modifiers::COMMAND, Key::N);
    table.more().click("Position: FEN");
    table.type_into("FEN", fen);
    table.press("Start");
}

#[test]
fn two_clicks_make_a_move_and_the_list_shows_it() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    assert!(table.has("f6, white pawn"));
    assert!(table.has("1. f6"));
    assert!(table.has("Black to move"));
    table.play("e7, black pawn", "e6, empty");
    assert!(table.has("1... e6"));
}

#[test]
fn an_illegal_move_shows_the_reason_and_changes_nothing() {
    let mut table = Table::new();
    let before = table.fen();
    table.play("f5, white pawn", "f7, black pawn");
    let reason = "Illegal move: the pawn on f7 blocks";
    assert!(table.has_text(reason), "{:?}", table.names());
    table.drag("f5, white pawn", "f9, black bishop");
    let reason = "Illegal move: a pawn moves straight up its file";
    assert!(table.has_text(reason), "{:?}", table.names());
    assert_eq!(table.fen(), before);
    assert!(table.has("White to move"));
}

#[test]
fn a_takeback_and_its_redo_restore_the_position() {
    let mut table = Table::new();
    let start = table.fen();
    table.play("f5, white pawn", "f6, empty");
    let after = table.fen();
    assert_ne!(after, start);
    table.press("Take back move");
    assert_eq!(table.fen(), start);
    table.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(table.fen(), after);
}

#[test]
fn keys_and_clicks_look_through_the_game() {
    let mut table = Table::new();
    let start = table.fen();
    table.play("f5, white pawn", "f6, empty").play("e7, black pawn", "e6, empty");
    let end = table.fen();
    table.key(Key::Home);
    assert_eq!(table.fen(), start);
    assert!(table.has("Starting position"));
    table.key(Key::ArrowRight).key(Key::J);
    assert_eq!(table.fen(), end);
    table.key(Key::K);
    assert_ne!(table.fen(), end);
    table.click("1... e6");
    assert_eq!(table.fen(), end);
    table.press("Go to start");
    assert_eq!(table.fen(), start);
    // A button that was clicked does not keep the arrows to itself.
    table.key(Key::ArrowRight);
    assert_ne!(table.fen(), start);
}

#[test]
fn f_turns_the_board_but_not_while_a_name_is_typed() {
    let mut table = Table::new();
    table.key(Key::F);
    assert!(table.harness.state().model().is_flipped());
    table.key(Key::F);
    table.keys(Modifiers::COMMAND, Key::N);
    table.type_into("White: name", "f");
    table.key(Key::F);
    assert!(!table.harness.state().model().is_flipped());
}

#[test]
fn a_pawn_promotes_to_the_chosen_piece() {
    let mut table = Table::new();
    begin_from(&mut table, PROMOTION);
    table.play("e9, white pawn", "e10, empty");
    table.click("Promote to knight");
    assert!(table.has("e10, white knight"), "{}", table.fen());
}

#[test]
fn the_promotion_is_chosen_by_key_and_given_up_by_escape() {
    let mut table = Table::new();
    begin_from(&mut table, PROMOTION);
    table.play("e9, white pawn", "e10, empty");
    table.key(Key::Escape);
    assert!(table.has("e9, white pawn"));
    table.play("e9, white pawn", "e10, empty");
    // A letter that means something else at other times chooses here.
    table.key(Key::N);
    assert!(table.has("e10, white knight"), "{}", table.fen());
}

#[test]
fn the_board_is_played_by_keys_alone() {
    let mut table = Table::new();
    table.harness.get_by_label("Board").focus();
    table.run();
    // From f6 down to the pawn on f5, pick it up, up to f6 again, put it down.
    table.key(Key::ArrowDown).key(Key::Enter).key(Key::ArrowUp).key(Key::Enter);
    assert!(table.has("1. f6"), "{:?}", table.names());
}

#[test]
fn the_computer_answers() {
    let settings = r#"{"animation":"off","setup":{"black":{"player":"1"},"clock":{"kind":"none"}}}"#;
    let mut table = Table::with(settings, vec2(1280.0, 800.0), None);
    table.play("f5, white pawn", "f6, empty");
    table.wait_for("1... ");
    assert!(table.has("Your move") || table.has("You are in check"));
}

#[test]
fn a_pasted_position_opens_the_form_of_a_new_game() {
    let mut table = Table::new();
    table.harness.event(Event::Paste(PROMOTION.to_owned()));
    table.run();
    assert!(table.has("New game"));
    table.press("Start");
    assert!(table.has("e9, white pawn"));
}

/// The button on which a paused game goes on.
fn resume(table: &Table) -> Option<egui_kittest::Node<'_>> {
    let named = table.harness.query_all_by_label_contains("Resume game");
    named.into_iter().find(|node| node.accesskit_node().role() == Role::Button)
}

fn is_paused(table: &Table) -> bool {
    table.shows("Paused")
}

#[test]
fn a_button_at_the_clock_resumes_a_paused_game() {
    for clock in ["fischer", "none"] {
        for size in [vec2(1280.0, 800.0), vec2(900.0, 650.0), vec2(640.0, 480.0), vec2(480.0, 360.0)] {
            let settings = HOTSEAT.replace("\"none\"", &format!("{clock:?}"));
            let mut table = Table::with(&settings, size, None);
            assert!(resume(&table).is_none());
            table.play("f5, white pawn", "f6, empty");
            assert!(resume(&table).is_none());
            table.keys(Modifiers::COMMAND, Key::P);
            assert!(is_paused(&table));
            let button = resume(&table).expect("a button").rect();
            assert!(egui::Rect::from_min_size(egui::Pos2::ZERO, size).contains_rect(button), "{button:?}");
            resume(&table).expect("a button").click();
            table.run();
            assert!(
                !is_paused(&table) && resume(&table).is_none(),
                "{clock} in {size:?}: {:?}",
                table.names()
            );
        }
    }
}

#[test]
fn a_paused_game_shows_the_key_that_resumes_it() {
    for (keys, name) in [("", "Ctrl+P"), (r#""keys":{"pause":["F7"]},"#, "F7")] {
        let mut table =
            Table::with(&HOTSEAT.replacen('{', &format!("{{{keys}"), 1), vec2(1280.0, 800.0), None);
        table.play("f5, white pawn", "f6, empty").keys(Modifiers::COMMAND, Key::P);
        if !is_paused(&table) {
            table.key(Key::F7);
        }
        table.click("e7, black pawn");
        let toast = format!("The game is paused. Resume game ({name})");
        table.harness.step();
        assert!(texts(&table).iter().any(|text| text.text() == toast), "{:?}", table.names());
        // The message itself does what it says.
        table.press(&toast);
        assert!(!is_paused(&table) && table.harness.state().model().toast().is_none());
    }
}

#[test]
fn the_line_for_newcomers_is_hidden_in_a_position_that_was_set_up() {
    let mut table = Table::new();
    assert!(table.has("Read the rules"));
    begin_from(&mut table, PROMOTION);
    assert!(!table.has("Read the rules"), "it is over a position that was set up");
}

#[test]
fn the_actions_of_a_game_stand_beside_a_board_without_a_panel() {
    let mut table = Table::with(HOTSEAT, vec2(640.0, 480.0), None);
    assert!(table.has("Hint") && !table.has("Resign"), "{:?}", table.names());
    table.play("f5, white pawn", "f6, empty");
    table.press("Take back move");
    assert!(table.has("f5, white pawn"));
    table.play("f5, white pawn", "f6, empty");
    table.press("Resign").act("Resign");
    table.wait_until(|table| table.harness.state().model().result().is_some());
    table.press("Previous move");
    assert!(table.has("f5, white pawn"), "{:?}", table.names());
}
