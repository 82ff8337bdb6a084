//! The purpose of a search.

/// The purpose of a search, in the order of priority: the first gets the cores when several are running.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purpose {
    /// The computer's move in a running game.
    Opponent,
    /// Thinking ahead while a person is to move.
    Ponder,
    /// A hint in a running game.
    Hint,
    /// The lines of the position that is studied.
    Analysis,
    /// The opponent's threat.
    Threat,
    /// The evaluation of a whole game, move by move.
    Report,
}

impl Purpose {
    /// All of them, the most urgent first.
    pub const ALL: [Purpose; 6] =
        [Self::Opponent, Self::Ponder, Self::Hint, Self::Analysis, Self::Threat, Self::Report];

    /// The purpose whose engine searches for this one. Results of pondering help the next move, so these two share one;
    /// the others must not see into the opponent's table.
    pub(super) fn engine(self) -> Purpose {
        if self == Self::Ponder { Self::Opponent } else { self }
    }

    /// How many engines there may be at a time: both players may be engines.
    pub(super) fn most_engines(self) -> usize {
        if self.engine() == Self::Opponent { 2 } else { 1 }
    }
}

/// The identity of a search. The program assigns it, so that it can ignore late news.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SearchTicket(pub u64);
