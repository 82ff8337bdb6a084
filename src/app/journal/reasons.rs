//! The names of reasons in the program's own files: the keys of their texts in the catalogue.

use crate::sides::{Color, Outcome, Points, Reason};

/// Every reason with its name. A name never changes: files on people's disks hold it.
const NAMES: [(Reason, &str); 16] = [
    (Reason::Checkmate, "reason-checkmate"),
    (Reason::Stalemate, "reason-stalemate"),
    (Reason::AllTaken, "reason-all-taken"),
    (Reason::Blocked, "reason-blocked"),
    (Reason::InsufficientMaterial, "reason-insufficient-material"),
    (Reason::Repetition, "reason-repetition"),
    (Reason::FivefoldRepetition, "reason-fivefold-repetition"),
    (Reason::FiftyMoves, "reason-fifty-moves"),
    (Reason::SeventyFiveMoves, "reason-seventy-five-moves"),
    (Reason::Agreement, "reason-agreement"),
    (Reason::Resignation, "reason-resignation"),
    (Reason::TimeForfeit, "reason-time-forfeit"),
    (Reason::TimeForfeitNoMaterial, "reason-time-forfeit-no-material"),
    (Reason::RulesInfraction, "reason-rules-infraction"),
    (Reason::Adjudication, "reason-adjudication"),
    (Reason::Unknown, "reason-unknown"),
];

/// White's quarter points in an outcome, and the name of its reason.
pub fn named(outcome: Outcome) -> (u8, String) {
    let name = NAMES.iter().find(|(reason, _)| *reason == outcome.reason);
    let name = name.map_or("reason-unknown", |(_, name)| name);
    (outcome.points.for_color(Color::White), name.to_owned())
}

/// The outcome of White's quarter points and the name of a reason.
pub fn outcome(quarters: u8, name: &str) -> Outcome {
    let reason = NAMES.iter().find(|(_, known)| *known == name);
    let reason = reason.map_or(Reason::Unknown, |(reason, _)| *reason);
    Outcome { points: Points::with_quarters(Color::White, quarters.min(4)), reason }
}
