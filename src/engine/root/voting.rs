//! Which thread's move is played: the threads vote.

use super::deepening::RootSearch;
use super::moves::RootMove;
use crate::chess::Move;
use crate::engine::score::{INFINITE, is_proven};

/// The weight of the thread with the lowest value, in centipawns.
const LEAST_WEIGHT: i64 = 15;

impl RootSearch<'_> {
    /// Makes the move for which the threads vote the best one. `others` are the best moves of the helper threads.
    ///
    /// There is no vote on several lines, by a level, or for a search to a given depth or mate, which the main thread alone
    /// has reached.
    pub fn vote(&mut self, mut others: Vec<RootMove>) {
        let limits = &self.request.limits;
        let is_free = self.request.lines <= 1 && self.skill.is_none();
        if !is_free || limits.depth.is_some() || limits.mate.is_some() || others.is_empty() {
            return;
        }
        let main = &self.moves[0];
        if main.value == -INFINITE {
            return;
        }
        others.insert(0, main.clone());
        let elected = elect(&others);
        if elected == 0 {
            return;
        }
        let elected = others.swap_remove(elected);
        self.moves.retain(|root| root.m != elected.m);
        self.moves.insert(0, elected);
        self.report_lines();
    }
}

/// The index of the thread to follow. Each votes for its move, with its depth times how much its value is above the lowest
/// one; among those with the elected move the vote with the largest weight wins. A proven win or loss needs no votes: the
/// highest value is right.
fn elect(threads: &[RootMove]) -> usize {
    let highest = (0..threads.len()).rev().max_by_key(|&i| threads[i].value).unwrap_or(0);
    if threads.iter().any(|thread| is_proven(thread.value)) {
        // A lost thread may not have seen what another one has.
        return highest;
    }
    let lowest = threads.iter().map(|thread| thread.value).min().unwrap_or(0);
    let weight =
        |thread: &RootMove| (i64::from(thread.value - lowest) + LEAST_WEIGHT) * i64::from(thread.depth);
    let votes = |m: Move| threads.iter().filter(|thread| thread.m == m).map(weight).sum::<i64>();
    // The first of equals: the main thread has reported its line.
    (0..threads.len()).rev().max_by_key(|&i| (votes(threads[i].m), weight(&threads[i]))).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Position, Variant};
    use crate::engine::score::{mate_in, mated_in};

    /// A thread's best move: the `i`-th of the start position.
    fn found(i: usize, value: i32, depth: i32) -> RootMove {
        let m = Position::start(Variant::Glinski).legal_moves()[i];
        RootMove { m, value, pv: vec![m], depth, seldepth: 0, nodes: 0 }
    }

    #[test]
    fn the_majority_is_elected_and_the_main_thread_among_equals() {
        let three = [found(0, 20, 10), found(1, 20, 10), found(1, 20, 10)];
        assert_eq!(elect(&three), 1);
        assert_eq!(elect(&[found(0, 20, 10), found(1, 20, 10)]), 0);
        assert_eq!(elect(&[found(0, 20, 10)]), 0);
    }

    #[test]
    fn a_deeper_search_and_a_higher_value_weigh_more() {
        assert_eq!(elect(&[found(0, 20, 10), found(1, 20, 12)]), 1);
        assert_eq!(elect(&[found(0, 20, 10), found(1, 60, 10)]), 1);
        // Of two threads with the same move the deeper one's variation is shown.
        assert_eq!(elect(&[found(1, 20, 10), found(1, 20, 12)]), 1);
    }

    #[test]
    fn the_shortest_mate_wins_and_the_longest_loses() {
        assert_eq!(elect(&[found(0, mate_in(9), 10), found(1, mate_in(5), 8), found(0, 300, 30)]), 1);
        assert_eq!(elect(&[found(0, mated_in(4), 30), found(1, mated_in(8), 8)]), 1);
        assert_eq!(elect(&[found(0, mated_in(4), 30), found(1, -50, 8)]), 1);
    }
}
