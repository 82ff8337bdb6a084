//! The keyboard's cursor on the board, while the board has the keyboard.

use egui::{Event, EventFilter, Key, Modifiers, Response, Ui};

use crate::app::board_view::{BoardEvent, BoardShape, BoardView};
use crate::hex::{Cell, Step};

/// Where the cursor is when the board first gets the keyboard; every board has this cell.
const START: Cell = Cell::F6;

/// A cursor, hidden while the board does not have the keyboard.
#[derive(Clone, Copy, Debug)]
pub struct Cursor {
    cell: Cell,
    is_shown: bool,
}

impl Default for Cursor {
    fn default() -> Self {
        Self { cell: START, is_shown: false }
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

    /// Reads the keyboard for one frame: arrows move the cursor, Enter and the space bar choose its cell, Shift with the space
    /// bar asks about it, Escape puts the piece back or, if none is selected, gives the keyboard back. While the board is set up, letters stand for
    /// pieces and Delete takes one away.
    pub fn keys_ui(&mut self, ui: &Ui, response: &Response, view: &BoardView) -> Option<BoardEvent> {
        self.is_shown = response.has_focus();
        if !view.shape.cells().contains(self.cell) {
            self.cell = START;
        }
        if !self.is_shown {
            return None;
        }
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, escape: true, tab: false };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        for key in [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight] {
            if pressed(key) {
                self.cell = neighbour(view.shape, self.cell, key, view.flipped);
            }
        }
        if pressed(Key::Escape) {
            if view.selected.is_some() {
                return Some(BoardEvent::PutBack);
            }
            response.surrender_focus();
        }
        if ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, Key::Space)) {
            return Some(BoardEvent::Describe(self.cell));
        }
        if pressed(Key::Enter) || pressed(Key::Space) {
            return Some(BoardEvent::Click(self.cell));
        }
        if !view.is_set_up {
            return None;
        }
        if pressed(Key::Delete) || pressed(Key::Backspace) {
            return Some(BoardEvent::Erase(self.cell));
        }
        typed_letter(ui).map(|letter| BoardEvent::Letter(self.cell, letter))
    }
}

/// The letter that was typed, in the case in which it was typed.
fn typed_letter(ui: &Ui) -> Option<char> {
    ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Text(text) => text.chars().next().filter(char::is_ascii_alphabetic),
            _ => None,
        })
    })
}

/// The cell an arrow leads to: up and down along the file, left and right along the rank, or as near to it as the
/// next file reaches. At an edge the cursor stays.
fn neighbour(shape: &BoardShape, cell: Cell, key: Key, is_flipped: bool) -> Cell {
    let forward: i8 = if is_flipped { -1 } else { 1 };
    let along_file = |way: i8| cell.step(Step::new(0, 2 * way)).filter(|&next| shape.cells().contains(next));
    let along_rank = |way: i8| {
        let file = shape.cells().iter().filter(|next| next.q() == cell.q() + way);
        file.min_by_key(|&next| shape.row(next).abs_diff(shape.row(cell)))
    };
    let next = match key {
        Key::ArrowUp => along_file(forward),
        Key::ArrowDown => along_file(-forward),
        Key::ArrowLeft => along_rank(-forward),
        Key::ArrowRight => along_rank(forward),
        _ => None,
    };
    next.unwrap_or(cell)
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
        let arrow = |cell, key| neighbour(glinski(), cell, key, false);
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
            shape.name(neighbour(shape, from, key, false)).to_owned()
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
        assert_eq!(neighbour(glinski(), Cell::F6, Key::ArrowUp, true), Cell::F5);
        assert_eq!(neighbour(glinski(), Cell::F6, Key::ArrowLeft, true), Cell::G6);
    }

    #[test]
    fn arrows_reach_every_cell_of_every_board() {
        let keys = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
        for shape in [glinski(), BoardShape::of(Variant::Shafran), BoardShape::of(Variant::Checkers)] {
            let mut reached = Bitboard::from(START);
            for _ in 0..Cell::COUNT {
                let next = reached.iter().flat_map(|cell| keys.map(|key| neighbour(shape, cell, key, false)));
                reached = next.collect::<Bitboard>() | reached;
            }
            assert_eq!(reached, shape.cells());
        }
    }
}
