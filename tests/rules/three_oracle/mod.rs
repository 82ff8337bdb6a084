//! The program's game for three against a second, naive reading of the rules, over random games.
//!
//! Both play the same seeded games, from the start and from pieces scattered over the board, and must agree in every
//! position on all that the rules say about it. A tally of the rare cases keeps the test from passing because they
//! never came up.

mod board;
mod duel;
mod oracle;
mod scatter;
mod tally;

use board::{spot, spots};
use duel::{Duel, Keys};
use fastrand::Rng;
use oracle::Oracle;
use scatter::{Kind, scattered};
use tally::Tally;

/// The most plies of a game.
const FROM_START: usize = 240;
const SCATTERED: usize = 24;

fn compare(from_start: u64, from_scattered: u64) -> Tally {
    let (mut tally, mut keys) = (Tally::default(), Keys::default());
    for seed in 0..from_start {
        let mut rng = Rng::with_seed(seed);
        let oracle = Oracle { leave: seed % 3 == 2, ..Oracle::start() };
        Duel::new(oracle).play(FROM_START, &mut rng, &mut tally, &mut keys);
    }
    for seed in 0..from_scattered {
        let mut rng = Rng::with_seed(seed);
        let oracle = scattered(Kind::ALL[seed as usize % Kind::ALL.len()], &mut rng);
        Duel::new(oracle).play(SCATTERED, &mut rng, &mut tally, &mut keys);
    }
    println!("{tally}");
    tally
}

#[test]
fn both_agree_in_random_games() {
    let tally = compare(2, 120);
    assert!(tally.positions() > 1_000, "{tally}");
}

#[test]
#[ignore = "more than twenty thousand positions, minutes"]
fn both_agree_in_many_random_games() {
    let tally = compare(60, 1_500);
    assert!(tally.missing().is_empty(), "never came up: {:?}{tally}", tally.missing());
    assert!(tally.positions() > 20_000, "{tally}");
}

/// The counts that every program for this game must reach.
#[test]
fn oracle_counts_as_every_program_must() {
    let start = Oracle::start();
    assert_eq!([1, 2].map(|depth| start.perft(depth)), [26, 647]);
}

#[test]
#[ignore = "slow"]
fn oracle_counts_deeper() {
    assert_eq!(Oracle::start().perft(3), 16_239);
}

#[test]
fn cells_have_their_names() {
    assert_eq!(spots().len(), 91);
    let names = |(x, y)| board::name((x, y, -x - y));
    assert_eq!([(0, 0), (0, -5), (-5, 5), (5, 0), (-5, 0)].map(names), ["f6", "f1", "a6", "l6", "a1"]);
    assert!(spots().into_iter().all(|here| spot(&board::name(here)) == Some(here)));
}
