//! `heksy selfplay`: plays games of the engine against itself and writes labelled quiet positions, for `heksy tune` and
//! `heksy train`.
//!
//! Every game has an opening of its own, derived from the seed and the number of the game, and starts with an empty
//! hash. Games are written in order: the output does not depend on the number of threads or the machine. A run that was
//! interrupted goes on where it was (`output`).

mod error;
mod game;
mod output;
mod settings;

use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread::{self, Builder};

pub use self::error::SelfplayError;
use self::output::OrderedWriter;
pub use self::settings::Settings;
use super::labelled::{FileError, LabelledPosition};
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
            let work = move || play_games(settings, next, end, &sender);
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

/// Plays games until none is left or the receiver is gone.
fn play_games(settings: &Settings, next: &AtomicUsize, end: usize, results: &mpsc::Sender<Played>) {
    let mut engine = DirectEngine::new(HASH_MB);
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
    use crate::cli::labelled::Form;
    use crate::game::Variant;

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
            form: Some(Form::Text),
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

    /// Eight short games, in a form.
    fn short_games(folder: &Path, form: Option<Form>) -> Settings {
        let settings = settings(Variant::McCooey, folder.join("positions"));
        Settings { games: 8, nodes: 25, skip: 30, form, threads: 2, ..settings }
    }

    fn play(settings: &Settings) -> String {
        let mut report = Vec::new();
        run(settings, &mut report).unwrap();
        String::from_utf8(report).unwrap()
    }

    #[test]
    fn an_interrupted_run_goes_on_and_says_so() {
        for form in [Form::Text, Form::Packed] {
            let folder = tempfile::tempdir().unwrap();
            let settings = short_games(folder.path(), Some(form));
            assert!(!play(&settings).contains("goes on"));
            let whole = std::fs::read(&settings.output).unwrap();
            assert!(whole.len() > 2_000);
            // The same in two runs, the first of which was killed while it wrote a game.
            let folder = tempfile::tempdir().unwrap();
            let settings = Settings { games: 5, ..short_games(folder.path(), Some(form)) };
            play(&settings);
            let part = std::fs::read(&settings.output).unwrap();
            assert!(part.len() < whole.len() && whole.starts_with(&part));
            std::fs::write(&settings.output, [&part[..], b"torn"].concat()).unwrap();
            // The form need not be told again.
            let settings = short_games(folder.path(), None);
            assert!(play(&settings).starts_with("goes on at game 5 of 8\n"));
            assert!(std::fs::read(&settings.output).unwrap() == whole, "{form:?}");
            // There is nothing left to do, and then another run is appended.
            play(&settings);
            assert!(std::fs::read(&settings.output).unwrap() == whole);
            let settings = Settings { seed: 8, ..settings };
            assert!(!play(&settings).contains("goes on"));
            let more = std::fs::read(&settings.output).unwrap();
            assert!(more.len() > whole.len() && more.starts_with(&whole));
        }
    }

    #[test]
    fn both_forms_hold_the_same_positions() {
        let read = |form| {
            let folder = tempfile::tempdir().unwrap();
            let settings = short_games(folder.path(), form);
            play(&settings);
            let mut lines = Vec::new();
            let keep = |labelled: LabelledPosition| {
                lines.push(labelled.to_string());
                Ok(())
            };
            let file = crate::cli::labelled::PositionFile::open(&settings.output, settings.variant).unwrap();
            file.for_each(settings.variant, keep).unwrap();
            lines
        };
        let packed = read(None);
        assert!(packed.len() > 20);
        assert_eq!(packed, read(Some(Form::Text)));
    }

    #[test]
    fn a_file_of_another_form_or_game_is_not_appended_to() {
        let folder = tempfile::tempdir().unwrap();
        let settings = Settings { games: 1, ..short_games(folder.path(), None) };
        play(&settings);
        let refused = |settings: &Settings| run(settings, &mut Vec::new()).unwrap_err().to_string();
        assert!(refused(&Settings { form: Some(Form::Text), ..settings.clone() }).contains("other form"));
        let other = Settings { variant: Variant::Glinski, ..settings.clone() };
        assert!(refused(&other).contains("\"mccooey\", not of glinski"));
        std::fs::write(&settings.output, b"").unwrap();
        assert!(refused(&settings).contains("shorter"));
    }
}
