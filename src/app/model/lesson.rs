//! A level being played: the pupil's moves, and the replies one after the other.

use std::time::Duration;

use super::lesson_search::{Search, cause};
use crate::app::board::{BoardEvent, Gesture, Hand, HandContext, Sound, TypedBoard};
use crate::app::context::{Context, Tone};
use crate::app::engines::{EngineNews, SearchTicket};
use crate::app::game::GameAction;
use crate::app::text::{Check, Text, explain, refuse, require, text};
use crate::game::{IllegalMove, NodeId, PieceKind};
use crate::hex::{Bitboard, Cell};
use crate::lessons::{Failure, Level, Move, Progress, Run, Way};
use crate::tactics::Cause;
use crate::three::Seat;

/// Time after which the next reply is made.
const REPLY: Duration = Duration::from_millis(700);
/// Time after which the next level begins: enough for a child to read the praise.
const NEXT_LEVEL: Duration = Duration::from_secs(6);

/// A level being played.
#[derive(Debug, Clone)]
pub struct Lesson {
    pub(super) way: Way,
    /// The index of the level in its course.
    pub(super) index: usize,
    pub(super) run: Run,
    /// The run as the board shows it: before the replies that remain to be shown.
    pub(super) shown: Run,
    /// The number of replies shown.
    replies: usize,
    /// The effect of the pupil's last move, or of the computer's answer to it.
    progress: Option<Progress>,
    search: Option<Search>,
    /// Why the pupil's last move was wrong.
    pub(super) why: Option<Cause>,
    /// Whether a pawn or a man has passed a star.
    pub(super) has_passed: bool,
    /// The pupil's last move.
    pub(super) last: Option<Move>,
    /// The cell that the pupil has tapped last.
    pub(super) tapped: Option<Cell>,
    pub(super) hint: Option<Move>,
    /// The time of the next reply, or of the next level.
    pub(in crate::app) due: Option<Duration>,
    /// The hand in a level of a two-player game.
    pub(super) hand: Hand,
    /// The hand in any other level.
    pub(super) plain: Hand<Run>,
}

/// The level, its moves, the replies that are still to come, and the hint.
pub(super) type Place = (usize, u32, usize, Option<Move>);

impl Lesson {
    pub(super) fn new(way: Way, index: usize, level: &Level, now: Duration) -> Lesson {
        let run = Run::new(level.clone());
        let mut lesson = Lesson {
            way,
            index,
            shown: run.clone(),
            run,
            replies: 0,
            progress: None,
            search: None,
            why: None,
            has_passed: false,
            last: None,
            tapped: None,
            hint: None,
            due: None,
            hand: Hand::default(),
            plain: Hand::default(),
        };
        lesson.follow(now);
        lesson
    }

    /// The level being solved.
    pub fn level(&self) -> &Level {
        self.run.level()
    }

    /// The number of the pupil's moves.
    pub fn moves(&self) -> u32 {
        self.run.count()
    }

    /// Whether replies remain to be shown, or to be found.
    pub(super) fn is_waiting(&self) -> bool {
        self.replies < self.run.replies().len() || self.search.as_ref().is_some_and(Search::is_awaited)
    }

    /// The effect of the pupil's last move, once all replies are shown.
    pub fn progress(&self) -> Option<Progress> {
        self.progress.filter(|_| !self.is_waiting())
    }

    /// Whether the level is over, solved or not, and all replies are shown.
    pub fn is_over(&self) -> bool {
        self.shown.is_over() && !self.is_waiting()
    }

    /// The stars earned, if the level is solved.
    pub fn stars(&self) -> Option<u8> {
        if let Some(Progress::Done { stars, .. }) = self.progress() { Some(stars) } else { None }
    }

    /// A value that changes with each position shown, and with a hint.
    pub(super) fn place(&self) -> Place {
        (self.index, self.run.count(), self.replies, self.hint)
    }

    /// Shows the board before the next reply, or the board as it is.
    fn follow(&mut self, now: Duration) {
        let before = self.run.before_reply(self.replies);
        self.due = match (&before, self.progress) {
            (Some(_), _) => Some(now + REPLY),
            (None, Some(Progress::Done { .. })) => Some(now + NEXT_LEVEL),
            (None, _) => None,
        };
        self.shown = before.unwrap_or_else(|| self.run.clone());
    }

    /// Advances to the next reply. Returns whether the next level is due.
    pub(super) fn tick(&mut self, cx: &mut Context) -> bool {
        if self.due.take_if(|due| *due <= cx.now).is_none() {
            return false;
        }
        if !self.is_waiting() {
            return true;
        }
        self.replies += 1;
        self.follow(cx.now);
        cx.sound(if self.is_struck() { Sound::Capture } else { Sound::Move });
        false
    }

    pub(super) fn put_down(&mut self) {
        self.hand.clear();
        self.plain.clear();
    }

    /// The pieces that can be picked up.
    pub(super) fn movable(&self) -> Bitboard {
        if self.level().goal.is_tapped() || self.shown.is_over() || self.is_waiting() {
            return Bitboard::EMPTY;
        }
        own_pieces(&self.shown)
    }

    pub(super) fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        if let Some(table) = self.table() {
            let gesture = self.hand.take(event, &table);
            return self.follow_gesture(gesture, cx);
        }
        let gesture = self.plain.take(event, &HandContext::new(self.shown.clone(), self.movable()));
        self.follow_gesture(gesture, cx);
    }

    fn follow_gesture(&mut self, gesture: Gesture<impl Into<Move>>, cx: &mut Context) {
        match gesture {
            Gesture::Move(mv) => self.play(mv.into(), cx),
            Gesture::Illegal { from, to } => self.play(Move { from, to, promotion: None }, cx),
            Gesture::Press(cell) if self.level().goal.is_tapped() && !self.shown.is_over() => {
                self.play(Move { from: cell, to: cell, promotion: None }, cx);
            }
            Gesture::Unclear => cx.toast(Tone::Plain, Text::key("capture-unclear")),
            Gesture::Nothing | Gesture::PickUp(_) | Gesture::Press(_) => {}
        }
    }

    /// The table of a two-player game; `None` on other boards.
    pub(super) fn table(&self) -> Option<HandContext> {
        Some(HandContext::new(*self.shown.position()?, self.movable()))
    }

    /// The board as it is shown, for typed moves, and the number of moves made.
    pub(super) fn typed_board(&self) -> (NodeId, &dyn TypedBoard) {
        let board: &dyn TypedBoard = match (self.shown.position(), self.shown.three_position()) {
            (Some(position), _) => position,
            (None, Some(position)) => position,
            (None, None) => &self.shown,
        };
        (NodeId::nth(self.moves() as usize), board)
    }

    pub(super) fn check_moves(&self) -> Check {
        require(!self.level().goal.is_tapped(), "learn-cells")?;
        require(!self.is_waiting(), "why-not-turn")?;
        require(!self.shown.is_over(), "learn-over")
    }

    pub(super) fn type_move(&mut self, text: &str, cx: &mut Context) -> Result<(), Text> {
        let mv = match (self.shown.position(), self.shown.three_position()) {
            (Some(position), _) => cx.typed(position, text)?.into(),
            (None, Some(position)) => cx.typed(position, text)?.into(),
            (None, None) => cx.typed(&self.shown, text)?,
        };
        self.put_down();
        self.play(mv, cx);
        Ok(())
    }

    fn play(&mut self, mv: Move, cx: &mut Context) {
        if self.is_waiting() {
            return;
        }
        let (stars, right) = (self.run.stars(), self.run.hint());
        let is_tap = mv.from == mv.to;
        let progress = self.run.play(mv);
        if let Progress::Refused(why) = progress {
            return cx.refuse(mv.from, self.refusal(why));
        }
        if is_tap && progress == Progress::Going {
            return;
        }
        // A king in danger is shown where it is.
        let is_made = !matches!(progress, Progress::Punished(_)) || !self.run.replies().is_empty();
        (self.last, self.hint) = (Some(mv).filter(|_| is_made && !is_tap), None);
        self.tapped = is_tap.then_some(mv.to);
        (self.progress, self.replies, self.why) = (Some(progress), 0, None);
        self.has_passed = !self.run.passed_stars().is_empty();
        self.search = match progress {
            Progress::Asking => Search::answer(&self.run, cx),
            Progress::Failed(Failure::Other) | Progress::Punished(_) => {
                Search::why(&self.run, self.last, right, cx)
            }
            _ => None,
        };
        self.follow(cx.now);
        cx.sound(match progress {
            Progress::Done { .. } => Sound::End,
            _ if stars != self.run.stars() => Sound::Capture,
            _ => Sound::Move,
        });
        if let Progress::Done { stars, .. } = progress {
            cx.change_settings().earned_mut().add(self.run.level(), stars);
        }
    }

    fn refusal(&self, why: IllegalMove) -> Text {
        let role_on = |cell| match self.run.piece_at(cell)?.kind {
            PieceKind::Chess(role) => Some(role),
            PieceKind::Man | PieceKind::Crowned => None,
        };
        match (self.run.position(), why) {
            (Some(position), why) => explain::illegal_move(position, why),
            (None, IllegalMove::Chess(why)) => text!("illegal", reason = explain::reason(why, role_on)),
            (None, _) => Text::key("illegal-other-game"),
        }
    }

    /// Whether the last reply shown has captured a piece of the pupil.
    pub(super) fn is_struck(&self) -> bool {
        let before = self.replies.checked_sub(1).and_then(|last| self.run.before_reply(last));
        before.is_some_and(|before| own_pieces(&before).len() > own_pieces(&self.shown).len())
    }

    /// Whether a step of playing would do something: the last move can be taken back, and a hint given.
    pub(super) fn check(&self, action: GameAction) -> Check {
        match action {
            GameAction::TakeBack => require(self.run.count() > 0, "why-undo")?,
            GameAction::Redo => refuse("why-redo")?,
            GameAction::Hint => {
                require(self.hint.is_none(), "why-hint")?;
                let may_ask = self.level().goal.is_game() && !self.run.is_over();
                require(self.is_waiting() || may_ask || self.run.hint().is_some(), "learn-no-hint")?;
            }
            _ => refuse("why-lessons")?,
        }
        require(!self.is_waiting(), "why-not-turn")
    }

    pub(super) fn act(&mut self, action: GameAction, cx: &mut Context) {
        self.put_down();
        match action {
            GameAction::Hint if self.level().goal.is_game() => self.search = Search::hint(&self.run, cx),
            GameAction::Hint => self.hint = self.run.hint(),
            _ => self.undo(),
        }
    }

    /// Takes news of the engine, and at the end of a search its result.
    pub(super) fn engine_news(&mut self, ticket: SearchTicket, news: &EngineNews, cx: &mut Context) {
        let best = match news {
            EngineNews::Thinking(_) => None,
            EngineNews::BestMove(mv) => Some(*mv),
            EngineNews::Failed(_) => Some(None),
        };
        match (&mut self.search, best) {
            (Some(Search::Answer(own)), Some(Some(mv))) if *own == ticket => {
                (self.search, self.replies) = (None, 0);
                self.progress = Some(self.run.answer(mv));
                self.follow(cx.now);
            }
            (Some(Search::Answer(own)), Some(None)) if *own == ticket => {
                // Without an answer the pupil's move cannot stand.
                self.search = None;
                cx.sound(Sound::Illegal);
                self.undo();
            }
            (Some(Search::Hint(own)), Some(best)) if *own == ticket => {
                (self.search, self.hint) = (None, best.map(Move::from));
            }
            (Some(Search::Why(judged)), _) => {
                if let Some(points) = judged.news(ticket, news) {
                    (self.why, self.search) = (cause(judged, &self.run, points), None);
                }
            }
            _ => {}
        }
    }

    /// Takes the pupil's last move back, with the answer to it.
    fn undo(&mut self) {
        if self.run.undo() {
            (self.shown, self.replies) = (self.run.clone(), self.run.replies().len());
            (self.progress, self.search, self.why) = (None, None, None);
            (self.last, self.tapped, self.hint, self.due) = (None, None, None, None);
            self.has_passed = !self.run.passed_stars().is_empty();
        }
    }
}

fn own_pieces(run: &Run) -> Bitboard {
    let is_own = |cell: &Cell| run.piece_at(*cell).is_some_and(|piece| piece.seat == Some(Seat::White));
    Cell::ALL.into_iter().filter(is_own).collect()
}
