//! Hands of every kind: keys alone, typed moves, moves ahead, moves that wait, other keys, fingers.

use egui::{Event, Key, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, vec2};
use egui_kittest::kittest::Queryable;
use heksy::app::board::{BoardView, TypedMove};
use heksy::hex::{Cell, EDGES};

use super::table::{HOTSEAT, Table};

const SIZE: egui::Vec2 = vec2(1280.0, 800.0);

/// The computer plays Black and has ten hours: it thinks until *Move now*.
const COMPUTER: &str = r#"{"animation":"off","own-book":false,
    "setup":{"black":{"player":"full"},"clock":{"kind":"sudden-death","base":36000}}}"#;

/// The keys that move the cursor, as the edges of a cell lie.
const STEERING: [Key; 6] = [Key::ArrowUp, Key::PageUp, Key::PageDown, Key::ArrowDown, Key::End, Key::Home];

fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn view(table: &Table) -> BoardView {
    table.harness.state().model().board_view()
}

fn plies(table: &Table) -> usize {
    table.harness.state().model().play().expect("a game").game().plies()
}

/// Leads the cursor from cell to cell by keys, and chooses the last.
fn steer(table: &mut Table, cursor: &mut Cell, to: &str) {
    let to = cell(to);
    let distance = |cell: Cell| {
        let (q, v) = (i32::from(cell.q() - to.q()).abs(), i32::from(cell.v() - to.v()).abs());
        q + (v - q).max(0) / 2
    };
    while *cursor != to {
        let steps = EDGES.into_iter().zip(STEERING).filter_map(|(edge, key)| Some((cursor.step(edge)?, key)));
        let (next, key) = steps.min_by_key(|(next, _)| distance(*next)).expect("a neighbour");
        table.key(key);
        *cursor = next;
    }
    table.key(Key::Enter);
}

fn text(table: &mut Table, text: &str) {
    table.harness.event(Event::Text(text.to_owned()));
    table.run();
}

#[test]
fn a_whole_game_is_played_by_keys_alone() {
    let mut table = Table::with(HOTSEAT, SIZE, None);
    table.keys(Modifiers::COMMAND, Key::N);
    assert!(table.has("New game"));
    table.key(Key::Enter);
    assert!(!table.has("Start"), "{:?}", table.names());
    // The cursor comes to the board, in its middle.
    table.key(Key::Enter);
    let mut cursor = Cell::F6;
    for (from, to) in [("f3", "h2"), ("g10", "h8"), ("e1", "b4"), ("h8", "i6"), ("b4", "k4")] {
        steer(&mut table, &mut cursor, from);
        steer(&mut table, &mut cursor, to);
    }
    table.wait_for("Checkmate");
    assert!(table.has_text("White wins"), "{:?}", table.names());
}

#[test]
fn enter_right_after_the_last_move_begins_nothing_new() {
    let mut table = Table::new();
    table.play("f3, white bishop", "h2, empty").play("g10, black king", "h8, empty");
    table.play("e1, white queen", "b4, empty").play("h8, black king", "i6, empty");
    table.play("b4, white queen", "k4, empty");
    assert!(table.harness.state().model().result().is_some());
    table.key(Key::Enter).key(Key::Enter);
    let model = table.harness.state().model();
    assert!(model.result().is_some() && model.study().is_none() && model.dialog().is_none());
}

#[test]
fn letters_and_tab_lead_to_pieces_and_targets() {
    let mut table = Table::new();
    table.key(Key::Enter);
    // The next queen from f6 on is White's, on e1; Tab goes on to where she may go.
    text(&mut table, "q");
    table.key(Key::Enter);
    assert_eq!(view(&table).selected, Some(cell("e1")));
    table.key(Key::Tab);
    table.key(Key::Enter);
    assert_eq!(plies(&table), 1, "{:?}", table.names());
    // Home is a step of the cursor as long as the board has the keyboard, and the start of the game afterwards.
    table.key(Key::Home);
    assert!(table.has("Black to move"));
    table.key(Key::Escape).key(Key::Home);
    assert!(table.has("Starting position"), "{:?}", table.names());
}

#[test]
fn a_promotion_is_chosen_by_its_letter() {
    let mut table = Table::new();
    table.keys(Modifiers::COMMAND, Key::N);
    table.more().click("Position: FEN");
    table.type_into("FEN", "1/3/1P3/7/9/5k5/11/11/11/11/5K5 w - 0 1");
    table.key(Key::Enter);
    table.key(Key::Enter);
    let mut cursor = Cell::F6;
    steer(&mut table, &mut cursor, "e9");
    steer(&mut table, &mut cursor, "e10");
    table.key(Key::N);
    assert!(table.has("e10, white knight"), "{}", table.fen());
}

#[test]
fn a_capital_letter_or_m_begins_a_typed_move() {
    let mut table = Table::new();
    text(&mut table, "B");
    assert_eq!(table.harness.state().model().typed_move().map(TypedMove::text), Some("B"));
    text(&mut table, "h2");
    table.key(Key::Enter);
    assert!(table.has("1. Bh2"), "{:?}", table.names());
    // A small letter is a key as it was.
    table.key(Key::F);
    assert!(
        table.harness.state().model().is_flipped() && table.harness.state().model().typed_move().is_none()
    );
    table.key(Key::M);
    text(&mut table, "e7e9");
    table.key(Key::Enter);
    assert!(table.has_text("e7e9"), "it says what is wrong: {:?}", table.names());
    assert_eq!(plies(&table), 1);
    table.key(Key::Escape);
    assert!(table.harness.state().model().typed_move().is_none());
    table.key(Key::M);
    text(&mut table, "e6");
    table.key(Key::Enter);
    assert!(table.has("1... e6"), "{:?}", table.names());
    table.key(Key::M);
    text(&mut table, "g5");
    table.press("g5");
    assert!(table.has("2. g5"), "a click on what fits makes the move: {:?}", table.names());
}

#[test]
fn shift_d_is_a_key_and_no_letter_of_a_move() {
    let mut table = Table::new();
    table.play("f5, white pawn", "f6, empty");
    table.harness.event(Event::Text("D".to_owned()));
    table.keys(Modifiers::SHIFT, Key::D);
    assert!(table.harness.state().model().typed_move().is_none());
}

#[test]
fn a_move_is_made_ahead_given_up_and_played_with_the_answer() {
    let mut table = Table::with(COMPUTER, SIZE, None);
    table.play("f5, white pawn", "f6, empty");
    table.play("b1, white pawn", "b2, empty");
    assert_eq!(view(&table).premove, Some((cell("b1"), cell("b2"))));
    table.key(Key::Escape);
    assert_eq!(view(&table).premove, None);
    table.drag("b1, white pawn", "b2, empty");
    assert_eq!((view(&table).premove.is_some(), plies(&table)), (true, 1));
    table.keys(Modifiers::COMMAND, Key::Enter);
    table.wait_until(|table| plies(table) == 3);
    assert!(table.has("b2, white pawn") && view(&table).premove.is_none());
}

#[test]
fn a_move_waits_for_enter_the_button_or_a_click() {
    let settings = HOTSEAT.replacen('{', r#"{"confirm-moves":true,"#, 1);
    let mut table = Table::with(&settings, SIZE, None);
    table.play("f5, white pawn", "f6, empty");
    assert_eq!(plies(&table), 0);
    table.key(Key::Escape);
    assert!(table.has("f5, white pawn"));
    table.play("f5, white pawn", "f6, empty").key(Key::Enter);
    assert_eq!(plies(&table), 1, "Enter");
    table.play("e7, black pawn", "e6, empty").press("Cancel move");
    assert!(table.has("e7, black pawn") && plies(&table) == 1);
    table.play("e7, black pawn", "e6, empty").press("Confirm move");
    assert_eq!(plies(&table), 2, "the button");
    table.play("g4, white pawn", "g5, empty").click("g5, white pawn");
    assert_eq!(plies(&table), 3, "a click where it ends");
    // By keys alone as well.
    table.key(Key::Enter);
    let mut cursor = Cell::F6;
    steer(&mut table, &mut cursor, "d7");
    steer(&mut table, &mut cursor, "d6");
    assert_eq!(plies(&table), 3);
    table.key(Key::Enter);
    assert_eq!(plies(&table), 4, "{:?}", table.names());
}

#[test]
fn a_piece_in_hand_goes_back_when_the_wheel_or_a_key_shows_another_position() {
    let wheel = Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: vec2(0.0, 2.0),
        phase: TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    };
    let key = |pressed| Event::Key {
        key: Key::ArrowLeft,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let back = [key(true), key(false), key(true), key(false)];
    for turn in [vec![wheel.clone()], back.to_vec()] {
        let mut table = Table::new();
        table.play("f5, white pawn", "f6, empty").play("e7, black pawn", "e6, empty");
        let [from, over, to] = ["g4, white pawn", "h4, empty", "g5, empty"]
            .map(|name| table.harness.get_by_label(name).rect().center());
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let drag = [Event::PointerMoved(from), button(from, true), Event::PointerMoved(over)];
        let drop = [Event::PointerMoved(to), button(to, false)];
        for event in drag.into_iter().chain(turn).chain(drop) {
            table.harness.event(event);
            table.run();
        }
        assert!(table.has("f5, white pawn") && table.has("g4, white pawn"), "{}", table.fen());
        assert!(table.harness.state().model().dialog().is_none(), "{:?}", table.names());
        assert_eq!((view(&table).selected, plies(&table)), (None, 2));
    }
}

/// Clicks what may have to be scrolled to.
fn reach(table: &mut Table, name: &str) {
    table.harness.get_by_label(name).click_accesskit();
    table.run();
}

#[test]
fn a_shortcut_is_searched_by_its_name_or_its_key() {
    let mut table = Table::new();
    table.key(Key::F1);
    let flip = "F: change the shortcut for Flip board";
    table.type_into("Search shortcuts", "flip");
    assert!(table.has(flip) && !table.has_text("for Save"), "{:?}", table.names());
    table.key(Key::Escape).key(Key::F1);
    table.type_into("Search shortcuts", "Ctrl+S");
    assert!(!table.has(flip) && table.has_text("for Save"), "{:?}", table.names());
}

#[test]
fn another_key_is_chosen_swapped_and_put_back() {
    let mut table = Table::new();
    table.key(Key::F1);
    reach(&mut table, "F: change the shortcut for Flip board");
    table.key(Key::G);
    assert!(table.has("G: change the shortcut for Flip board"), "{:?}", table.names());
    // Save has Ctrl+S: both change places.
    reach(&mut table, "G: change the shortcut for Flip board");
    // The system tells of the key that is held first.
    table.keys(Modifiers::COMMAND, Key::ControlLeft).keys(Modifiers::COMMAND, Key::S);
    assert!(table.has_text("is already used for “Save”"), "{:?}", table.names());
    reach(&mut table, "Swap shortcuts");
    assert!(table.has("G: change the shortcut for Save"), "{:?}", table.names());
    reach(&mut table, "G: change the shortcut for Save");
    table.key(Key::Tab);
    assert!(table.has_text("Press another key"), "{:?}", table.names());
    table.key(Key::Escape);
    assert!(table.has("Keyboard shortcuts"), "only the question is closed");
    table.key(Key::Escape);
    table.keys(Modifiers::COMMAND, Key::S);
    assert!(table.harness.state().model().is_flipped(), "Ctrl+S turns the board now");
    table.key(Key::F);
    assert!(table.harness.state().model().is_flipped(), "f does nothing");
    table.key(Key::F1);
    reach(&mut table, "Reset all");
    assert!(table.has("F: change the shortcut for Flip board"), "{:?}", table.names());
    assert!(table.harness.state().model().settings().keys.is_empty());
}

#[test]
fn broken_keys_in_the_settings_leave_the_usual_ones() {
    let settings = HOTSEAT.replacen('{', r#"{"keys":{"flip":["Hyper+Q"],"save":7,"hint":["G"]},"#, 1);
    let mut table = Table::with(&settings, SIZE, None);
    table.key(Key::F);
    assert!(table.harness.state().model().is_flipped());
    assert!(table.harness.state().model().toasts().next().is_none());
    table.key(Key::F1);
    assert!(table.has("G: change the shortcut for Hint"), "{:?}", table.names());
}

/// Fingers on the window, with what the system makes of the first one.
struct Hand<'a> {
    table: &'a mut Table,
    at: Pos2,
}

impl<'a> Hand<'a> {
    fn down(table: &'a mut Table, name: &str) -> Self {
        let at = table.harness.get_by_label(name).rect().center();
        let mut hand = Hand { table, at };
        hand.touch(1, TouchPhase::Start, at);
        hand.pointer(Event::PointerMoved(at));
        hand.button(true);
        hand.table.harness.step();
        hand
    }

    fn touch(&mut self, id: u64, phase: TouchPhase, pos: Pos2) {
        let (device_id, id) = (TouchDeviceId(0), TouchId(id));
        self.table.harness.event(Event::Touch { device_id, id, phase, pos, force: None });
    }

    fn pointer(&mut self, event: Event) {
        self.table.harness.event(event);
    }

    fn button(&mut self, pressed: bool) {
        let (pos, modifiers) = (self.at, Modifiers::NONE);
        self.pointer(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
    }

    fn to(mut self, at: Pos2) -> Self {
        self.at = at;
        self.touch(1, TouchPhase::Move, at);
        self.pointer(Event::PointerMoved(at));
        self.table.harness.step();
        self
    }

    fn over(self, name: &str) -> Self {
        let at = self.table.harness.get_by_label(name).rect().center();
        self.to(at)
    }

    /// A frame is a quarter of a second.
    fn rest(self) -> Self {
        for _ in 0..4 {
            self.table.harness.step();
        }
        self
    }

    fn second(mut self, name: &str) -> Self {
        let at = self.table.harness.get_by_label(name).rect().center();
        self.touch(2, TouchPhase::Start, at);
        self.table.harness.step();
        self.touch(2, TouchPhase::Move, at + vec2(40.0, 40.0));
        self.table.harness.step();
        self
    }

    fn up(mut self) {
        let at = self.at;
        self.touch(1, TouchPhase::End, at);
        self.button(false);
        self.pointer(Event::PointerGone);
        self.table.run();
    }
}

#[test]
fn fingers_tap_and_drag() {
    let mut table = Table::new();
    Hand::down(&mut table, "f5, white pawn").up();
    Hand::down(&mut table, "f6, empty").up();
    assert!(table.has("1. f6"), "{:?}", table.names());
    Hand::down(&mut table, "e7, black pawn").over("e6, empty").up();
    assert!(table.has("1... e6"), "{:?}", table.names());
}

#[test]
fn a_finger_that_rests_draws() {
    let mut table = Table::new();
    Hand::down(&mut table, "f6, empty").rest().up();
    let shapes = |table: &Table| view(table).shapes;
    assert_eq!(shapes(&table).len(), 1);
    assert_eq!((shapes(&table)[0].from, shapes(&table)[0].to), (cell("f6"), None));
    // On a piece too, and it is not moved; what was drawn before stays.
    Hand::down(&mut table, "f5, white pawn").rest().over("f6, empty").up();
    assert_eq!((shapes(&table).len(), plies(&table), view(&table).selected), (2, 0, None));
    assert_eq!((shapes(&table)[1].from, shapes(&table)[1].to), (cell("f5"), Some(cell("f6"))));
    // A tap on an empty cell takes them away.
    Hand::down(&mut table, "f6, empty").up();
    assert!(shapes(&table).is_empty());
}

#[test]
fn two_fingers_move_nothing() {
    let mut table = Table::new();
    let before = table.fen();
    let zoom = table.harness.ctx.zoom_factor();
    Hand::down(&mut table, "f5, white pawn").second("b5, empty").over("f6, empty").up();
    assert_eq!((table.fen(), view(&table).selected), (before, None));
    assert_eq!(table.harness.ctx.zoom_factor(), zoom);
}
