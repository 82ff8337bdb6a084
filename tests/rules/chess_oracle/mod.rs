//! The program's rules against a second, naive reading of them, over random games.
//!
//! Both play the same seeded games, from the start and from pieces scattered over the board, and must agree in
//! every position on all that the rules say about it. A tally of the rare cases keeps the test from passing
//! because they never came up.

mod duel;
mod oracle;

use duel::{Duel, Keys, Tally, run};
use fastrand::Rng;
use oracle::{Game, Kind, Oracle};

/// How many games are played.
struct Amount {
    from_start: u64,
    scattered: u64,
}

const DEFAULT: Amount = Amount { from_start: 10, scattered: 200 };
const LARGE: Amount = Amount { from_start: 150, scattered: 3_000 };

/// The most plies of a game.
const FROM_START: usize = 160;
const SCATTERED: usize = 24;

/// Plays the games of one variant; every position must be the same to both.
fn compare(game: Game, amount: &Amount) -> Tally {
    let (mut tally, mut keys) = (Tally::default(), Keys::default());
    for seed in 0..amount.from_start {
        let mut rng = Rng::with_seed(seed);
        Duel::new(Oracle::start(game)).play(FROM_START, false, &mut rng, &mut tally, &mut keys);
    }
    for seed in 0..amount.scattered {
        let mut rng = Rng::with_seed(seed);
        let kind = Kind::ALL[seed as usize % Kind::ALL.len()];
        let oracle = Oracle::scattered(game, kind, &mut rng);
        Duel::new(oracle).play(SCATTERED, kind == Kind::Ending, &mut rng, &mut tally, &mut keys);
    }
    tally.add("twice the same position", keys.met_again());
    println!("{game}:{tally}");
    assert!(tally.missing(game).is_empty(), "{game}: never came up: {:?}{tally}", tally.missing(game));
    tally
}

#[test]
fn glinski_agrees_in_random_games() {
    compare(Game::Glinski, &DEFAULT);
}

#[test]
fn mccooey_agrees_in_random_games() {
    compare(Game::McCooey, &DEFAULT);
}

#[test]
fn shafran_agrees_in_random_games() {
    compare(Game::Shafran, &DEFAULT);
}

/// Repetition needs the moves before, so the running game is asked.
#[test]
fn running_games_end_when_the_rules_say() {
    let mut tally = Tally::default();
    for seed in 0..150 {
        let mut rng = Rng::with_seed(seed);
        let game = Game::ALL[seed as usize % 3];
        let kind = Kind::ALL[seed as usize % Kind::ALL.len()];
        let mut oracle = Oracle::scattered(game, kind, &mut rng);
        let claims = seed % 2 == 0;
        if claims && oracle.quiet_plies > 0 && rng.bool() {
            oracle.quiet_plies += 50;
            oracle.number += 50;
        }
        run(oracle, 24, claims, &mut rng, &mut tally);
    }
    println!("{tally}");
    for name in [
        "ended by mate",
        "ended by material",
        "ended by repetition",
        "ended by the fifth repetition",
        "ended by fifty moves",
        "ended by seventy-five moves",
        "claim",
    ] {
        assert!(tally.of(name) > 0, "never came up: {name}{tally}");
    }
}

#[test]
#[ignore = "eighty thousand positions, minutes"]
fn glinski_agrees_in_many_random_games() {
    assert!(compare(Game::Glinski, &LARGE).positions() > 50_000);
}

#[test]
#[ignore = "eighty thousand positions, minutes"]
fn mccooey_agrees_in_many_random_games() {
    assert!(compare(Game::McCooey, &LARGE).positions() > 50_000);
}

#[test]
#[ignore = "eighty thousand positions, minutes"]
fn shafran_agrees_in_many_random_games() {
    assert!(compare(Game::Shafran, &LARGE).positions() > 50_000);
}

/// The counts that every program for these games must reach.
#[test]
fn oracle_counts_as_the_rules_page_does() {
    for (game, counts) in [
        (Game::Glinski, [51, 2_586, 137_858]),
        (Game::McCooey, [31, 947, 33_307]),
        (Game::Shafran, [42, 1_706, 75_494]),
    ] {
        let start = Oracle::start(game);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(start.perft(depth), count, "{game} at depth {depth}");
        }
    }
}

/// The oracle says the same as the position files.
#[test]
fn oracle_agrees_with_the_position_files() {
    for game in Game::ALL {
        for case in crate::cases::of(&game.to_string()) {
            let oracle = Oracle::read(game, &case.fen);
            let about = format!("{game}, {}: {}", case.name, case.why);
            assert_eq!([1, 2].map(|depth| oracle.perft(depth)), case.perft[..2], "{about}");
            assert_eq!(oracle.in_check(oracle.white_to_move), case.check, "{about}");
            let texts: Vec<_> = oracle.legal().iter().map(|step| step.text(game)).collect();
            assert!(case.legal.iter().all(|text| texts.contains(text)), "{about}");
            assert!(!case.illegal.iter().any(|text| texts.contains(text)), "{about}");
            let reason = oracle.ending().map(|(_, reason)| reason.to_owned());
            assert_eq!(reason, case.result.map(|ending| ending.reason), "{about}");
        }
    }
}
