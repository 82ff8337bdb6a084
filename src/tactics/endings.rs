//! Causes by the end of the game: stalemate, perpetual check, a pawn that promotes.

use super::cause::{Cause, Placed, Why};
use super::line::Line;
use super::mistake::Mistake;
use crate::chess::Role;
use crate::game::{Move, PieceKind, Position};
use crate::sides::Color;

/// The least points of which a perpetual check robs the mover.
const BETTER_THAN_DRAW: f64 = 0.6;
/// The checks in a row that count as perpetual.
const CHECKS: usize = 3;
/// The plies within which a pawn promotes.
const RUN: usize = 15;

/// A stalemate at the end of a line that is worth more or less than a draw, which the score confirms.
pub(super) fn stalemate(mistake: &Mistake<'_>) -> Option<Cause> {
    let own = mistake.before.turn();
    let end = |start: Position, line: &[Move], white: Color, points: f64| {
        let outcome = start.after(line).outcome().filter(|_| start.after(line).is_stalemate())?;
        let worth = outcome.points.score(white);
        ((worth - points).abs() < 0.01 && worth != 0.5).then_some((outcome, worth))
    };
    if let Some((outcome, _)) = end(*mistake.before, mistake.better, own, mistake.points.0) {
        let line = mistake.better.to_vec();
        return Some(Cause { is_missed: true, line, at: 0, why: Why::Stalemate(outcome) });
    }
    let after = mistake.before.after(&[mistake.mv]);
    let (outcome, worth) = end(after, mistake.answer, own, mistake.points.1)?;
    let line = mistake.answer.to_vec();
    (worth < 0.5).then_some(Cause { is_missed: false, line, at: 0, why: Why::Stalemate(outcome) })
}

/// Checks without end, which the score of a draw confirms.
pub(super) fn perpetual(mistake: &Mistake<'_>) -> Option<Cause> {
    let (before, after) = mistake.points;
    let cause =
        |is_missed, line: &[Move], at| Cause { is_missed, line: line.to_vec(), at, why: Why::Perpetual };
    if after == 0.5 && before >= BETTER_THAN_DRAW {
        let start = mistake.before.after(&[mistake.mv]);
        return checks(&start, mistake.answer).map(|at| cause(false, mistake.answer, at));
    }
    let at = checks(mistake.before, mistake.better).filter(|&at| before == 0.5 && at <= 2);
    at.map(|at| cause(true, mistake.better, at))
}

/// The index from which on all moves of the side that begins a line are checks, if there are enough and they bring a
/// position back.
fn checks(start: &Position, line: &[Move]) -> Option<usize> {
    let after = |index: usize| start.after(&line[..=index]);
    let own = (0..line.len()).step_by(2).rev();
    let all: Vec<usize> = own.take_while(|&index| after(index).is_check()).collect();
    let mut keys: Vec<u64> = all.iter().map(|&index| after(index).key()).collect();
    keys.sort_unstable();
    let repeats = keys.windows(2).any(|pair| pair[0] == pair[1]);
    all.last().copied().filter(|_| all.len() >= CHECKS && repeats)
}

/// A pawn that promotes on one of the lines alone.
pub(super) fn promotion(played: &Line, better: &Line) -> Option<Cause> {
    let allowed = || runs(played, 1).filter(|_| runs(better, 1).is_none()).map(|found| (false, found));
    let missed = || runs(better, 0).filter(|_| runs(played, 0).is_none()).map(|found| (true, found));
    let (is_missed, (pawn, ply)) = allowed().or_else(missed)?;
    let (line, first) = if is_missed { (better, 0) } else { (played, 1) };
    let moves = ((ply - first) / 2 + 1) as u32;
    let line = line.moves[first..=ply].iter().map(|&mv| mv.into()).collect();
    Some(Cause { is_missed, line, at: 0, why: Why::Promotion { pawn, moves } })
}

/// The pawn that promotes in a line at one of the plies of a side, and is not taken; and the ply.
fn runs(line: &Line, first: usize) -> Option<(Placed, usize)> {
    let mut plies = (first..line.len().min(RUN)).step_by(2);
    let ply = plies.find(|&ply| line.moves[ply].promotion().is_some())?;
    let name = line.mover(ply).filter(|_| !line.is_retake(ply + 1))?;
    let cell = line.cell_of(first, name)?;
    let pawn = line.positions[first].role_at(cell).filter(|role| *role == Role::Pawn)?;
    Some((Placed { kind: PieceKind::Chess(pawn), cell }, ply))
}
