//! Threats: pieces that are attacked by a less valuable piece or hang, and cells where a piece would be attacked so.

use crate::chess::{ByColor, Color, Position, Role};
use crate::hex::attacks::{bishop_attacks, king_attacks, knight_attacks, queen_attacks, rook_attacks};
use crate::hex::{Bitboard, Cell};

/// The move ordering bonus of a quiet move that leaves a threatened cell, by role; a malus for moving to one.
const THREAT_BONUS: [i32; Role::ALL.len()] = [0, 2_000, 2_000, 3_000, 5_000, 0];

/// The cells that a side attacks, by role, except the king.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Attacks {
    pawns: Bitboard,
    knights: Bitboard,
    bishops: Bitboard,
    rooks: Bitboard,
    queens: Bitboard,
}

impl Attacks {
    /// The attacks in a position.
    pub fn of(position: &Position, side: Color) -> Self {
        let mut attacks = Self::without_queens(position, side);
        attacks.queens = queens(position, side);
        attacks
    }

    /// The attacks in a position, except those of queens.
    fn without_queens(position: &Position, side: Color) -> Self {
        Self {
            pawns: pawn_attacks(position, side),
            knights: knights(position, side),
            bishops: bishops(position, side),
            rooks: rooks(position, side),
            queens: Bitboard::EMPTY,
        }
    }

    /// Updates the attacks of `before` to those of a similar position.
    ///
    /// The attacks of a slider change only if the occupancy of a cell it attacks changes, its first blockers included.
    pub fn updated(mut self, before: &Position, position: &Position, side: Color) -> Self {
        let changed = before.occupied() ^ position.occupied();
        let moved = |role: Role| before.pieces(side, role) != position.pieces(side, role);
        let changes = |role: Role, attacks: Bitboard| moved(role) || !(attacks & changed).is_empty();
        if moved(Role::Pawn) {
            self.pawns = pawn_attacks(position, side);
        }
        if moved(Role::Knight) {
            self.knights = knights(position, side);
        }
        if changes(Role::Bishop, self.bishops) {
            self.bishops = bishops(position, side);
        }
        if changes(Role::Rook, self.rooks) {
            self.rooks = rooks(position, side);
        }
        if changes(Role::Queen, self.queens) {
            self.queens = queens(position, side);
        }
        self
    }

    /// The attacks of pawns, knights and bishops.
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

/// The pieces of both sides that are en prise: attacked by a less valuable piece, or attacked and undefended. Never a
/// king.
pub(super) fn en_prise(position: &Position, attacks: &ByColor<Attacks>) -> Bitboard {
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

/// The cells attacked by less valuable enemy pieces, by role.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Threats {
    /// Indexed by the role that is threatened; empty for pawns and kings.
    by_lesser: [Bitboard; Role::ALL.len()],
}

impl Threats {
    /// The threats to the side to move.
    pub fn of(position: &Position) -> Self {
        Self::by(&Attacks::without_queens(position, !position.turn()))
    }

    /// The threats by a side that attacks these cells; queens do not matter.
    pub fn by(attacks: &Attacks) -> Self {
        let minors = attacks.minors();
        let none = Bitboard::EMPTY;
        Self { by_lesser: [none, attacks.pawns, attacks.pawns, minors, minors | attacks.rooks, none] }
    }

    /// The ordering score of a quiet move: a bonus for leaving a threatened cell and a malus for moving to one, in
    /// units of history scores.
    #[inline(always)]
    pub fn score(&self, role: Role, from: Cell, to: Cell) -> i32 {
        let cells = self.by_lesser[role as usize];
        THREAT_BONUS[role as usize] * (i32::from(cells.contains(from)) - i32::from(cells.contains(to)))
    }
}

/// The cells attacked by a side's pawns.
fn pawn_attacks(position: &Position, color: Color) -> Bitboard {
    let captures = &position.rules().pawns[color].captures;
    let pawns = position.pieces(color, Role::Pawn);
    pawns.iter().fold(Bitboard::EMPTY, |set, cell| set | captures[cell.index()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    #[test]
    fn only_less_valuable_attackers_are_threats() {
        let fen = "1/1k1/5/7/3p5/11/2R1Q6/11/11/11/1K9 w - 0 1";
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let threats = Threats::of(&position);
        let cell_of = |color, role| position.pieces(color, role).first().unwrap();
        let pawn = cell_of(Color::Black, Role::Pawn);
        let [king, queen, rook] =
            [Role::King, Role::Queen, Role::Rook].map(|role| cell_of(Color::White, role));
        let attacked = position.rules().pawns[Color::Black].captures[pawn.index()];
        assert_eq!(attacked.len(), 2);
        for cell in attacked {
            let score = |(role, from)| threats.score(role, from, cell);
            let pieces = [(Role::Rook, rook), (Role::Queen, queen), (Role::King, king)];
            assert_eq!(pieces.map(score), [-3_000, -5_000, 0]);
            assert_eq!(threats.score(Role::Rook, rook, queen), 0, "no threat before or after");
        }
        assert!(attacked.iter().all(|cell| threats.by_lesser[Role::Rook as usize].contains(cell)));
    }

    #[test]
    fn pieces_attacked_by_lesser_ones_and_undefended_pieces_are_en_prise() {
        let en_prise_in = |fen: &str| {
            let position = Position::from_fen(Variant::Glinski, fen).unwrap();
            let cells = en_prise(&position, &ByColor::from_fn(|side| Attacks::of(&position, side)));
            cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>()
        };
        let rook_takes = |row: &str| en_prise_in(&format!("k/3/5/7/9/{row}/11/11/11/5R5/K10 w - 0 1"));
        assert_eq!(rook_takes("5p5"), ["f6"], "attacked and not defended");
        assert!(rook_takes("4pp5").is_empty(), "defended by a pawn");
        assert_eq!(rook_takes("4pq5"), ["f2", "f6"], "worth more than the rook, which is undefended");
        assert_eq!(rook_takes("4pr5"), ["f2"], "worth the same");
        assert!(en_prise_in("1/3/5/7/9/5k5/11/11/11/5R5/K10 b - 0 1").is_empty(), "a king");
    }

    #[test]
    fn updated_attacks_are_those_from_scratch() {
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
                        attacks = ByColor::from_fn(|side| attacks[side].updated(&before, &position, side));
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
