//! A game of three at its table, and how its board is turned.

use super::table::Table;
use crate::app::game::ThreeDocument;
use crate::three::Seat;

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

impl ThreeExtra {
    pub(super) fn of(document: &ThreeDocument) -> ThreeExtra {
        let bottom = seat_at_bottom(document).unwrap_or(Seat::White);
        ThreeExtra { bottom, is_turned: false, told: (document.acts(), document.cursor()) }
    }
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
