//! Explains the unreadable parts of a file of games.

use super::moves::{illegal_here, illegal_in_file};
use super::position::wrong_position;
use crate::app::catalogue::{Text, text};
use crate::app::words::{self, knight_example};
use crate::game::pgn::{MAX_DEPTH, Problem, known_variants};
use crate::game::{CaptureMismatch, IllegalMove, MoveTextError, Position};

/// An unreadable part, without a full stop.
pub fn problem(problem: &Problem) -> Text {
    let with = |key, text: &str| text!(key, text);
    match problem {
        Problem::Move(error) => text_error(error, illegal_in_file),
        Problem::Letters(letters) => text!("pgn-letters", language = words::letters_key(*letters)),
        Problem::CaptureMismatch(error) => capture_mismatch(error),
        Problem::RedundantWord(text) => with("pgn-idle-word", text),
        Problem::UnknownWord(text) => with("pgn-stray-word", text),
        Problem::NullMove(text) => with("pgn-null-move", text),
        Problem::TooDeep => text!("pgn-too-deep", depth = MAX_DEPTH),
        Problem::VariationBeforeMove => Text::key("pgn-variation-before-move"),
        Problem::UnclosedVariation => Text::key("pgn-unclosed-variation"),
        Problem::UnmatchedClose => Text::key("pgn-stray-close"),
        Problem::UnclosedComment => Text::key("pgn-unclosed-comment"),
        Problem::NotUtf8 { byte, letter, page } => {
            let (byte, letter) = (format!("0x{byte:02X}"), letter.to_string());
            text!("pgn-not-utf8", byte, letter, page = page.to_string())
        }
        Problem::BadMark(text) => with("pgn-bad-mark", text),
        Problem::BadTag(text) => with("pgn-bad-tag", text),
        Problem::RepeatedTag(name) => with("pgn-repeated-tag", name),
        Problem::BadValue { name, value, .. } => text!("pgn-bad-value", name, text = value),
        Problem::BadStart { error, other: None } => text!("pgn-bad-start", text = wrong_position(error)),
        Problem::BadStart { error, other: Some(other) } => {
            let (game, tag) = (words::variant(*other), format!("[Variant \"{other}\"]"));
            text!("pgn-other-start", text = wrong_position(error), game, tag)
        }
        Problem::UnknownVariant(name) => text!("pgn-unknown-variant", text = name, known = known_variants()),
        Problem::GameByMoves { name, variant } => {
            text!("pgn-game-by-moves", text = name, game = words::variant(*variant))
        }
        Problem::BoardSays { told, shown } => {
            text!("pgn-board-says", told = words::points(*told), shown = words::points(*shown))
        }
        Problem::Remark(text) => with("pgn-remark", text),
        Problem::ResultsDiffer { tag, marker } => {
            text!("pgn-results-differ", tag = words::points(*tag), marker = words::points(*marker))
        }
    }
}

fn capture_mismatch(error: &CaptureMismatch) -> Text {
    let (text, said) = (&error.text, words::role_key(error.said));
    match error.taken {
        Some(taken) => text!("pgn-other-capture", text, said, taken = words::role_key(taken)),
        None => text!("pgn-no-capture", text),
    }
}

/// The problem with a move typed in this position.
pub fn typed_move(position: &Position, error: &MoveTextError) -> Text {
    match error {
        MoveTextError::NotAMove(text) => text!("typed-move-wrong", text, "knight-move" = knight_example()),
        _ => text_error(error, |illegal| illegal_here(position, illegal)),
    }
}

/// The problem with the text of a move, without a full stop.
fn text_error(error: &MoveTextError, why_not: impl Fn(IllegalMove) -> Text) -> Text {
    let with = |key, text: &str| text!(key, text);
    match error {
        MoveTextError::NoCell { text, cell } => text!("pgn-no-cell", text, cell),
        MoveTextError::NoCastling { text, variant } => {
            text!("pgn-no-castling", text, game = words::variant((*variant).into()))
        }
        MoveTextError::WhichCastling(text) => with("pgn-which-castling", text),
        MoveTextError::NotAMove(text) => with("pgn-not-a-move", text),
        MoveTextError::NoLegalMove { text, why: None } => with("pgn-no-legal-move", text),
        MoveTextError::NoLegalMove { text, why: Some(why) } => {
            text!("pgn-illegal-move", text, reason = why_not(*why))
        }
        MoveTextError::Draughts(error) => super::draughts::move_problem(error),
        MoveTextError::Ambiguous { text, choices } => {
            text!("pgn-ambiguous-move", text, choices = choices.join(", "))
        }
    }
}
