//! A game of three at a table, and the moves of the people at it.

use super::table::Table;
use crate::app::board::Sound;
use crate::app::context::Context;
use crate::app::game::ThreeDocument;
use crate::three::{Move, OutReason, Position, Seat};

/// A game of three.
pub type Three = Table<ThreeDocument>;

/// The state that only a game of three has at its table.
#[derive(Debug, Clone)]
pub struct ThreeExtra {
    /// The seat at the bottom.
    pub(super) bottom: Seat,
    /// Whether the player has turned the board by hand, which fixes its orientation.
    pub(super) is_turned: bool,
    /// The last announcement for screen readers: the number of acts, and the number of those before the position
    /// shown.
    pub(super) told: (usize, usize),
}

/// The seat to which the board turns by itself: that of the human to move, or of the only human.
pub(super) fn seat_at_bottom(document: &ThreeDocument) -> Option<Seat> {
    let (setup, turn) = (document.setup(), document.game().position().turn());
    let next = setup.only_human().or_else(|| (setup.turns && setup.is_human(turn)).then_some(turn));
    next.filter(|_| !document.is_closed())
}

impl Three {
    /// The board is turned by a third of a circle, and stays so.
    pub(in crate::app) fn flip(&mut self) {
        self.extra.bottom = self.extra.bottom.next();
        self.extra.is_turned = true;
    }

    /// The seats at the bottom and at the corners above, on the left and on the right.
    pub fn corners(&self) -> [Seat; 3] {
        let [left, right] = self.extra.bottom.others();
        [self.extra.bottom, left, right]
    }
}

impl Three {
    /// A side leaves the game: it resigns, or its flag falls.
    pub(super) fn leave_game(&mut self, seat: Seat, reason: OutReason, cx: &mut Context) {
        let follows = self.document.is_at_head();
        if self.document.leave(seat, reason, cx.now) {
            self.stop_thinking(cx);
            self.happened(None, follows, cx);
            self.think_if_due(cx);
        }
    }
}

/// The sound of a move.
pub(super) fn sound(before: &Position, mv: Move, after: &Position) -> Sound {
    let is_checked = |seat| !after.king_attackers(seat).is_empty();
    if after.playing().iter().any(is_checked) {
        Sound::Check
    } else if mv.promotion().is_some() {
        Sound::Promotion
    } else if before.captured_at(mv).is_some() {
        Sound::Capture
    } else {
        Sound::Move
    }
}
