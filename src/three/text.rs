//! The position as text.
//!
//! Rows as in FEN, from rank 11 down to rank 1, each from file a to file l; a piece is two letters, its seat (`w r b`, or
//! `x` if it is dead) and its role. Then follow the seat to move, the seats in the game, the cells crossed by double
//! pushes (`-`, or seat and cell, `we4,rc5`), the half-moves and the round.

use std::fmt;
use std::str::{Chars, FromStr};
use std::sync::LazyLock;

use super::PositionTextError as Error;
use super::{BySeat, Piece, Position, PositionTextError, START, Seat, Setup};
use crate::chess::Variant;
use crate::excerpt::excerpt;
use crate::hex::{Board, Cell, Row, RowError, read_row};

impl Position {
    /// The position before the first move, White to move.
    pub fn start() -> Position {
        static POSITION: LazyLock<Position> = LazyLock::new(|| START.parse().expect("the tests read it"));
        *POSITION
    }
}

/// Reads a position which need not be possible. All fields must be there.
impl FromStr for Setup {
    type Err = PositionTextError;

    fn from_str(text: &str) -> Result<Setup, PositionTextError> {
        let mut fields = text.split_whitespace();
        let mut setup = Setup::empty();
        setup.board = read_board(fields.next().ok_or(Error::Empty)?)?;
        let mut next = |name| fields.next().ok_or(Error::Missing(name));
        setup.turn = turn(next("the side to move is")?)?;
        let playing = next("the sides in the game are")?;
        setup.playing = playing.parse().map_err(|_| Error::Playing(excerpt(playing)))?;
        setup.en_passant = en_passant(next("the en passant field is")?)?;
        setup.halfmove_clock = number(next("the half-moves are")?, "number of half-moves")?;
        setup.round = number(next("the round is")?, "round")?.max(1);
        fields.next().map_or(Ok(setup), |text| Err(Error::Extra(excerpt(text))))
    }
}

/// Reads a position and settles it: each side at its turn without a legal move is eliminated.
impl FromStr for Position {
    type Err = PositionTextError;

    fn from_str(text: &str) -> Result<Position, PositionTextError> {
        Ok(Position::from_setup(&text.parse()?)?)
    }
}

/// The start position.
impl Default for Position {
    fn default() -> Position {
        Position::start()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.board.rows(&rows(), |piece, row| row.extend(piece.letters()));
        let crossed = self.en_passant.iter().filter_map(|(seat, cell)| Some((seat, (*cell)?)));
        let crossed: Vec<String> = crossed.map(|(seat, cell)| format!("{}{cell}", seat.char())).collect();
        let crossed = if crossed.is_empty() { "-".to_owned() } else { crossed.join(",") };
        let (turn, playing) = (self.turn.char(), self.playing);
        write!(f, "{rows} {turn} {playing} {crossed} {} {}", self.halfmove_clock, self.round)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position(\"{self}\")")
    }
}

/// The ranks from the highest down to 1, each with its cells from left to right.
fn rows() -> Vec<Vec<Cell>> {
    Variant::McCooey.rules().coordinates.rank_rows()
}

fn read_board(text: &str) -> Result<Board<Piece>, Error> {
    let rows = rows();
    let rank = |index: usize| (rows.len() - index) as u8;
    if text.split('/').count() != rows.len() {
        return Err(Error::RowCount(text.split('/').count()));
    }
    let piece = |mut letters: Chars| Piece::from_letters([letters.next()?, letters.next()?]);
    let pieces = text.split('/').enumerate().map(|(index, text)| {
        read_row(text, 2, piece).map_err(|error| match error {
            RowError::Gap => Error::Gap(rank(index)),
            RowError::Piece(letters) => Error::Piece { letters: excerpt(&letters), rank: rank(index) },
        })
    });
    let pieces = pieces.collect::<Result<Vec<Row<Piece>>, Error>>()?;
    Board::from_rows(&pieces, &rows).map_err(|index| Error::RowLength {
        rank: rank(index),
        found: pieces[index].len(),
        expected: rows[index].len(),
    })
}

fn turn(text: &str) -> Result<Seat, Error> {
    let mut letters = text.chars();
    let seat = letters.next().and_then(Seat::from_char).filter(|_| letters.next().is_none());
    seat.ok_or_else(|| Error::Turn(excerpt(text)))
}

fn en_passant(text: &str) -> Result<BySeat<Option<Cell>>, Error> {
    let mut crossed = BySeat::default();
    if text == "-" {
        return Ok(crossed);
    }
    let mut last = None;
    for part in text.split(',') {
        let seat = part.chars().next().and_then(Seat::from_char).filter(|&seat| last < Some(seat));
        let cell = seat.and_then(|_| part[1..].parse().ok());
        let Some((seat, cell)) = seat.zip(cell) else { return Err(Error::EnPassant(excerpt(text))) };
        crossed[seat] = Some(cell);
        last = Some(seat);
    }
    Ok(crossed)
}

fn number(text: &str, name: &'static str) -> Result<u32, Error> {
    let number = text.parse().ok().filter(|_| !text.starts_with('+'));
    number.ok_or_else(|| Error::Number { name, text: excerpt(text) })
}
