//! The two lines behind a mistake: the best in its place, and the best after it.

use super::better::Better;
use super::end_line;
use super::main_line::MainLine;
use super::settle::{Found, for_side, white_points};
use crate::game::{GameRecord, GameTree, Move, NodeId, Position};
use crate::sides::Color;

/// The length of a best line in plies, unless a capture is pending at its end.
const MAX_LINE: usize = 8;
/// Maximum length of a line with the captures at its end.
const MAX_QUIET_LINE: usize = 12;
/// Maximum length of a best line that ends the game.
const MAX_FINAL_LINE: usize = 24;
/// The points by which a move played is worse than the best one, if it does not continue a best line.
const WORSE: f64 = 0.05;
/// The points by which a move played is better than a variation that it beats.
const BETTER: f64 = 0.03;

/// The lines behind a move.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Lines {
    /// The best line in its place.
    pub better: Vec<Move>,
    /// Whether no sentence gives that line away: the mover may still find it.
    pub is_secret: bool,
    /// The best line after it.
    pub answer: Vec<Move>,
}

impl Lines {
    /// The lines that a record has: the variation of the better move, and what follows the move.
    pub fn in_record(record: &GameRecord, line: &MainLine, ply: usize, better: Option<Better>) -> Lines {
        let tree = &record.tree;
        let after = |node| tree.line_after(node).filter_map(|node| tree.move_at(node));
        let better = better.map_or_else(Vec::new, |found| {
            let moves: Vec<Move> = std::iter::once(found.mv).chain(after(found.node)).collect();
            trimmed(&line.positions[ply], &moves)
        });
        let (node, after) = (line.nodes[ply + 1], &line.positions[ply + 1]);
        let mut answer = best_line(tree, node, *after);
        if answer.is_empty() {
            answer = end_line::read(tree, node, after);
        }
        let answer = trimmed(after, &answer);
        Lines { better, answer, is_secret: false }
    }

    /// The lines that the searches of a ply and of the next one have found. There is no better line if the first search
    /// chose the move.
    pub fn found(found: &[Option<Found>], line: &MainLine, ply: usize) -> Lines {
        let of = |ply: usize| {
            let found = found.get(ply).and_then(Option::as_ref);
            found.map_or_else(Vec::new, |found| trimmed(&line.positions[ply], &found.line))
        };
        let better = of(ply);
        let is_other = better.first().is_some_and(|best| *best != line.moves[ply]);
        let better = if is_other { better } else { Vec::new() };
        Lines { better, answer: of(ply + 1), is_secret: false }
    }
}

/// The beginning of a line that a record keeps: up to the end of the game, or some moves and the captures pending then.
pub(super) fn trimmed(start: &Position, line: &[Move]) -> Vec<Move> {
    let mut positions = vec![*start];
    for &mv in line.iter().take(MAX_FINAL_LINE) {
        let Ok(next) = positions[positions.len() - 1].play(mv) else { break };
        positions.push(next);
    }
    let mut count = positions.len() - 1;
    if positions[count].has_legal_move() && count > MAX_LINE {
        let is_retake = |ply: usize| positions[ply].taken_by(line[ply]).contains(line[ply - 1].to());
        let quiet = (MAX_LINE..count.min(MAX_QUIET_LINE)).find(|&ply| !is_retake(ply));
        count = quiet.unwrap_or(count.min(MAX_QUIET_LINE));
    }
    line[..count].to_vec()
}

/// The best line from a node of the main line: the game, as long as it goes on about as well as the best variation.
fn best_line(tree: &GameTree, from: NodeId, start: Position) -> Vec<Move> {
    let (mut node, mut position, mut line) = (from, start, Vec::new());
    let mut is_game = true;
    while let [next, others @ ..] = tree.children(node) {
        let points = |node: NodeId, position: &Position| {
            let ended = position.outcome().map(|outcome| outcome.points.score(Color::White));
            ended.or(tree.notes(node).and_then(|notes| notes.eval).map(|eval| white_points(eval.score)))
        };
        let turn = position.turn();
        let worth = |node: NodeId| {
            let after = position.after(&[tree.move_at(node)?]);
            points(node, &after).map(|white| for_side(white, turn))
        };
        let mut chosen = *next;
        if is_game {
            let played = worth(*next);
            let other = others.iter().filter_map(|&node| Some((worth(node)?, node)));
            let best = other.max_by(|(one, _), (other, _)| one.total_cmp(other));
            let best = best.filter(|(worth, _)| played.is_none_or(|played| *worth > played - BETTER));
            let here = points(node, &position).map(|white| for_side(white, turn));
            let is_worse = played.zip(here).is_none_or(|(played, here)| played < here - WORSE);
            match best {
                Some((_, node)) => (chosen, is_game) = (node, false),
                None if is_worse => break,
                None => {}
            }
        }
        let Some(mv) = tree.move_at(chosen) else { break };
        position.play_unchecked(mv);
        line.push(mv);
        node = chosen;
        if line.len() >= MAX_FINAL_LINE {
            break;
        }
    }
    line
}
