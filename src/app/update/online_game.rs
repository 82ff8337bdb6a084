//! Offers and chat of the two players of an online game.

use super::work::Work;
use crate::app::context::{PendingAction, Tone};
use crate::app::game::{Document, Request};
use crate::app::online::{OnlineDialog, asked_key};
use crate::app::text::{Text, text};
use crate::online::{Offer, Order, clean_chat};

/// Offers of one side to the other, and their answers.
impl Work<'_> {
    pub(super) fn offer_answered(&mut self, offer: Offer, yes: bool) {
        self.offer_void(offer);
        if yes {
            return;
        }
        let key = match offer {
            Offer::Draw => "draw-declined",
            Offer::Takeback(_) => "takeback-declined",
            Offer::Rematch => "online-rematch-declined",
        };
        self.say_of_peer(key, Tone::Plain);
    }

    /// Withdraws a proposal of either side, and asks about the next one.
    pub(super) fn offer_void(&mut self, offer: Offer) {
        self.cx.withdraw_toast(asked_key(offer.into()));
        self.with_play(|play, cx| play.offer_gone(offer, cx));
    }

    /// Requests another game from the peer, or accepts the peer's request. The last game is already saved or
    /// discarded.
    pub(super) fn ask_online_rematch(&mut self) {
        let Some(game) = self.cx.shared.online.game_mut().filter(|game| game.is_over) else {
            return self.cx.toast(Tone::Plain, Text::key("online-nobody-there"));
        };
        let is_offered = game.offered.contains(&Offer::Rematch);
        game.forget_offer(Offer::Rematch);
        if is_offered {
            self.cx.order(Order::Answer { offer: Offer::Rematch, yes: true });
            return;
        }
        self.cx.order(Order::Offer(Offer::Rematch));
        self.say_of_peer(asked_key(Request::Rematch), Tone::Plain);
    }

    /// Answers the other side's wish for another game; `false` if there is none.
    pub(super) fn answer_rematch(&mut self, yes: bool) -> bool {
        let online = &mut self.cx.shared.online;
        if online.rematch_asked().is_none() {
            return false;
        }
        if yes {
            self.cx.replace_by = Some(PendingAction::Rematch);
        } else if let Some(offer) = online.take_offered(Request::Rematch) {
            self.cx.order(Order::Answer { offer, yes });
        }
        true
    }

    /// Says something of the other player, by name.
    pub(super) fn say_of_peer(&mut self, key: &'static str, tone: Tone) {
        if let Some((_, name)) = self.mode.document().and_then(Document::opponent) {
            self.cx.toast(tone, text!(key, name));
        }
    }

    /// Agrees to go back to the common part of both records.
    pub(super) fn agree_to_go_back(&mut self) {
        if let Some(OnlineDialog::Differs(difference)) = self.online_dialog() {
            difference.is_agreed = true;
            self.cx.order(Order::GoBack { agree: true });
        }
    }
}

/// Chat between the two players, which both must have switched on.
impl Work<'_> {
    pub(super) fn say(&mut self, line: &str) {
        let line = clean_chat(line);
        if self.cx.shared.settings.online.chat && !line.is_empty() {
            self.cx.order(Order::Chat(line));
        }
    }
}
