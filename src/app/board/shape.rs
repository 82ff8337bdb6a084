//! The boards of the games: the cells of each, their names, and the labels and lines.

use std::sync::{LazyLock, OnceLock};

use crate::game::Variant;
use crate::hex::{Bitboard, Cell, File, Step};
use crate::sides::{ByColor, Color};
use crate::{chess, draughts};

/// A board. There is one of each kind: two boards are the same if they are the same object.
#[derive(Debug)]
pub struct BoardShape {
    cells: Bitboard,
    names: Vec<String>,
    rows: [u8; Cell::COUNT],
    labels: Vec<EdgeLabel>,
    /// The cells marked as those where a side's men are crowned.
    pub(in crate::app) promotion: ByColor<Bitboard>,
    /// Lines drawn over the cells, from the middle of one to the middle of another.
    pub(in crate::app) lines: Vec<(Cell, Cell)>,
    /// How far the cells reach towards each side of the rim, once it is known.
    pub(super) reach: OnceLock<[f32; 6]>,
}

/// A letter or number on the rim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EdgeLabel {
    /// The cell next to the label.
    pub cell: Cell,
    /// Across which edge of the cell.
    pub toward: Step,
    /// The letter of a file or the number of a rank.
    pub text: String,
}

const DOWN: Step = Step::new(0, -2);
const UP_LEFT: Step = Step::new(-1, 1);
const UP_RIGHT: Step = Step::new(1, 1);
const DOWN_RIGHT: Step = Step::new(1, -1);

static GLINSKI: LazyLock<BoardShape> =
    LazyLock::new(|| BoardShape::of_chess(chess::Variant::Glinski, UP_LEFT, UP_RIGHT));
static SHAFRAN: LazyLock<BoardShape> =
    LazyLock::new(|| BoardShape::of_chess(chess::Variant::Shafran, UP_LEFT, DOWN_RIGHT));
static CHECKERS: LazyLock<BoardShape> = LazyLock::new(BoardShape::of_checkers);

static SMALL: LazyLock<BoardShape> = LazyLock::new(|| {
    let is_near = |cell: &Cell| cell.q().abs() <= 3 && cell.v().abs() <= 6 - cell.q().abs();
    let cells = Cell::ALL.into_iter().filter(is_near).collect();
    BoardShape::bare(cells, |cell| cell.to_string(), Cell::rank)
});

impl BoardShape {
    /// The 37 cells around the middle of the chess board, for diagrams.
    pub fn small() -> &'static Self {
        &SMALL
    }

    /// The board a game is played on.
    pub fn of(variant: Variant) -> &'static Self {
        match variant {
            Variant::Glinski | Variant::McCooey => &GLINSKI,
            Variant::Shafran => &SHAFRAN,
            Variant::Checkers => &CHECKERS,
        }
    }

    /// The board's cells.
    pub fn cells(&self) -> Bitboard {
        self.cells
    }

    /// The name of a cell; empty for a cell outside the board.
    pub fn name(&self, cell: Cell) -> &str {
        &self.names[cell.index()]
    }

    /// The rank of a cell, or its row in checkers, from 1; 0 for a cell that the board has not.
    pub fn row(&self, cell: Cell) -> u8 {
        self.rows[cell.index()]
    }

    /// The labels on the rim. A board without labels has its cells' names on the cells.
    pub fn labels(&self) -> &[EdgeLabel] {
        &self.labels
    }

    /// The board of a chess game, with the ends of its ranks numbered on these sides.
    fn of_chess(variant: chess::Variant, left: Step, right: Step) -> Self {
        let cells = variant.rules().board;
        let mut shape = Self::bare(
            cells,
            |cell| variant.cell_name(cell).to_string(),
            |cell| variant.cell_name(cell).rank,
        );
        let letters = File::ALL.into_iter().filter_map(|file| cells.iter().find(|cell| cell.file() == file));
        for cell in letters {
            shape.label(cell, DOWN, variant.cell_name(cell).file.to_string());
        }
        for rank in 1..=11 {
            let mut ends = cells.iter().filter(|&cell| shape.row(cell) == rank).collect::<Vec<_>>();
            ends.sort_by_key(|cell| cell.file());
            if let [first, ..] = ends[..] {
                shape.label(first, left, rank.to_string());
            }
            if let [.., last] = ends[..] {
                shape.label(last, right, rank.to_string());
            }
        }
        shape
    }

    /// The author's board: five cells a side, columns counted from the left, rows along the diagonal that rises to
    /// the right. White's men are crowned on the upper left edge, Black's on the lower right one.
    fn of_checkers() -> Self {
        let number = |cell| draughts::number(cell).unwrap_or_default();
        let mut shape =
            Self::bare(draughts::BOARD, |cell| number(cell).to_string(), |cell| number(cell) % 10);
        shape.promotion = ByColor::new(draughts::promotion(Color::White), draughts::promotion(Color::Black));
        shape.lines = [UP_RIGHT, UP_LEFT].into_iter().flat_map(|step| lines(shape.cells, step)).collect();
        shape
    }

    /// A board with cells, names and rows only.
    fn bare(cells: Bitboard, name: impl Fn(Cell) -> String, row: impl Fn(Cell) -> u8) -> Self {
        let mut names = vec![String::new(); Cell::COUNT];
        let mut rows = [0; Cell::COUNT];
        for cell in cells {
            names[cell.index()] = name(cell);
            rows[cell.index()] = row(cell);
        }
        Self {
            cells,
            names,
            rows,
            labels: Vec::new(),
            promotion: ByColor::default(),
            lines: Vec::new(),
            reach: OnceLock::new(),
        }
    }

    /// Adds a label `text` next to `cell`, unless there is one already.
    fn label(&mut self, cell: Cell, toward: Step, text: String) {
        let place = |cell: Cell, toward: Step| (cell.q() + toward.dq, cell.v() + toward.dv);
        if self.labels.iter().all(|label| place(label.cell, label.toward) != place(cell, toward)) {
            self.labels.push(EdgeLabel { cell, toward, text });
        }
    }
}

impl PartialEq for BoardShape {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for BoardShape {}

impl Default for &'static BoardShape {
    fn default() -> Self {
        BoardShape::of(Variant::default())
    }
}

/// The longest lines of cells in the direction of `step`, each with its two ends.
fn lines(cells: Bitboard, step: Step) -> Vec<(Cell, Cell)> {
    let next = |cell: Cell, step: Step| cell.step(step).filter(|&next| cells.contains(next));
    let starts = cells.iter().filter(|&cell| next(cell, step.reversed()).is_none());
    let end = |start| std::iter::successors(Some(start), |&cell| next(cell, step)).last().unwrap_or(start);
    starts.map(|start| (start, end(start))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(shape: &BoardShape, name: &str) -> Cell {
        shape.cells().iter().find(|&cell| shape.name(cell) == name).expect("a cell of that name")
    }

    fn label_cells(shape: &BoardShape, text: &str) -> Vec<String> {
        let labels = shape.labels().iter().filter(|label| label.text == text);
        labels.map(|label| shape.name(label.cell).to_owned()).collect()
    }

    #[test]
    fn each_board_has_its_cells() {
        assert_eq!(BoardShape::of(Variant::Glinski).cells().len(), 91);
        assert_eq!(BoardShape::of(Variant::McCooey).cells().len(), 91);
        assert_eq!(BoardShape::of(Variant::Shafran).cells().len(), 70);
        assert_eq!(BoardShape::of(Variant::Checkers).cells().len(), 61);
    }

    #[test]
    fn shafrans_rank_numbers_on_the_right_begin_above_the_file_letters() {
        let shape = BoardShape::of(Variant::Shafran);
        for (letter, cell) in [("a", "a1"), ("e", "e1"), ("f", "f2"), ("i", "i5")] {
            assert_eq!(label_cells(shape, letter), [cell]);
        }
        assert_eq!(label_cells(shape, "1"), ["a1"]);
        assert_eq!(label_cells(shape, "5"), ["a5", "i5"]);
        assert_eq!(label_cells(shape, "7"), ["b7", "i7"]);
        assert_eq!(label_cells(shape, "10"), ["e10", "i10"]);
        assert_eq!(shape.labels().len(), 9 + 10 + 6);
    }

    #[test]
    fn glinskis_ranks_are_numbered_at_both_ends() {
        let shape = BoardShape::of(Variant::Glinski);
        assert_eq!(label_cells(shape, "1"), ["a1", "l1"]);
        assert_eq!(label_cells(shape, "11"), ["f11", "f11"]);
        assert_eq!(shape.labels().len(), 11 + 22);
    }

    #[test]
    fn checkers_cells_are_named_as_the_author_does() {
        let shape = BoardShape::of(Variant::Checkers);
        for (cell, name) in [(Cell::F6, "55"), (Cell::F2, "51"), (Cell::F10, "59"), (Cell::G9, "68")] {
            assert_eq!(shape.name(cell), name);
        }
        let row = |row| shape.cells().iter().filter(|&cell| shape.row(cell) == row).count();
        assert_eq!((1..=9).map(row).collect::<Vec<_>>(), [5, 6, 7, 8, 9, 8, 7, 6, 5]);
        let names = |color| shape.promotion[color].iter().map(|cell| shape.name(cell)).collect::<Vec<_>>();
        assert_eq!(names(Color::White), ["19", "29", "39", "49", "59"]);
        assert_eq!(names(Color::Black), ["51", "61", "71", "81", "91"]);
        assert!(shape.labels().is_empty());
    }

    #[test]
    fn nine_diagonals_run_each_way() {
        let shape = BoardShape::of(Variant::Checkers);
        assert_eq!(shape.lines.len(), 18);
        let long = (named(shape, "15"), named(shape, "95"));
        assert!(shape.lines.contains(&long));
    }

    #[test]
    fn cells_off_the_board_have_no_name() {
        assert_eq!(BoardShape::of(Variant::Shafran).name(Cell::F11), "");
        assert_eq!(BoardShape::of(Variant::Checkers).name(Cell::A1), "");
    }
}
