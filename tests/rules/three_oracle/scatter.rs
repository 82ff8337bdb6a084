//! Positions thrown together at random, where open kings, dead pieces and sides without a move are common.

use std::collections::BTreeMap;

use fastrand::Rng;

use super::board::{Spot, add, forward, is_double_start, on_board, spots};
use super::oracle::{Oracle, Outs};

/// The purpose of a scattered position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Pieces of all sides anywhere.
    Mixed,
    /// Two sides left, the third dead.
    Two,
    /// Few queens and rooks: mates, stalemates and open kings.
    Ending,
    /// Pawns before their last cells.
    Promotion,
    /// Pawns on their start cells, with enemy pawns between them.
    EnPassant,
    /// Almost only kings, and the fifty moves not far.
    Bare,
}

impl Kind {
    pub const ALL: [Self; 6] =
        [Self::Mixed, Self::Two, Self::Ending, Self::Promotion, Self::EnPassant, Self::Bare];
}

const OFFICERS: [char; 9] = ['Q', 'R', 'R', 'B', 'B', 'B', 'N', 'N', 'R'];

/// A settled position of a kind.
pub fn scattered(kind: Kind, rng: &mut Rng) -> Oracle {
    let mut oracle = Oracle { men: BTreeMap::new(), ..Oracle::start() };
    oracle.leave = rng.u8(..4) == 0;
    oracle.round = rng.u32(1..90);
    if kind == Kind::Two || rng.u8(..5) == 0 {
        let out = ['w', 'r', 'b'][rng.usize(..3)];
        oracle.playing.retain(|seat| seat != out);
    }
    let playing: Vec<char> = oracle.playing.chars().collect();
    oracle.turn = playing[rng.usize(..playing.len())];
    for &seat in &playing {
        oracle.drop((seat, 'K'), |_| true, rng);
    }
    let anywhere = |_: Spot| true;
    for seat in "wrb".chars() {
        let owner = if playing.contains(&seat) { seat } else { 'x' };
        let (officers, pawns) = match kind {
            Kind::Mixed | Kind::Two => (rng.usize(2..8), rng.usize(0..8)),
            Kind::Ending => (rng.usize(0..3), rng.usize(0..2)),
            Kind::Promotion => (rng.usize(0..3), rng.usize(2..6)),
            Kind::EnPassant => (rng.usize(0..3), rng.usize(4..8)),
            Kind::Bare => (usize::from(rng.u8(..4) == 0), 0),
        };
        for i in 0..officers {
            let man = if kind == Kind::Ending { ['Q', 'R', 'B'][i % 3] } else { OFFICERS[i] };
            oracle.drop((owner, man), anywhere, rng);
        }
        for i in 0..pawns {
            let goes = move |cell: Spot| on_board(add(cell, forward(seat)));
            let fits = move |cell: Spot| match kind {
                Kind::Promotion => goes(cell) && !on_board(add(add(cell, forward(seat)), forward(seat))),
                Kind::EnPassant if i < 3 => is_double_start(seat, cell),
                Kind::EnPassant => goes(cell) && cell.0.abs().max(cell.1.abs()).max(cell.2.abs()) <= 3,
                _ => goes(cell),
            };
            oracle.drop((owner, 'P'), fits, rng);
        }
    }
    if kind == Kind::Bare {
        oracle.quiet = 50 * playing.len() as u32 - rng.u32(1..30);
    }
    oracle.settle(&mut Outs::new());
    oracle
}

impl Oracle {
    /// Puts a man on an empty cell that fits, if there is one.
    fn drop(&mut self, man: (char, char), fits: impl Fn(Spot) -> bool, rng: &mut Rng) {
        let is_free = |cell: &Spot| fits(*cell) && !self.men.contains_key(cell);
        let free: Vec<Spot> = spots().into_iter().filter(is_free).collect();
        if let Some(&cell) = free.get(rng.usize(..free.len().max(1))) {
            self.men.insert(cell, man);
        }
    }
}
