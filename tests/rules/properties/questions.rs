//! The short questions about a position, and its text, agree with the long ones.

use heksy::game::{Playable, Position, Variant};
use heksy::{chess, draughts, three};

use super::{walk, walk_of_three};

/// Checks what every position promises to code that is generic over the games.
fn is_playable<P: Playable>(position: P) {
    let moves = position.legal_moves().to_vec();
    assert_eq!(moves.len() as u64, position.count_legal_moves(), "{position}");
    assert_eq!(position.perft(1), position.count_legal_moves(), "{position}");
    let parts = position.divide(2);
    assert_eq!(parts.iter().map(|part| part.1).sum::<u64>(), position.perft(2), "{position}");
    for &mv in &moves {
        let mut next = position;
        next.play_unchecked(mv);
        assert!(next.key() != position.key() && !position.move_text(mv).is_empty(), "{position}");
    }
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
                    is_playable(chess);
                }
                Position::Draughts(checkers) => {
                    assert_eq!(text.parse(), Ok(checkers));
                    assert!(!position.is_check() && !position.is_stalemate());
                    is_playable(checkers);
                }
            }
            // The boards of 91 cells are taken for Glinski's.
            if variant != Variant::McCooey {
                assert_eq!(text.parse(), Ok(position), "{text}");
            }
            is_playable(position);
        }
    }
    for position in walk_of_three(44).into_iter().step_by(8) {
        assert_eq!(position.is_game_over(), position.end().is_some());
        assert_eq!(position.is_check(), position.in_check());
        is_playable(position);
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
