//! A game against a player at another computer. The shared record is authoritative: local moves are shown at once and
//! sent to the session, and every event from the session makes the local game match the record.

use super::table::Progress;
use super::table_game::TableGame;
use super::think::is_by_time;
use super::two::Play;
use crate::app::board::Sound;
use crate::app::context::{Context, Tone};
use crate::app::game::{GameAction, Request};
use crate::app::online::asked_key;
use crate::app::text::text;
use crate::game::{ClockSnapshot, Game, Move};
use crate::online::{Offer, Order};
use crate::sides::{Color, Outcome};

impl Play {
    /// Puts the game on the board, with the session's clocks.
    pub(in crate::app) fn begin_online(&mut self, clocks: &ClockSnapshot, cx: &mut Context) {
        self.progress = Progress::Playing;
        self.set_clocks(clocks, cx);
        self.document.touch();
        self.document.go_to_head();
        if !self.goes_on() {
            self.game_over(cx);
        }
    }

    /// Makes the game match the shared record: its moves, its clocks, running or stopped, and its end.
    pub(in crate::app) fn follow(&mut self, told: &Game, clocks: &ClockSnapshot, cx: &mut Context) {
        let (line, own) = (told.history().1, self.game().history().1);
        let common = line.iter().zip(&own).take_while(|(one, other)| one == other).count();
        self.game_mut().pause_clock(cx.now);
        if common < own.len() {
            self.go_back(own.len() - common, cx);
        }
        let premove = std::mem::take(&mut self.extra.premove);
        for &mv in &line[common..] {
            self.show_move(mv, cx);
        }
        let is_new = line.len() > common;
        // An end by resignation or agreement stops the clocks where its sender says; where that program does not say it, they
        // stand as they are.
        let is_said = told.outcome().is_some_and(|outcome| !is_by_time(outcome));
        if is_new || !is_said || !clocks.spent().is_zero() {
            self.set_clocks(clocks, cx);
        }
        match told.outcome() {
            Some(outcome) => {
                if self.game_mut().end(outcome, cx.now) {
                    self.game_over(cx);
                }
            }
            None if is_new => self.make_premove(premove, cx),
            None => self.extra.premove = premove,
        }
    }

    /// The player has settled the game.
    pub(in crate::app) fn settle(&mut self, outcome: Outcome, cx: &mut Context) {
        self.game_mut().pause_clock(cx.now);
        if self.game_mut().end(outcome, cx.now) {
            self.game_over(cx);
        }
    }

    /// Moves are taken back.
    fn go_back(&mut self, plies: usize, cx: &mut Context) {
        self.game_mut().take_back(plies, cx.now);
        self.cancel_premove();
        self.extra.offers_with_move = false;
        self.changed(true, cx);
        cx.sound(Sound::Move);
    }

    /// A move that is in the record: it is shown as one that is made here.
    fn show_move(&mut self, mv: Move, cx: &mut Context) {
        let follows = self.is_at_head();
        if let Some(sound) = self.document.play(mv, cx.now) {
            cx.sound(sound);
            self.happened(None, follows, cx);
        }
    }

    /// A move was made here.
    pub(super) fn send_move(&mut self, mv: Move, cx: &mut Context) {
        if self.is_online() {
            self.run_clock(cx);
            cx.order(Order::Move(mv));
        }
    }

    /// Sets both clocks to the session's.
    pub(in crate::app) fn set_clocks(&mut self, clocks: &ClockSnapshot, cx: &Context) {
        let game = self.game_mut();
        if game.set_clock(clocks, cx.now) {
            game.note_clock();
        }
        self.run_clock(cx);
    }

    /// The clock runs while both players are connected.
    fn run_clock(&mut self, cx: &Context) {
        let game = self.game_mut();
        if cx.shared.online.clocks_run() { game.start_clock(cx.now) } else { game.pause_clock(cx.now) }
    }

    /// Asks the player about the first thing that the other side proposes. A later one waits for the answer, so that no
    /// question becomes another one under the player's pointer.
    pub(in crate::app) fn ask_offered(&mut self, cx: &Context) {
        let Some(other) = self.only_human().map(|own| !own).filter(|_| self.question().is_none()) else {
            return;
        };
        let first = cx.shared.online.game().and_then(|game| game.offered.first().copied());
        if let Some(offer) = first {
            self.note_offer(offer, other, cx);
        }
    }

    /// Shows that a side proposes something.
    fn note_offer(&mut self, offer: Offer, by: Color, cx: &Context) {
        match offer {
            Offer::Draw => drop(self.game_mut().offer_draw(by, cx.now)),
            Offer::Takeback(_) => self.game_mut().ask_takeback(by),
            Offer::Rematch => {}
        }
    }

    /// Removes an offer of either side that was declined or has lapsed, and asks about the next one.
    pub(in crate::app) fn offer_gone(&mut self, offer: Offer, cx: &Context) {
        match offer {
            Offer::Draw => self.game_mut().decline_draw(),
            Offer::Takeback(_) => self.game_mut().decline_takeback(),
            Offer::Rematch => {}
        }
        self.ask_offered(cx);
    }

    /// Handles a step of the game that differs online; `false` if it does not.
    pub(super) fn act_online(&mut self, action: GameAction, cx: &mut Context) -> bool {
        match action {
            GameAction::TakeBack if !self.goes_on() => return false,
            GameAction::TakeBack => {
                if let Ok(plies) = self.plies_to_take_back() {
                    self.ask_online(Offer::Takeback(self.game().plies() - plies), cx);
                }
            }
            GameAction::OfferDraw if self.question().is_some_and(|(_, asked)| asked == Request::Draw) => {
                self.answer_online(true, cx);
            }
            GameAction::OfferDraw => self.ask_online(Offer::Draw, cx),
            GameAction::Accept => self.answer_online(true, cx),
            GameAction::Decline => self.answer_online(false, cx),
            GameAction::ClaimDraw => cx.order(Order::Claim),
            _ => return false,
        }
        true
    }

    /// Sends a request to the peer.
    fn ask_online(&mut self, offer: Offer, cx: &mut Context) {
        let Some(own) = self.only_human() else { return };
        self.note_offer(offer, own, cx);
        cx.order(Order::Offer(offer));
        cx.toast(Tone::Plain, text!(asked_key(offer.into()), name = self.document.name(!own)));
    }

    /// Answers the request of the peer. An accepted request comes back as an event.
    pub(super) fn answer_online(&mut self, yes: bool, cx: &mut Context) {
        let Some((_, request)) = self.question() else { return };
        let Some(offer) = cx.shared.online.take_offered(request) else { return };
        cx.order(Order::Answer { offer, yes });
        if !yes {
            self.offer_gone(offer, cx);
        }
    }
}
