//! The static evaluation of a position in words and numbers, for those who study the engine.

use super::draughts;
use super::eval::{Evaluator, GROUPS, Group, Weights, s};
use super::state::EvalSource;
use crate::chess;
use crate::game::{Position, Variant};
use crate::sides::Color;

/// The static evaluation of a position, for White.
#[derive(Clone, Debug)]
pub struct StaticEvaluation {
    /// The terms that occur, if the evaluation has terms.
    pub terms: Vec<Term>,
    /// The output of the network in centipawns, if there is one.
    pub network: Option<i32>,
    /// How the network was made.
    pub description: Option<String>,
    /// The evaluation in centipawns, after all scaling: by drawish endings, the halfmove clock and the material.
    pub white: i32,
}

/// A term of the hand-crafted evaluation: White's sum minus Black's, in centipawns.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// Its name, as in the file of weights.
    pub name: &'static str,
    /// The value in the middlegame.
    pub middlegame: i32,
    /// The value in the endgame.
    pub endgame: i32,
}

impl StaticEvaluation {
    /// The evaluation of a position.
    pub fn of(position: &Position, source: &EvalSource) -> Self {
        match position {
            Position::Chess(position) => Self::of_chess(position, source),
            Position::Draughts(position) => {
                let network = source.network(Variant::Checkers);
                let output = network.as_ref().map(|network| network.evaluate_checkers(position));
                let own = output.unwrap_or_else(|| draughts::evaluate(position));
                let turn = position.turn();
                Self {
                    terms: Vec::new(),
                    network: output.map(|output| for_white(turn, output)),
                    description: network.map(|network| network.description.clone()),
                    white: for_white(turn, own),
                }
            }
        }
    }

    fn of_chess(position: &chess::Position, source: &EvalSource) -> Self {
        let evaluator = Evaluator::new(position.variant());
        let turn = position.turn();
        if let Some(network) = source.network(position.variant().into()) {
            let mut output = None;
            let own = evaluator.with_network(position, || *output.insert(network.evaluate(position)));
            // Against a bare king the network is not asked.
            if let Some(output) = output {
                return Self {
                    terms: Vec::new(),
                    network: Some(for_white(turn, output)),
                    description: Some(network.description.clone()),
                    white: for_white(turn, own),
                };
            }
        }
        let white = for_white(turn, evaluator.evaluate(position));
        Self { terms: terms(&evaluator, position), network: None, description: None, white }
    }
}

/// The terms that occur on the board.
fn terms(evaluator: &Evaluator, position: &chess::Position) -> Vec<Term> {
    let (counts, weights) = (evaluator.counts(position), Weights::of(position.variant()));
    let term = |group: &Group| {
        let range = group.first..group.first + group.len;
        let products = range.map(|i| weights.0[i] * counts[i]);
        let sum = products.fold(s(0, 0), |sum, product| sum + product);
        Term { name: group.name, middlegame: sum.mg(), endgame: sum.eg() }
    };
    GROUPS.iter().map(term).filter(|term| (term.middlegame, term.endgame) != (0, 0)).collect()
}

fn for_white(turn: Color, own: i32) -> i32 {
    if turn == Color::White { own } else { -own }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_evaluated_by_what_it_is_played_with() {
        let start = |variant| StaticEvaluation::of(&Position::start(variant), &EvalSource::BuiltIn);
        for variant in Variant::ALL {
            let evaluation = start(variant);
            assert!(evaluation.terms.is_empty() && evaluation.network.is_some(), "{variant}");
            assert!(evaluation.description.is_some_and(|text| text.contains("positions")));
        }
        let by_terms = StaticEvaluation::of(&Position::start(Variant::Glinski), &EvalSource::HandCrafted);
        assert!(by_terms.network.is_none() && by_terms.white > 0);
        // All is symmetric but the side to move.
        assert_eq!(by_terms.terms.iter().map(|term| term.name).collect::<Vec<_>>(), ["tempo"]);
    }

    #[test]
    fn the_terms_add_up_and_are_for_white() {
        let fen = "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRN1BKNRP1";
        for turn in ["w", "b"] {
            let text = format!("{fen} {turn} - 0 1");
            let position = Position::from_fen(Variant::Glinski, &text).expect("White has lost the queen");
            let of = |source| StaticEvaluation::of(&position, &source);
            let (terms, network) = (of(EvalSource::HandCrafted), of(EvalSource::BuiltIn));
            assert!(terms.white < -500 && network.white < -500, "{} {}", terms.white, network.white);
            let middlegame: i32 = terms.terms.iter().map(|term| term.middlegame).sum();
            assert!((middlegame - terms.white).abs() < 150, "{middlegame} {}", terms.white);
        }
    }
}
