//! A warning before a mistake: a move of the one person against the computer waits while the engine looks at it, and a mistake until
//! the person has answered. With two people at the board the warning would tell the other one the answer.

use super::analysis::ReportRun;
use super::report_view::reason;
use super::table_game::{IN_A_HURRY, TableGame as _};
use super::two::{Look, Play};
use crate::app::context::{Context, Shared};
use crate::app::engines::{EngineNews, Purpose, SearchTicket};
use crate::app::game::QuestionView;
use crate::app::text::{Text, text, tr};
use crate::engine::{Level, SearchRequest};
use crate::game::{Move, san};
use crate::report::{HASH_MB, Plan};
use crate::tactics::Cause;

/// Nodes of the searches before and after a move. They depend on no clock, so that each machine warns of the same moves.
const NODES: u64 = 20_000;

impl Play {
    /// Whether the person may be warned: in no game against another person, under tournament rules or in a match.
    fn may_warn(&self) -> bool {
        let setup = self.setup();
        let counts = setup.tournament || setup.match_length.is_some();
        self.check_help().is_ok() && !counts && self.only_human().is_some()
    }

    /// Looks at a move of the person before it is made. Returns whether it waits. At most one warning comes in a turn.
    pub(super) fn look(&mut self, mv: Move, cx: &mut Context) -> bool {
        self.answer_offer(false, cx);
        let ply = self.game().plies();
        let is_known = |look: &Look| look.ply == ply && (look.mv == mv || look.found.is_some());
        let left = self.document.until_flag(self.game().turn(), cx.now);
        let is_hurried = left.is_some_and(|left| left < IN_A_HURRY);
        let is_wanted = cx.shared.settings.warn_mistakes && self.may_warn();
        if !is_wanted || is_hurried || self.extra.look.as_ref().is_some_and(is_known) {
            return false;
        }
        let (start, played) = self.game().history();
        let plan = Plan::of_move(*self.game().position(), mv, *self.game().draws(), NODES);
        let after_game = |request: SearchRequest| {
            let moves = [&played[..], &request.moves].concat();
            SearchRequest { start, moves, ..request }
        };
        let requests = plan.requests().into_iter().map(after_game).collect();
        let first = cx.search_all(Purpose::Hint, HASH_MB, requests);
        self.extra.look = Some(Look { mv, ply, run: ReportRun { plan, first }, found: None });
        self.hand.clear();
        self.hand.waiting = Some(mv);
        true
    }

    /// Takes news of its searches; `false` if they are of others. A move that is no mistake is made.
    pub(super) fn look_news(&mut self, ticket: SearchTicket, news: &EngineNews, cx: &mut Context) -> bool {
        let is_there = self.looked_at().is_some();
        let Some(look) = &mut self.extra.look else { return false };
        let Some(ply) = look.run.ply(ticket) else { return false };
        if look.run.plan.done() == look.run.plan.len() {
            return true;
        }
        match news {
            EngineNews::Thinking(info) => look.run.plan.take(ply, info),
            EngineNews::BestMove(_) | EngineNews::Failed(_) => look.run.plan.finish(ply),
        }
        if look.run.plan.done() < look.run.plan.len() {
            return true;
        }
        look.found = look.run.plan.mistake().filter(|_| is_there);
        let (mv, is_mistake) = (look.mv, look.found.is_some());
        if is_mistake {
            // The warning names the answer, and so helps whatever the person plays then.
            self.document.count_hint();
        } else if is_there {
            self.hand.clear();
            self.play(mv, cx);
        }
        true
    }

    /// The look at the move that waits.
    pub(super) fn looked_at(&self) -> Option<&Look> {
        let is_waiting = |look: &&Look| {
            self.is_at_turn() && self.hand.waiting == Some(look.mv) && look.ply == self.game().plies()
        };
        self.extra.look.as_ref().filter(is_waiting)
    }

    /// The cause of the mistake that waits.
    pub(super) fn warned_of(&self) -> Option<&Cause> {
        self.looked_at()?.found.as_ref()?.cause.as_ref()
    }

    /// Whether the person is asked whether to be warned: once, against a weak level, after the first lessons.
    pub(super) fn is_warning_offered(&self, shared: &Shared) -> bool {
        let settings = &shared.settings;
        let is_new = !settings.warning_offered && !settings.warn_mistakes && !settings.lessons.is_empty();
        let level = self.only_human().and_then(|own| self.setup().seat(!own).player.level());
        is_new
            && level.is_some_and(|level| level <= Level::DEFAULT)
            && self.may_warn()
            && self.game().plies() < 2
    }

    /// The warning, or the offer of warnings.
    pub(super) fn aside(&self, shared: &Shared) -> Option<QuestionView> {
        let asked = self.only_human()?;
        let found = self.looked_at().and_then(|look| look.found.as_ref());
        let (name, text, said, answers) = match found {
            Some(mistake) => {
                let before = self.game().position();
                let name = text!("warn-title", "move" = Text::mv(san(before, mistake.mv)));
                let text = reason(before, mistake)?;
                let said = text!("warn-said", title = name.clone(), reason = text.clone());
                (name, text, said, ["word-take-back", "warn-play"])
            }
            None if self.is_warning_offered(shared) => {
                let text = Text::key("warn-offer");
                (self.document.name_at_board(asked), text.clone(), text, ["warn-yes", "warn-no"])
            }
            None => return None,
        };
        let [name, text, said] = [name, text, said].map(|text| text.to_string());
        let [accept, decline] = answers.map(tr);
        Some(QuestionView { asked: asked.into(), name, text, said, accept, decline })
    }

    /// Takes the answer to it; `false` if nothing was asked.
    pub(super) fn answer_aside(&mut self, accepts: bool, cx: &mut Context) -> bool {
        if self.warned_of().is_some() {
            if let Some(mv) = self.hand.waiting.take().filter(|_| !accepts) {
                self.play(mv, cx);
            }
            return true;
        }
        self.answer_offer(accepts, cx)
    }

    /// Takes the answer to the offer of warnings; `false` if it was not made.
    fn answer_offer(&mut self, accepts: bool, cx: &mut Context) -> bool {
        let is_offered = self.is_warning_offered(cx.shared);
        if is_offered {
            let settings = cx.change_settings();
            (settings.warning_offered, settings.warn_mistakes) = (true, accepts);
        }
        is_offered
    }
}
