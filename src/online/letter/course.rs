//! How a game by mail continues, and which letters continue it.

use super::super::event::{Event, EventKind};
use super::super::record::MAX_EVENTS;
use super::state::Letter;
use crate::game::Move;
use crate::sides::Color;

/// An addition of one side to a game: moves, an end, an offer and "if … then" lines.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Step {
    /// The own move, then each answer by an "if … then" line of the opponent, with the next own move.
    pub moves: Vec<Move>,
    /// Resignation, acceptance of a draw, or claim of a draw.
    pub end: Option<EventKind>,
    /// Whether to offer a draw.
    pub offers_draw: bool,
    /// "If … then" lines, each beginning with a move of the opponent.
    pub plans: Vec<Vec<Move>>,
}

/// Why a letter does not continue a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has everything that the letter says: it came twice, or late.
    Known,
    /// The letter is the player's own.
    Own,
    /// The letter has moves of the player that the player has not made here.
    Ahead,
    /// The two games differ after this number of events.
    Differs(usize),
}

impl Letter {
    /// The next letter of `by`. `None` if the rules do not allow the step, or if it is not `by`'s.
    pub fn answer(&self, by: Color, step: &Step) -> Option<Letter> {
        let mut next = self.clone();
        for &mv in &step.moves {
            let (by, mv) = (next.record.turn(), next.record.position().coordinates(mv));
            next.record.push(Event::new(by, EventKind::Move { mv, ms: 0 })).ok()?;
        }
        if let Some(end) = &step.end {
            next.record.push(Event::new(by, end.clone())).ok()?;
        }
        let events = &next.record.events()[self.record.len()..];
        let is_allowed = self.may_add(by, events) || events.is_empty() && self.is_unsent(by);
        let is_over = next.record.outcome().is_some();
        let has_next = !is_over || step.plans.is_empty() && !step.offers_draw;
        (is_allowed && has_next && step.plans.iter().all(|plan| next.can_plan(plan))).then(|| Letter {
            by,
            offers_draw: step.offers_draw,
            plans: step.plans.clone(),
            ..next
        })
    }

    /// Whether `by` invites as Black: the first letter then has no move.
    fn is_unsent(&self, by: Color) -> bool {
        self.record.is_empty() && self.by == by && self.record.turn() != by
    }

    /// Whether these moves can follow.
    fn can_plan(&self, plan: &[Move]) -> bool {
        let mut position = *self.record.position();
        !plan.is_empty()
            && plan.len() <= MAX_EVENTS
            && plan.iter().all(|&mv| position.play(mv).map(|next| position = next).is_ok())
    }

    /// Whether `by` may add these events: its own moves, an answer of the opponent only by an "if … then" line of this
    /// letter, and a draw only if this letter offers one.
    fn may_add(&self, by: Color, events: &[Event]) -> bool {
        let is_move = |(planned, event): (&String, &Event)| match &event.kind {
            EventKind::Move { mv, .. } => mv == planned,
            _ => false,
        };
        let is_planned = |until: usize| {
            let mut plans = self.plans.iter().map(|plan| self.record.position().line_coordinates(plan));
            plans.any(|plan| plan.len() > until && plan.iter().zip(&events[..=until]).all(is_move))
        };
        let is_right = |(index, event): (usize, &Event)| match &event.kind {
            EventKind::Move { .. } => event.by == by || self.by != by && is_planned(index),
            EventKind::Draw => event.by == by && index == 0 && self.by != by && self.offers_draw,
            EventKind::Claim | EventKind::Resign => event.by == by,
            EventKind::Takeback { .. } | EventKind::Flag => false,
        };
        events.iter().enumerate().all(is_right) && events.last().is_some_and(|last| last.by == by)
    }

    /// The next letter with the days and the addresses of this one, except the writer's own address.
    pub(super) fn with_news(self, next: Letter) -> Letter {
        let mut addresses = self.addresses;
        addresses[next.by].clone_from(&next.addresses[next.by]);
        Letter { days: self.days, addresses, ..next }
    }

    /// Whether `letter` continues this game, as the player `me` has it.
    ///
    /// # Errors
    /// [`Refusal`].
    pub fn check_next(&self, me: Color, letter: &Letter) -> Result<(), Refusal> {
        let (own, theirs) = (self.record.len(), letter.record.len());
        let common = self.record.common(&letter.record);
        if common < own.min(theirs) || self.record.mark_at(0) != letter.record.mark_at(0) {
            Err(Refusal::Differs(common))
        } else if letter.by == me {
            Err(Refusal::Own)
        } else if theirs <= own {
            Err(Refusal::Known)
        } else if self.may_add(letter.by, &letter.record.events()[own..]) {
            Ok(())
        } else {
            Err(Refusal::Ahead)
        }
    }
}
