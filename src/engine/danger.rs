//! Where a man would be lost: to a lesser one, or undefended.

use super::eval::pawn_attacks;
use crate::chess::{ByColor, Color, Position, Role};
use crate::hex::attacks::{bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks};
use crate::hex::{Bitboard, Cell};

/// What a quiet move's score gains for saving a man of each kind, and loses for offering one.
const WORTH: [i32; Role::ALL.len()] = [0, 2_000, 2_000, 3_000, 5_000, 0];

/// What the men of a side attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Attacks {
    pawns: Bitboard,
    knights: Bitboard,
    bishops: Bitboard,
    rooks: Bitboard,
    queens: Bitboard,
}

impl Attacks {
    /// In this position.
    pub fn of(position: &Position, side: Color) -> Self {
        let mut attacks = Self::of_lesser(position, side);
        attacks.queens = queens(position, side);
        attacks
    }

    /// In this position, but for those of the queens.
    fn of_lesser(position: &Position, side: Color) -> Self {
        Self {
            pawns: pawn_attacks(position, side),
            knights: knights(position, side),
            bishops: bishops(position, side),
            rooks: rooks(position, side),
            queens: Bitboard::EMPTY,
        }
    }

    /// In a position that differs little from the one that these are of.
    ///
    /// A slider's attacks stay the same as long as nothing comes to or goes from the cells it attacks: those up to and
    /// with the first man in its way.
    pub fn after(mut self, before: &Position, position: &Position, side: Color) -> Self {
        let changed = before.occupied() ^ position.occupied();
        let have_moved = |role: Role| before.pieces(side, role) != position.pieces(side, role);
        let differ = |role: Role, attacks: Bitboard| have_moved(role) || !(attacks & changed).is_empty();
        if have_moved(Role::Pawn) {
            self.pawns = pawn_attacks(position, side);
        }
        if have_moved(Role::Knight) {
            self.knights = knights(position, side);
        }
        if differ(Role::Bishop, self.bishops) {
            self.bishops = bishops(position, side);
        }
        if differ(Role::Rook, self.rooks) {
            self.rooks = rooks(position, side);
        }
        if differ(Role::Queen, self.queens) {
            self.queens = queens(position, side);
        }
        self
    }

    /// By pawns, knights and bishops.
    fn minors(&self) -> Bitboard {
        self.pawns | self.knights | self.bishops
    }
}

fn knights(position: &Position, side: Color) -> Bitboard {
    union(position.pieces(side, Role::Knight), knight_attacks)
}

fn bishops(position: &Position, side: Color) -> Bitboard {
    union(position.pieces(side, Role::Bishop), |cell| bishop_attacks(cell, position.occupied()))
}

fn rooks(position: &Position, side: Color) -> Bitboard {
    union(position.pieces(side, Role::Rook), |cell| rook_attacks(cell, position.occupied()))
}

fn queens(position: &Position, side: Color) -> Bitboard {
    union(position.pieces(side, Role::Queen), |cell| queen_attacks(cell, position.occupied()))
}

fn union(cells: Bitboard, attacks: impl Fn(Cell) -> Bitboard) -> Bitboard {
    cells.iter().fold(Bitboard::EMPTY, |all, cell| all | attacks(cell))
}

/// The men of both sides that a lesser man attacks, and those that are attacked and that nobody defends; no king.
pub(super) fn exposed(position: &Position, attacks: &ByColor<Attacks>) -> Bitboard {
    let all = ByColor::from_fn(|side| {
        let Attacks { rooks, queens, .. } = attacks[side];
        attacks[side].minors() | rooks | queens | king_attacks(position.king(side))
    });
    let of_side = |us: Color| {
        let (them, minors) = (&attacks[!us], attacks[!us].minors());
        let by_lesser = them.pawns & (position.by_role(Role::Knight) | position.by_role(Role::Bishop))
            | minors & position.by_role(Role::Rook)
            | (minors | them.rooks) & position.by_role(Role::Queen);
        let hanging = all[!us] - all[us] - position.by_role(Role::King);
        (by_lesser | hanging) & position.by_color(us)
    };
    of_side(Color::White) | of_side(Color::Black)
}

/// The cells that lesser men of the enemy attack.
#[derive(Clone, Copy, Default)]
pub(super) struct Danger {
    /// Lesser than a pawn, a knight and so on: none for a pawn and a king.
    of: [Bitboard; Role::ALL.len()],
}

impl Danger {
    /// For the side to move.
    pub fn of(position: &Position) -> Self {
        let attacks = Attacks::of_lesser(position, !position.turn());
        let minors = attacks.minors();
        let none = Bitboard::EMPTY;
        Self { of: [none, attacks.pawns, attacks.pawns, minors, minors | attacks.rooks, none] }
    }

    /// What a quiet move of a man gains by leaving such a cell, or loses by going to one, in the units of history
    /// scores.
    #[inline(always)]
    pub fn score(&self, role: Role, from: Cell, to: Cell) -> i32 {
        let cells = self.of[role as usize];
        WORTH[role as usize] * (i32::from(cells.contains(from)) - i32::from(cells.contains(to)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    #[test]
    fn men_flee_from_lesser_men_only() {
        let fen = "1/1k1/5/7/3p5/11/2R1Q6/11/11/11/1K9 w - 0 1";
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let danger = Danger::of(&position);
        let cell_of = |color, role| position.pieces(color, role).first().unwrap();
        let pawn = cell_of(Color::Black, Role::Pawn);
        let [king, queen, rook] =
            [Role::King, Role::Queen, Role::Rook].map(|role| cell_of(Color::White, role));
        let attacked = position.rules().pawns[Color::Black].captures[pawn.index()];
        assert_eq!(attacked.len(), 2);
        for cell in attacked {
            let score = |(role, from)| danger.score(role, from, cell);
            let men = [(Role::Rook, rook), (Role::Queen, queen), (Role::King, king)];
            assert_eq!(men.map(score), [-3_000, -5_000, 0]);
            assert_eq!(danger.score(Role::Rook, rook, queen), 0, "no danger before or after");
        }
        assert!(attacked.iter().all(|cell| danger.of[Role::Rook as usize].contains(cell)));
    }

    #[test]
    fn exposed_are_men_attacked_by_lesser_ones_and_men_undefended() {
        let exposed_in = |fen: &str| {
            let position = Position::from_fen(Variant::Glinski, fen).unwrap();
            let cells = exposed(&position, &ByColor::from_fn(|side| Attacks::of(&position, side)));
            cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>()
        };
        let rook_takes = |row: &str| exposed_in(&format!("k/3/5/7/9/{row}/11/11/11/5R5/K10 w - 0 1"));
        assert_eq!(rook_takes("5p5"), ["f6"], "attacked and not defended");
        assert!(rook_takes("4pp5").is_empty(), "defended by a pawn");
        assert_eq!(rook_takes("4pq5"), ["f2", "f6"], "worth more than the rook, whom nobody defends");
        assert_eq!(rook_takes("4pr5"), ["f2"], "worth the same");
        assert!(exposed_in("1/3/5/7/9/5k5/11/11/11/5R5/K10 b - 0 1").is_empty(), "a king");
    }

    #[test]
    fn attacks_carried_on_are_those_made_from_nothing() {
        let mut rng = fastrand::Rng::with_seed(12);
        for variant in Variant::ALL {
            for _ in 0..8 {
                let mut before = Position::start(variant);
                let mut attacks = ByColor::from_fn(|side| Attacks::of(&before, side));
                let mut position = before;
                for ply in 0..300 {
                    let Some(&m) = rng.choice(position.legal_moves().iter()) else { break };
                    position.play_unchecked(m);
                    // At times several moves at once.
                    if ply % 7 < 5 {
                        attacks = ByColor::from_fn(|side| attacks[side].after(&before, &position, side));
                        before = position;
                        for side in Color::ALL {
                            assert_eq!(attacks[side], Attacks::of(&position, side), "{position:?}");
                        }
                    }
                }
            }
        }
    }
}
