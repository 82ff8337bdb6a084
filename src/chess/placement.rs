//! The first field of a FEN: the piece placement.

use std::str::Chars;

use super::{Color, FenError, Piece, Role, Variant};
use crate::hex::{Board, Cell, Row, RowError, read_row};

/// Reads the rows. Their lengths distinguish ranks from files. Rows of files may go up or down: the second board is their
/// less likely meaning.
pub(super) fn read(variant: Variant, text: &str) -> Result<(Board<Piece>, Option<Board<Piece>>), FenError> {
    let coordinates = &variant.rules().coordinates;
    let (ranks, mut files) = (coordinates.rank_rows(), coordinates.file_rows());
    let found = text.split('/').count();
    if found != ranks.len() && found != files.len() {
        return Err(FenError::RowCount { found, expected: ranks.len(), variant });
    }
    let piece = |mut letters: Chars| Piece::from_char(letters.next()?);
    let rows = text.split('/').zip(1..).map(|(text, row)| {
        read_row(text, 1, piece).map_err(|error| match error {
            RowError::Gap => FenError::Gap { row },
            RowError::Piece(letter) => FenError::Letter { letter: letter.chars().next().unwrap_or(' '), row },
        })
    });
    let rows = rows.collect::<Result<Vec<_>, _>>()?;
    if found == ranks.len() && fitting(&rows, &ranks) >= fitting(&rows, &files) {
        return Ok((place(variant, &rows, &ranks, "rank")?, None));
    }
    let up = place(variant, &rows, &files, "file")?;
    for file in &mut files {
        file.reverse();
    }
    let down = place(variant, &rows, &files, "file")?;
    let [board, turned] = likelier_first(variant, up, down);
    Ok((board, Some(turned)))
}

/// How many rows have the length of their line of cells.
fn fitting(rows: &[Row<Piece>], lines: &[Vec<Cell>]) -> usize {
    if rows.len() != lines.len() {
        return 0;
    }
    rows.iter().zip(lines).filter(|(row, line)| row.len() == line.len()).count()
}

/// Puts the rows on their lines of cells.
fn place(
    variant: Variant,
    rows: &[Row<Piece>],
    lines: &[Vec<Cell>],
    kind: &'static str,
) -> Result<Board<Piece>, FenError> {
    Board::from_rows(rows, lines).map_err(|index| {
        let name = variant.cell_name(lines[index][0]);
        let name = if kind == "rank" { name.rank.to_string() } else { name.file.to_string() };
        FenError::RowLength { kind, name, found: rows[index].len(), expected: lines[index].len() }
    })
}

/// Minimum number of pawns that can indicate the direction of the files.
const TELLING_PAWNS: u32 = 6;

/// Puts the likelier of the two readings of file rows first.
///
/// The lengths of the rows are equal in both readings. The known writer of such text goes up, so that is the likelier
/// one, unless many pawns would be further from home than in the other reading.
fn likelier_first(variant: Variant, up: Board<Piece>, down: Board<Piece>) -> [Board<Piece>; 2] {
    let pawns = up.cells(|piece| piece.role == Role::Pawn).len();
    if pawns >= TELLING_PAWNS && pawn_pushes(variant, &down) < pawn_pushes(variant, &up) {
        [down, up]
    } else {
        [up, down]
    }
}

/// The sum of the distances of all pawns from their own end of the board.
fn pawn_pushes(variant: Variant, board: &Board<Piece>) -> usize {
    let steps = variant.rules().coordinates.file_rows().into_iter().flat_map(|file| {
        let last = file.len() - 1;
        file.into_iter().enumerate().map(move |(i, cell)| (cell, i, last - i))
    });
    steps
        .map(|(cell, up, down)| match board.piece_at(cell) {
            Some(Piece { role: Role::Pawn, color: Color::White }) => up,
            Some(Piece { role: Role::Pawn, color: Color::Black }) => down,
            _ => 0,
        })
        .sum()
}
