//! Steps in setting up a position, in a lesson and in a puzzle, other than moves.

use super::{PositionEdit, Tool};
use crate::app::library::{PuzzleChoice, SheetForm};
use crate::game::Variant;
use crate::lessons::{Game, Way};

/// An action in the position editor. All but [`EditorAction::Open`] do nothing elsewhere.
#[derive(Debug, Clone, PartialEq)]
pub enum EditorAction {
    /// Set up a position, starting from the displayed one. The game is paused meanwhile.
    Open,
    /// Return to the game as it was.
    Close,
    /// Choose what a click on a cell does.
    Choose(Tool),
    /// Change the position.
    Edit(PositionEdit),
    /// Switch the evaluation of the position on or off.
    Evaluate,
    /// Study the position.
    Study,
    /// List the player's games in which these pieces are on their cells at the same time.
    FindGames,
    /// Copy the board drawn as text.
    CopyPicture,
}

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

/// An action in the puzzles. Those after [`PuzzleAction::Make`] do nothing elsewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
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
    Begin(PuzzleChoice),
    /// Show the solution, which counts as failed.
    Solution,
    /// Begin the next puzzle on the same way.
    Continue,
    /// Back to the start page.
    Start,
    /// Ask for the puzzles of a sheet to print; at first those of a set, if one is named by its number.
    AskSheet(Option<usize>),
    /// The form of the sheet was changed.
    EditSheet(Box<SheetForm>),
    /// Keep the puzzles of the sheet as a set.
    KeepSheet,
    /// Ask for a file whose positions become a set.
    AddSet,
    /// Edit the set of this number.
    AskSet(usize),
    /// Save the set that is edited.
    SaveSet,
    /// Delete the set that is edited.
    DeleteSet,
}
