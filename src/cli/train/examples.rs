//! Positions as the trainer sees them: the inputs that are on, and what the network should say.

use crate::cli::labelled::Labelled;
use crate::engine::nnue::{active_features, bucket};
use crate::sides::Color;

/// Positions to train by.
#[derive(Default)]
pub(super) struct Examples {
    /// The inputs of all positions, the side to move's before the other's.
    features: Vec<u16>,
    list: Vec<Example>,
}

struct Example {
    /// Where its inputs begin.
    first: usize,
    /// How many there are for each side.
    men: u8,
    bucket: u8,
    /// The points to be expected for the side to move.
    target: f32,
}

/// What the network is shown.
pub(super) struct View<'a> {
    /// The inputs that are on, for the side to move and for the other.
    pub features: [&'a [u16]; 2],
    /// Which output counts.
    pub bucket: usize,
    /// The points to be expected for the side to move.
    pub target: f32,
}

impl Examples {
    /// Takes a position in. `result_share` of what the network should say is the game's result, the rest is the score.
    pub fn add(&mut self, labelled: &Labelled, result_share: f32) {
        let Some(position) = labelled.position.chess() else { return };
        let white = labelled.expected(f64::from(result_share)) as f32;
        let first = self.features.len();
        let sides = active_features(position);
        let men = sides[0].len() as u8;
        self.features.extend(sides.iter().flatten().map(|&feature| feature as u16));
        let target = if position.turn() == Color::White { white } else { 1.0 - white };
        self.list.push(Example { first, men, bucket: bucket(position) as u8, target });
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    pub fn get(&self, index: u32) -> View<'_> {
        let Example { first, men, bucket, target } = self.list[index as usize];
        let (own, rest) = self.features[first..].split_at(usize::from(men));
        View { features: [own, &rest[..usize::from(men)]], bucket: usize::from(bucket), target }
    }
}
