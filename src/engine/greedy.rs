//! The greedy player, a yardstick for the levels: a move that wins at once, or the capture that wins the most
//! material, or a random move. A human beginner plays like this who has learnt how the pieces move and sees
//! unprotected pieces.

use super::attention::wins_at_once;
use super::see::{material_gain, see_ge};
use crate::chess;
use crate::game::{Move, Position};

/// More than any exchange wins, in centipawns.
const EXCHANGE_LIMIT: i32 = 4_000;

/// A move of the greedy player; `None` if the game is over.
///
/// In checkers the rules themselves demand the largest capture, so there it moves at random.
pub(super) fn choose(position: &Position, rng: &mut fastrand::Rng) -> Option<Move> {
    let win = position.legal_moves().into_iter().find(|&mv| wins_at_once(position, mv));
    if win.is_some() {
        return win;
    }
    match position {
        Position::Chess(position) => best_exchange(position, rng).map(Move::Chess),
        Position::Draughts(position) => rng.choice(position.legal_moves()).map(Move::Draughts),
    }
}

/// Picks one of the moves that win the most material by the exchanges on their target cells; any legal move if none
/// wins.
fn best_exchange(position: &chess::Position, rng: &mut fastrand::Rng) -> Option<chess::Move> {
    let moves: Vec<(chess::Move, i32)> =
        position.legal_moves().iter().map(|&m| (m, won_at_once(position, m))).collect();
    let most = moves.iter().map(|&(_, won)| won).max()?;
    let best: Vec<chess::Move> = moves.iter().filter(|&&(_, won)| won == most).map(|&(m, _)| m).collect();
    rng.choice(best)
}

/// The material that a capture or a promotion wins, in centipawns; 0 if it wins nothing.
fn won_at_once(position: &chess::Position, m: chess::Move) -> i32 {
    if material_gain(position, m) <= 0 || !see_ge(position, m, 1) {
        return 0;
    }
    let (mut reached, mut missed) = (1, EXCHANGE_LIMIT);
    while missed - reached > 1 {
        let middle = i32::midpoint(reached, missed);
        if see_ge(position, m, middle) { reached = middle } else { missed = middle }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Position, Variant};
    use crate::hex::Cell;

    fn choices(fen: &str) -> Vec<(Cell, Cell)> {
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let mut rng = fastrand::Rng::with_seed(1);
        let mut all: Vec<_> =
            (0..400).filter_map(|_| best_exchange(&position, &mut rng)).map(|m| (m.from, m.to)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    #[test]
    fn the_greedy_player_captures_an_undefended_piece() {
        assert_eq!(choices("k/3/5/7/9/5p5/11/11/11/5R5/K10 w - 0 1"), [(Cell::F2, Cell::F6)]);
    }

    #[test]
    fn the_greedy_player_moves_at_random_if_all_pieces_are_defended() {
        let legal = Position::from_fen(Variant::Glinski, "k/3/5/7/9/4pp5/11/11/11/5R5/K10 w - 0 1").unwrap();
        let chosen = choices("k/3/5/7/9/4pp5/11/11/11/5R5/K10 w - 0 1");
        assert_eq!(chosen.len(), legal.legal_moves().len(), "every legal move comes up");
    }
}
