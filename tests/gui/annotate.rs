//! Saying something about a game in the window: glyphs, comments, arrows, the header.

use std::fs;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::game::ReplayAction;
use heksy::app::model::Message;
use heksy::game::{Shape, ShapeColor};
use heksy::sides::Points;

use super::table::{HOTSEAT, Table};

const GAME: &str = "[White \"Anna\"]\n[Black \"Piotr\"]\n\n1. f6 {the plan} e6 (1... d6 2. g5) 2. g5 e5 1-0";

/// A study after its first move, in a window of this size.
fn open(size: Vec2) -> Table {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pgn");
    fs::write(&file, GAME).expect("a file");
    fs::write(folder.path().join("settings.json"), HOTSEAT).expect("settings");
    let mut table = Table::in_folder(folder, size, Some(&file));
    table.wait_until(|table| table.harness.state().model().study().is_some());
    send(&mut table, Message::Replay(ReplayAction::Next));
    table
}

fn send(table: &mut Table, message: Message) {
    let ctx = table.harness.ctx.clone();
    table.harness.state_mut().send(&ctx, message);
    table.run();
}

fn write(table: &mut Table, text: &str) {
    table.harness.event(Event::Text(text.to_owned()));
    table.run();
}

/// The comments behind the first move.
fn comments(table: &Table) -> Vec<String> {
    let model = table.harness.state().model();
    let tree = &model.document().unwrap().record().tree;
    tree.notes(tree.mainline().next().expect("a move")).map_or_else(Vec::new, |notes| notes.after.clone())
}

/// Whether a comment is being typed, in a field that has the keyboard.
fn is_typing(table: &Table) -> bool {
    let mut fields = table.harness.query_all_by_role(Role::MultilineTextInput);
    let is_open = table.harness.state().model().document().unwrap().draft().is_some();
    let has_focus = fields.next().is_some_and(|field| field.is_focused());
    assert_eq!(is_open, has_focus, "the field is there as long as something is typed");
    is_open
}

#[test]
fn keys_mark_the_move_and_the_menu_knows_them() {
    let mut table = open(vec2(1280.0, 800.0));
    table.key(Key::Num1);
    assert!(table.has("1. f6!"));
    table.key(Key::Num4);
    assert!(table.has("1. f6??") && !table.has("1. f6!"));
    table.press("Edit").press("Marks").press("Position").press("±   White is better");
    assert!(table.has("1. f6?? ±"));
    table.key(Key::Num4);
    table.keys(Modifiers::COMMAND, Key::Z);
    table.keys(Modifiers::COMMAND, Key::Z);
    assert!(table.has("1. f6??"));
}

#[test]
fn enter_and_clicking_away_accept_a_comment_and_escape_leaves_it() {
    let mut table = open(vec2(1280.0, 800.0));
    table.key(Key::D);
    assert!(is_typing(&table));
    write(&mut table, ", not 1");
    table.key(Key::Num1);
    assert!(table.has("1. f6"), "who types a figure means it");
    table.key(Key::Enter);
    assert!(!is_typing(&table));
    assert_eq!(comments(&table), ["the plan, not 1"]);

    table.key(Key::D);
    write(&mut table, " of White");
    table.key(Key::Escape);
    assert!(!is_typing(&table));
    assert_eq!(comments(&table), ["the plan, not 1"]);

    table.key(Key::D);
    write(&mut table, " of White");
    table.click("2... e5");
    assert!(!is_typing(&table));
    assert_eq!(comments(&table), ["the plan, not 1 of White"]);

    table.click("1. f6").key(Key::D);
    write(&mut table, ".");
    table.keys(Modifiers::SHIFT, Key::Enter);
    write(&mut table, "More");
    table.keys(Modifiers::COMMAND, Key::Enter);
    assert_eq!(comments(&table), ["the plan, not 1 of White.", "More"]);
}

#[test]
fn the_second_button_draws() {
    let mut table = open(vec2(1280.0, 800.0));
    let shapes = |table: &Table| table.harness.state().model().board_view().shapes;
    let [f5, f9] = ["f5", "f9"].map(|name| name.parse().expect("a cell"));
    table.draw("f5, empty", "f9, black bishop", Modifiers::NONE);
    let green = Shape { color: ShapeColor::Green, from: f5, to: Some(f9) };
    assert_eq!(shapes(&table), [green]);
    table.draw("f9, black bishop", "f9, black bishop", Modifiers::SHIFT);
    let red = Shape { color: ShapeColor::Red, from: f9, to: None };
    assert_eq!(shapes(&table), [red, green]);
    table.draw("f5, empty", "f9, black bishop", Modifiers::NONE);
    assert_eq!(shapes(&table), [red]);
    table.keys(Modifiers::COMMAND, Key::L);
    assert_eq!(shapes(&table), []);
}

#[test]
fn a_study_names_its_players_and_a_click_edits_the_details() {
    const GAMES: &str = "[Event \"Open\"]\n[Round \"3\"]\n[White \"Anna\"]\n[Black \"Piotr\"]\n\n1. f6 e6 1-0\n\n\
        [White \"Ewa\"]\n[Black \"Jan\"]\n\n1. g5 *\n";
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pgn");
    std::fs::write(&path, GAMES).expect("a file");
    let mut table = Table::with(HOTSEAT, vec2(900.0, 650.0), Some(&path));
    table.wait_for("Study this game");
    table.press("Study this game");
    table.wait_for("1. f6");
    assert!(
        table.has("Edit game details…: Anna – Piotr 1-0 Open · Round: 3 · Gliński 1 of 2"),
        "{:?}",
        table.names()
    );
    table.press("Next game");
    table.wait_for("1. g5");
    table.press("Edit game details…: Ewa – Jan Gliński 2 of 2");
    assert!(table.has("Game details"));
}

#[test]
fn the_header_form_explains_wrong_values() {
    let mut table = open(vec2(1280.0, 800.0));
    table.menu("Edit", "Edit game details…");
    table.type_into("Date", "soon");
    assert!(table.has_text("is not a valid date"));
    let is_grey = |table: &Table| {
        let accept = table.harness.get_by_role_and_label(Role::Button, "Done");
        accept.accesskit_node().is_disabled()
    };
    assert!(is_grey(&table));
    for _ in 0.."soon".len() {
        table.key(Key::Backspace);
    }
    table.type_into("Date", "1999.??.??").type_into("Event", "Friendly").press("Add tag");
    table.type_into("Name of tag 1", "Annotator").type_into("Value of tag 1", "Zofia");
    assert!(!is_grey(&table));
    table.choose("Result", "½-½").press("Done");
    let record = table.harness.state().model().document().unwrap().record();
    let tag = |name| record.tags.get(name);
    assert_eq!(
        [tag("Date"), tag("Event"), tag("Annotator")],
        [Some("1999.??.??"), Some("Friendly"), Some("Zofia")]
    );
    assert_eq!(record.result.map(|outcome| outcome.points), Some(Points::DRAW));
}

#[test]
fn field_and_form_are_inside_every_window() {
    for size in [vec2(1280.0, 800.0), vec2(900.0, 650.0), vec2(640.0, 480.0)] {
        let mut table = open(size);
        let window = Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.5);
        let all_inside = |table: &Table| {
            for node in
                table.harness.query_all_by(|node| node.label().is_some() && node.raw_bounds().is_some())
            {
                let label = node.accesskit_node().label().unwrap_or_default();
                assert!(window.contains_rect(node.rect()), "{label:?} at {:?} in {size:?}", node.rect());
            }
        };
        if size.x >= 760.0 {
            table.key(Key::D);
            write(&mut table, &" and so on".repeat(30));
            assert!(is_typing(&table));
            all_inside(&table);
            table.key(Key::Enter);
        }
        table.menu("Edit", "Edit game details…");
        all_inside(&table);
    }
}
