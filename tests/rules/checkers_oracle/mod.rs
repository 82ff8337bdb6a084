//! The program's checkers against a second, naive reading of the rules, over random games.
//!
//! Both play the same seeded games, from the start and from men scattered over the board, and must agree in every
//! position on all that the rules say about it. A tally of the rare cases keeps the test from passing because they
//! never came up.

mod duel;
mod marks;
mod oracle;
mod scatter;
mod tally;

use duel::{Duel, Keys};
use fastrand::Rng;
use oracle::Oracle;
use scatter::{Kind, scattered};
use tally::Tally;

/// The most plies of a game.
const FROM_START: usize = 200;
const SCATTERED: usize = 24;

fn compare(from_start: u64, from_scattered: u64) -> Tally {
    let (mut tally, mut keys) = (Tally::default(), Keys::default());
    for seed in 0..from_start {
        Duel::new(Oracle::start()).play(FROM_START, &mut Rng::with_seed(seed), &mut tally, &mut keys);
    }
    for seed in 0..from_scattered {
        let mut rng = Rng::with_seed(seed);
        let oracle = scattered(Kind::ALL[seed as usize % Kind::ALL.len()], &mut rng);
        Duel::new(oracle).play(SCATTERED, &mut rng, &mut tally, &mut keys);
    }
    println!("{tally}");
    assert!(tally.missing().is_empty(), "never came up: {:?}{tally}", tally.missing());
    tally
}

#[test]
fn both_agree_in_random_games() {
    compare(5, 200);
}

#[test]
#[ignore = "more than a hundred thousand positions, minutes"]
fn both_agree_in_many_random_games() {
    assert!(compare(500, 12_000).positions() > 100_000);
}

/// The counts that every program for this game must reach.
#[test]
fn oracle_counts_as_every_program_must() {
    let start = Oracle::start();
    assert_eq!([1, 2, 3, 4].map(|depth| start.perft(depth)), [15, 222, 3_270, 42_182]);
}

/// The oracle says the same as the position file.
#[test]
fn oracle_agrees_with_the_position_file() {
    for case in crate::cases::of("checkers") {
        let oracle = Oracle::read(&case.fen);
        let about = format!("{}: {}", case.name, case.why);
        assert_eq!(oracle.write(), case.fen, "{about}");
        assert!(!case.check, "{about}: there is no check in checkers");
        let steps = oracle.legal();
        let perft = [1, 2, 3].map(|depth| oracle.perft(depth));
        assert_eq!(perft, case.perft, "{about}");
        let texts: Vec<_> = steps.iter().map(|(step, paths)| oracle::text(step, &paths[0])).collect();
        assert!(case.legal.iter().all(|text| texts.contains(text)), "{about}: {texts:?}");
        assert!(!case.illegal.iter().any(|text| texts.contains(text)), "{about}: {texts:?}");
        let ending = oracle.ending(&steps);
        let expected = case.result.as_ref().map(|ending| (&ending.score[..], &ending.reason[..]));
        assert_eq!(ending, expected, "{about}");
    }
}
