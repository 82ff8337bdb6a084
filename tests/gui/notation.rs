//! Moves and coordinates as large as the player likes.

use egui::vec2;
use egui_kittest::kittest::Queryable;

use super::table::{HOTSEAT, Table};

fn with_notation(percent: u16) -> Table {
    let settings = HOTSEAT.replacen('{', &format!("{{\"notation\":{percent},"), 1);
    let mut table = Table::with(&settings, vec2(1280.0, 800.0), None);
    table.play("f5, white pawn", "f6, empty").play("e7, black pawn", "e6, empty");
    table
}

#[test]
fn the_list_grows_with_the_setting_and_the_rest_does_not() {
    let [usual, large] = [100, 200].map(with_notation);
    let rect = |table: &Table, name: &str| table.harness.get_by_label(name).rect();
    let (before, after) = (rect(&usual, "1... e6"), rect(&large, "1... e6"));
    assert!(after.height() > 1.9 * before.height(), "{before:?} {after:?}");
    assert!(after.right() <= 1280.0, "{after:?}");
    assert_eq!(rect(&usual, "f6, white pawn"), rect(&large, "f6, white pawn"));
    assert_eq!(rect(&usual, "Game"), rect(&large, "Game"));
}

#[test]
fn a_new_notation_size_applies_at_once() {
    let mut table = with_notation(100);
    let before = table.harness.get_by_label("1. f6").rect().height();
    table.menu("View", "Settings…").settings_page("Appearance").click("Notation size: 150%").press("Done");
    let after = table.harness.get_by_label("1. f6").rect().height();
    assert!(after > 1.4 * before, "{before} {after}");
}
