//! `heksy selfplay`: lets the engine play against itself and writes down quiet positions with the search's score
//! and the game's result, for `heksy tune`.
//!
//! Every game has an opening and an engine state of its own, made from the seed and the game's number, and the games
//! are written in the order of their numbers: the output does not depend on the number of threads or the machine.

mod game;

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use super::labelled::Labelled;
use super::parse_variant;
use crate::engine::Engine;
use crate::game::Variant;

/// Mebibytes of transposition table for each game; searches are short.
const HASH_MB: usize = 8;
/// After so many games the terminal is told.
const REPORT_EVERY: usize = 20;

/// What `heksy selfplay` is told on the command line.
#[derive(clap::Args, Clone, Debug)]
pub struct Settings {
    /// The game to play
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    pub variant: Variant,
    /// Number of games
    #[arg(long)]
    pub games: usize,
    /// Number of the first game, to go on where another run ended
    #[arg(long, default_value_t = 0)]
    pub first: usize,
    /// Positions to search for each move
    #[arg(long, default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Random plies at the start of each game
    #[arg(long, default_value_t = 8)]
    pub plies: usize,
    /// Plies at the start of each game of which nothing is written
    #[arg(long, default_value_t = 16)]
    pub skip: usize,
    /// Side lines of each position written: a random move and the reply, both of which are looked at, too
    #[arg(long, default_value_t = 0)]
    pub strays: usize,
    /// Positions to search for each move of a side line
    #[arg(long, default_value_t = 250, value_parser = clap::value_parser!(u64).range(1..))]
    pub stray_nodes: u64,
    /// Makes the random openings: the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Games played side by side
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    pub threads: u8,
    /// The file to append the positions to
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
}

/// Why the games could not all be played and written.
#[derive(Debug, thiserror::Error)]
pub enum SelfplayError {
    /// The file of positions cannot be opened or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The engine failed.
    #[error("game {number}: {message}")]
    Engine {
        /// The game's number.
        number: usize,
        /// What it says.
        message: String,
    },
}

type Played = (usize, Result<Vec<Labelled>, String>);

/// Plays the games and appends their positions to the file.
///
/// # Errors
/// [`SelfplayError`]; games before the failed one are in the file.
pub fn run(settings: &Settings, terminal: &mut impl Write) -> Result<(), SelfplayError> {
    let wrong = |error| SelfplayError::File { path: settings.output.clone(), error };
    let file = OpenOptions::new().create(true).append(true).open(&settings.output).map_err(wrong)?;
    let mut book = Book { file: BufWriter::new(file), waiting: BTreeMap::new(), next: settings.first };
    let end = settings.first.saturating_add(settings.games);
    let next = AtomicUsize::new(settings.first);
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..settings.threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || play_games(settings, next, end, &sender));
        }
        drop(sender);
        let mut positions = 0;
        for (number, result) in results {
            let labelled = result.map_err(|message| {
                next.store(end, Ordering::Relaxed);
                SelfplayError::Engine { number, message }
            })?;
            positions += labelled.len();
            book.take_in(number, labelled).map_err(|error| {
                next.store(end, Ordering::Relaxed);
                wrong(error)
            })?;
            let games = book.next - settings.first;
            if games.is_multiple_of(REPORT_EVERY) || book.next == end {
                // Who does not look at the terminal still wants the positions.
                writeln!(terminal, "{games} of {} games, {positions} positions", settings.games).ok();
            }
        }
        Ok(())
    })
}

/// Plays games until none is left or nobody listens.
fn play_games(settings: &Settings, next: &AtomicUsize, end: usize, results: &mpsc::Sender<Played>) {
    let mut engine = Engine::new(|| {});
    engine.set_hash_mb(HASH_MB);
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= end || results.send((number, game::play(settings, number, &mut engine))).is_err() {
            return;
        }
    }
}

/// The file, written in the order of the games.
struct Book {
    file: BufWriter<File>,
    /// Games that were finished before an earlier one.
    waiting: BTreeMap<usize, Vec<Labelled>>,
    /// The next game to be written.
    next: usize,
}

impl Book {
    /// Takes a game in and writes what can be written; whole games only.
    fn take_in(&mut self, number: usize, labelled: Vec<Labelled>) -> io::Result<()> {
        self.waiting.insert(number, labelled);
        while let Some(game) = self.waiting.remove(&self.next) {
            for labelled in game {
                writeln!(self.file, "{labelled}")?;
            }
            self.next += 1;
        }
        self.file.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(variant: Variant, output: PathBuf) -> Settings {
        let (games, first, nodes, plies, skip) = (1, 0, 60, 8, 1);
        let (strays, stray_nodes, seed, threads) = (0, 1, 7, 1);
        Settings { variant, games, first, nodes, plies, skip, strays, stray_nodes, seed, threads, output }
    }

    fn positions(variant: Variant, threads: u8) -> String {
        let folder = tempfile::tempdir().unwrap();
        let output = folder.path().join("positions.txt");
        let settings =
            Settings { strays: 1, stray_nodes: 20, games: 3, skip: 10, threads, ..settings(variant, output) };
        run(&settings, &mut Vec::new()).unwrap();
        std::fs::read_to_string(&settings.output).unwrap()
    }

    #[test]
    fn the_same_seed_gives_the_same_positions_with_any_number_of_threads() {
        for variant in Variant::ALL {
            let text = positions(variant, 1);
            assert!(text.lines().count() > 20, "{variant}");
            assert_eq!(text, positions(variant, 3), "{variant}");
            for line in text.lines() {
                let labelled = Labelled::read(variant, line).unwrap();
                assert!(labelled.position.checked_king().is_none());
            }
        }
    }

    #[test]
    fn a_file_that_cannot_be_written_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let output = folder.path().join("none").join("positions.txt");
        let variant = Variant::Glinski;
        let settings = settings(variant, output);
        assert!(run(&settings, &mut Vec::new()).unwrap_err().to_string().contains("positions.txt"));
    }
}
