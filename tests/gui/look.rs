//! Nothing is cut off in any size of window.

use egui::accesskit::Role;
use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::library::PathPurpose;

use super::table::{HOTSEAT, Table};

const SIZES: [Vec2; 5] =
    [vec2(1920.0, 1080.0), vec2(1280.0, 800.0), vec2(900.0, 650.0), vec2(640.0, 480.0), vec2(480.0, 360.0)];

/// Everything that has a name lies within the window.
fn assert_inside(table: &Table, size: Vec2, what: &str) {
    let window = Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.5);
    for node in table.harness.query_all_by(|node| node.label().is_some() && node.raw_bounds().is_some()) {
        let label = node.accesskit_node().label().unwrap_or_default();
        let rect = node.rect();
        assert!(window.contains_rect(rect), "{what} at {size:?}: {label:?} at {rect:?}");
    }
}

#[test]
fn everything_shown_is_inside_the_window() {
    for size in SIZES {
        let mut table = Table::with(HOTSEAT, size, None);
        table.play("f5, white pawn", "f6, empty");
        assert_inside(&table, size, "the board");
    }
}

/// On a large screen the names stand beside the board, and the panel is wider.
#[test]
fn corners_stay_at_the_board_on_a_large_screen() {
    let size = vec2(2560.0, 1440.0);
    let table = Table::with(HOTSEAT, size, None);
    let board = table.harness.get_by_label("l6, empty").rect();
    let names = table.harness.query_all_by_label("Black");
    let left = names.map(|name| name.rect().left()).fold(f32::INFINITY, f32::min);
    assert!((board.right() - left).abs() < 250.0, "{left} {board:?}");
    let panel = table.harness.get_by_label("Hint").rect().left();
    assert!(panel > size.x - 400.0, "the panel of a game is as wide as its moves need: {panel}");
}

#[test]
fn dialogs_stay_inside_small_windows() {
    for size in SIZES {
        for (menu, item) in [("Game", "New game…"), ("View", "Settings…"), ("Help", "About Heksy")] {
            let mut table = Table::with(HOTSEAT, size, None);
            table.menu(menu, item);
            let close = ["Cancel", "Close", "Done"].into_iter().find(|name| table.has(name));
            let button = table.harness.get_by_label(close.expect("a way out"));
            let window = Rect::from_min_size(egui::Pos2::ZERO, size);
            assert!(window.contains_rect(button.rect()), "{item} at {size:?}");
        }
    }
}

/// A menu that does not fit scrolls.
#[test]
fn menus_stay_inside_the_window() {
    for size in SIZES.into_iter().chain([vec2(640.0, 300.0)]) {
        let window = Rect::from_min_size(egui::Pos2::ZERO, size);
        for (menu, first) in
            [("File", "Open…"), ("Game", "New game…"), ("Edit", "Redo"), ("Study", "Set up position")]
        {
            let mut table = Table::with(HOTSEAT, size, None);
            table.press(menu);
            let bar = table.harness.get_by_label(menu).rect();
            let items = table.harness.get_all_by_role_and_label(Role::MenuItem, first);
            let item = items.last().expect("an item").rect();
            assert!(
                window.contains_rect(item) && item.top() >= bar.bottom() - 1.0,
                "{menu} at {size:?}: {item:?}"
            );
        }
    }
}

#[test]
fn the_button_and_the_dialog_that_continue_a_game_are_whole() {
    const GAME: &str =
        "[White \"Anna\"]\n[TimeControl \"5400+30\"]\n\n1. f6 {[%clk 1:29:50]} e6 {[%clk 1:12:40]} *";
    for size in [vec2(1280.0, 800.0), vec2(900.0, 650.0)] {
        let mut table = Table::with(HOTSEAT, size, None);
        let file = table.folder.path().join("game.pgn");
        std::fs::write(&file, GAME).expect("a file");
        table.ask_path(PathPurpose::Open);
        table.type_into("File path", &file.display().to_string());
        table.key(egui::Key::Enter);
        table.wait_for("1... e6");
        assert_inside(&table, size, "the button");
        table.press("Continue game…");
        assert_inside(&table, size, "the dialog");
        assert!(table.has("90 min + 30 s per move, White 1:29:50, Black 1:12:40"), "{:?}", table.names());
    }
}

/// A dialog that grew from picture to picture would escape the pointer.
#[test]
fn dialogs_do_not_move_once_they_are_shown() {
    let size = vec2(1280.0, 800.0);
    for (menu, item) in [
        ("Game", "New game…"),
        ("View", "Settings…"),
        ("Help", "Rules"),
        ("Help", "Keyboard shortcuts"),
        ("", "the field for a path"),
    ] {
        let mut table = Table::with(HOTSEAT, size, None);
        if menu.is_empty() {
            table.ask_path(PathPurpose::Open);
        } else {
            table.menu(menu, item);
        }
        let way_out =
            ["Cancel", "Close", "Done"].into_iter().find(|name| table.has(name)).expect("a way out");
        let before = table.harness.get_by_label(way_out).rect();
        table.harness.run_steps(3);
        assert_eq!(table.harness.get_by_label(way_out).rect(), before, "{item}");
    }
}

#[test]
fn a_long_name_is_cut_before_the_board() {
    let name = "Maximiliane-Wilhelmine von und zu Hohenzollern-Sigmaringen";
    let settings = HOTSEAT.replace(r#""name":"""#, &format!(r#""name":"{name}""#));
    let size = vec2(900.0, 650.0);
    let table = Table::with(&settings, size, None);
    let board = table.harness.get_by_label("f11, black bishop");
    let panel = table.harness.get_by_label("Hint").rect().left();
    // The name stands in the panel as well.
    let mut labels = table.harness.query_all_by_label(name).map(|label| label.rect());
    let label = labels.find(|label| label.left() < panel - 12.0).expect("the name beside the board");
    assert!(label.left() > board.rect().right() && label.right() < panel, "{label:?} {:?}", board.rect());
}

#[test]
fn the_buttons_below_the_moves_stand_in_equal_columns() {
    let mut table = Table::with(HOTSEAT, vec2(1280.0, 800.0), None);
    table.play("f5, white pawn", "f6, empty");
    let side = |name: &str| {
        let mut found = table.harness.query_all_by_label_contains(name).map(|node| node.rect());
        let rect = found.find(|rect| rect.top() > 600.0).unwrap_or_else(|| panic!("no button {name}"));
        (rect.left().round(), rect.right().round())
    };
    assert_eq!(side("Take back"), side("Offer draw"), "the left column");
    assert_eq!(side("Hint"), side("Resign"), "the right column");
}
