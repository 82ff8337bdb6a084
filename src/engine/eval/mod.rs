//! Static evaluation: material and place, mobility, threats, bishops on the three colours, pawns, the king's safety.
//!
//! It is a sum of weights, each times the number of its occurrences for White less those for Black, and each
//! tapered from the middlegame to the endgame. One walk over the position hands the occurrences to a `Sink`: in play
//! to a sum, in tuning to a list. The weights are data, a file for each variant.

mod holding;
mod king;
mod pawns;
mod pieces;
mod sink;
mod tables;
mod tapered;
mod terms;
mod weights;

pub(super) use pawns::pawn_attacks;
use sink::{Counts, Sink, Sum};
use tables::Tables;
pub use tapered::{Tapered, s};
pub use terms::{COUNT, FULL_PHASE, GROUPS, Group};
use terms::{MATERIAL, PHASE, PLACE, TEMPO};
pub use weights::Weights;

use super::score::EVAL_LIMIT;
use crate::chess::{ByColor, ByRole, Color, Position, Role, Variant};
use crate::hex::Cell;

/// Half-moves without progress over which an advantage fades to nothing; the 50-move draw cuts it off at half.
const FADING: i32 = 200;
/// An advantage counts in so many parts where the side that has it has the men to win.
const WHOLE: i32 = 16;
/// The scale of an advantage that counts wholly.
pub const FULL_SCALE: i32 = FADING * WHOLE;

/// Evaluates positions of one variant.
pub struct Evaluator {
    variant: Variant,
    tables: Box<Tables>,
    weights: Weights,
    /// Material and place together, by man and cell.
    men: Box<ByColor<ByRole<[Tapered; Cell::COUNT]>>>,
}

/// An evaluation taken apart: `sum(count * weight)` over all terms, tapered by the phase and scaled, gives it.
#[derive(Clone, Debug)]
pub struct Trace {
    /// How often each weight counts for White less for Black.
    pub counts: Box<[i32; COUNT]>,
    /// How much of the middlegame is left, of [`FULL_PHASE`].
    pub phase: i32,
    /// How much an advantage of either side counts, of [`FULL_SCALE`].
    pub scale: ByColor<i32>,
}

impl Evaluator {
    /// With the weights that the program plays the variant with.
    pub fn new(variant: Variant) -> Self {
        Self::with_weights(variant, Weights::of(variant))
    }

    /// With other weights.
    pub fn with_weights(variant: Variant, weights: Weights) -> Self {
        let tables = Box::new(Tables::new(variant.rules()));
        let men = ByColor::from_fn(|color| {
            let place = &tables.sides[color].place;
            let worth = |role: Role, cell: Cell| {
                weights.0[MATERIAL.at(role as usize)]
                    + weights.0[PLACE[role].at(usize::from(place[cell.index()]))]
            };
            ByRole::new(Role::ALL.map(|role| Cell::ALL.map(|cell| worth(role, cell))))
        });
        Self { variant, tables, weights, men: Box::new(men) }
    }

    /// The variant whose positions it evaluates.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The position's value in centipawns for the side to move, without looking ahead.
    pub fn evaluate(&self, position: &Position) -> i32 {
        let mut sums = ByColor::from_fn(|color| Sum {
            weights: &self.weights.0,
            men: &self.men[color],
            total: Tapered::default(),
        });
        self.terms(position, &mut sums);
        let balance = sums[Color::White].total - sums[Color::Black].total;
        let white = white_value(balance, phase(position), |color| scale(position, color));
        if position.turn() == Color::White { white } else { -white }
    }

    /// The position's value with what the network says of it in the place of the terms: an advantage still counts
    /// only as far as it can be won, and less in endings that hold. (The terms, by which the levels judge, are left as
    /// they were when the levels were measured.) Against a bare king the terms know better how to mate.
    pub(super) fn with_network(&self, position: &Position, network: impl FnOnce() -> i32) -> i32 {
        if Color::ALL.into_iter().any(|color| !position.by_color(color).has_many()) {
            return self.evaluate(position);
        }
        let value = network();
        let us = position.turn();
        let ahead = if value > 0 { us } else { !us };
        let held = value * holding::chances(position, ahead) / WHOLE;
        (held * scale(position, ahead) / FULL_SCALE).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    /// What the evaluation is made of.
    pub fn trace(&self, position: &Position) -> Trace {
        let mut sides = ByColor::from_fn(|_| Counts::new(&self.tables));
        self.terms(position, &mut sides);
        let [white, black] = Color::ALL.map(|color| &sides[color].counts);
        let counts = Box::new(std::array::from_fn(|i| white[i] - black[i]));
        Trace { counts, phase: phase(position), scale: ByColor::from_fn(|color| scale(position, color)) }
    }

    /// Hands each side's terms to its sink.
    #[inline(always)]
    fn terms<S: Sink>(&self, position: &Position, sinks: &mut ByColor<S>) {
        let pawns = ByColor::from_fn(|color| pawn_attacks(position, color));
        for color in Color::ALL {
            for role in Role::ALL {
                for cell in position.pieces(color, role) {
                    sinks[color].man(color, role, cell);
                }
            }
        }
        let attacks =
            ByColor::from_fn(|us| self.attacks(position, us, pawns[us], pawns[!us], &mut sinks[us]));
        for us in Color::ALL {
            let sink = &mut sinks[us];
            self.pawns(position, us, &attacks, sink);
            self.king(position, us, sink);
            Self::threats(position, us, &attacks[us], &attacks[!us], sink);
            Self::king_danger(position, us, &attacks[us], &attacks[!us], sink);
        }
        sinks[position.turn()].add(TEMPO.at(0), 1);
    }
}

impl Trace {
    /// The value in centipawns for White that these weights give.
    pub fn value(&self, weights: &Weights) -> i32 {
        let products = self.counts.iter().zip(&*weights.0).map(|(&count, &weight)| weight * count);
        let balance = products.fold(s(0, 0), |sum, product| sum + product);
        white_value(balance, self.phase, |color| self.scale[color])
    }
}

/// The value for White of a balance, scaled for the side that is ahead.
fn white_value(balance: Tapered, phase: i32, scale: impl Fn(Color) -> i32) -> i32 {
    let value = balance.at(phase, FULL_PHASE);
    let ahead = if value > 0 { Color::White } else { Color::Black };
    (value * scale(ahead) / FULL_SCALE).clamp(-EVAL_LIMIT, EVAL_LIMIT)
}

/// How much of the middlegame is on the board.
fn phase(position: &Position) -> i32 {
    let phase: i32 = PHASE.iter().map(|(role, weight)| weight * position.by_role(role).len() as i32).sum();
    phase.min(FULL_PHASE)
}

/// How much an advantage of a side counts, of [`FULL_SCALE`].
///
/// An advantage that leads nowhere fades towards the draw, so that the search goes for progress.
fn scale(position: &Position, ahead: Color) -> i32 {
    let fresh = FADING - (position.halfmove_clock() as i32).min(FADING);
    fresh * winning_chances(position, ahead)
}

/// In parts of [`WHOLE`]: one minor man cannot mate, and two hardly ever win.
fn winning_chances(position: &Position, ahead: Color) -> i32 {
    let heavy = position.by_role(Role::Pawn) | position.by_role(Role::Rook) | position.by_role(Role::Queen);
    let own = position.by_color(ahead);
    if !own.is_disjoint(heavy) {
        return WHOLE;
    }
    let two_knights = position.pieces(ahead, Role::Knight).len() == 2 && own.len() == 3;
    match own.len() {
        0..=2 => 0,
        3 if two_knights => WHOLE / 2,
        3 => WHOLE / 4,
        _ => WHOLE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Piece;
    use crate::hex::File;

    fn eval(fen: &str) -> i32 {
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        Evaluator::new(Variant::Glinski).evaluate(&position)
    }

    /// The position with each cell's man taken from another cell, and the sides exchanged or not.
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
    fn the_trace_adds_up_to_the_evaluation() {
        for variant in Variant::ALL {
            let evaluator = Evaluator::new(variant);
            let weights = Weights::of(variant);
            let mut rng = fastrand::Rng::with_seed(19);
            for _ in 0..20 {
                let mut position = Position::start(variant);
                for _ in 0..150 {
                    let Some(&m) = rng.choice(position.legal_moves().iter()) else { break };
                    position.play_unchecked(m);
                    let white = evaluator.trace(&position).value(&weights);
                    let own = if position.turn() == Color::White { white } else { -white };
                    assert_eq!(own, evaluator.evaluate(&position), "{position:?}");
                }
            }
        }
    }

    #[test]
    fn both_sides_and_both_wings_are_judged_alike() {
        for variant in [Variant::Glinski, Variant::McCooey] {
            let evaluator = Evaluator::new(variant);
            let mut rng = fastrand::Rng::with_seed(18);
            for _ in 0..40 {
                let mut position = Position::start(variant);
                for _ in 0..60 {
                    let Some(&m) = rng.choice(position.legal_moves().iter()) else { break };
                    position.play_unchecked(m);
                    let fresh = rearranged(&position, |cell| cell, false);
                    let value = evaluator.evaluate(&fresh);
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
    fn passed_pawns_gain_on_their_way() {
        let with_pawn_on = |file: &str| eval(&format!("k/3/5/7/9/{file}/K10 w - 0 1"));
        let values =
            ["11/11/11/5P5/11", "11/11/5P5/11/11", "11/5P5/11/11/11", "5P5/11/11/11/11"].map(with_pawn_on);
        assert!(values[0] < values[2] && values[1] < values[2] && values[2] < values[3], "{values:?}");
        let stopped = eval("k/3/5/7/9/5p5/11/5P5/11/11/K10 w - 0 1");
        assert!(stopped < values[1] - 100);
    }

    #[test]
    fn bishops_want_all_three_colours() {
        // f2, f3 and f4 have three colours; h5 is as far from the middle as f4, and has the colour of f3.
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
    fn a_minor_man_alone_is_no_advantage() {
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
