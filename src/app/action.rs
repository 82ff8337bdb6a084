//! Steps in playing a game and in looking through one.

use crate::game::NodeId;

/// A step in playing the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameAction {
    /// Open the form of a new game.
    New,
    /// Request to set up a new game that continues from the current position.
    PlayFromHere,
    /// Show the engine's move to a human who is to move; the record says so.
    Hint,
    /// Let the engine play the move of a human; the record says so.
    PlayForPerson,
    /// Swap the sides of the human and the computer.
    SwitchSides,
    /// Start another game of the same players, with colours swapped.
    Rematch,
    /// Start the next game of the match, with colours swapped.
    NextGame,
    /// Open the form to continue a game that was broken off.
    Continue,
    /// Study a finished game that was played here.
    Study,
    /// Leave a kept game as it was played: undo its study, or take the study that was left out of it again.
    LeaveAsItWas,
    /// Stop or restart the clocks.
    PauseOrResume,
    /// Take back the last move (against the computer: one's own last move); in a study, undo the latest edit.
    TakeBack,
    /// Replay the move taken back, or redo the edit undone.
    Redo,
    /// Resign. Of two people at one board the side to move resigns.
    Resign,
    /// Offer a draw, or accept the draw that the opponent offers.
    OfferDraw,
    /// Accept the draw or the takeback that the other person at the board has requested.
    Accept,
    /// Decline the draw or the takeback.
    Decline,
    /// Claim the draw by repetition or by the 50-move rule.
    ClaimDraw,
    /// Make the computer play its best move found until now.
    MoveNow,
}

/// A step in looking through the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplayAction {
    /// Go to the first position.
    First,
    /// Go back one move.
    Previous,
    /// Go forward one move.
    Next,
    /// Go to the end of the line.
    Last,
    /// Go to the position after this node's move.
    To(NodeId),
    /// Go to the next or the previous alternative of this move, in a circle.
    Sideways {
        /// Whether to the next one.
        forward: bool,
    },
    /// Show or hide, in the list of moves, the deep variation that begins with this node's move.
    Fold(NodeId),
    /// Start or stop autoplay.
    Autoplay,
}
