//! Positions to begin a game with, to try out the hard or peculiar rules of each game.

use crate::game::Variant;

/// A position to begin with.
#[derive(Debug, PartialEq, Eq)]
pub struct Sample {
    /// The game.
    pub variant: Variant,
    /// The key of its name in the catalogue.
    pub name: &'static str,
    /// The position as FEN.
    pub position: &'static str,
}

const fn sample(variant: Variant, name: &'static str, position: &'static str) -> Sample {
    Sample { variant, name, position }
}

/// All of them, in the order of a menu.
pub const SAMPLES: &[Sample] = &[
    sample(Variant::Glinski, "sample-queen-mate", "1/3/5/7/9/5k5/11/11/11/11/4Q1K4 w - 0 1"),
    sample(Variant::Glinski, "sample-rook-mate", "1/3/5/7/9/5k5/11/11/11/11/6K1R2 w - 0 1"),
    sample(Variant::Glinski, "sample-stalemate", "1/3/5/7/9/k10/2K8/3Q7/11/11/11 w - 0 1"),
    sample(Variant::Glinski, "sample-pawn-race", "1/2k/5/7/p6pp/11/11/11/11/2P8/1P4K2P1 w - 0 1"),
    sample(Variant::McCooey, "sample-queen-mate", "1/3/5/7/9/5k5/11/11/11/11/4Q1K4 w - 0 1"),
    sample(Variant::McCooey, "sample-rook-mate", "1/3/5/7/9/5k5/11/11/11/11/6K1R2 w - 0 1"),
    sample(Variant::McCooey, "sample-pawn-race", "1/2k/5/p4pp/9/11/11/11/11/3P7/2P3K1P2 w - 0 1"),
    sample(
        Variant::Shafran,
        "sample-castling",
        "k3r/1ppppp/1p5/1p6/rp6P/p6PR/6P1/5P1/PPPPP1/R3K w QBqb - 0 1",
    ),
    sample(Variant::Shafran, "sample-long-step", "k4/2pp2/7/8/5p3/2pp5/8/7/2PPP1/4K w - - 0 1"),
    sample(Variant::Shafran, "sample-queen-mate", "5/6/7/8/4k4/9/8/7/6/3QK w - - 0 1"),
    sample(Variant::Checkers, "sample-three-men", "W:W15,24,33:B43,63,64,76,85"),
    sample(Variant::Checkers, "sample-promotion-cells", "W:W48,57,K39:B49,83,92"),
    sample(Variant::Checkers, "sample-kings", "W:WK33,K44,K82:BK76"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Position;

    #[test]
    fn every_sample_can_be_played_from_and_each_game_has_some() {
        for sample in SAMPLES {
            let position = Position::from_fen(sample.variant, sample.position).expect(sample.position);
            assert_eq!(position.to_fen(), sample.position);
            assert_eq!(position.terminal(&sample.variant.default_draws()), None, "{sample:?}");
            assert!(crate::app::text::has(sample.name), "{sample:?}");
        }
        for variant in Variant::ALL {
            assert!(SAMPLES.iter().any(|sample| sample.variant == variant), "{variant}");
        }
    }

    #[test]
    fn the_castling_sample_has_all_four_ways() {
        let sample = SAMPLES.iter().find(|sample| sample.name == "sample-castling").expect("it is there");
        let position = Position::from_fen(sample.variant, sample.position).expect("a position");
        let is_castling =
            |mv: &&crate::game::Move| mv.chess().is_some_and(|mv| mv.kind == crate::chess::MoveKind::Castle);
        let ways = position.legal_moves().iter().filter(is_castling).count();
        assert_eq!(ways, 4);
    }
}
