//! The names of reasons in the program's own files: the keys of their texts in the catalogue.

use crate::sides::Reason;

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

/// The reason's name in the program's own files.
pub fn key(reason: Reason) -> &'static str {
    NAMES.iter().find(|(known, _)| *known == reason).map_or("reason-unknown", |(_, key)| key)
}

/// The reason of that name.
pub fn of_key(key: &str) -> Reason {
    NAMES.iter().find(|(_, known)| *known == key).map_or(Reason::Unknown, |(reason, _)| *reason)
}
