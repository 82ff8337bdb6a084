//! The evaluation of the position that is set up, while the position is possible and the evaluation switched on.

use std::time::Duration;

use crate::app::board::{Arrow, ArrowMeaning};
use crate::app::context::Context;
use crate::app::engines::{EngineNews, Purpose, SearchTicket};
use crate::app::game::{AnalysisView, EvalText, depth_text};
use crate::engine::{Info, Limits, SearchRequest};
use crate::game::Position;

/// Time limit of a search.
const TIME: Duration = Duration::from_secs(5);

/// The evaluation as far as it is found.
#[derive(Debug, Clone, Default)]
pub(in crate::app) struct Evaluation {
    pub(super) is_on: bool,
    /// The last position, if it is possible.
    position: Option<Box<Position>>,
    ticket: Option<SearchTicket>,
    found: Option<Box<Info>>,
}

impl Evaluation {
    pub(in crate::app) fn switch(&mut self, cx: &mut Context) {
        let is_on = !self.is_on;
        self.stop(cx);
        self.is_on = is_on;
    }

    pub(super) fn stop(&mut self, cx: &mut Context) {
        if std::mem::take(self).is_on {
            cx.stop_search(Purpose::Analysis);
            cx.release_engine(Purpose::Analysis);
        }
    }

    /// Evaluates this position if it is another one than before, unless the game is over in it.
    pub(super) fn follow(&mut self, position: Option<Position>, is_over: bool, cx: &mut Context) {
        if !self.is_on || self.position.as_deref() == position.as_ref() {
            return;
        }
        if self.ticket.is_some() {
            cx.stop_search(Purpose::Analysis);
        }
        let limits = Limits { movetime: Some(TIME), ..Limits::default() };
        let searched = position.filter(|_| !is_over);
        let ticket = searched.map(|start| cx.search(Purpose::Analysis, SearchRequest::new(start, limits)));
        *self = Evaluation { is_on: true, position: position.map(Box::new), ticket, found: None };
    }

    pub(super) fn news(&mut self, ticket: SearchTicket, news: EngineNews) {
        if self.ticket != Some(ticket) {
            return;
        }
        match news {
            EngineNews::Thinking(info) if info.multipv <= 1 => self.found = Some(info),
            EngineNews::Thinking(_) => {}
            EngineNews::BestMove(_) | EngineNews::Failed(_) => self.ticket = None,
        }
    }

    /// The view of the evaluation, without the end of a game; `None` while the evaluation is off.
    pub(super) fn view(&self) -> Option<AnalysisView> {
        let found = self.found.as_ref().zip(self.position.as_deref());
        let white = found.map(|(info, position)| info.score.for_white(position.turn()));
        self.is_on.then(|| AnalysisView {
            is_on: true,
            depth: found.map_or_else(String::new, |(info, _)| depth_text(info.depth)),
            bar: white.map(|score| score.expected() as f32),
            bar_score: white.zip(found).map(|(score, (_, at))| EvalText::of(score, at.variant())),
            ..AnalysisView::default()
        })
    }

    pub(super) fn best_arrow(&self) -> Option<Arrow> {
        let mv = *self.found.as_ref()?.pv.first()?;
        Arrow::of(mv, 1.0, ArrowMeaning::Best)
    }
}
