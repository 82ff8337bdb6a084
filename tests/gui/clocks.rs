//! The clocks in the form of a new game.

use egui::{Event, Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::settings::ClockKind;
use heksy::sides::Color;

use super::table::{HOTSEAT, Table};

/// The names of all kinds, in the order of [`ClockKind::ALL`].
const KINDS: [&str; 8] = [
    "No clock", "Sudden death", "Increment (Fischer)", "Delay (US)", "Delay (Bronstein)",
    "Stages (classical)", "Byo-yomi", "Hourglass",
];

/// A window with the form open.
fn new_game() -> Table {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    table
}

/// Chooses a kind of clock for both sides; there is none at first.
fn choose_kind(table: &mut Table, kind: &str) {
    if kind != "No clock" {
        choose_other(table, "Clock", kind);
    }
}

/// Chooses a kind of clock that is not among the usual times.
fn choose_other(table: &mut Table, clock: &str, kind: &str) {
    table.reach(&format!("{clock}: Other…")).choose(clock, kind);
}

/// Types over the number in the field of this name.
fn type_number(table: &mut Table, field: &str, text: &str) {
    table.harness.get_by_label(field).focus();
    table.run();
    table.harness.event(Event::Text(text.to_owned()));
    table.run();
}

/// Both sides' time controls in the running game, as files write them.
fn controls(table: &Table) -> [String; 2] {
    let controls = table.harness.state().model().play().unwrap().game().clock().controls();
    Color::ALL.map(|color| controls[color].to_string())
}

#[test]
fn every_kind_of_clock_can_be_chosen() {
    let played = [
        "-", "900", "900+10", "delay 900 5", "bronstein 900 5", "40/5400+30:1800+30", "byoyomi 900 30x3",
        "*900",
    ];
    for (kind, control) in KINDS.iter().zip(played) {
        let mut table = new_game();
        choose_kind(&mut table, kind);
        table.press("Start");
        assert_eq!(controls(&table), [control; 2], "{kind}");
    }
}

#[test]
fn the_form_asks_who_gives_odds_only_where_odds_are_possible() {
    let mut table = new_game();
    table.more();
    assert!(!table.has_text("Odds given by"), "nobody gives any");
    table.choose("Handicap", "Rook odds");
    assert!(table.has("Odds given by: White"), "{:?}", table.names());
    table.reach("Position: FEN");
    assert!(!table.has_text("Odds given by"), "{:?}", table.names());
}

#[test]
fn each_side_has_a_clock_of_its_own() {
    let mut table = new_game();
    table.more().reach("Different clocks for White and Black").reach("White’s clock: 3+2");
    choose_other(&mut table, "Black’s clock", "Byo-yomi");
    type_number(&mut table, "Black’s clock: Main time in minutes", "0");
    type_number(&mut table, "Black’s clock: Number of periods", "1");
    table.press("Start");
    assert_eq!(controls(&table), ["180+2", "byoyomi 0 30x1"]);
    table.keys(Modifiers::COMMAND, Key::N);
    table.more().reach("Different clocks for White and Black").press("Start");
    assert_eq!(controls(&table), ["180+2"; 2], "they were remembered");
}

#[test]
fn stages_are_added_and_removed() {
    let mut table = new_game();
    choose_other(&mut table, "Clock", "Stages (classical)");
    type_number(&mut table, "Clock, stage 1: Moves in the stage", "30");
    type_number(&mut table, "Clock, stage 1: Stage time in minutes", "60");
    type_number(&mut table, "Clock, stage 2: Increment in seconds", "0");
    table.click("Add stage").click("Repeat the last stage").press("Start");
    assert_eq!(controls(&table), ["30/3600+30:20/1800:20/1800+30"; 2]);
    table.keys(Modifiers::COMMAND, Key::N);
    table.click("Remove last stage").click("Remove last stage").press("Start");
    assert_eq!(controls(&table), ["30/3600+30"; 2]);
}

#[test]
fn usual_stages_are_chosen_by_a_button() {
    let mut table = new_game();
    choose_other(&mut table, "Clock", "Stages (classical)");
    table.reach("Clock: 40/120, 20/60, 15").press("Start");
    assert_eq!(controls(&table), ["40/7200:20/3600:900"; 2]);
}

/// The times are those of the clocks, which stand in a test.
#[test]
fn the_panel_shows_the_time_used_if_set_so() {
    let settings = r#"{"animation":"off","details":true,
        "setup":{"black":{"name":"","player":"human"},"clock":{"kind":"fischer","base":300,"increment":3}}}"#;
    let told = |table: &Table| table.has_text("Time used: White");
    let mut table = Table::with(settings, vec2(1280.0, 800.0), None);
    assert!(!told(&table), "before the first move there is nothing to tell");
    table.play("f5, white pawn", "f6, empty").play("e7, black pawn", "e6, empty");
    assert!(told(&table), "{:?}", table.names());
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    assert!(!told(&table), "quiet unless it is wished");
}

#[test]
fn a_wrong_number_is_explained_and_the_game_does_not_start() {
    const FIELD: &str = "Clock: Minutes per player";
    const TOLD: &str = "Minutes per player: enter a number from 0.25 to 600 instead of “soon”.";
    let mut table = new_game();
    choose_other(&mut table, "Clock", "Sudden death");
    type_number(&mut table, FIELD, "soon");
    assert!(table.has(TOLD), "{:?}", table.names());
    table.key(Key::Enter);
    assert!(table.has(TOLD), "the game does not begin meanwhile");
    type_number(&mut table, FIELD, "");
    table.harness.event(Event::Key {
        key: Key::A,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::COMMAND,
    });
    table.harness.event(Event::Text("2,5".to_owned()));
    table.run();
    assert!(!table.has(TOLD), "{:?}", table.names());
    table.key(Key::Enter);
    assert_eq!(controls(&table), ["150"; 2]);
}

#[test]
fn a_number_out_of_range_becomes_the_nearest_one() {
    let mut table = new_game();
    choose_other(&mut table, "Clock", "Byo-yomi");
    type_number(&mut table, "Clock: Number of periods", "1000");
    assert!(table.has("Number of periods: enter a whole number from 1 to 99 instead of “1000”."));
    // The field is left.
    table.harness.get_by_label("Clock: Period in seconds").focus();
    table.run();
    table.press("Start");
    assert_eq!(controls(&table), ["byoyomi 900 30x99"; 2]);
}

/// The rows of the clocks end where the row of buttons ends, and the buttons are in the window.
fn assert_whole(table: &Table, size: Vec2, what: &str) {
    let start = table.harness.get_by_label("Start").rect();
    assert!(start.right() <= size.x && start.bottom() <= size.y, "{what}: {start:?}");
    let of_clocks = table.harness.query_all_by(|node| {
        node.label().is_some_and(|name| name.contains("lock")) && node.raw_bounds().is_some()
    });
    for node in of_clocks {
        let (name, rect) = (node.accesskit_node().label().unwrap_or_default(), node.rect());
        assert!(rect.right() <= start.right() + 0.5, "{what}: {name:?} at {rect:?}, {start:?}");
    }
}

#[test]
fn the_form_is_whole_with_every_clock() {
    assert_eq!(KINDS.len(), ClockKind::ALL.len());
    // The last is a window of 900 x 650 at 150 %.
    for size in [vec2(640.0, 480.0), vec2(900.0, 650.0), vec2(600.0, 433.0)] {
        for kind in KINDS {
            let mut table = Table::with(HOTSEAT, size, None);
            table.keys(Modifiers::COMMAND, Key::N);
            choose_kind(&mut table, kind);
            assert_whole(&table, size, &format!("{kind} at {size:?}"));
            table.more().reach("Different clocks for White and Black");
            assert_whole(&table, size, &format!("{kind} twice at {size:?}"));
        }
    }
}
