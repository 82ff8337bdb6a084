//! A training sample: active features and target.

use crate::cli::labelled::{LabelledPosition, Record, packed};
use crate::engine::nnue::{active_features, output_bucket};
use crate::game::Variant;
use crate::sides::Color;

/// One sample.
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
        self.of(&labelled).ok_or_else(|| "not a position of chess".to_owned())
    }

    /// The sample of a position of chess.
    pub fn of(self, labelled: &LabelledPosition) -> Option<Sample> {
        let position = labelled.position.chess()?;
        let white = labelled.expected(f64::from(self.result_share)) as f32;
        let target = if position.turn() == Color::White { white } else { 1.0 - white };
        let features =
            active_features(position).map(|side| side.into_iter().map(|feature| feature as u16).collect());
        Some(Sample { features, bucket: output_bucket(position), target })
    }
}
