//! The moves made in a position: by the player and the opponents, in recorded games, in the opening book.

use std::path::PathBuf;
use std::sync::Arc;

use super::positions::Hit;
use super::{Collection, Games, OpenedFile, OwnLibraryJob};
use crate::app::game::GameId;
use crate::disk::FileSystem;
use crate::engine::book::Book;
use crate::game::{Move, Position};
use crate::sides::Color;

/// Something in the table of moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExploreAction {
    /// Show the table, or hide it.
    Toggle,
    /// Make this move.
    Play(Move),
    /// List the games in which the position shown was reached, or in which this move was made there.
    List(Archive, Option<Move>),
}

/// A source of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Archive {
    /// The player's games.
    Own,
    /// The recorded games that come with the program.
    Recorded,
}

impl Archive {
    /// Both.
    pub const ALL: [Archive; 2] = [Archive::Own, Archive::Recorded];
}

/// A number of games, and their results.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of games.
    pub games: u32,
    /// The number of games that White won, that nobody won, and that Black won.
    pub ends: [u32; 3],
    /// White's quarter points in these.
    quarters: u32,
}

impl Tally {
    fn add(&mut self, hit: &Hit) {
        self.games += 1;
        if let Some(quarters) = hit.quarters {
            self.quarters += u32::from(quarters);
            let end = match quarters {
                4 => 0,
                0 => 2,
                _ => 1,
            };
            self.ends[end] += 1;
        }
    }

    /// The points of a side for each game, from 0 to 1; `None` without a result.
    pub fn score(&self, color: Color) -> Option<f64> {
        let games: u32 = self.ends.iter().sum();
        let white = (games > 0).then(|| f64::from(self.quarters) / f64::from(4 * games))?;
        Some(if color == Color::White { white } else { 1.0 - white })
    }
}

/// A move of the table.
#[derive(Debug, Clone, PartialEq)]
pub struct ExploredMove {
    /// The move.
    pub mv: Move,
    /// The games with the move, in the order of [`Archive`].
    pub tallies: [Tally; 2],
    /// The weight in the opening book, in percent of all moves there.
    pub book: Option<u32>,
}

/// The moves and games of a position.
#[derive(Debug, Clone)]
pub struct Explored {
    /// The position.
    pub position: Position,
    /// The moves, the commonest first.
    pub moves: Vec<ExploredMove>,
    /// The games with the position, in the order of [`Archive`].
    pub tallies: [Tally; 2],
    /// The games, in the order of [`Archive`].
    pub games: [Games; 2],
}

/// A position to be looked up.
#[derive(Debug, Clone)]
pub struct ExploreJob {
    /// The position.
    pub position: Position,
    /// The player's games to be read before; `None` to use those of the last job.
    pub read: Option<OwnLibraryJob>,
}

/// Finds the moves and games of positions. The games stay in memory between two positions.
pub struct Explorer {
    files: Arc<dyn FileSystem>,
    own: PathBuf,
    games: [Games; 2],
}

impl Explorer {
    /// An explorer of the player's games; `own` is the file of the finished ones.
    pub fn new(files: Arc<dyn FileSystem>, own: PathBuf) -> Explorer {
        Explorer { files, own, games: [Games::own(Vec::new()), Games::own(Vec::new())] }
    }

    /// Looks a position up.
    pub fn explore(&mut self, job: ExploreJob) -> Explored {
        let [own, recorded] = &mut self.games;
        // The list of games reports files that cannot be read.
        if let Some(read) = job.read.and_then(|job| job.read(self.files.as_ref(), &self.own).ok()) {
            *own = Games::own(read.files);
        }
        if recorded.is_empty() {
            *recorded = Arc::new(OpenedFile::of_collection(Collection::Tournaments)).into();
        }
        let hits = self.games.each_ref().map(|games| {
            games.files().iter().flat_map(|file| file.positions().find(&job.position)).collect()
        });
        Explored::of(job.position, &hits, self.games.clone())
    }
}

impl Explored {
    fn of(position: Position, hits: &[Vec<Hit>; 2], games: [Games; 2]) -> Explored {
        let book = Book::of(position.variant()).moves(&position);
        let all: u32 = book.iter().map(|&(_, weight)| weight).sum();
        let mut tallies = [Tally::default(); 2];
        let mut moves: Vec<ExploredMove> = Vec::new();
        for mv in position.legal_moves() {
            let weight = book.iter().find(|&&(known, _)| known == mv).map(|&(_, weight)| weight);
            let book = weight.map(|weight| (100 * weight + all / 2) / all.max(1));
            moves.push(ExploredMove { mv, tallies, book });
        }
        for (archive, hits) in hits.iter().enumerate() {
            for hit in hits {
                if hit.is_first {
                    tallies[archive].add(hit);
                }
                if let Some(of_move) = moves.iter_mut().find(|of_move| Some(of_move.mv) == hit.mv) {
                    of_move.tallies[archive].add(hit);
                }
            }
        }
        let games_of = |of_move: &ExploredMove| of_move.tallies.map(|tally| tally.games).iter().sum::<u32>();
        moves.retain(|of_move| games_of(of_move) > 0 || of_move.book.is_some());
        moves.sort_by_key(|of_move| std::cmp::Reverse((games_of(of_move), of_move.book)));
        Explored { position, moves, tallies, games }
    }
}

/// The table of moves on the screen.
#[derive(Debug, Default)]
pub struct Exploring {
    /// The running game in which the player opened the table.
    pub(in crate::app) in_game: Option<GameId>,
    /// The position that was looked up last.
    pub(in crate::app) asked: Option<Position>,
    /// Whether the table has the player's games as they are on the disk.
    pub(in crate::app) is_fresh: bool,
    pub(in crate::app) found: Option<Explored>,
}

impl Exploring {
    pub(in crate::app) fn of(&self, position: &Position) -> Option<&Explored> {
        self.found.as_ref().filter(|found| found.position == *position)
    }
}
