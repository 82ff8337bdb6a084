//! What could not be understood in a file of games.

use super::moves::illegal_in_file;
use super::position::wrong_position;
use crate::app::catalogue::{tr, tr_args};
use crate::app::words;
use crate::game::pgn::{MAX_DEPTH, Problem, known_variants};
use crate::game::{CaptureMismatch, MoveTextError};

/// What could not be understood; without a full stop.
pub fn problem(problem: &Problem) -> String {
    let with = |key, text: &str| tr_args(key, &[("text", text.into())]);
    match problem {
        Problem::Move(error) => move_problem(error),
        Problem::Letters(letters) => {
            tr_args("pgn-letters", &[("language", words::letters_key(*letters).into())])
        }
        Problem::CaptureMismatch(error) => capture_mismatch(error),
        Problem::RedundantWord(text) => with("pgn-idle-word", text),
        Problem::UnknownWord(text) => with("pgn-stray-word", text),
        Problem::NullMove(text) => with("pgn-null-move", text),
        Problem::TooDeep => tr_args("pgn-too-deep", &[("depth", MAX_DEPTH.into())]),
        Problem::VariationBeforeMove => tr("pgn-variation-before-move"),
        Problem::UnclosedVariation => tr("pgn-unclosed-variation"),
        Problem::UnmatchedClose => tr("pgn-stray-close"),
        Problem::UnclosedComment => tr("pgn-unclosed-comment"),
        Problem::NotUtf8 { byte } => {
            let args =
                [("byte", format!("0x{byte:02X}").into()), ("letter", char::from(*byte).to_string().into())];
            tr_args("pgn-not-utf8", &args)
        }
        Problem::BadMark(text) => with("pgn-bad-mark", text),
        Problem::BadTag(text) => with("pgn-bad-tag", text),
        Problem::RepeatedTag(name) => with("pgn-repeated-tag", name),
        Problem::BadValue { name, value, .. } => {
            tr_args("pgn-bad-value", &[("name", name.as_str().into()), ("text", value.as_str().into())])
        }
        Problem::BadStart { error, other: None } => with("pgn-bad-start", &wrong_position(error)),
        Problem::BadStart { error, other: Some(other) } => {
            let args = [
                ("text", wrong_position(error).into()),
                ("game", words::variant(*other).into()),
                ("tag", format!("[Variant \"{other}\"]").into()),
            ];
            tr_args("pgn-other-start", &args)
        }
        Problem::UnknownVariant(name) => {
            let args = [("text", name.as_str().into()), ("known", known_variants().into())];
            tr_args("pgn-unknown-variant", &args)
        }
        Problem::ResultsDiffer { tag, marker } => {
            let args = [("tag", words::points(*tag).into()), ("marker", words::points(*marker).into())];
            tr_args("pgn-results-differ", &args)
        }
    }
}

fn capture_mismatch(error: &CaptureMismatch) -> String {
    let text = ("text", error.text.as_str().into());
    match error.taken {
        Some(taken) => {
            let args = [text, ("said", words::role(error.said).into()), ("taken", words::role(taken).into())];
            tr_args("pgn-other-capture", &args)
        }
        None => tr_args("pgn-no-capture", &[text]),
    }
}

fn move_problem(error: &MoveTextError) -> String {
    match error {
        MoveTextError::NoCell { text, cell } => {
            tr_args("pgn-no-cell", &[("text", text.as_str().into()), ("cell", cell.as_str().into())])
        }
        MoveTextError::NoCastling { text, variant } => {
            let game = words::variant((*variant).into());
            tr_args("pgn-no-castling", &[("text", text.as_str().into()), ("game", game.into())])
        }
        MoveTextError::WhichCastling(text) => {
            tr_args("pgn-which-castling", &[("text", text.as_str().into())])
        }
        MoveTextError::NotAMove(text) => tr_args("pgn-not-a-move", &[("text", text.as_str().into())]),
        MoveTextError::NoLegalMove { text, why: None } => {
            tr_args("pgn-no-legal-move", &[("text", text.as_str().into())])
        }
        MoveTextError::NoLegalMove { text, why: Some(why) } => tr_args(
            "pgn-illegal-move",
            &[("text", text.as_str().into()), ("reason", illegal_in_file(*why).into())],
        ),
        MoveTextError::Draughts(error) => super::draughts::move_problem(error),
        MoveTextError::Ambiguous { text, choices } => {
            let args = [("text", text.as_str().into()), ("choices", choices.join(", ").into())];
            tr_args("pgn-ambiguous-move", &args)
        }
    }
}
