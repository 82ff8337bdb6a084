//! Engines that were added, in the window.

use std::fs;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::context::DialogAction;
use heksy::app::engines::{EngineAction, EngineForm};
use heksy::app::model::{Message, Model};
use heksy::app::settings::Player;

use super::table::{HOTSEAT, Table};

const HEKSY: &str = env!("CARGO_BIN_EXE_heksy");

/// A window in which one engine has been added that is not there.
fn with_engine(size: Vec2) -> Table {
    let engine = r#"{"engines":[{"name":"Hexer 2","path":"/opt/hexer/hexer","variants":["glinski"]}],"#;
    Table::with(&HOTSEAT.replacen('{', engine, 1), size, None)
}

fn model(table: &Table) -> &Model {
    table.harness.state().model()
}

#[test]
fn an_engine_is_added_by_its_path_and_its_options_are_a_form() {
    let mut table = Table::new();
    table.menu("View", "Manage engines…");
    assert!(table.has("No engines added yet."));
    table.press("Add engine…");
    table.type_into("Program", HEKSY);
    table.type_into("Arguments", "uci");
    table.press("Test engine");
    table.wait_for("Save");
    assert!(table.has_text("works. It supports Gliński, McCooey, Shafran, Checkers."), "{:?}", table.names());
    for option in ["Hash", "Threads", "OwnBook", "Level", "EvalFile", "Clear Hash"] {
        assert!(table.has(option), "{option} in {:?}", table.names());
    }
    assert!(!table.has("MultiPV"), "the program says itself how many lines it wants");
    table.harness.get_by_role_and_label(Role::CheckBox, "OwnBook").click();
    table.run();
    table.choose("Level", "4");
    table.press("Save");
    let engine = &model(&table).settings().engines[0];
    assert!(engine.name.starts_with("Heksy ") && engine.arguments == "uci", "{engine:?}");
    let set: Vec<_> = engine.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert_eq!(set, [("Level", "4"), ("OwnBook", "true")]);
    let name = engine.name.clone();
    assert!(table.has(&name), "back in the list");
    table.press(&format!("{name}: Edit…"));
    table.wait_for("Save");
    table.press("Remove");
    assert!(model(&table).settings().engines.is_empty());
    table.press("Close");
}

#[test]
fn a_missing_engine_program_is_reported() {
    let mut table = Table::new();
    table.menu("View", "Manage engines…");
    table.press("Add engine…");
    table.type_into("Program", "/nowhere/engine");
    table.key(Key::Enter);
    table.wait_for("Cannot start “/nowhere/engine”: the program was not found.");
    assert!(table.has("Test engine"));
    table.key(Key::Escape);
    assert!(table.has("No engines added yet."));
}

#[test]
fn an_engine_takes_a_seat_and_a_removed_one_is_reported() {
    let mut table = with_engine(vec2(1280.0, 900.0));
    table.keys(Modifiers::COMMAND, Key::N);
    table.click("Opponent: Computer");
    table.choose("Black: Engine", "Hexer 2");
    table.press("Start");
    assert!(table.has("Hexer 2"), "{:?}", table.names());
    table.play("f5, white pawn", "f6, empty");
    table.wait_until(|table| table.has_text("Cannot start “Hexer 2”") && table.has_text("Move now"));
    let ctx = table.harness.ctx.clone();
    let form = EngineForm::of(&model(&table).settings().engines[0]);
    for message in [EngineAction::Open(Box::new(form)).into(), DialogAction::Discard.into()] {
        table.harness.state_mut().send(&ctx, message);
    }
    table.run();
    table.press("Move now");
    assert!(table.has("Engine not found"));
    table.press("Continue with Heksy");
    assert!(matches!(model(&table).document().unwrap().setup().black.player, Player::Computer(_)));
}

#[test]
fn the_analysis_has_a_menu_of_engines() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.pgn");
    fs::write(&file, "1. f6 e6 1-0").expect("a file");
    let engine = format!(
        r#"{{"engines":[{{"name":"Other","path":"{}","arguments":"uci","variants":["glinski"]}}],"#,
        HEKSY.replace('\\', "\\\\")
    );
    fs::write(folder.path().join("settings.json"), HOTSEAT.replacen('{', &engine, 1)).expect("settings");
    let mut table = Table::in_folder(folder, vec2(1280.0, 800.0), Some(&file));
    table.wait_until(|table| model(table).study().is_some());
    table.press("Engine: Heksy");
    table.press("Other");
    assert_eq!(model(&table).settings().analysis_engine.as_deref(), Some("Other"));
    table.key(Key::L);
    table.wait_until(|table| table.harness.query_all_by_label_contains("Add line").count() >= 3);
    assert!(table.has("Engine: Other"));
    table.press("Engine: Other");
    table.press("Heksy");
    assert_eq!(model(&table).settings().analysis_engine, None);
}

#[test]
fn the_engine_dialogs_are_inside_the_window() {
    for size in [vec2(1280.0, 800.0), vec2(900.0, 650.0), vec2(480.0, 360.0)] {
        let mut table = with_engine(size);
        let window = Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.5);
        let check = |table: &Table| {
            let harness = &table.harness;
            for node in harness.query_all_by(|node| node.label().is_some() && node.raw_bounds().is_some()) {
                let label = node.accesskit_node().label().unwrap_or_default();
                assert!(window.contains_rect(node.rect()), "{label:?} at {:?} in {size:?}", node.rect());
            }
        };
        let ctx = table.harness.ctx.clone();
        table.harness.state_mut().send(&ctx, Message::Show(heksy::app::context::Page::Engines));
        table.run();
        check(&table);
        table.press("Hexer 2: Edit…");
        table.wait_until(|table| table.has_text("Cannot start"));
        check(&table);
    }
}
