//! The engine in a lesson: the computer's answers and the hints of a game, and why a move was wrong.

use super::judged::Judged;
use crate::app::context::Context;
use crate::app::engines::{Purpose, SearchTicket};
use crate::engine::{Level, Limits, SearchRequest};
use crate::game::{self, Position};
use crate::lessons::{Move, Run};
use crate::tactics::Cause;

/// The nodes of a hint and of an answer at full strength. The levels have their own.
const NODES: u64 = 20_000;

/// A search of a lesson that goes on.
#[derive(Debug, Clone)]
pub(super) enum Search {
    /// For the computer's answer in a game.
    Answer(SearchTicket),
    /// For a hint in a game.
    Hint(SearchTicket),
    /// For the reason why a move was wrong.
    Why(Box<Judged>),
}

/// The move of a lesson in a position of its game.
pub(super) fn legal(position: &Position, mv: Move) -> Option<game::Move> {
    let mut moves = position.moves_between(mv.from, mv.to).into_iter();
    moves.find(|other| other.promotion() == mv.promotion)
}

/// Begins a search by a level of play, or at full strength.
fn begin(run: &Run, level: Option<Level>, cx: &mut Context) -> Option<SearchTicket> {
    let limits = Limits { nodes: level.is_none().then_some(NODES), ..Limits::default() };
    let strength = level.unwrap_or(Level::FULL).into();
    let request = SearchRequest { strength, ..SearchRequest::new(*run.position()?, limits) };
    Some(cx.search(Purpose::Hint, request))
}

impl Search {
    pub fn answer(run: &Run, cx: &mut Context) -> Option<Search> {
        begin(run, run.level().opponent.and_then(Level::new), cx).map(Search::Answer)
    }

    pub fn hint(run: &Run, cx: &mut Context) -> Option<Search> {
        begin(run, None, cx).map(Search::Hint)
    }

    /// Begins the search for the reason why the pupil's last move was wrong; `right` is the move that was expected.
    pub fn why(run: &Run, mv: Option<Move>, right: Option<Move>, cx: &mut Context) -> Option<Search> {
        let before = run.position_before()?;
        let judged = Judged::ask(before, legal(before, mv?)?, legal(before, right?)?, cx);
        Some(Search::Why(Box::new(judged)))
    }

    /// Whether the board waits for the result.
    pub fn is_awaited(&self) -> bool {
        !matches!(self, Search::Hint(_))
    }
}

/// Why the pupil's last move was wrong, if something true can be said. `points` are those to be expected after it and
/// after the right one.
pub(super) fn cause(judged: &Judged, run: &Run, points: [Option<f64>; 2]) -> Option<Cause> {
    let is_worse = matches!(points, [Some(mine), Some(right)] if mine < right);
    let cause = judged.cause(run.position_before().filter(|_| is_worse)?)?;
    // A reply that is shown must be the one that the reason names.
    let reply = run.replies().first().copied();
    let names_reply = reply.is_none() || cause.line.first().copied().map(Move::from) == reply;
    names_reply.then_some(cause)
}
