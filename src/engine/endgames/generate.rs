//! Making the tables, from the rules alone: mates first, then what leads to them, ply by ply.

use super::index::{LEN, Place};
use super::{ENDINGS, ending_of, knights};
use crate::chess::{Color, MoveKind, Position, Role, Variant};
use crate::hex::Cell;

/// Why no table was made.
#[derive(Debug, thiserror::Error)]
pub enum GenerateError {
    /// A mate is further away than an entry can hold.
    #[error("a mate is more than 254 plies away")]
    TooFar,
}

/// How hard the packer works: as hard as it can.
const BEST_COMPRESSION: u8 = 10;

/// Makes all tables and packs them, as `assets/endgames.bin` holds them. `told` hears of each table as it is done: its
/// name, its wins and its longest mate in plies.
///
/// # Errors
/// [`GenerateError`] if the tables cannot hold what they should.
pub fn generate(mut told: impl FnMut(&str, usize, u8)) -> Result<Vec<u8>, GenerateError> {
    let mut all: Vec<Vec<u8>> = Vec::new();
    for ending in ENDINGS {
        let table = solve(ending, &all)?;
        let wins = table.iter().filter(|&&entry| entry > 0).count();
        let longest = table.iter().copied().max().unwrap_or(0).saturating_sub(1);
        told(&format!("king and {} against king ({})", ending.0, ending.1), wins, longest);
        all.push(table);
    }
    let with_bare_king_to_move = |table: &Vec<u8>| table.iter().skip(1).step_by(2).copied().collect();
    let mut kept: Vec<Vec<u8>> = all.iter().map(with_bare_king_to_move).collect();
    let knights = knights::generate();
    let wins = knights.iter().filter(|&&entry| entry > 0).count();
    let longest = knights.iter().map(|&entry| 2 * entry.saturating_sub(1)).max().unwrap_or(0);
    told("king and two knights against king, the bare king to move, but for symmetry", wins, longest);
    kept.push(knights);
    Ok(miniz_oxide::deflate::compress_to_vec_zlib(&kept.concat(), BEST_COMPRESSION))
}

/// What a move leads to.
#[derive(Clone, Copy)]
enum Next {
    /// Another position of the table.
    Place(u32),
    /// A position of another table: the plies to mate from there.
    Mate(u8),
    /// A position that is not won.
    Draw,
}

/// A position of the table that is not decided yet.
struct Open {
    index: u32,
    strong_to_move: bool,
    nexts: Vec<Next>,
}

/// One table, with the help of those made before it, to which promotions lead.
fn solve(ending: (Role, Variant), before: &[Vec<u8>]) -> Result<Vec<u8>, GenerateError> {
    let mut table = vec![0; LEN];
    let mut open = Vec::new();
    for (index, entry) in table.iter_mut().enumerate() {
        let Some(position) = position(ending, index) else { continue };
        let moves = position.legal_moves();
        if moves.is_empty() {
            *entry = u8::from(position.in_check());
            continue;
        }
        let nexts = moves.iter().map(|&m| next(&position, m, before)).collect();
        open.push(Open { index: index as u32, strong_to_move: position.turn() == Color::White, nexts });
    }
    for plies in 1.. {
        // What this pass decides must not bear on what else it decides: a win in `plies` needs one in `plies - 1`.
        let mut decided = Vec::new();
        let mut pending = false;
        open.retain(|entry| match entry.plies(&table) {
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

impl Open {
    /// The plies to mate as far as the table knows them: the shortest way for the side that mates, the longest for the
    /// other, and for that only if every move loses.
    fn plies(&self, table: &[u8]) -> Option<u32> {
        let after = |next: &Next| match *next {
            Next::Place(index) => u32::from(table[index as usize]).checked_sub(1),
            Next::Mate(plies) => Some(u32::from(plies)),
            Next::Draw => None,
        };
        let mut plies = self.nexts.iter().map(after);
        let best = if self.strong_to_move {
            plies.flatten().min()
        } else {
            plies.try_fold(0, |longest, plies| plies.map(|plies| plies.max(longest)))
        };
        best.map(|plies| plies + 1)
    }
}

fn next(position: &Position, m: crate::chess::Move, before: &[Vec<u8>]) -> Next {
    let mut after = *position;
    after.play_unchecked(m);
    if after.occupied().len() < 3 {
        return Next::Draw;
    }
    let Some((place, _)) = Place::of(&after) else { return Next::Draw };
    if !matches!(m.kind, MoveKind::Promotion(_)) {
        return Next::Place(place.index() as u32);
    }
    let entry =
        ending_of(&after).and_then(|ending| before.get(ending)).map_or(0, |table| table[place.index()]);
    entry.checked_sub(1).map_or(Next::Draw, Next::Mate)
}

/// The position of an ending with this number in its table; `None` if there is no such legal position. The side with
/// the man is White.
pub(super) fn position((role, variant): (Role, Variant), index: usize) -> Option<Position> {
    let place = Place::from_index(index)?;
    let men = [(place.bare_king, 'k'), (place.king, 'K'), (place.man, role.char().to_ascii_uppercase())];
    position_of(variant, &men, place.strong_to_move)
}

/// The position with these men; `None` if two share a cell or it is not legal.
pub(super) fn position_of(variant: Variant, men: &[(Cell, char)], white_to_move: bool) -> Option<Position> {
    let shared = (1..men.len()).any(|i| men[..i].iter().any(|(cell, _)| *cell == men[i].0));
    if shared {
        return None;
    }
    let turn = if white_to_move { 'w' } else { 'b' };
    Position::from_fen(variant, &format!("{} {turn} - 0 1", rows(men))).ok()
}

/// The rows of FEN for these men.
fn rows(men: &[(Cell, char)]) -> String {
    let row = |rank: u8| {
        let (mut row, mut empty) = (String::new(), 0);
        for cell in Cell::ALL.into_iter().filter(|cell| cell.rank() == rank) {
            if let Some((_, letter)) = men.iter().find(|(on, _)| *on == cell) {
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

/// Whether a position's entry agrees with those that its legal moves lead to. The side with the men is White.
#[cfg(test)]
pub(super) fn check(position: &Position) -> Result<(), String> {
    let plies = |position: &Position| super::plies(position, Color::White);
    let told = plies(position);
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
    if told == expected { Ok(()) } else { Err(format!("the table says {told:?}, the rules {expected:?}")) }
}
