//! The computer's turn.

use std::time::Duration;

use super::Work;
use crate::app::catalogue::tr_args;
use crate::app::command::Command;
use crate::app::document::Phase;
use crate::app::message::EngineNews;
use crate::app::search::{Purpose, SearchCommand, SearchTicket};
use crate::app::toasts::Tone;
use crate::engine::{ClockLimits, DEFAULT_CONTEMPT, Level, Limits, SearchRequest};
use crate::game::Move;
use crate::sides::{ByColor, Color};

/// An answer comes no sooner than this after the move before it: the eye must follow.
const SHORTEST_THOUGHT: Duration = Duration::from_millis(450);
/// With less than this on its clock the computer answers at once.
const IN_A_HURRY: Duration = Duration::from_secs(15);
/// What a clock loses while the answer comes from the engine through the window.
const OVERHEAD: Duration = Duration::from_millis(60);
/// How long full strength thinks in a game without a clock.
const THOUGHT_WITHOUT_CLOCK: Duration = Duration::from_secs(5);

impl Work<'_> {
    /// Starts a search if the computer is to move and does not think yet.
    pub(super) fn think_if_due(&mut self) {
        let Some(level) = self.level_to_move() else {
            self.ponder_or_not();
            return;
        };
        let computer = &mut self.model.computer;
        if computer.thinking.is_some() || computer.is_broken {
            return;
        }
        let document = &self.model.document;
        let color = document.game.turn();
        computer.thinking = Some((color, self.now));
        computer.info = None;
        computer.is_pondering = false;
        computer.expected = None;
        let limits = limits(level, self.clock_limits());
        let request = SearchRequest {
            strength: level.into(),
            uses_book: self.model.settings.own_book,
            contempt: if limits.clock.is_some() { DEFAULT_CONTEMPT } else { 0 },
            ..self.request(limits)
        };
        self.search(Purpose::Opponent, request);
    }

    /// A search where the game stands, at full strength.
    fn request(&self, limits: Limits) -> SearchRequest {
        let game = &self.model.document.game;
        let (start, moves) = game.history(game.head());
        SearchRequest { moves, draws: *game.draws(), ..SearchRequest::new(start, limits) }
    }

    /// Thinks ahead on the person's time, if that is wanted and nothing else is to be done; else leaves it.
    ///
    /// What it finds stays in the engine's table, for the search after the person's move; nobody hears of it before.
    pub(super) fn ponder_or_not(&mut self) {
        let is_wanted = self.model.settings.ponder && self.may_ponder();
        if !is_wanted {
            self.stop_pondering();
            return;
        }
        if self.model.computer.is_pondering {
            return;
        }
        let mut request = self.request(Limits { infinite: true, ..Limits::default() });
        let position = self.model.document.game.head_position();
        let expected = self.model.computer.expected.filter(|&mv| position.is_legal(mv));
        request.moves.extend(expected);
        let computer = &mut self.model.computer;
        computer.is_pondering = true;
        self.search(Purpose::Ponder, request);
    }

    /// Begins a search; news of those before it comes too late.
    fn search(&mut self, purpose: Purpose, request: SearchRequest) {
        let ticket = &mut self.model.computer.ticket;
        ticket.0 += 1;
        let go = SearchCommand::Go { purpose, ticket: *ticket, request: Box::new(request) };
        self.out.push(Command::Search(go));
    }

    /// Makes a search answer now.
    fn stop_search(&mut self, purpose: Purpose) {
        self.out.push(Command::Search(SearchCommand::Stop(purpose)));
    }

    /// Whether a person is to move against full strength. The other levels know nothing but what they see in their
    /// own move, so that they are the same everywhere.
    fn may_ponder(&self) -> bool {
        let document = &self.model.document;
        let goes_on = document.phase == Phase::Playing && document.game.outcome().is_none();
        let turn = document.game.turn();
        let level = |color| document.setup.seat(color).player.level();
        // A game that has not begun may stand there for long.
        let has_begun = document.game.plies() > 0;
        goes_on && has_begun && level(turn).is_none() && level(!turn) == Some(Level::Full)
    }

    fn stop_pondering(&mut self) {
        let computer = &mut self.model.computer;
        if std::mem::take(&mut computer.is_pondering) {
            computer.ticket.0 += 1;
            self.stop_search(Purpose::Ponder);
        }
    }

    /// The level of the side to move, if a computer is to move now.
    fn level_to_move(&self) -> Option<Level> {
        let document = &self.model.document;
        let goes_on = document.phase == Phase::Playing && document.game.outcome().is_none();
        goes_on.then(|| document.setup.seat(document.game.turn()).player.level()).flatten()
    }

    fn clock_limits(&self) -> Option<ClockLimits> {
        let clock = self.model.document.game.clock();
        let left = |color| clock.until_flag(color, self.now).unwrap_or(Duration::MAX);
        let increment = |color: Color| clock.controls()[color].increment();
        clock.is_timed().then(|| ClockLimits {
            remaining: ByColor::from_fn(left),
            increment: ByColor::from_fn(increment),
            moves_to_go: None,
        })
    }

    /// Ends the search, whatever it has found.
    pub(super) fn stop_thinking(&mut self) {
        let computer = &mut self.model.computer;
        computer.answer = None;
        computer.expected = None;
        if computer.thinking.take().is_some() {
            // What the search still sends carries an old ticket.
            computer.ticket.0 += 1;
            computer.info = None;
            self.stop_search(Purpose::Opponent);
        }
        self.stop_pondering();
    }

    pub(super) fn engine_news(&mut self, ticket: SearchTicket, news: EngineNews) {
        let computer = &mut self.model.computer;
        let Some((color, since)) = computer.thinking.filter(|_| ticket == computer.ticket) else { return };
        match news {
            EngineNews::Thinking(info) => {
                if info.multipv <= 1 {
                    computer.last_score[color] = Some(info.score);
                    computer.info = Some(info);
                }
            }
            EngineNews::BestMove(Some(mv)) => self.answer_with(mv, since),
            EngineNews::BestMove(None) => self.broke_down("none"),
            EngineNews::Failed(reason) => self.broke_down(&reason),
        }
    }

    fn answer_with(&mut self, mv: Move, since: Duration) {
        let document = &self.model.document;
        if !document.game.head_position().legal_moves().contains(&mv) {
            self.broke_down("none");
            return;
        }
        let is_in_a_hurry = document.game.clock().until_flag(document.game.turn(), self.now);
        let earliest = since + SHORTEST_THOUGHT;
        if is_in_a_hurry.is_some_and(|left| left < IN_A_HURRY) || earliest <= self.now {
            self.make_answer(mv);
        } else {
            self.model.computer.answer = Some((mv, earliest));
        }
    }

    /// Makes the computer's move when its time has come.
    pub(super) fn make_due_answer(&mut self) {
        if let Some((mv, _)) = self.model.computer.answer.filter(|(_, at)| *at <= self.now) {
            self.make_answer(mv);
        }
    }

    fn make_answer(&mut self, mv: Move) {
        let computer = &mut self.model.computer;
        computer.answer = None;
        computer.thinking = None;
        let line = computer.info.take().map_or(Vec::new(), |info| info.pv);
        computer.expected = line.get(1).copied().filter(|_| line[0] == mv);
        self.play(mv);
    }

    /// The game goes on: the player may take back, save, or let the computer try again.
    fn broke_down(&mut self, reason: &str) {
        let computer = &mut self.model.computer;
        computer.thinking = None;
        computer.info = None;
        computer.is_broken = true;
        self.toast(Tone::Error, tr_args("computer-failed", &[("reason", reason.into())]));
    }

    /// The computer is to move at once, or to try again.
    pub(super) fn move_now(&mut self) {
        self.model.computer.is_broken = false;
        if let Some((mv, _)) = self.model.computer.answer {
            self.make_answer(mv);
        } else if self.model.computer.thinking.is_some() {
            self.stop_search(Purpose::Opponent);
        } else {
            self.think_if_due();
        }
    }
}

/// When to stop. The weaker levels count nodes by themselves, so they need a limit only where a clock runs.
fn limits(level: Level, clock: Option<ClockLimits>) -> Limits {
    let movetime = (level == Level::Full && clock.is_none()).then_some(THOUGHT_WITHOUT_CLOCK);
    Limits { movetime, clock, move_overhead: OVERHEAD, ..Limits::default() }
}
