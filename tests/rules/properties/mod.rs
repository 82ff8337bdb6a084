//! Properties of the rules, positions and records, each over a fixed number of random cases.

mod boards;
mod moves;
mod questions;
mod records;
#[cfg(feature = "serde")]
mod values;

use fastrand::Rng;
use heksy::game::{Position, Variant};
use heksy::three;

/// The number of plies of a random walk.
const PLIES: usize = 60;

/// The positions of a random game, up to its end or to [`PLIES`].
fn walk(variant: Variant, seed: u64) -> Vec<Position> {
    let mut random = Rng::with_seed(seed);
    let mut positions = vec![Position::start(variant)];
    while positions.len() < PLIES {
        let mut next = positions[positions.len() - 1];
        let Some(mv) = random.choice(next.legal_moves()) else { break };
        next.play_unchecked(mv);
        positions.push(next);
    }
    positions
}

/// Like [`walk`], of the game for three.
fn walk_of_three(seed: u64) -> Vec<three::Position> {
    let mut random = Rng::with_seed(seed);
    let mut positions = vec![three::Position::start()];
    while positions.len() < PLIES {
        let mut next = positions[positions.len() - 1];
        let Some(mv) = random.choice(next.legal_moves()) else { break };
        next.play_unchecked(mv);
        positions.push(next);
    }
    positions
}
