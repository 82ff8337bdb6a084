//! The static evaluation of a position in words and numbers, for those who study the engine.

use std::sync::Arc;

use super::bare_king;
use super::nnue::Network;
use super::scale::scaled;
use crate::game::Position;
use crate::sides::Color;

/// The static evaluation of a position, for White.
#[derive(Clone, Debug)]
pub struct StaticEvaluation {
    /// The output of the network in centipawns.
    pub network: i32,
    /// The training of the network.
    pub description: String,
    /// The evaluation in centipawns, after all scaling: by drawish endings, the halfmove clock and the material.
    pub white: i32,
}

impl StaticEvaluation {
    /// The evaluation of a position by a network of its game, or by the built-in one.
    pub fn of(position: &Position, network: Option<&Arc<Network>>) -> Self {
        let network = Network::chosen(network, position.variant());
        let (output, value) = match position {
            Position::Chess(position) => {
                let output = network.evaluate(position);
                (output, scaled(position, bare_king::evaluate(position, || output)))
            }
            Position::Draughts(position) => {
                let output = network.evaluate_checkers(position);
                (output, output)
            }
        };
        let for_white = |own: i32| if position.turn() == Color::White { own } else { -own };
        Self { network: for_white(output), description: network.description.clone(), white: for_white(value) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;

    #[test]
    fn every_game_has_a_network() {
        for variant in Variant::ALL {
            let evaluation = StaticEvaluation::of(&Position::start(variant), None);
            assert!(evaluation.description.contains("positions"), "{variant}");
            assert!(evaluation.white.abs() < 100, "{variant}: {}", evaluation.white);
        }
    }

    #[test]
    fn the_numbers_are_for_white() {
        let fen = "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRN1BKNRP1";
        for turn in ["w", "b"] {
            let text = format!("{fen} {turn} - 0 1");
            let position = Position::from_fen(Variant::Glinski, &text).expect("White has lost the queen");
            let evaluation = StaticEvaluation::of(&position, None);
            assert!(evaluation.white < -500 && evaluation.network < -500, "{evaluation:?}");
        }
    }
}
