//! Causes by material: what the better line and the line after the mistake win.

use super::blow::blow;
use super::capture::Capture;
use super::cause::{Cause, Loose, Why};
use super::gain::{Gain, Net};
use super::line::{Line, Taken};
use crate::chess::Move;
use crate::game::{self, PieceKind};
use crate::hex::Cell;
use crate::sides::Color;

/// The plies after which the two lines are compared.
pub(super) const COMPARED: usize = 8;

/// A mistake of chess with both lines from the position before it.
pub(super) struct Case {
    /// The mistake and the best line after it.
    pub played: Line,
    /// The best line in its place.
    pub better: Line,
    /// The cell on which the other side has just captured.
    pub last: Option<Cell>,
    /// The side that made the mistake.
    pub own: Color,
    /// The pawns that the mover loses by the mistake, after both lines.
    pub loss: i32,
}

/// A cause with what it wins.
struct Found {
    cause: Cause,
    /// The gain, in pawns.
    gain: i32,
    net: i32,
}

/// Which of two lines is looked at.
struct Side<'a> {
    line: &'a Line,
    /// The ply of its first move that counts.
    first: usize,
    gain: Option<Gain>,
    /// The gain less that of the other line.
    extra: i32,
}

impl Case {
    pub fn new(played: Line, better: Line, last: Option<Cell>) -> Case {
        let own = better.positions[0].turn();
        let settled = |line: &Line| line.settled(line.len().min(COMPARED), own);
        let loss = settled(&better) - settled(&played);
        Case { played, better, last, own, loss }
    }

    /// The cause by material that weighs more: what the move allows, or what it misses, unless that is a secret.
    pub fn cause(&self, is_secret: bool) -> Option<Cause> {
        if self.loss < 1 {
            return None;
        }
        let (allowed, missed) = (self.allowed(), if is_secret { None } else { self.missed() });
        let weight = |found: &Option<Found>| found.as_ref().map_or(0, |found| found.gain.min(self.loss));
        let found = if weight(&missed) > weight(&allowed) { missed } else { allowed };
        found.map(|found| found.cause)
    }

    /// The cause by what the better line wins, if it wins anything.
    pub fn win(&self) -> Option<Cause> {
        self.missed().filter(|_| self.loss >= 1).map(|found| found.cause)
    }

    fn allowed(&self) -> Option<Found> {
        let line = &self.played;
        let is_retaken = line.taken(1).is_some_and(|taken| taken.cell == line.moves[0].to);
        let base = usize::from(line.taken(0).is_some() && !is_retaken);
        let gain = Gain::of(line, 1, !self.own, base);
        let other = Gain::of(&self.better, 1, !self.own, 0);
        let own = Gain::of(&self.better, 0, self.own, 0);
        let common = other.as_ref().filter(|_| own.is_none()).map_or(0, |other| other.worth);
        // What the mistake costs after both lines was allowed by it, whatever the better line loses at its end.
        let extra = gain.as_ref().map_or(0, |gain| (gain.worth - common).max(gain.worth.min(self.loss)));
        let falls = other.map(|other| Net::of(&self.better, &other, !self.own, 0));
        let side = Side { line, first: 1, gain, extra };
        let is_said = |victim: Taken| {
            !self.falls_by_answer(victim) && !falls.as_ref().is_some_and(|net| net.wins(victim.name))
        };
        let capture = Case::capture(&side).filter(|capture| is_said(capture.victim));
        let loose = |capture: &Capture| capture.after_move(line, extra.max(capture.worth));
        self.found(&side, capture.as_ref(), loose, is_said)
    }

    fn missed(&self) -> Option<Found> {
        let line = &self.better;
        let gain = Gain::of(line, 0, self.own, 0);
        let other = Gain::of(&self.played, 0, self.own, 0);
        let lost = Gain::of(&self.played, 1, !self.own, 0);
        let common = other.filter(|_| lost.is_none()).map_or(0, |other| other.worth);
        let extra = gain.as_ref().map_or(0, |gain| gain.worth - common);
        let side = Side { line, first: 0, gain, extra };
        let is_said = |victim: Taken| {
            let takes = |ply| self.played.taken(ply).is_some_and(|taken| taken.name == victim.name);
            let is_taken = takes(0) || takes(2);
            !is_taken || 5 * self.loss >= 3 * extra
        };
        let capture = Case::capture(&side).filter(|capture| is_said(capture.victim));
        let played = self.played.moves.first().copied();
        let loose = |capture: &Capture| {
            let before = &line.positions[0];
            let plain = || capture.plain(before);
            played.map_or_else(plain, |played| capture.missed(before, played, self.last))
        };
        self.found(&side, capture.as_ref(), loose, is_said)
    }

    /// The capture that wins a piece at once.
    fn capture(side: &Side<'_>) -> Option<Capture> {
        let capture = Capture::of(side.line, side.first)?;
        let answer = side.line.taken(side.first + 1);
        let is_back = |taken: Taken| {
            let before = &side.line.positions[side.first.saturating_sub(1)];
            let mv = side.line.moves[side.first + 1];
            taken.cell != capture.mv.to
                && !(before.turn() == side.line.positions[side.first + 1].turn() && before.is_legal(mv))
        };
        (side.gain.is_some() || !answer.is_some_and(is_back)).then_some(capture)
    }

    /// The cause on one of the lines: a capture, a blow, or the line itself.
    fn found(
        &self,
        side: &Side<'_>,
        capture: Option<&Capture>,
        loose: impl Fn(&Capture) -> Loose,
        is_said: impl Fn(Taken) -> bool,
    ) -> Option<Found> {
        let is_missed = side.first == 0;
        let by_capture = |capture: &Capture| {
            let first = side.line.moves.get(side.first).filter(|&&mv| mv == capture.mv);
            let retake = first
                .and(side.line.moves.get(side.first + 1))
                .filter(|_| side.line.is_retake(side.first + 1));
            let line = std::iter::once(&capture.mv).chain(retake).map(|&mv| mv.into()).collect();
            let given = capture.given.map(PieceKind::Chess).into_iter().collect();
            let why = Why::Capture { victim: capture.placed(), loose: loose(capture), given };
            let cause = Cause { is_missed, line, at: 0, why };
            Found { cause, gain: side.extra.max(capture.worth), net: capture.worth }
        };
        let clear = capture.filter(|capture| capture.worth >= 3 || capture.worth >= side.extra);
        let (found, is_blow) = if let Some(capture) = clear {
            (Some(by_capture(capture)), false)
        } else {
            let line = Case::by_line(side, &is_said);
            let is_blow = line.as_ref().is_some_and(|found| !matches!(found.cause.why, Why::Line { .. }));
            (line, is_blow)
        };
        let small = capture.filter(|capture| !is_blow && 2 * capture.worth >= self.loss);
        let found = small.map(by_capture).or(found)?;
        let least = 2 * self.loss.min(5);
        (5 * found.gain.max(found.net) >= least).then_some(found)
    }

    /// A blow, or a short line.
    fn by_line(side: &Side<'_>, is_said: impl Fn(Taken) -> bool) -> Option<Found> {
        let gain = side.gain.as_ref().filter(|_| side.extra >= 1)?;
        let whose = side.line.positions[side.first].turn();
        let net = Net::of(side.line, gain, whose, 0);
        let key =
            net.key().filter(|key| net.promotion.is_none() && key.ply >= side.first && is_said(*key))?;
        let moves = (key.ply.max(gain.ply) - side.first) / 2 + 1;
        let longest = match side.extra {
            ..2 => 2,
            2..4 => 3,
            _ => 4,
        };
        if !net.agrees(side.extra) || moves > longest || key.ply == side.first {
            return None;
        }
        let line: Vec<game::Move> =
            side.line.moves[side.first..=key.ply].iter().map(|&mv| Move::into(mv)).collect();
        let (won, given) = (net.won_kinds(), net.given_kinds());
        let why = match blow(side.line, side.first, &net) {
            Some((blow, victim)) => Why::Blow { victim, blow, won, given },
            None => Why::Line { won, given },
        };
        let cause = Cause { is_missed: side.first == 0, line, at: 0, why };
        Some(Found { cause, gain: side.extra, net: net.worth })
    }

    /// Whether the same piece falls by the answer to the better move.
    fn falls_by_answer(&self, victim: Taken) -> bool {
        let worth = |taken: Option<Taken>| taken.map(|taken| super::exchange::value(taken.role));
        let price = super::exchange::value(victim.role);
        let is_like = |worth: Option<i32>| worth.is_some_and(|worth| (worth - price).abs() <= 1);
        let b = &self.better;
        let retaken = b.taken(2).filter(|_| b.is_retake(2));
        let is_taken = b.taken(1).is_some_and(|taken| taken.name == victim.name);
        is_taken && !is_like(worth(b.taken(0))) && !is_like(worth(retaken))
    }
}
