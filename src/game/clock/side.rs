//! The time of one side.

use std::time::Duration;

#[cfg(feature = "serde")]
use super::nanos;
use crate::game::{Session, TimeControl};

/// The display of a clock for one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Time left: of the main time or, after it, of the byo-yomi period.
    pub time: Duration,
    /// Byo-yomi periods left, once the main time is used up.
    pub periods: Option<u32>,
}

/// The time of one side at the start of its move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, rename_all = "kebab-case"))]
pub(super) struct Side {
    #[cfg_attr(feature = "serde", serde(with = "nanos"))]
    pub left: Duration,
    /// Byo-yomi periods not yet lost.
    pub periods: u32,
    /// Index of the current session, and moves made in it.
    pub session: usize,
    pub session_moves: u32,
    /// Moves made in the game.
    pub moves: u32,
}

impl Side {
    /// The side before its first move. With a bonus but no base time, as in `0+10`, it starts with the bonus.
    pub fn new(control: &TimeControl) -> Self {
        let base = control.base().unwrap_or_default();
        let left = if base.is_zero() { control.increment() } else { base };
        let periods = match control {
            TimeControl::ByoYomi { periods, .. } => *periods,
            _ => 0,
        };
        Self { left, periods, ..Self::default() }
    }

    /// The side after thinking for `spent`; `None` if its flag falls on the way.
    pub fn think(self, control: &TimeControl, spent: Duration) -> Option<Self> {
        let charged = match control {
            TimeControl::Unlimited => return Some(self),
            TimeControl::Delay { delay, .. } if spent < *delay => return Some(self),
            TimeControl::Delay { delay, .. } => spent.saturating_sub(*delay),
            _ => spent,
        };
        if charged < self.left {
            return Some(Self { left: self.left.saturating_sub(charged), ..self });
        }
        match control {
            TimeControl::ByoYomi { period, .. } => {
                let lost = lost_periods(charged.saturating_sub(self.left), *period)?;
                (lost < self.periods).then(|| Self {
                    left: Duration::ZERO,
                    periods: self.periods - lost,
                    ..self
                })
            }
            _ => None,
        }
    }

    /// The side after its move, bonus included.
    pub fn moved(self, control: &TimeControl, spent: Duration, timed: bool) -> Self {
        let mut side = Self { moves: self.moves.saturating_add(1), ..self };
        match control {
            TimeControl::Fischer { increment, .. } if timed => side.left += *increment,
            TimeControl::Bronstein { delay, .. } => side.left += spent.min(*delay),
            TimeControl::Sessions(sessions) => side.count_session_move(sessions, timed),
            _ => {}
        }
        side
    }

    fn count_session_move(&mut self, sessions: &[Session], timed: bool) {
        let Some(session) = sessions.get(self.session) else { return };
        if timed {
            self.left += session.increment;
        }
        self.session_moves = self.session_moves.saturating_add(1);
        if session.moves.is_some_and(|moves| self.session_moves >= moves) {
            self.session_moves = 0;
            self.session = (self.session + 1).min(sessions.len() - 1);
            self.left += sessions[self.session].time;
        }
    }

    /// The moves to be made in this session; `None` if it counts none.
    pub fn moves_to_go(self, control: &TimeControl) -> Option<u32> {
        let TimeControl::Sessions(sessions) = control else { return None };
        let moves = sessions.get(self.session).and_then(|session| session.moves)?;
        Some(moves.saturating_sub(self.session_moves).max(1))
    }

    pub fn reading(self, control: &TimeControl, spent: Duration) -> Reading {
        match (control, self.think(control, spent)) {
            (TimeControl::ByoYomi { period, .. }, Some(side)) if side.left.is_zero() => {
                let over = spent.saturating_sub(self.left).as_nanos() % period.as_nanos();
                let time = period.saturating_sub(Duration::from_nanos_u128(over));
                Reading { time, periods: Some(side.periods) }
            }
            (_, Some(side)) => Reading { time: side.left, periods: None },
            (TimeControl::ByoYomi { .. }, None) => Reading { time: Duration::ZERO, periods: Some(0) },
            (_, None) => Reading { time: Duration::ZERO, periods: None },
        }
    }
}

/// Whole periods in `over`; `None` where the period has no length.
fn lost_periods(over: Duration, period: Duration) -> Option<u32> {
    let lost = over.as_nanos().checked_div(period.as_nanos())?;
    Some(u32::try_from(lost).unwrap_or(u32::MAX))
}
