//! The pieces on a board, and the rows of letters and numbers in which a FEN writes them.

use std::fmt;
use std::str::Chars;

use super::{Bitboard, Cell};

/// The piece on each cell, for pieces of any game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board<P>([Option<P>; Cell::COUNT]);

impl<P: Copy> Board<P> {
    /// A board without pieces.
    pub const EMPTY: Board<P> = Board([None; Cell::COUNT]);

    /// The board with the pieces that the function returns for each cell.
    pub fn from_fn(piece_at: impl FnMut(Cell) -> Option<P>) -> Board<P> {
        Board(Cell::ALL.map(piece_at))
    }

    /// `None` for an empty cell.
    pub const fn piece_at(&self, cell: Cell) -> Option<P> {
        self.0[cell.index()]
    }

    /// Puts a piece on a cell, or clears it, and returns the piece that was there.
    pub const fn set_piece(&mut self, cell: Cell, piece: Option<P>) -> Option<P> {
        std::mem::replace(&mut self.0[cell.index()], piece)
    }

    /// The pieces with their cells.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, P)> {
        Cell::ALL.into_iter().zip(&self.0).filter_map(|(cell, piece)| Some((cell, (*piece)?)))
    }

    /// The occupied cells.
    pub fn occupied(&self) -> Bitboard {
        self.pieces().map(|(cell, _)| cell).collect()
    }

    /// The cells of the pieces for which the function returns `true`.
    pub fn cells(&self, is_meant: impl Fn(P) -> bool) -> Bitboard {
        self.pieces().filter(|&(_, piece)| is_meant(piece)).map(|(cell, _)| cell).collect()
    }

    /// A value computed from the piece on each cell, in the order of [`Cell::ALL`].
    pub(crate) fn map<T>(&self, f: impl FnMut(Option<P>) -> T) -> [T; Cell::COUNT] {
        self.0.map(f)
    }

    /// Places rows of a text on rows of cells.
    ///
    /// # Errors
    /// The index of the first row that has another length than its row of cells.
    pub(crate) fn from_rows(rows: &[Row<P>], cells: &[Vec<Cell>]) -> Result<Board<P>, usize> {
        let mut board = Board::EMPTY;
        for (index, (row, cells)) in rows.iter().zip(cells).enumerate() {
            if row.len() != cells.len() {
                return Err(index);
            }
            for (&piece, &cell) in row.iter().zip(cells) {
                board.set_piece(cell, piece);
            }
        }
        Ok(board)
    }

    /// The rows of cells as text, with slashes between them: `write` adds the letters of a piece, numbers count empty
    /// cells.
    pub(crate) fn rows(&self, rows: &[Vec<Cell>], write: impl Fn(P, &mut String)) -> String {
        let row = |cells: &Vec<Cell>| {
            let (mut row, mut gap) = (String::new(), 0);
            for piece in cells.iter().map(|&cell| self.piece_at(cell)).chain([None]) {
                match piece {
                    Some(piece) => {
                        row += &gap_text(gap);
                        write(piece, &mut row);
                        gap = 0;
                    }
                    None => gap += 1,
                }
            }
            row + &gap_text(gap - 1)
        };
        rows.iter().map(row).collect::<Vec<_>>().join("/")
    }
}

fn gap_text(gap: usize) -> String {
    if gap > 0 { gap.to_string() } else { String::new() }
}

/// A row of a text: its cells in order.
pub(crate) type Row<P> = Vec<Option<P>>;

/// The reason why a row of a text cannot be read.
pub(crate) enum RowError {
    /// A number of empty cells is 0 or larger than any board.
    Gap,
    /// Letters that are not a piece.
    Piece(String),
}

/// Reads a row: `length` characters are a piece, numbers count empty cells.
pub(crate) fn read_row<P: Copy>(
    text: &str,
    length: usize,
    piece: impl Fn(Chars) -> Option<P>,
) -> Result<Row<P>, RowError> {
    let (mut cells, mut rest) = (Vec::new(), text);
    while !rest.is_empty() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let gap = rest[..digits].parse().ok().filter(|gap| (1..=Cell::COUNT).contains(gap));
            cells.extend(std::iter::repeat_n(None, gap.ok_or(RowError::Gap)?));
            rest = &rest[digits..];
        } else {
            let end = rest.char_indices().nth(length).map_or(rest.len(), |(end, _)| end);
            let letters = &rest[..end];
            cells.push(Some(piece(letters.chars()).ok_or_else(|| RowError::Piece(letters.to_owned()))?));
            rest = &rest[end..];
        }
    }
    Ok(cells)
}

/// The pieces with their cells.
impl<P: Copy + fmt::Debug> fmt::Debug for Board<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.pieces()).finish()
    }
}
