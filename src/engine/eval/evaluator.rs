//! The evaluator: the sum of the terms, or the output of a network, completed by the scale.

use super::king;
use super::pawns::{self, pawn_attacks};
use super::pieces;
use super::scale::scaled;
use super::sink::{Counts, Sink, Sum};
use super::tables::Tables;
use super::tapered::Tapered;
use super::terms::{COUNT, FULL_PHASE, MATERIAL, PHASE, PSQT, TEMPO};
use super::weights::Weights;
use crate::chess::{ByColor, ByRole, Color, Position, Role, Variant};
use crate::engine::score::EVAL_LIMIT;
use crate::hex::Cell;

/// Evaluates positions of one variant.
pub struct Evaluator {
    variant: Variant,
    tables: Box<Tables>,
    weights: Weights,
    /// Material and piece-square weights together.
    psqt: Box<ByColor<ByRole<[Tapered; Cell::COUNT]>>>,
}

impl Evaluator {
    /// An evaluator with the weights of the variant.
    pub fn new(variant: Variant) -> Self {
        let weights = Weights::of(variant);
        let tables = Box::new(Tables::new(variant.rules()));
        let psqt = ByColor::from_fn(|color| {
            let psqt_index = &tables.sides[color].psqt_index;
            let weight = |role: Role, cell: Cell| {
                weights.0[MATERIAL.at(role as usize)]
                    + weights.0[PSQT[role].at(usize::from(psqt_index[cell.index()]))]
            };
            ByRole::new(Role::ALL.map(|role| Cell::ALL.map(|cell| weight(role, cell))))
        });
        Self { variant, tables, weights, psqt: Box::new(psqt) }
    }

    /// The variant whose positions it evaluates.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The static evaluation in centipawns for the side to move.
    pub fn evaluate(&self, position: &Position) -> i32 {
        scaled(position, self.by_terms(position), false)
    }

    /// The static evaluation by a network. (The hand-crafted evaluation has no endgame scale, because the levels were
    /// measured without it.)
    pub(in crate::engine) fn with_network(&self, position: &Position, network: impl FnOnce() -> i32) -> i32 {
        scaled(position, self.unscaled(position, Some(network)), true)
    }

    /// The evaluation that [`scaled`] completes: the output of the network, if there is one. Against a bare
    /// king the hand-crafted evaluation is used, for its mop-up terms. It depends on the pieces and the side to move
    /// only.
    pub(in crate::engine) fn unscaled(
        &self,
        position: &Position,
        network: Option<impl FnOnce() -> i32>,
    ) -> i32 {
        let has_bare_king = || Color::ALL.into_iter().any(|color| !position.by_color(color).has_many());
        let value = match network {
            Some(network) if !has_bare_king() => network(),
            _ => self.by_terms(position),
        };
        value.clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    /// The hand-crafted evaluation for the side to move, tapered but not scaled.
    fn by_terms(&self, position: &Position) -> i32 {
        let mut sums = ByColor::from_fn(|color| Sum {
            weights: &self.weights.0,
            psqt: &self.psqt[color],
            total: Tapered::default(),
        });
        self.terms(position, &mut sums);
        let us = position.turn();
        (sums[us].total - sums[!us].total).at(phase(position), FULL_PHASE)
    }

    /// The number of occurrences of each term, White's minus Black's.
    pub fn counts(&self, position: &Position) -> Box<[i32; COUNT]> {
        let mut sides = ByColor::from_fn(|_| Counts::new(&self.tables));
        self.terms(position, &mut sides);
        let [white, black] = Color::ALL.map(|color| &sides[color].counts);
        Box::new(std::array::from_fn(|i| white[i] - black[i]))
    }

    /// Adds each side's terms to its sink.
    #[inline(always)]
    fn terms<S: Sink>(&self, position: &Position, sinks: &mut ByColor<S>) {
        let pawns = ByColor::from_fn(|color| pawn_attacks(position, color));
        for color in Color::ALL {
            for role in Role::ALL {
                for cell in position.pieces(color, role) {
                    sinks[color].piece(color, role, cell);
                }
            }
        }
        let attacks = ByColor::from_fn(|us| {
            pieces::attacks(&self.tables, position, us, pawns[us], pawns[!us], &mut sinks[us])
        });
        for us in Color::ALL {
            let sink = &mut sinks[us];
            pawns::add_pawns(&self.tables, position, us, &attacks, sink);
            king::add_king(&self.tables, position, us, sink);
            pieces::add_threats(position, us, &attacks[us], &attacks[!us], sink);
            pieces::add_king_danger(position, us, &attacks[us], &attacks[!us], sink);
        }
        sinks[position.turn()].add(TEMPO.at(0), 1);
    }
}

/// The game phase by the pieces on the board.
fn phase(position: &Position) -> i32 {
    let phase: i32 = PHASE.iter().map(|(role, weight)| weight * position.by_role(role).len() as i32).sum();
    phase.min(FULL_PHASE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Piece;
    use crate::engine::eval::s;
    use crate::hex::File;

    fn eval(fen: &str) -> i32 {
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        Evaluator::new(Variant::Glinski).evaluate(&position)
    }

    /// The position with the piece of each cell taken from another cell, and the colours exchanged or not.
    fn rearranged(position: &Position, source: fn(Cell) -> Cell, exchanged: bool) -> Position {
        let side = |color: Color| if exchanged { !color } else { color };
        let mut fen = String::new();
        for rank in (1..=11).rev() {
            let mut empty = 0;
            for cell in File::ALL.into_iter().filter_map(|file| Cell::new(file, rank)) {
                let Some(piece) = position.piece_at(source(cell)) else {
                    empty += 1;
                    continue;
                };
                fen += &count(empty);
                fen.push(Piece { color: side(piece.color), ..piece }.char());
                empty = 0;
            }
            fen += &count(empty);
            fen.push(if rank > 1 { '/' } else { ' ' });
        }
        fen.push(side(position.turn()).char());
        Position::from_fen(position.variant(), &fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
    }

    fn count(empty: u32) -> String {
        if empty == 0 { String::new() } else { empty.to_string() }
    }

    #[test]
    fn the_terms_add_up_to_the_evaluation() {
        for variant in Variant::ALL {
            let evaluator = Evaluator::new(variant);
            let weights = Weights::of(variant);
            let mut rng = fastrand::Rng::with_seed(19);
            for _ in 0..20 {
                let mut position = Position::start(variant);
                for _ in 0..150 {
                    let Some(&m) = rng.choice(position.legal_moves().iter()) else { break };
                    position.play_unchecked(m);
                    let counts = evaluator.counts(&position);
                    let products = counts.iter().zip(&*weights.0).map(|(&count, &weight)| weight * count);
                    let sum = products.fold(s(0, 0), |sum, product| sum + product);
                    let white = sum.at(phase(&position), FULL_PHASE);
                    let own = if position.turn() == Color::White { white } else { -white };
                    assert_eq!(scaled(&position, own, false), evaluator.evaluate(&position), "{position:?}");
                }
            }
        }
    }

    #[test]
    fn the_evaluation_is_symmetric() {
        for variant in [Variant::Glinski, Variant::McCooey] {
            let evaluator = Evaluator::new(variant);
            let mut rng = fastrand::Rng::with_seed(18);
            for _ in 0..40 {
                let mut position = Position::start(variant);
                for _ in 0..60 {
                    let Some(&m) = rng.choice(position.legal_moves().iter()) else { break };
                    position.play_unchecked(m);
                    let original = rearranged(&position, |cell| cell, false);
                    let value = evaluator.evaluate(&original);
                    assert_eq!(
                        value,
                        evaluator.evaluate(&rearranged(&position, Cell::mirrored, false)),
                        "{position:?}"
                    );
                    assert_eq!(
                        value,
                        evaluator.evaluate(&rearranged(&position, Cell::rotated, true)),
                        "{position:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn advanced_passed_pawns_are_worth_more() {
        let with_pawn_on = |file: &str| eval(&format!("k/3/5/7/9/{file}/K10 w - 0 1"));
        let values =
            ["11/11/11/5P5/11", "11/11/5P5/11/11", "11/5P5/11/11/11", "5P5/11/11/11/11"].map(with_pawn_on);
        assert!(values[0] < values[2] && values[1] < values[2] && values[2] < values[3], "{values:?}");
        let stopped = eval("k/3/5/7/9/5p5/11/5P5/11/11/K10 w - 0 1");
        assert!(stopped < values[1] - 100);
    }

    #[test]
    fn bishops_want_all_three_colours() {
        // f2, f3 and f4 have three colours; h5 is as far from the centre as f4, and has the colour of f3.
        let three = eval("k/3/5/7/9/11/11/5B5/5B5/5B5/K10 w - 0 1");
        let two = eval("k/3/5/7/9/11/7B3/11/5B5/5B5/K10 w - 0 1");
        assert!(three > two + 20, "{three} {two}");
    }

    #[test]
    fn a_bare_king_is_driven_to_the_edge() {
        let king_on = |rows: &str| eval(&format!("{rows}/11/R4K5/11/11/11 w - 0 1"));
        assert!(king_on("k/3/5/7/9/11") > king_on("1/3/5/7/9/5k5") + 50);
    }

    #[test]
    fn a_minor_piece_alone_is_no_advantage() {
        let with = |row: &str| eval(&format!("k/3/5/7/9/11/11/{row}/11/11/K10 w - 0 1"));
        assert!(with("3B7").abs() < 40 && with("3NB6") < with("3R7") && with("3P7") > with("3B7"));
    }

    #[test]
    fn an_advantage_fades_towards_the_50_move_draw() {
        let after = |clock: u32| eval(&format!("k/3/5/7/9/11/11/11/11/R10/K10 w - {clock} 90"));
        assert!(after(0) > after(40) && after(40) > after(99));
    }

    #[test]
    fn the_start_is_even() {
        for variant in Variant::ALL {
            let evaluator = Evaluator::new(variant);
            let tempo = Weights::of(variant).0[TEMPO.at(0)].mg();
            assert_eq!(evaluator.evaluate(&Position::start(variant)), tempo);
        }
    }
}
