//! A training sample: active features and target.

use crate::engine::nnue::{active_features, checkers_bucket, checkers_features, output_bucket};
use crate::game::{Position, Variant};
use crate::lab::labelled::{Record, packed};
use crate::sides::Color;

#[derive(Debug)]
pub(super) struct Sample {
    /// The active features from the perspectives of the side to move and of the other.
    pub features: [Vec<u16>; 2],
    /// The output bucket.
    pub bucket: usize,
    /// The expected score for the side to move.
    pub target: f32,
}

/// Makes samples of packed positions.
#[derive(Clone, Copy)]
pub(super) struct Sampler {
    pub variant: Variant,
    /// The target is interpolated from the search score to the game result by this.
    pub result_share: f32,
}

impl Sampler {
    /// Unpacks a position.
    ///
    /// # Errors
    /// A message if it is damaged.
    pub fn sample(self, record: &Record) -> Result<Sample, String> {
        let labelled = packed::unpack(self.variant, record)?;
        let white = labelled.expected(f64::from(self.result_share)) as f32;
        let target = if labelled.position.turn() == Color::White { white } else { 1.0 - white };
        let (features, bucket) = match &labelled.position {
            Position::Chess(position) => (active_features(position), output_bucket(position)),
            Position::Draughts(position) => (checkers_features(position), checkers_bucket(position)),
        };
        let features = features.map(|side| side.into_iter().map(|feature| feature as u16).collect());
        Ok(Sample { features, bucket, target })
    }
}
