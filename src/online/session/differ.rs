//! Different records: both sides exchange their records, and go back to the common part if both players agree.

use std::time::Duration;

use super::{Differing, OUT_OF_PLACE, Phase, Session};
use crate::online::event::Event;
use crate::online::news::{Ending, News};
use crate::online::problem::Problem;
use crate::online::protocol::{Farewell, LOG_EVENTS, Line};
use crate::online::record::{MAX_EVENTS, Record};

impl Session {
    /// Requests the peer's record.
    pub(super) fn show_difference(&mut self) {
        if !matches!(self.phase, Phase::Differing(_)) {
            self.phase = Phase::Differing(Differing::default());
            self.on_its_way = None;
            self.out.push(Line::Want { from: 0 });
        }
    }

    /// Handles the peer's request for a part of the record.
    pub(super) fn receive_want(&mut self, from: usize) -> Result<(), Problem> {
        self.show_difference();
        let record = self.record().ok_or(OUT_OF_PLACE)?;
        let rest = record.events().get(from..).ok_or(OUT_OF_PLACE)?;
        let events = rest.iter().take(LOG_EVENTS).cloned().collect();
        let line = Line::Log { from, total: record.len(), events };
        self.out.push(line);
        Ok(())
    }

    /// Handles a part of the peer's record.
    pub(super) fn receive_log(
        &mut self,
        from: usize,
        total: usize,
        events: Vec<Event>,
    ) -> Result<(), Problem> {
        let Phase::Differing(differing) = &mut self.phase else { return Err(OUT_OF_PLACE) };
        let is_more = from == differing.events.len() && (!events.is_empty() || total == from);
        if differing.common.is_some() || !is_more || events.len() > LOG_EVENTS {
            return Err(OUT_OF_PLACE);
        }
        differing.events.extend(events);
        let have = differing.events.len();
        if total > MAX_EVENTS || have > total {
            return Err(Problem::TooMany);
        }
        if have < total {
            self.out.push(Line::Want { from: have });
            return Ok(());
        }
        let Some(ours) = self.kept.record.clone() else { return Err(OUT_OF_PLACE) };
        let theirs = Record::with_events(ours.beginning().clone(), &differing.events);
        let theirs = theirs.map_err(|(n, _)| Problem::IllegalEvent(n))?;
        let common = ours.common(&theirs);
        differing.common = Some(common);
        let (ours, theirs) = (Box::new(ours), Box::new(theirs));
        self.news.push(News::Differs { ours, theirs, common });
        Ok(())
    }

    /// Handles the player's decision whether to go back.
    pub(super) fn go_back(&mut self, agree: bool, now: Duration) -> Result<(), Problem> {
        let Phase::Differing(differing) = &mut self.phase else { return Ok(()) };
        let Some(to) = differing.common.filter(|_| differing.own.is_none()) else { return Ok(()) };
        differing.own = Some(agree);
        self.out.push(Line::Back { to, agree });
        if !agree {
            self.leave(Farewell::StillDiffers, Ending::StillDiffers);
            return Ok(());
        }
        self.go_back_if_both_agree(now)
    }

    /// Handles the opponent's decision whether to go back.
    pub(super) fn receive_back(&mut self, to: usize, agree: bool, now: Duration) -> Result<(), Problem> {
        let Phase::Differing(differing) = &mut self.phase else { return Err(OUT_OF_PLACE) };
        // The peer may have seen the whole record before this side has.
        if differing.common.is_some_and(|common| common != to) {
            return Err(OUT_OF_PLACE);
        }
        differing.theirs = Some(agree);
        self.news.push(News::PeerGoesBack(agree));
        self.go_back_if_both_agree(now)
    }

    fn go_back_if_both_agree(&mut self, now: Duration) -> Result<(), Problem> {
        let Phase::Differing(Differing { common: Some(to), own: Some(true), theirs: Some(true), .. }) =
            self.phase
        else {
            return Ok(());
        };
        self.shorten(to, now)?;
        (self.kept.known, self.sent_up_to) = (to, to);
        self.kept.offered.clear();
        self.watch.reset(now);
        let state = self.record().cloned().zip(self.clocks(now));
        self.news.extend(state.map(|(record, clocks)| News::WentBack { record: Box::new(record), clocks }));
        self.play_on(now);
        Ok(())
    }
}
