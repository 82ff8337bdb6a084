//! `heksy-lab selfplay`: plays games of the engine against itself and writes labelled quiet positions, for
//! `heksy-lab train`.
//!
//! Every game has an opening of its own, derived from the seed and the number of the game, and starts with an empty
//! hash. Games are written in order: the output does not depend on the number of threads or the machine. A run that was
//! interrupted continues where it was (`output`).

mod error;
mod game;
mod output;
mod settings;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread::{self, Builder};

pub use self::error::SelfplayError;
use self::output::OrderedWriter;
pub use self::settings::Settings;
use super::labelled::{FileError, LabelledPosition};
use super::network::read_network;
use crate::engine::{DirectEngine, STACK_BYTES};

/// The hash size of each engine in mebibytes; searches are short.
const HASH_MB: usize = 8;
/// The number of games between two reports.
const REPORT_EVERY: usize = 20;

/// The number of a finished game and its positions.
type Played = (usize, Result<Vec<LabelledPosition>, String>);

/// Plays the games and appends their positions to the file.
///
/// # Errors
/// [`SelfplayError`]; the games before the failed one are in the file.
pub fn run(settings: &Settings, terminal: &mut impl Write) -> Result<(), SelfplayError> {
    let network = settings.network.as_ref().map(|path| read_network(path, settings.variant)).transpose()?;
    let network = network.map(Arc::new);
    let (mut writer, goes_on) = OrderedWriter::open(settings)?;
    let first = writer.next;
    let end = settings.first.saturating_add(settings.games);
    // A closed terminal does not stop the run.
    if goes_on {
        writeln!(terminal, "goes on at game {} of {}", first - settings.first, settings.games).ok();
    }
    let next = AtomicUsize::new(first);
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..settings.threads {
            let (sender, next) = (sender.clone(), &next);
            let mut engine = DirectEngine::new(HASH_MB);
            engine.set_network(network.clone());
            let work = move || play_games(settings, engine, next, end, &sender);
            let thread = Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work);
            thread.inspect_err(|_| next.store(end, Ordering::Relaxed)).map_err(SelfplayError::Thread)?;
        }
        drop(sender);
        let mut positions = 0;
        for (number, result) in results {
            let added =
                result.map_err(|message| SelfplayError::Engine { number, message }).and_then(|labelled| {
                    positions += labelled.len();
                    writer.add_game(number, labelled)
                });
            added.inspect_err(|_| next.store(end, Ordering::Relaxed))?;
            let games = writer.next - settings.first;
            if games.is_multiple_of(REPORT_EVERY) || writer.next == end {
                writeln!(terminal, "{games} of {} games, {positions} positions", settings.games).ok();
            }
        }
        if writer.unfit > 0 {
            writeln!(terminal, "{} positions did not fit and were left out", writer.unfit).ok();
        }
        Ok(writer.write_progress().map_err(FileError::of(&settings.output))?)
    })
}

/// Plays games until all are played or the receiver is closed.
fn play_games(
    settings: &Settings,
    mut engine: DirectEngine,
    next: &AtomicUsize,
    end: usize,
    results: &mpsc::Sender<Played>,
) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= end || results.send((number, game::play(settings, number, &mut engine))).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::*;
    use crate::game::Variant;
    use crate::lab::labelled::PositionFile;

    fn settings(variant: Variant, output: PathBuf) -> Settings {
        let (games, first, nodes, plies, skip) = (1, 0, 60, 8, 1);
        Settings {
            variant,
            games,
            first,
            network: None,
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

    fn positions(variant: Variant, threads: u8) -> Vec<LabelledPosition> {
        let folder = tempfile::tempdir().unwrap();
        let output = folder.path().join("positions");
        let settings = Settings {
            side_variations: 1,
            side_variation_nodes: 20,
            games: 3,
            skip: 10,
            threads,
            ..settings(variant, output)
        };
        run(&settings, &mut Vec::new()).unwrap();
        let mut found = Vec::new();
        let keep = |labelled| {
            found.push(labelled);
            Ok(())
        };
        PositionFile::open(&settings.output, variant).unwrap().for_each(variant, keep).unwrap();
        found
    }

    #[test]
    fn the_same_seed_gives_the_same_positions_with_any_number_of_threads() {
        for variant in Variant::ALL {
            let found = positions(variant, 1);
            assert!(found.len() > 20, "{variant}");
            assert_eq!(found, positions(variant, 3), "{variant}");
            assert!(found.iter().all(|labelled| labelled.position.checked_king().is_none()));
        }
    }

    #[test]
    fn a_file_that_cannot_be_written_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let output = folder.path().join("none").join("positions.bin");
        let variant = Variant::Glinski;
        let settings = settings(variant, output);
        assert!(run(&settings, &mut Vec::new()).unwrap_err().to_string().contains("positions.bin"));
    }

    /// Eight short games.
    fn short_games(folder: &Path) -> Settings {
        let settings = settings(Variant::McCooey, folder.join("positions"));
        Settings { games: 8, nodes: 25, skip: 30, threads: 2, ..settings }
    }

    fn play(settings: &Settings) -> String {
        let mut report = Vec::new();
        run(settings, &mut report).unwrap();
        String::from_utf8(report).unwrap()
    }

    #[test]
    fn an_interrupted_run_goes_on_and_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let settings = short_games(folder.path());
        assert!(!play(&settings).contains("goes on"));
        let whole = std::fs::read(&settings.output).unwrap();
        assert!(whole.len() > 2_000);
        // The same in two runs, the first of which was killed while it wrote a game.
        let folder = tempfile::tempdir().unwrap();
        let settings = Settings { games: 5, ..short_games(folder.path()) };
        play(&settings);
        let part = std::fs::read(&settings.output).unwrap();
        assert!(part.len() < whole.len() && whole.starts_with(&part));
        std::fs::write(&settings.output, [&part[..], b"torn"].concat()).unwrap();
        let settings = short_games(folder.path());
        assert!(play(&settings).starts_with("goes on at game 5 of 8\n"));
        assert!(std::fs::read(&settings.output).unwrap() == whole);
        // A network can be chosen.
        let network = folder.path().join("other.nnue");
        std::fs::write(&network, include_bytes!("../../../assets/nets/mccooey.nnue")).unwrap();
        let (same, output) = (settings.clone(), folder.path().join("others"));
        play(&Settings { network: Some(network.clone()), output: output.clone(), ..same.clone() });
        assert!(std::fs::read(&output).unwrap() == whole, "it is the built-in one");
        std::fs::write(&network, include_bytes!("../../../assets/nets/shafran.nnue")).unwrap();
        let refused = run(&Settings { network: Some(network), ..same }, &mut Vec::new()).unwrap_err();
        assert!(
            refused.to_string().contains("other.nnue: ") && refused.to_string().contains("not for McCooey")
        );
        // There is nothing left to do, and then another run is appended.
        play(&settings);
        assert!(std::fs::read(&settings.output).unwrap() == whole);
        let settings = Settings { seed: 8, ..settings };
        assert!(!play(&settings).contains("goes on"));
        let more = std::fs::read(&settings.output).unwrap();
        assert!(more.len() > whole.len() && more.starts_with(&whole));
    }

    #[test]
    fn a_file_of_text_or_of_another_game_is_not_appended_to() {
        let folder = tempfile::tempdir().unwrap();
        let settings = Settings { games: 1, ..short_games(folder.path()) };
        play(&settings);
        let refused = |settings: &Settings| run(settings, &mut Vec::new()).unwrap_err().to_string();
        let other = Settings { variant: Variant::Glinski, ..settings.clone() };
        assert!(refused(&other).contains("\"mccooey\", not of glinski"));
        std::fs::write(&settings.output, b"").unwrap();
        assert!(refused(&settings).contains("shorter"));
        std::fs::write(&settings.output, b"a line\n").unwrap();
        assert!(refused(&settings).contains("no packed positions"));
    }
}
