//! Live analysis in a study, in the window.

use std::fs;
use std::path::Path;

use egui::accesskit::Role;
use egui::{Key, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::game::ReplayAction;
use heksy::app::model::Message;

use super::painted::{Painted, faults, texts};
use super::table::{HOTSEAT, Table};

const GAME: &str = "[White \"Anna\"]\n[Black \"Piotr\"]\n\n1. f6 {[%eval 0.35,18]} e6 2. g5 e5 1-0";

/// A study at the start of a game, in a window of this size.
fn open(size: Vec2) -> Table {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pgn");
    fs::write(&file, GAME).expect("a file");
    let settings = HOTSEAT.replacen('{', r#"{"threads":1,"hash-mb":16,"#, 1);
    fs::write(folder.path().join("settings.json"), settings).expect("settings");
    let mut table = Table::in_folder(folder, size, Some(&file));
    table.wait_until(|table| table.harness.state().model().study().is_some());
    send(&mut table, Message::Replay(ReplayAction::First));
    table
}

fn send(table: &mut Table, message: Message) {
    let ctx = table.harness.ctx.clone();
    table.harness.state_mut().send(&ctx, message);
    table.run();
}

fn lines(table: &Table) -> usize {
    table.harness.query_all_by_label_contains("Add line").count()
}

#[test]
fn lines_bar_and_keys_work_in_the_window() {
    let mut table = open(vec2(1280.0, 800.0));
    assert!(table.has("Analysis is off") && !table.has_text("Evaluation"));
    table.key(Key::L);
    table.wait_until(|table| lines(table) >= 3 && table.has_text("nodes/s"));
    assert!(table.has_text("Evaluation: ") && table.has("Stop analysis"));
    // A row stays where it is whatever comes.
    let top = |table: &Table| {
        let first = table
            .harness
            .query_all_by_label_contains("Add line 3 as a variation, up to")
            .next()
            .expect("a row");
        first.rect().top()
    };
    let before = top(&table);
    table.harness.run_steps(5);
    assert_eq!(top(&table), before);
    // Space plays the best move, which may be that of the game.
    table.key(Key::Space);
    assert_eq!(table.harness.state().model().document().unwrap().current().ply, 1);
    assert!(!table.harness.state().model().is_autoplaying());
    table.key(Key::L);
    assert!(lines(&table) == 0 && table.has("Start analysis"));
    send(&mut table, Message::Replay(ReplayAction::First));
    table.key(Key::Space);
    assert!(table.harness.state().model().is_autoplaying());
}

/// Whether the move that is shown stands in the list of moves, between the lines above it and the buttons below it.
fn shows_current(table: &Table) -> bool {
    let bounds = |name: &str| table.harness.get_by_label(name).rect();
    let room = bounds("Stop analysis").bottom()..=bounds("Previous move").top();
    let mut selected =
        table.harness.query_all_by(|node| node.toggled() == Some(egui::accesskit::Toggled::True));
    selected.any(|node| room.contains(&node.rect().top()) && room.contains(&node.rect().bottom()))
}

#[test]
fn a_stored_evaluation_has_a_bar() {
    let mut table = open(vec2(1280.0, 800.0));
    send(&mut table, Message::Replay(ReplayAction::Next));
    assert!(table.has("Evaluation: +0.35") && table.has("+0.35") && table.has("depth 18"));
    send(&mut table, Message::Replay(ReplayAction::Next));
    assert!(!table.has_text("Evaluation"));
}

#[test]
fn a_click_on_a_move_of_a_line_adds_it() {
    let mut table = open(vec2(1280.0, 800.0));
    table.key(Key::L);
    table.wait_until(|table| lines(table) >= 3);
    let moves = |table: &Table| {
        let tree = &table.harness.state().model().document().unwrap().record().tree;
        tree.children(heksy::game::NodeId::ROOT).len()
    };
    // Of three first moves at least two are not that of the game.
    for line in 1..=3 {
        send(&mut table, Message::Replay(ReplayAction::First));
        let name = format!("Add line {line} as a variation, up to 1. ");
        table.wait_for(&name);
        table.harness.query_all_by_label_contains(&name).next().expect("a move").click();
        table.run();
        assert_eq!(table.harness.state().model().document().unwrap().current().ply, 1);
    }
    assert!(moves(&table) >= 2, "{}", moves(&table));
}

#[test]
fn the_analysis_is_inside_the_window() {
    for size in
        [vec2(1280.0, 800.0), vec2(900.0, 650.0), vec2(640.0, 480.0), vec2(480.0, 360.0), vec2(500.0, 900.0)]
    {
        let mut table = open(size);
        table.key(Key::L);
        table.wait_until(|table| table.has_text("Evaluation: +") || table.has_text("Evaluation: -"));
        let window = Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.5);
        for node in table.harness.query_all_by(|node| node.label().is_some() && node.raw_bounds().is_some()) {
            let label = node.accesskit_node().label().unwrap_or_default();
            assert!(window.contains_rect(node.rect()), "{label:?} at {:?} in {size:?}", node.rect());
        }
        let bar = table.harness.query_all_by_label_contains("Evaluation: ").next().expect("the bar").rect();
        let board = table.harness.get_by_label("a6, empty").rect();
        assert!(bar.right() < board.left() + 1.0, "{bar:?} {board:?} in {size:?}");
        table.key(Key::F9);
        let painted = texts(&table);
        let letters = painted.iter().filter(|text| text.text().len() == 1);
        let letters: Vec<Rect> =
            letters.map(Painted::seen).filter(|letter| letter.left() < board.right()).collect();
        let scores =
            painted.iter().filter(|text| text.text().starts_with(['+', '-']) && text.seen().right() < 100.0);
        for score in scores {
            let is_clear = letters.iter().all(|letter| !letter.intersects(score.seen().expand(2.0)));
            assert!(is_clear, "{:?} in {size:?}: {letters:?}", score.seen());
        }
    }
}

#[test]
fn the_list_shows_the_current_move_while_lines_come_in() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games");
    for (size, ply) in [(vec2(900.0, 650.0), 40), (vec2(1280.0, 800.0), 80), (vec2(640.0, 480.0), 60)] {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = HOTSEAT.replacen('{', r#"{"threads":1,"hash-mb":16,"#, 1);
        fs::write(folder.path().join("settings.json"), settings).expect("settings");
        let file = games.join("schenkerik-hexodus.pgn");
        let mut table = Table::in_folder(folder, size, Some(&file));
        table.wait_until(|table| table.harness.state().model().study().is_some());
        let node = table.harness.state().model().document().unwrap().record().tree.mainline().nth(ply - 1);
        send(&mut table, Message::Replay(ReplayAction::To(node.expect("a long game"))));
        table.key(Key::L);
        // The key opens the panel where it was closed.
        table.wait_until(|table| lines(table) > 0);
        for _ in 0..10 {
            assert!(shows_current(&table), "in {size:?}");
            table.harness.step();
        }
    }
}

#[test]
fn a_key_shows_the_threat_and_a_click_changes_the_number_of_lines() {
    let mut table = open(vec2(1280.0, 800.0));
    table.key(Key::L);
    table.wait_until(|table| lines(table) >= 3);
    table.key(Key::X);
    table.wait_until(|table| table.harness.state().model().board_view().arrows.len() > 3);
    assert!(table.has("Hide threat"));
    table.key(Key::X);
    assert!(table.has("Show threat"));
    table.click("Engine: Heksy").click("Fewer lines").click("Fewer lines");
    assert_eq!(table.harness.state().model().settings().shown_lines(), 1);
    table.wait_until(|table| lines(table) >= 1);
}

/// The windows in points: usual sizes, and 1280x800 at 150 %.
const PANELS: [Vec2; 4] = [vec2(1280.0, 800.0), vec2(853.0, 533.0), vec2(900.0, 650.0), vec2(760.0, 420.0)];

#[test]
fn engine_and_number_of_lines_have_room_in_every_panel() {
    for size in PANELS {
        let mut table = open(size);
        table.key(Key::L);
        table.wait_until(|table| table.has_text("nodes/s") || table.has_text("depth "));
        let depth = texts(&table).into_iter().find(|text| text.text().contains("depth "));
        assert!(depth.is_some_and(|text| !text.is_elided()), "the depth in {size:?}");
        let without_menu = faults(&table, size);
        assert!(without_menu.is_empty(), "{size:?}: {without_menu:?}");
        table.click("Engine: Heksy");
        for name in ["Fewer lines", "More lines", "Stop analysis"] {
            assert!(table.has(name), "{name} in {size:?}: {:?}", table.names());
        }
    }
}

#[test]
fn the_analysis_panel_keeps_its_margins() {
    for size in PANELS {
        let mut table = open(size);
        let edge = size.x - 12.0 + 0.5;
        let panel = size.x - (size.x - size.y).clamp(260.0, 480.0);
        for is_on in [false, true] {
            if is_on {
                table.key(Key::L);
                table.wait_until(|table| lines(table) >= 3);
            }
            let nodes = table.harness.query_all_by(|node| {
                node.raw_bounds().is_some() && [Role::Button, Role::Label].contains(&node.role())
            });
            let nodes: Vec<_> =
                nodes.filter(|node| node.rect().left() > panel && node.rect().top() > 32.0).collect();
            assert!(nodes.len() > 10);
            for node in nodes {
                assert!(
                    node.rect().right() <= edge,
                    "{:?} at {:?} in {size:?}",
                    node.accesskit_node().label(),
                    node.rect()
                );
            }
        }
    }
}
