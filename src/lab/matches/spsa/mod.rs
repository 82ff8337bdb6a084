//! `heksy-lab spsa`: tunes the constants of the search by many short matches.
//!
//! The engine must be built with the feature `tune`, which makes each constant an option. A run is continued from its
//! file: a line for each iteration, its number and the values.

mod step;

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use self::step::{Course, Perturbation, Tuned};
use super::openings::{Openings, RandomOpenings};
use super::settings::{EngineSettings, MoveLimits, RefereeSettings, STALL_SECONDS, Settings};
use super::{fields, runner};
use crate::cli::parse_variant;
use crate::engine::{PARAMETERS, Parameter};
use crate::game::Variant;
use crate::lab::error::LabError;

/// The arguments of `heksy-lab spsa`.
#[derive(clap::Args, Clone, Debug)]
pub struct SpsaArguments {
    /// Command of the engine: this program built with the feature tune
    #[arg(long, value_name = "COMMAND")]
    engine: String,
    /// The game
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    variant: Variant,
    /// Number of concurrent games
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Constants to tune, separated by commas [default: all]
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = parse_parameter)]
    only: Vec<Parameter>,
    /// Number of iterations
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..))]
    iterations: u32,
    /// Pairs of games of an iteration
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u16).range(1..))]
    pairs: u16,
    /// Nodes per move
    #[arg(long, value_name = "N", default_value_t = 3_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Perturbation of the constants in the last iteration, as a share of their range
    #[arg(long, value_name = "SHARE", default_value_t = 0.05)]
    perturbation: f64,
    /// Step of the constants for a game won in the last iteration, as a share of the perturbation
    #[arg(long, value_name = "SHARE", default_value_t = 0.01)]
    rate: f64,
    /// Plies of the random openings
    #[arg(long, value_name = "N", default_value_t = 8)]
    plies: usize,
    /// The file of the values, a line for each iteration; a run is continued from it
    #[arg(long, value_name = "FILE")]
    output: PathBuf,
}

/// Tunes the constants and prints them after every iteration.
pub fn run(arguments: &SpsaArguments, terminal: &mut impl Write) -> Result<(), LabError> {
    let command = fields::split_command(&arguments.engine)?;
    let wrong = LabError::file(&arguments.output);
    let mut tuned = arguments.tuned();
    let head = arguments.head(&tuned);
    let mut options = OpenOptions::new();
    let mut file = options.create(true).append(true).open(&arguments.output).map_err(&wrong)?;
    let mut done = 0;
    if let Some((iteration, values)) = read_values(&arguments.output, &head)? {
        tuned.iter_mut().zip(values).for_each(|(tuned, value)| tuned.value = value);
        writeln!(terminal, "continuing after iteration {iteration}")?;
        done = iteration;
    } else {
        writeln!(file, "{head}").map_err(&wrong)?;
    }
    let course = Course {
        iterations: arguments.iterations,
        last_perturbation: arguments.perturbation,
        last_rate: arguments.rate,
    };
    for iteration in done + 1..=arguments.iterations {
        // Each iteration has directions of its own, so that a run that is continued is the same run.
        let mut rng = fastrand::Rng::with_seed(arguments.seed << 32 | u64::from(iteration));
        let perturbation = course.perturb(&tuned, iteration, &mut rng);
        let settings = arguments.settings(&command, &tuned, &perturbation, iteration);
        let tally = runner::play(&settings, &mut io::sink())?.tally;
        let won = (2.0 * tally.score() - 1.0) * f64::from(tally.games());
        course.learn(&mut tuned, &perturbation, iteration, won);
        let values: Vec<String> = tuned.iter().map(|tuned| format!("{:.3}", tuned.value)).collect();
        writeln!(file, "{iteration} {}", values.join(" ")).map_err(&wrong)?;
        let named = tuned.iter().map(|tuned| format!("{}={:.1}", tuned.parameter.name, tuned.value));
        writeln!(terminal, "{iteration}: {}", named.collect::<Vec<_>>().join(" "))?;
    }
    Ok(())
}

impl SpsaArguments {
    fn tuned(&self) -> Vec<Tuned> {
        let parameters = if self.only.is_empty() { PARAMETERS } else { &self.only };
        parameters.iter().map(|&parameter| Tuned { parameter, value: parameter.default.into() }).collect()
    }

    /// The first line of the file: all that the values depend on.
    fn head(&self, tuned: &[Tuned]) -> String {
        let names: Vec<&str> = tuned.iter().map(|tuned| tuned.parameter.name).collect();
        let Self { variant, seed, iterations, pairs, nodes, perturbation, rate, plies, .. } = self;
        format!(
            "# {} {iterations} iterations of {pairs} pairs, {nodes} nodes, {perturbation} {rate}, {plies} plies, seed {seed}: {}",
            variant.key(),
            names.join(" ")
        )
    }

    /// The match of an iteration: each game to its end, without clocks and files.
    fn settings(
        &self,
        command: &[String],
        tuned: &[Tuned],
        perturbation: &Perturbation,
        iteration: u32,
    ) -> Settings {
        let engine = |side: usize| EngineSettings {
            name: ["one", "other"][side].to_owned(),
            command: command.to_vec(),
            options: (tuned.iter().zip(&perturbation.values[side]))
                .map(|(tuned, value)| (tuned.parameter.name.to_owned(), Some(value.to_string())))
                .collect(),
            limits: MoveLimits { nodes: Some(self.nodes), ..MoveLimits::default() },
        };
        let &Self { variant, plies, .. } = self;
        let seed = self.seed.wrapping_mul(1 << 20).wrapping_add(iteration.into());
        let stall_timeout = Duration::from_secs(STALL_SECONDS);
        Settings {
            variant,
            engines: [engine(0), engine(1)],
            openings: Openings::Random(RandomOpenings { variant, plies, seed, balance: None }),
            games: Some(2 * usize::from(self.pairs)),
            sprt: None,
            concurrency: self.concurrency.into(),
            referee: RefereeSettings { margin: Duration::ZERO, stall_timeout, draw: None, resign: None },
            pgn: None,
            resume: false,
            record: None,
        }
    }
}

/// The last iteration in the file and its values; `None` if the file is empty.
fn read_values(path: &Path, head: &str) -> Result<Option<(u32, Vec<f64>)>, LabError> {
    let text = fs::read_to_string(path).map_err(LabError::file(path))?;
    let mut lines = text.lines();
    let Some(first) = lines.next() else { return Ok(None) };
    if first != head {
        let what = "the file is of a run with other settings: name another one with --output";
        return Err(LabError::content(path, what));
    }
    let count = head.rsplit(": ").next().map_or(0, |names| names.split(' ').count());
    let parse = |line: &str| {
        let (iteration, values) = line.split_once(' ')?;
        let values: Option<Vec<f64>> = values.split(' ').map(|value| value.parse().ok()).collect();
        Some((iteration.parse().ok()?, values.filter(|values| values.len() == count)?))
    };
    // The last line may have been cut off.
    Ok(Some(lines.rev().find_map(parse).unwrap_or((0, Vec::new()))))
}

fn parse_parameter(name: &str) -> Result<Parameter, String> {
    let known = PARAMETERS.iter().find(|parameter| parameter.name == name).copied();
    known.ok_or_else(|| {
        let names: Vec<&str> = PARAMETERS.iter().map(|parameter| parameter.name).collect();
        format!("there is no constant \"{name}\": try {}", names.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: SpsaArguments,
    }

    fn arguments(more: &[&str]) -> Result<SpsaArguments, String> {
        let words = ["spsa", "--engine", "heksy uci", "--output", "values.txt"].iter().chain(more);
        Line::try_parse_from(words).map(|line| line.arguments).map_err(|error| error.to_string())
    }

    #[test]
    fn constants_are_chosen_by_name() {
        assert_eq!(arguments(&[]).unwrap().tuned().len(), PARAMETERS.len());
        let tuned = arguments(&["--only", "see_quiet,futility_base"]).unwrap().tuned();
        assert_eq!(
            tuned.iter().map(|tuned| tuned.parameter.name).collect::<Vec<_>>(),
            ["see_quiet", "futility_base"]
        );
        assert!(arguments(&["--only", "luck"]).unwrap_err().contains("\"luck\""));
    }

    #[test]
    fn the_engines_play_with_the_moved_values() {
        let arguments = arguments(&["--only", "see_quiet", "--pairs", "3"]).unwrap();
        let tuned = arguments.tuned();
        let course = Course { iterations: 10, last_perturbation: 0.1, last_rate: 0.1 };
        let perturbation = course.perturb(&tuned, 1, &mut fastrand::Rng::with_seed(1));
        let settings = arguments.settings(&["heksy".to_owned()], &tuned, &perturbation, 1);
        assert_eq!(settings.games, Some(6));
        let options = settings.engines.map(|engine| engine.options);
        assert_ne!(options[0], options[1]);
        assert!(options.iter().flatten().all(|(name, value)| name == "see_quiet" && value.is_some()));
    }

    #[test]
    fn a_run_is_continued_after_its_last_whole_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("values.txt");
        let head = "# glinski 10 iterations: a b";
        let read = |text: &str| {
            fs::write(&path, text).unwrap();
            read_values(&path, head)
        };
        assert_eq!(read("").unwrap(), None);
        assert_eq!(read(&format!("{head}\n")).unwrap(), Some((0, Vec::new())));
        assert_eq!(read(&format!("{head}\n1 2.5 3\n2 4 5.5\n3 7")).unwrap(), Some((2, vec![4.0, 5.5])));
        assert!(read("# shafran\n").unwrap_err().to_string().contains("other settings"));
    }
}
