//! Generating the tables from the rules alone, ply by ply from the mates.

use super::index::{LEN, TableIndex};
use super::{ENDINGS, ending_of, knights};
use crate::chess::{Color, MoveKind, Position, Role, Variant};
use crate::hex::Cell;

/// Why the tables could not be generated.
#[derive(Debug, thiserror::Error)]
pub enum GenerateError {
    /// A mate is further away than an entry can hold.
    #[error("a mate is more than 254 plies away")]
    TooFar,
}

/// The best zlib compression level.
const BEST_COMPRESSION: u8 = 10;

/// Generates all tables, compressed as in `assets/endgames.bin`. `report` is called for each finished table with its
/// name, the number of wins and the longest mate in plies.
///
/// # Errors
/// [`GenerateError`] if a mate does not fit into an entry.
pub fn generate(mut report: impl FnMut(&str, usize, u8)) -> Result<Vec<u8>, GenerateError> {
    let mut all: Vec<Vec<u8>> = Vec::new();
    for ending in ENDINGS {
        let table = solve(ending, &all)?;
        let wins = table.iter().filter(|&&entry| entry > 0).count();
        let longest = table.iter().copied().max().unwrap_or(0).saturating_sub(1);
        report(&format!("king and {} against king ({})", ending.0, ending.1), wins, longest);
        all.push(table);
    }
    let with_bare_king_to_move = |table: &Vec<u8>| table.iter().skip(1).step_by(2).copied().collect();
    let mut stored: Vec<Vec<u8>> = all.iter().map(with_bare_king_to_move).collect();
    let knights = knights::generate();
    let wins = knights.iter().filter(|&&entry| entry > 0).count();
    let longest = knights.iter().map(|&entry| 2 * entry.saturating_sub(1)).max().unwrap_or(0);
    report(
        "king and two knights against king, the bare king to move, without symmetric positions",
        wins,
        longest,
    );
    stored.push(knights);
    Ok(miniz_oxide::deflate::compress_to_vec_zlib(&stored.concat(), BEST_COMPRESSION))
}

/// The position after a move.
#[derive(Clone, Copy)]
enum Successor {
    /// Another position of this table.
    Index(u32),
    /// A won position of another table, with its distance to mate.
    Win(u8),
    /// A position that is not won.
    Draw,
}

/// A position of the table that is not decided yet.
struct Undecided {
    index: u32,
    strong_to_move: bool,
    successors: Vec<Successor>,
}

/// Solves one table, with the earlier tables for promotions.
fn solve(ending: (Role, Variant), before: &[Vec<u8>]) -> Result<Vec<u8>, GenerateError> {
    let mut table = vec![0; LEN];
    let mut undecided = Vec::new();
    for (index, entry) in table.iter_mut().enumerate() {
        let Some(position) = position(ending, index) else { continue };
        let moves = position.legal_moves();
        if moves.is_empty() {
            *entry = u8::from(position.in_check());
            continue;
        }
        let successors = moves.iter().map(|&m| successor(&position, m, before)).collect();
        let strong_to_move = position.turn() == Color::White;
        undecided.push(Undecided { index: index as u32, strong_to_move, successors });
    }
    for plies in 1.. {
        // The table is updated after the pass: a win in `plies` depends on entries of `plies - 1` only.
        let mut decided = Vec::new();
        let mut pending = false;
        undecided.retain(|entry| match entry.plies(&table) {
            Some(found) if found == plies => {
                decided.push((entry.index, plies));
                false
            }
            found => {
                pending |= found.is_some();
                true
            }
        });
        if decided.is_empty() && !pending {
            return Ok(table);
        }
        let entry = u8::try_from(plies + 1).map_err(|_| GenerateError::TooFar)?;
        for (index, _) in decided {
            table[index as usize] = entry;
        }
    }
    Ok(table)
}

impl Undecided {
    /// The distance to mate by the table so far: the shortest for the stronger side, the longest for the other and
    /// only if all its moves lose.
    fn plies(&self, table: &[u8]) -> Option<u32> {
        let after = |successor: &Successor| match *successor {
            Successor::Index(index) => u32::from(table[index as usize]).checked_sub(1),
            Successor::Win(plies) => Some(u32::from(plies)),
            Successor::Draw => None,
        };
        let mut plies = self.successors.iter().map(after);
        let best = if self.strong_to_move {
            plies.flatten().min()
        } else {
            plies.try_fold(0, |longest, plies| plies.map(|plies| plies.max(longest)))
        };
        best.map(|plies| plies + 1)
    }
}

fn successor(position: &Position, m: crate::chess::Move, before: &[Vec<u8>]) -> Successor {
    let mut after = *position;
    after.play_unchecked(m);
    if after.occupied().len() < 3 {
        return Successor::Draw;
    }
    let Some((index, _)) = TableIndex::of(&after) else { return Successor::Draw };
    if !matches!(m.kind, MoveKind::Promotion(_)) {
        return Successor::Index(index.to_index() as u32);
    }
    let entry =
        ending_of(&after).and_then(|ending| before.get(ending)).map_or(0, |table| table[index.to_index()]);
    entry.checked_sub(1).map_or(Successor::Draw, Successor::Win)
}

/// The position with this index in the table of an ending, the stronger side White; `None` if it is not legal.
pub(super) fn position((role, variant): (Role, Variant), index: usize) -> Option<Position> {
    let index = TableIndex::from_index(index)?;
    let pieces = [(index.bare_king, 'k'), (index.king, 'K'), (index.piece, role.char().to_ascii_uppercase())];
    position_of(variant, &pieces, index.strong_to_move)
}

/// The position with these pieces; `None` if two share a cell or it is not legal.
pub(super) fn position_of(
    variant: Variant,
    pieces: &[(Cell, char)],
    white_to_move: bool,
) -> Option<Position> {
    let shared = (1..pieces.len()).any(|i| pieces[..i].iter().any(|(cell, _)| *cell == pieces[i].0));
    if shared {
        return None;
    }
    let turn = if white_to_move { 'w' } else { 'b' };
    Position::from_fen(variant, &format!("{} {turn} - 0 1", rows(pieces))).ok()
}

/// The rows of FEN for these pieces.
fn rows(pieces: &[(Cell, char)]) -> String {
    let row = |rank: u8| {
        let (mut row, mut empty) = (String::new(), 0);
        for cell in Cell::ALL.into_iter().filter(|cell| cell.rank() == rank) {
            if let Some((_, letter)) = pieces.iter().find(|(on, _)| *on == cell) {
                row += &if empty > 0 { empty.to_string() } else { String::new() };
                row.push(*letter);
                empty = 0;
            } else {
                empty += 1;
            }
        }
        row + &if empty > 0 { empty.to_string() } else { String::new() }
    };
    (1..=11).rev().map(row).collect::<Vec<_>>().join("/")
}

/// Whether the entry of a position agrees with those after its legal moves. The stronger side is White.
#[cfg(test)]
pub(super) fn check(position: &Position) -> Result<(), String> {
    let plies = |position: &Position| super::plies(position, Color::White);
    let stored = plies(position);
    let moves = position.legal_moves();
    let after = moves.iter().map(|&m| {
        let mut next = *position;
        next.play_unchecked(m);
        plies(&next)
    });
    let expected = match position.turn() {
        _ if moves.is_empty() => position.in_check().then_some(0),
        Color::White => after.flatten().min().map(|plies| plies + 1),
        Color::Black => {
            after.collect::<Option<Vec<_>>>().and_then(|all| all.into_iter().max()).map(|n| n + 1)
        }
    };
    if stored == expected {
        Ok(())
    } else {
        Err(format!("the table says {stored:?}, the rules {expected:?}"))
    }
}
