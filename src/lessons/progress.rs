//! The effect of a move of a run.

use super::Move;
use crate::game::IllegalMove;

/// The effect of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The move is not a legal one and was not made.
    Refused(IllegalMove),
    /// The level continues.
    Going,
    /// A star or a piece was captured, or a move of the line was right. The level continues.
    Star,
    /// The computer is to answer, by [`Run::answer`](super::Run::answer).
    Asking,
    /// The move was wrong, and this move of the other side shows why. The run is over.
    Punished(Move),
    /// The move was wrong. The run is over.
    Failed(Failure),
    /// The level is solved.
    Done {
        /// The number of the pupil's moves.
        moves: u32,
        /// The stars earned, 1 to 3.
        stars: u8,
    },
}

/// Why a run failed without a punishment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The move gives stalemate.
    Stalemate,
    /// The move makes a draw.
    Draw,
    /// The pupil's pieces cannot move any more.
    Stuck,
    /// The bishop can reach the tapped star.
    Reachable,
    /// The tapped piece is safe.
    Safe,
    /// The computer has promoted first.
    Late,
    /// The computer has won.
    Lost,
    /// Another move is better.
    Other,
}

impl Failure {
    /// All of them.
    pub const ALL: [Failure; 8] = [
        Failure::Stalemate,
        Failure::Draw,
        Failure::Stuck,
        Failure::Reachable,
        Failure::Safe,
        Failure::Late,
        Failure::Lost,
        Failure::Other,
    ];

    /// The key of the sentence about the failure.
    pub const fn key(self) -> &'static str {
        match self {
            Failure::Stalemate => "lesson-failed-stalemate",
            Failure::Draw => "lesson-failed-draw",
            Failure::Stuck => "lesson-failed-stuck",
            Failure::Reachable => "lesson-failed-reachable",
            Failure::Safe => "lesson-failed-safe",
            Failure::Late => "lesson-failed-late",
            Failure::Lost => "lesson-failed-lost",
            Failure::Other => "lesson-failed-other",
        }
    }
}
