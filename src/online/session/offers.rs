//! Proposals: a draw, a takeback, a rematch.

use std::time::Duration;

use super::{OUT_OF_PLACE, Phase, Session};
use crate::online::event::EventKind;
use crate::online::journal::Entry;
use crate::online::news::{News, Offer};
use crate::online::problem::Problem;
use crate::online::protocol::Line;
use crate::sides::Color;

/// Maximum number of proposals between two events. Further ones are declined automatically.
const MAX_PROPOSED: u32 = 8;
/// Maximum number of remembered proposals of the player, for late answers.
const REMEMBERED: usize = 8;

impl Session {
    /// Makes a proposal for the player.
    pub(super) fn offer(&mut self, offer: Offer, now: Duration) -> Result<(), Problem> {
        if self.theirs.contains(&offer) {
            return self.answer(offer, true, now);
        }
        let is_possible = self.color().is_some_and(|own| self.is_possible(offer, own));
        if !matches!(self.phase, Phase::Playing) || self.ours.contains(&offer) || !is_possible {
            return Ok(());
        }
        self.ours.push(offer);
        let n = self.len();
        self.kept.offered.retain(|(other, _)| *other != offer);
        self.kept.offered.push((offer, n));
        if self.kept.offered.len() > REMEMBERED {
            self.kept.offered.remove(0);
        }
        // The acceptance may come after a crash.
        self.write(&Entry::Offered { offer, n }, now)?;
        self.out.push(Line::Offer { offer, n });
        Ok(())
    }

    /// Whether this side may propose it now. A takeback goes to the last move of that side and no further, so that the peer
    /// cannot ask for the whole game.
    fn is_possible(&self, offer: Offer, by: Color) -> bool {
        self.record().is_some_and(|record| {
            let goes_on = record.outcome().is_none();
            match offer {
                Offer::Draw => goes_on,
                Offer::Takeback(to) => {
                    goes_on && record.beginning().terms.takebacks && record.before_last_move(by) == Some(to)
                }
                Offer::Rematch => !goes_on,
            }
        })
    }

    /// Whether the peer may still accept this proposal of the player, because the peer has sent no event after it.
    pub(super) fn has_offered(&self, offer: Offer) -> bool {
        let Some((record, own)) = self.record().zip(self.color()) else { return false };
        let since = |n: usize| record.events().get(n..).unwrap_or_default();
        let stands = |n: usize| since(n).iter().all(|event| event.by == own);
        self.kept.offered.iter().any(|(other, n)| *other == offer && stands(*n))
    }

    /// Handles a proposal of the opponent.
    pub(super) fn receive_offer(&mut self, offer: Offer, n: usize, now: Duration) -> Result<(), Problem> {
        let Some((record, own)) = self.record().zip(self.color()) else { return Ok(()) };
        let since = record.events().get(n..);
        if since.is_none() && self.passing_over.is_none() {
            return Err(OUT_OF_PLACE);
        }
        // The player has already done something different.
        if since.is_none_or(|since| since.iter().any(|event| event.by == own)) {
            return Ok(());
        }
        if self.ours.contains(&offer) {
            return self.agree_mutually(offer, now);
        }
        if !self.is_possible(offer, !own) || self.proposed >= MAX_PROPOSED {
            self.out.push(Line::Answer { offer, yes: false });
            return Ok(());
        }
        self.proposed += 1;
        if !self.theirs.contains(&offer) {
            self.theirs.push(offer);
            self.news.push(News::OfferMade(offer));
        }
        Ok(())
    }

    /// Handles the same proposal of both sides at the same time: the host adds the event.
    fn agree_mutually(&mut self, offer: Offer, now: Duration) -> Result<(), Problem> {
        match offer {
            Offer::Rematch => self.begin_rematch(now),
            _ if self.kept.head.is_host => self.agree(offer, now),
            _ => Ok(()),
        }
    }

    /// Answers a proposal for the player.
    pub(super) fn answer(&mut self, offer: Offer, yes: bool, now: Duration) -> Result<(), Problem> {
        let Some(at) = self.theirs.iter().position(|other| *other == offer) else { return Ok(()) };
        if !matches!(self.phase, Phase::Playing) {
            return Ok(());
        }
        self.theirs.remove(at);
        if !yes {
            self.out.push(Line::Answer { offer, yes });
            return Ok(());
        }
        self.agree(offer, now)
    }

    fn agree(&mut self, offer: Offer, now: Duration) -> Result<(), Problem> {
        match offer {
            Offer::Draw => self.own_event(EventKind::Draw, now),
            Offer::Takeback(to) => self.own_event(EventKind::Takeback { to }, now),
            Offer::Rematch => {
                self.out.push(Line::Answer { offer, yes: true });
                self.begin_rematch(now)
            }
        }
    }

    /// Handles the opponent's answer. An accepted draw or takeback comes as an event instead.
    pub(super) fn receive_answer(&mut self, offer: Offer, yes: bool, now: Duration) -> Result<(), Problem> {
        let at = self.ours.iter().position(|other| *other == offer);
        let Some(at) = at.filter(|_| !yes || offer == Offer::Rematch) else { return Ok(()) };
        self.ours.remove(at);
        self.kept.offered.retain(|(other, _)| yes || *other != offer);
        self.news.push(News::OfferAnswered { offer, yes });
        if yes { self.begin_rematch(now) } else { Ok(()) }
    }

    /// Starts the next game, with the colours swapped.
    pub(super) fn begin_rematch(&mut self, now: Duration) -> Result<(), Problem> {
        let Some(record) = self.record().filter(|record| record.outcome().is_some()) else { return Ok(()) };
        let (host, number) = (!record.beginning().host, record.beginning().number + 1);
        let guest_nonce = self.kept.guest_nonce.clone().unwrap_or_default();
        self.begin(host, number, &guest_nonce, now)?;
        self.play_on(now);
        Ok(())
    }

    /// Removes the proposals that an event has answered or made void.
    pub(super) fn settle_offers(&mut self, by: Color, kind: &EventKind) {
        let is_own = Some(by) == self.color();
        let is_over = self.record().is_some_and(|record| record.outcome().is_some());
        let agreed = match kind {
            EventKind::Draw => Some(Offer::Draw),
            EventKind::Takeback { to } => Some(Offer::Takeback(*to)),
            _ => None,
        };
        let lapses = |offer: Offer, by_answer: bool| match offer {
            Offer::Draw => is_over || by_answer,
            Offer::Takeback(_) => true,
            Offer::Rematch => false,
        };
        let ours: Vec<Offer> = self.ours.extract_if(.., |offer| lapses(*offer, !is_own)).collect();
        let theirs: Vec<Offer> = self.theirs.extract_if(.., |offer| lapses(*offer, is_own)).collect();
        for offer in ours {
            self.news.push(if Some(offer) == agreed {
                News::OfferAnswered { offer, yes: true }
            } else {
                News::OfferVoid(offer)
            });
        }
        let void = theirs.into_iter().filter(|offer| Some(*offer) != agreed);
        self.news.extend(void.map(News::OfferVoid));
    }
}
