//! The views of the analysis in a study and of the game report, as plain data.

use std::sync::Arc;

use super::status::score_text;
use crate::app::text::{Text, numbers, tr, words};
use crate::engine::Score;
use crate::game::Variant;
use crate::report::{GameReport, Judgement};
use crate::sides::{ByColor, Color, Outcome};

/// The view of the analysis in a study.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct AnalysisView {
    /// Whether the engine analyses.
    pub is_on: bool,
    /// The search depth, as in "depth 18", or the result by the endgame tables; empty while it has found nothing.
    pub depth: String,
    /// The number of nodes, as in "12.3 M nodes".
    pub nodes: String,
    /// The speed, as in "1.2M nodes/s".
    pub speed: String,
    /// The number of lines to leave room for, independent of the number found.
    pub rows: usize,
    /// The lines found until now, the best first; while the analysis is off, the evaluation stored in the record, if
    /// there is one.
    pub lines: Vec<LineView>,
    /// White's share of the bar next to the board, from 0 to 1; `None` without a bar.
    pub bar: Option<f32>,
    /// The score at the end of the bar, if it is known.
    pub bar_score: Option<EvalText>,
    /// The opponent's threat; `None` while it is not requested.
    pub threat: Option<ThreatView>,
}

/// The words of a search depth, as in "depth 18".
pub(in crate::app) fn depth_text(depth: u32) -> String {
    tr!("engine-depth", depth)
}

/// The opponent's threat.
#[derive(Debug, Clone, PartialEq)]
pub struct ThreatView {
    /// Whether it could be to move: not while the side to move is in check or the game is over.
    pub is_possible: bool,
    /// The line of the threat, if it is known yet.
    pub line: Option<LineView>,
}

/// A line of an analysis.
#[derive(Debug, Clone, PartialEq)]
pub struct LineView {
    /// From White's side.
    pub score: EvalText,
    /// From the position analysed on, each with its number where it needs one: "12. Qf6", "Qe3".
    pub moves: Vec<String>,
    /// How the game ends if it stalemates at the end of the line.
    pub stalemate: Option<Outcome>,
}

impl LineView {
    /// The score, the points to be expected, and how likely each result is.
    pub fn explanation(&self) -> String {
        let mut lines = vec![self.score.full.clone(), self.score.chances()];
        lines.extend(
            self.stalemate.map(|end| tr!("evaluation-stalemate", result = words::result(end.points))),
        );
        lines.join("\n")
    }
}

/// A score from White's side, in words and in short.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EvalText {
    /// The score in words, as in "+0.35" or "White mates in 3".
    pub full: String,
    /// The short score, as in "+0.35" or "#3".
    pub short: String,
    /// Whether White is better, or the position is equal.
    pub favors_white: bool,
    /// The probabilities that White wins, draws and loses, in permille.
    pub wdl: [u32; 3],
}

impl EvalText {
    /// The texts of a score from White's side.
    pub(in crate::app) fn of(white: Score, variant: Variant) -> EvalText {
        let full = score_text(white, Color::White, variant);
        let wdl = white.wdl();
        match white {
            Score::Cp(cp) => EvalText { short: full.clone(), full, favors_white: cp >= 0, wdl },
            Score::Mate(moves) => {
                let favors_white = moves > 0;
                let key = if favors_white { "score-short-white-mates" } else { "score-short-black-mates" };
                let short = tr!(key, moves = moves.unsigned_abs());
                EvalText { full, short, favors_white, wdl }
            }
        }
    }

    /// The points to be expected and how likely each result is, as in "White: 0.58 points (win 45 %, draw 27 %, loss
    /// 28 %)".
    pub fn chances(&self) -> String {
        let percent = |permille: u32| {
            let value = numbers::decimal(f64::from(permille) / 10.0, 0);
            tr!("percent", value)
        };
        let [won, drawn, lost] = self.wdl.map(percent);
        let expected = f64::from(2 * self.wdl[0] + self.wdl[1]) / 2_000.0;
        let points = numbers::decimal(expected, 2);
        tr!("evaluation-chances", points, won, drawn, lost)
    }
}

/// The keys of texts for numbers of nodes: as they are, in thousands, in millions.
type NodeKeys = [&'static str; 3];

/// How many nodes.
pub(in crate::app) const NODES: NodeKeys =
    ["analysis-nodes-ones", "analysis-nodes-kilo", "analysis-nodes-mega"];
/// How many nodes a second.
pub(in crate::app) const SPEED: NodeKeys =
    ["analysis-speed-ones", "analysis-speed-kilo", "analysis-speed-mega"];

/// A number of nodes, in thousands or millions if it is large.
pub(in crate::app) fn nodes_text([ones, kilo, mega]: NodeKeys, nodes: u64) -> String {
    let (key, count) = match nodes {
        0..1_000 => (ones, nodes.to_string()),
        1_000..1_000_000 => (kilo, numbers::decimal(nodes as f64 / 1e3, 0)),
        _ => (mega, numbers::decimal(nodes as f64 / 1e6, 1)),
    };
    tr!(key, count)
}

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
    /// The plies after the bad moves, shown in the graph.
    pub marks: Vec<(usize, Judgement)>,
    /// The judgement of the current move.
    pub sentence: Option<Text>,
    /// Why the current move was bad.
    pub why: Option<Text>,
    /// The graph in words, for screen readers.
    pub description: Option<Text>,
    /// The words of the two rows of the table, White's first. Their numbers are in the report.
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

/// The words of a row of the table.
#[derive(Debug, Clone, PartialEq)]
pub struct ReportSide {
    /// The player.
    pub name: Text,
    /// The sentence on the mistakes of the side.
    pub summary: Option<Text>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_counts_are_shortened_to_thousands_and_millions() {
        assert_eq!(nodes_text(NODES, 640), "640 nodes");
        assert_eq!(nodes_text(NODES, 64_499), "64k nodes");
        assert_eq!(nodes_text(SPEED, 1_249_000), "1.2M nodes/s");
    }

    #[test]
    fn chances_add_up_and_agree_with_the_points() {
        let text = |score| EvalText::of(score, Variant::Glinski).chances();
        assert_eq!(text(Score::Cp(0)), "Expected score for White: 0.50 (win 42%, draw 16%, loss 42%)");
        assert_eq!(text(Score::Mate(-2)), "Expected score for White: 0.00 (win 0%, draw 0%, loss 100%)");
    }

    #[test]
    fn a_mate_has_a_short_form_for_narrow_places() {
        let text = |score| EvalText::of(score, Variant::Glinski);
        assert_eq!((text(Score::Cp(35)).short, text(Score::Cp(35)).favors_white), ("+0.35".to_owned(), true));
        assert_eq!((text(Score::Cp(-5)).full, text(Score::Cp(-5)).favors_white), ("−0.05".to_owned(), false));
        assert_eq!(
            (text(Score::Mate(3)).full, text(Score::Mate(3)).short),
            ("White mates in 3".to_owned(), "#3".to_owned())
        );
        assert_eq!(
            (text(Score::Mate(-2)).full, text(Score::Mate(-2)).short),
            ("Black mates in 2".to_owned(), "#-2".to_owned())
        );
    }
}
