//! Static evaluation: material and place, mobility, bishops on the three colours, pawns, the king's safety.
//!
//! It is worked out anew for each position, in one walk over the men: with attack tables at hand that costs less
//! than keeping it up to date would cost in bookkeeping.

mod tables;
mod tapered;
mod weights;

use tables::Tables;
use tapered::{Tapered, s};

use super::score::EVAL_LIMIT;
use crate::chess::{Color, Position, Role, Variant};
use crate::hex::{Bitboard, Cell, bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks};

/// The men that the walk over the attacks takes in.
const PIECES: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
/// Half-moves without progress over which an advantage fades to nothing; the 50-move draw cuts it off at half.
const FADING: i32 = 200;

/// Evaluates positions of one variant.
pub(super) struct Evaluator {
    variant: Variant,
    tables: Box<Tables>,
}

impl Evaluator {
    pub fn new(variant: Variant) -> Self {
        Self { variant, tables: Box::new(Tables::new(variant.rules())) }
    }

    /// The variant whose positions it evaluates.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The position's value in centipawns for the side to move, without looking ahead.
    pub fn evaluate(&self, position: &Position) -> i32 {
        let balance = self.side(position, Color::White) - self.side(position, Color::Black);
        let phase = phase(position).min(weights::FULL_PHASE);
        let white = balance.at(phase, weights::FULL_PHASE);
        let own = if position.turn() == Color::White { white } else { -white };
        // An advantage that leads nowhere fades towards the draw, so that the search goes for progress.
        let fresh = FADING - (position.halfmove_clock() as i32).min(FADING);
        (own * fresh / FADING + weights::TEMPO).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    fn side(&self, position: &Position, us: Color) -> Tapered {
        self.men(position, us)
            + self.activity(position, us)
            + self.pawns(position, us)
            + self.king(position, us)
    }

    /// Material and place.
    fn men(&self, position: &Position, us: Color) -> Tapered {
        let mut sum = s(0, 0);
        for (role, table) in self.tables.men[us].iter() {
            for cell in position.pieces(us, role) {
                sum += table[cell.index()];
            }
        }
        sum
    }

    /// What the pieces attack: mobility, and the cells around the enemy's king; and the bishops' colours.
    fn activity(&self, position: &Position, us: Color) -> Tapered {
        let free = position.rules().board - position.by_color(us) - pawn_attacks(position, !us);
        let enemy_king = position.king(!us);
        let zone = king_attacks(enemy_king).with(enemy_king);
        let mut sum = s(0, 0);
        let mut pressure = 0;
        for role in PIECES {
            for cell in position.pieces(us, role) {
                let attacks = attacks(role, cell, position.occupied());
                let mobility = (attacks & free).len() as i32;
                sum += weights::MOBILITY[role] * (mobility - weights::USUAL_MOBILITY[role]);
                pressure += weights::KING_ATTACK[role] * (attacks & zone).len() as i32;
            }
        }
        let danger = (pressure * pressure / weights::KING_DANGER_SCALE).min(weights::KING_DANGER_LIMIT);
        let bishops = position.pieces(us, Role::Bishop);
        let shades = self.tables.shades.iter().filter(|&&shade| !bishops.is_disjoint(shade)).count();
        sum + s(danger, 0) + weights::BISHOP_SHADES[shades]
    }

    /// Chains and passed pawns.
    fn pawns(&self, position: &Position, us: Color) -> Tapered {
        let tables = &self.tables.pawns[us];
        let own = position.pieces(us, Role::Pawn);
        let enemy = position.pieces(!us, Role::Pawn);
        let (own_king, enemy_king) = (position.king(us), position.king(!us));
        let mut sum = weights::CHAIN * (pawn_attacks(position, us) & own).len() as i32;
        for cell in own.iter().filter(|cell| tables.stoppers[cell.index()].is_disjoint(enemy)) {
            let end = tables.end[cell.index()];
            let steps = tables.steps_to_end[cell.index()] as usize;
            let lead = king_distance(enemy_king, end) - king_distance(own_king, end);
            sum += weights::PASSED[steps.min(weights::PASSED.len() - 1)] + weights::PASSED_KING_RACE * lead;
        }
        sum
    }

    /// The king's shelter; and driving a bare king to the edge, where it can be mated.
    fn king(&self, position: &Position, us: Color) -> Tapered {
        let king = position.king(us);
        let beside = king_attacks(king) & position.by_color(us);
        let pawns = (beside & position.by_role(Role::Pawn)).len() as i32;
        let men = beside.len() as i32 - pawns;
        let mut sum = weights::SHELTER_PAWN * pawns + weights::SHELTER_MAN * men;
        if position.by_color(!us).len() == 1 {
            let enemy = position.king(!us);
            let off_centre = self.tables.off_centre[enemy.index()];
            sum +=
                s(0, weights::DRIVE_OFF_CENTRE * off_centre - weights::KINGS_APART * distance(king, enemy));
        }
        sum
    }
}

/// How much of the middlegame is on the board.
fn phase(position: &Position) -> i32 {
    weights::PHASE.iter().map(|(role, weight)| weight * position.by_role(role).len() as i32).sum()
}

fn attacks(role: Role, cell: Cell, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Knight => knight_attacks(cell),
        Role::Bishop => bishop_attacks(cell, occupied),
        Role::Rook => rook_attacks(cell, occupied),
        Role::Queen => queen_attacks(cell, occupied),
        Role::Pawn | Role::King => Bitboard::EMPTY,
    }
}

fn pawn_attacks(position: &Position, color: Color) -> Bitboard {
    let captures = &position.rules().pawns[color].captures;
    let pawns = position.pieces(color, Role::Pawn);
    pawns.iter().fold(Bitboard::EMPTY, |set, cell| set | captures[cell.index()])
}

/// Steps across edges.
fn distance(a: Cell, b: Cell) -> i32 {
    let files = i32::from((a.q() - b.q()).abs());
    let halves = i32::from((a.v() - b.v()).abs());
    files + (halves - files).max(0) / 2
}

/// About a king's steps: one through a corner takes it as far as two across edges.
fn king_distance(a: Cell, b: Cell) -> i32 {
    (distance(a, b) + 1) / 2
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
        assert!(values.is_sorted_by(|a, b| a < b), "{values:?}");
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
    fn an_advantage_fades_towards_the_50_move_draw() {
        let after = |clock: u32| eval(&format!("k/3/5/7/9/11/11/11/11/R10/K10 w - {clock} 90"));
        assert!(after(0) > after(40) && after(40) > after(99));
    }

    #[test]
    fn the_start_is_even() {
        for variant in Variant::ALL {
            assert_eq!(Evaluator::new(variant).evaluate(&Position::start(variant)), weights::TEMPO);
        }
    }
}
