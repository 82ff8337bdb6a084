//! Positions as text, of every game.

use super::{says_something, text};
use crate::draughts;
use crate::game::{Position, PositionSetup, Variant};
use crate::sides::Reason;
use crate::three;

/// A position is read as it was written, whatever game it is taken for; in the editor too, possible or not.
pub fn fen(bytes: &[u8]) {
    let text = text(bytes);
    for variant in Variant::ALL {
        match Position::from_fen(variant, &text) {
            Ok(position) => holds_together(&position),
            Err(error) => says_something(error),
        }
        match PositionSetup::parse(variant, &text) {
            Ok(setup) => is_editable(&setup),
            Err(error) => says_something(error),
        }
    }
    match text.parse::<three::Position>() {
        Ok(position) => {
            assert_eq!(position.to_string().parse(), Ok(position));
            let moves = position.legal_moves();
            for &mv in &moves {
                assert_eq!(position.read_move(&position.san(mv).to_string()), Ok(mv), "{position}");
            }
        }
        Err(error) => says_something(error),
    }
}

/// A text of checkers, where a capture can take very many ways.
pub fn checkers(bytes: &[u8]) {
    let text = text(bytes);
    let mut lines = text.lines();
    let start = lines.next().unwrap_or_default();
    let mut position = match draughts::Position::from_text(start) {
        Ok(position) => position,
        Err(error) => {
            says_something(error);
            draughts::Position::start()
        }
    };
    assert_eq!(draughts::Position::from_text(&position.to_text()), Ok(position));
    for line in lines {
        let moves = position.legal_moves();
        assert_eq!(position.count_legal_moves(), moves.len(), "{}", position.to_text());
        match position.read_move(line) {
            Ok(mv) => {
                assert!(moves.contains(&mv), "{line} in {}", position.to_text());
                assert_eq!(position.read_move(&position.move_text(mv)), Ok(mv), "{}", position.to_text());
                position = position.play(mv).expect("the move is legal");
            }
            Err(error) => says_something(error),
        }
    }
}

/// Checks properties of every position.
fn holds_together(position: &Position) {
    let fen = position.to_fen();
    assert_eq!(Position::from_fen(position.variant(), &fen).as_ref(), Ok(position), "{fen}");
    let outcome = position.terminal(&position.variant().default_draws());
    let blocked = [Reason::Checkmate, Reason::Stalemate, Reason::AllTaken, Reason::Blocked];
    let is_blocked = outcome.is_some_and(|outcome| blocked.contains(&outcome.reason));
    let moves = position.legal_moves();
    assert_eq!(is_blocked, moves.is_empty(), "{fen}: {outcome:?}");
    for &mv in &moves {
        let coordinates = position.coordinates(mv);
        assert_eq!(position.find_coordinates(&coordinates), Some(mv), "{coordinates} in {fen}");
    }
}

/// Checks that the set-up can be written and read again, and is a position or has problems.
fn is_editable(setup: &PositionSetup) {
    let written = setup.to_string();
    assert_eq!(PositionSetup::parse(setup.variant(), &written).as_ref(), Ok(setup), "{written}");
    match setup.position() {
        Ok(position) => holds_together(&position),
        Err(problems) => assert!(!problems.to_string().is_empty(), "{written}"),
    }
}
