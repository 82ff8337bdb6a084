//! `heksy selfplay`: plays games of the engine against itself and writes labelled quiet positions, for `heksy tune` and
//! `heksy train`.
//!
//! Every game has an opening of its own, derived from the seed and the number of the game, and starts with an empty
//! hash. Games are written in order: the output does not depend on the number of threads or the machine.

mod game;

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use super::labelled::LabelledPosition;
use super::parse_variant;
use crate::engine::Engine;
use crate::game::Variant;

/// The hash size of each engine in mebibytes; searches are short.
const HASH_MB: usize = 8;
/// The number of games between two reports.
const REPORT_EVERY: usize = 20;

/// The arguments of `heksy selfplay`.
#[derive(clap::Args, Clone, Debug)]
pub struct Settings {
    /// The variant
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    pub variant: Variant,
    /// Number of games
    #[arg(long)]
    pub games: usize,
    /// Number of the first game, to continue an earlier run
    #[arg(long, default_value_t = 0)]
    pub first: usize,
    /// Nodes per move
    #[arg(long, default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Random plies at the start of each game
    #[arg(long, default_value_t = 8)]
    pub plies: usize,
    /// Plies at the start of each game that are not written
    #[arg(long, default_value_t = 16)]
    pub skip: usize,
    /// Side variations of each position: a random move and the reply, whose positions are written too
    #[arg(long, alias = "strays", value_name = "N", default_value_t = 0)]
    pub side_variations: usize,
    /// Nodes per move of a side variation
    #[arg(long, alias = "stray-nodes", value_name = "N", default_value_t = 250, value_parser = clap::value_parser!(u64).range(1..))]
    pub side_variation_nodes: u64,
    /// Random seed; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads; the output does not depend on it
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    pub threads: u8,
    /// The file to append the positions to
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,
}

/// The error of `heksy selfplay`.
#[derive(Debug, thiserror::Error)]
pub enum SelfplayError {
    /// The output file cannot be opened or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The path.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
    /// A search failed.
    #[error("game {number}: {message}")]
    Engine {
        /// The number of the game.
        number: usize,
        /// The message.
        message: String,
    },
}

/// The number of a finished game and its positions.
type Played = (usize, Result<Vec<LabelledPosition>, String>);

/// Plays the games and appends their positions to the file.
///
/// # Errors
/// [`SelfplayError`]; the games before the failed one are in the file.
pub fn run(settings: &Settings, terminal: &mut impl Write) -> Result<(), SelfplayError> {
    let wrong = |error| SelfplayError::File { path: settings.output.clone(), error };
    let file = OpenOptions::new().create(true).append(true).open(&settings.output).map_err(wrong)?;
    let mut writer =
        OrderedWriter { file: BufWriter::new(file), waiting: BTreeMap::new(), next: settings.first };
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
            writer.add_game(number, labelled).map_err(|error| {
                next.store(end, Ordering::Relaxed);
                wrong(error)
            })?;
            let games = writer.next - settings.first;
            if games.is_multiple_of(REPORT_EVERY) || writer.next == end {
                // A closed terminal does not stop the run.
                writeln!(terminal, "{games} of {} games, {positions} positions", settings.games).ok();
            }
        }
        Ok(())
    })
}

/// Plays games until none is left or the receiver is gone.
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

/// Writes the games to the file in the order of their numbers.
struct OrderedWriter {
    file: BufWriter<File>,
    /// Games finished before an earlier one.
    waiting: BTreeMap<usize, Vec<LabelledPosition>>,
    /// The next game to be written.
    next: usize,
}

impl OrderedWriter {
    /// Adds a finished game and writes all games that are next in order.
    fn add_game(&mut self, number: usize, labelled: Vec<LabelledPosition>) -> io::Result<()> {
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
        Settings {
            variant,
            games,
            first,
            nodes,
            plies,
            skip,
            side_variations: 0,
            side_variation_nodes: 1,
            seed: 7,
            threads: 1,
            output,
        }
    }

    fn positions(variant: Variant, threads: u8) -> String {
        let folder = tempfile::tempdir().unwrap();
        let output = folder.path().join("positions.txt");
        let settings = Settings {
            side_variations: 1,
            side_variation_nodes: 20,
            games: 3,
            skip: 10,
            threads,
            ..settings(variant, output)
        };
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
                let labelled = LabelledPosition::parse(variant, line).unwrap();
                assert!(labelled.position.checked_king().is_none());
            }
        }
    }

    #[test]
    fn the_old_names_of_the_side_variation_options_still_work() {
        use clap::Parser;

        #[derive(Parser)]
        struct Line {
            #[command(flatten)]
            settings: Settings,
        }
        let parse = |options: [&str; 4]| {
            let line = ["selfplay", "--games", "1", "--output", "x"].into_iter().chain(options);
            let settings = Line::try_parse_from(line).unwrap().settings;
            (settings.side_variations, settings.side_variation_nodes)
        };
        assert_eq!(parse(["--strays", "3", "--stray-nodes", "70"]), (3, 70));
        assert_eq!(parse(["--side-variations", "3", "--side-variation-nodes", "70"]), (3, 70));
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
