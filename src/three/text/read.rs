//! Reading the text of a position.

use super::PositionTextError as Error;
use super::rows::rows;
use crate::excerpt::excerpt;
use crate::hex::Cell;
use crate::three::{BySeat, Piece, Seat, Seats, Setup};

/// Reads all six fields.
pub(super) fn setup(text: &str) -> Result<Setup, Error> {
    let mut fields = text.split_whitespace();
    let mut setup = Setup::empty();
    board(&mut setup, fields.next().ok_or(Error::Empty)?)?;
    let mut next = |name| fields.next().ok_or(Error::Missing(name));
    setup.turn = turn(next("the side to move is")?)?;
    setup.playing = playing(next("the sides in the game are")?)?;
    setup.en_passant = en_passant(next("the en passant field is")?)?;
    setup.halfmove_clock = number(next("the half-moves are")?, "number of half-moves")?;
    setup.round = number(next("the round is")?, "round")?.max(1);
    match fields.next() {
        Some(text) => Err(Error::Extra(excerpt(text))),
        None => Ok(setup),
    }
}

fn board(setup: &mut Setup, text: &str) -> Result<(), Error> {
    let found = text.split('/').count();
    if found != rows().count() {
        return Err(Error::RowCount(found));
    }
    for (text, (rank, cells)) in text.split('/').zip(rows()) {
        let pieces = row(text, rank)?;
        if pieces.len() != cells.len() {
            return Err(Error::RowLength { rank, found: pieces.len(), expected: cells.len() });
        }
        for (cell, piece) in cells.into_iter().zip(pieces) {
            setup.set_piece(cell, piece);
        }
    }
    Ok(())
}

/// One row: two letters are a piece, numbers are empty cells.
fn row(text: &str, rank: u8) -> Result<Vec<Option<Piece>>, Error> {
    let mut cells = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let gap = rest[..digits].parse().ok().filter(|gap| (1..=Cell::COUNT).contains(gap));
            cells.extend(std::iter::repeat_n(None, gap.ok_or(Error::Gap(rank))?));
            rest = &rest[digits..];
            continue;
        }
        let second = rest[letter.len_utf8()..].chars().next();
        let Some(piece) = second.and_then(|second| Piece::from_letters([letter, second])) else {
            let letters = rest.chars().take(2).collect::<String>();
            return Err(Error::Piece { letters: excerpt(&letters), rank });
        };
        cells.push(Some(piece));
        rest = &rest[2..];
    }
    Ok(cells)
}

fn turn(text: &str) -> Result<Seat, Error> {
    let mut letters = text.chars();
    let seat = letters.next().and_then(Seat::from_char).filter(|_| letters.next().is_none());
    seat.ok_or_else(|| Error::Turn(excerpt(text)))
}

fn playing(text: &str) -> Result<Seats, Error> {
    text.parse().map_err(|_| Error::Playing(excerpt(text)))
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
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| is_number);
    number.ok_or_else(|| Error::Number { name, text: excerpt(text) })
}
