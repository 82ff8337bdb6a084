//! Steps in a study.

use crate::report::Judgement;
use crate::sides::Color;

/// An action in a study. Elsewhere it does nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StudyAction {
    /// Start or stop analysing the position shown.
    Analyse,
    /// Lock the analysis to its position, or let it follow the cursor again.
    Lock,
    /// Show or hide the move that the opponent would make now.
    Threat,
    /// Add the best move found to the study, and show it.
    PlayBest,
    /// The first moves of a line of the analysis become a variation, and its end is shown.
    AddLine {
        /// The line, from 0.
        line: usize,
        /// How many of its moves.
        plies: usize,
    },
    /// Begin the report on the game, or give it up.
    Report,
    /// Go to the side's next move with this judgement in the report.
    NextJudged(Color, Judgement),
    /// Go to the nearest move with a judgement in the report.
    Mistake {
        /// Whether to one after the move shown, rather than before it.
        forward: bool,
    },
    /// Ask for the set-up of a game from the position before the mistake shown.
    PlayAgain,
}
