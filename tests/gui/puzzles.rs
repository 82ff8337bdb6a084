//! Puzzles in the window: by keyboard alone and by names alone.

use egui::Key;
use egui_kittest::kittest::Queryable;
use heksy::app::board::BoardPiece;
use heksy::app::board::layout::BoardLayout;
use heksy::app::library::PuzzleChoice;
use heksy::app::model::{Message, PuzzleAction};
use heksy::game::{Move, Variant};
use heksy::hex::Cell;
use heksy::puzzles::{Collection, Motif};
use heksy::sides::Color;

use super::table::Table;

/// The theme of the tests: its puzzles win, and hardly any has a promotion to choose.
const THEME: Motif = Motif::Mate2;

/// The line of the puzzle that is open.
fn line(table: &Table) -> Vec<Move> {
    let puzzles = table.harness.state().model().puzzles().expect("the puzzles are open");
    let name = &puzzles.solving().expect("a puzzle is open").puzzle.name;
    let collection = Collection::of(Variant::Glinski);
    let index = collection.puzzles.iter().position(|puzzle| puzzle.name == *name).expect("a puzzle");
    collection.task(index).expect("a line").line
}

/// A window whose person always draws the same puzzles.
fn table() -> Table {
    let table = Table::new();
    fastrand::seed(7);
    table
}

fn theme_button() -> String {
    let of_theme =
        Collection::of(Variant::Glinski).puzzles.iter().filter(|puzzle| puzzle.themes.contains(&THEME));
    format!("Mate in 2, Solved: 0 of {}", of_theme.count())
}

/// Whether the person is to move.
fn is_waiting(table: &Table) -> bool {
    let puzzles = table.harness.state().model().puzzles();
    puzzles
        .and_then(|puzzles| puzzles.solving())
        .is_some_and(|solving| solving.is_waiting() || solving.is_over())
}

/// Goes by Tab to the thing of this name, and presses it by Enter.
fn tab_to(table: &mut Table, name: &str) {
    for _ in 0..80 {
        if table.harness.query_all_by_label(name).any(|node| node.is_focused()) {
            table.key(Key::Enter);
            return;
        }
        table.key(Key::Tab);
    }
    panic!("Tab does not lead to {name:?}: {:?}", table.names());
}

/// Moves the cursor of the board from one cell to another by the keys around the arrows, and chooses the cell.
fn walk(table: &mut Table, from: Cell, to: Cell, solver: Color) {
    let sign = if solver == Color::White { 1 } else { -1 };
    let (mut q, mut v) = (from.q(), from.v());
    while (q, v) != (to.q(), to.v()) {
        let steps = [
            (Key::PageUp, 1, 1),
            (Key::PageDown, 1, -1),
            (Key::Home, -1, 1),
            (Key::End, -1, -1),
            (Key::ArrowUp, 0, 2),
            (Key::ArrowDown, 0, -2),
        ];
        let distance = |q: i8, v: i8| 3 * (q - to.q()).abs() + (v - to.v()).abs();
        let places = steps.map(|(key, dq, dv)| (key, q + sign * dq, v + sign * dv));
        let inside = places.into_iter().filter(|&(_, q, v)| Cell::from_qv(q, v).is_some());
        let (key, next_q, next_v) = inside.min_by_key(|&(_, q, v)| distance(q, v)).expect("a neighbour");
        table.key(key);
        (q, v) = (next_q, next_v);
    }
    table.key(Key::Enter);
}

#[test]
fn a_puzzle_by_keyboard_alone() {
    let mut table = table();
    tab_to(&mut table, "Puzzles");
    tab_to(&mut table, &theme_button());
    let line = line(&table);
    // The first arrow brings the cursor to the board, in its middle.
    table.key(Key::ArrowDown);
    let solver = table.harness.state().model().puzzles().unwrap().solving().unwrap().position().turn();
    let mut cursor = Cell::F6;
    for mv in line.iter().step_by(2) {
        for cell in [mv.from(), mv.to()] {
            walk(&mut table, cursor, cell, solver);
            cursor = cell;
        }
        table.wait_until(is_waiting);
    }
    assert!(table.has("Solved."), "{:?}", table.names());
    // Enter leads to the next one; the first Escape releases the board, the second leads to all puzzles, the third to the game.
    table.key(Key::Enter);
    assert!(!table.shows("Solved."), "{:?}", table.names());
    table.key(Key::Escape).key(Key::Escape);
    assert!(table.has("Solve puzzles"), "{:?}", table.names());
    table.key(Key::Escape);
    assert!(table.has("White to move"), "{:?}", table.names());
}

#[test]
fn the_first_click_on_the_board_of_the_day_begins_it_with_that_piece() {
    let mut table = table();
    table.click("Puzzles");
    let (name, place) = {
        let daily = table.harness.state().model().puzzles().unwrap().daily().expect("a puzzle of the day");
        let name = format!("Puzzle of the day: {}", daily.goal);
        let own =
            |(cell, piece): (Cell, BoardPiece)| (piece.seat == Some(daily.solver.into())).then_some(cell);
        let cell = daily.board.pieces.iter().find_map(own).expect("a piece");
        let rect = table.harness.get_by_label(&name).rect();
        let layout = BoardLayout::fit(daily.board.shape, rect, false, 1.0);
        (cell, layout.turned(daily.board.turn.radians()).center_of(cell))
    };
    table.click_at(place);
    let model = table.harness.state().model();
    assert!(
        model
            .puzzles()
            .and_then(|puzzles| puzzles.solving())
            .is_some_and(heksy::app::model::Solving::is_daily)
    );
    assert_eq!(model.board_view().selected.is_some(), !model.board_view().movable.is_empty(), "{name}");
    table.press("All puzzles").press("Solve it");
    assert!(table.has_text(" to move: "), "{:?}", table.names());
}

#[test]
fn enter_on_the_page_begins_a_puzzle_near_the_rating() {
    let mut table = table();
    table.click("Puzzles").key(Key::Enter);
    assert!(table.has("Show solution"), "{:?}", table.names());
}

#[test]
fn a_puzzle_by_names_alone() {
    let mut table = table();
    table.act("Puzzles");
    table.act(&theme_button());
    assert!(table.hears(" to move: win"), "{:?}", table.names());
    for mv in line(&table).iter().step_by(2) {
        for cell in [mv.from(), mv.to()] {
            let start = format!("{cell}, ");
            // The list of names leaves out empty cells.
            let name = table.names().into_iter().find(|name| name.starts_with(&start));
            table.act(&name.unwrap_or_else(|| format!("{cell}, empty")));
        }
        table.wait_until(is_waiting);
    }
    assert!(table.hears("Solved."), "{:?}", table.names());
    assert!(table.has_text("Themes: ") && table.has_text("Mate in 2"), "{:?}", table.names());
    table.act("Next puzzle");
    assert!(table.hears(" to move: "), "{:?}", table.names());
}

#[test]
fn the_engine_judges_another_move_and_the_solution_is_shown() {
    let mut table = table();
    let send = |table: &mut Table, action| {
        let ctx = table.harness.ctx.clone();
        table.harness.state_mut().send(&ctx, Message::Puzzles(action));
        table.run();
    };
    send(&mut table, PuzzleAction::Open);
    send(&mut table, PuzzleAction::Begin(PuzzleChoice::Theme(Some(THEME))));
    let (right, position) = {
        let puzzles = table.harness.state().model().puzzles().unwrap();
        (line(&table)[0], *puzzles.solving().unwrap().position())
    };
    let others = position.legal_moves().into_iter();
    let other = others.filter(|mv| mv.promotion().is_none()).find(|mv| mv.from() != right.from()).unwrap();
    table.click_cell(&other.from().to_string()).click_cell(&other.to().to_string());
    table.wait_until(is_waiting);
    assert!(table.shows("Try again."), "{:?}", table.names());
    table.press("Show solution");
    table.wait_until(|table| table.has("Next puzzle"));
    assert!(table.has("This is the solution."), "{:?}", table.names());
    let position =
        |table: &Table| *table.harness.state().model().puzzles().unwrap().solving().unwrap().position();
    let end = position(&table);
    table.key(Key::ArrowLeft);
    assert_ne!(position(&table), end, "the arrows lead through the solution");
    table.press("Go to end");
    assert_eq!(position(&table), end);
}

#[test]
fn a_puzzle_from_the_tournaments_says_who_played_when_it_is_over() {
    let mut table = table();
    table.menu("Puzzles", "Puzzles");
    let all = Collection::of(Variant::Glinski).puzzles.iter().filter(|puzzle| puzzle.is_of_tournament());
    let card = format!("From the tournaments, Solved: 0 of {}", all.count());
    tab_to(&mut table, &card);
    let puzzle = {
        let puzzles = table.harness.state().model().puzzles().unwrap();
        puzzles.solving().expect("a puzzle is open").puzzle.clone()
    };
    let players = puzzle.players().expect("two people played it").to_owned();
    assert!(!table.has_text(&players), "{:?}", table.names());
    table.press("Show solution");
    table.wait_until(|table| table.has("Next puzzle"));
    assert!(table.has_text(&players), "{:?}", table.names());
    table.act("Next puzzle");
    let puzzles = table.harness.state().model().puzzles().unwrap();
    assert!(puzzles.solving().is_some_and(|next| next.puzzle.is_of_tournament()));
}

#[test]
fn a_sheet_of_puzzles_is_chosen_kept_as_a_set_and_edited() {
    let mut table = table();
    table.menu("Puzzles", "Puzzles");
    tab_to(&mut table, "Print a sheet…");
    assert!(table.has("The sheet has 6 puzzles.") && table.has("Diagrams on a page"), "{:?}", table.names());
    let title = "Club evening";
    table.harness.event(egui::Event::Text(title.to_owned()));
    table.run();
    let form = |table: &Table| table.harness.state().model().puzzles().unwrap().sheet_form.clone();
    assert_eq!(form(&table).title, title, "the title is typed at once");
    table.click("Diagrams on a page: 9");
    let puzzles = Collection::of(Variant::Glinski).puzzles.iter();
    let ratings: Vec<f64> =
        puzzles.filter(|puzzle| puzzle.themes.contains(&THEME)).map(|puzzle| puzzle.rating.value).collect();
    let count = ratings.iter().filter(|rating| (1200.0..1600.0).contains(*rating)).count();
    assert!((2..36).contains(&count), "{count}");
    table.choose("Puzzles", &format!("Mate in 2 ({})", ratings.len()));
    table.choose("Difficulty", "1200 to 1599");
    table.choose("Number", "36");
    assert_eq!((form(&table).room, form(&table).from), (9, PuzzleChoice::Theme(Some(THEME))));
    assert!(table.has(&format!("The sheet has {count} puzzles.")), "{:?}", table.names());
    table.click("Keep as a set");
    table.key(Key::Escape);
    table.wait_until(|table| table.has_text(&format!("Club evening, {count} puzzles")));
    tab_to(&mut table, "Edit…");
    assert!(table.has("Name of the set") && table.has("Move puzzle 1 down"), "{:?}", table.names());
    table.click("Move puzzle 1 down").click(&format!("Remove puzzle {count}")).click("Save");
    table.wait_until(|table| table.has_text(&format!("Club evening, {} puzzles", count - 1)));
}
