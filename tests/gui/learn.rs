//! The lessons in the window: by keyboard alone, by names alone, and what a restart leaves of them.

use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::settings::Player;
use heksy::engine::Level;
use heksy::game::Variant;
use heksy::lessons::Run;

use super::table::{HOTSEAT, Table};

/// Goes by Tab to the thing of this name, and presses it by Enter.
fn tab_to(table: &mut Table, name: &str) {
    for _ in 0..60 {
        let focused = table.harness.query_all_by_label(name).any(|node| node.is_focused());
        if focused {
            table.key(Key::Enter);
            return;
        }
        table.key(Key::Tab);
    }
    panic!("Tab does not lead to {name:?}: {:?}", table.names());
}

fn steps(table: &mut Table, key: Key, count: usize) {
    for _ in 0..count {
        table.key(key);
    }
}

#[test]
fn a_lesson_by_keyboard_alone() {
    let mut table = Table::new();
    tab_to(&mut table, "Learn the game");
    assert!(table.has("The rook, Stars: 0 of 18"), "{:?}", table.names());
    tab_to(&mut table, "The rook, Stars: 0 of 18");
    assert!(table.has_text("Move the rook straight up"), "{:?}", table.names());
    // The first arrow brings the cursor to the board, to the one piece that can move.
    table.key(Key::ArrowDown).key(Key::Enter);
    assert_eq!(table.harness.state().model().board_view().selected, "f3".parse().ok());
    steps(&mut table, Key::ArrowUp, 6);
    table.key(Key::Enter);
    assert!(table.has_text("A rook moves in a straight line"), "{:?}", table.names());
    table.key(Key::Enter);
    assert!(table.has("The rook, exercise 2 of 6"), "{:?}", table.names());
    // The first Escape releases the board, the second leads to the stages, the third to the game.
    table.key(Key::Escape).key(Key::Escape);
    assert!(table.has("The rook, Stars: 3 of 18"), "{:?}", table.names());
    table.key(Key::Escape);
    assert!(table.has("White to move"), "{:?}", table.names());
}

#[test]
fn a_lesson_by_names_alone() {
    let mut table = Table::new();
    table.act("Lessons");
    table.act("Capturing, Stars: 0 of 6");
    let goal = "Capture all black pieces. Leave a protected piece alone: its friend would capture you.";
    assert!(table.hears(goal), "{:?}", table.names());
    table.act("All lessons");
    table.act("I am new to chess");
    assert!(table.hears("Move the rook straight up to the star."), "{:?}", table.names());
    table.act("f3, white rook");
    let star = table.harness.get_by_label("f9, star").accesskit_node().description().unwrap_or_default();
    assert!(star.ends_with("legal capture"), "{star}");
    table.act("f9, star");
    assert!(table.hears("A rook moves in a straight line, across the edges of the cells."));
    assert!(table.has("f9, white rook") && !table.has("f9, star"), "{:?}", table.names());
    table.act("Next exercise");
    assert!(table.hears("Follow the arrow down to the star."), "{:?}", table.names());
}

#[test]
fn the_stars_survive_a_restart() {
    let mut table = Table::new();
    table.press("Learn the game").press("I am new to chess");
    table.click("f3, white rook").click("f9, star");
    table.wait_until(|table| {
        let settings = std::fs::read_to_string(table.folder.path().join("settings.json")).unwrap_or_default();
        settings.contains("glinski-rook-straight")
    });
    let mut again = Table::in_folder(table.kill(), vec2(1280.0, 800.0), None);
    assert!(!again.has("Learn the game"), "it is for the first start alone");
    again.menu("Help", "Lessons");
    assert!(again.has("The rook, Stars: 3 of 18"), "{:?}", again.names());
    assert!(again.has("The rook, exercise 2 of 6"), "it goes on where it was left: {:?}", again.names());
    again.press("Continue");
    assert!(again.has_text("Follow the arrow down"), "the next lesson is one click: {:?}", again.names());
}

#[test]
fn the_punishment_is_seen_and_a_click_tries_again() {
    let mut table = Table::new();
    table.press("Learn the game").press("Check, Stars: 0 of 12");
    let title = |table: &Table| table.harness.state().model().status().text;
    let before = title(&table);
    table.menu("Help", "Rules").press("Close");
    assert_eq!(title(&table), before, "a page in front changes nothing");
    table.press("All lessons").press("Checkmate, Stars: 0 of 15");
    table.click("g2, white queen").click_cell("c1");
    table.wait_for("That is stalemate");
    table.press("Try again");
    assert!(table.has("g2, white queen"), "{:?}", table.names());
    table.click("g2, white queen").click_cell("b3");
    assert!(table.has_text("Checkmate is worth 1 point"), "{:?}", table.names());
}

#[test]
fn after_the_last_level_a_game_begins_against_the_easiest_computer() {
    let mut table = Table::with(HOTSEAT, vec2(900.0, 650.0), None);
    table.menu("Help", "Lessons").press("Game: Checkers").press("The king, Stars: 0 of 9");
    while !table.has("Play the easiest computer") {
        let learn = table.harness.state().model().learn().expect("the lessons are open");
        let mut run = Run::new(learn.lesson().expect("a level").level().clone());
        while let Some(mv) = run.hint() {
            let [from, to] = [mv.from, mv.to].map(|cell| Variant::Checkers.cell_name(cell));
            table.click_cell(&from).click_cell(&to);
            run.play(mv);
        }
        if table.has("Next exercise") {
            table.press("Next exercise");
        }
    }
    table.press("Play the easiest computer");
    let play = table.harness.state().model().play().expect("a game");
    let setup = play.document().setup();
    assert_eq!(setup.black.player, Player::Computer(Level::ALL[0]));
    assert_eq!(setup.variant(), Variant::Checkers);
}

#[test]
fn one_who_plays_chess_goes_on_with_what_differs() {
    let mut table = Table::new();
    table.press("Learn the game").press("I already play chess");
    assert!(table.has("The rook, exercise 2 of 6"), "{:?}", table.names());
    table.click("f6, white rook").click("a1, star");
    table.press("All lessons");
    assert!(
        table.has("The bishop, exercise 1 of 5") && table.has("I am new to chess"),
        "{:?}",
        table.names()
    );
    table.key(Key::Enter);
    assert!(
        table.has_text("A bishop leaves its cell through a corner"),
        "Enter goes on: {:?}",
        table.names()
    );
}

#[test]
fn a_game_that_shares_its_pieces_says_so_and_leads_to_their_lessons() {
    let mut table = Table::new();
    table.click("Lessons").press("Game: McCooey");
    assert!(table.has("What is different from Gliński’s chess"), "{:?}", table.names());
    assert!(table.has("These pieces move as in Gliński’s chess"), "{:?}", table.names());
    assert!(table.has("The pawn, Stars: 0 of 15"), "{:?}", table.names());
    table.press("The knight, Stars: 0 of 15");
    assert!(table.has("The knight, exercise 1 of 5"), "{:?}", table.names());
    table.press("All lessons").press("Game: Checkers");
    assert!(!table.has("What is different from Gliński’s chess"), "{:?}", table.names());
}

/// At the first start beside the welcome; later below what waits, until the lessons are begun.
#[test]
fn the_panel_shows_how_the_pieces_move_and_what_waits() {
    let size = egui::vec2(1280.0, 800.0);
    let table = Table::with(r#"{"animation":"off"}"#, size, None);
    assert!(table.has("How they move") && table.has("The knight") && table.has("Learn the game"));
    let mut table = Table::with(r#"{"animation":"off","welcomed":true}"#, size, None);
    assert!(table.has("How they move") && !table.has("Learn the game"), "{:?}", table.names());
    table.press("Puzzle of the day, Gliński");
    assert!(table.harness.state().model().puzzles().is_some_and(|puzzles| puzzles.solving().is_some()));
    let mut table = Table::with(r#"{"animation":"off","welcomed":true}"#, size, None);
    table.press("The knight");
    assert!(table.harness.state().model().learn().is_some_and(|learn| learn.lesson().is_some()));
    let mut table = Table::with(r#"{"animation":"off","welcomed":true}"#, size, None);
    table.press("Lessons, The rook, exercise 1 of 6");
    assert!(table.has_text("Move the rook straight up"), "{:?}", table.names());
}
