//! The board of a puzzle, and its sentences.

use super::{Solving, Verdict};
use crate::app::board::{Arrow, ArrowMeaning, BoardView, Turn, cause_marks, speech};
use crate::app::context::Shared;
use crate::app::library::PuzzleChoice;
use crate::app::text::{Text, explain_cause, text, words};
use crate::game::{Move, NodeId, Shape, ShapeColor, san};
use crate::sides::Color;

/// A move of a puzzle that is made, or judged.
#[derive(Debug, Clone, PartialEq)]
pub struct SolvedMove {
    /// The node that a click shows, by [`ReplayAction::To`](crate::app::game::ReplayAction::To), once the puzzle is
    /// over.
    pub node: NodeId,
    /// The number of the move.
    pub number: u32,
    /// The side that made it.
    pub color: Color,
    /// The move in notation.
    pub san: String,
    /// Whether the solver found it.
    pub is_found: bool,
    /// Whether the board shows the position after it.
    pub is_shown: bool,
}

impl Solving {
    /// The board with its marks, the solver at the bottom.
    pub(super) fn board_view(&self, shared: &Shared) -> BoardView {
        let mut table = self.table();
        table.marks = shared.settings.legal_marks;
        let judged = self.judged.as_ref().map(|judged| judged.mv);
        if let Some(mv) = judged {
            table.position.play_unchecked(mv);
        }
        BoardView {
            last_move: judged.or(self.last).map(|mv| (mv.from(), mv.to())).or(self.task.last),
            shapes: self
                .hinted(1)
                .map(|mv| Shape { color: ShapeColor::Green, from: mv.from(), to: None })
                .into_iter()
                .collect(),
            arrows: self
                .hinted(2)
                .and_then(|mv| Arrow::of(mv, 1.0, ArrowMeaning::Best))
                .into_iter()
                .chain(self.why_arrows())
                .collect(),
            turn: Turn::flipped(self.task.solver() == Color::Black),
            ..self.hand.board_view(&table, BoardView::of(&table.position))
        }
    }

    /// The arrows of the wrong move, which is taken back, and of what it allows.
    fn why_arrows(&self) -> Vec<Arrow> {
        let why = self.tried.zip(self.why.as_ref()).filter(|_| self.hints == 0);
        why.map_or_else(Vec::new, |(mv, why)| cause_marks::arrows_before(why, &self.position, mv))
    }

    /// The side that solves.
    pub fn solver(&self) -> Color {
        self.task.solver()
    }

    /// The sentence with the goal.
    pub fn goal(&self) -> Text {
        words::puzzle_goal(self.solver(), self.puzzle.goal)
    }

    /// The next move, after this number of hints.
    fn hinted(&self, hints: u8) -> Option<Move> {
        self.task.line.get(self.at).copied().filter(|_| self.hints == hints)
    }

    /// The sentence about the last move, or the last hint.
    pub fn verdict_text(&self) -> Option<Text> {
        if let Some(mv) = self.hinted(1) {
            let cell = self.position.variant().cell_name(mv.from());
            return Some(text!("puzzle-hint-piece", cell));
        }
        if let Some(mv) = self.hinted(2) {
            let mv = Text::mv(san(&self.position, mv));
            return Some(text!("puzzle-hint-move", "move" = mv));
        }
        let tried = self.tried.map_or_else(String::new, |mv| san(&self.position, mv));
        let about = |key| text!(key, "move" = Text::mv(tried));
        Some(match self.verdict? {
            Verdict::Right => Text::key("puzzle-right"),
            Verdict::AlsoGood => about("puzzle-also"),
            Verdict::Wrong => {
                let why = self.tried.zip(self.why.as_ref());
                let why = why.and_then(|(mv, cause)| explain_cause::cause(&self.position, mv, cause));
                why.map_or_else(|| about("puzzle-wrong"), |why| text!("puzzle-wrong-why", why))
            }
            Verdict::Solved => Text::key("puzzle-solved"),
            Verdict::Shown => Text::key("puzzle-shown"),
        })
    }

    /// Whether the puzzle is that of the day.
    pub fn is_daily(&self) -> bool {
        self.way == PuzzleChoice::Daily
    }

    /// The mistake in the game, where the puzzle is one.
    pub fn mistake(&self) -> Option<Text> {
        let mv = Text::mv(self.puzzle.source.clone());
        (self.way == PuzzleChoice::Mistakes).then(|| text!("puzzle-mistake", "move" = mv))
    }

    /// The moves made until now, and the one that is judged, as the board shows it.
    pub fn moves(&self) -> Vec<SolvedMove> {
        let judged = self.judged.as_ref().map(|judged| judged.mv);
        let shown = self.shown() + usize::from(judged.is_some());
        let made =
            self.task.line[..self.at].iter().copied().chain(judged).zip(self.task.positions()).enumerate();
        made.map(|(index, (mv, before))| SolvedMove {
            node: NodeId::nth(index + 1),
            number: before.fullmove_number(),
            color: before.turn(),
            san: san(&before, mv),
            is_found: before.turn() == self.solver() && index < self.shown_from.unwrap_or(self.at),
            is_shown: index + 1 == shown,
        })
        .collect()
    }

    /// The number of the move to make next, and the side that makes it.
    pub fn next_number(&self) -> (u32, Color) {
        (self.position.fullmove_number(), self.position.turn())
    }

    /// The words about a solution: all its moves when the last one is shown. Of moves read one by one each would cut off the
    /// one before, and the focus, which leaves the button at the end, cuts off the words before the end.
    fn spoken_solution(&self) -> Option<Text> {
        let from = self.shown_from?;
        if !self.is_over() {
            return (self.at == from).then(|| Text::key("puzzle-shown"));
        }
        let moves = self.task.positions().into_iter().zip(&self.task.line).skip(from);
        let moves = moves.map(|(before, &mv)| speech::spoken_move(&before, mv));
        Some(text!("puzzle-shown-moves", moves = moves.reduce(|first, next| text!("listed", first, next))?))
    }

    /// The text for screen readers: the goal at the beginning, then the verdict, or the reply of the other side. Moves are
    /// in words.
    pub(super) fn spoken(&self) -> Option<Text> {
        if self.replayed.is_some() {
            let before = self.task.positions().into_iter().nth(self.shown().checked_sub(1)?)?;
            return self.last.map(|mv| speech::spoken_move(&before, mv));
        }
        if let Some(mv) = self.hinted(2) {
            return Some(text!("puzzle-hint-move", "move" = speech::spoken_move(&self.position, mv)));
        }
        if self.verdict == Some(Verdict::Shown) {
            return self.spoken_solution();
        }
        let mv = self.last.filter(|_| self.hints == 0 && self.verdict != Some(Verdict::Solved));
        let is_reply = self.at.is_multiple_of(2) && self.verdict == Some(Verdict::Right);
        match (mv, self.verdict_text()) {
            (Some(mv), _) if is_reply => {
                let before = self.task.positions().into_iter().nth(self.at - 1)?;
                Some(speech::spoken_move(&before, mv))
            }
            (_, Some(verdict)) => Some(verdict),
            _ => Some(self.goal()),
        }
    }
}
