//! The end of a game in words to one of its players, with the name of the other.

use super::names::{reason, result};
use crate::app::catalogue::{Text, text};
use crate::sides::{Color, Outcome, Reason};

/// The result: "You won", "You lost", "Draw"; without an opponent "White wins".
pub fn result_to(outcome: Outcome, opponent: Option<&(Color, Text)>) -> Text {
    let Some((own, _)) = opponent else { return result(outcome) };
    Text::key(match outcome.points.for_color(*own) {
        0 => "over-you-lost",
        1 => "over-you-quarter",
        2 => "over-draw",
        3 => "over-you-three-quarters",
        _ => "over-you-won",
    })
}

/// The reason: "Anna resigned", "You ran out of time", "By agreement with Anna"; without an opponent "White resigned".
pub fn reason_to(outcome: Outcome, opponent: Option<&(Color, Text)>) -> Text {
    let Some((own, name)) = opponent else { return reason(outcome) };
    // The reason names the side with fewer points.
    let is_own = outcome.points.for_color(*own) < outcome.points.for_color(!*own);
    let key = match (outcome.reason, is_own) {
        (Reason::Stalemate, true) => "reason-stalemate-you",
        (Reason::Stalemate, false) => "reason-stalemate-name",
        (Reason::AllTaken, true) => "reason-all-taken-you",
        (Reason::AllTaken, false) => "reason-all-taken-name",
        (Reason::Blocked, true) => "reason-blocked-you",
        (Reason::Blocked, false) => "reason-blocked-name",
        (Reason::Resignation, true) => "reason-resignation-you",
        (Reason::Resignation, false) => "reason-resignation-name",
        (Reason::TimeForfeit, true) => "reason-time-forfeit-you",
        (Reason::TimeForfeit, false) => "reason-time-forfeit-name",
        (Reason::RulesInfraction, true) => "reason-rules-infraction-you",
        (Reason::RulesInfraction, false) => "reason-rules-infraction-name",
        (Reason::Agreement, _) => "reason-agreement-name",
        // The player has settled the game.
        (Reason::Adjudication, false) => "reason-away-name",
        _ => return reason(outcome),
    };
    text!(key, name)
}

/// Result and reason in a line: "You won – Anna resigned".
pub fn result_and_reason_to(outcome: Outcome, opponent: Option<&(Color, Text)>) -> Text {
    let result = result_to(outcome, opponent);
    if outcome.reason == Reason::Unknown {
        return result;
    }
    text!("over-with-reason", result, reason = reason_to(outcome, opponent))
}
