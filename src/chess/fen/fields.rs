//! The fields of a FEN behind the board.

use super::error::FenError;
use crate::chess::{CastlingRights, Color, Variant};
use crate::excerpt::excerpt;
use crate::hex::Cell;

/// The fields after the piece placement.
pub(super) struct Fields {
    pub turn: Color,
    pub castling: CastlingRights,
    /// The cells named for en passant, in their order.
    pub en_passant: Vec<Cell>,
    pub halfmove_clock: u32,
    pub fullmove_number: u32,
}

impl Fields {
    /// Reads the fields. Any at the end, or all of them, may be missing.
    pub(super) fn read<'a>(
        variant: Variant,
        fields: impl Iterator<Item = &'a str>,
    ) -> Result<Fields, FenError> {
        let mut fields = fields.peekable();
        let turn = match fields.next() {
            Some("w") | None => Color::White,
            Some("b") => Color::Black,
            Some(text) => return Err(FenError::Turn(excerpt(text))),
        };
        let castling = match variant.rules().castling {
            [] => CastlingRights::default(),
            _ => read_castling(fields.next().unwrap_or("-"))?,
        };
        let has_castling = !variant.rules().castling.is_empty();
        match fields.peek() {
            Some(text) if !has_castling && is_castling(text) => {
                return Err(FenError::NoCastling { text: excerpt(text), variant });
            }
            Some(text) if has_castling && text.bytes().all(|byte| byte.is_ascii_digit()) => {
                return Err(FenError::CastlingMissing);
            }
            _ => {}
        }
        let en_passant = read_en_passant(variant, fields.next().unwrap_or("-"))?;
        // Some programs write a castling field for games that have no castling.
        if variant.rules().castling.is_empty() && en_passant.is_empty() {
            fields.next_if_eq(&"-");
        }
        let halfmove_clock = read_number(fields.next().unwrap_or("0"), "half-move clock")?;
        let fullmove_number = read_number(fields.next().unwrap_or("1"), "move number")?;
        match fields.next() {
            Some(text) => Err(FenError::Extra(excerpt(text))),
            None => Ok(Fields {
                turn,
                castling,
                en_passant,
                halfmove_clock,
                fullmove_number: fullmove_number.max(1), // some programs count from 0
            }),
        }
    }
}

/// Whether a field is written as castling rights are, here or in chess on squares.
fn is_castling(text: &str) -> bool {
    text.chars().all(|letter| "KQBkqb".contains(letter))
}

fn read_castling(text: &str) -> Result<CastlingRights, FenError> {
    text.parse().map_err(|_| FenError::Castling(excerpt(text)))
}

fn read_en_passant(variant: Variant, text: &str) -> Result<Vec<Cell>, FenError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let cells = text.split(',').map(|name| variant.parse_cell(name));
    cells.collect::<Option<_>>().ok_or_else(|| FenError::EnPassantCell(excerpt(text)))
}

fn read_number(text: &str, name: &'static str) -> Result<u32, FenError> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| is_number);
    number.ok_or_else(|| FenError::Number { name, text: excerpt(text) })
}
