//! The short questions about a position, and its text, agree with the long ones.

use heksy::game::{Position, Variant, san};
use heksy::{chess, draughts, three};

use super::{walk, walk_of_three};

/// Checks the moves of a position, with the text of each.
macro_rules! check_moves {
    ($position:expr, $moves:expr, $text:expr) => {{
        let (position, moves) = ($position, $moves);
        let after = |mv| {
            let mut next = position;
            next.play_unchecked(mv);
            next
        };
        assert_eq!(position.perft(1), moves.len() as u64, "{position}");
        let below: u64 = moves.iter().map(|&mv| after(mv).perft(1)).sum();
        assert_eq!(position.perft(2), below, "{position}");
        for &mv in moves.iter() {
            assert!(after(mv).key() != position.key() && !$text(mv).is_empty(), "{position}");
        }
    }};
}

#[test]
fn short_queries_agree_with_the_full_ones() {
    for (variant, seed) in Variant::ALL.into_iter().zip(40..) {
        for position in walk(variant, seed).into_iter().step_by(6) {
            let outcome = position.terminal(&variant.default_draws());
            assert_eq!((position.outcome(), position.is_game_over()), (outcome, outcome.is_some()));
            let text = position.to_string();
            assert_eq!(text, position.to_fen());
            match position {
                Position::Chess(chess) => {
                    assert_eq!(chess.to_string(), text);
                    assert_eq!(chess.is_check(), position.is_check());
                    assert_eq!(chess.is_checkmate() || chess.is_stalemate(), chess.legal_moves().is_empty());
                    let moves = chess.legal_moves();
                    assert_eq!(moves.len(), chess.count_legal_moves() as usize);
                    check_moves!(chess, moves, |mv| chess::San::from_move(&chess, mv).to_string());
                }
                Position::Draughts(checkers) => {
                    assert_eq!(text.parse(), Ok(checkers));
                    assert!(!position.is_check() && !position.is_stalemate());
                    let moves = checkers.legal_moves();
                    assert_eq!(moves.len(), checkers.count_legal_moves());
                    check_moves!(checkers, moves, |mv| checkers.move_text(mv));
                }
            }
            // The boards of 91 cells are taken for Glinski's.
            if variant != Variant::McCooey {
                assert_eq!(text.parse(), Ok(position), "{text}");
            }
            check_moves!(position, position.legal_moves(), |mv| san(&position, mv));
        }
    }
    for position in walk_of_three(44).into_iter().step_by(8) {
        assert_eq!(position.is_game_over(), position.end().is_some());
        if !position.is_game_over() {
            let moves = position.legal_moves();
            assert_eq!(moves.len(), position.count_legal_moves() as usize);
            check_moves!(position, moves, |mv| position.san(mv).to_string());
        }
    }
}

#[test]
fn a_default_position_is_a_start() {
    assert_eq!(chess::Position::default(), chess::Position::start(chess::Variant::Glinski));
    assert_eq!(draughts::Position::default(), draughts::Position::start());
    assert_eq!(Position::default(), Position::start(Variant::Glinski));
    assert_eq!(three::Position::default(), three::Position::start());
    let mate: chess::Position = "k/1Q1/2K2/7/9/11/11/11/11/11/11 b - 0 80".parse().expect("a position");
    assert!(mate.is_checkmate() && mate.is_check() && !mate.is_stalemate() && mate.is_game_over());
    assert_eq!(mate.outcome().map(|outcome| outcome.to_string()).as_deref(), Some("1-0, checkmate"));
    let bare: chess::Position = "k/3/5/7/9/11/11/11/2K8/11/11 w - 0 1".parse().expect("a position");
    assert!(bare.is_insufficient_material() && !bare.is_checkmate());
}
