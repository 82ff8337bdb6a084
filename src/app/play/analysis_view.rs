//! The views of the analysis and of the computer's thoughts, and the score of the match.

use super::analysis::Line;
use super::two::Play;
use crate::app::board::{Arrow, ArrowMeaning, BoardView, speech};
use crate::app::context::Shared;
use crate::app::game::{
    AnalysisView, EngineLine, EvalText, LineView, NODES, SPEED, corner, depth_text, nodes_text,
};
use crate::app::settings::Thinking;
use crate::app::text::{Text, text, tr, words};
use crate::engine::{Info, Score};
use crate::game::Move;
use crate::sides::{Color, Points};

/// How broad the arrows of the lines are, the best one's first.
const WEIGHTS: [f32; 5] = [1.0, 0.66, 0.5, 0.42, 0.36];

impl Play {
    pub(in crate::app) fn analysis_view(&self, shared: &Shared) -> AnalysisView {
        let (bar, bar_score) = self.bar();
        AnalysisView {
            rows: shared.settings.shown_lines(),
            bar,
            bar_score,
            threat: self.threat_view(),
            ..if self.extra.analysis.is_on { self.live_view() } else { self.stored_view() }
        }
    }

    /// The view of the engine's results.
    fn live_view(&self) -> AnalysisView {
        let analysis = &self.extra.analysis;
        let best = analysis.lines.first().map(|line| &line.info);
        AnalysisView {
            is_on: true,
            depth: best
                .map_or_else(String::new, |info| self.exact(info).unwrap_or_else(|| depth_text(info.depth))),
            nodes: best.map_or_else(String::new, |info| nodes_text(NODES, info.nodes)),
            speed: best.map_or_else(String::new, |info| nodes_text(SPEED, info.nps)),
            lines: analysis.views(),
            ..AnalysisView::default()
        }
    }

    /// The result of the analysed position by the endgame tables, as in "Exact result: White wins, 23 moves to the next capture
    /// or pawn move".
    fn exact(&self, info: &Info) -> Option<String> {
        let probe = info.exact?;
        let turn = self.extra.analysis.target.as_ref()?.position.turn();
        let result = words::result(Points::with_quarters(turn, probe.quarters));
        let is_progress = !probe.is_to_the_end && probe.quarters != 2;
        let moves = probe.plies.filter(|_| is_progress).map(|plies| plies.div_ceil(2).max(1));
        Some(match moves {
            Some(moves) => tr!("analysis-exact-moves", result, moves),
            None => tr!("analysis-exact", result),
        })
    }

    /// The board after `plies` moves of a line.
    pub(in crate::app) fn line_board(&self, line: usize, plies: usize) -> Option<BoardView> {
        let start = self.extra.analysis.target.as_ref()?.position;
        let moves = self.extra.analysis.moves(line, plies)?;
        let position = moves.iter().try_fold(start, |position, &mv| position.play(mv).ok())?;
        let last_move = moves.last().map(|mv| (mv.from(), mv.to()));
        Some(BoardView { last_move, ..BoardView::of(&position) })
    }

    /// The evaluation of the position shown, in words: score, depth and best move of the analysis, or the score stored in the
    /// record.
    pub(in crate::app) fn spoken_evaluation(&self) -> Option<Text> {
        let analysis = &self.extra.analysis;
        let (Some(line), Some(target)) =
            (analysis.lines.first().filter(|_| self.is_live()), &analysis.target)
        else {
            return self.stored().map(|(score, _)| Text::verbatim(self.eval_text(score).full));
        };
        let score = self.eval_text(analysis.white_score(line.info.score)).full;
        let best = speech::spoken_move(&target.position, *line.info.pv.first()?);
        Some(text!("speech-evaluation", score, depth = depth_text(line.info.depth), "move" = best))
    }

    /// The view of the evaluation stored in the record.
    fn stored_view(&self) -> AnalysisView {
        let Some((score, depth)) = self.stored() else { return AnalysisView::default() };
        AnalysisView {
            depth: depth.map_or_else(String::new, depth_text),
            lines: vec![LineView { score: self.eval_text(score), moves: Vec::new(), stalemate: None }],
            ..AnalysisView::default()
        }
    }

    /// White's share of the bar, and the score at its end. They are of the position shown.
    fn bar(&self) -> (Option<f32>, Option<EvalText>) {
        let known = |score: Score| (Some(score.expected() as f32), Some(self.eval_text(score)));
        if self.is_live() {
            if let Some(outcome) = self.document.ending() {
                return (Some(outcome.points.score(Color::White) as f32), None);
            }
            let analysis = &self.extra.analysis;
            let best = analysis.lines.first().map(|line| analysis.white_score(line.info.score));
            // Until something is found the bar stays as it was.
            return best.map_or((Some(analysis.share.unwrap_or(0.5)), None), known);
        }
        self.stored().map_or((None, None), |(score, _)| known(score))
    }

    /// The evaluation stored for the position shown, from White's side, with its depth.
    fn stored(&self) -> Option<(Score, Option<u32>)> {
        let eval = self.document.record().tree.notes(self.document.cursor())?.eval?;
        Some((eval.score.into(), eval.depth))
    }

    /// Whether the position shown is the one that is analysed.
    fn is_live(&self) -> bool {
        self.extra.analysis.node() == Some(self.document.cursor())
    }

    /// The first move of each line, as far as they are of the position shown.
    pub(super) fn arrows(&self) -> Vec<Arrow> {
        let mut arrows: Vec<Arrow> = Vec::new();
        let lines = self.extra.analysis.lines.iter().filter(|_| self.is_live());
        for (&mv, weight) in lines.filter_map(|line| line.info.pv.first()).zip(WEIGHTS) {
            // Promotions to several pieces are one arrow.
            if arrows.iter().all(|arrow| (arrow.from, arrow.to) != (mv.from(), mv.to())) {
                arrows.extend(Arrow::of(mv, weight, ArrowMeaning::Best));
            }
        }
        arrows.extend(self.threat_arrow());
        arrows
    }

    /// The first move of each line and its value, as far as they are of the position shown.
    pub fn first_moves(&self) -> Vec<(Move, EvalText)> {
        let lines = self.extra.analysis.lines.iter().filter(|_| self.is_live());
        let value = |line: &Line| self.eval_text(self.extra.analysis.white_score(line.info.score));
        lines.filter_map(|line| Some((*line.info.pv.first()?, value(line)))).collect()
    }

    pub(super) fn eval_text(&self, white: Score) -> EvalText {
        EvalText::of(white, self.document.record().variant())
    }
}

impl Play {
    /// The computer's thoughts while it is thinking, as detailed as the settings say.
    pub(in crate::app) fn engine_line(&self, shared: &Shared) -> Option<EngineLine> {
        let (color, _) = self.computer.thinking?;
        let thoughts = self.thoughts(shared);
        let info = self.computer.info.as_ref().filter(|_| thoughts != Thinking::Nothing)?;
        Some(EngineLine::of(info, self.game().position(), color, thoughts == Thinking::Line))
    }

    /// The part of a computer's thoughts that is shown: thoughts would help a person who plays, and entertain one who watches.
    pub(in crate::app) fn thoughts(&self, shared: &Shared) -> Thinking {
        match self.setup().computers() {
            _ if self.is_tournament() => Thinking::Nothing,
            2 => Thinking::Line,
            _ => shared.settings.thinking,
        }
    }

    /// The current score of the match, if a game of it is over: "Anna 1¾, Piotr ¼".
    pub(in crate::app) fn match_score(&self) -> Option<Text> {
        let outcome = self.game().outcome();
        let running = &self.running_match;
        let has_length = running.length().is_some() && running.standing(outcome).games > 0;
        let is_told = running.round() > 1 || has_length;
        is_told.then(|| corner::match_standing(running, self.document(), outcome))
    }
}
