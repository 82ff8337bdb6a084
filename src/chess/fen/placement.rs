//! The first field of a FEN: the piece placement.

use super::{Board, Color, FenError, Piece, Variant};
use crate::chess::Role;
use crate::hex::Cell;

/// The piece placement of a FEN.
pub(super) struct Placement {
    pub board: Board,
    /// The less likely meaning of rows of files, which may go up or down.
    pub turned: Option<Board>,
}

/// A row of the text: its cells in order.
type Row = Vec<Option<Piece>>;

/// Reads the rows. Their lengths tell ranks from files.
pub(super) fn read(variant: Variant, text: &str) -> Result<Placement, FenError> {
    let coordinates = &variant.rules().coordinates;
    let (ranks, mut files) = (coordinates.rank_rows(), coordinates.file_rows());
    let found = text.split('/').count();
    if found != ranks.len() && found != files.len() {
        return Err(FenError::RowCount { found, expected: ranks.len(), variant });
    }
    let rows = text.split('/').zip(1..).map(|(row, number)| read_row(row, number));
    let rows = rows.collect::<Result<Vec<_>, _>>()?;
    if found == ranks.len() && fitting(&rows, &ranks) >= fitting(&rows, &files) {
        return Ok(Placement { board: place(variant, &rows, &ranks, "rank")?, turned: None });
    }
    let up = place(variant, &rows, &files, "file")?;
    for file in &mut files {
        file.reverse();
    }
    let down = place(variant, &rows, &files, "file")?;
    let [board, turned] = likelier_first(variant, up, down);
    Ok(Placement { board, turned: Some(turned) })
}

/// One row: letters are pieces, numbers are empty cells.
fn read_row(text: &str, number: usize) -> Result<Row, FenError> {
    let mut cells = Vec::new();
    let mut gap = 0;
    for letter in text.chars() {
        if let Some(digit) = letter.to_digit(10) {
            gap = gap * 10 + digit as usize;
            if gap == 0 || gap > Cell::COUNT {
                return Err(FenError::Gap { row: number });
            }
            continue;
        }
        cells.extend(std::iter::repeat_n(None, gap));
        gap = 0;
        cells.push(Some(Piece::from_char(letter).ok_or(FenError::Letter { letter, row: number })?));
    }
    cells.extend(std::iter::repeat_n(None, gap));
    Ok(cells)
}

/// How many rows have the length of their line of cells.
fn fitting(rows: &[Row], lines: &[Vec<Cell>]) -> usize {
    if rows.len() != lines.len() {
        return 0;
    }
    rows.iter().zip(lines).filter(|(row, line)| row.len() == line.len()).count()
}

/// Puts the rows on their lines of cells.
fn place(variant: Variant, rows: &[Row], lines: &[Vec<Cell>], kind: &'static str) -> Result<Board, FenError> {
    let mut board = [None; Cell::COUNT];
    for (row, line) in rows.iter().zip(lines) {
        if row.len() != line.len() {
            let name = variant.cell_name(line[0]);
            let name = if kind == "rank" { name.rank.to_string() } else { name.file.to_string() };
            return Err(FenError::RowLength { kind, name, found: row.len(), expected: line.len() });
        }
        for (&piece, cell) in row.iter().zip(line) {
            board[cell.index()] = piece;
        }
    }
    Ok(board)
}

/// With this many pawns on the board they tell which way the files go.
const TELLING_PAWNS: usize = 6;

/// Puts the likelier of the two readings of file rows first.
///
/// The lengths of the rows do not tell them apart. The known writer of such text goes up, so that is the likelier
/// one, unless many pawns would have gone further from home than in the other reading.
fn likelier_first(variant: Variant, up: Board, down: Board) -> [Board; 2] {
    let pawns = up.iter().flatten().filter(|piece| piece.role == Role::Pawn).count();
    if pawns >= TELLING_PAWNS && pawn_pushes(variant, &down) < pawn_pushes(variant, &up) {
        [down, up]
    } else {
        [up, down]
    }
}

/// How many cells all pawns stand away from their own end of the board.
fn pawn_pushes(variant: Variant, board: &Board) -> usize {
    let steps = variant.rules().coordinates.file_rows().into_iter().flat_map(|file| {
        let last = file.len() - 1;
        file.into_iter().enumerate().map(move |(i, cell)| (cell, i, last - i))
    });
    steps
        .map(|(cell, up, down)| match board[cell.index()] {
            Some(Piece { role: Role::Pawn, color: Color::White }) => up,
            Some(Piece { role: Role::Pawn, color: Color::Black }) => down,
            _ => 0,
        })
        .sum()
}
