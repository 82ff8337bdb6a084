//! The solver's actions, other than moves.

use crate::game::Variant;
use crate::puzzles::Motif;

/// How puzzles are chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Near the person's rating, of this theme or of all.
    Theme(Option<Motif>),
    /// The puzzle of today.
    Daily,
    /// The puzzles that the person failed.
    Review,
    /// The mistakes in the game that is studied. They have no rating.
    Mistakes,
    /// The person's own puzzles. They have no rating, either.
    Own,
}

/// An action in the puzzles. Those after [`PuzzleAction::Make`] do nothing elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleAction {
    /// Open the start page, and pause the game.
    Open,
    /// Open the mistakes of the side at the bottom in the report on the studied game.
    Mistakes,
    /// Make a puzzle of the position shown in a study.
    Make,
    /// Back to the game, which is as it was.
    Close,
    /// Show the puzzles of this game.
    Choose(Variant),
    /// Begin a puzzle on this way.
    Begin(Way),
    /// Show the solution, which counts as failed.
    Solution,
    /// Begin the next puzzle on the same way.
    Continue,
    /// Back to the start page.
    Start,
}
