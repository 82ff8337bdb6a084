//! The reasons of results in reports.

use crate::sides::Reason;

/// The English name of a reason: `checkmate`, `time forfeit`.
pub(crate) const fn name(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "checkmate",
        Reason::Stalemate => "stalemate",
        Reason::AllTaken => "all pieces captured",
        Reason::Blocked => "blocked",
        Reason::InsufficientMaterial => "insufficient material",
        Reason::Repetition => "repetition",
        Reason::FivefoldRepetition => "fivefold repetition",
        Reason::FiftyMoves => "fifty moves",
        Reason::SeventyFiveMoves => "seventy-five moves",
        Reason::Agreement => "agreement",
        Reason::Resignation => "resignation",
        Reason::TimeForfeit => "time forfeit",
        Reason::TimeForfeitNoMaterial => "time forfeit, no mating material",
        Reason::RulesInfraction => "rules infraction",
        Reason::Adjudication => "adjudication",
        Reason::Unknown => "unknown",
    }
}
