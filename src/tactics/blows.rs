//! The blows of a whole line: how it wins what it wins.

use super::blow::blow;
use super::cause::Blow;
use super::exchange::{after, balance, exchange, take_any};
use super::gain::{Gain, Net};
use super::line::Line;
use crate::chess;
use crate::game::{Move, Position};
use crate::sides::Color;

/// The moves of a line by which the side that begins it wins material, each with its ply; none in checkers.
///
/// The last move counts by the answer that loses least, and the capture after it.
pub fn blows(start: &Position, moves: &[Move]) -> Vec<(usize, Blow)> {
    let Some(start) = start.chess() else { return Vec::new() };
    let side = start.turn();
    let end = Line::of(start, moves.iter().copied());
    let rest = settled(&end.positions[end.len()], side);
    let line = Line::of(start, moves.iter().copied().chain(rest));
    let own = (0..moves.len().min(line.len())).step_by(2);
    own.filter_map(|first| {
        let gain = Gain::of(&line, first, side, first)?;
        let net = Net::of(&line, &gain, side, first);
        let (blow, _) = blow(&line, first, &net)?;
        Some((first, blow))
    })
    .collect()
}

/// The answer to the last move of a side that loses least, and the capture after it, if that wins something.
fn settled(position: &chess::Position, side: Color) -> Vec<Move> {
    if position.turn() == side {
        return Vec::new();
    }
    let worth = |answer: &&chess::Move| {
        let next = after(position, **answer);
        balance(&next.into(), side) + take_any(&next)
    };
    let answers = position.legal_moves();
    let Some(answer) = answers.iter().min_by_key(worth) else { return Vec::new() };
    let next = after(position, *answer);
    let captures = next.legal_moves();
    let captures = captures.iter().filter(|mv| next.captured_at(**mv).is_some());
    let best = captures.map(|mv| (exchange(&next, *mv), mv)).max_by_key(|(worth, _)| *worth);
    let capture = best.filter(|(worth, _)| *worth >= 1).map(|(_, mv)| mv);
    std::iter::once(answer).chain(capture).map(|&mv| mv.into()).collect()
}
