//! A puzzle being solved: the person's moves, the replies, and the engine's judgement of other moves.

use crate::app::library::PuzzleChoice;
use std::time::Duration;

use super::judged::Judged;
use crate::app::board::{BoardEvent, Gesture, Hand, HandContext, Sound, TypedBoard};
use crate::app::context::{Context, PendingAction, Tone};
use crate::app::engines::{EngineNews, SearchTicket};
use crate::app::game::{GameAction, ReplayAction};
use crate::app::text::{Check, Text, explain, refuse, require, text};
use crate::game::{GameRecord, Move, NodeId, Position};
use crate::hex::Bitboard;
use crate::puzzles::{Help, Puzzle, Task};
use crate::tactics::Cause;

/// Time after which the next move of the line is shown.
const REPLY: Duration = Duration::from_millis(700);
/// A move is as good as that of the line if it gives up no more points than this.
const AS_GOOD: f64 = 0.05;

/// The effect of the last move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Right, and the line continues.
    Right,
    /// Another move that is as good: it costs nothing.
    AlsoGood,
    /// Wrong: the puzzle counts as failed, and can be tried on.
    Wrong,
    /// The puzzle is solved.
    Solved,
    /// The solution is shown.
    Shown,
}

/// A puzzle being solved.
#[derive(Debug, Clone)]
pub struct Solving {
    pub(super) way: PuzzleChoice,
    pub(super) index: usize,
    /// The puzzle on the board.
    pub puzzle: Puzzle,
    pub(super) task: Task,
    /// Whether another puzzle comes after it.
    pub has_next: bool,
    pub(super) position: Position,
    /// The number of moves of the line that are made.
    pub(super) at: usize,
    /// The number of moves shown while the person looks through the solution.
    pub(super) replayed: Option<usize>,
    pub(super) last: Option<Move>,
    pub(super) judged: Option<Judged>,
    /// The last move that was judged.
    pub(super) tried: Option<Move>,
    /// Why that move was wrong.
    pub(super) why: Option<Cause>,
    /// Other moves than those of the line, each with the number of moves before it.
    tries: Vec<(usize, Move)>,
    /// The number of moves made when the solution was shown.
    pub(super) shown_from: Option<usize>,
    /// The person's rating before and after the puzzle; `None` where it does not count.
    pub rated: Option<[f64; 2]>,
    /// The effect of the last move.
    pub verdict: Option<Verdict>,
    /// The most help with any of its moves.
    help: Help,
    /// The hints for the next move: the first shows its piece, the second the move.
    pub(super) hints: u8,
    /// Whether the result is noted.
    is_counted: bool,
    /// The time of the next move of the line.
    pub(in crate::app) due: Option<Duration>,
    pub(in crate::app) hand: Hand,
}

impl Solving {
    pub(super) fn new(way: PuzzleChoice, index: usize, puzzle: Puzzle, task: Task) -> Solving {
        Solving {
            way,
            index,
            puzzle,
            position: task.start,
            task,
            has_next: false,
            at: 0,
            replayed: None,
            last: None,
            judged: None,
            tried: None,
            why: None,
            tries: Vec::new(),
            shown_from: None,
            rated: None,
            verdict: None,
            help: Help::None,
            hints: 0,
            is_counted: false,
            due: None,
            hand: Hand::default(),
        }
    }

    /// The position shown.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the puzzle is solved, or its solution is shown to the end.
    pub fn is_over(&self) -> bool {
        self.at == self.task.line.len() && self.due.is_none()
    }

    /// Whether the person is to move.
    pub fn is_waiting(&self) -> bool {
        self.due.is_none() && self.judged.is_none() && !self.is_over()
    }

    pub(super) fn table(&self) -> HandContext {
        let movable = self.position.by_color(self.task.solver());
        HandContext::new(self.position, if self.is_waiting() { movable } else { Bitboard::EMPTY })
    }

    pub(super) fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        let table = self.table();
        match self.hand.take(event, &table) {
            Gesture::Move(mv) if self.is_waiting() => self.play(mv, cx),
            Gesture::Illegal { from, to } => {
                if let Some(why) = self.position.explain_illegal(from, to) {
                    cx.refuse(from, explain::illegal_move(&self.position, why));
                }
            }
            Gesture::Unclear => cx.toast(Tone::Plain, Text::key("capture-unclear")),
            _ => {}
        }
    }

    /// The position shown, for typed moves, and its place in the line.
    pub(super) fn typed_board(&self) -> (NodeId, &dyn TypedBoard) {
        (NodeId::nth(self.shown()), self.position())
    }

    pub(super) fn type_move(&mut self, text: &str, cx: &mut Context) -> Result<(), Text> {
        let mv = cx.typed(self.position(), text)?;
        self.hand.clear();
        self.play(mv, cx);
        Ok(())
    }

    pub(super) fn check_moves(&self) -> Check {
        require(!self.is_over(), "why-solved")?;
        require(self.is_waiting(), "why-not-turn")
    }

    /// Judges a move of the person: by the line, by a mate, or by the engine.
    fn play(&mut self, mv: Move, cx: &mut Context) {
        (self.hints, self.why) = (0, None);
        let right = self.task.line[self.at];
        let after = self.position.after(&[mv]);
        if mv == right {
            self.advance(cx);
            self.verdict = Some(Verdict::Right);
            if self.is_over() {
                self.finish(true, Verdict::Solved, cx);
            }
        } else if after.is_checkmate() {
            // The person's mate is the line from now on.
            self.tries.push((self.at, right));
            self.task.line.truncate(self.at);
            self.task.line.push(mv);
            self.advance(cx);
            self.finish(true, Verdict::Solved, cx);
        } else {
            if !self.tries.contains(&(self.at, mv)) {
                self.tries.push((self.at, mv));
            }
            self.judged = Some(Judged::ask(&self.position, mv, right, cx));
        }
    }

    fn advance(&mut self, cx: &mut Context) {
        let mv = self.task.line[self.at];
        cx.sound(if self.position.is_capture(mv) { Sound::Capture } else { Sound::Move });
        self.position.play_unchecked(mv);
        (self.last, self.at, self.tried, self.why) = (Some(mv), self.at + 1, None, None);
        self.due = (self.at < self.task.line.len()).then_some(cx.now + REPLY);
    }

    /// Takes the news of the engine about a judged move.
    pub(super) fn engine_news(&mut self, ticket: SearchTicket, news: &EngineNews, cx: &mut Context) {
        let judged = self.judged.as_mut().and_then(|judged| judged.news(ticket, news));
        let Some([mine, right]) = judged else { return };
        let judged = self.judged.take();
        let (Some(mine), Some(right)) = (mine, right) else {
            return cx.toast(Tone::Plain, Text::key("puzzle-not-judged"));
        };
        self.tried = judged.as_ref().map(|judged| judged.mv);
        if right - mine > AS_GOOD {
            self.why = judged.and_then(|judged| judged.cause(&self.position));
            self.finish(false, Verdict::Wrong, cx);
        } else {
            self.verdict = Some(Verdict::AlsoGood);
        }
    }

    /// Whether the puzzle changes the person's rating.
    pub fn counts(&self) -> bool {
        self.way.is_rated()
    }

    /// Notes the result, the first time.
    fn finish(&mut self, is_solved: bool, verdict: Verdict, cx: &mut Context) {
        self.verdict = Some(verdict);
        if verdict != Verdict::Shown {
            cx.sound(if is_solved { Sound::End } else { Sound::Illegal });
        }
        if !std::mem::replace(&mut self.is_counted, true) && self.counts() {
            let theme = if let PuzzleChoice::Theme(theme) = self.way { theme } else { None };
            let progress = cx.change_settings().puzzles.of_mut(self.task.start.variant());
            let before = progress.rating.value;
            progress.finish(&self.puzzle, is_solved, theme, self.help);
            self.rated = Some([before, progress.rating.value]).filter(|[before, after]| before != after);
        }
    }

    /// Shows the solution from here on, which counts as failed.
    pub(super) fn show_solution(&mut self, cx: &mut Context) {
        if !self.is_over() && self.verdict != Some(Verdict::Shown) {
            (self.judged, self.hints, self.shown_from) = (None, 0, Some(self.at));
            self.hand.clear();
            self.finish(false, Verdict::Shown, cx);
            self.due.get_or_insert(cx.now);
        }
    }

    /// Shows the next move of the line at its time.
    pub(super) fn tick(&mut self, cx: &mut Context) {
        if self.due.take_if(|due| *due <= cx.now).is_some() {
            self.advance(cx);
            let is_solvers = self.at.is_multiple_of(2);
            self.due = self.due.filter(|_| !is_solvers || self.verdict == Some(Verdict::Shown));
        }
    }

    /// The number of moves of the line that lead to the position shown.
    pub(in crate::app) fn shown(&self) -> usize {
        self.replayed.unwrap_or(self.at)
    }

    /// The number of moves shown after a step through the solution of a puzzle that is over.
    fn after(&self, action: ReplayAction) -> Option<usize> {
        let (shown, end) = (self.shown(), self.task.line.len());
        let to = match action {
            ReplayAction::First => 0,
            ReplayAction::Previous => shown.saturating_sub(1),
            ReplayAction::Next => (shown + 1).min(end),
            ReplayAction::Last => end,
            ReplayAction::To(node) => node.index().min(end),
            _ => shown,
        };
        Some(to).filter(|to| self.is_over() && *to != shown)
    }

    /// Whether a step through the solution leads to another position.
    pub(super) fn check_replay(&self, action: ReplayAction) -> Check {
        let is_back = matches!(action, ReplayAction::First | ReplayAction::Previous);
        require(self.is_over(), "why-unsolved")?;
        require(self.after(action).is_some(), if is_back { "why-start" } else { "why-end" })
    }

    pub(super) fn replay(&mut self, action: ReplayAction) {
        let Some(to) = self.after(action) else { return };
        self.hand.clear();
        self.replayed = Some(to);
        self.position = self.task.start.after(&self.task.line[..to]);
        self.last = to.checked_sub(1).map(|last| self.task.line[last]);
    }

    /// The moves shown, as a game.
    pub(in crate::app) fn record(&self) -> GameRecord {
        self.line_of(self.shown())
    }

    /// The whole line, with the person's other moves as variations.
    fn studied(&self) -> GameRecord {
        let mut record = self.line_of(self.task.line.len());
        for &(at, mv) in &self.tries {
            record.tree.add(NodeId::nth(at), mv).ok();
        }
        record
    }

    /// The first moves of the line, as a game.
    fn line_of(&self, moves: usize) -> GameRecord {
        let mut record = GameRecord::new(self.task.start);
        record.tags.set("Event", &text!("puzzle-event", name = self.puzzle.name.as_str()).to_string());
        let mut node = NodeId::ROOT;
        for &mv in &self.task.line[..moves] {
            // The moves of a puzzle are legal.
            node = record.tree.add(node, mv).unwrap_or(node);
        }
        record
    }

    /// Whether a step of playing would do something.
    pub(super) fn check(&self, action: GameAction) -> Check {
        match action {
            GameAction::Hint => {
                self.check_moves()?;
                require(self.hints < 2, "why-hint")
            }
            GameAction::Study => {
                require(self.is_over(), "why-unsolved")?;
                require(self.way != PuzzleChoice::Mistakes, "why-studied")
            }
            GameAction::PlayFromHere => {
                require(self.is_over(), "why-unsolved")?;
                require(!self.position.is_game_over(), "why-ended-here")
            }
            GameAction::TakeBack => refuse("why-undo"),
            GameAction::Redo => refuse("why-redo"),
            _ => refuse("why-puzzles"),
        }
    }

    pub(super) fn act(&mut self, action: GameAction, cx: &mut Context) {
        match action {
            GameAction::PlayFromHere => cx.ask_game_set_up(&self.position),
            GameAction::Study => {
                cx.replace_by = Some(PendingAction::Study(Box::new(self.studied())));
            }
            _ => {
                self.hints += 1;
                self.help = self.help.max(if self.hints == 1 { Help::Piece } else { Help::Move });
                (self.verdict, self.tried) = (None, None);
            }
        }
    }
}
