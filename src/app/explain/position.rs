//! Explains why a typed or pasted position is invalid.

use crate::app::catalogue::{Text, text};
use crate::app::words::{self, color_key, role_key};
use crate::chess::{self, FenError, SetupError};
use crate::game::{PositionError, SetupProblem, Variant};

/// The problem, its place and its remedy, without a full stop.
pub fn wrong_position(error: &PositionError) -> Text {
    match error {
        PositionError::Chess(error) => wrong_fen(error),
        PositionError::Draughts(error) => super::draughts::wrong_position(error),
    }
}

fn wrong_fen(error: &FenError) -> Text {
    let with = |key, field: &str| text!(key, text = field);
    match error {
        FenError::Empty => text!("fen-empty", start = Variant::Glinski.start_fen()),
        FenError::RowCount { found, expected, .. } => {
            text!("fen-row-count", found = *found, expected = *expected)
        }
        FenError::RowLength { kind, name, found, expected } => {
            let key = if *kind == "file" { "fen-file-length" } else { "fen-rank-length" };
            text!(key, name, found = *found, expected = *expected)
        }
        FenError::Gap { row } => text!("fen-gap", row = *row),
        FenError::Letter { letter, row } => text!("fen-letter", text = letter.to_string(), row = *row),
        FenError::Turn(field) => with("fen-turn", field),
        FenError::Castling(field) => with("fen-castling", field),
        FenError::NoCastling { text, variant } => text!("fen-no-castling", text, game = game(*variant)),
        FenError::CastlingMissing => Text::key("fen-castling-missing"),
        FenError::EnPassantCell(field) => with("fen-en-passant-cell", field),
        FenError::Number { text: field, .. } => with("fen-number", field),
        FenError::Extra(field) => with("fen-extra", field),
        FenError::OtherBoard { variant, .. } => text!("fen-other-board", game = game(*variant)),
        FenError::Setup(problems) => chess_setup_problem(problems.first()),
    }
}

/// The problem of a position that is set up.
fn chess_setup_problem(problem: &SetupError) -> Text {
    match problem {
        SetupError::OffBoard { piece, cell, variant } => {
            let piece = role_key(piece.role);
            text!("fen-off-board", cell = cell.to_string(), piece, game = game(*variant))
        }
        SetupError::NoKing(color) => text!("fen-no-king", color = color_key(*color)),
        SetupError::ManyKings { color, count } => {
            text!("fen-many-kings", color = color_key(*color), count = *count)
        }
        SetupError::ManyPawns { color, count, limit } => {
            text!("fen-many-pawns", color = color_key(*color), count = *count, limit = *limit)
        }
        SetupError::ManyPieces { color, extra, missing } => {
            text!("fen-many-pieces", color = color_key(*color), extra = *extra, missing = *missing)
        }
        SetupError::Pawn { color, cell, promotes } => {
            let key = if *promotes { "fen-pawn-promotes" } else { "fen-pawn-behind" };
            text!(key, color = color_key(*color), cell = cell.to_string())
        }
        SetupError::OpponentInCheck { waiting, role, cell } => {
            let (color, piece) = (color_key(*waiting), role_key(*role));
            text!("fen-opponent-in-check", color, piece, cell = cell.to_string())
        }
        SetupError::NoCastling { letter, variant } => {
            text!("fen-no-castling", text = letter.to_string(), game = game(*variant))
        }
        SetupError::CastlingHomes { letter, color } => {
            text!("fen-castling-pieces", text = letter.to_string(), color = color_key(*color))
        }
        SetupError::EnPassant { color, cells } => {
            text!("fen-en-passant", color = color_key(*color), text = cells)
        }
    }
}

fn game(variant: chess::Variant) -> Text {
    words::variant(variant.into())
}

/// The problem, its place and its remedy, without a full stop.
pub fn setup_problem(problem: &SetupProblem) -> Text {
    match problem {
        SetupProblem::Chess(problem) => chess_setup_problem(problem),
        SetupProblem::Draughts(problem) => super::draughts::setup_problem(problem),
    }
}
