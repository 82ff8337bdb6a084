//! The threat: the best move of the opponent if the opponent were to move now.

use std::time::Duration;

use super::Study;
use super::analysis::{Line, Threat};
use crate::app::board_view::{Arrow, ArrowMeaning};
use crate::app::cx::Context;
use crate::app::search::{EngineNews, Purpose, SearchTicket};
use crate::app::view::ThreatView;
use crate::engine::{Limits, SearchRequest};

/// Time limit of the search, which takes a thread from the analysis: a threat is found quickly or does not exist.
const TIME: Duration = Duration::from_secs(3);

impl Study {
    /// Shows the threat, or no longer. A search begins with the next look at the cursor.
    pub(super) fn set_threat(&mut self, is_on: bool, cx: &mut Context) {
        self.leave_threat(cx);
        self.threat.is_on = is_on;
    }

    /// Ends its search and forgets it. Its engine is not needed any more.
    pub(in crate::app) fn leave_threat(&mut self, cx: &mut Context) {
        if self.threat.is_on {
            self.stop_threat(cx);
            cx.release_engine(Purpose::Threat);
        }
    }

    fn stop_threat(&mut self, cx: &mut Context) {
        if std::mem::take(&mut self.threat).ticket.is_some() {
            cx.stop_search(Purpose::Threat);
        }
    }

    /// Whether the threat is shown.
    pub fn shows_threat(&self) -> bool {
        self.threat.is_on
    }

    /// Searches for the threat in the current position, if it is a new one.
    pub(super) fn follow_threat(&mut self, cx: &mut Context) {
        let asked = Some((self.document.cursor(), self.document.kept().revision()));
        if !self.threat.is_on || self.threat.asked == asked {
            return;
        }
        let passed = self.document.position().after_null_move();
        let position = passed.filter(|_| self.document.ending().is_none());
        self.threat.asked = asked;
        if self.threat.position == position && position.is_some() {
            return;
        }
        self.stop_threat(cx);
        let limits = Limits { movetime: Some(TIME), ..Limits::default() };
        let draws = self.document.setup().draws();
        let request = position.map(|start| SearchRequest { draws, ..SearchRequest::new(start, limits) });
        let ticket = request.map(|request| cx.search(Purpose::Threat, request));
        self.threat = Threat { is_on: true, asked, position, ticket, line: None };
    }

    pub(super) fn threat_news(&mut self, ticket: SearchTicket, news: EngineNews) {
        let threat = &mut self.threat;
        let Some(position) = threat.position.filter(|_| threat.ticket == Some(ticket)) else { return };
        match news {
            EngineNews::Thinking(info) if info.multipv <= 1 => {
                threat.line = Some(Line::found(position, *info, threat.line.as_ref()));
            }
            EngineNews::Thinking(_) => {}
            EngineNews::BestMove(_) | EngineNews::Failed(_) => threat.ticket = None,
        }
    }

    /// The view of the threat; `None` while it is off.
    pub(super) fn threat_view(&self) -> Option<ThreatView> {
        let threat = &self.threat;
        threat.is_on.then(|| ThreatView {
            is_possible: threat.position.is_some(),
            line: threat.position.zip(threat.line.as_ref()).map(|(position, line)| line.view(&position)),
        })
    }

    /// The arrow of its first move.
    pub(super) fn threat_arrow(&self) -> Option<Arrow> {
        let mv = *self.threat.line.as_ref()?.info.pv.first()?;
        Arrow::of(mv, 1.0, ArrowMeaning::Threat)
    }
}
