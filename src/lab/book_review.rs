//! `heksy-lab book --review`: leaves out the moves of a book that lose too much by today's engine.
//!
//! A move loses what its position is worth more than the position after it, each by a search of its own. Searches differ
//! by some centipawns, so that what seems to lose too much is searched again, longer, before it goes.

use std::collections::{BTreeMap, HashSet};
use std::io;

use super::in_order::in_order;
use crate::engine::book::{Step, steps};
use crate::engine::{DEFAULT_HASH_MB, DirectEngine, Limits, Score, SearchRequest};
use crate::game::{Move, Position, Variant};

/// How many times the nodes the second search has.
const LONGER: u64 = 8;
/// A mate is worth more centipawns than anything else.
const MATED: i32 = 100_000;

/// How a book is reviewed.
pub(super) struct Review {
    /// Nodes of the first search of each position.
    pub nodes: u64,
    /// Centipawns that a move may lose.
    pub limit: i32,
    /// Number of concurrent searches.
    pub concurrency: usize,
}

impl Review {
    /// The book without the moves that lose more than the limit and without what follows them, and each of these moves,
    /// behind those that lead to it, with its loss in centipawns.
    ///
    /// # Errors
    /// The text is no book, or a thread cannot be started.
    pub fn of(&self, variant: Variant, text: &str) -> io::Result<(String, Vec<(String, i32)>)> {
        let steps: Vec<Step> = steps(variant, text).collect::<Result<_, _>>().map_err(io::Error::other)?;
        let doubtful = self.losing(&steps.iter().collect::<Vec<_>>(), self.nodes)?;
        let doubtful: Vec<&Step> = doubtful.into_iter().map(|(step, _)| step).collect();
        let losing = self.losing(&doubtful, LONGER * self.nodes)?;
        let left_out: HashSet<(u64, Move)> =
            losing.iter().map(|(step, _)| (step.before.key(), step.mv)).collect();
        let mut kept: String = text.lines().take_while(|line| line.starts_with('#')).map(as_line).collect();
        let (mut below, mut names, mut lost) = (None, Vec::new(), Vec::new());
        for step in &steps {
            names.truncate(step.depth);
            names.push(step.before.coordinates(step.mv));
            if let Some((_, loss)) = losing.iter().find(|(other, _)| std::ptr::eq(*other, step)) {
                lost.push((names.join(" "), *loss));
            }
            if below.is_some_and(|depth| step.depth > depth) {
                continue;
            }
            below = left_out.contains(&(step.before.key(), step.mv)).then_some(step.depth);
            if below.is_none() {
                kept += &as_line(step.line);
            }
        }
        Ok((kept, lost))
    }

    /// The steps that lose more than the limit by searches of this many nodes, with their losses.
    fn losing<'a>(&self, steps: &[&'a Step<'a>], nodes: u64) -> io::Result<Vec<(&'a Step<'a>, i32)>> {
        let around = steps.iter().flat_map(|step| [step.before, step.after]);
        let positions: Vec<Position> = around
            .map(|position| (position.key(), position))
            .collect::<BTreeMap<_, _>>()
            .into_values()
            .collect();
        let mut values = BTreeMap::new();
        let engine = || DirectEngine::new(DEFAULT_HASH_MB);
        let work = |engine: &mut DirectEngine, at: usize| value(engine, &positions[at], nodes);
        in_order(self.concurrency, 0..positions.len(), engine, work, |at, value| {
            values.insert(positions[at].key(), value);
            Ok::<_, io::Error>(true)
        })?;
        let loss = |step: &'a Step| (step, values[&step.before.key()] + values[&step.after.key()]);
        Ok(steps.iter().map(|step| loss(step)).filter(|&(_, loss)| loss > self.limit).collect())
    }
}

fn as_line(text: &str) -> String {
    format!("{text}\n")
}

/// The value of the position for the side to move, in centipawns.
fn value(engine: &mut DirectEngine, position: &Position, nodes: u64) -> i32 {
    engine.new_game_with_seed(0);
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let found = engine.search(SearchRequest::new(*position, limits));
    let score = found.ok().and_then(|found| found.lines.first().map(|line| line.score));
    match score {
        Some(Score::Cp(cp)) => cp,
        Some(Score::Mate(moves)) if moves > 0 => MATED,
        Some(Score::Mate(_)) => -MATED,
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_loses_too_much_leaves_the_book_with_what_follows_it() {
        let start = Position::start(Variant::Glinski);
        let pair = |mv: Move| {
            let after = start.after(&[mv]);
            [start.coordinates(mv), after.coordinates(after.legal_moves()[0])]
        };
        let pairs: Vec<[String; 2]> = start.legal_moves().into_iter().map(pair).collect();
        let book = |text: String, [mv, reply]: &[String; 2]| format!("{text}{mv} 100\n {reply} 50\n");
        let text = pairs.iter().fold("# a book\n".to_owned(), book);
        let review =
            |limit| Review { nodes: 300, limit, concurrency: 2 }.of(Variant::Glinski, &text).unwrap();
        let (kept, left_out) = review(30);
        let loses = |moves: &str| left_out.iter().any(|(line, loss)| line == moves && *loss > 30);
        let expected = pairs.iter().fold("# a book\n".to_owned(), |text, [mv, reply]| match () {
            () if loses(mv) => text,
            () if loses(&format!("{mv} {reply}")) => format!("{text}{mv} 100\n"),
            () => format!("{text}{mv} 100\n {reply} 50\n"),
        });
        assert_eq!(kept, expected);
        let first_moves = |text: &str| text.lines().filter(|line| !line.starts_with([' ', '#'])).count();
        assert!((1..pairs.len()).contains(&first_moves(&kept)), "{left_out:?}");
        assert_eq!(review(200_000), (text.clone(), Vec::new()));
    }

    #[test]
    fn a_text_that_is_no_book_is_refused() {
        let review = Review { nodes: 100, limit: 40, concurrency: 1 };
        let error = review.of(Variant::Glinski, "f5f9 1\n").unwrap_err();
        assert!(error.to_string().starts_with("line 1"), "{error}");
    }
}
