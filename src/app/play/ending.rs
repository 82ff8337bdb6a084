//! Ends of games other than on the board: decisions of the players, fallen flags, and the steps afterwards.

use std::time::Duration;

use super::state::{Play, Progress};
use crate::app::catalogue::{Text, text};
use crate::app::cx::{Context, Shared};
use crate::app::dialogs::{Dialog, GameOver};
use crate::app::files::SavedGame;
use crate::app::sound::Sound;
use crate::app::toasts::Tone;
use crate::app::view::flash::low_time;
use crate::app::view::match_view;
use crate::app::words;
use crate::engine::Score;
use crate::online::Order;
use crate::sides::{Color, Outcome};

/// Time between the last move's animation and the dialog, so that the player sees the end first.
const TIME_TO_LOOK: Duration = Duration::from_millis(600);
/// Number of plies before the computer accepts a draw, unless it is lost.
const PLIES_BEFORE_DRAW: usize = 40;
/// Evaluation up to which the computer accepts a draw, in centipawns.
const CONTENT_WITH_DRAW: i32 = 0;
/// Standing no better than this it agrees at any time.
const GLAD_OF_DRAW: i32 = -150;

impl Play {
    /// The game has just ended.
    pub(super) fn game_over(&mut self, outcome: Outcome, cx: &mut Context) {
        self.stop_thinking(cx);
        Play::release_engines(cx);
        cx.sound(Sound::End);
        if self.is_online() {
            // From now on it is like any other game that was played here.
            cx.shared.online.game_is_over();
        }
        self.changed(false, cx);
        self.keep(cx);
        if let Some(level) = self.setup().adapted_level(outcome) {
            cx.shared.settings.setup.set_level(level);
            cx.settings_changed();
            cx.toast(Tone::Plain, text!("level-adapted", level = words::level(level)));
        }
        let dialog = Dialog::GameOver(self.describe(outcome, cx.shared));
        cx.shared.dialogs.wait(dialog, cx.now + cx.shared.slide() + TIME_TO_LOOK);
        if self.setup().computers() == 2 && cx.shared.running_match.has_next(outcome) {
            cx.next_game_soon();
        }
    }

    /// Adds the game to the player's own games, if it is over.
    pub(in crate::app) fn keep(&self, cx: &mut Context) {
        if !self.goes_on() && self.game().plies() > 0 {
            let record = self.document.record_at(cx.now);
            let revision = self.document.kept().revision();
            cx.keep_game(self.document.identity().id, revision, SavedGame::Two(record));
        }
    }

    fn describe(&self, outcome: Outcome, shared: &Shared) -> GameOver {
        let (running, document) = (&shared.running_match, self.document());
        let is_told = running.standing(Some(outcome)).games > 1 || running.length().is_some();
        let match_score = is_told.then(|| match_view::standing(running, document, Some(outcome)));
        let verdict = match_view::verdict(running, document, outcome);
        let (has_next, is_match) = (running.has_next(outcome), running.length().is_some());
        GameOver { outcome, opponent: document.opponent(), match_score, verdict, has_next, is_match }
    }

    /// The game was ended by a decision just taken.
    pub(super) fn end_now(&mut self, cx: &mut Context) {
        if let Some(outcome) = self.game().outcome() {
            self.game_over(outcome, cx);
        }
    }

    pub(in crate::app) fn ask_resign(&mut self, cx: &mut Context) {
        if let Some(by) = self.actor() {
            cx.show(Dialog::Resign { by });
        }
    }

    pub(in crate::app) fn resign(&mut self, by: Color, cx: &mut Context) {
        if self.is_online() && cx.shared.online.is_playing() {
            // The end of the game comes back as an event.
            cx.order(Order::Resign);
        } else if self.is_online() {
            cx.toast(Tone::Plain, Text::key("online-nobody-there"));
        } else if self.game_mut().resign(by, cx.now) {
            self.end_now(cx);
        }
    }

    /// Offers a draw: to the other human, who answers, or to the computer, which decides by its score.
    pub(in crate::app) fn offer_draw(&mut self, cx: &mut Context) {
        let Some(by) = self.actor() else { return };
        if self.game().draw_offer() == Some(!by) {
            self.accept_draw(cx);
        } else if self.is_tournament() {
            self.offers_with_move = !self.offers_with_move;
            let key = if self.offers_with_move { "draw-with-move" } else { "draw-not-with-move" };
            cx.toast(Tone::Plain, Text::key(key));
        } else {
            self.make_offer(by, cx);
        }
    }

    /// A move was made: the draw that was to be offered together with it is offered.
    pub(super) fn offer_with_move(&mut self, cx: &mut Context) {
        if std::mem::take(&mut self.offers_with_move) {
            self.make_offer(!self.game().turn(), cx);
        }
    }

    fn make_offer(&mut self, by: Color, cx: &mut Context) {
        self.game_mut().offer_draw(by, cx.now);
        if self.is_hotseat() {
            return;
        }
        if self.computer_agrees(!by) {
            self.accept_draw(cx);
        } else {
            self.game_mut().decline_draw();
            cx.toast(Tone::Plain, text!("draw-declined", name = self.document.name(!by)));
        }
    }

    fn computer_agrees(&self, computer: Color) -> bool {
        let plies = self.game().plies();
        match self.computer.last_score[computer] {
            Some(Score::Cp(score)) => {
                score <= GLAD_OF_DRAW || score <= CONTENT_WITH_DRAW && plies >= PLIES_BEFORE_DRAW
            }
            Some(Score::Mate(moves)) => moves <= 0,
            None => false,
        }
    }

    pub(in crate::app) fn accept_draw(&mut self, cx: &mut Context) {
        if self.game_mut().accept_draw(cx.now) {
            self.end_now(cx);
        }
    }

    pub(in crate::app) fn claim_draw(&mut self, cx: &mut Context) {
        if self.game_mut().claim_draw(cx.now) {
            self.end_now(cx);
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

/// The clock: fallen flags, and the warning before.
impl Play {
    /// Looks at the clock of the side to move.
    pub(super) fn look_at_clock(&mut self, cx: &mut Context) {
        if !self.is_running() {
            return;
        }
        // In an online game the time measured by both sides decides.
        let fallen = if self.is_online() { None } else { self.game_mut().tick(cx.now) };
        match fallen {
            Some(outcome) => self.game_over(outcome, cx),
            None => self.warn_of_low_time(cx),
        }
    }

    /// Tells once when little time is left.
    fn warn_of_low_time(&mut self, cx: &mut Context) {
        let color = self.game().turn();
        let Some(left) = self.game().clock().until_flag(color, cx.now) else { return };
        let is_low = low_time(&self.game().clock().controls()[color]).is_some_and(|low| left <= low);
        if is_low && self.is_human(color) && self.warned[color].is_none() {
            self.warned[color] = Some(cx.now);
            cx.sound(Sound::LowTime);
            let key = match color {
                Color::White => "low-time-white",
                Color::Black => "low-time-black",
            };
            let seconds = left.as_millis().div_ceil(1000) as u64;
            cx.toast(Tone::Warning, text!(key, seconds));
        }
    }
}
