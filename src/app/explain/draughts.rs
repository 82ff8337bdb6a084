//! What is not possible in checkers, and why.

use crate::app::catalogue::{Value, tr, tr_args};
use crate::app::words;
use crate::draughts::{IllegalMove, MoveTextError, PositionTextError, number};
use crate::hex::Cell;

/// Why a move is illegal; without a full stop.
pub fn why_not(why: IllegalMove) -> String {
    let name = |cell: Cell| Value::from(number(cell).unwrap_or_default());
    let on = |key, cell| tr_args(key, &[("cell", name(cell))]);
    match why {
        IllegalMove::NoPiece { on: cell } => on("checkers-no-man", cell),
        IllegalMove::NotYourTurn { on: cell } => on("checkers-not-your-turn", cell),
        IllegalMove::Occupied { to } => on("checkers-occupied", to),
        IllegalMove::OtherMustCapture { by } => on("checkers-other-must-capture", by),
        IllegalMove::LargestCapture { count } => {
            tr_args("checkers-largest-capture", &[("count", count.into())])
        }
        IllegalMove::EdgeColumn => tr("checkers-edge-column"),
        IllegalMove::Protected { king } => on("checkers-protected", king),
        IllegalMove::NotHowItMoves { king: false } => tr("checkers-way-man"),
        IllegalMove::NotHowItMoves { king: true } => tr("checkers-way-king"),
        IllegalMove::OtherCaptures { from, .. } => on("checkers-other-captures", from),
    }
}

/// Why a text is no move; without a full stop.
pub fn move_problem(error: &MoveTextError) -> String {
    let with = |key, text: &str, args: &[(&str, String)]| {
        let others = args.iter().map(|(name, value)| (*name, Value::from(value.clone())));
        let all: Vec<_> = [("text", Value::from(text.to_owned()))].into_iter().chain(others).collect();
        tr_args(key, &all)
    };
    match error {
        MoveTextError::Form(text) => with("checkers-not-a-move", text, &[]),
        MoveTextError::NoCell { text, number } => {
            with("checkers-move-no-cell", text, &[("number", number.clone())])
        }
        MoveTextError::NotLargest { text, count, largest } => {
            with("checkers-not-largest", text, &[("count", count.to_string()), ("largest", largest.clone())])
        }
        MoveTextError::Ambiguous { text, choices } => {
            with("pgn-ambiguous-move", text, &[("choices", choices.join(", "))])
        }
        MoveTextError::NotLegal { text, why: None } => with("pgn-no-legal-move", text, &[]),
        MoveTextError::NotLegal { text, why: Some(why) } => {
            with("pgn-illegal-move", text, &[("reason", why_not(*why))])
        }
    }
}

/// Why a text is no position; without a full stop.
pub fn wrong_position(error: &PositionTextError) -> String {
    let text = |key, text: &str| tr_args(key, &[("text", text.to_owned().into())]);
    match error {
        PositionTextError::Empty => tr("checkers-empty"),
        PositionTextError::Turn(part) => text("checkers-turn", part),
        PositionTextError::Part(part) => text("checkers-part", part),
        PositionTextError::Repeated(letter) => text("checkers-repeated", &letter.to_string()),
        PositionTextError::Missing(color) => {
            tr_args("checkers-missing", &[("color", words::color_key(*color).into())])
        }
        PositionTextError::Piece(piece) => text("checkers-man", piece),
        PositionTextError::NoCell(number) => text("checkers-no-cell", number),
        PositionTextError::Taken(number) => text("checkers-taken", &number.to_string()),
        PositionTextError::ManyPieces { color, count } => tr_args(
            "checkers-many-men",
            &[("color", words::color_key(*color).into()), ("count", (*count).into())],
        ),
        PositionTextError::Uncrowned { number, .. } => text("checkers-uncrowned", &number.to_string()),
        PositionTextError::Mark(piece) => text("checkers-mark", piece),
        PositionTextError::Number(number) => text("checkers-number", number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Position, Variant};

    #[test]
    fn reasons_are_sentences_of_the_catalogue() {
        let position = Position::from_fen(Variant::Checkers, "W:W33:B43,63,24").unwrap();
        let position = position.draughts().unwrap();
        let problem = |text| move_problem(&position.read_move(text).unwrap_err());
        assert_eq!(
            problem("33x15"),
            "“33x15” captures too few pieces; 2 can be captured, and the largest capture must be made, as 33x53x73"
        );
        assert_eq!(
            problem("33-34"),
            "“33-34” is not possible: 2 pieces must be captured, as many as possible"
        );
        assert_eq!(problem("33-30"), "“33-30”: there is no cell 30; both digits go from 1 to 9");
        assert_eq!(
            wrong_position(&PositionTextError::Uncrowned { color: crate::sides::Color::White, number: 59 }),
            "the man on 59 stands where it would be crowned; write K59"
        );
    }
}
