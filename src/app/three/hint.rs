//! A hint for the person to move. The record says who had how many.

use super::Three;
use super::computer::ThreeHint;
use super::think::THOUGHT_WITHOUT_CLOCK;
use crate::app::board_view::{Arrow, ArrowMeaning};
use crate::app::catalogue::Text;
use crate::app::cx::Context;
use crate::app::journal::ThreeEntry;
use crate::app::message::ThreeNews;
use crate::app::search::SearchTicket;
use crate::app::toasts::Tone;
use crate::three_engine::{Level, Limits};

impl Three {
    /// Whether a person is to move who has not asked yet.
    pub(super) fn may_have_hint(&self) -> bool {
        self.may_play() && self.computer.hint.is_none()
    }

    pub(super) fn ask_hint(&mut self, cx: &mut Context) {
        if self.may_have_hint() {
            let ticket = self.search(Level::Full, Limits::time(THOUGHT_WITHOUT_CLOCK), cx);
            self.computer.hint = Some(ThreeHint { ticket, best: None });
        }
    }

    /// News of its search; `false` if they are of another one.
    pub(super) fn hint_news(&mut self, ticket: SearchTicket, news: &ThreeNews, cx: &mut Context) -> bool {
        let Some(hint) = self.computer.hint.as_mut().filter(|hint| hint.ticket == ticket) else {
            return false;
        };
        match news {
            ThreeNews::Thinking(_) => {}
            ThreeNews::BestMove(Some(mv)) => {
                hint.best = Some(*mv);
                let seat = self.turn();
                self.document.count_hint(seat);
                cx.write_three(self.document.head(), ThreeEntry::Hint { seat });
            }
            ThreeNews::BestMove(None) => self.computer.hint = None,
            ThreeNews::Failed(reason) => {
                self.computer.hint = None;
                cx.toast(Tone::Error, Text::new("hint-failed", [("reason", reason.clone().into())]));
            }
        }
        true
    }

    /// The arrow of the hint, in the current position of the game.
    pub(super) fn hint_arrow(&self) -> Option<Arrow> {
        let mv = self.computer.hint.and_then(|hint| hint.best).filter(|_| self.document.is_at_head())?;
        Some(Arrow { from: mv.from, to: mv.to, weight: 1.0, meaning: ArrowMeaning::Best })
    }
}
