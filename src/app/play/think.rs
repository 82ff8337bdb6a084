//! Starting and cancelling the computer's searches.

use std::time::Duration;

use super::state::{Computer, Play};
use crate::app::cx::Context;
use crate::app::dialogs::Dialog;
use crate::app::engines::EngineChoice;
use crate::app::search::{Purpose, SearchTicket};
use crate::app::setup::Player;
use crate::engine::{ClockLimits, Level, Limits, SearchRequest};
use crate::sides::{ByColor, Color};

/// Time lost on a clock while the answer passes from the engine through the window.
const OVERHEAD: Duration = Duration::from_millis(60);
/// How long full strength thinks in a game without a clock.
const THOUGHT_WITHOUT_CLOCK: Duration = Duration::from_secs(5);

/// The player that moves for a human in a game between two humans.
static FULL_STRENGTH: Player = Player::Computer(Level::FULL);

impl Play {
    /// Starts a search if the computer is to move and does not think yet.
    pub(in crate::app) fn think_if_due(&mut self, cx: &mut Context) {
        let is_computers = self.computer.plays_for_person || self.is_computer(self.game().turn());
        if !self.is_running() || !is_computers {
            self.ponder_or_not(cx);
            return;
        }
        if self.computer.thinking.is_some() || self.computer.is_broken {
            return;
        }
        let color = self.game().turn();
        let player = self.player_for(color);
        let engine = match player.engine() {
            None => EngineChoice::BuiltIn,
            Some(name) => match cx.added_engine(name) {
                Some(engine) => engine,
                None => return self.miss_engine(color, name.to_owned(), cx),
            },
        };
        // The strength of other engines is theirs to say, by their options.
        let level = player.level().unwrap_or(Level::FULL);
        let limits = limits(level, self.clock_limits(cx.now));
        let request = SearchRequest {
            strength: level.into(),
            uses_book: cx.shared.settings.own_book,
            ..self.request(limits)
        };
        self.computer = Computer {
            ticket: cx.search_on(engine, Purpose::Opponent, request),
            thinking: Some((color, cx.now)),
            plays_for_person: self.computer.plays_for_person,
            last_score: self.computer.last_score,
            ..Computer::default()
        };
    }

    /// The player that finds the move of `color`: the seat's player; for a human the opponent, or full strength if
    /// that is a human too.
    fn player_for(&self, color: Color) -> &Player {
        let [own, other] = [color, !color].map(|color| &self.setup().seat(color).player);
        [own, other].into_iter().find(|player| player.is_computer()).unwrap_or(&FULL_STRENGTH)
    }

    /// Reports that the engine to move is missing, and offers the built-in one. The game is paused meanwhile, as after
    /// a failure of an engine.
    fn miss_engine(&mut self, color: Color, name: String, cx: &mut Context) {
        self.computer.is_broken = true;
        cx.show(Dialog::EngineGone { color, name });
    }

    /// A search of the current position, at full strength.
    pub(super) fn request(&self, limits: Limits) -> SearchRequest {
        let game = self.game();
        let (start, moves) = game.history();
        SearchRequest { moves, draws: *game.draws(), ..SearchRequest::new(start, limits) }
    }

    fn clock_limits(&self, now: Duration) -> Option<ClockLimits> {
        let clock = self.game().clock();
        let left = |color| clock.until_flag(color, now).unwrap_or(Duration::MAX);
        let increment = |color: Color| clock.controls()[color].increment();
        clock.is_timed().then(|| ClockLimits {
            remaining: ByColor::from_fn(left),
            increment: ByColor::from_fn(increment),
            moves_to_go: clock.moves_to_go(clock.turn()),
        })
    }

    /// Starts or stops pondering, depending on the settings and the state of the game.
    ///
    /// The results stay in the engine's table for the search after the human's move; nothing is shown before.
    pub(in crate::app) fn ponder_or_not(&mut self, cx: &mut Context) {
        let is_wanted = cx.shared.settings.ponder && self.may_ponder();
        if !is_wanted {
            self.stop_pondering(cx);
            return;
        }
        if self.computer.is_pondering {
            return;
        }
        let mut request = self.request(Limits { infinite: true, ..Limits::default() });
        let position = self.game().position();
        let expected = self.computer.expected.filter(|&mv| position.is_legal(mv));
        request.moves.extend(expected);
        self.computer.is_pondering = true;
        self.computer.ticket = cx.search(Purpose::Ponder, request);
    }

    /// Whether a human is to move against full strength. The other levels do not ponder, so that they play the same on
    /// every machine.
    fn may_ponder(&self) -> bool {
        let turn = self.game().turn();
        let player = |color| &self.setup().seat(color).player;
        // A game before its first move can wait for long.
        let has_begun = self.game().plies() > 0;
        let is_full = player(!turn).level() == Some(Level::FULL);
        self.is_running() && has_begun && !player(turn).is_computer() && is_full
    }

    pub(super) fn stop_pondering(&mut self, cx: &mut Context) {
        if std::mem::take(&mut self.computer.is_pondering) {
            // Later results of the search carry an old ticket.
            self.computer.ticket = SearchTicket::default();
            cx.stop_search(Purpose::Ponder);
        }
    }

    /// Discards the hint, because the game has continued or was left.
    pub(super) fn forget_hint(&mut self, cx: &mut Context) {
        if self.hint.take().is_some_and(|hint| hint.best.is_none()) {
            cx.stop_search(Purpose::Hint);
        }
    }

    /// Cancels the search.
    pub(in crate::app) fn stop_thinking(&mut self, cx: &mut Context) {
        self.computer.answer = None;
        self.computer.expected = None;
        self.computer.plays_for_person = false;
        self.cancel_premove();
        self.forget_hint(cx);
        if self.computer.thinking.take().is_some() {
            self.computer.ticket = SearchTicket::default();
            self.computer.info = None;
            cx.stop_search(Purpose::Opponent);
        }
        self.stop_pondering(cx);
    }

    /// Releases the engines of the players and of hints: the game is over, or another one takes its place.
    pub(in crate::app) fn release_engines(cx: &mut Context) {
        cx.release_engine(Purpose::Opponent);
        cx.release_engine(Purpose::Hint);
    }
}

/// The limits of the search. The weaker levels count nodes, so that they need a limit only if a clock runs.
fn limits(level: Level, clock: Option<ClockLimits>) -> Limits {
    let movetime = (level == Level::FULL && clock.is_none()).then_some(THOUGHT_WITHOUT_CLOCK);
    Limits { movetime, clock, move_overhead: OVERHEAD, ..Limits::default() }
}
