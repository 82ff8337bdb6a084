//! The training samples: active features and target.

use crate::cli::labelled::LabelledPosition;
use crate::engine::nnue::{active_features, output_bucket};
use crate::sides::Color;

/// All samples.
#[derive(Default)]
pub(super) struct Samples {
    /// The active features of all samples, from the perspective of the side to move and then of the other.
    features: Vec<u16>,
    entries: Vec<Entry>,
}

struct Entry {
    /// The index of its first feature.
    first: usize,
    /// The number of features of each perspective.
    count: u8,
    bucket: u8,
    /// The expected score for the side to move.
    target: f32,
}

/// One sample.
pub(super) struct Sample<'a> {
    /// The active features from the perspectives of the side to move and of the other.
    pub features: [&'a [u16]; 2],
    /// The output bucket.
    pub bucket: usize,
    /// The expected score for the side to move.
    pub target: f32,
}

impl Samples {
    /// Adds a position. The target is interpolated from the search score to the game result by `result_share`.
    pub fn add(&mut self, labelled: &LabelledPosition, result_share: f32) {
        let Some(position) = labelled.position.chess() else { return };
        let white = labelled.expected(f64::from(result_share)) as f32;
        let first = self.features.len();
        let sides = active_features(position);
        let count = sides[0].len() as u8;
        self.features.extend(sides.iter().flatten().map(|&feature| feature as u16));
        let target = if position.turn() == Color::White { white } else { 1.0 - white };
        self.entries.push(Entry { first, count, bucket: output_bucket(position) as u8, target });
    }

    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn get(&self, index: u32) -> Sample<'_> {
        let Entry { first, count, bucket, target } = self.entries[index as usize];
        let (own, rest) = self.features[first..].split_at(usize::from(count));
        Sample { features: [own, &rest[..usize::from(count)]], bucket: usize::from(bucket), target }
    }
}
