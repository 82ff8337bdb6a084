//! Setting up a position with the mouse and the keyboard.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Pos2, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::model::Editor;

use super::table::{HOTSEAT, Table};

const KINGS: &str = "1/2k/5/7/9/11/11/11/11/11/5K5 w - 0 1";

fn editing() -> Table {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::E);
    table
}

fn editor(table: &Table) -> &Editor {
    table.harness.state().model().editor().expect("a position is being set up")
}

fn set_up(table: &Table) -> String {
    editor(table).setup().to_string()
}

/// Types in place of what stands in the field of the FEN.
fn type_fen(table: &mut Table, fen: &str) {
    table.harness.get_by_role_and_label(Role::TextInput, "FEN").focus();
    table.run();
    table.keys(Modifiers::COMMAND, Key::A);
    table.harness.event(Event::Text(fen.to_owned()));
    table.run();
}

#[test]
fn pieces_are_chosen_and_put() {
    let mut table = editing();
    table.press("Clear board");
    table.click("White king").click("f1, empty");
    assert!(
        table.has("Black has no king; each side needs one.") && !table.has("A possible position."),
        "{:?}",
        table.names()
    );
    table.click("Black king").click("g10, empty");
    assert_eq!(set_up(&table), KINGS);
    assert!(table.has_text("The game is over in this position."), "{:?}", table.names());
    table.click("White rook").click("a1, empty");
    assert!(table.has("A possible position."), "{:?}", table.names());
    table.press("Undo").press("Undo");
    assert!(table.has("g10, empty"));
}

#[test]
fn the_position_is_mirrored_rotated_and_evaluated_by_buttons() {
    let mut table = editing();
    type_fen(&mut table, "1/2k/5/7/9/11/11/11/11/3Q7/5K5 w - 0 1");
    table.reach("Mirror");
    assert_eq!(set_up(&table), "1/k2/5/7/9/11/11/11/11/7Q3/5K5 w - 0 1");
    table.reach("Rotate 60°");
    assert_ne!(set_up(&table), "1/k2/5/7/9/11/11/11/11/7Q3/5K5 w - 0 1");
    table.press("More").press("Evaluation");
    assert!(editor(&table).is_evaluating());
    table.press("Starting position").press("More").press("Evaluation");
    assert!(!editor(&table).is_evaluating());
}

#[test]
fn the_words_about_the_second_number_stand_beside_it() {
    for size in [vec2(1280.0, 800.0), vec2(900.0, 650.0)] {
        let mut table = Table::with(HOTSEAT, size, None);
        table.keys(Modifiers::COMMAND, Key::E);
        let place = |role| {
            let since = "half-moves since a capture or pawn move";
            table.harness.get_by_role_and_label(role, since).rect()
        };
        let (number, words) = (place(Role::SpinButton), place(Role::Label));
        assert!(words.left() > number.right() && words.y_range().contains(number.center().y), "{words:?}");
    }
}

#[test]
fn pieces_are_dragged_onto_the_board_and_off_it() {
    let mut table = editing();
    type_fen(&mut table, KINGS);
    table.drag("White queen", "f5, empty");
    assert!(table.has("f5, white queen"), "{:?}", table.names());
    table.drag("f5, white queen", "f4, empty");
    assert!(table.has("f4, white queen"), "{:?}", table.names());
    table.drag("f4, white queen", "Black queen");
    assert_eq!(set_up(&table), KINGS);
}

#[test]
fn the_second_button_takes_a_piece() {
    let mut table = editing();
    let place = table.harness.get_by_label("f5, white pawn").rect().center();
    for pressed in [true, false] {
        table.harness.event(Event::PointerMoved(place));
        table.harness.event(Event::PointerButton {
            pos: place,
            button: egui::PointerButton::Secondary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        table.run();
    }
    assert!(table.has("f5, empty"));
}

#[test]
fn letters_put_pieces_at_the_cursor() {
    let mut table = editing();
    table.harness.get_by_label("f5, white pawn").focus();
    table.run();
    table.harness.event(Event::Text("q".to_owned()));
    table.run();
    assert!(table.has("f5, black queen"), "{:?}", table.names());
    table.key(Key::Delete);
    assert!(table.has("f5, empty"));
}

#[test]
fn the_text_is_in_step_with_the_board() {
    let mut table = editing();
    type_fen(&mut table, KINGS);
    assert!(
        table.has("g10, black king") && table.has_text("Draw – Insufficient material"),
        "{:?}",
        table.names()
    );
    type_fen(&mut table, "1/2x");
    assert!(table.has_text("Could not read the position: "), "{:?}", table.names());
    assert_eq!(set_up(&table), KINGS);
}

#[test]
fn escape_and_the_menu_lead_back_to_the_game() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    let fen = table.fen();
    table.menu("Study", "Set up position");
    table.press("Clear board").key(Key::Escape);
    assert!(table.has("f6, white pawn") && table.has("Black to move"), "{:?}", table.names());
    table.keys(Modifiers::COMMAND, Key::E);
    table.press("Back to game");
    assert_eq!((table.fen(), table.has("f6, white pawn")), (fen, true));
}

#[test]
fn a_set_up_position_is_played_from() {
    let mut table = editing();
    table.press("Clear board");
    assert!(table.harness.get_by_label("Play from here…").accesskit_node().is_disabled());
    type_fen(&mut table, "1/2k/5/7/9/11/11/11/11/11/4RK5 w - 0 1");
    table.press("Play from here…").press("Start");
    assert_eq!(table.fen(), "1/2k/5/7/9/11/11/11/11/11/4RK5 w - 0 1");
    assert!(table.has("White to move"));
}

#[test]
fn the_palette_stays_inside_and_off_the_board() {
    for size in [vec2(1280.0, 800.0), vec2(900.0, 650.0), vec2(640.0, 480.0), vec2(480.0, 360.0)] {
        let mut table = Table::with(HOTSEAT, size, None);
        table.keys(Modifiers::COMMAND, Key::E);
        let window = Rect::from_min_size(Pos2::ZERO, size);
        let buttons: Vec<Rect> =
            table.harness.query_all_by_role(Role::RadioButton).map(|node| node.rect()).collect();
        assert!(buttons.len() >= 14, "{size:?}: {}", buttons.len());
        assert!(buttons.iter().all(|rect| window.contains_rect(*rect)), "{size:?}: {buttons:?}");
        let cells = table.harness.query_all_by(|node| node.label().is_some_and(|name| name.contains(", ")));
        let centers: Vec<Pos2> = cells.map(|cell| cell.rect().center()).collect();
        assert!(centers.len() >= 91, "{size:?}: {}", centers.len());
        let covers = |rect: &Rect| centers.iter().any(|center| rect.contains(*center));
        assert!(!buttons.iter().any(covers), "{size:?}: {buttons:?}");
    }
}
