//! Nothing lies outside the window or upon something else, in any size of window and of letters.
//!
//! Twice as large letters are a window half as large: only points count.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::model::{LearnAction, Message, PuzzleAction};

use super::languages::send;
use super::table::{HOTSEAT, Table};

/// Windows in pixels, from the smallest that is usual to 4K.
const WINDOWS: [Vec2; 5] =
    [vec2(640.0, 480.0), vec2(900.0, 650.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0), vec2(3840.0, 2160.0)];
/// Sizes of letters.
const SCALES: [f32; 4] = [0.75, 1.0, 1.5, 2.0];

/// All windows in points.
fn sizes() -> impl Iterator<Item = Vec2> {
    WINDOWS.into_iter().flat_map(|window| SCALES.map(|scale| (window / scale).floor()))
}

/// Everything with a name, and its place.
fn named(table: &Table) -> Vec<(Role, String, Rect)> {
    let nodes = table.harness.query_all_by(|node| node.raw_bounds().is_some());
    nodes
        .filter_map(|node| {
            let label = node.accesskit_node().label().or(node.accesskit_node().value())?;
            (node.rect().area() > 0.0).then(|| (node.accesskit_node().role(), label, node.rect()))
        })
        .collect()
}

fn assert_inside(table: &Table, size: Vec2, what: &str) {
    let window = Rect::from_min_size(Pos2::ZERO, size).expand(1.0);
    for (role, label, rect) in named(table) {
        assert!(window.contains_rect(rect), "{what} at {size:?}: {role:?} {label:?} at {rect:?}");
    }
}

/// Nothing is wider than its window; in height the window scrolls.
fn assert_in_width(table: &Table, size: Vec2, what: &str) {
    for (role, label, rect) in named(table) {
        let is_in_width = rect.left() >= -1.0 && rect.right() <= size.x + 1.0;
        assert!(is_in_width, "{what} at {size:?}: {role:?} {label:?} at {rect:?}");
    }
}

/// Nothing that can be clicked lies upon anything else that can; cells of the board are round.
fn assert_apart(table: &Table, size: Vec2, what: &str) {
    let is_cell =
        |label: &str| label.contains(", ") && label.split(',').next().is_some_and(|name| name.len() <= 3);
    let mut buttons = named(table);
    let is_button = |role| matches!(role, Role::Button | Role::RadioButton | Role::MenuItem);
    buttons.retain(|(role, label, _)| is_button(*role) && !is_cell(label));
    for (index, (_, first, a)) in buttons.iter().enumerate() {
        for (_, second, b) in &buttons[index + 1..] {
            let both = a.intersect(*b);
            let is_apart = both.width() < 1.0 || both.height() < 1.0;
            assert!(is_apart, "{what} at {size:?}: {first:?} at {a:?} and {second:?} at {b:?}");
        }
    }
}

#[test]
fn every_screen_fits_into_every_window() {
    for size in sizes() {
        let mut table = Table::with(HOTSEAT, size, None);
        table.play("f5, white pawn", "f6, empty").play("e7, black pawn", "e6, empty");
        let look = |table: &Table, what: &str| {
            assert_inside(table, size, what);
            assert_apart(table, size, what);
        };
        look(&table, "play");
        table.keys(Modifiers::COMMAND, Key::E);
        assert_in_width(&table, size, "the editor");
        table.keys(Modifiers::COMMAND, Key::E);
        send(&mut table, Message::Learn(LearnAction::Open));
        assert_in_width(&table, size, "the lessons");
        act(&mut table, "I am new to chess");
        look(&table, "a level");
        send(&mut table, Message::Learn(LearnAction::Close));
        send(&mut table, Message::Puzzles(PuzzleAction::Open));
        assert_in_width(&table, size, "the puzzles");
        // Always the same puzzle.
        fastrand::seed(7);
        act(&mut table, "Solve puzzles");
        look(&table, "a puzzle");
        send(&mut table, Message::Puzzles(PuzzleAction::Close));
        assert!(table.has("Black to move") || table.has("White to move"), "{:?}", table.names());
        if !table.has("Hint") {
            table.key(Key::F9);
            look(&table, "play with the panel");
        }
    }
}

#[test]
fn no_dialog_is_wider_than_its_window() {
    for size in sizes() {
        let window = Rect::from_min_size(Pos2::ZERO, size).expand(1.0);
        let mut table = Table::with(HOTSEAT, size, None);
        table.play("f5, white pawn", "f6, empty");
        for (menu, item, way_out) in [
            ("Game", "New game…", "Cancel"),
            ("View", "Settings…", "Done"),
            ("View", "Manage engines…", "Close"),
            ("Help", "Rules", "Close"),
            ("Help", "Keyboard shortcuts", "Close"),
            ("Help", "Playing with a screen reader", "Close"),
            ("Help", "About Heksy", "Close"),
        ] {
            if !table.has(item) {
                act(&mut table, menu);
            }
            act(&mut table, item);
            let button = table.harness.get_by_label(way_out).rect();
            assert!(window.contains_rect(button), "{item} at {size:?}: {way_out} at {button:?}");
            assert_in_width(&table, size, item);
            act(&mut table, way_out);
        }
    }
}

/// Chooses what may have to be scrolled to.
fn act(table: &mut Table, name: &str) {
    table.act(name);
}
