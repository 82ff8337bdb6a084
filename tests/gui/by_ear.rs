//! The window by ear: the texts that are spoken, their time, and the place of the focus.

use egui::accesskit::Role;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::game::GameAction;
use heksy::app::library::{Collection, FileAction, PuzzleChoice};
use heksy::app::model::{LearnAction, Message, PuzzleAction, Top};
use heksy::lessons::Way;

use super::languages::model;
use super::table::{HOTSEAT, Table};

fn send(table: &mut Table, message: impl Into<Message>) {
    let ctx = table.harness.ctx.clone();
    table.harness.state_mut().send(&ctx, message.into());
    table.run();
}

/// Puts the cursor of the board on the cell of this name.
fn go_to(table: &mut Table, cell: &str) {
    table.harness.get_by_label(cell).focus();
    table.run();
}

/// The number of the first picture, from this key on, in which something is so.
fn first(table: &mut Table, key: Key, all: &[&dyn Fn(&Table) -> bool]) -> Vec<usize> {
    let mut found = vec![usize::MAX; all.len()];
    table.harness.key_press(key);
    for picture in 0..12 {
        table.harness.step();
        for (first, is_so) in found.iter_mut().zip(all) {
            if *first == usize::MAX && is_so(table) {
                *first = picture;
            }
        }
    }
    found
}

#[test]
fn a_capture_on_the_cursors_cell_is_spoken_after_the_cell_has_its_new_name() {
    let mut table = Table::new();
    table.play("e4, white pawn", "e6, empty");
    go_to(&mut table, "f7, black pawn");
    table.key(Key::Enter);
    go_to(&mut table, "e6, white pawn");
    let words = "Black pawn f7 takes pawn on e6";
    let found =
        first(&mut table, Key::Enter, &[&|table| table.has("e6, black pawn"), &|table| table.hears(words)]);
    assert!(found[0] < found[1] && found[1] < usize::MAX, "name and sentence: {found:?}, {:?}", table.said());
    assert_eq!(table.focused(), "e6, black pawn");
}

#[test]
fn a_typed_move_is_spoken_after_the_focus_is_back_on_the_board() {
    let mut table = Table::new();
    table.key(Key::M);
    table.harness.event(egui::Event::Text("f6".to_owned()));
    table.run();
    let found = first(
        &mut table,
        Key::Enter,
        &[&|table| table.focused() == "Board", &|table| table.hears("White pawn f5 to f6")],
    );
    assert!(found[0] < found[1] && found[1] < usize::MAX, "focus and sentence: {found:?}");
}

#[test]
fn two_sentences_of_one_moment_are_one_text_of_one_node() {
    let mut table = Table::new();
    for (piece, target) in [
        ("e1, white queen", "c3, empty"),
        ("e10, black queen", "c6, empty"),
        ("b1, white pawn", "b2, empty"),
        ("b7, black pawn", "b6, empty"),
        ("f3, white bishop", "b1, empty"),
        ("e7, black pawn", "e6, empty"),
        ("c3, white queen", "f9, black bishop"),
    ] {
        table.act(piece);
        table.act(target);
        assert!(table.said().len() <= 1, "{:?}", table.said());
    }
    let said = ["White queen c3 takes bishop on f9, checkmate. White wins – Checkmate"];
    assert_eq!(table.said(), said);
}

#[test]
fn whose_turn_it_is_is_not_spoken_after_each_move() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    assert_eq!(table.said(), ["White pawn f5 to f6"]);
}

#[test]
fn at_the_start_the_focus_is_at_the_board_and_every_key_is_the_windows() {
    let mut table = Table::new();
    assert_eq!(table.focused(), "Board");
    table.play("f5, white pawn", "f6, empty");
    assert_eq!(table.focused(), "Board");
    table.key(Key::ArrowLeft);
    assert!(table.hears("Starting position."), "{:?}", table.said());
    assert_eq!(table.focused(), "Board");
    table.key(Key::Tab);
    assert_eq!(table.focused(), "File");
    table.key(Key::Escape);
    assert_eq!(table.focused(), "Board");
    table.key(Key::Enter);
    assert_eq!(table.focused(), "f6, empty");
    table.key(Key::Escape);
    assert_eq!(table.focused(), "Board");
}

#[test]
fn in_a_lesson_the_cursor_begins_at_the_piece_and_a_hint_is_spoken() {
    let mut table = Table::new();
    send(&mut table, LearnAction::Open);
    send(&mut table, LearnAction::Begin(Way::Whole, 0));
    assert_eq!(table.focused(), "Board");
    table.key(Key::Enter);
    assert_eq!(table.focused(), "f3, white rook");
    table.keys(Modifiers::COMMAND, Key::H);
    assert!(table.hears("Hint: White rook f3 to f9."), "{:?}", table.said());
}

#[test]
fn after_a_dialog_a_menu_and_a_typed_move_the_focus_is_where_it_was() {
    let mut table = Table::new();
    go_to(&mut table, "e4, white pawn");
    for (modifiers, key) in [
        (Modifiers::COMMAND, Key::N),
        (Modifiers::NONE, Key::F1),
        (Modifiers::COMMAND, Key::Comma),
        (Modifiers::NONE, Key::M),
    ] {
        table.keys(modifiers, key);
        assert!(!["nothing", "e4, white pawn", "Board"].contains(&table.focused().as_str()), "{key:?}");
        table.key(Key::Escape);
        assert_eq!(table.focused(), "e4, white pawn", "{key:?}");
    }
    for _ in 0..40 {
        table.key(Key::Tab);
        if table.focused() == "Game" {
            break;
        }
    }
    table.key(Key::Enter);
    assert_eq!(table.focused(), "New game…");
    table.key(Key::Escape);
    assert_eq!(table.focused(), "Game");
    table.key(Key::Enter).key(Key::Enter);
    assert!(table.has("Start"), "{:?}", table.names());
    table.key(Key::Escape);
    assert_eq!(table.focused(), "Game");
}

#[test]
fn a_dialog_opened_by_key_has_the_focus_on_its_first_control_and_enter_answers_as_usual() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    assert_eq!(table.focused(), "Game: Gliński");
    table.key(Key::Enter);
    assert!(!table.has("Start"), "{:?}", table.names());
    assert_eq!(table.focused(), "Board", "a new game begins at the board");
    table.play("f5, white pawn", "f6, empty").key(Key::F);
    send(&mut table, GameAction::Resign);
    assert_eq!(table.focused(), "Resign");
    table.key(Key::F1);
    assert_eq!(table.focused(), "Resign");
    table.key(Key::Enter);
    assert!(table.hears("White wins – Black resigned"), "{:?}", table.said());
}

#[test]
fn pages_and_the_boards_on_them_have_the_focus() {
    let mut table = Table::with(HOTSEAT, vec2(1280.0, 800.0), None);
    for (tab, page) in [("Lessons", "Lessons"), ("Puzzles", "Puzzles"), ("Games", "Games")] {
        table.click(tab).wait_until(|table| !matches!(model(table).top(), Top::Two));
        assert_eq!(table.focused(), page);
        table.key(Key::Escape);
        assert_eq!(table.focused(), "Board");
    }
}

#[test]
fn a_refused_key_says_why_and_shows_it() {
    let mut table = Table::new();
    let why = "Available only in a study: open a game, or finish this one.";
    for key in [Key::L, Key::X] {
        table.key(key);
        assert!(table.hears(why), "{key:?}: {:?}", table.said());
        assert!(model(&table).toasts().any(|toast| toast.text.to_string() == why));
    }
    table.keys(Modifiers::COMMAND, Key::Z);
    assert!(table.hears("There is nothing to take back."), "{:?}", table.said());
    table.key(Key::ArrowLeft);
    assert!(table.hears("This is the start of the game."), "{:?}", table.said());
    assert_eq!(model(&table).toasts().count(), 2, "the board shows where the game starts");
}

#[test]
fn pick_up_put_back_and_the_only_move_are_spoken() {
    let mut table = Table::new();
    go_to(&mut table, "e1, white queen");
    table.key(Key::Enter);
    let said = table.said();
    assert!(said.iter().any(|text| text.starts_with("e1, white queen: in hand, ")), "{said:?}");
    assert_eq!(table.focused(), "e1, white queen", "its name and its role stay");
    table.key(Key::Escape);
    assert!(table.hears("Put back."), "{:?}", table.said());
    go_to(&mut table, "f5, white pawn");
    table.key(Key::Enter).key(Key::Tab).key(Key::Tab);
    assert!(table.hears("f6, empty, the only move"), "{:?}", table.said());
}

#[test]
fn a_flip_and_a_hint_are_spoken() {
    let mut table = Table::new();
    table.key(Key::F);
    assert!(table.hears("Black is at the bottom."), "{:?}", table.said());
    table.keys(Modifiers::COMMAND, Key::H);
    table.wait_until(|table| table.said().iter().any(|text| text.starts_with("Hint: White ")));
}

#[test]
fn a_list_has_its_value_in_its_name_and_enter_closes_it_and_gives_the_focus_back() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    table.click("Clock: Other…");
    let before = table.list("Clock").accesskit_node().label().expect("a name");
    table.list("Clock").focus();
    table.run();
    table.key(Key::Enter);
    assert!(table.has("Hourglass"), "the list is open: {:?}", table.names());
    table.key(Key::ArrowDown).key(Key::ArrowDown).key(Key::Enter);
    assert!(!table.has("Hourglass"), "the list is closed: {:?}", table.names());
    assert!(table.focused().starts_with("Clock: ") && table.focused() != before, "{}", table.focused());
}

#[test]
fn a_move_is_typed_in_a_puzzle() {
    let mut table = Table::new();
    send(&mut table, PuzzleAction::Open);
    send(&mut table, PuzzleAction::Begin(PuzzleChoice::Daily));
    table.key(Key::M);
    assert_eq!(table.focused(), "Move");
    table.harness.event(egui::Event::Text("zz".to_owned()));
    table.run();
    table.key(Key::Enter);
    assert!(table.said().iter().any(|text| text.contains("is not a move")), "{:?}", table.said());
    assert_eq!(table.focused(), "Move");
    table.key(Key::Escape);
    assert_eq!(table.focused(), "Board");
    assert!(model(&table).puzzles().and_then(|puzzles| puzzles.solving()).is_some());
}

#[test]
fn menus_open_by_alt_and_f10_and_their_items_say_their_keys() {
    let mut table = Table::new();
    table.keys(Modifiers::ALT, Key::G);
    assert_eq!(table.focused(), "New game…");
    let item = table.harness.get_by_role_and_label(Role::MenuItem, "New game…");
    assert_eq!(item.accesskit_node().description().as_deref(), Some("Ctrl+N"));
    table.key(Key::Escape);
    assert_eq!(table.focused(), "Board");
    table.key(Key::F10);
    assert_eq!(table.focused(), "File");
}

#[test]
fn arrows_lead_from_menu_to_menu_as_in_other_programs() {
    let mut table = Table::new();
    table.key(Key::F10).key(Key::ArrowRight).key(Key::ArrowDown);
    assert_eq!(table.focused(), "New game…");
    table.key(Key::ArrowLeft);
    assert_eq!(table.focused(), "Open…");
    // A row with a menu behind it is entered and left.
    for _row in 0..20 {
        if table.focused() != "Export" {
            table.key(Key::ArrowDown);
        }
    }
    assert_eq!(table.focused(), "Export");
    table.key(Key::ArrowRight);
    let inside = table.focused();
    assert!(!["Export", "New game…"].contains(&inside.as_str()), "{inside}");
    table.key(Key::ArrowLeft);
    assert_eq!(table.focused(), "Export");
    table.key(Key::ArrowRight).key(Key::ArrowRight);
    assert_eq!(table.focused(), "New game…");
    // The last one is beside the first one.
    table.key(Key::ArrowLeft).key(Key::ArrowLeft);
    assert!(table.has("Keyboard shortcuts"), "{:?}", table.names());
    table.key(Key::ArrowRight);
    assert_eq!(table.focused(), "Open…");
    table.key(Key::Escape);
    // A menu that the pointer has opened leads on, too, while the pointer rests on it.
    table.click("View").key(Key::ArrowRight);
    assert!(table.has("Keyboard shortcuts"), "{:?}", table.names());
    table.harness.get_by_label("File").hover();
    table.run();
    assert!(table.has("Open…"), "{:?}", table.names());
}

#[test]
fn menus_that_begin_with_one_letter_open_one_after_the_other() {
    let mut table = Table::with(r#"{"language":"pl"}"#, vec2(1280.0, 800.0), None);
    let mut first_items = Vec::new();
    for _ in ["Plik", "Partia", "Pomoc"] {
        table.keys(Modifiers::ALT, Key::P);
        first_items.push(table.focused());
    }
    assert_eq!(first_items[1], "Nowa partia…");
    assert!(
        first_items[0] != first_items[1] && !first_items[..2].contains(&first_items[2]),
        "{first_items:?}"
    );
}

#[test]
fn a_menu_beside_a_list_opened_by_a_key_has_the_focus_and_gives_it_back() {
    let mut table = Table::new();
    let open = |table: &mut Table, menu: &str, entry: &str| {
        go_to(table, menu);
        table.key(Key::Enter);
        assert_eq!(table.focused(), entry, "{menu}");
        table.key(Key::Escape);
        assert_eq!(table.focused(), menu);
    };
    table.menu("Study", "Lessons");
    open(&mut table, "Pupil: Me", "Me");
    table.menu("Study", "Games").wait_for("Folders");
    open(&mut table, "Folders", "Add folder…");
    send(&mut table, FileAction::OpenRecorded(Collection::Tournaments, None));
    table.wait_for("Listed games");
    open(&mut table, "Listed games", "Cross table");
}

#[test]
fn a_menu_with_nothing_to_do_is_read_all_the_same() {
    let mut table = Table::new();
    send(&mut table, PuzzleAction::Open);
    send(&mut table, PuzzleAction::Begin(PuzzleChoice::Daily));
    table.keys(Modifiers::ALT, Key::S);
    assert_eq!(table.focused(), "Set up position");
    table.key(Key::ArrowDown);
    assert_eq!(table.focused(), "Start analysis");
    table.key(Key::Enter);
    assert!(model(&table).puzzles().is_some() && table.has("Start analysis"));
    table.key(Key::Escape);
    assert_eq!(table.focused(), "Board");
}

/// Its reason is its description.
#[test]
fn tab_stops_at_a_greyed_button_and_goes_on_both_ways() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    let mut stops = Vec::new();
    while stops.len() < 60 && stops.last().is_none_or(|stop| stop != "Next move") {
        table.key(Key::Tab);
        stops.push(table.focused());
    }
    let [.., before, greyed] = &stops[..] else { panic!("{stops:?}") };
    assert_eq!((before.as_str(), greyed.as_str()), ("Previous move", "Next move"));
    table.key(Key::Tab);
    assert_eq!(table.focused(), "Go to end");
    table.keys(Modifiers::SHIFT, Key::Tab);
    assert_eq!(table.focused(), "Next move");
    table.keys(Modifiers::SHIFT, Key::Tab);
    assert_eq!(table.focused(), "Previous move");
}

#[test]
fn the_keys_of_the_menus_act_on_nothing_behind_a_dialog() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    assert!(model(&table).dialog().is_some());
    let focused = table.focused();
    table.keys(Modifiers::ALT, Key::G);
    table.key(Key::F10);
    assert_eq!(table.focused(), focused);
    assert!(table.harness.query_by_role_and_label(Role::MenuItem, "New game…").is_none());
}

#[test]
fn a_greyed_button_has_its_reason_as_description() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    let greyed = table.harness.get_by_label("Next move");
    assert_eq!(greyed.accesskit_node().description().as_deref(), Some("There is no move after this one."));
}

#[test]
fn window_and_dialogs_have_names() {
    let mut table = Table::new();
    assert_eq!(table.harness.root().accesskit_node().label().as_deref(), Some("Heksy"));
    // All words of a dialog are read at once, which are too many on the page of keys.
    for (modifiers, key, role, title) in [
        (Modifiers::COMMAND, Key::N, Role::Dialog, "New game"),
        (Modifiers::NONE, Key::F1, Role::Region, "Keyboard shortcuts"),
        (Modifiers::COMMAND, Key::Comma, Role::Dialog, "Settings"),
    ] {
        table.keys(modifiers, key);
        assert!(table.harness.query_all_by_role_and_label(role, title).next().is_some(), "{title}");
        table.key(Key::Escape);
    }
}

/// The names of all that has the focus, one after the other, until the first one comes again.
fn around(table: &mut Table, modifiers: Modifiers) -> Vec<String> {
    let mut names = vec![table.focused()];
    for _ in 0..120 {
        table.keys(modifiers, Key::Tab);
        let name = table.focused();
        if name == names[0] {
            return names;
        }
        names.push(name);
    }
    panic!("it does not come round: {names:?}");
}

#[test]
fn tab_goes_round_the_window_both_ways() {
    let mut table = Table::new();
    table.key(Key::Tab);
    let forward = around(&mut table, Modifiers::NONE);
    let mut back = around(&mut table, Modifiers::SHIFT);
    back[1..].reverse();
    assert_eq!(forward, back);
    assert!(forward.contains(&"f5, white pawn".to_owned()), "{forward:?}");
}

#[test]
fn shift_tab_leads_from_the_board_to_what_comes_before_it() {
    let mut table = Table::new();
    table.keys(Modifiers::SHIFT, Key::Tab);
    assert_eq!(table.focused(), "The pawn", "the last lesson in the panel");
    table.key(Key::Tab);
    assert_eq!(table.focused(), "b1, white pawn", "Tab comes to the first piece on the board");
}

#[test]
fn a_move_is_typed_in_a_lesson() {
    for size in [vec2(1280.0, 800.0), vec2(640.0, 480.0)] {
        let mut table = Table::with(HOTSEAT, size, None);
        send(&mut table, LearnAction::Open);
        send(&mut table, LearnAction::Begin(Way::Whole, 0));
        table.key(Key::M);
        assert_eq!(table.focused(), "Move");
        table.harness.event(egui::Event::Text("Rf9".to_owned()));
        table.run();
        table.key(Key::Enter);
        let lesson = |table: &Table| model(table).learn().and_then(|learn| learn.lesson()).cloned();
        assert_eq!(lesson(&table).and_then(|lesson| lesson.stars()), Some(3));
        assert_eq!(table.focused(), "Board");
    }
}

#[test]
fn a_comment_before_the_first_move_is_refused_with_the_reason() {
    let mut table = Table::new();
    table.key(Key::D);
    assert!(table.hears("The game has no moves yet."), "{:?}", table.said());
    assert!(model(&table).document().is_some_and(|document| document.draft().is_none()));
}
