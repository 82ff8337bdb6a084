//! Explains why a typed or pasted position is invalid.

use crate::app::catalogue::{Arg, Text};
use crate::app::words;
use crate::chess::{FenError, SetupError};
use crate::game::{PositionError, SetupProblem, Variant};
use crate::sides::Color;

/// The problem, its place and its remedy, without a full stop.
pub fn wrong_position(error: &PositionError) -> Text {
    match error {
        PositionError::Chess(error) => Text::new(key(error), args(error)),
        PositionError::Draughts(error) => super::draughts::wrong_position(error),
    }
}

/// The problem of a position that is set up.
fn chess_setup_problem(problem: &SetupError) -> Text {
    Text::new(setup_key(problem), setup_args(problem))
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
        FenError::EnPassantCell(_) => "fen-en-passant-cell",
        FenError::Number { .. } => "fen-number",
        FenError::Extra(_) => "fen-extra",
        FenError::OtherBoard { .. } => "fen-other-board",
        FenError::Setup(problems) => setup_key(problems.first()),
    }
}

fn setup_key(problem: &SetupError) -> &'static str {
    match problem {
        SetupError::OffBoard { .. } => "fen-off-board",
        SetupError::NoKing(_) => "fen-no-king",
        SetupError::ManyKings { .. } => "fen-many-kings",
        SetupError::ManyPawns { .. } => "fen-many-pawns",
        SetupError::ManyPieces { .. } => "fen-many-pieces",
        SetupError::Pawn { promotes: true, .. } => "fen-pawn-promotes",
        SetupError::Pawn { .. } => "fen-pawn-behind",
        SetupError::OpponentInCheck { .. } => "fen-opponent-in-check",
        SetupError::NoCastling { .. } => "fen-no-castling",
        SetupError::CastlingHomes { .. } => "fen-castling-pieces",
        SetupError::EnPassant { .. } => "fen-en-passant",
    }
}

/// The values in the text.
fn args(error: &FenError) -> Vec<(&'static str, Arg)> {
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
        FenError::OtherBoard { variant, .. } => vec![("game", words::variant((*variant).into()).into())],
        FenError::Setup(problems) => setup_args(problems.first()),
    }
}

fn setup_args(problem: &SetupError) -> Vec<(&'static str, Arg)> {
    match problem {
        SetupError::OffBoard { piece, cell, variant } => vec![
            ("cell", cell.to_string().into()),
            ("piece", words::role_key(piece.role).into()),
            ("game", words::variant((*variant).into()).into()),
        ],
        SetupError::NoKing(color) => vec![side(*color)],
        SetupError::ManyKings { color, count } => vec![side(*color), ("count", (*count).into())],
        SetupError::ManyPawns { color, count, limit } => {
            vec![side(*color), ("count", (*count).into()), ("limit", (*limit).into())]
        }
        SetupError::ManyPieces { color, extra, missing } => {
            vec![side(*color), ("extra", (*extra).into()), ("missing", (*missing).into())]
        }
        SetupError::Pawn { color, cell, .. } => vec![side(*color), ("cell", cell.to_string().into())],
        SetupError::OpponentInCheck { waiting, role, cell } => {
            vec![side(*waiting), ("piece", words::role_key(*role).into()), ("cell", cell.to_string().into())]
        }
        SetupError::NoCastling { letter, variant } => {
            vec![text(&letter.to_string()), ("game", words::variant((*variant).into()).into())]
        }
        SetupError::CastlingHomes { letter, color } => vec![text(&letter.to_string()), side(*color)],
        SetupError::EnPassant { color, cells } => vec![side(*color), text(cells)],
    }
}

/// A side by its key, which the text declines.
fn side(color: Color) -> (&'static str, Arg) {
    ("color", words::color_key(color).into())
}

fn text(text: &str) -> (&'static str, Arg) {
    ("text", text.to_owned().into())
}

/// The problem, its place and its remedy, without a full stop.
pub fn setup_problem(problem: &SetupProblem) -> Text {
    match problem {
        SetupProblem::Chess(problem) => chess_setup_problem(problem),
        SetupProblem::Draughts(problem) => super::draughts::setup_problem(problem),
    }
}
