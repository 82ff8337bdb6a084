//! Closing the window: unsaved work is asked about, whether the window is seen or not.

use eframe::App;
use egui::{RawInput, ViewportCommand, ViewportEvent, ViewportId, ViewportInfo};

use super::table::Table;

/// The system's request to close a window.
fn close_request(is_minimized: bool) -> RawInput {
    let info = ViewportInfo {
        minimized: Some(is_minimized),
        occluded: Some(false),
        events: vec![ViewportEvent::Close],
        ..ViewportInfo::default()
    };
    RawInput { viewports: [(ViewportId::ROOT, info)].into_iter().collect(), ..RawInput::default() }
}

/// The answer of a window out of sight to a request to close. As in eframe, nothing is drawn.
fn close_unseen(table: &mut Table) -> Vec<ViewportCommand> {
    let context = table.harness.ctx.clone();
    let shell = table.harness.state_mut();
    let output = context
        .run_logic(&close_request(true), |context| shell.logic(context, &mut eframe::Frame::_new_kittest()));
    output.viewport_commands.get(&ViewportId::ROOT).cloned().unwrap_or_default()
}

/// The answer of a window in sight.
fn close_seen(table: &mut Table) -> Vec<ViewportCommand> {
    table.harness.input_mut().viewports = close_request(false).viewports;
    table.harness.step();
    let commands = table.harness.output().viewport_output[&ViewportId::ROOT].commands.clone();
    table.harness.input_mut().viewports = RawInput::default().viewports;
    table.run();
    commands
}

#[test]
fn a_minimised_window_with_an_unsaved_game_comes_up_and_asks() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    let commands = close_unseen(&mut table);
    for command in [ViewportCommand::CancelClose, ViewportCommand::Minimized(false), ViewportCommand::Focus] {
        assert!(commands.contains(&command), "{command:?} is missing in {commands:?}");
    }
    table.run();
    assert!(table.has("Save the game?"), "{:?}", table.names());
}

#[test]
fn a_window_in_sight_with_an_unsaved_game_asks() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    let commands = close_seen(&mut table);
    assert!(commands.contains(&ViewportCommand::CancelClose), "{commands:?}");
    assert!(table.has("Save the game?"), "{:?}", table.names());
}

#[test]
fn a_window_with_nothing_to_lose_closes_seen_or_not() {
    for close in [close_unseen, close_seen] {
        let mut table = Table::new();
        assert!(close(&mut table).contains(&ViewportCommand::Close));
        let commands = close(&mut table);
        assert!(!commands.contains(&ViewportCommand::CancelClose), "the second time it goes: {commands:?}");
    }
}
