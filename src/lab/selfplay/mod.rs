//! `heksy-lab selfplay`: plays games of the engine against itself, and writes them with the scores of its searches;
//! `heksy-lab rescore` searches their positions again. `heksy-lab pack` makes labelled positions of them.
//!
//! Every game has an opening of its own, derived from the seed and the number of the game, and starts with an empty
//! hash. Games are written in order: the output does not depend on the number of threads or the machine. A run that was
//! interrupted continues where it was (`output`).

mod game;
mod output;
mod search;
mod settings;

use std::io::Write;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use self::output::GameWriter;
use self::search::History;
pub use self::settings::{RescoreSettings, Settings};
use super::error::LabError;
use super::in_order::in_order;
use super::labelled::{Kind, PositionFile, ScoredGame};
use super::network::read_network;
use crate::engine::DirectEngine;
use crate::engine::nnue::Network;
use crate::game::{Position, Variant};

/// The hash size of each engine in mebibytes; searches are short.
const HASH_MB: usize = 8;
/// The number of games between two reports.
const REPORT_EVERY: usize = 20;

/// Plays the games and appends them to the file.
///
/// # Errors
/// [`LabError`]; the games before the failed one are in the file.
pub fn run(settings: &Settings, terminal: &mut impl Write) -> Result<(), LabError> {
    let &Settings { variant, threads, first, games, .. } = settings;
    let network = network(settings.network.as_deref(), variant)?;
    let output = GameWriter::open(&settings.output, variant, settings.fingerprint(), first)?;
    let numbers = first..first.saturating_add(games);
    let play = |engine: &mut DirectEngine, number| game::play(settings, number, engine);
    write_games(output, (variant, threads, network), numbers, play, terminal)
}

/// Searches the labelled positions of a file of games again, and writes the games to another file. A position whose new best
/// move is a capture or a promotion has no label any more.
///
/// # Errors
/// [`LabError`]; the games before the failed one are in the file.
pub fn rescore(settings: &RescoreSettings, terminal: &mut impl Write) -> Result<(), LabError> {
    let RescoreSettings { variant, threads, nodes, file, .. } = settings;
    let network = network(settings.network.as_deref(), *variant)?;
    let games = PositionFile::open_kind(Kind::Games, file, *variant)?.games(*variant);
    let games: Vec<ScoredGame> = games.collect::<Result<_, _>>()?;
    let output = GameWriter::open(&settings.output, *variant, settings.fingerprint(), 0)?;
    let search = |engine: &mut DirectEngine, number: usize| {
        engine.new_game_with_seed(0);
        let start = History::new(Position::start(*variant));
        let game = games[number].try_map(start, |history, mut scored| {
            if scored.label(&history.position).is_some() {
                scored.score = history.search(engine, *nodes)?.0.label(&history.position);
            }
            history.add(scored.mv);
            Ok::<_, String>(scored)
        });
        game.map(Some)
    };
    write_games(output, (*variant, *threads, network), 0..games.len(), search, terminal)
}

fn network(path: Option<&Path>, variant: Variant) -> Result<Option<Arc<Network>>, LabError> {
    path.map(|path| read_network(path, variant).map(Arc::new)).transpose()
}

/// Makes the games of these numbers on several threads, and writes those that are not in the file yet.
fn write_games(
    (mut writer, goes_on): (GameWriter, bool),
    (variant, threads, network): (Variant, u8, Option<Arc<Network>>),
    numbers: Range<usize>,
    make: impl Fn(&mut DirectEngine, usize) -> Result<Option<ScoredGame>, String> + Sync,
    terminal: &mut impl Write,
) -> Result<(), LabError> {
    let (first, total) = (writer.next, numbers.len());
    // A closed terminal does not stop the run.
    if goes_on {
        writeln!(terminal, "goes on at game {} of {total}", first - numbers.start).ok();
    }
    let engine = || {
        let mut engine = DirectEngine::new(HASH_MB);
        engine.set_network(network.clone());
        engine
    };
    let work = |engine: &mut DirectEngine, number| {
        let Some(game) = make(engine, number)? else { return Ok((Vec::new(), 0)) };
        Ok((game.to_bytes(variant)?, game.positions(variant).len()))
    };
    let mut positions = 0;
    let take = |number: usize, made: Result<(Vec<u8>, usize), String>| {
        let (bytes, labelled) = made.map_err(|message| format!("game {number}: {message}"))?;
        positions += labelled;
        writer.add_game(&bytes)?;
        let games = writer.next - numbers.start;
        if games.is_multiple_of(REPORT_EVERY) || writer.next == numbers.end {
            writeln!(terminal, "{games} of {total} games, {positions} positions").ok();
        }
        Ok::<_, LabError>(true)
    };
    in_order(threads.into(), first..numbers.end, engine, work, take).map_err(|error| match error {
        // Only a thread that cannot start gives an I/O error here: errors of reports are ignored.
        LabError::Output(error) => {
            LabError::Refused(format!("the system gives no thread: {error}; use fewer --threads"))
        }
        error => error,
    })?;
    writer.finish()
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

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

    /// The games of a file.
    fn games(path: &Path, variant: Variant) -> Vec<ScoredGame> {
        let file = PositionFile::open_kind(Kind::Games, path, variant).unwrap();
        file.games(variant).map(Result::unwrap).collect()
    }

    fn some_games(variant: Variant, threads: u8) -> Vec<ScoredGame> {
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
        games(&settings.output, variant)
    }

    #[test]
    fn the_same_seed_gives_the_same_games_with_any_number_of_threads() {
        for variant in Variant::ALL {
            let found = some_games(variant, 1);
            assert_eq!(found, some_games(variant, 3), "{variant}");
            let positions: Vec<_> = found.iter().flat_map(|game| game.positions(variant)).collect();
            assert!(positions.len() > 20, "{variant}");
            assert!(positions.iter().all(|labelled| labelled.position.checked_king().is_none()));
        }
    }

    #[test]
    fn games_are_searched_again_with_any_number_of_threads() {
        let folder = tempfile::tempdir().unwrap();
        let settings = Settings { side_variations: 1, skip: 10, ..short_games(folder.path()) };
        run(&settings, &mut Vec::new()).unwrap();
        let (variant, file) = (settings.variant, settings.output);
        let again = |nodes, threads, name: &str| {
            let output = folder.path().join(name);
            let (network, file) = (None, file.clone());
            let settings = RescoreSettings { variant, network, nodes, threads, output, file };
            rescore(&settings, &mut Vec::new()).unwrap();
            games(&settings.output, variant)
        };
        let (old, new) = (games(&file, variant), again(200, 1, "one"));
        assert_eq!(new, again(200, 2, "two"));
        assert!(new == games(&folder.path().join("one"), variant) && new != old);
        let moves = |games: &[ScoredGame]| -> Vec<_> {
            games.iter().flat_map(|game| &game.moves).map(|scored| scored.mv).collect()
        };
        assert_eq!(moves(&new), moves(&old));
        let labels =
            |games: &[ScoredGame]| games.iter().map(|game| game.positions(variant).len()).sum::<usize>();
        assert!(labels(&new) <= labels(&old) && labels(&new) > labels(&old) / 2);
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
    fn an_interrupted_selfplay_run_continues_and_reports_it() {
        let folder = tempfile::tempdir().unwrap();
        let settings = short_games(folder.path());
        assert!(!play(&settings).contains("goes on"));
        let whole = std::fs::read(&settings.output).unwrap();
        assert!(whole.len() > 500);
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
        assert!(refused(&settings).contains("these are no games"));
    }
}
