//! The analysis of a study: its state, and the steps that the player can take.

use std::sync::Arc;

use crate::app::engines::{EngineChoice, SearchTicket};
use crate::app::game::{EvalText, LineView};
use crate::engine::{Info, Score};
use crate::game::{Move, NodeId, Position, line_san};
use crate::report::{GameReport, Judgement, Plan};
use crate::sides::{Color, Outcome, Reason};

/// Moves of a line that are shown at most: more fit into no window.
const MAX_MOVES: usize = 24;

/// The analysis of a study.
#[derive(Debug, Clone, Default)]
pub(super) struct Analysis {
    pub is_on: bool,
    /// The node to which the analysis is locked.
    pub locked: Option<NodeId>,
    /// The target of the last check, so that most messages cost nothing.
    pub asked: Option<Asked>,
    /// The position that is analysed.
    pub target: Option<Target>,
    /// The search under way.
    pub ticket: Option<SearchTicket>,
    /// The lines of the target, the best first.
    pub lines: Vec<Line>,
    /// White's share as the last search saw it, so that the bar does not start from the middle in each position.
    pub share: Option<f32>,
}

/// The input that determines the target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Asked {
    pub node: NodeId,
    /// The document's.
    pub revision: u64,
    pub lines: usize,
}

/// A position with the way there, for repetitions count.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Target {
    pub start: Position,
    pub moves: Vec<Move>,
    /// Whether the rules end the game here: then there is nothing to search.
    pub is_over: bool,
    /// The number of requested lines.
    pub lines: usize,
    pub engine: EngineChoice,
    /// The position after the moves.
    pub position: Position,
}

/// A line found.
#[derive(Debug, Clone)]
pub(super) struct Line {
    pub info: Info,
    pub moves: Vec<String>,
    /// How the game ends if it stalemates at the end of the line.
    pub stalemate: Option<Outcome>,
}

impl Line {
    /// The line found from `position`; `before` is the line it replaces.
    pub(super) fn found(position: Position, info: Info, before: Option<&Line>) -> Line {
        let (moves, last) = line_moves(position, &info.pv, before);
        let is_whole = moves.len() == info.pv.len() && !moves.is_empty();
        let end = is_whole.then(|| last.terminal(&position.variant().default_draws())).flatten();
        let stalemate = end.filter(|end| end.reason == Reason::Stalemate);
        Line { info, moves, stalemate }
    }

    /// The view of the line; `position` is its start.
    pub(super) fn view(&self, position: &Position) -> LineView {
        let (turn, info) = (position.turn(), &self.info);
        let wdl = info.wdl.map(|[won, drawn, lost]| match turn {
            Color::White => [won, drawn, lost],
            Color::Black => [lost, drawn, won],
        });
        let score = EvalText::of(info.score.for_white(turn), position.variant());
        // The engine knows its own chances better than the score tells.
        let score = EvalText { wdl: wdl.unwrap_or(score.wdl), ..score };
        LineView { score, moves: self.moves.clone(), stalemate: self.stalemate }
    }
}

/// The threat in the position shown.
#[derive(Debug, Clone, Default)]
pub(super) struct Threat {
    pub is_on: bool,
    /// The node and the document's revision that were looked at last.
    pub asked: Option<(NodeId, u64)>,
    /// The position with the other side to move; `None` if that is illegal.
    pub position: Option<Position>,
    pub ticket: Option<SearchTicket>,
    pub line: Option<Line>,
}

/// The report on the studied game.
#[derive(Debug, Clone, Default)]
pub(super) struct Reporting {
    pub run: Option<ReportRun>,
    /// The report on display: the unfinished one, or the one in the record.
    pub shown: Option<Arc<GameReport>>,
    /// The nodes of the line that is played to show the cause of a mistake.
    pub walk: Vec<NodeId>,
    /// The input of the report, so that most messages cost nothing: the document's revision, and the number of searches
    /// that have ended; `None` while none run.
    pub seen: Option<(u64, Option<usize>)>,
}

/// A report that is being made.
#[derive(Debug, Clone)]
pub(super) struct ReportRun {
    pub plan: Plan,
    /// The ticket of the first search; the others follow.
    pub first: SearchTicket,
}

impl ReportRun {
    /// The ply whose search has this ticket.
    pub(super) fn ply(&self, ticket: SearchTicket) -> Option<usize> {
        let ply = ticket.0.checked_sub(self.first.0)? as usize;
        (ply < self.plan.len()).then_some(ply)
    }
}

impl Analysis {
    /// The node whose position is analysed; `None` while it is off.
    pub(super) fn node(&self) -> Option<NodeId> {
        self.asked.filter(|_| self.is_on).map(|asked| asked.node)
    }

    /// A score of a line from White's side.
    pub(super) fn white_score(&self, score: Score) -> Score {
        self.target.as_ref().map_or(score, |target| score.for_white(target.position.turn()))
    }

    pub(super) fn views(&self) -> Vec<LineView> {
        let Some(target) = &self.target else { return Vec::new() };
        self.lines.iter().map(|line| line.view(&target.position)).collect()
    }

    /// The first moves of a line.
    pub(super) fn moves(&self, line: usize, plies: usize) -> Option<&[Move]> {
        let moves = self.lines.get(line)?.info.pv.get(..plies)?;
        (self.is_on && !moves.is_empty()).then_some(moves)
    }

    /// Takes a line of the search.
    pub(super) fn take(&mut self, info: Info) {
        let Some(target) = &self.target else { return };
        let place = info.multipv.max(1) - 1;
        if place >= target.lines || place > self.lines.len() {
            return;
        }
        let before = self.lines.get(place);
        // A search that begins again, with another number of threads or lines, has the deeper lines soon.
        if before.is_some_and(|line| line.info.depth > info.depth) {
            return;
        }
        let line = Line::found(target.position, info, before);
        self.lines.truncate(target.lines);
        match self.lines.get_mut(place) {
            Some(old) => *old = line,
            None => self.lines.push(line),
        }
        if place == 0 {
            let score = self.white_score(self.lines[0].info.score);
            self.share = Some(score.expected() as f32);
        }
    }
}

/// The legal moves of a line in notation, with the position after the last. The moves in common with the line before
/// are taken from it, because finding them costs the generation of all legal moves.
fn line_moves(mut position: Position, moves: &[Move], before: Option<&Line>) -> (Vec<String>, Position) {
    let known = before.map_or(0, |line| {
        let same = line.info.pv.iter().zip(moves).take_while(|(old, new)| old == new);
        same.count().min(line.moves.len())
    });
    let mut texts = Vec::new();
    for (index, &mv) in moves.iter().take(MAX_MOVES).enumerate() {
        let text = match before.filter(|_| index < known) {
            Some(line) => line.moves[index].clone(),
            None if position.is_legal(mv) => line_san(&position, mv, index == 0),
            None => break,
        };
        texts.push(text);
        position.play_unchecked(mv);
    }
    (texts, position)
}

/// An action in a study. Elsewhere it does nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StudyAction {
    /// Start or stop analysing the position shown.
    Analyse,
    /// Lock the analysis to its position, or let it follow the cursor again.
    Lock,
    /// Show or hide the move that the opponent would make now.
    Threat,
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
    /// Go to the side's next mistake of a kind that its summary names.
    NextNamed(Color),
    /// Go to the nearest move with a judgement in the report.
    Mistake {
        /// Whether to one after the move shown, rather than before it.
        forward: bool,
    },
    /// Ask for the set-up of a game from the position before the mistake shown.
    PlayAgain,
    /// Play the line that shows the cause of the mistake shown.
    PlayCause,
    /// Say the evaluation of the position shown.
    Say,
}
