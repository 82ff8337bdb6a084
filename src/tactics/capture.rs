//! Captures that win a piece at once, and how the piece comes to be lost.

use super::cause::{Loose, Placed};
use super::exchange::{PROMOTION, exchange, passed, take, value};
use super::line::{Line, Taken};
use crate::chess::{Move, MoveKind, Position, Role};
use crate::game::PieceKind;
use crate::hex::{Cell, between};

/// The first move of a side in a line, or one that is legal at once and comes after a check, that wins a piece by its
/// own exchange.
#[derive(Clone, Debug)]
pub(super) struct Capture {
    pub mv: Move,
    pub victim: Taken,
    /// In pawns, at least 1.
    pub worth: i32,
    /// The capturer if it is retaken.
    pub given: Option<Role>,
}

impl Capture {
    /// The capture of the side that moves at ply `first`.
    pub fn of(line: &Line, first: usize) -> Option<Capture> {
        let (position, mv) = (line.positions.get(first)?, *line.moves.get(first)?);
        let later = || {
            let (victim, mv) = (line.taken(first + 2)?, *line.moves.get(first + 2)?);
            let is_there = line.name(first, victim.cell) == Some(victim.name);
            let is_possible = line.positions[first + 1].in_check() && position.is_legal(mv) && is_there;
            is_possible.then_some((mv, victim))
        };
        let (mv, victim) = line.taken(first).map(|victim| (mv, victim)).or_else(later)?;
        let before = first.checked_sub(1).and_then(|before| line.taken(before));
        let paid = before.filter(|_| line.moves[first - 1].to == victim.cell);
        let worth = exchange(position, mv) - paid.map_or(0, |paid| value(paid.role));
        let role = mv.promotion().or(position.role_at(mv.from))?;
        let retaken = take(&super::exchange::after(position, mv), mv.to) > 0;
        let given = Some(mv.promotion().map_or(role, |_| Role::Pawn)).filter(|_| retaken);
        let gain = value(victim.role) + if mv.promotion().is_some() { PROMOTION } else { 0 };
        let is_plain = given.is_none_or(|given| gain > value(given));
        (worth >= 1 && is_plain).then_some(Capture { mv, victim, worth, given })
    }

    /// The victim on its cell.
    pub fn placed(&self) -> Placed {
        Placed { kind: PieceKind::Chess(self.victim.role), cell: self.victim.cell }
    }

    /// The way in which the first move of a line, which the capture answers, loses the victim; `gain` is the lasting gain.
    pub fn after_move(&self, line: &Line, gain: i32) -> Loose {
        let (before, after, mv) = (&line.positions[0], &line.positions[1], line.moves[0]);
        let cell = self.victim.cell;
        let mover = after.role_at(mv.to).unwrap_or(Role::Pawn);
        if line.mover(0) == Some(self.victim.name) {
            // A pawn taken en passant stood elsewhere.
            let taken = line.taken(0).filter(|taken| taken.cell == mv.to);
            return taken.map_or(Loose::MovedThere, |taken| Loose::BadCapture(PieceKind::Chess(taken.role)));
        }
        let lost_before = passed(before).map_or(0, |passed| take(&passed, cell));
        if lost_before >= 1 && lost_before >= gain - 1 {
            return Loose::StillAttacked;
        }
        // A piece between the two may have protected the victim as well: the capturer could not come there before.
        if between(self.mv.from, cell).contains(mv.from) {
            let kind = PieceKind::Chess(after.role_at(self.mv.from).unwrap_or(Role::Pawn));
            return Loose::OpensLine(Placed { kind, cell: self.mv.from });
        }
        let kind = PieceKind::Chess(mover);
        let protected = mv.kind != MoveKind::Castle && attacks(before, mv.from, cell);
        if protected && !attacks(after, mv.to, cell) {
            return Loose::StopsProtecting(PieceKind::Chess(before.role_at(mv.from).unwrap_or(mover)));
        }
        let own = before.by_color(before.turn()).without(mv.from);
        let lines = before.attackers_to(cell, before.occupied()) & own;
        if let Some(by) = lines.iter().find(|by| between(*by, cell).contains(mv.to)) {
            let by = PieceKind::Chess(before.role_at(by).unwrap_or(Role::Pawn));
            return Loose::BlocksProtector { mover: Placed { kind, cell: mv.to }, by };
        }
        self.plain(after)
    }

    /// The way in which a victim is lost that the side to move could take; `played` is the move played instead, and `last` the cell on
    /// which the other side has just captured.
    pub fn missed(&self, before: &Position, played: Move, last: Option<Cell>) -> Loose {
        let instead = before.captured_at(played).and_then(|cell| before.role_at(cell));
        if last == Some(self.victim.cell) {
            return Loose::TakesBack;
        }
        match instead.filter(|role| value(*role) < value(self.victim.role)) {
            Some(role) => Loose::TakesLess(PieceKind::Chess(role)),
            None => self.plain(before),
        }
    }

    /// Whether anything attacks the cell on which the capture ends: a pinned protector is seen to protect, too.
    pub fn plain(&self, before: &Position) -> Loose {
        let after = super::exchange::after(before, self.mv);
        let protectors = after.attackers_to(self.mv.to, after.occupied()) & after.by_color(after.turn());
        if protectors.is_empty() { Loose::Unprotected } else { Loose::NotSafe }
    }
}

/// Whether the piece on a cell attacks another cell.
pub(super) fn attacks(position: &Position, from: Cell, cell: Cell) -> bool {
    position.attackers_to(cell, position.occupied()).contains(from)
}
