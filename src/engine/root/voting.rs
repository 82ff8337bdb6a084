//! The vote of the threads on the move to play.

use super::moves::RootMove;
use crate::engine::score::is_proven;

/// The weight of the thread with the lowest value, in centipawns.
const MIN_WEIGHT: i64 = 15;

/// Makes the move for which the threads vote the first of `moves`, the root moves of the main thread. `others` are the
/// best moves of the helper threads. Returns whether another thread's move was chosen.
pub(super) fn vote<M: Copy + PartialEq>(moves: &mut Vec<RootMove<M>>, mut others: Vec<RootMove<M>>) -> bool {
    let Some(main) = moves.first().filter(|main| main.has_value()) else { return false };
    others.insert(0, main.clone());
    let chosen = best_thread(&others);
    if chosen == 0 {
        return false;
    }
    let chosen = others.swap_remove(chosen);
    moves.retain(|root| root.mv != chosen.mv);
    moves.insert(0, chosen);
    true
}

/// The index of the thread to follow. Each votes for its move, with its depth times how much its value is above the lowest
/// one; among those with the elected move the vote with the largest weight wins. A proven win or loss needs no votes: the
/// highest value is right.
fn best_thread<M: Copy + PartialEq>(threads: &[RootMove<M>]) -> usize {
    let highest = (0..threads.len()).rev().max_by_key(|&i| threads[i].value).unwrap_or(0);
    if threads.iter().any(|thread| is_proven(thread.value)) {
        // A lost thread may have missed a line that another one has seen.
        return highest;
    }
    let lowest = threads.iter().map(|thread| thread.value).min().unwrap_or(0);
    let weight =
        |thread: &RootMove<M>| (i64::from(thread.value - lowest) + MIN_WEIGHT) * i64::from(thread.depth);
    let votes = |mv: M| threads.iter().filter(|thread| thread.mv == mv).map(weight).sum::<i64>();
    // The first of equals: the main thread has reported its line.
    (0..threads.len()).rev().max_by_key(|&i| (votes(threads[i].mv), weight(&threads[i]))).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::score::{mate_in, mated_in};

    /// A thread's best move.
    fn found(mv: usize, value: i32, depth: i32) -> RootMove<usize> {
        RootMove { value, depth, ..RootMove::new(mv) }
    }

    #[test]
    fn the_majority_is_elected_and_the_main_thread_among_equals() {
        let three = [found(0, 20, 10), found(1, 20, 10), found(1, 20, 10)];
        assert_eq!(best_thread(&three), 1);
        assert_eq!(best_thread(&[found(0, 20, 10), found(1, 20, 10)]), 0);
        assert_eq!(best_thread(&[found(0, 20, 10)]), 0);
    }

    #[test]
    fn a_deeper_search_and_a_higher_value_weigh_more() {
        assert_eq!(best_thread(&[found(0, 20, 10), found(1, 20, 12)]), 1);
        assert_eq!(best_thread(&[found(0, 20, 10), found(1, 60, 10)]), 1);
        // Of two threads with the same move the deeper one's variation is shown.
        assert_eq!(best_thread(&[found(1, 20, 10), found(1, 20, 12)]), 1);
    }

    #[test]
    fn the_shortest_mate_wins_and_the_longest_loses() {
        assert_eq!(best_thread(&[found(0, mate_in(9), 10), found(1, mate_in(5), 8), found(0, 300, 30)]), 1);
        assert_eq!(best_thread(&[found(0, mated_in(4), 30), found(1, mated_in(8), 8)]), 1);
        assert_eq!(best_thread(&[found(0, mated_in(4), 30), found(1, -50, 8)]), 1);
    }
}
