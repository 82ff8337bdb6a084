//! Endgame tables: the exact result of every position of up to four pieces.
//!
//! A table has the five results of Gliński's game, or the three of the others, for both sides to move, and in some files
//! distances: against a bare king to the end of the game (DTM), otherwise to the next capture or move of a pawn (DTZ), so
//! that the 50-move rule is exact. The tables without pawns are part of the program (`assets/endgames`); `heksy-lab endgames` makes all of
//! them, from the rules alone, and those in the folder given to [`use_folder`] come first.

mod file;
#[cfg(feature = "lab")]
mod generator;
mod index;
mod moves;
mod placement;
mod symmetry;
mod table;

use std::cmp::Ordering;
use std::path::PathBuf;
use std::sync::OnceLock;

use super::score::table_value;
use crate::chess::{MaterialRule, Move, MoveKind, Position, Rules, Variant};

pub use file::{Entry, Table, TableError};
#[cfg(feature = "lab")]
pub use generator::{GenerateError, Library, Solved, Value, to_bytes};
use moves::Board;
use placement::Placement;
pub use placement::{Ending, MAX_PIECES};
use table::FIFTY_MOVES;
pub use table::Statistics;

/// The result of a position in the tables, from the point of view of the side to move, with the 50-move rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Probe {
    /// The result in quarter points, 0 to 4.
    pub quarters: u8,
    /// The number of plies to the end of the game or to the next capture or move of a pawn, if it is known.
    pub plies: Option<u32>,
    /// Whether the plies lead to the end of the game.
    pub is_to_the_end: bool,
}

/// The tables of a game that are part of the program, by [`Ending::slot`].
fn built_in_tables(rules: &'static Rules) -> &'static [Option<Table>] {
    static TABLES: [OnceLock<Vec<Option<Table>>>; 3] = [const { OnceLock::new() }; 3];
    TABLES[rules.variant as usize].get_or_init(|| {
        let mut tables: Vec<_> = (0..Ending::SLOTS).map(|_| None).collect();
        // The tests read every archive. The search works without tables.
        let mut left = archive(rules.variant);
        while let Ok((table, rest)) = Table::first_of(left, rules, rules.material) {
            let slot = table.ending.slot();
            tables[slot] = Some(table);
            left = rest;
        }
        tables
    })
}

fn archive(variant: Variant) -> &'static [u8] {
    match variant {
        Variant::Glinski => include_bytes!("../../../assets/endgames/glinski.bin"),
        Variant::McCooey => include_bytes!("../../../assets/endgames/mccooey.bin"),
        Variant::Shafran => include_bytes!("../../../assets/endgames/shafran.bin"),
    }
}

/// The folder of the user's tables.
static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// The file of a table in a folder.
pub fn file_name(variant: Variant, ending: Ending) -> String {
    format!("{}-{ending}.heksyegt", variant.key())
}

/// Probes the tables in a folder, too, from now on. Files that cannot be used are passed over; `heksy-lab endgames`
/// names them. Only the first call has an effect.
pub fn use_folder(folder: PathBuf) {
    FOLDER.get_or_init(|| folder);
}

/// The table of an ending: the user's, read when it is first needed, or the one that is part of the program.
pub fn table(rules: &'static Rules, ending: Ending) -> Option<&'static Table> {
    type OfUser = [OnceLock<Option<Table>>; Ending::SLOTS];
    static OF_USER: [OfUser; 3] = [const { [const { OnceLock::new() }; Ending::SLOTS] }; 3];
    let of_user = FOLDER.get().and_then(|folder| {
        let read = || {
            let bytes = std::fs::read(folder.join(file_name(rules.variant, ending))).ok()?;
            Table::from_bytes(bytes, rules, rules.material).ok()
        };
        OF_USER[rules.variant as usize][ending.slot()].get_or_init(read).as_ref()
    });
    of_user.or_else(|| built_in_tables(rules)[ending.slot()].as_ref())
}

/// The entry of a legal placement, by the tables or by its captures.
fn look_up(rules: &'static Rules, placement: &Placement) -> Option<Entry> {
    let board = Board::of(placement);
    if placement.ending.is_drawn(rules.material) {
        let quarters = match board.moves(rules, |_| {}) {
            0 if board.is_in_check(rules, placement.turn) => table::LOSS,
            0 => rules.stalemate_quarters,
            _ => table::DRAW,
        };
        return Some(Entry { quarters, is_late: false, plies: Some(0) });
    }
    let entry = table(rules, placement.ending)?.get(placement)?;
    entry.after_captures(rules, &board, |child| Some(look_up(rules, &child.placement(rules)?)?.quarters))
}

/// Probes the tables. The answer is `None` where no table covers the position, where its rights to castle or capture en
/// passant are not those of a table, or where the 50-move rule may come first.
#[inline]
pub fn probe(position: &Position, material: MaterialRule) -> Option<Probe> {
    if position.occupied().len() as usize > MAX_PIECES {
        return None;
    }
    probe_few(position, material)
}

/// The entry of a position, with its placement.
#[inline(never)]
fn entry(position: &Position, material: MaterialRule) -> Option<(Entry, Placement)> {
    let rules = position.rules();
    let is_en_passant = |mv: &Move| mv.kind == MoveKind::EnPassant;
    let is_covered = position.occupied().len() as usize <= MAX_PIECES
        && material == rules.material
        && position.castling_rights().is_empty()
        && position.double_push().is_none_or(|_| !position.legal_moves().iter().any(is_en_passant));
    if !is_covered {
        return None;
    }
    let placement = Placement::of(position)?;
    Some((look_up(rules, &placement)?, placement))
}

fn probe_few(position: &Position, material: MaterialRule) -> Option<Probe> {
    // Without distances only draws are certain, and positions right after a capture or a pawn move.
    probe_within(position, material, |_| None)
}

/// As [`probe`], for a position that is shown. Also certain is a result without a distance if there is time for the longest
/// one of the ending. In the tree that is of no use: where all positions are won alike, a search makes no progress.
pub fn known(position: &Position, material: MaterialRule) -> Option<Probe> {
    probe_within(position, material, |placement| longest(position.rules(), placement))
}

/// The answer of the tables if the 50-move rule does not come first; `longest` is a limit of a distance that they do not know.
fn probe_within(
    position: &Position,
    material: MaterialRule,
    longest: impl FnOnce(&Placement) -> Option<[u8; 2]>,
) -> Option<Probe> {
    let (entry, placement) = entry(position, material)?;
    let clock = position.halfmove_clock() as usize;
    let fits = |plies: u8| clock + usize::from(plies) <= FIFTY_MOVES;
    let is_certain = match (entry.quarters, entry.plies) {
        (table::DRAW, _) => true,
        _ if entry.is_late => false,
        (_, Some(plies)) => fits(plies),
        _ if clock == 0 => true,
        (table::WIN, None) => longest(&placement).is_some_and(|[win, _]| fits(win)),
        (table::LOSS, None) => longest(&placement).is_some_and(|[_, loss]| fits(loss)),
        _ => false,
    };
    let plies = entry.plies.map(u32::from);
    let is_to_the_end = placement.ending.is_against_bare_king();
    is_certain.then_some(Probe { quarters: entry.quarters, plies, is_to_the_end })
}

/// The longest win and the longest loss of the side to move in the table of a placement.
fn longest(rules: &'static Rules, placement: &Placement) -> Option<[u8; 2]> {
    Some(table(rules, placement.ending)?.statistics.longest[placement.turn as usize])
}

/// The result of a position in eighths of a point for the side to move, to compare the moves that lead to such positions:
/// without the 50-move rule, except that a win and a loss that the rule is known to draw count 5 and 3.
pub fn rank(position: &Position, material: MaterialRule) -> Option<u8> {
    let (entry, _) = entry(position, material)?;
    let clock = position.halfmove_clock() as usize;
    let is_late = entry.is_late || entry.plies.is_some_and(|plies| clock + usize::from(plies) > FIFTY_MOVES);
    Some(match entry.quarters.cmp(&table::DRAW) {
        Ordering::Less if is_late => 3,
        Ordering::Greater if is_late => 5,
        _ => 2 * entry.quarters,
    })
}

impl Probe {
    /// The value of a position with a result other than a draw, `ply` plies from the root.
    ///
    /// After a capture or a pawn move, the plies to the next one do not count, because that move was progress.
    pub(super) fn value(self, position: &Position, ply: usize) -> i32 {
        let counts = self.is_to_the_end || position.halfmove_clock() > 0;
        let plies = self.plies.filter(|_| counts).unwrap_or_default() as usize;
        table_value(self.quarters, ply + plies, self.is_to_the_end && self.plies.is_some())
    }
}

#[cfg(test)]
mod tests;
