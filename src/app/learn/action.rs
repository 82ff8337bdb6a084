//! The pupil's actions, other than moves.

use crate::lessons::{Game, Way};

/// An action in the lessons. All but [`LearnAction::Open`] do nothing elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LearnAction {
    /// Open the start page, and pause the game.
    Open,
    /// Return to the game as it was.
    Close,
    /// Show the stages of this game.
    Choose(Game),
    /// Begin the level with this index in the course of the game, on this way.
    Begin(Way, usize),
    /// Go on: after a wrong move with the same level, otherwise with the next one.
    Continue,
    /// Begin the level again.
    Retry,
    /// Return to the start page.
    Stages,
    /// Play a game against the weakest computer.
    Play,
}
