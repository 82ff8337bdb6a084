//! The menus of the bar: at most twelve items in each, on every screen.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::{Key, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::library::{Collection, FileAction, PuzzleChoice};
use heksy::app::model::{EditorAction, LearnAction, Message, PuzzleAction};
use heksy::lessons;

use super::table::{HOTSEAT, Table};

const MENUS: [&str; 6] = ["File", "Game", "Edit", "Study", "View", "Help"];
const MOST: usize = 12;
const STUDIED: &str = "[White \"Anna\"]\n[Black \"Piotr\"]\n\n1. f6 e6 (1... d6 2. g5) 2. g5 e5 1-0";

fn send(table: &mut Table, message: impl Into<Message>) {
    let ctx = table.harness.ctx.clone();
    table.harness.state_mut().send(&ctx, message.into());
    table.run();
}

/// The names of all buttons.
fn buttons(table: &Table) -> Vec<String> {
    let buttons = table.harness.query_all_by(|node| matches!(node.role(), Role::Button | Role::MenuItem));
    buttons.filter_map(|node| node.accesskit_node().label()).collect()
}

/// Opens each menu in turn. Adds the names of their items.
fn look(table: &mut Table, screen: &str, seen: &mut BTreeSet<String>) {
    let before = buttons(table);
    for menu in MENUS {
        // A button of the panel may have the same name.
        let named = table.harness.query_all_by_role_and_label(Role::Button, menu);
        let highest = named.min_by(|one, other| one.rect().top().total_cmp(&other.rect().top()));
        highest.expect("a menu").click();
        table.run();
        let mut items = buttons(table);
        for name in &before {
            if let Some(at) = items.iter().position(|item| item == name) {
                items.remove(at);
            }
        }
        assert!((1..=MOST).contains(&items.len()), "{screen}, {menu}: {} items: {items:?}", items.len());
        seen.extend(items);
        table.key(Key::Escape);
    }
}

fn in_a_game(size: Vec2, seen: &mut BTreeSet<String>) {
    let mut table = Table::with(r#"{"animation":"off","welcomed":true}"#, size, None);
    look(&mut table, "before the first move", seen);
    let mut table = Table::with(HOTSEAT, size, None);
    table.click_cell("f5").click_cell("f6");
    look(&mut table, "a game of two people", seen);
    send(&mut table, heksy::app::game::GameAction::OfferDraw);
    look(&mut table, "a draw is offered", seen);
    table.key(Key::N);
    send(&mut table, heksy::app::game::GameAction::Resign);
    table.act("Resign");
    table.wait_until(|table| table.harness.state().model().result().is_some());
    table.key(Key::Escape);
    look(&mut table, "a game that is over", seen);
    send(&mut table, EditorAction::Open);
    look(&mut table, "the editor", seen);
    send(&mut table, EditorAction::Close);
    send(&mut table, LearnAction::Open);
    look(&mut table, "the lessons", seen);
    send(&mut table, LearnAction::Begin(lessons::Way::Whole, 0));
    look(&mut table, "a level", seen);
    send(&mut table, LearnAction::Close);
    send(&mut table, PuzzleAction::Open);
    look(&mut table, "the puzzles", seen);
    send(&mut table, PuzzleAction::Begin(PuzzleChoice::Daily));
    look(&mut table, "a puzzle", seen);
    send(&mut table, PuzzleAction::Close);
    send(&mut table, FileAction::OpenRecorded(Collection::Tournaments, None));
    table.wait_until(|table| table.harness.state().model().library().is_some());
    look(&mut table, "a list of games", seen);
}

#[test]
fn no_menu_has_more_than_twelve_items_on_any_screen() {
    let mut seen = BTreeSet::new();
    for size in [vec2(1280.0, 800.0), vec2(480.0, 900.0)] {
        in_a_game(size, &mut seen);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.pgn");
        std::fs::write(&path, format!("{STUDIED}\n\n{STUDIED}")).expect("a file");
        let mut table = Table::with(HOTSEAT, size, Some(&path));
        table.wait_for("Study this game");
        table.key(Key::Enter);
        table.wait_until(|table| table.harness.state().model().study().is_some());
        table.key(Key::ArrowRight);
        look(&mut table, "a study of a game of a file", &mut seen);
        let mut table = Table::with(HOTSEAT, size, None);
        send(&mut table, Message::NewGame(lessons::Game::Three));
        table.press("Start");
        look(&mut table, "a game of three", &mut seen);
    }
    for item in
        ["Paste position or game", "Export", "Lessons", "Your games", "Computer", "Marks", "Next game"]
    {
        assert!(seen.contains(item), "{item} in {seen:?}");
    }
}

#[test]
fn copies_and_exports_are_found_where_people_look() {
    let mut table = Table::new();
    table.press("Edit");
    assert!(table.has("Copy position (FEN)") && table.has("Paste position or game"), "{:?}", table.names());
    table.key(Key::Escape);
    table.press("File").press("Export");
    assert!(table.has("Save picture…") && table.has("Export scoresheet…"), "{:?}", table.names());
}

#[test]
fn escape_closes_a_menu_and_not_the_list_of_games_below_it() {
    let mut table = Table::new();
    table.click("Games").wait_for("No games yet");
    table.press("View").key(Key::Escape);
    assert!(table.has("No games yet") && !table.has("Zoom in"), "{:?}", table.names());
    table.key(Key::Escape);
    assert!(!table.has("No games yet"), "{:?}", table.names());
}
