//! Steps in playing a game and in looking through one.

use crate::game::NodeId;

/// A step in playing the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameAction {
    /// Ask for the set-up of a new game.
    New,
    /// Request to set up a new game that continues from the current position.
    PlayFromHere,
    /// Show the engine's move to a human who is to move; the record says so.
    Hint,
    /// Let the engine play the move of a human; the record says so.
    PlayForPerson,
    /// The person and the computer change sides.
    SwitchSides,
    /// Start another game of the same players, with colours swapped.
    Rematch,
    /// Start the next game of the match, with colours swapped.
    NextGame,
    /// Ask how an opened game that was broken off is to go on.
    Continue,
    /// Look into a game that was played here and is over.
    Study,
    /// Stop or restart the clocks.
    PauseOrResume,
    /// Take back the last move (against the computer: one's own last move); in a study, undo the latest edit.
    TakeBack,
    /// Play again what was taken back, or redo what was undone.
    Redo,
    /// Resign. Of two people at one board the side to move resigns.
    Resign,
    /// Offer a draw, or accept the draw that the opponent offers.
    OfferDraw,
    /// Agree to the draw or the takeback that the other person at the board asks for.
    Accept,
    /// Decline it.
    Decline,
    /// Claim the draw by repetition or by the 50-move rule.
    ClaimDraw,
    /// Make the computer play its best move found until now.
    MoveNow,
}

/// A step in looking through the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplayAction {
    /// To the first position.
    First,
    /// Previous move.
    Previous,
    /// Go forward one move.
    Next,
    /// To the end of the line.
    Last,
    /// To the position after this node's move.
    To(NodeId),
    /// To the next or the previous variation beside this move, around in a circle.
    Sideways {
        /// Whether to the next one.
        forward: bool,
    },
    /// Show or hide, in the list of moves, the deep variation that begins with this node's move.
    Fold(NodeId),
    /// Start or stop autoplay.
    Autoplay,
}
