//! The keyboard's cursor on the board, while the board has the keyboard.

use egui::{EventFilter, Key, Modifiers, Response, Ui};

use crate::app::board_view::{BoardEvent, BoardView};
use crate::hex::{Cell, File};

/// Where the cursor is when the board first gets the keyboard.
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

    /// Reads the keyboard for one frame: arrows move the cursor, Enter and the space bar choose its cell, Escape puts
    /// the man back or, if none is selected, gives the keyboard back.
    pub fn keys_ui(&mut self, ui: &Ui, response: &Response, view: &BoardView) -> Option<BoardEvent> {
        self.is_shown = response.has_focus();
        if !self.is_shown {
            return None;
        }
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, escape: true, tab: false };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        for key in [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight] {
            if pressed(key) {
                self.cell = neighbour(self.cell, key, view.flipped);
            }
        }
        if pressed(Key::Escape) {
            if view.selected.is_some() {
                return Some(BoardEvent::PutBack);
            }
            response.surrender_focus();
        }
        (pressed(Key::Enter) || pressed(Key::Space)).then_some(BoardEvent::Click(self.cell))
    }
}

/// The cell an arrow leads to: up and down along the file, left and right along the rank, which bends at the f file
/// and ends where the files grow too short for it. At an edge the cursor stays.
fn neighbour(cell: Cell, key: Key, is_flipped: bool) -> Cell {
    let forward: i8 = if is_flipped { -1 } else { 1 };
    let (files, ranks): (isize, i8) = match key {
        Key::ArrowUp => (0, forward),
        Key::ArrowDown => (0, -forward),
        Key::ArrowLeft => (-isize::from(forward), 0),
        Key::ArrowRight => (isize::from(forward), 0),
        _ => (0, 0),
    };
    let file = cell.file().index().checked_add_signed(files).and_then(|index| File::ALL.get(index).copied());
    let Some(file) = file else { return cell };
    let rank = cell.rank().saturating_add_signed(ranks).min(file.len() as u8);
    Cell::new(file, rank).unwrap_or(cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_follow_files_and_ranks_and_stay_on_the_board() {
        let arrow = |cell, key| neighbour(cell, key, false);
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
    fn arrows_go_where_they_point_on_a_flipped_board() {
        assert_eq!(neighbour(Cell::F6, Key::ArrowUp, true), Cell::F5);
        assert_eq!(neighbour(Cell::F6, Key::ArrowLeft, true), Cell::G6);
    }

    #[test]
    fn arrows_reach_every_cell() {
        let mut reached = crate::hex::Bitboard::from(START);
        let keys = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
        for _ in 0..Cell::COUNT {
            let next = reached.iter().flat_map(|cell| keys.map(|key| neighbour(cell, key, false)));
            reached = next.collect::<crate::hex::Bitboard>() | reached;
        }
        assert_eq!(reached.len(), 91);
    }
}
