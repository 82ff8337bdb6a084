//! The tables of one game that are in memory.

use super::super::moves::Board;
use super::super::placement::Ending;
use super::solved::{MAX_PLIES, Solved, Value};
use crate::chess::{MaterialRule, Rules};

/// Why a table could not be generated.
#[derive(Debug, thiserror::Error)]
pub enum GenerateError {
    /// A distance does not fit into a table.
    #[error("a win takes more than {MAX_PLIES} plies")]
    TooFar,
    /// A capture or a move of a pawn leads to a table that is not there.
    #[error("the table of another ending is missing: {0:?}")]
    Missing(Option<Ending>),
}

/// The tables of one game that are in memory.
pub struct Library {
    /// The rules of the game.
    pub rules: &'static Rules,
    /// When material is insufficient.
    pub material: MaterialRule,
    tables: Vec<Option<Solved>>,
}

impl Library {
    /// A library without tables.
    pub fn new(rules: &'static Rules, material: MaterialRule) -> Self {
        Self { rules, material, tables: (0..Ending::SLOTS).map(|_| None).collect() }
    }

    /// The table of an ending.
    pub fn get(&self, ending: Ending) -> Option<&Solved> {
        self.tables[ending.slot()].as_ref()
    }

    /// The value of a board, without captures en passant.
    pub(super) fn value(&self, board: &Board) -> Option<Value> {
        let placement = board.placement(self.rules)?;
        self.get(placement.ending)?.get(&placement)
    }

    /// Adds a table.
    pub fn add(&mut self, solved: Solved) {
        let slot = solved.ending.slot();
        self.tables[slot] = Some(solved);
    }
}
