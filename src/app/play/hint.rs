//! A hint for a person who is to move, or the whole move. The record says who had how many.

use std::time::Duration;

use super::Play;
use super::computer::Hint;
use crate::app::board_view::{Arrow, ArrowMeaning};
use crate::app::catalogue::Text;
use crate::app::cx::Context;
use crate::app::message::EngineNews;
use crate::app::search::{Purpose, SearchTicket};
use crate::app::toasts::Tone;
use crate::engine::Limits;
use crate::game::TreeEdit;
use crate::sides::ByColor;

/// How long the engine thinks about it.
const TIME: Duration = Duration::from_secs(1);
/// The tags that count the hints a side has had.
const TAGS: ByColor<&str> = ByColor::new("WhiteHints", "BlackHints");

impl Play {
    /// Whether a person is to move who may ask.
    pub(super) fn may_have_hint(&self) -> bool {
        self.may_have_help() && self.hint.is_none()
    }

    /// Whether a person is to move whom the engine may help: in a tournament it may not.
    pub(super) fn may_have_help(&self) -> bool {
        self.is_at_turn() && self.may_play() && !self.game().touch_move()
    }

    /// The engine makes this one move for the person.
    pub(super) fn play_for_person(&mut self, cx: &mut Context) {
        if self.may_have_help() {
            if self.is_ready() {
                self.pause_or_resume(cx);
            }
            self.stop_pondering(cx);
            self.forget_hint(cx);
            self.computer.plays_for_person = true;
            self.think_if_due(cx);
        }
    }

    pub(super) fn ask_hint(&mut self, cx: &mut Context) {
        if self.may_have_hint() {
            let request = self.request(Limits { movetime: Some(TIME), ..Limits::default() });
            self.hint = Some(Hint { ticket: cx.search(Purpose::Hint, request), best: None });
        }
    }

    /// Discards the hint, because the game has continued or was left.
    pub(super) fn forget_hint(&mut self, cx: &mut Context) {
        if self.hint.take().is_some_and(|hint| hint.best.is_none()) {
            cx.stop_search(Purpose::Hint);
        }
    }

    /// News of its search; `false` if they are of another one.
    pub(super) fn hint_news(&mut self, ticket: SearchTicket, news: &EngineNews, cx: &mut Context) -> bool {
        let Some(hint) = self.hint.as_mut().filter(|hint| hint.ticket == ticket) else { return false };
        match *news {
            EngineNews::Thinking(_) => {}
            EngineNews::BestMove(Some(mv)) => {
                hint.best = Some(mv);
                self.count_hint(cx);
            }
            EngineNews::BestMove(None) => self.hint = None,
            EngineNews::Failed(ref reason) => {
                self.hint = None;
                cx.toast(Tone::Error, Text::new("hint-failed", [("reason", reason.clone().into())]));
            }
        }
        true
    }

    /// Notes in the record that the side to move has had a hint.
    pub(super) fn count_hint(&mut self, cx: &mut Context) {
        let turn = self.game().turn();
        let tags = &self.document.record().tags;
        let tag = TAGS[turn];
        let before = tags.get(tag).and_then(|value| value.parse::<u32>().ok()).unwrap_or_default();
        let value = Some(before.saturating_add(1).to_string());
        cx.edit(&mut self.document, TreeEdit::Tag { name: tag.to_owned(), value });
    }

    /// The arrow of the hint, in the current position of the game.
    pub(super) fn hint_arrow(&self) -> Option<Arrow> {
        let mv = self.hint.as_ref().and_then(|hint| hint.best).filter(|_| self.is_at_turn())?;
        Arrow::of(mv, 1.0, ArrowMeaning::Best)
    }
}
