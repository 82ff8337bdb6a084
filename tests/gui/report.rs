//! The report on a studied game, in the window.

use std::fs;

use egui::{Key, Modifiers, Rect, Vec2, pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::board::BoardPalette;
use heksy::app::game::ReplayAction;
use heksy::app::model::Message;
use heksy::app::settings::ThemeChoice;
use heksy::app::text::Language;

use super::contrast::color_vision::ColorVision;
use super::languages::{self, set};
use super::painted::{faults, ground_and_meshes};
use super::table::{HOTSEAT, Table};

const PLAIN: &str = "[White \"Anna\"]\n[Black \"Piotr\"]\n\n1. b2 b6 2. k2 *";
const REPORTED: &str = "[White \"Anna\"]\n[Black \"Piotr\"]\n\n{[%eval 0.00,14]} 1. b2 {[%eval 0.00,14]} b6 $4 \
    {[%eval 5.00,14]} (1... h6 {[%eval 0.00,13]}) 2. k2 {[%eval 4.90,14]} *";
/// An inaccuracy with both lines, as a report keeps them: the rook goes where a knight attacks it and the queen.
const FORKED: &str = "[SetUp \"1\"]\n[FEN \"1/1b1/5/3n1kr/pppp5/4PP1pp2/2q2B2bp1/3R2PP3/3BR6/2P3K1PQ1/1b1N3N3 w - 0 21\"]\n\n\
    {[%eval 6.36,14]} 21. Rg3 $6 {[%eval 3.19,14]} (21. Nb2 {[%eval 6.36,13]} Qa1 22. Nd5 Qxd4 23. Bxd4 Bxd5 24. Bb2 \
    Bh7 25. Bxf10) 21... Kg9 {[%eval 8.00,14]} (21... Nh5 {[%eval 3.19,13]} 22. Qi3 Nxg3 23. Kxg3 Rl6 24. Qe10) *";
/// A game in which White loses a knight.
const LOST: &str = "[SetUp \"1\"]\n[FEN \"1/3/2k2/7/9/4r1p4/5N2pp1/1P1P4P2/11/5K5/9P1 w - 1 48\"]\n\n\
    {[%eval 3.06,9]} 48. Ni3 $4 {[%eval -10.05,9]} (48. Nh6 {[%eval 3.06,8]} Kf8 49. Nxe6 Kxe6 50. Ke3 Kd5) \
    48... Rxi3 {[%eval -10.05,9]} 49. Ke3 {[%eval -10.05,9]} Rxi4 {[%eval -10.05,9]} *";
const GRAPH: &str = "Evaluation graph";

/// A study at the start of a game, in a window of this size.
fn open(text: &str, size: Vec2) -> Table {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pgn");
    fs::write(&file, text).expect("a file");
    let settings = HOTSEAT.replacen('{', r#"{"threads":1,"hash-mb":16,"report-nodes":1000,"#, 1);
    fs::write(folder.path().join("settings.json"), settings).expect("settings");
    let mut table = Table::in_folder(folder, size, Some(&file));
    table.wait_until(|table| table.harness.state().model().study().is_some());
    let ctx = table.harness.ctx.clone();
    table.harness.state_mut().send(&ctx, Message::Replay(ReplayAction::First));
    table.run();
    table
}

fn ply(table: &Table) -> usize {
    table.harness.state().model().document().unwrap().current().ply
}

fn graph(table: &Table) -> Rect {
    table.harness.query_all_by_label_contains(GRAPH).next().expect("the graph").rect()
}

#[test]
fn a_sentence_on_each_side_leads_from_mistake_to_mistake() {
    let mut table = open(LOST, vec2(1280.0, 800.0));
    let summary = "White left a piece unprotected.";
    table.press(summary);
    assert_eq!(ply(&table), 1);
    assert!(table.has_text("The knight is not safe on i3: Rxi3 wins it."), "{:?}", table.names());
    table.key(Key::End);
    table.press(summary);
    assert_eq!(ply(&table), 1, "after the last mistake comes the first one");
    for (language, size) in
        Language::ALL.into_iter().zip([vec2(1280.0, 800.0), vec2(900.0, 650.0)].into_iter().cycle())
    {
        let mut table = languages::table(language, size, Some(LOST));
        table.key(Key::End);
        assert_eq!(faults(&table, size), [""; 0], "{language:?}");
    }
}

#[test]
fn a_report_in_the_file_is_there_at_once_and_leads_to_its_moves() {
    let mut table = open(REPORTED, vec2(1280.0, 800.0));
    assert!(table.has_text("3 half-moves. Start: White 50% (Opening). 1 inaccuracy, mistake or blunder."));
    table.press("Expand report").press("Go to the only blunder by Piotr");
    assert_eq!(ply(&table), 2);
    assert!(table.has("1... b6 is a blunder (0.00 to +5.00); h6 was better."));
    // With the keyboard on the graph the arrow keys walk, up and down to the bad moves.
    table.harness.query_all_by_label_contains(GRAPH).next().expect("the graph").focus();
    table.run();
    table.key(Key::ArrowLeft);
    assert_eq!(ply(&table), 1);
    table.key(Key::ArrowDown);
    assert_eq!(ply(&table), 2);
    table.key(Key::ArrowRight);
    assert_eq!(ply(&table), 3);
    table.key(Key::ArrowUp);
    assert_eq!(ply(&table), 2);
    // A click goes to the move below it.
    let place = graph(&table);
    table.click_at(pos2(place.left() + 6.0, place.center().y));
    assert_eq!(ply(&table), 0);
    table.click_at(pos2(place.right() - 6.0, place.center().y));
    assert_eq!(ply(&table), 3);
    assert_eq!(graph(&table), place, "nothing moves");
    table.press("Collapse report");
    assert!(table.has_text(GRAPH) && table.has("Game report") && table.has("1 mistake"));
    assert!(!table.has("Go to the only blunder by Piotr"), "it is under the fold");
}

#[test]
fn keys_and_buttons_step_from_mistake_to_mistake() {
    let mut table = open(REPORTED, vec2(1280.0, 800.0));
    table.keys(Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(ply(&table), 2);
    table.key(Key::End);
    table.press("Previous mistake");
    assert_eq!(ply(&table), 2);
    table.press("Expand report").press("Retry from before this mistake…");
    assert!(ply(&table) == 1 && table.has("New game"), "{:?}", table.names());
}

#[test]
fn a_folded_report_says_why_a_move_was_a_mistake() {
    for size in [vec2(1280.0, 800.0), vec2(900.0, 650.0)] {
        let mut table = open(FORKED, size);
        let why = "Nh5 attacks the queen on k2 and the rook on g3 at once.";
        let next = |table: &Table| table.harness.get_by_label("Next mistake").rect();
        assert!(table.has("Expand report") && !table.shows(why), "{:?}", table.names());
        let before = next(&table);
        table.press("Next mistake");
        assert!(table.shows(why), "{:?}", table.names());
        assert_eq!(next(&table), before, "the steps stay where they are");
        let reason = table.harness.query_all_by_label_contains(why).next().expect("the reason");
        reason.click();
        table.run();
        assert_eq!(ply(&table), 2, "the line is played");
    }
}

#[test]
fn a_report_is_made_and_given_up_in_the_window() {
    let mut table = open(PLAIN, vec2(1280.0, 800.0));
    assert!(!table.has_text(GRAPH) && !table.has("Next mistake"));
    table.press("Create game report").press("Cancel report");
    assert!(!table.has_text(GRAPH));
    table.press("Create game report");
    let place = graph(&table);
    table.wait_until(|table| table.has("Next mistake"));
    assert_eq!(graph(&table), place, "nothing moves");
    let model = table.harness.state().model();
    assert!(
        model
            .study()
            .map(heksy::app::play::Play::report_view)
            .is_some_and(|view| view.report.is_some_and(|report| report.points.iter().all(Option::is_some)))
    );
    assert_eq!(model.document().unwrap().edits().undoable(), 1);
}

#[test]
fn the_report_is_inside_the_window() {
    for size in [vec2(1280.0, 800.0), vec2(900.0, 650.0), vec2(760.0, 420.0), vec2(480.0, 360.0)] {
        let table = open(REPORTED, size);
        let window = Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.5);
        for node in table.harness.query_all_by(|node| node.label().is_some() && node.raw_bounds().is_some()) {
            let label = node.accesskit_node().label().unwrap_or_default();
            assert!(window.contains_rect(node.rect()), "{label:?} at {:?} in {size:?}", node.rect());
        }
        assert_eq!(table.has_text(GRAPH), size.y >= 650.0, "{size:?}");
    }
}

/// WCAG 2.1, 1.4.11: shapes that carry meaning.
const SHAPE: f32 = 3.0;

#[test]
fn the_advantage_of_either_side_is_seen_in_every_theme() {
    const GAME: &str = "[White \"Anna\"]\n[Black \"Piotr\"]\n\n{[%eval 0.00,14]} 1. b2 {[%eval 5.00,14]} b6 \
        {[%eval 5.00,14]} 2. k2 {[%eval -5.00,14]} k6 {[%eval -5.00,14]} *";
    for theme in ["light", "dark"] {
        for palette in BoardPalette::ALL {
            let mut table = open(GAME, vec2(1280.0, 800.0));
            let choice = if theme == "dark" { ThemeChoice::Dark } else { ThemeChoice::Light };
            set(&mut table, |settings| settings.theme = choice);
            set(&mut table, |settings| settings.palette = palette);
            let curve = Rect::from_min_size(graph(&table).min, vec2(graph(&table).width(), 58.0)).shrink(2.0);
            let (ground, inks) = ground_and_meshes(&table, curve);
            let sides: std::collections::HashSet<_> = inks.into_iter().collect();
            assert_eq!(sides.len(), 2, "{sides:?}");
            for ink in sides {
                let least = ColorVision::ALL.map(|sight| sight.contrast(ink, ground));
                let is_seen = least.iter().all(|contrast| *contrast >= SHAPE);
                assert!(is_seen, "{ink:?} on {ground:?}, {theme}, {palette:?}: {least:?}");
            }
        }
    }
}

/// A game of twenty moves, each with an evaluation.
fn long_game() -> String {
    let moves = ["Qe2", "Qd8", "Qe1", "Qe10"].iter().cycle().take(40).enumerate();
    let text = moves.map(|(ply, mv)| {
        let number = if ply % 2 == 0 { format!("{}. ", ply / 2 + 1) } else { String::new() };
        format!("{number}{mv} {{[%eval 0.0{},14]}} ", ply % 10)
    });
    format!("[White \"Anna\"]\n[Black \"Piotr\"]\n\n{}*", text.collect::<String>())
}

#[test]
fn fourteen_rows_of_moves_are_seen_with_analysis_and_report_on() {
    let mut table = open(&long_game(), vec2(1280.0, 800.0));
    table.key(Key::L);
    table.wait_until(|table| table.has_text("Add line 3"));
    let top = table.harness.query_all_by_label_contains("Add line 3").next().expect("a line").rect().bottom();
    let bottom = table.harness.get_by_label("Next mistake").rect().top();
    let is_seen = |row: &usize| {
        let names = table.harness.query_all_by_label_contains("Q");
        let name = format!("{row}. Q");
        let mut found =
            names.filter(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(&name)));
        found.any(|node| node.rect().top() >= top && node.rect().bottom() <= bottom)
    };
    let seen = (1..=20).filter(is_seen).count();
    assert!(seen >= 14, "{seen}: {:?}", table.names());
}

#[test]
fn a_screen_reader_hears_the_graph_from_the_first_to_the_last_half_move() {
    let mut table = open(REPORTED, vec2(1280.0, 800.0));
    table.key(Key::End);
    let graph = table.harness.query_all_by_label_contains(GRAPH).next().expect("the graph");
    let node = graph.accesskit_node();
    let range = [node.min_numeric_value(), node.numeric_value(), node.max_numeric_value()];
    assert_eq!(range, [Some(0.0), Some(3.0), Some(3.0)]);
    let value = node.value().expect("a value in words");
    assert!(value.contains("White") && value.contains('%'), "{value}");
}
