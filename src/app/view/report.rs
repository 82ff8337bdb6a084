//! The view of the game report, as plain data.

use std::sync::Arc;

use crate::app::text::Text;
use crate::game::NodeId;
use crate::report::{GameReport, Judgement};
use crate::sides::{ByColor, Color};

/// The view of the game report.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ReportView {
    /// The report, possibly unfinished; `None` without one.
    pub report: Option<Arc<GameReport>>,
    /// The progress of the report being made.
    pub progress: Option<ReportProgress>,
    /// The ply of the main line that is shown, or where the variation that is shown leaves it.
    pub ply: usize,
    /// Whether the position shown is on the main line.
    pub is_on_main_line: bool,
    /// The plies at which the phases of the game begin, with their names.
    pub phases: Vec<(usize, Text)>,
    /// The bad moves, shown in the graph.
    pub marks: Vec<ReportMark>,
    /// The judgement of the current move.
    pub sentence: Option<Text>,
    /// The graph in words, for screen readers.
    pub description: Option<Text>,
    /// The two rows of the table, White's first.
    pub sides: Option<ByColor<ReportSide>>,
}

/// How far the searches of a report are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReportProgress {
    /// Positions searched.
    pub done: usize,
    /// Positions in all.
    pub all: usize,
}

/// A bad move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReportMark {
    /// The ply after the move.
    pub ply: usize,
    /// The node after the move.
    pub node: NodeId,
    /// The side of the move.
    pub color: Color,
    /// Inaccuracy, mistake or blunder.
    pub judgement: Judgement,
}

/// A row of the table.
#[derive(Debug, Clone, PartialEq)]
pub struct ReportSide {
    /// The player.
    pub name: Text,
    /// The accuracy in percent, 0 to 100.
    pub accuracy: Option<f64>,
    /// The mean loss of a move in expected points.
    pub average_loss: Option<f64>,
    /// Moves of each judgement, in the order of [`Judgement::ALL`].
    pub counts: [usize; 3],
}
