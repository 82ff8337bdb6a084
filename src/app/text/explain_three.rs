//! Explains the problems of a position or a file of the three-player game, in the catalogue's words.

use super::three_words::seat_key;
use super::words::{self, knight_example};
use super::{Text, explain, text};
use crate::chess::{IllegalMove, IllegalReason};
use crate::hex::Cell;
use crate::three::pgn::Problem;
use crate::three::{MoveTextError, Position, PositionTextError, Role, Seat, SetupError};

const MAX_PROBLEMS: usize = 5;

/// The problem with the text of a position.
pub fn wrong_position(error: &PositionTextError) -> Text {
    match error {
        PositionTextError::Empty => Text::key("three-position-empty"),
        PositionTextError::RowCount(rows) => text!("three-position-rows", count = *rows),
        PositionTextError::RowLength { rank, found, expected } => {
            text!("three-position-row", rank = u64::from(*rank), found = *found, expected = *expected)
        }
        PositionTextError::Gap(rank) => text!("three-position-gap", rank = u64::from(*rank)),
        PositionTextError::Piece { letters, rank } => {
            text!("three-position-piece", text = letters, rank = u64::from(*rank))
        }
        PositionTextError::Missing(_) => Text::key("three-position-missing"),
        PositionTextError::Turn(text) => text!("three-position-turn", text),
        PositionTextError::Playing(text) => text!("three-position-playing", text),
        PositionTextError::EnPassant(text) => text!("three-position-en-passant", text),
        PositionTextError::Number { text, .. } => text!("three-position-number", text),
        PositionTextError::Extra(text) => text!("three-position-extra", text),
        PositionTextError::Setup(errors) => {
            Text::Lines(errors.iter().take(MAX_PROBLEMS).map(impossible).collect())
        }
    }
}

/// Why a position is not possible.
fn impossible(error: &SetupError) -> Text {
    let whose = |seat: Option<Seat>| seat.map_or("dead", seat_key);
    match *error {
        SetupError::NobodyPlays => Text::key("three-setup-nobody"),
        SetupError::TurnOut(seat) => text!("three-setup-turn", seat = seat_key(seat)),
        SetupError::NoKing(seat) => text!("three-setup-no-king", seat = seat_key(seat)),
        SetupError::ManyKings { seat, count } => text!("three-setup-kings", seat = seat_key(seat), count),
        SetupError::PieceOfSideOut { seat, role, cell } => {
            let (seat, piece) = (seat_key(seat), words::role_key(role));
            text!("three-setup-out", seat, piece, cell = cell.to_string())
        }
        SetupError::DeadPiece { role, cell } => {
            text!("three-setup-dead", piece = words::role_key(role), cell = cell.to_string())
        }
        SetupError::ManyDeadKings { count, out } => text!("three-setup-dead-kings", count, out),
        SetupError::ManyPawns { seat, count, limit } => {
            text!("three-setup-pawns", seat = whose(seat), count, limit)
        }
        SetupError::ManyPieces { seat, extra, missing } => {
            text!("three-setup-pieces", seat = whose(seat), extra, missing)
        }
        SetupError::Pawn { cell, .. } => text!("three-setup-pawn", cell = cell.to_string()),
        SetupError::EnPassant { seat, cell, .. } => {
            text!("three-setup-en-passant", seat = seat_key(seat), cell = cell.to_string())
        }
        SetupError::EnPassantOut(seat) => text!("three-setup-en-passant-out", seat = seat_key(seat)),
    }
}

/// A problem of a file.
pub fn problem(problem: &Problem) -> Text {
    match problem {
        Problem::Variant(name) => text!("three-file-variant", name),
        Problem::Start(error) => text!("three-file-start", problem = wrong_position(error)),
        Problem::Move(error) => text!("three-file-move", problem = wrong_move(error)),
        Problem::AfterEnd(text) => text!("three-file-after-end", text),
        Problem::Variation => Text::key("three-file-variation"),
        Problem::Text(problem) => explain::problem(problem),
        Problem::Result { told, shown } => {
            text!("three-file-result", told = told.to_string(), shown = shown.to_string())
        }
    }
}

/// Why a piece cannot move there.
pub(in crate::app) fn refusal(position: &Position, from: Cell, to: Cell) -> Option<Text> {
    let illegal = position.explain_illegal(from, to)?;
    Some(text!("illegal", reason = illegal_here(position, illegal)))
}

/// The reason without a full stop: the text of the two-player games, unless that mentions two sides.
fn illegal_here(position: &Position, illegal: IllegalMove) -> Text {
    let role = |cell| position.role_at(cell);
    match illegal.reason {
        IllegalReason::NotHowItMoves(Role::Pawn) => Text::key("three-illegal-way-pawn"),
        IllegalReason::NotYourTurn => {
            let piece = words::any_key(role(illegal.from).map(crate::game::PieceKind::Chess));
            text!("three-illegal-not-your-turn", piece, cell = illegal.from.to_string())
        }
        _ => explain::reason(illegal, role),
    }
}

/// The reason why a text is not a move in this position.
pub(in crate::app) fn typed_move(position: &Position, error: &MoveTextError) -> Text {
    match error {
        MoveTextError::Form(text) => text!("typed-move-wrong", text, "knight-move" = knight_example()),
        MoveTextError::Illegal { text, why: Some(why), .. } => {
            text!("pgn-illegal-move", text, reason = illegal_here(position, *why))
        }
        _ => wrong_move(error),
    }
}

fn wrong_move(error: &MoveTextError) -> Text {
    match error {
        MoveTextError::Form(text) => text!("three-move-form", text),
        MoveTextError::NoCell { text, cell } => text!("three-move-no-cell", text, cell = cell.to_string()),
        MoveTextError::Illegal { text, turn, .. } => {
            text!("three-move-illegal", text, seat = seat_key(*turn))
        }
        MoveTextError::Ambiguous { text, choices } => {
            text!("three-move-ambiguous", text, choices = choices.join(", "))
        }
    }
}
