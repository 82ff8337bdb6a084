//! The board as a player uses it: clicks, drags, keys, through the widget and without a display.

use std::time::Duration;

use egui::accesskit::Role as AccessRole;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use heksy::app::board::{BoardEvent, BoardShape, BoardView, CastlingChoice, Promotion, Turn};
use heksy::chess::Role;
use heksy::game::{Piece, PieceKind, Variant};
use heksy::gui::board::{BoardState, board_ui};
use heksy::gui::style::theme::Theme;
use heksy::hex::{Bitboard, Cell, EDGES};
use heksy::sides::Color;
use heksy::three::Seat;

/// A board, what it shows, and what was done on it.
struct Table {
    state: Option<BoardState>,
    view: BoardView,
    events: Vec<BoardEvent>,
}

fn harness(view: BoardView) -> Harness<'static, Table> {
    let table = Table { state: None, view, events: Vec::new() };
    Harness::builder().with_size(Vec2::splat(700.0)).build_ui_state(
        |ui, table: &mut Table| {
            let state = table.state.get_or_insert_with(|| BoardState::new(ui.ctx()));
            let events = board_ui(ui, state, &table.view, &Theme::default());
            for event in &events {
                if let BoardEvent::PickUp(cell) = event {
                    table.view.selected = Some(*cell);
                }
            }
            table.events.extend(events);
        },
        table,
    )
}

const QUEEN: Piece = Piece { color: Color::White, kind: PieceKind::Chess(Role::Queen) };
const PAWN: Piece = Piece { color: Color::White, kind: PieceKind::Chess(Role::Pawn) };
const ENEMY: Piece = Piece { color: Color::Black, kind: PieceKind::Chess(Role::Knight) };

/// A white queen on f6 that may go to f7 and take on g7.
fn view() -> BoardView {
    BoardView {
        pieces: [(Cell::F6, QUEEN), (Cell::G7, ENEMY)].into_iter().collect(),
        movable: Bitboard::from(Cell::F6),
        slide: Duration::ZERO,
        ..BoardView::default()
    }
}

fn selected() -> BoardView {
    BoardView {
        selected: Some(Cell::F6),
        quiet_targets: Bitboard::from(Cell::F7),
        capture_targets: Bitboard::from(Cell::G7),
        ..view()
    }
}

fn promotion() -> BoardView {
    BoardView {
        pieces: [(Cell::F10, PAWN)].into_iter().collect(),
        promotion: Some(Promotion {
            from: Cell::F10,
            to: Cell::F11,
            seat: Seat::White,
            inwards: EDGES[3],
            roles: Role::PROMOTIONS.to_vec(),
        }),
        ..view()
    }
}

fn middle(harness: &Harness<Table>, name: &str) -> Pos2 {
    harness.get_by_label(name).rect().center()
}

fn events(harness: &mut Harness<Table>) -> Vec<BoardEvent> {
    harness.run();
    std::mem::take(&mut harness.state_mut().events)
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

/// Presses at the first place, carries the pointer along the others and lets go at the last.
fn drag(harness: &mut Harness<Table>, way: &[Pos2]) {
    harness.event(Event::PointerMoved(way[0]));
    harness.event(button(way[0], true));
    for &place in way {
        harness.event(Event::PointerMoved(place));
    }
    harness.event(button(way[way.len() - 1], false));
    harness.run();
}

#[test]
fn a_click_on_a_cell_found_by_its_name_is_reported() {
    let mut harness = harness(view());
    harness.get_by_label("f6, white queen").click();
    assert_eq!(events(&mut harness), [BoardEvent::PickUp(Cell::F6)]);
    harness.get_by_label("a1, empty").click();
    assert_eq!(events(&mut harness), [BoardEvent::Click(Cell::A1)]);

    harness.state_mut().view = selected();
    harness.get_by_label("g7, black knight").click();
    assert_eq!(events(&mut harness), [BoardEvent::Click(Cell::G7)]);
    harness.get_by_label("f6, white queen").click();
    assert_eq!(events(&mut harness), [BoardEvent::Click(Cell::F6)]);
}

#[test]
fn every_cell_is_an_entry_within_the_board() {
    let harness = harness(view());
    let board = harness.get_by_label("Board");
    assert_eq!(board.get_all_by_role(AccessRole::ListItem).count(), 91);
}

#[test]
fn screen_readers_get_the_legal_targets() {
    let harness = harness(selected());
    let description = |name: &str| harness.get_by_label(name).accesskit_node().description();
    assert_eq!(description("f7, empty").as_deref(), Some("light cell, legal move"));
    assert_eq!(description("g7, black knight").as_deref(), Some("medium cell, legal capture"));
    assert_eq!(description("a1, empty").as_deref(), Some("dark cell"));
}

#[test]
fn a_screen_reader_chooses_cells_and_promotions() {
    let mut harness = harness(view());
    harness.get_by_label("g7, black knight").click_accesskit();
    assert_eq!(events(&mut harness), [BoardEvent::Click(Cell::G7)]);
    harness.state_mut().view = promotion();
    harness.run();
    harness.get_by_label("Promote to rook").click_accesskit();
    assert_eq!(events(&mut harness), [BoardEvent::Promote(Role::Rook)]);
}

#[test]
fn a_drag_to_another_cell_is_a_drop() {
    let mut harness = harness(view());
    let way =
        [middle(&harness, "f6, white queen"), middle(&harness, "f7, empty"), middle(&harness, "b3, empty")];
    drag(&mut harness, &way);
    let drop = BoardEvent::Drop { from: Cell::F6, to: Cell::B3 };
    assert_eq!(events(&mut harness), [BoardEvent::PickUp(Cell::F6), drop]);
}

#[test]
fn a_piece_dragged_off_the_board_goes_back() {
    let mut harness = harness(view());
    let way = [middle(&harness, "f6, white queen"), pos2(3.0, 3.0)];
    drag(&mut harness, &way);
    assert_eq!(events(&mut harness), [BoardEvent::PickUp(Cell::F6), BoardEvent::PutBack]);
}

#[test]
fn a_finger_drops_a_piece_where_it_is_lifted() {
    let mut harness = harness(view());
    let (from, to) = (middle(&harness, "f6, white queen"), middle(&harness, "f7, empty"));
    harness.event(Event::PointerMoved(from));
    harness.event(button(from, true));
    harness.event(Event::PointerMoved(to));
    harness.run();
    harness.input_mut().events.extend([button(to, false), Event::PointerGone]);
    let drop = BoardEvent::Drop { from: Cell::F6, to: Cell::F7 };
    assert_eq!(events(&mut harness), [BoardEvent::PickUp(Cell::F6), drop]);
}

#[test]
fn a_viewer_cannot_drag_pieces() {
    let mut harness = harness(BoardView { movable: Bitboard::EMPTY, ..view() });
    let way = [middle(&harness, "f6, white queen"), middle(&harness, "f7, empty")];
    drag(&mut harness, &way);
    assert_eq!(events(&mut harness), [BoardEvent::Click(Cell::F6)]);
}

#[test]
fn keys_choose_in_the_promotion_picker() {
    let cases = [(Key::Q, Role::Queen), (Key::R, Role::Rook), (Key::B, Role::Bishop), (Key::N, Role::Knight)];
    for (key, role) in cases {
        let mut harness = harness(promotion());
        harness.key_press(key);
        assert_eq!(events(&mut harness), [BoardEvent::Promote(role)]);
    }
    let mut harness = harness(promotion());
    harness.key_press(Key::Escape);
    assert_eq!(events(&mut harness), [BoardEvent::PutBack]);
}

#[test]
fn clicks_choose_in_the_promotion_picker_and_beside_it_give_it_up() {
    let mut harness = harness(promotion());
    harness.get_by_label("Promote to knight").click();
    assert_eq!(events(&mut harness), [BoardEvent::Promote(Role::Knight)]);
    harness.get_by_label("a1, empty").click();
    assert_eq!(events(&mut harness), [BoardEvent::PutBack]);
}

#[test]
fn the_promotion_picker_covers_the_pawns_file_from_its_last_cell_inwards() {
    let harness = harness(promotion());
    for (choice, cell) in [("queen", "f11, empty"), ("rook", "f10, white pawn"), ("knight", "f8, empty")] {
        let choice = middle(&harness, &format!("Promote to {choice}"));
        assert!(choice.distance(middle(&harness, cell)) < 1.0, "{cell}");
    }
}

#[test]
fn a_flipped_board_is_turned_by_half_a_circle() {
    let mut harness = harness(view());
    let before = ["a1, empty", "f6, white queen", "l6, empty"].map(|name| middle(&harness, name));
    harness.state_mut().view.turn = Turn::HALF;
    harness.run();
    let after = ["l6, empty", "f6, white queen", "a1, empty"].map(|name| middle(&harness, name));
    for (before, after) in before.into_iter().zip(after) {
        assert!(before.distance(after) < 1.0, "{before:?} {after:?}");
    }
}

#[test]
fn the_wheel_over_the_board_steps_through_the_game() {
    let mut harness = harness(view());
    let wheel = |harness: &mut Harness<Table>, place, lines| {
        harness.event(Event::PointerMoved(place));
        harness.event(Event::MouseWheel {
            unit: egui::MouseWheelUnit::Line,
            delta: vec2(0.0, lines),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        });
        events(harness)
    };
    let on_board = middle(&harness, "c3, empty");
    assert_eq!(wheel(&mut harness, on_board, -1.0), [BoardEvent::Wheel(1)]);
    assert_eq!(wheel(&mut harness, on_board, 2.0), [BoardEvent::Wheel(-2)]);
    assert_eq!(wheel(&mut harness, pos2(3.0, 3.0), 2.0), []);
}

#[test]
fn the_board_is_played_with_the_keyboard_alone() {
    let mut harness = harness(view());
    harness.key_press(Key::Tab);
    harness.run();
    for key in [Key::ArrowLeft, Key::ArrowDown, Key::Enter] {
        harness.key_press(key);
    }
    assert_eq!(events(&mut harness), [BoardEvent::Click(Cell::E5)]);
    harness.state_mut().view = selected();
    harness.key_press(Key::Escape);
    assert_eq!(events(&mut harness), [BoardEvent::PutBack]);
}

#[test]
fn moves_slide_and_then_all_is_still() {
    let mut harness = harness(BoardView { slide: Duration::from_millis(200), ..view() });
    let view = &mut harness.state_mut().view;
    let piece = view.pieces.set(Cell::F6, None);
    view.pieces.set(Cell::F9, piece);
    view.turn = Turn::HALF;
    harness.step();
    assert!(harness.ctx.has_requested_repaint());
    // `run` fails if the board never comes to rest. The thread that draws the pieces may wake it once more for each army.
    let rests = |_| {
        harness.run();
        !harness.ctx.has_requested_repaint()
    };
    assert!((0..4).any(rests));
}

/// White's man has jumped from 33 to 53 and may take on to 73; crowned men and both sides' men stand about.
fn capture_half_entered() -> BoardView {
    let shape = BoardShape::of(Variant::Checkers);
    let at = |name: &str| shape.cells().iter().find(|&cell| shape.name(cell) == name).expect("a cell");
    let piece = |name, color, kind| (at(name), Piece { color, kind });
    BoardView {
        shape,
        pieces: [
            piece("53", Color::White, PieceKind::Man),
            piece("43", Color::Black, PieceKind::Man),
            piece("63", Color::Black, PieceKind::Crowned),
            piece("39", Color::White, PieceKind::Crowned),
        ]
        .into_iter()
        .collect(),
        movable: Bitboard::from(at("53")),
        selected: Some(at("53")),
        capture_targets: Bitboard::from(at("73")),
        must_take: Bitboard::from(at("63")),
        path: vec![at("33"), at("53")],
        slide: Duration::ZERO,
        ..BoardView::default()
    }
}

#[test]
fn a_board_of_checkers_has_its_own_cells_pieces_and_marks() {
    let mut harness = harness(capture_half_entered());
    harness.run();
    assert_eq!(harness.query_all_by_label_contains(", ").count(), 61);
    for name in ["53, white man", "63, black king", "39, white king"] {
        harness.get_by_label(name);
    }
    let description = |name| harness.get_by_label(name).accesskit_node().description();
    assert_eq!(description("63, black king").as_deref(), Some("medium cell, must be captured"));
    assert_eq!(description("73, empty").as_deref(), Some("dark cell, legal capture"));
}

#[test]
fn landing_cells_are_clicked_and_dropped_on() {
    let mut harness = harness(capture_half_entered());
    harness.run();
    harness.get_by_label("73, empty").click();
    let shape = BoardShape::of(Variant::Checkers);
    let at = |name: &str| shape.cells().iter().find(|&cell| shape.name(cell) == name).expect("a cell");
    assert_eq!(events(&mut harness), [BoardEvent::Click(at("73"))]);
    let way = [middle(&harness, "53, white man"), middle(&harness, "73, empty")];
    drag(&mut harness, &way);
    assert_eq!(events(&mut harness), [BoardEvent::Drop { from: at("53"), to: at("73") }]);
}

#[test]
fn ways_of_castling_are_chosen_by_click_and_key() {
    let ways = vec![(Cell::D1, "Q-O-O".to_owned()), (Cell::C1, "Q-O-O-O".to_owned())];
    let view = BoardView { castling: Some(CastlingChoice { color: Color::White, ways }), ..view() };
    let mut harness = harness(view);
    harness.run();
    harness.get_by_label("Castle Q-O-O-O").click();
    assert_eq!(events(&mut harness), [BoardEvent::Castle(Cell::C1)]);
    harness.key_press(Key::Num1);
    assert_eq!(events(&mut harness), [BoardEvent::Castle(Cell::D1)]);
    harness.key_press(Key::Escape);
    assert_eq!(events(&mut harness), [BoardEvent::PutBack]);
}
