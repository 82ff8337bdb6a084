//! Small endgames played perfectly: how far the mate is against a bare king.
//!
//! The tables hold, for every position with the bare king to move of king and queen, rook, pawn or two knights against
//! king on the 91-cell board, how far the mate is with best play, or that none is forced. Where the other side moves,
//! its best move tells. They are made by `heksy endgames` ([`generate`]) from the rules alone and kept, packed, in
//! `assets/endgames.bin`; tests compare them with the rules again. A win is told only where the 50-move rule leaves
//! time for it. What is no win is left to the search, for it may be worth more than a draw: in Gliński's game a
//! stalemate pays three quarters.

mod generate;
mod index;
mod knights;

use std::sync::OnceLock;

use super::score::{mate_in, mated_in};
use crate::chess::{Color, Position, Role, Variant};
use index::{LEN, Place};

pub use generate::{GenerateError, generate};

/// The tables as they are kept: compressed (zlib), one after the other in the order of [`ENDINGS`].
static PACKED: &[u8] = include_bytes!("../../../assets/endgames.bin");

/// Plies without progress that make a draw.
const FIFTY_MOVES: u32 = 100;

/// The endings there are tables of: the man beside the king, and the game whose pawns it knows. Other men move alike in
/// Gliński's and `McCooey`'s games.
const ENDINGS: [(Role, Variant); 4] = [
    (Role::Queen, Variant::Glinski),
    (Role::Rook, Variant::Glinski),
    (Role::Pawn, Variant::Glinski),
    (Role::Pawn, Variant::McCooey),
];

/// What perfect play comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    /// Who mates.
    pub winner: Color,
    /// In how many plies.
    pub plies: u32,
}

/// Entries of one of [`ENDINGS`] as they are kept: those with the bare king to move.
const KEPT: usize = LEN / 2;
/// No more than this is unpacked.
const UNPACKED_LIMIT: usize = 1 << 23;

/// All tables: of [`ENDINGS`], an entry is the plies to mate and one more, 0 where no mate is forced; then come the
/// [`knights`].
struct Tables {
    unpacked: Vec<u8>,
    knights: knights::Table,
}

/// The tables, unpacked when they are first asked for.
fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let unpacked = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(PACKED, UNPACKED_LIMIT);
        // The tests read the asset: a bad one does not get into the program. Without tables the search goes on.
        Tables { unpacked: unpacked.unwrap_or_default(), knights: knights::Table::default() }
    })
}

impl Tables {
    /// The plies to mate with the bare king to move.
    fn plies(&self, position: &Position) -> Option<u32> {
        if let Some((place, _)) = knights::Place::of(position) {
            return self.knights.plies(self.unpacked.get(ENDINGS.len() * KEPT..)?, place);
        }
        let ending = ending_of(position)?;
        let (place, _) = Place::of(position)?;
        self.unpacked.get(ending * KEPT + place.index() / 2)?.checked_sub(1).map(u32::from)
    }
}

/// The side with the men, in an ending that there may be a table of.
fn strong_side(position: &Position) -> Option<Color> {
    let knows = position.variant() != Variant::Shafran && matches!(position.occupied().len(), 3 | 4);
    let strong = || Color::ALL.into_iter().find(|&color| !position.by_color(!color).has_many());
    if knows { strong() } else { None }
}

/// Which table knows a position of three men: its number in [`ENDINGS`].
fn ending_of(position: &Position) -> Option<usize> {
    let is_here = |&(role, variant): &(Role, Variant)| {
        !position.by_role(role).is_empty() && (role != Role::Pawn || variant == position.variant())
    };
    if position.occupied().len() == 3 { ENDINGS.iter().position(is_here) } else { None }
}

/// The plies to mate for the side with the men, whoever is to move.
fn plies(position: &Position, strong: Color) -> Option<u32> {
    let tables = tables();
    if position.turn() != strong {
        return tables.plies(position);
    }
    if ending_of(position).is_none() && knights::Place::of(position).is_none() {
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

/// The value of a position for the side to move, `ply` plies from the root, where a table knows of a mate.
pub(crate) fn value(position: &Position, ply: usize) -> Option<i32> {
    let verdict = probe(position)?;
    let mate = ply + verdict.plies as usize;
    Some(if verdict.winner == position.turn() { mate_in(mate) } else { mated_in(mate) })
}

/// What perfect play comes to, if it is a mate within the 50 moves. The side to move must have a move.
pub(crate) fn probe(position: &Position) -> Option<Verdict> {
    let strong = strong_side(position)?;
    let plies = plies(position, strong)?;
    // A pawn's moves begin the count anew, so that the distance itself never runs into it.
    let in_time = position.halfmove_clock() + plies <= FIFTY_MOVES;
    (in_time && plies > 0).then_some(Verdict { winner: strong, plies })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::Cell;

    fn verdict(variant: Variant, fen: &str) -> Option<Verdict> {
        probe(&Position::from_fen(variant, fen).unwrap())
    }

    #[test]
    fn the_asset_has_all_tables() {
        let knights = tables().unpacked.len() - ENDINGS.len() * KEPT;
        assert_eq!(knights, 2_380_818, "places of king and two knights against king");
        assert!(PACKED.len() < 1 << 20, "{} bytes", PACKED.len());
    }

    #[test]
    fn mates_in_one_are_one_ply_away() {
        for fen in ["k/3/2K2/7/9/11/11/11/11/3Q7/11 w - 0 1", "1/3/5/2k4/9/11/11/11/11/3Q1K5/11 w - 0 1"] {
            let position = Position::from_fen(Variant::Glinski, fen).unwrap();
            let verdict = probe(&position).expect("the queen wins");
            assert_eq!(verdict.winner, Color::White);
            let mates = position.legal_moves().iter().any(|&m| {
                let next = position.play(m).unwrap();
                next.in_check() && !next.has_legal_move()
            });
            assert_eq!(verdict.plies == 1, mates, "{fen}");
        }
    }

    #[test]
    fn colours_are_alike() {
        let white = verdict(Variant::Glinski, "1/1k1/5/7/9/11/11/11/11/11/4Q1K4 w - 0 1").expect("a win");
        let black = verdict(Variant::Glinski, "k/3/4q/7/9/11/11/11/11/11/5K5 b - 0 1").expect("a win");
        assert_eq!((white.winner, black.winner), (Color::White, Color::Black));
    }

    #[test]
    fn time_must_be_left_and_other_endings_are_not_known() {
        let fen = "1/1k1/5/7/9/11/11/11/11/11/4Q1K4 w - ";
        let plies = verdict(Variant::Glinski, &format!("{fen}0 1")).unwrap().plies;
        assert!(verdict(Variant::Glinski, &format!("{fen}{} 80", 100 - plies)).is_some());
        assert!(verdict(Variant::Glinski, &format!("{fen}{} 80", 101 - plies)).is_none());
        assert!(verdict(Variant::McCooey, "1/1k1/5/7/9/11/11/11/11/11/4N1K4 w - 0 1").is_none());
        assert!(verdict(Variant::McCooey, "1/1k1/5/7/9/11/11/11/11/11/4NBK4 w - 0 1").is_none());
        assert!(verdict(Variant::Glinski, "1/1k1/5/7/9/11/11/11/11/11/3QQ1K4 w - 0 1").is_none());
    }

    /// Every entry agrees with its neighbours by the rules: one ply away from a win is a win, and a side that must go
    /// into the other's wins is lost, the longest way.
    #[test]
    fn a_sample_agrees_with_the_rules() {
        let mut rng = fastrand::Rng::with_seed(7);
        let mut checked = 0;
        while checked < 1_000 {
            let ending = rng.usize(..ENDINGS.len());
            let with_bare_king_to_move = 2 * rng.usize(..KEPT) + 1;
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
            let men = ['k', 'K', 'N', 'N'].map(|letter| (Cell::ALL[rng.usize(..Cell::COUNT)], letter));
            // The game without draws by material.
            let Some(position) = generate::position_of(Variant::McCooey, &men, false) else { continue };
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
