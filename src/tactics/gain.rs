//! The material that a side wins for good by a line.

use super::exchange::{PROMOTION, value};
use super::line::{Line, Taken};
use crate::game::PieceKind;
use crate::hex::Cell;
use crate::sides::Color;

/// The plies of a line within which a gain begins, and for which it must last.
const SPAN: usize = 6;
/// The plies for which the gain of the first move must last.
const FIRST_SPAN: usize = 3;

/// A lasting gain of one side.
#[derive(Clone, Debug)]
pub(super) struct Gain {
    /// The ply that brings it.
    pub ply: usize,
    /// In pawns, at least 1.
    pub worth: i32,
}

/// The pieces that both sides took for a gain, without those that cancel out.
#[derive(Clone, Debug)]
pub(super) struct Net {
    /// The dearest first.
    pub won: Vec<Taken>,
    pub given: Vec<Taken>,
    pub worth: i32,
    /// The ply of the own promotion, if there is one.
    pub promotion: Option<usize>,
}

impl Gain {
    /// The gain of a side whose first move is at ply `first`, against the balance before ply `base`.
    pub fn of(line: &Line, first: usize, side: Color, base: usize) -> Option<Gain> {
        let before = line.balance(base.min(line.len()), side);
        let kept = |ply: usize| {
            let last = (ply + if ply == first { FIRST_SPAN } else { SPAN }).min(line.len() - 1);
            (ply..=last).map(|ply| line.kept(ply + 1, side) - before).min().unwrap_or(0)
        };
        let plies = (first..line.len().min(first + SPAN + 1)).step_by(2);
        let kept: Vec<(usize, i32)> = plies.map(|ply| (ply, kept(ply))).collect();
        let best = kept.iter().map(|(_, worth)| *worth).max()?;
        let found = kept.into_iter().find(|(_, worth)| *worth >= 1 && *worth >= best - 1);
        found.map(|(ply, worth)| Gain { ply, worth })
    }
}

impl Net {
    /// The pieces taken from ply `base` up to the ply of a gain, and by retakes on the same cell right after.
    pub fn of(line: &Line, gain: &Gain, side: Color, base: usize) -> Net {
        let retakes = (gain.ply + 1..line.len()).take_while(|&ply| line.is_retake(ply)).count();
        let plies = base..=(gain.ply + retakes).min(line.len() - 1);
        let (mut won, mut given) = (Vec::new(), Vec::new());
        for taken in plies.clone().filter_map(|ply| line.taken(ply)) {
            if line.positions[taken.ply].turn() == side { won.push(taken) } else { given.push(taken) }
        }
        let is_next = |own: &Taken, other: &Taken| {
            own.ply.abs_diff(other.ply) == 1 && line.is_retake(own.ply.max(other.ply))
        };
        cancel(&mut won, &mut given, is_next);
        cancel(&mut won, &mut given, |_, _| true);
        let own = |ply: &usize| line.positions[*ply].turn() == side && line.moves[*ply].promotion().is_some();
        let promotion = plies.clone().find(own);
        let sum = |taken: &[Taken]| taken.iter().map(|taken| value(taken.role)).sum::<i32>();
        let worth = sum(&won) - sum(&given) + if promotion.is_some() { PROMOTION } else { 0 };
        won.sort_by_key(|taken| std::cmp::Reverse(value(taken.role)));
        given.sort_by_key(|taken| std::cmp::Reverse(value(taken.role)));
        Net { won, given, worth, promotion }
    }

    /// The capture of the dearest piece.
    pub fn key(&self) -> Option<Taken> {
        self.won.first().copied()
    }

    /// Whether the words agree with the gain: they would not claim more than was won.
    pub fn agrees(&self, gain: i32) -> bool {
        self.worth >= 1 && ((self.worth - gain).abs() <= 2 || 2 * gain >= self.worth)
    }

    /// Whether a piece is among those won.
    pub fn wins(&self, name: Cell) -> bool {
        self.won.iter().any(|taken| taken.name == name)
    }

    /// The kinds of the pieces won.
    pub fn won_kinds(&self) -> Vec<PieceKind> {
        kinds(&self.won)
    }

    /// The kinds of the pieces given.
    pub fn given_kinds(&self) -> Vec<PieceKind> {
        kinds(&self.given)
    }
}

fn kinds(taken: &[Taken]) -> Vec<PieceKind> {
    taken.iter().map(|taken| PieceKind::Chess(taken.role)).collect()
}

/// Takes pairs of equal value from both lists.
fn cancel(won: &mut Vec<Taken>, given: &mut Vec<Taken>, is_pair: impl Fn(&Taken, &Taken) -> bool) {
    won.retain(|own| {
        let is_equal = |other: &Taken| value(own.role) == value(other.role) && is_pair(own, other);
        let other = given.iter().position(is_equal);
        if let Some(other) = other {
            given.remove(other);
        }
        other.is_none()
    });
}
