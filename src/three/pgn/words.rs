//! The words of a file: tags that the game itself tells, and sentences that tell what happened.

use crate::three::{OutReason, Seat};

/// The name of the game in the tag `Variant`.
pub(super) const VARIANT: &str = "ThreePlayer";

/// Whether a value of the tag `Variant` names the game for three.
pub fn is_variant(value: &str) -> bool {
    value.eq_ignore_ascii_case(VARIANT)
}

/// The tag of the switch by which dead pieces leave the board, and its value.
pub(super) const DEAD_TAG: &str = "HexDead";
pub(super) const LEAVE: &str = "leave";
/// The sentence at the end of a game drawn by agreement.
pub(super) const AGREED: &str = "Draw agreed.";
/// The tags in front, in their order.
pub(super) const ROSTER: [&str; 8] = ["Event", "Site", "Date", "Round", "White", "Red", "Black", "Result"];
/// The tags that are made from the game.
pub(super) const FROM_GAME: [&str; 5] = ["Result", "Variant", "SetUp", "FEN", DEAD_TAG];

/// The sentence that tells that a side leaves the game by itself; empty for what the board shows.
pub(super) fn leaving(seat: Seat, reason: OutReason) -> String {
    match reason {
        OutReason::Resignation => format!("{seat} resigns."),
        OutReason::TimeForfeit => format!("{seat}'s time is up."),
        OutReason::Checkmate | OutReason::Stalemate | OutReason::KingTaken => String::new(),
    }
}

/// Who leaves the game, and why, by such a sentence.
pub(super) fn who_leaves(sentence: &str) -> Option<(Seat, OutReason)> {
    let reasons = [OutReason::Resignation, OutReason::TimeForfeit];
    let mut all = Seat::ALL.into_iter().flat_map(|seat| reasons.map(|reason| (seat, reason)));
    all.find(|&(seat, reason)| leaving(seat, reason) == sentence)
}
