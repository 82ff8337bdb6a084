//! The keyboard's cursor on the board, while the board has the keyboard.

use egui::{Event, EventFilter, FocusDirection, Id, Key, Modifiers, Response, Ui};

use crate::app::board::{BoardEvent, BoardShape, BoardView, Turn, speech};
use crate::app::text::tr;
use crate::app::text::words::role_of;
use crate::chess::Role;
use crate::game::PieceKind;
use crate::gui::style::{focus, voice};
use crate::hex::{Bitboard, Cell, Step};

/// The cell of the cursor when the board first gets the keyboard; every board has this cell.
const START: Cell = Cell::F6;

/// The keys that move the cursor: up and down the file, along the rank, and, around the arrow keys as on the number
/// pad, to the four other neighbours.
const STEERING: [Key; 8] = [
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::Home,
    Key::PageUp,
    Key::End,
    Key::PageDown,
];

/// A cursor, hidden while the board does not have the keyboard.
#[derive(Clone, Copy, Debug)]
pub struct Cursor {
    cell: Cell,
    is_shown: bool,
    /// Whether Tab was pressed in the frame before, and with Shift, which gives the focus a frame later.
    tab_before: Option<bool>,
}

impl Default for Cursor {
    fn default() -> Self {
        Self { cell: START, is_shown: false, tab_before: None }
    }
}

impl Cursor {
    /// The cell it is on, if it is shown.
    pub fn cell(self) -> Option<Cell> {
        self.is_shown.then_some(self.cell)
    }

    /// Puts the cursor on a cell, as a screen reader does.
    pub fn go_to(&mut self, cell: Cell) {
        self.cell = cell;
    }

    /// Reads the keyboard for one frame. Arrows and the keys around them move the cursor, letters and Tab jump to
    /// pieces and targets, Enter and Space choose the cell, Shift+Space describes it. Escape puts the piece back or,
    /// without a piece in hand, releases the keyboard. In the editor letters place pieces and Delete removes one.
    pub fn keys_ui(&mut self, ui: &Ui, response: &Response, view: &BoardView) -> Option<BoardEvent> {
        let (was_shown, tab) = (self.is_shown, focus::tab(ui.ctx()));
        let came_by = tab.or(std::mem::replace(&mut self.tab_before, tab));
        self.is_shown = response.has_focus() && focus::holder(ui.ctx()).is_some();
        if !view.shape.cells().contains(self.cell) {
            self.cell = START;
        }
        if !self.is_shown {
            return None;
        }
        if was_shown {
            self.tab_ui(ui, response, view, tab);
        } else {
            self.cell = self.entrance(view, came_by).unwrap_or(self.cell);
        }
        self.move_ui(ui, view);
        if !view.is_set_up && view.selected.is_none() {
            let role = typed_letter(ui).and_then(role_of);
            self.cell = role.and_then(|role| self.next(with_role(view, role))).unwrap_or(self.cell);
        }
        let keys = EventFilter { horizontal_arrows: true, vertical_arrows: true, escape: true, tab: false };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, keys));
        self.choose_ui(ui, response, view)
    }

    /// The keys that move the cursor.
    fn move_ui(&mut self, ui: &Ui, view: &BoardView) {
        for key in STEERING {
            if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                self.cell = neighbour(view.shape, self.cell, key, view.turn);
            }
        }
    }

    /// The cell on which Tab, or Shift+Tab, comes to the board: the first piece, or the last one. By another way it is the one
    /// piece that can move, as in a lesson.
    fn entrance(self, view: &BoardView, tab: Option<bool>) -> Option<Cell> {
        let mut stops = stops(view).iter();
        match tab {
            Some(true) => stops.next_back(),
            Some(false) => stops.next(),
            None => stops.next().filter(|_| self.cell == START && stops.next().is_none()),
        }
    }

    /// Tab leads to the next piece or target, and Shift+Tab to the one before. Says why it leads nowhere.
    fn tab_ui(&mut self, ui: &Ui, response: &Response, view: &BoardView, tab: Option<bool>) {
        let Some(is_back) = tab else { return };
        match self.tab_stop(view, is_back).filter(|&cell| cell != self.cell) {
            Some(cell) => self.cell = cell,
            None => self.say_only_target(ui, response, view),
        }
    }

    /// Keeps Tab on the board as long as it leads to another stop. Call it before the board is there in this frame, which
    /// otherwise gives the focus away.
    pub fn keep_tab(self, ui: &Ui, board: Id, view: &BoardView) {
        let is_here = self.is_shown && ui.memory(|memory| memory.has_focus(board));
        let leads = |is_back| view.asks() || self.tab_stop(view, is_back).is_some();
        if is_here && focus::tab(ui.ctx()).is_some_and(leads) {
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
    }

    /// The cell to which Tab leads, or Shift+Tab with `is_back`. It leaves the board behind the last piece or before the
    /// first one, and stays as long as a piece is in hand or the cursor is at none of the pieces.
    fn tab_stop(self, view: &BoardView, is_back: bool) -> Option<Cell> {
        let stops = stops(view);
        let to = if is_back { self.last_before(stops) } else { self.next(stops) };
        let stays = view.selected.is_some() || !stops.contains(self.cell);
        to.filter(|&to| stays || if is_back { to < self.cell } else { to > self.cell })
    }

    /// Says why Tab leads nowhere.
    fn say_only_target(self, ui: &Ui, response: &Response, view: &BoardView) {
        let is_only = view.selected.is_some() && stops(view) == Bitboard::from(self.cell);
        if is_only {
            let cell = speech::cell(view.shape.name(self.cell), view.pieces.get(self.cell));
            let said = response.id.with(("the only target", ui.ctx().cumulative_pass_nr()));
            voice::say(ui.ctx(), said, &tr!("speech-only-target", cell = cell.to_string()));
        }
    }

    /// Reads the keys that act on the cursor's cell.
    fn choose_ui(self, ui: &Ui, response: &Response, view: &BoardView) -> Option<BoardEvent> {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::Escape) {
            if view.selected.is_some() || view.premove.is_some() || view.waiting.is_some() {
                return Some(BoardEvent::PutBack);
            }
            response.surrender_focus();
        }
        if ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, Key::Space)) {
            return Some(BoardEvent::Describe(self.cell));
        }
        if pressed(Key::Enter) || pressed(Key::Space) {
            let is_waiting = view.waiting.is_some();
            return Some(if is_waiting { BoardEvent::Confirm } else { BoardEvent::Click(self.cell) });
        }
        if !view.is_set_up {
            return None;
        }
        if pressed(Key::Delete) || pressed(Key::Backspace) {
            return Some(BoardEvent::Erase(self.cell));
        }
        typed_letter(ui).map(|letter| BoardEvent::Letter(self.cell, letter))
    }

    /// The first of these cells behind the cursor, around in a circle.
    fn next(self, cells: Bitboard) -> Option<Cell> {
        cells.iter().find(|&cell| cell > self.cell).or_else(|| cells.iter().next())
    }

    /// The last of these cells before the cursor, around in a circle.
    fn last_before(self, cells: Bitboard) -> Option<Cell> {
        let before = cells.iter().rfind(|&cell| cell < self.cell);
        before.or_else(|| cells.iter().next_back())
    }
}

/// The cells that Tab jumps to: the targets of the piece in hand, or without one the movable pieces.
fn stops(view: &BoardView) -> Bitboard {
    match view.selected {
        Some(_) => view.quiet_targets | view.capture_targets | view.castling_rooks,
        None => view.movable,
    }
}

/// The pieces of a role that may be picked up.
fn with_role(view: &BoardView, role: Role) -> Bitboard {
    let is_of_role =
        |cell: &Cell| view.pieces.get(*cell).is_some_and(|piece| piece.kind == PieceKind::Chess(role));
    view.movable.iter().filter(is_of_role).collect()
}

/// The letter that was typed, in the case in which it was typed.
fn typed_letter(ui: &Ui) -> Option<char> {
    ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Text(text) => text.chars().next().filter(|letter| letter.is_alphabetic()),
            _ => None,
        })
    })
}

/// The cell a key leads to: up and down along the file, left and right along the rank, or as near to it as the next file
/// reaches, and with the keys around the arrows to the neighbour on that side. At an edge the cursor stays.
fn neighbour(shape: &BoardShape, cell: Cell, key: Key, turn: Turn) -> Cell {
    if turn != Turn::NONE && !turn.is_half() {
        // The board of the three-player game is the same whichever corner is below.
        let seen = turned(cell, 6 - turn.count());
        return turned(neighbour(shape, seen, key, Turn::NONE), turn.count());
    }
    let forward: i8 = if turn.is_half() { -1 } else { 1 };
    let step = |dq: i8, dv: i8| {
        let step = Step::new(dq * forward, dv * forward);
        cell.step(step).filter(|&next| shape.cells().contains(next))
    };
    let along_rank = |way: i8| {
        let file = shape.cells().iter().filter(|next| next.q() == cell.q() + way);
        file.min_by_key(|&next| shape.row(next).abs_diff(shape.row(cell)))
    };
    let next = match key {
        Key::ArrowUp => step(0, 2),
        Key::ArrowDown => step(0, -2),
        Key::Home => step(-1, 1),
        Key::PageUp => step(1, 1),
        Key::End => step(-1, -1),
        Key::PageDown => step(1, -1),
        Key::ArrowLeft => along_rank(-forward),
        Key::ArrowRight => along_rank(forward),
        _ => None,
    };
    next.unwrap_or(cell)
}

/// The cell after a rotation about the middle by `sixths` of a circle, counter-clockwise.
fn turned(cell: Cell, sixths: u8) -> Cell {
    (0..sixths).fold(cell, |cell, _| cell.rotated_60())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;
    use crate::hex::Bitboard;

    fn glinski() -> &'static BoardShape {
        BoardShape::of(Variant::Glinski)
    }

    #[test]
    fn arrows_follow_files_and_ranks_and_stay_on_the_board() {
        let arrow = |cell, key| neighbour(glinski(), cell, key, Turn::NONE);
        assert_eq!(arrow(Cell::F6, Key::ArrowUp), Cell::F7);
        assert_eq!(arrow(Cell::F1, Key::ArrowDown), Cell::F1);
        assert_eq!(arrow(Cell::F11, Key::ArrowUp), Cell::F11);
        assert_eq!(arrow(Cell::F6, Key::ArrowLeft), Cell::E6);
        assert_eq!(arrow(Cell::I3, Key::ArrowRight), Cell::K3);
        assert_eq!(arrow(Cell::F11, Key::ArrowRight), Cell::G10);
        assert_eq!(arrow(Cell::A4, Key::ArrowLeft), Cell::A4);
        assert_eq!(arrow(Cell::L4, Key::ArrowRight), Cell::L4);
    }

    #[test]
    fn arrows_follow_shafrans_straight_ranks_and_the_rows_of_checkers() {
        let go = |shape: &BoardShape, from: &str, key| {
            let from = shape.cells().iter().find(|&cell| shape.name(cell) == from).expect("a cell");
            shape.name(neighbour(shape, from, key, Turn::NONE)).to_owned()
        };
        let shafran = BoardShape::of(Variant::Shafran);
        assert_eq!(go(shafran, "e5", Key::ArrowLeft), "d5");
        assert_eq!(go(shafran, "e5", Key::ArrowRight), "f5");
        assert_eq!(go(shafran, "e1", Key::ArrowRight), "f2");
        assert_eq!(go(shafran, "e10", Key::ArrowUp), "e10");
        assert_eq!(go(shafran, "a1", Key::ArrowLeft), "a1");
        let checkers = BoardShape::of(Variant::Checkers);
        assert_eq!(go(checkers, "55", Key::ArrowRight), "65");
        assert_eq!(go(checkers, "59", Key::ArrowRight), "68");
        assert_eq!(go(checkers, "19", Key::ArrowLeft), "19");
    }

    #[test]
    fn arrows_go_where_they_point_on_a_flipped_board() {
        assert_eq!(neighbour(glinski(), Cell::F6, Key::ArrowUp, Turn::HALF), Cell::F5);
        assert_eq!(neighbour(glinski(), Cell::F6, Key::ArrowLeft, Turn::HALF), Cell::G6);
    }

    #[test]
    fn six_keys_lead_to_the_six_neighbours() {
        let keys = [Key::ArrowUp, Key::PageUp, Key::PageDown, Key::ArrowDown, Key::End, Key::Home];
        for turn in [0, 2, 3, 4] {
            for (side, key) in keys.into_iter().enumerate() {
                let edge = crate::hex::EDGES[(side + 6 - turn) % 6];
                assert_eq!(
                    Some(neighbour(glinski(), Cell::F6, key, Turn::sixths(turn as u8))),
                    Cell::F6.step(edge),
                    "{key:?}"
                );
            }
        }
        assert_eq!(neighbour(glinski(), Cell::F11, Key::Home, Turn::NONE), Cell::F11);
    }

    #[test]
    fn tab_goes_from_piece_to_piece_and_from_target_to_target() {
        let mut cursor = Cursor { cell: Cell::F6, ..Cursor::default() };
        let movable: Bitboard = [Cell::B1, Cell::F7, Cell::G4].into_iter().collect();
        let view = BoardView { movable, ..BoardView::default() };
        cursor.cell = cursor.next(stops(&view)).unwrap();
        assert_eq!(cursor.cell, Cell::F7);
        assert_eq!(cursor.last_before(stops(&view)), Some(Cell::B1));
        let leads = |cell, is_back| Cursor { cell, ..Cursor::default() }.tab_stop(&view, is_back);
        assert_eq!([Cell::B1, Cell::G4].map(|cell| leads(cell, false)), [Some(Cell::F7), None]);
        assert_eq!([Cell::G4, Cell::B1].map(|cell| leads(cell, true)), [Some(Cell::F7), None]);
        assert_eq!(leads(Cell::L4, false), Some(Cell::B1), "beside the pieces it leads to one");
        let ways = [Some(false), Some(true), None];
        assert_eq!(ways.map(|tab| cursor.entrance(&view, tab)), [Some(Cell::B1), Some(Cell::G4), None]);
        let in_hand = BoardView { selected: Some(Cell::F7), quiet_targets: Cell::A1.into(), ..view };
        assert_eq!(cursor.next(stops(&in_hand)), Some(Cell::A1));
    }

    #[test]
    fn arrows_reach_every_cell_of_every_board() {
        let keys = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
        for shape in [glinski(), BoardShape::of(Variant::Shafran), BoardShape::of(Variant::Checkers)] {
            let mut reached = Bitboard::from(START);
            for _ in 0..Cell::COUNT {
                let next =
                    reached.iter().flat_map(|cell| keys.map(|key| neighbour(shape, cell, key, Turn::NONE)));
                reached = next.collect::<Bitboard>() | reached;
            }
            assert_eq!(reached, shape.cells());
        }
    }
}
