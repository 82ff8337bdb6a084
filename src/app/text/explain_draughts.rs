//! Explains why something is not allowed in checkers.

use super::{Text, text, words};
use crate::draughts::{IllegalMove, MoveTextError, PositionTextError, SetupError, number};

/// Why a move is illegal; without a full stop.
pub fn why_not(why: IllegalMove) -> Text {
    let on = |key, cell| text!(key, cell = number(cell).unwrap_or_default().to_string());
    match why {
        IllegalMove::NoPiece { on: cell } => on("checkers-no-man", cell),
        IllegalMove::NotYourTurn { on: cell } => on("checkers-not-your-turn", cell),
        IllegalMove::Occupied { to } => on("checkers-occupied", to),
        IllegalMove::OtherMustCapture { by } => on("checkers-other-must-capture", by),
        IllegalMove::LargestCapture { count } => text!("checkers-largest-capture", count),
        IllegalMove::EdgeColumn => Text::key("checkers-edge-column"),
        IllegalMove::Protected { king } => on("checkers-protected", king),
        IllegalMove::NotHowItMoves { king: false } => Text::key("checkers-way-man"),
        IllegalMove::NotHowItMoves { king: true } => Text::key("checkers-way-king"),
        IllegalMove::OtherCaptures { from, .. } => on("checkers-other-captures", from),
    }
}

/// The reason why a text is not a move, without a full stop.
pub fn move_problem(error: &MoveTextError) -> Text {
    match error {
        MoveTextError::Form(text) => text!("checkers-not-a-move", text),
        MoveTextError::NoCell { text, number } => text!("checkers-move-no-cell", text, number),
        MoveTextError::NotLargest { text, count, largest } => {
            text!("checkers-not-largest", text, count = *count, largest)
        }
        MoveTextError::Ambiguous { text, choices } => {
            text!("pgn-ambiguous-move", text, choices = choices.join(", "))
        }
        MoveTextError::NotLegal { text, why: None } => text!("pgn-no-legal-move", text),
        MoveTextError::NotLegal { text, why: Some(why) } => {
            text!("pgn-illegal-move", text, reason = why_not(*why))
        }
    }
}

/// The reason why a text is not a position, without a full stop.
pub fn wrong_position(error: &PositionTextError) -> Text {
    match error {
        PositionTextError::Empty => Text::key("checkers-empty"),
        PositionTextError::Turn(text) => text!("checkers-turn", text),
        PositionTextError::Part(text) => text!("checkers-part", text),
        PositionTextError::Repeated(letter) => text!("checkers-repeated", text = letter.to_string()),
        PositionTextError::Missing(color) => text!("checkers-missing", color = words::color_key(*color)),
        PositionTextError::Piece(text) => text!("checkers-man", text),
        PositionTextError::NoCell(text) => text!("checkers-no-cell", text),
        PositionTextError::Taken(number) => text!("checkers-taken", text = number.to_string()),
        PositionTextError::Setup(problem) => setup_problem(problem),
        PositionTextError::Number(text) => text!("checkers-number", text),
    }
}

/// The problem of a position that is set up, without a full stop.
pub fn setup_problem(problem: &SetupError) -> Text {
    match problem {
        SetupError::OffBoard(cell) => text!("checkers-off-board", text = cell.to_string()),
        SetupError::ManyPieces { color, count } => {
            text!("checkers-many-men", color = words::color_key(*color), count = *count)
        }
        SetupError::Uncrowned { number, .. } => text!("checkers-uncrowned", text = number.to_string()),
        SetupError::Mark { text, .. } => text!("checkers-mark", text),
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
        let problem = |text| move_problem(&position.read_move(text).unwrap_err()).to_string();
        assert_eq!(
            problem("33x15"),
            "“33x15” captures too few pieces; you must capture 2, for example 33x53x73"
        );
        assert_eq!(problem("33-34"), "“33-34” is illegal: you must make the largest capture, of 2 pieces");
        assert_eq!(problem("33-30"), "“33-30”: there is no cell 30; both digits go from 1 to 9");
        assert_eq!(
            setup_problem(&SetupError::Uncrowned { color: crate::sides::Color::White, number: 59 })
                .to_string(),
            "the man on 59 would have been promoted there; write K59"
        );
    }
}
