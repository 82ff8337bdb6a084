//! The positions of all games of a file: searched in milliseconds, whatever the order of the moves that led there.

use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::thread;

use super::progress::{OpenProgress, Stage};
use super::{GameName, GameRow};
use crate::chess::{self, Role};
use crate::game::pgn::PgnFile;
use crate::game::{Move, PieceKind, PieceLetters, Position, PositionSetup};
use crate::hex::Cell;
use crate::sides::Color;

/// Number of bits of an entry that hold the move. The others are those of the position's key.
const MOVE_BITS: u32 = 24;
/// The move of the last position of a game.
const NO_MOVE: u32 = (1 << MOVE_BITS) - 1;
/// The result of a game that has none.
const NO_RESULT: u8 = u8::MAX;
/// Maximum number of threads that read games.
const MOST_THREADS: usize = 4;

/// The positions of the main lines of all two-player games of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Positions {
    /// The first entry of each game.
    firsts: Vec<u32>,
    /// White's quarter points in each game.
    results: Vec<u8>,
    /// The upper bits of the key of each position, and the move made there.
    entries: Vec<u64>,
}

/// A game in which a position was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hit {
    /// The number of the game in the file, from 0.
    pub game: usize,
    /// The move made there, mirrored if the position was; `None` at the end of the game.
    pub mv: Option<Move>,
    /// Whether no hit before is one of the same game.
    pub is_first: bool,
    /// White's quarter points, if the game has a result.
    pub quarters: Option<u8>,
}

impl Positions {
    /// Reads all games; `None` if that is cancelled.
    pub(super) fn of(rows: &[GameRow], text: &PgnFile, progress: &OpenProgress) -> Option<Positions> {
        let threads = thread::available_parallelism().map_or(1, usize::from).min(MOST_THREADS);
        let share = rows.len().div_ceil(threads).max(1);
        let done = AtomicU64::new(0);
        let go_on = || progress.reach(Stage::Positions, done.fetch_add(1, Relaxed), rows.len() as u64);
        let parts: Option<Vec<Positions>> = thread::scope(|scope| {
            let starts = (0..rows.len()).step_by(share);
            let read = |from: usize| {
                let games = from..(from + share).min(rows.len());
                scope.spawn(move || Positions::read(rows, text, games, go_on))
            };
            let running: Vec<_> = starts.map(read).collect();
            running
                .into_iter()
                .map(|part| part.join().unwrap_or_else(|_| Some(Positions::default())))
                .collect()
        });
        let mut all = Positions::default();
        for part in parts? {
            let before = all.entries.len() as u32;
            all.firsts.extend(part.firsts.iter().map(|first| before + first));
            all.results.extend(part.results);
            all.entries.extend(part.entries);
        }
        Some(all)
    }

    fn read(
        rows: &[GameRow],
        text: &PgnFile,
        games: std::ops::Range<usize>,
        go_on: impl Fn() -> bool,
    ) -> Option<Positions> {
        let mut positions = Positions::default();
        for index in games {
            if !go_on() {
                return None;
            }
            positions.firsts.push(positions.entries.len() as u32);
            let is_known = matches!(rows[index].game, GameName::Known(_));
            let read = is_known.then(|| text.read(index, PieceLetters::English)).flatten();
            let result = read.as_ref().and_then(|read| read.record.result);
            positions.results.push(result.map_or(NO_RESULT, |end| end.points.for_color(Color::White)));
            let Some(record) = read.map(|read| read.record) else { continue };
            let mut position = *record.tree.start();
            for mv in record.main_moves() {
                positions.entries.push(entry(position.key(), code(mv)));
                position.play_unchecked(mv);
            }
            positions.entries.push(entry(position.key(), NO_MOVE));
        }
        Some(positions)
    }

    /// The games that reach a position, or its mirror image where the rules are symmetric. A game with several moves there
    /// is found once for each.
    pub fn find(&self, position: &Position) -> Vec<Hit> {
        let legal = position.legal_moves();
        let moves = |image: fn(Move) -> Move| legal.iter().map(move |&mv| (code(image(mv)), mv)).collect();
        let mut wanted: Vec<(u64, HashMap<u32, Move>)> = vec![(position.key(), moves(|mv| mv))];
        if let Some(image) = mirrored(position) {
            wanted.push((image.key(), moves(mirrored_move)));
        }
        let mut hits: Vec<Hit> = Vec::new();
        for (at, &found) in self.entries.iter().enumerate() {
            let Some((_, moves)) = wanted.iter().find(|(key, _)| key >> MOVE_BITS == found >> MOVE_BITS)
            else {
                continue;
            };
            let game = self.firsts.partition_point(|&first| first as usize <= at) - 1;
            let mv = moves.get(&(found as u32 & NO_MOVE)).copied();
            let mut of_game = hits.iter().rev().take_while(|hit| hit.game == game).peekable();
            let is_first = of_game.peek().is_none();
            if of_game.all(|hit| hit.mv != mv) {
                let quarters = Some(self.results[game]).filter(|&quarters| quarters != NO_RESULT);
                hits.push(Hit { game, mv, is_first, quarters });
            }
        }
        hits
    }

    /// The entries of a game, in the order of the moves.
    pub(super) fn of_game(&self, game: usize) -> &[u64] {
        let at = |game: usize| self.firsts.get(game).map_or(self.entries.len(), |&first| first as usize);
        &self.entries[at(game)..at(game + 1)]
    }
}

fn entry(key: u64, code: u32) -> u64 {
    key >> MOVE_BITS << MOVE_BITS | u64::from(code)
}

pub(super) fn is_of(entry: u64, position: &Position) -> bool {
    entry >> MOVE_BITS == position.key() >> MOVE_BITS
}

/// The origin and the target of the move of an entry; `None` at the end of a game.
pub(super) fn cells(entry: u64) -> Option<(Cell, Cell)> {
    let cell = |shift: u32| Cell::from_index((entry >> shift & 127) as usize);
    cell(0).zip(cell(7))
}

/// The move of an entry of this position; `None` at the end of a game.
pub(super) fn move_in(entry: u64, position: &Position) -> Option<Move> {
    let (from, to) = cells(entry)?;
    match position.kind_at(from)? {
        PieceKind::Chess(role) if !matches!(role, Role::Pawn | Role::King) => {
            Some(chess::Move::normal(from, to).into())
        }
        _ => position.moves_between(from, to).into_iter().find(|&mv| code(mv) == entry as u32 & NO_MOVE),
    }
}

/// The move in [`MOVE_BITS`] bits. Moves of one position have different codes.
fn code(mv: Move) -> u32 {
    let rest = match mv {
        Move::Chess(mv) => mv.promotion().map_or(0, |role| 1 + role as u32),
        // Captures that differ in what they take.
        Move::Draughts(mv) => mv.taken.iter().fold(0, |sum, cell| (sum * 7 + cell.index() as u32 + 1) % 1021),
    };
    mv.from().index() as u32 | (mv.to().index() as u32) << 7 | rest << 14
}

/// The mirror image of a position where left and right are alike: in chess, without rights to castle.
pub fn mirrored(position: &Position) -> Option<Position> {
    position.chess().filter(|chess| chess.castling_rights().is_empty())?;
    PositionSetup::from(position).mirrored().position().ok()
}

fn mirrored_move(mv: Move) -> Move {
    match mv {
        Move::Chess(mv) => {
            Move::Chess(chess::Move { from: mv.from.mirrored(), to: mv.to.mirrored(), kind: mv.kind })
        }
        Move::Draughts(_) => mv,
    }
}
