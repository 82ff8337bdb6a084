//! Blows: moves that attack something which falls later.

use super::capture::attacks;
use super::cause::{Blow, Placed};
use super::exchange::{after, take, value};
use super::gain::Net;
use super::line::{Line, Taken};
use crate::chess::{Move, MoveKind, Position, Role};
use crate::game::PieceKind;
use crate::hex::{Cell, between, line as line_through};

/// The blow of the move at ply `first` of a line by which what is won falls, with the victim; `None` for another way.
pub(super) fn blow(line: &Line, first: usize, net: &Net) -> Option<(Blow, Placed)> {
    let key = net.key().filter(|key| key.ply > first && key.role != Role::Pawn)?;
    let mv = line.moves[first];
    let now = &line.positions[first + 1];
    let is_exchanged = is_exchanged(line, first, key);
    let cell = line.cell_of(first + 1, key.name)?;
    if !is_exchanged && cell != key.cell {
        return None;
    }
    let scene = Scene { line, first, key, cell, mv, now };
    let is_by_mover = is_exchanged || line.mover(key.ply) == line.mover(first);
    let is_attacked = is_by_mover && attacks(now, mv.to, cell);
    let blow = scene
        .discovered(is_attacked)
        .or_else(|| scene.other().filter(|_| is_attacked).map(Blow::Fork))
        .or_else(|| scene.front().map(Blow::Skewer))
        .or_else(|| scene.pin())
        .or_else(|| scene.protector())
        .or_else(|| is_attacked.then(|| if scene.is_trapped() { Blow::Trapped } else { Blow::Attacked }))?;
    Some((blow, placed(now, cell)?))
}

/// Whether the victim takes the moved piece and is retaken: so a protected piece wins in a line.
fn is_exchanged(line: &Line, first: usize, key: Taken) -> bool {
    key.ply == first + 2 && line.is_retake(first + 1) && line.mover(first + 1) == Some(key.name)
}

fn placed(position: &Position, cell: Cell) -> Option<Placed> {
    position.role_at(cell).map(|role| Placed { kind: PieceKind::Chess(role), cell })
}

/// The position after a blow.
struct Scene<'a> {
    line: &'a Line,
    first: usize,
    /// The piece that falls in the end.
    key: Taken,
    /// Its cell after the blow.
    cell: Cell,
    mv: Move,
    now: &'a Position,
}

impl Scene<'_> {
    fn discovered(&self, is_attacked: bool) -> Option<Blow> {
        let by = self.line.mover(self.key.ply)?;
        let from = self.line.cell_of(self.first, by)?;
        let is_still = self.line.cell_of(self.key.ply, by) == Some(from);
        let is_opened = between(from, self.cell).contains(self.mv.from);
        if is_still && is_opened && attacks(self.now, from, self.cell) {
            return placed(self.now, from).map(Blow::Discovered);
        }
        let is_check = !self.now.checkers().without(self.mv.to).is_empty();
        (is_check && is_attacked && self.mv.kind != MoveKind::Castle).then_some(Blow::DiscoveredCheck)
    }

    /// The dearest other target of the moved piece: the king, a dearer piece, or an unprotected one other than a pawn.
    fn other(&self) -> Option<Placed> {
        let now = self.now;
        let enemies = now.by_color(now.turn());
        let own = now.role_at(self.mv.to).filter(|role| *role != Role::King).map(value)?;
        let is_target = |cell: &Cell| {
            let is_free = || (now.attackers_to(*cell, now.occupied()) & enemies).is_empty();
            let is_worth =
                |role: Role| role == Role::King || value(role) > own || role != Role::Pawn && is_free();
            *cell != self.cell && attacks(now, self.mv.to, *cell) && now.role_at(*cell).is_some_and(is_worth)
        };
        let price =
            |cell: &Cell| now.role_at(*cell).map(|role| if role == Role::King { 10 } else { value(role) });
        enemies.iter().filter(is_target).max_by_key(price).and_then(|cell| placed(now, cell))
    }

    /// The piece in front of the victim, which has left the line before the capture.
    fn front(&self) -> Option<Placed> {
        let from = self.line.moves[self.key.ply - 1].from;
        let is_same = self.line.mover(self.key.ply) == self.line.mover(self.first);
        let stays = self.line.moves[self.key.ply].from == self.mv.to;
        let is_between = between(self.mv.to, self.cell).contains(from) && attacks(self.now, self.mv.to, from);
        let front = placed(self.now, from).filter(|front| front.kind != PieceKind::Chess(Role::Pawn));
        front.filter(|_| is_same && stays && is_between)
    }

    fn pin(&self) -> Option<Blow> {
        let now = self.now;
        if !now.pinned().contains(self.cell) {
            return None;
        }
        let king = now.king(now.turn());
        let enemies = now.by_color(!now.turn());
        let ray = line_through(king, self.cell);
        let is_pinner = |by: &Cell| between(*by, king).contains(self.cell) && attacks(now, *by, self.cell);
        let by = (ray & enemies).iter().find(is_pinner)?;
        if by == self.mv.to {
            return Some(Blow::Pin);
        }
        placed(now, by).filter(|_| attacks(now, self.mv.to, self.cell)).map(Blow::Pinned)
    }

    fn protector(&self) -> Option<Blow> {
        let taken = self.line.taken(self.first)?;
        let before = &self.line.positions[self.first];
        let is_protector = attacks(before, taken.cell, self.cell);
        is_protector.then_some(Blow::ProtectorTaken(PieceKind::Chess(taken.role)))
    }

    fn is_trapped(&self) -> bool {
        let now = self.now;
        let loses = |mv: &Move| {
            let taken = now.captured_at(*mv).and_then(|cell| now.role_at(cell)).map_or(0, value);
            take(&after(now, *mv), mv.to) > taken
        };
        let moves = now.legal_moves();
        moves.iter().filter(|mv| mv.from == self.cell).all(loses)
    }
}
