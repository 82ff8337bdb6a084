//! The computer of a game of two: its moves, and what the end of the game says about the player's strength.

use std::time::Duration;

use super::table::Progress;
use super::table_game::{OVERHEAD, THOUGHT_WITHOUT_CLOCK};
use super::two::Play;
use crate::app::context::{Context, Dialog, Tone};
use crate::app::engines::{EngineChoice, Purpose, SearchTicket};
use crate::app::game::Document;
use crate::app::game::tags::is_assisted;
use crate::app::settings::Player;
use crate::app::text::{Text, text};
use crate::engine::{ClockLimits, Level, Limits, SearchRequest};
use crate::sides::{ByColor, Color, Outcome, Reason};

impl Play {
    /// Starts the search of the side to move; `None` if its engine is missing.
    pub(super) fn find_move(&mut self, cx: &mut Context) -> Option<SearchTicket> {
        let color = self.game().turn();
        // For a person the opponent finds the move, or full strength if that is a person too.
        let players = [color, !color].map(|color| &self.setup().seat(color).player);
        let player = players.into_iter().find(|player| player.is_computer());
        let settings = &cx.shared.settings;
        let uses_book = settings.own_book;
        let engine = match player.and_then(Player::engine) {
            None => EngineChoice::BuiltIn,
            Some(name) => {
                let Some(engine) = settings.added_engine(name) else {
                    // The game is paused while the built-in engine is offered, as after a failure of an engine.
                    let name = name.to_owned();
                    self.computer.is_broken = true;
                    cx.show(Dialog::EngineGone { color, name });
                    return None;
                };
                EngineChoice::Added(engine.clone().into())
            }
        };
        // The strength of other engines is theirs to say, by their options.
        let level = player.and_then(Player::level).unwrap_or(Level::FULL);
        let limits = limits(level, self.clock_limits(cx.now));
        let request = SearchRequest { strength: level.into(), uses_book, ..request(&self.document, limits) };
        Some(cx.search_on(engine, Purpose::Opponent, request))
    }

    /// The engine makes this one move for the person.
    pub(super) fn play_for_person(&mut self, cx: &mut Context) {
        if self.is_ready() {
            self.pause_or_resume(cx);
        }
        self.stop_pondering(cx);
        self.forget_hint(cx);
        self.computer.plays_for_person = true;
        self.think_if_due(cx);
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
        let mut request = request(&self.document, Limits { infinite: true, ..Limits::default() });
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
}

/// A search of the current position, at full strength.
pub(super) fn request(document: &Document, limits: Limits) -> SearchRequest {
    let game = document.game();
    let (start, moves) = game.history();
    SearchRequest { moves, draws: *game.draws(), ..SearchRequest::new(start, limits) }
}

/// The limits of the search. The weaker levels count nodes, so that they need a limit only if a clock runs.
fn limits(level: Level, clock: Option<ClockLimits>) -> Limits {
    let movetime = (level == Level::FULL && clock.is_none()).then_some(THOUGHT_WITHOUT_CLOCK[0]);
    Limits { movetime, clock, move_overhead: OVERHEAD, ..Limits::default() }
}

/// A game of fewer plies, given up or begun by mistake, says nothing about the player.
const RATED_PLIES: usize = 10;

pub(super) fn is_by_time(outcome: Outcome) -> bool {
    matches!(outcome.reason, Reason::TimeForfeit | Reason::TimeForfeitNoMaterial)
}

impl Play {
    /// The game is over: the first time it changes the rating of a person who has played all of it against a level, from
    /// the usual position.
    pub(super) fn rate(&mut self, outcome: Outcome, cx: &mut Context) {
        let setup = self.setup();
        let Some(own) = setup.only_human().filter(|_| setup.odds.is_none()) else { return };
        let level = setup.seat(!own).player.level().filter(|level| level.elo().is_some());
        let is_usual = *self.document.record().tree.start() == setup.usual_start();
        let is_long = self.game().plies() >= RATED_PLIES;
        let (Some(level), true) = (level, is_usual && is_long && self.document.may_be_rated()) else {
            return;
        };
        let (variant, ratings) = (setup.variant(), &mut cx.change_settings().ratings);
        let mut rating = ratings.before(variant, setup.has_played);
        let before = rating.rating.value.round() as i64;
        rating.finish(level, outcome.points.for_color(own), is_assisted(self.document.record(), own));
        let after = rating.rating.value.round() as i64;
        ratings.keep(variant, rating);
        self.document.leave_unrated();
        let change = format!("{:+}", after - before).replace('-', "−");
        cx.toast(
            Tone::Plain,
            text!(
                "own-rating-after",
                rating = Text::verbatim(after.to_string()),
                change = Text::verbatim(change)
            ),
        );
    }

    /// A move was made: the draw that was to be offered together with it is offered.
    pub(super) fn offer_with_move(&mut self, cx: &mut Context) {
        if std::mem::take(&mut self.extra.offers_with_move) && self.goes_on() {
            self.agree(!self.game().turn(), cx);
        }
    }

    /// Ends the session with an unfinished game. The board keeps its position; the shared record keeps the game.
    pub(in crate::app) fn stay_as_it_is(&mut self, cx: &mut Context) {
        self.game_mut().pause_clock(cx.now);
        self.progress = Progress::Paused;
        self.cancel_premove();
        self.document.kept.give_up();
    }
}
