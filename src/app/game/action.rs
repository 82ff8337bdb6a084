//! Steps in playing a game, in looking through one, in editing and in annotating it, and the draft of a comment.

use crate::game::{Comment, Nag, NodeId};

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

/// An edit of the open record. Edits that would change played moves do nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EditAction {
    /// Move the variation of this node one place up among its alternatives.
    Promote(NodeId),
    /// Move the line of this node one place down among its alternatives.
    Demote(NodeId),
    /// Make the line through this node the main line.
    MakeMainLine(NodeId),
    /// Delete this node and all nodes after it.
    Delete(NodeId),
    /// Delete all nodes after this one.
    DeleteAfter(NodeId),
    /// Add a glyph to the move of this node, or remove it.
    Glyph(NodeId, Nag),
    /// Remove the arrows and circles at this node.
    ClearShapes(NodeId),
}

/// The draft of a comment: its text while the player edits it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// The node of the comment: a move, or the start of the game.
    pub node: NodeId,
    /// The side of the move on which the comment appears, before or after.
    pub place: Comment,
    /// The typed text; each line is a comment of its own.
    pub text: String,
}

/// A step in annotating a game: comments and the header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnnotateAction {
    /// Open the draft of a comment, with the present text.
    Comment {
        /// The move it is about, or the start of the game.
        node: NodeId,
        /// On which side of the move.
        place: Comment,
    },
    /// Change the comment being typed.
    Type(String),
    /// Accept the comment. Any other step of the player accepts it, too.
    Accept,
    /// Discard the changes of the comment.
    Cancel,
    /// Ask for names, event, date, result and all other tags.
    Header,
}

/// The subject of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Request {
    /// To agree to a draw.
    Draw,
    /// To take back the last move.
    TakeBack,
    /// Another game with colours swapped.
    Rematch,
}
