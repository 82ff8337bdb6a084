//! The end of a game in files: the result, the score, the termination, and a closing sentence.

use super::commands;
use crate::game::{GameRecord, NodeId};
use crate::sides::{Outcome, Points, Reason};

/// A reason, the standard's word for the `Termination` tag (PGN standard, 9.8.1), and the sentence that closes the
/// record, with `{loser}` for a colour; empty if the board says it.
type Ending = (Reason, &'static str, &'static str);

const ENDINGS: [Ending; 15] = [
    (Reason::Checkmate, "normal", ""),
    (Reason::Stalemate, "normal", "Stalemate."),
    (Reason::AllTaken, "normal", ""),
    (Reason::Blocked, "normal", "{loser} cannot move."),
    (Reason::InsufficientMaterial, "normal", "Neither side can mate."),
    (Reason::Repetition, "normal", "The same position for the third time."),
    (Reason::FivefoldRepetition, "normal", "The same position for the fifth time."),
    (Reason::FiftyMoves, "normal", "Draw by the fifty-move rule."),
    (Reason::SeventyFiveMoves, "normal", "Draw by the seventy-five-move rule."),
    (Reason::Agreement, "normal", "Draw agreed."),
    (Reason::Resignation, "normal", "{loser} resigns."),
    (Reason::TimeForfeit, "time forfeit", "{loser}'s time is up."),
    (Reason::TimeForfeitNoMaterial, "time forfeit", "Time is up, but the other side cannot mate."),
    (Reason::RulesInfraction, "rules infraction", "Rules infraction by {loser}."),
    (Reason::Adjudication, "adjudication", "Adjudicated."),
];

fn find(reason: Reason) -> Option<&'static Ending> {
    ENDINGS.iter().find(|(known, ..)| *known == reason)
}

/// The word for the `Termination` tag; `None` where the reason is unknown.
pub(super) fn termination(reason: Reason) -> Option<&'static str> {
    find(reason).map(|(_, termination, _)| *termination)
}

/// The sentence that closes a record if the board does not show the reason of the result.
fn closing_words(outcome: Outcome) -> Option<String> {
    let (.., words) = find(outcome.reason)?;
    let loser = if outcome.points > Points::DRAW { "Black" } else { "White" };
    (!words.is_empty()).then(|| words.replace("{loser}", loser))
}

/// The reason by the closing sentence of a record, or by its `Termination` tag.
fn reason_of(points: Points, last_words: Option<&str>, termination: Option<&str>) -> Reason {
    let said = last_words.and_then(|words| {
        let fits = |reason: &Reason| {
            reason.is_possible_with(points)
                && closing_words(Outcome { points, reason: *reason }).as_deref() == Some(words)
        };
        ENDINGS.iter().map(|(reason, ..)| *reason).find(fits)
    });
    if let Some(reason) = said {
        return reason;
    }
    let reason = match termination.unwrap_or_default().to_ascii_lowercase().as_str() {
        "time forfeit" if points == Points::DRAW => Reason::TimeForfeitNoMaterial,
        "time forfeit" => Reason::TimeForfeit,
        "rules infraction" => Reason::RulesInfraction,
        "adjudication" => Reason::Adjudication,
        _ => Reason::Unknown,
    };
    if reason.is_possible_with(points) { reason } else { Reason::Unknown }
}

/// The reason of a result with these points, from the last comment or, without one, from this value of `Termination`.
pub(super) fn reason(record: &GameRecord, points: Points, termination: Option<&str>) -> Reason {
    reason_of(points, last_words(record).as_deref(), termination)
}

/// The result of the record with the reason that a reader of the file would understand.
pub(super) fn outcome(record: &GameRecord) -> Option<Outcome> {
    let outcome = record.result?;
    let told = || reason(record, outcome.points, record.tags.get("Termination"));
    let reason = known(outcome).unwrap_or_else(told);
    Some(Outcome { reason, ..outcome })
}

/// The reason of an outcome, if it is known and possible.
fn known(outcome: Outcome) -> Option<Reason> {
    let Outcome { points, reason } = outcome;
    (reason != Reason::Unknown && reason.is_possible_with(points)).then_some(reason)
}

/// The sentence to close the record with. `None` if unread text is in its place, or if the record already ends with it
/// and has no other source of the reason.
pub(super) fn words_to_write(record: &GameRecord, outcome: Outcome) -> Option<String> {
    let words = closing_words(outcome)?;
    let is_known = record.result.and_then(known).is_some();
    let is_there = !is_known && last_words(record).is_some_and(|last| last == words);
    let end = record.tree.line_end(NodeId::ROOT);
    (!is_there && record.tree.unread(end).is_empty()).then_some(words)
}

/// Removes the closing sentence, which the writer would write again.
pub(super) fn strip(record: &mut GameRecord, outcome: Outcome) {
    let words = closing_words(outcome);
    if words.is_some() && words == last_words(record) {
        let end = record.tree.line_end(NodeId::ROOT);
        record.tree.notes_mut(end).after.pop();
    }
}

/// The last comment of the main line, without the commands in it.
fn last_words(record: &GameRecord) -> Option<String> {
    let end = record.tree.line_end(NodeId::ROOT);
    if !record.tree.unread(end).is_empty() {
        return None;
    }
    commands::with_commands_taken(record.tree.notes(end)?, &[], record.variant()).after.pop()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_words_are_understood_again() {
        for (reason, word, _) in ENDINGS {
            for points in Points::ALL {
                let words = closing_words(Outcome { points, reason });
                if words.is_some() && reason.is_possible_with(points) {
                    assert_eq!(super::reason_of(points, words.as_deref(), None), reason);
                    assert_eq!(super::reason_of(points, words.as_deref(), Some(word)), reason);
                }
            }
        }
    }

    #[test]
    fn the_loser_is_named() {
        let words = |points| closing_words(Outcome { points, reason: Reason::Resignation }).unwrap();
        assert_eq!(words(Points::WHITE_WINS), "Black resigns.");
        assert_eq!(words(Points::BLACK_WINS), "White resigns.");
    }

    #[test]
    fn other_comments_give_no_reason_for_the_result() {
        assert_eq!(reason_of(Points::DRAW, Some("A fine game."), Some("normal")), Reason::Unknown);
        assert_eq!(reason_of(Points::DRAW, None, Some("Time Forfeit")), Reason::TimeForfeitNoMaterial);
        assert_eq!(reason_of(Points::WHITE_WINS, Some("White resigns."), None), Reason::Unknown);
        assert_eq!(reason_of(Points::BLACK_WINS, Some("Draw agreed."), Some("normal")), Reason::Unknown);
        assert_eq!(reason_of(Points::DRAW, Some("White resigns."), None), Reason::Unknown);
        assert_eq!(reason_of(Points::THREE_QUARTERS, None, Some("time forfeit")), Reason::Unknown);
    }
}
