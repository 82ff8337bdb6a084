//! Two windows that play with each other on-line, on this computer alone: by the names of what is on them.

use egui::accesskit::Role;
use egui::{Event, vec2};
use egui_kittest::kittest::Queryable;
use heksy::app::context::Dialog;
use heksy::app::online::OnlineDialog;

use super::table::Table;

/// A window whose player is called so, and that speaks with nobody but this computer.
fn table(name: &str, size: [f32; 2]) -> Table {
    let settings = format!(
        r#"{{"animation":"off","setup":{{"black":{{"name":"","player":"human"}},"clock":{{"kind":"none"}}}},
            "online":{{"name":"{name}","relay":"none","announce":false,"color":"host-white"}}}}"#
    );
    Table::with(&settings, vec2(size[0], size[1]), None)
}

fn invitation(table: &Table) -> Option<String> {
    match table.harness.state().model().dialog() {
        Some(Dialog::Online(dialog)) => match &**dialog {
            OnlineDialog::Waiting { invitation, .. } => invitation.clone(),
            _ => None,
        },
        _ => None,
    }
}

/// Waits until something is to be seen in one window while both go on.
#[track_caller]
fn wait(tables: &mut [Table], index: usize, name: &str) {
    let begun = std::time::Instant::now();
    while !tables[index].has(name) {
        assert!(begun.elapsed().as_secs() < 60, "{name:?} in {:?}", tables[index].names());
        std::thread::sleep(std::time::Duration::from_millis(5));
        for table in &mut *tables {
            table.run();
        }
    }
}

/// Anna with White has invited Piotr, and he has come.
fn begun() -> Vec<Table> {
    let mut tables = vec![table("Anna", [1280.0, 800.0]), table("Piotr", [900.0, 650.0])];
    tables[0].menu("Game", "Play online…");
    assert!(tables[0].has_text("Nothing is sent until you press “Invite”."));
    tables[0].press("Invite");
    tables[0].wait_until(|table| invitation(table).is_some());
    let text = invitation(&tables[0]).expect("an invitation");
    tables[1].menu("Game", "Play online…").click("Online: Join");
    assert!(tables[1].has_text("Nothing is sent until you press “Join” or look for players."));
    tables[1].harness.get_by_role_and_label(Role::MultilineTextInput, "Invitation").focus();
    tables[1].run();
    tables[1].harness.event(Event::Text(text));
    tables[1].run();
    tables[1].press("Join");
    wait(&mut tables, 1, "Anna invites you to this game:");
    wait(&mut tables, 0, "Piotr is there and reads the terms of the game…");
    assert!(!tables[0].has("Waiting for the other player…"));
    tables[1].press("Play");
    for index in 0..2 {
        wait(&mut tables, index, "online, direct");
        assert!(!tables[index].has("Read the rules"), "the line for newcomers is gone");
        assert!(!tables[index].has_text("Puzzle of the day"), "{:?}", tables[index].names());
    }
    tables
}

#[test]
fn two_windows_play_a_game_with_a_takeback_a_draw_and_a_rematch() {
    let mut tables = begun();
    tables[0].play("f5, white pawn", "f6, empty");
    wait(&mut tables, 1, "f6, white pawn");
    tables[1].play("e7, black pawn", "e6, empty");
    wait(&mut tables, 0, "e6, black pawn");
    tables[0].press("Take back move");
    wait(&mut tables, 1, "Anna asks to take back 2 moves.");
    tables[1].press("Accept");
    wait(&mut tables, 0, "f5, white pawn");
    wait(&mut tables, 1, "f5, white pawn");
    tables[0].play("g4, white pawn", "g5, empty");
    wait(&mut tables, 1, "g5, white pawn");
    tables[1].press("Offer draw");
    wait(&mut tables, 0, "Piotr offers a draw.");
    tables[0].press("Accept");
    for index in 0..2 {
        wait(&mut tables, index, "½-½");
    }
    for table in &mut tables {
        table.wait_until(|table| !table.harness.state().model().mode().is_unsaved());
    }
    tables[0].press("Rematch");
    wait(&mut tables, 1, "Anna offers a rematch.");
    tables[1].press("Accept");
    // Piotr has White now, and the score goes on.
    for index in 0..2 {
        wait(&mut tables, index, "g4, white pawn");
    }
    assert!(tables[1].has("Piotr: ½ in the match"), "{:?}", tables[1].names());
    tables[1].play("f5, white pawn", "f6, empty");
    wait(&mut tables, 0, "f6, white pawn");
    assert!(tables.iter().all(|table| table.harness.state().model().is_playing_online()));
}

/// The name of the other player has a line below it that tells of the connection.
#[test]
fn the_cards_of_both_players_begin_at_one_edge() {
    for (table, panel) in begun().iter().zip([912.0, 624.0]) {
        let left = |name: &str| {
            let names = table.harness.query_all_by_label(name).map(|node| node.rect());
            names.filter(|rect| rect.right() < panel).map(|rect| rect.left()).next()
        };
        assert!(left("Anna").is_some() && left("Anna") == left("Piotr"), "{:?}", ["Anna", "Piotr"].map(left));
    }
}

#[test]
fn leaving_an_online_game_asks_first() {
    let mut tables = begun();
    tables[0].menu("File", "Quit");
    assert!(tables[0].has("Leave the game?"));
    tables[0].press("Stay");
    assert!(!tables[0].has("Leave the game?"));
    tables[0].menu("Game", "New game…").press("Start");
    tables[0].press("Leave");
    wait(&mut tables, 1, "Anna is disconnected; the clocks are stopped");
}
