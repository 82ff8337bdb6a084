//! Explains the problems of a position or a file of the three-player game, in the catalogue's words.

use crate::app::catalogue::{Arg, Text};
use crate::app::explain;
use crate::app::words::three::seat_key;
use crate::app::words::{self, knight_example};
use crate::chess::{IllegalMove, IllegalReason};
use crate::hex::Cell;
use crate::three::pgn::{Problem, What};
use crate::three::{MoveTextError, Position, PositionTextError, Role, Seat, SetupError};

/// Maximum number of problems in a message.
const MAX_PROBLEMS: usize = 5;

/// The problem with the text of a position.
pub fn wrong_position(error: &PositionTextError) -> Text {
    let quoted = |key, text: &str| Text::new(key, [("text", text.into())]);
    match error {
        PositionTextError::Empty => Text::key("three-position-empty"),
        PositionTextError::RowCount(rows) => Text::new("three-position-rows", [("count", (*rows).into())]),
        PositionTextError::RowLength { rank, found, expected } => Text::new(
            "three-position-row",
            [("rank", u64::from(*rank).into()), ("found", (*found).into()), ("expected", (*expected).into())],
        ),
        PositionTextError::Gap(rank) => Text::new("three-position-gap", [("rank", u64::from(*rank).into())]),
        PositionTextError::Piece { letters, rank } => Text::new(
            "three-position-piece",
            [("text", letters.as_str().into()), ("rank", u64::from(*rank).into())],
        ),
        PositionTextError::Missing(_) => Text::key("three-position-missing"),
        PositionTextError::Turn(text) => quoted("three-position-turn", text),
        PositionTextError::Playing(text) => quoted("three-position-playing", text),
        PositionTextError::EnPassant(text) => quoted("three-position-en-passant", text),
        PositionTextError::Number { text, .. } => quoted("three-position-number", text),
        PositionTextError::Extra(text) => quoted("three-position-extra", text),
        PositionTextError::Setup(errors) => {
            Text::Lines(errors.iter().take(MAX_PROBLEMS).map(impossible).collect())
        }
    }
}

/// Why a position is not possible.
fn impossible(error: &SetupError) -> Text {
    let seat = |seat: Seat| ("seat", seat_key(seat));
    let whose = |seat: Option<Seat>| ("seat", seat.map_or_else(|| Arg::from("dead"), seat_key));
    let role = |role: Role| ("piece", Arg::from(words::role_key(role)));
    let cell = |cell: Cell| ("cell", Arg::from(cell.to_string()));
    let number = |name: &'static str, number: u32| (name, Arg::from(number));
    match *error {
        SetupError::NobodyPlays => Text::key("three-setup-nobody"),
        SetupError::TurnOut(of) => Text::new("three-setup-turn", [seat(of)]),
        SetupError::NoKing(of) => Text::new("three-setup-no-king", [seat(of)]),
        SetupError::ManyKings { seat: of, count } => {
            Text::new("three-setup-kings", [seat(of), number("count", count)])
        }
        SetupError::PieceOfSideOut { seat: of, role: what, cell: at } => {
            Text::new("three-setup-out", [seat(of), role(what), cell(at)])
        }
        SetupError::DeadPiece { role: what, cell: at } => {
            Text::new("three-setup-dead", [role(what), cell(at)])
        }
        SetupError::ManyDeadKings { count, out } => {
            Text::new("three-setup-dead-kings", [number("count", count), number("out", out)])
        }
        SetupError::ManyPawns { seat: of, count, limit } => {
            Text::new("three-setup-pawns", [whose(of), number("count", count), number("limit", limit)])
        }
        SetupError::ManyPieces { seat: of, extra, missing } => {
            Text::new("three-setup-pieces", [whose(of), number("extra", extra), number("missing", missing)])
        }
        SetupError::Pawn { cell: at, .. } => Text::new("three-setup-pawn", [cell(at)]),
        SetupError::EnPassant { seat: of, cell: at, .. } => {
            Text::new("three-setup-en-passant", [seat(of), cell(at)])
        }
        SetupError::EnPassantOut(of) => Text::new("three-setup-en-passant-out", [seat(of)]),
    }
}

/// Describes the unreadable parts of a file in a few sentences; `None` without unreadable parts.
pub fn problems(problems: &[Problem]) -> Option<Text> {
    if problems.is_empty() {
        return None;
    }
    let line = |problem: &Problem| {
        let args = [
            ("line", problem.line.into()),
            ("column", problem.column.into()),
            ("problem", what(&problem.what).into()),
        ];
        Text::new("game-problem", args)
    };
    let lines = problems.iter().take(MAX_PROBLEMS).map(line).collect();
    Some(Text::new(
        "game-problems",
        [("count", problems.len().into()), ("problems", Text::Lines(lines).into())],
    ))
}

fn what(what: &What) -> Text {
    match what {
        What::Variant(name) => Text::new("three-file-variant", [("name", name.as_str().into())]),
        What::Start(error) => Text::new("three-file-start", [("problem", wrong_position(error).into())]),
        What::Move(error) => Text::new("three-file-move", [("problem", wrong_move(error).into())]),
        What::AfterEnd(text) => Text::new("three-file-after-end", [("text", text.as_str().into())]),
        What::Variation => Text::key("three-file-variation"),
        What::Remark { sentence, command } => Text::new(
            "three-file-remark",
            [("text", sentence.as_str().into()), ("command", command.as_str().into())],
        ),
        What::Text(problem) => explain::problem(problem),
        What::Result { told, shown } => {
            let args = [("told", told.to_string().into()), ("shown", shown.to_string().into())];
            Text::new("three-file-result", args)
        }
    }
}

/// Why a piece cannot move there.
pub(in crate::app) fn refusal(position: &Position, from: Cell, to: Cell) -> Option<Text> {
    let illegal = position.explain_illegal(from, to)?;
    Some(Text::new("illegal", [("reason", illegal_here(position, illegal).into())]))
}

/// The reason without a full stop: the text of the two-player games, unless that mentions two sides.
fn illegal_here(position: &Position, illegal: IllegalMove) -> Text {
    let role = |cell| position.role_at(cell);
    match illegal.reason {
        IllegalReason::NotHowItMoves(Role::Pawn) => Text::key("three-illegal-way-pawn"),
        IllegalReason::NotYourTurn => {
            let piece = words::any_key(role(illegal.from).map(crate::game::PieceKind::Chess));
            let args = [("piece", piece.into()), ("cell", illegal.from.to_string().into())];
            Text::new("three-illegal-not-your-turn", args)
        }
        _ => explain::reason(illegal, role),
    }
}

/// The reason why a text is not a move in this position.
pub(in crate::app) fn typed_move(position: &Position, error: &MoveTextError) -> Text {
    match error {
        MoveTextError::Form(text) => {
            let example = knight_example().into();
            Text::new("typed-move-wrong", [("text", text.as_str().into()), ("knight-move", example)])
        }
        MoveTextError::Illegal { text, why: Some(why), .. } => {
            let reason = illegal_here(position, *why).into();
            Text::new("pgn-illegal-move", [("text", text.as_str().into()), ("reason", reason)])
        }
        _ => wrong_move(error),
    }
}

fn wrong_move(error: &MoveTextError) -> Text {
    let quoted = |text: &str| ("text", Arg::from(text));
    match error {
        MoveTextError::Form(text) => Text::new("three-move-form", [quoted(text)]),
        MoveTextError::NoCell { text, cell } => {
            Text::new("three-move-no-cell", [quoted(text), ("cell", cell.to_string().into())])
        }
        MoveTextError::Illegal { text, turn, .. } => {
            Text::new("three-move-illegal", [quoted(text), ("seat", seat_key(*turn))])
        }
        MoveTextError::Ambiguous { text, choices } => {
            Text::new("three-move-ambiguous", [quoted(text), ("choices", choices.join(", ").into())])
        }
    }
}
