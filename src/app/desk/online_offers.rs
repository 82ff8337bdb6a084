//! What one side proposes to the other, and what becomes of it.

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::dialogs::Dialog;
use crate::app::document::Request;
use crate::app::mode::Mode;
use crate::app::online::asked_key;
use crate::app::toasts::Tone;
use crate::online::{Offer, Order};

impl Work<'_> {
    pub(in crate::app) fn offer_made(&mut self, offer: Offer) {
        let Some(game) = self.shared.online.game_mut() else { return };
        game.forget_offer(offer);
        game.offered.push(offer);
        if offer == Offer::Rematch {
            // The question stands in the corner, which a dialog would cover.
            self.shared.dialogs.retain(|dialog| !matches!(dialog, Dialog::GameOver(_)));
        }
        let (mode, mut cx) = self.parts();
        if let Mode::Play(play) = mode {
            play.offered(offer, &mut cx);
        }
    }

    /// The other side has answered.
    pub(in crate::app) fn offer_answered(&mut self, offer: Offer, yes: bool) {
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

    /// A proposal of either side stands no longer.
    pub(in crate::app) fn offer_void(&mut self, offer: Offer) {
        if let Some(game) = self.shared.online.game_mut() {
            game.forget_offer(offer);
        }
        self.withdraw_toast(asked_key(offer));
        if let Mode::Play(play) = self.mode {
            play.offer_gone(offer);
        }
    }

    /// Asks the other side for another game, or agrees to it. The last one is saved, or not wanted.
    pub(in crate::app) fn ask_online_rematch(&mut self) {
        let online = &mut self.shared.online;
        let Some(game) = online.game_mut().filter(|game| game.is_over) else {
            return self.toast(Tone::Plain, Text::key("online-nobody-there"));
        };
        let is_offered = game.offered.contains(&Offer::Rematch);
        game.forget_offer(Offer::Rematch);
        self.shared.dialogs.retain(|dialog| !matches!(dialog, Dialog::GameOver(_)));
        if is_offered {
            self.context().order(Order::Answer { offer: Offer::Rematch, yes: true });
            return;
        }
        self.shared.online.note_offer(Offer::Rematch);
        self.context().order(Order::Offer(Offer::Rematch));
        self.say_of_peer(asked_key(Offer::Rematch), Tone::Plain);
    }

    /// The other side's wish for another game is declined.
    pub(in crate::app) fn decline_rematch(&mut self) {
        if self.shared.online.take_offered(Request::Rematch).is_some() {
            self.context().order(Order::Answer { offer: Offer::Rematch, yes: false });
        }
    }
}
