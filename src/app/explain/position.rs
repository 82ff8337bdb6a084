//! What is wrong with a position that was typed or pasted.

use crate::app::catalogue::{Value, tr_args};
use crate::app::words;
use crate::chess::FenError;
use crate::game::{PositionError, Variant};
use crate::sides::Color;

/// What is wrong, where, and what to do about it; without a full stop.
pub fn wrong_position(error: &PositionError) -> String {
    match error {
        PositionError::Chess(error) => tr_args(key(error), &args(error)),
        PositionError::Checkers(error) => super::checkers::wrong_position(error),
    }
}

fn key(error: &FenError) -> &'static str {
    match error {
        FenError::Empty => "fen-empty",
        FenError::RowCount { .. } => "fen-row-count",
        FenError::RowLength { kind: "file", .. } => "fen-file-length",
        FenError::RowLength { .. } => "fen-rank-length",
        FenError::Gap { .. } => "fen-gap",
        FenError::Letter { .. } => "fen-letter",
        FenError::Turn(_) => "fen-turn",
        FenError::Castling(_) => "fen-castling",
        FenError::NoCastling { .. } => "fen-no-castling",
        FenError::CastlingMissing => "fen-castling-missing",
        FenError::CastlingMen { .. } => "fen-castling-men",
        FenError::EnPassantCell(_) => "fen-en-passant-cell",
        FenError::EnPassant { .. } => "fen-en-passant",
        FenError::Number { .. } => "fen-number",
        FenError::Extra(_) => "fen-extra",
        FenError::NoKing(_) => "fen-no-king",
        FenError::ManyKings { .. } => "fen-many-kings",
        FenError::ManyPawns { .. } => "fen-many-pawns",
        FenError::ManyMen { .. } => "fen-many-men",
        FenError::Pawn { promotes: true, .. } => "fen-pawn-promotes",
        FenError::Pawn { .. } => "fen-pawn-behind",
        FenError::OpponentInCheck { .. } => "fen-opponent-in-check",
    }
}

/// The values the text speaks of. A colour is given by its name, for the text to decline.
fn args(error: &FenError) -> Vec<(&'static str, Value<'static>)> {
    let side = |color: Color| ("color", Value::from(words::color_key(color)));
    let text = |text: &str| ("text", Value::from(text.to_owned()));
    match error {
        FenError::CastlingMissing => Vec::new(),
        FenError::NoCastling { text: field, variant } => {
            vec![text(field), ("game", words::variant((*variant).into()).into())]
        }
        FenError::Empty => vec![("start", Variant::Glinski.start_fen().into())],
        FenError::RowCount { found, expected, .. } => {
            vec![("found", (*found).into()), ("expected", (*expected).into())]
        }
        FenError::RowLength { name, found, expected, .. } => {
            vec![("name", name.clone().into()), ("found", (*found).into()), ("expected", (*expected).into())]
        }
        FenError::Gap { row } => vec![("row", (*row).into())],
        FenError::Letter { letter, row } => vec![text(&letter.to_string()), ("row", (*row).into())],
        FenError::Turn(field)
        | FenError::Castling(field)
        | FenError::EnPassantCell(field)
        | FenError::Extra(field)
        | FenError::Number { text: field, .. } => vec![text(field)],
        FenError::CastlingMen { letter, color } => vec![text(&letter.to_string()), side(*color)],
        FenError::EnPassant { color, cells } => vec![side(*color), text(cells)],
        FenError::NoKing(color) => vec![side(*color)],
        FenError::ManyKings { color, count } => vec![side(*color), ("count", (*count).into())],
        FenError::ManyPawns { color, count, limit } => {
            vec![side(*color), ("count", (*count).into()), ("limit", (*limit).into())]
        }
        FenError::ManyMen { color, extra, missing } => {
            vec![side(*color), ("extra", (*extra).into()), ("missing", (*missing).into())]
        }
        FenError::Pawn { color, cell, .. } => vec![side(*color), ("cell", cell.to_string().into())],
        FenError::OpponentInCheck { waiting, role, cell } => {
            vec![side(*waiting), ("man", words::man(*role).into()), ("cell", cell.to_string().into())]
        }
    }
}
