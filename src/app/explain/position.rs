//! Explains why a typed or pasted position is invalid.

use crate::app::catalogue::{Arg, Text};
use crate::app::words;
use crate::chess::{self, CellName, FenError, Role, SetupError};
use crate::game::{PositionError, SetupProblem, Variant};
use crate::sides::Color;

/// The problem, its place and its remedy, without a full stop.
pub fn wrong_position(error: &PositionError) -> Text {
    match error {
        PositionError::Chess(error) => wrong_fen(error),
        PositionError::Draughts(error) => super::draughts::wrong_position(error),
    }
}

fn wrong_fen(error: &FenError) -> Text {
    let with = |key, field: &str| Text::new(key, [text(field)]);
    match error {
        FenError::Empty => Text::new("fen-empty", [("start", Variant::Glinski.start_fen().into())]),
        FenError::RowCount { found, expected, .. } => {
            Text::new("fen-row-count", [("found", (*found).into()), ("expected", (*expected).into())])
        }
        FenError::RowLength { kind, name, found, expected } => {
            let key = if *kind == "file" { "fen-file-length" } else { "fen-rank-length" };
            let (found, expected) = ((*found).into(), (*expected).into());
            Text::new(key, [("name", name.clone().into()), ("found", found), ("expected", expected)])
        }
        FenError::Gap { row } => Text::new("fen-gap", [("row", (*row).into())]),
        FenError::Letter { letter, row } => {
            Text::new("fen-letter", [text(&letter.to_string()), ("row", (*row).into())])
        }
        FenError::Turn(field) => with("fen-turn", field),
        FenError::Castling(field) => with("fen-castling", field),
        FenError::NoCastling { text: field, variant } => {
            Text::new("fen-no-castling", [text(field), game(*variant)])
        }
        FenError::CastlingMissing => Text::key("fen-castling-missing"),
        FenError::EnPassantCell(field) => with("fen-en-passant-cell", field),
        FenError::Number { text: field, .. } => with("fen-number", field),
        FenError::Extra(field) => with("fen-extra", field),
        FenError::OtherBoard { variant, .. } => Text::new("fen-other-board", [game(*variant)]),
        FenError::Setup(problems) => chess_setup_problem(problems.first()),
    }
}

/// The problem of a position that is set up.
fn chess_setup_problem(problem: &SetupError) -> Text {
    let number = |name: &'static str, number: u32| (name, Arg::from(number));
    let cell = |cell: &CellName| ("cell", Arg::from(cell.to_string()));
    let piece = |role: Role| ("piece", Arg::from(words::role_key(role)));
    match problem {
        SetupError::OffBoard { piece: what, cell: at, variant } => {
            Text::new("fen-off-board", [cell(at), piece(what.role), game(*variant)])
        }
        SetupError::NoKing(color) => Text::new("fen-no-king", [side(*color)]),
        SetupError::ManyKings { color, count } => {
            Text::new("fen-many-kings", [side(*color), number("count", *count)])
        }
        SetupError::ManyPawns { color, count, limit } => {
            Text::new("fen-many-pawns", [side(*color), number("count", *count), number("limit", *limit)])
        }
        SetupError::ManyPieces { color, extra, missing } => {
            let (extra, missing) = (number("extra", *extra), number("missing", *missing));
            Text::new("fen-many-pieces", [side(*color), extra, missing])
        }
        SetupError::Pawn { color, cell: at, promotes } => Text::new(
            if *promotes { "fen-pawn-promotes" } else { "fen-pawn-behind" },
            [side(*color), cell(at)],
        ),
        SetupError::OpponentInCheck { waiting, role, cell: at } => {
            Text::new("fen-opponent-in-check", [side(*waiting), piece(*role), cell(at)])
        }
        SetupError::NoCastling { letter, variant } => {
            Text::new("fen-no-castling", [text(&letter.to_string()), game(*variant)])
        }
        SetupError::CastlingHomes { letter, color } => {
            Text::new("fen-castling-pieces", [text(&letter.to_string()), side(*color)])
        }
        SetupError::EnPassant { color, cells } => Text::new("fen-en-passant", [side(*color), text(cells)]),
    }
}

fn game(variant: chess::Variant) -> (&'static str, Arg) {
    ("game", words::variant(variant.into()).into())
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
