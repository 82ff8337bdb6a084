//! The players at a table as the window shows them: clocks and questions.

use std::time::Duration;

use super::table::{OwnRules, Table};
use crate::app::game::{ClockFace, Corner, QuestionView, Request, corner};

impl<G: OwnRules> Table<G> {
    /// The panel of a player.
    pub(in crate::app) fn corner(&self, seat: G::Seat, now: Duration) -> Corner {
        let corner = self.document.corner(seat);
        Corner {
            is_computer: self.document.is_computer(seat) && !self.document.is_studied(),
            clock: self.clock_face(seat, now).or(corner.clock),
            can_resume: self.can_resume() && self.document.turn() == seat,
            ..corner
        }
    }

    /// The clock of a side. It runs while an earlier position is on display.
    fn clock_face(&self, seat: G::Seat, now: Duration) -> Option<ClockFace> {
        let document = &self.document;
        let reading = document.reading(seat, now)?;
        let left = document.until_flag(seat, now)?;
        let is_low = corner::low_time(document.control(seat)).is_some_and(|low| left <= low);
        Some(ClockFace {
            is_running: document.is_clock_running() && document.turn() == seat,
            is_low: is_low && document.is_in_game(seat),
            is_flashing: self.warned[seat.into()].is_some_and(|since| corner::is_lit(since, now)),
            has_fallen: reading.time.is_zero() && (document.is_over() || !document.is_in_game(seat)),
            ..ClockFace::of(reading)
        })
    }

    /// The question that a person at the board has not answered yet.
    pub(in crate::app) fn question_view(&self) -> Option<QuestionView> {
        let (asked, request) = self.question()?;
        let by = match request {
            Request::Draw => self.document.agreed(),
            Request::TakeBack | Request::Rematch => {
                G::SEATS.iter().copied().filter(|&seat| seat != asked).collect()
            }
        };
        let names: Vec<_> = by.into_iter().map(|seat| self.document.name_of(seat)).collect();
        QuestionView::of(asked.into(), &self.document.name_at_board(asked), request, &names)
    }
}
