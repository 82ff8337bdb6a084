//! The positions of `tests/positions` through the public interface of the rules.

use crate::cases::{Case, Ending};
use heksy::chess;
use heksy::game::{Position, Variant};
use heksy::sides::{Outcome, Reason};
use serde::Deserialize;

/// Runs a check on every position; all failures are told, each with what the position is there for.
fn check_all(check: impl Fn(&Position, &Case) -> Result<(), String>) {
    let mut failures = Vec::new();
    for variant in Variant::ALL {
        let game = variant.key();
        for case in crate::cases::of(game) {
            let result = Position::from_fen(variant, &case.fen)
                .map_err(|error| error.to_string())
                .and_then(|position| check(&position, &case));
            if let Err(failure) = result {
                failures
                    .push(format!("{game}, {}: {failure}\n    {}\n    {}", case.name, case.why, case.fen));
            }
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Passes two equal values; names both otherwise.
fn equal<T: PartialEq + std::fmt::Debug>(is: &T, should_be: &T) -> Result<(), String> {
    if is == should_be { Ok(()) } else { Err(format!("is {is:?}, should be {should_be:?}")) }
}

#[test]
fn fen_is_written_as_read() {
    check_all(|position, case| equal(&position.to_fen(), &case.fen));
}

#[test]
fn moves_are_counted_right() {
    check_all(|position, case| {
        let counts = [1, 2, 3].map(|depth| position.perft(depth));
        equal(&counts, &case.perft)
    });
}

#[test]
fn checks_are_seen() {
    check_all(|position, case| {
        equal(&position.checked_king().is_some(), &case.check)?;
        equal(&position.chess().is_some_and(chess::Position::in_check), &case.check)
    });
}

#[test]
fn listed_moves_are_legal_or_illegal_as_the_position_files_have_them() {
    check_all(|position, case| {
        let moves: Vec<_> = position.legal_moves().iter().map(|&mv| position.coordinates(mv)).collect();
        let missing: Vec<_> = case.legal.iter().filter(|text| !moves.contains(text)).collect();
        let wrong: Vec<_> = case.illegal.iter().filter(|text| moves.contains(text)).collect();
        equal(&(missing, wrong), &(vec![], vec![]))
    });
}

#[test]
fn finished_games_are_scored() {
    check_all(|position, case| {
        let outcome = position.terminal(&position.variant().default_draws());
        equal(&outcome.map(ending).as_ref(), &case.result.as_ref())
    });
}

/// A text that is no position.
#[derive(Deserialize)]
struct Refused {
    game: String,
    fen: String,
    /// A part of the expected message.
    says: String,
}

/// Every set-up with a mistake is refused, and the message names it.
#[test]
fn mistakes_in_positions_are_named() {
    let texts = include_str!("../positions/refused.json");
    let cases: Vec<Refused> = serde_json::from_str(texts).expect("a list of texts");
    assert!(!cases.is_empty());
    for case in cases {
        let variant: Variant = case.game.parse().expect("one of the games");
        let message = Position::from_fen(variant, &case.fen).expect_err(&case.fen).to_string();
        assert!(message.contains(&case.says), "{}\nsays {message}\nnot   {}", case.fen, case.says);
    }
}

fn ending(outcome: Outcome) -> Ending {
    let reason = match outcome.reason {
        Reason::Checkmate => "checkmate",
        Reason::Stalemate => "stalemate",
        Reason::InsufficientMaterial => "insufficient material",
        Reason::FiftyMoves => "fifty moves",
        Reason::AllTaken => "all taken",
        Reason::Blocked => "blocked",
        _ => panic!("a position alone cannot end by {:?}", outcome.reason),
    };
    Ending { score: outcome.points.to_string(), reason: reason.to_owned() }
}
