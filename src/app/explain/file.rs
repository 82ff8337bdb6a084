//! Explains the unreadable parts of a file of games.

use super::moves::{illegal_here, illegal_in_file};
use super::position::wrong_position;
use crate::app::catalogue::Text;
use crate::app::words::{self, knight_example};
use crate::game::pgn::{MAX_DEPTH, Problem, known_variants};
use crate::game::{CaptureMismatch, IllegalMove, MoveTextError, Position};

/// An unreadable part, without a full stop.
pub fn problem(problem: &Problem) -> Text {
    let with = |key, text: &str| Text::new(key, [("text", text.into())]);
    match problem {
        Problem::Move(error) => text_error(error, illegal_in_file),
        Problem::Letters(letters) => {
            Text::new("pgn-letters", [("language", words::letters_key(*letters).into())])
        }
        Problem::CaptureMismatch(error) => capture_mismatch(error),
        Problem::RedundantWord(text) => with("pgn-idle-word", text),
        Problem::UnknownWord(text) => with("pgn-stray-word", text),
        Problem::NullMove(text) => with("pgn-null-move", text),
        Problem::TooDeep => Text::new("pgn-too-deep", [("depth", MAX_DEPTH.into())]),
        Problem::VariationBeforeMove => Text::key("pgn-variation-before-move"),
        Problem::UnclosedVariation => Text::key("pgn-unclosed-variation"),
        Problem::UnmatchedClose => Text::key("pgn-stray-close"),
        Problem::UnclosedComment => Text::key("pgn-unclosed-comment"),
        Problem::NotUtf8 { byte } => {
            let args =
                [("byte", format!("0x{byte:02X}").into()), ("letter", char::from(*byte).to_string().into())];
            Text::new("pgn-not-utf8", args)
        }
        Problem::BadMark(text) => with("pgn-bad-mark", text),
        Problem::BadTag(text) => with("pgn-bad-tag", text),
        Problem::RepeatedTag(name) => with("pgn-repeated-tag", name),
        Problem::BadValue { name, value, .. } => {
            Text::new("pgn-bad-value", [("name", name.as_str().into()), ("text", value.as_str().into())])
        }
        Problem::BadStart { error, other: None } => {
            Text::new("pgn-bad-start", [("text", wrong_position(error).into())])
        }
        Problem::BadStart { error, other: Some(other) } => {
            let args = [
                ("text", wrong_position(error).into()),
                ("game", words::variant(*other).into()),
                ("tag", format!("[Variant \"{other}\"]").into()),
            ];
            Text::new("pgn-other-start", args)
        }
        Problem::UnknownVariant(name) => {
            let args = [("text", name.as_str().into()), ("known", known_variants().into())];
            Text::new("pgn-unknown-variant", args)
        }
        Problem::ResultsDiffer { tag, marker } => {
            let args = [("tag", words::points(*tag).into()), ("marker", words::points(*marker).into())];
            Text::new("pgn-results-differ", args)
        }
    }
}

fn capture_mismatch(error: &CaptureMismatch) -> Text {
    let text = ("text", error.text.as_str().into());
    match error.taken {
        Some(taken) => {
            let args = [
                text,
                ("said", words::role_key(error.said).into()),
                ("taken", words::role_key(taken).into()),
            ];
            Text::new("pgn-other-capture", args)
        }
        None => Text::new("pgn-no-capture", [text]),
    }
}

/// The problem with a move typed in this position.
pub fn typed_move(position: &Position, error: &MoveTextError) -> Text {
    match error {
        MoveTextError::NotAMove(text) => {
            let example = knight_example().into();
            Text::new("typed-move-wrong", [("text", text.as_str().into()), ("knight-move", example)])
        }
        _ => text_error(error, |illegal| illegal_here(position, illegal)),
    }
}

/// The problem with the text of a move, without a full stop.
fn text_error(error: &MoveTextError, why_not: impl Fn(IllegalMove) -> Text) -> Text {
    let with = |key, text: &str| Text::new(key, [("text", text.into())]);
    match error {
        MoveTextError::NoCell { text, cell } => {
            Text::new("pgn-no-cell", [("text", text.as_str().into()), ("cell", cell.as_str().into())])
        }
        MoveTextError::NoCastling { text, variant } => {
            let game = words::variant((*variant).into());
            Text::new("pgn-no-castling", [("text", text.as_str().into()), ("game", game.into())])
        }
        MoveTextError::WhichCastling(text) => with("pgn-which-castling", text),
        MoveTextError::NotAMove(text) => with("pgn-not-a-move", text),
        MoveTextError::NoLegalMove { text, why: None } => with("pgn-no-legal-move", text),
        MoveTextError::NoLegalMove { text, why: Some(why) } => {
            Text::new("pgn-illegal-move", [("text", text.as_str().into()), ("reason", why_not(*why).into())])
        }
        MoveTextError::Draughts(error) => super::draughts::move_problem(error),
        MoveTextError::Ambiguous { text, choices } => {
            let args = [("text", text.as_str().into()), ("choices", choices.join(", ").into())];
            Text::new("pgn-ambiguous-move", args)
        }
    }
}
