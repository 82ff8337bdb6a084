//! The cause of a mistake.

use crate::game::{Move, PieceKind};
use crate::hex::Cell;
use crate::sides::Outcome;

/// Why a move was a mistake.
#[derive(Clone, Debug, PartialEq)]
pub struct Cause {
    /// Whether the mover missed it; otherwise the move allows it to the other side.
    pub is_missed: bool,
    /// The moves that show it: from the position before the mistake if it was missed, otherwise from the one after it.
    pub line: Vec<Move>,
    /// The index in the line of the move that a sentence names.
    pub at: usize,
    /// The fact itself.
    pub why: Why,
}

/// The fact behind a mistake.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// The move ends the game.
    Ends(Outcome),
    /// Mate, or in checkers a win, in this number of moves.
    Mate(u32),
    /// The line ends in this stalemate.
    Stalemate(Outcome),
    /// Checks without end.
    Perpetual,
    /// A capture wins a piece.
    Capture {
        /// The piece.
        victim: Placed,
        /// The way in which it is lost.
        loose: Loose,
        /// The pieces given for it.
        given: Vec<PieceKind>,
    },
    /// A blow wins a piece.
    Blow {
        /// The piece, where it stands after the blow.
        victim: Placed,
        /// The kind of tactic.
        blow: Blow,
        /// All that the line wins, the dearest first.
        won: Vec<PieceKind>,
        /// The pieces given for it.
        given: Vec<PieceKind>,
    },
    /// The line wins material. In checkers its first move captures.
    Line {
        /// The pieces, the dearest first.
        won: Vec<PieceKind>,
        /// The pieces given for them.
        given: Vec<PieceKind>,
    },
    /// A pawn or a man promotes.
    Promotion {
        /// Its cell.
        pawn: Placed,
        /// The number of moves.
        moves: u32,
    },
    /// In checkers: pieces are given first, and the third move of the line captures more.
    Shot {
        /// The pieces captured.
        won: Vec<PieceKind>,
        /// The pieces given.
        given: Vec<PieceKind>,
    },
}

/// A piece on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The kind of the piece.
    pub kind: PieceKind,
    /// Its cell.
    pub cell: Cell,
}

/// The way in which a captured piece is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loose {
    /// The victim has just taken a protected piece of this kind.
    BadCapture(PieceKind),
    /// The victim has moved to a cell that is not safe.
    MovedThere,
    /// The victim was attacked before the move, and still is.
    StillAttacked,
    /// The moved piece protected the victim.
    StopsProtecting(PieceKind),
    /// The moved piece stood on the line of this one.
    OpensLine(Placed),
    /// The moved piece stands on the line of this protector.
    BlocksProtector {
        /// The moved piece.
        mover: Placed,
        /// The protector.
        by: PieceKind,
    },
    /// No piece of its side attacks the cell, not even a pinned one.
    Unprotected,
    /// The exchange wins the victim.
    NotSafe,
    /// The move played captured only this.
    TakesLess(PieceKind),
    /// The victim has just captured there.
    TakesBack,
}

/// The way in which a move wins a piece that falls later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// The move opens the line from this piece to the victim.
    Discovered(Placed),
    /// Another piece gives check, and the moved one attacks the victim.
    DiscoveredCheck,
    /// The move attacks this piece, too.
    Fork(Placed),
    /// The victim stood behind this piece.
    Skewer(Placed),
    /// The move pins the victim to its king.
    Pin,
    /// The move attacks the victim, which this piece pins.
    Pinned(Placed),
    /// The move takes this protector of the victim; the last move of the line takes the victim.
    ProtectorTaken(PieceKind),
    /// The victim has no safe cell.
    Trapped,
    /// The move attacks the victim.
    Attacked,
}
