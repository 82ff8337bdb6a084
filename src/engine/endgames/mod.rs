//! Endgame tables: the distance to mate (DTM) against a bare king.
//!
//! The tables hold the distance to mate, or that no mate is forced, for every position of king and queen, rook, pawn
//! or two knights against king on the 91-cell board with the bare king to move. With the other side to move the best
//! move is found by a one-ply search. The tables are made by `heksy endgames` ([`generate`]) from the rules alone and
//! stored compressed in `assets/endgames.bin`; tests verify them against the rules. A win is returned only if the
//! 50-move rule leaves time for it. All else is left to the search, for in Gliński's game a stalemate is worth three
//! quarters.

mod generate;
mod index;
mod knights;

use std::sync::OnceLock;

use super::score::{mate_in, mated_in};
use crate::chess::{Color, Position, Role, Variant};
use index::{LEN, TableIndex};

pub use generate::{GenerateError, generate};

/// The compressed tables (zlib), in the order of [`ENDINGS`], then the [`knights`].
static COMPRESSED: &[u8] = include_bytes!("../../../assets/endgames.bin");

/// The halfmove clock of a draw by the 50-move rule.
const FIFTY_MOVES: u32 = 100;

/// The endings with one piece: the piece, and the variant, which matters for pawns only. Other pieces move the same
/// way in Gliński's and `McCooey`'s games.
const ENDINGS: [(Role, Variant); 4] = [
    (Role::Queen, Variant::Glinski),
    (Role::Rook, Variant::Glinski),
    (Role::Pawn, Variant::Glinski),
    (Role::Pawn, Variant::McCooey),
];

/// A forced mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableWin {
    /// The mating side.
    pub winner: Color,
    /// The distance to mate in plies.
    pub plies: u32,
}

/// The stored entries of one of [`ENDINGS`]: those with the bare king to move.
const STORED_LEN: usize = LEN / 2;
/// The maximum size of the decompressed tables in bytes.
const DECOMPRESSED_LIMIT: usize = 1 << 23;

/// All tables.
struct Tables {
    /// For [`ENDINGS`] an entry is 1 + plies to mate, or 0 if no mate is forced. The entries of the [`knights`] follow.
    entries: Vec<u8>,
    knights: knights::Table,
}

/// The tables, decompressed on first use.
fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let entries = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(COMPRESSED, DECOMPRESSED_LIMIT);
        // The tests read the asset. Without tables the search would go on.
        Tables { entries: entries.unwrap_or_default(), knights: knights::Table::default() }
    })
}

impl Tables {
    /// The distance to mate with the bare king to move.
    fn plies(&self, position: &Position) -> Option<u32> {
        if let Some((index, _)) = knights::TableIndex::of(position) {
            return self.knights.plies(self.entries.get(ENDINGS.len() * STORED_LEN..)?, index);
        }
        let ending = ending_of(position)?;
        let (index, _) = TableIndex::of(position)?;
        self.entries.get(ending * STORED_LEN + index.to_index() / 2)?.checked_sub(1).map(u32::from)
    }
}

/// The stronger side, in an ending that a table may cover.
fn strong_side(position: &Position) -> Option<Color> {
    let is_covered = position.variant() != Variant::Shafran && matches!(position.occupied().len(), 3 | 4);
    let strong = || Color::ALL.into_iter().find(|&color| !position.by_color(!color).has_many());
    if is_covered { strong() } else { None }
}

/// The index in [`ENDINGS`] of a position with three pieces.
fn ending_of(position: &Position) -> Option<usize> {
    let is_here = |&(role, variant): &(Role, Variant)| {
        !position.by_role(role).is_empty() && (role != Role::Pawn || variant == position.variant())
    };
    if position.occupied().len() == 3 { ENDINGS.iter().position(is_here) } else { None }
}

/// The distance to mate of the stronger side, with either side to move.
fn plies(position: &Position, strong: Color) -> Option<u32> {
    let tables = tables();
    if position.turn() != strong {
        return tables.plies(position);
    }
    if ending_of(position).is_none() && knights::TableIndex::of(position).is_none() {
        return None;
    }
    let moves = position.legal_moves();
    let after = moves.iter().filter_map(|&m| {
        let mut after = *position;
        after.play_unchecked(m);
        tables.plies(&after)
    });
    after.min().map(|plies| plies + 1)
}

/// The value for the side to move, `ply` plies from the root, if a table has a forced mate.
pub(crate) fn value(position: &Position, ply: usize) -> Option<i32> {
    let win = probe(position)?;
    let mate = ply + win.plies as usize;
    Some(if win.winner == position.turn() { mate_in(mate) } else { mated_in(mate) })
}

/// Probes the tables for a forced mate within the 50-move rule. The side to move must have a legal move.
pub(crate) fn probe(position: &Position) -> Option<TableWin> {
    let strong = strong_side(position)?;
    let plies = plies(position, strong)?;
    // Pawn moves reset the clock, so with a pawn this is too strict at most.
    let in_time = position.halfmove_clock() + plies <= FIFTY_MOVES;
    (in_time && plies > 0).then_some(TableWin { winner: strong, plies })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::Cell;

    fn win(variant: Variant, fen: &str) -> Option<TableWin> {
        probe(&Position::from_fen(variant, fen).unwrap())
    }

    #[test]
    fn the_asset_has_all_tables() {
        let knights = tables().entries.len() - ENDINGS.len() * STORED_LEN;
        assert_eq!(knights, 2_380_818, "positions of king and two knights against king");
        assert!(COMPRESSED.len() < 1 << 20, "{} bytes", COMPRESSED.len());
    }

    #[test]
    fn mates_in_one_are_one_ply_away() {
        for fen in ["k/3/2K2/7/9/11/11/11/11/3Q7/11 w - 0 1", "1/3/5/2k4/9/11/11/11/11/3Q1K5/11 w - 0 1"] {
            let position = Position::from_fen(Variant::Glinski, fen).unwrap();
            let win = probe(&position).expect("the queen wins");
            assert_eq!(win.winner, Color::White);
            let mates = position.legal_moves().iter().any(|&m| {
                let next = position.play(m).unwrap();
                next.in_check() && !next.has_legal_move()
            });
            assert_eq!(win.plies == 1, mates, "{fen}");
        }
    }

    #[test]
    fn colours_are_symmetric() {
        let white = win(Variant::Glinski, "1/1k1/5/7/9/11/11/11/11/11/4Q1K4 w - 0 1").expect("a win");
        let black = win(Variant::Glinski, "k/3/4q/7/9/11/11/11/11/11/5K5 b - 0 1").expect("a win");
        assert_eq!((white.winner, black.winner), (Color::White, Color::Black));
    }

    #[test]
    fn wins_must_fit_the_50_move_rule_and_other_endings_are_not_covered() {
        let fen = "1/1k1/5/7/9/11/11/11/11/11/4Q1K4 w - ";
        let plies = win(Variant::Glinski, &format!("{fen}0 1")).unwrap().plies;
        assert!(win(Variant::Glinski, &format!("{fen}{} 80", 100 - plies)).is_some());
        assert!(win(Variant::Glinski, &format!("{fen}{} 80", 101 - plies)).is_none());
        assert!(win(Variant::McCooey, "1/1k1/5/7/9/11/11/11/11/11/4N1K4 w - 0 1").is_none());
        assert!(win(Variant::McCooey, "1/1k1/5/7/9/11/11/11/11/11/4NBK4 w - 0 1").is_none());
        assert!(win(Variant::Glinski, "1/1k1/5/7/9/11/11/11/11/11/3QQ1K4 w - 0 1").is_none());
    }

    /// Every entry agrees with those of the positions after the legal moves.
    #[test]
    fn a_sample_agrees_with_the_rules() {
        let mut rng = fastrand::Rng::with_seed(7);
        let mut checked = 0;
        while checked < 1_000 {
            let ending = rng.usize(..ENDINGS.len());
            let with_bare_king_to_move = 2 * rng.usize(..STORED_LEN) + 1;
            let Some(position) = generate::position(ENDINGS[ending], with_bare_king_to_move) else {
                continue;
            };
            if let Err(difference) = generate::check(&position) {
                panic!("{}: {difference}", position.to_fen());
            }
            checked += 1;
        }
    }

    #[test]
    fn a_sample_of_two_knights_agrees_with_the_rules() {
        let mut rng = fastrand::Rng::with_seed(8);
        let (mut checked, mut won) = (0, 0);
        while checked < 300 {
            let pieces = ['k', 'K', 'N', 'N'].map(|letter| (Cell::ALL[rng.usize(..Cell::COUNT)], letter));
            // `McCooey`'s game has no draws by material.
            let Some(position) = generate::position_of(Variant::McCooey, &pieces, false) else { continue };
            if let Err(difference) = generate::check(&position) {
                panic!("{}: {difference}", position.to_fen());
            }
            checked += 1;
            won += usize::from(probe(&position).is_some());
        }
        assert!(won > 200, "{won} of {checked}");
    }

    #[test]
    #[ignore = "takes minutes in a debug build"]
    fn every_entry_agrees_with_the_rules() {
        for ending in ENDINGS {
            for position in (0..LEN).filter_map(|index| generate::position(ending, index)) {
                if let Err(difference) = generate::check(&position) {
                    panic!("{}: {difference}", position.to_fen());
                }
            }
        }
    }
}
