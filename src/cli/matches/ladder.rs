//! `heksy ladder`: the Elo differences of the levels, by a match of each level against the one below.

use std::io::{self, Write};

use super::MatchError;
use super::openings::{Openings, RandomOpenings};
use super::runner;
use super::settings::{EngineSettings, MoveLimits, RefereeSettings, Settings};
use crate::cli::parse_variant;
use crate::engine::Level;
use crate::game::Variant;

/// The arguments of `heksy ladder`.
#[derive(clap::Args, Clone, Debug)]
pub struct LadderArguments {
    /// The variant
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    variant: Variant,
    /// Games per match, two per opening
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,
    /// Number of concurrent games
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// Plies of the random openings
    #[arg(long, value_name = "N", default_value_t = 4)]
    plies: usize,
    /// Random seed of openings and levels
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The lowest level
    #[arg(long, value_name = "LEVEL", default_value = "beginner", value_parser = parse_level)]
    from: Level,
    /// The highest level
    #[arg(long, value_name = "LEVEL", default_value = "grandmaster", value_parser = parse_level)]
    to: Level,
}

/// Plays the matches and prints a table row for each.
///
/// # Errors
/// [`MatchError`]
pub fn run(arguments: &LadderArguments, output: &mut impl Write) -> Result<(), MatchError> {
    writeln!(output, "| level | against | games | score | Elo |\n| --- | --- | --- | --- | --- |")?;
    let pairs = Level::ALL.windows(2).map(|pair| (pair[0], pair[1]));
    for (below, above) in pairs.filter(|&(below, above)| below >= arguments.from && above <= arguments.to) {
        let settings = arguments.settings(below, above)?;
        let tally = runner::play(&settings, &mut io::sink())?.tally;
        let (games, score) = (tally.games(), 100.0 * tally.score());
        let elo = tally.estimate().map_or_else(String::new, |estimate| {
            format!("{:+.0} ± {:.0}", estimate.elo(), estimate.elo_margin())
        });
        writeln!(output, "| {} | {} | {games} | {score:.1} % | {elo} |", above.key(), below.key())?;
        output.flush()?;
    }
    Ok(())
}

impl LadderArguments {
    fn settings(&self, below: Level, above: Level) -> Result<Settings, MatchError> {
        let program = std::env::current_exe().map_err(MatchError::Output)?;
        let engine = |level: Level| EngineSettings {
            name: level.key().to_owned(),
            command: vec![program.to_string_lossy().into_owned(), "uci".to_owned()],
            options: vec![
                ("Level".to_owned(), Some(level.key().to_owned())),
                ("Seed".to_owned(), Some((self.seed + 1_000 * level as u64).to_string())),
            ],
            // A level has a node limit of its own; full strength gets that of the highest level.
            limits: MoveLimits {
                nodes: (level == Level::Full).then_some(Level::MAX_NODES),
                depth: Some(100),
                ..MoveLimits::default()
            },
        };
        Ok(Settings {
            variant: self.variant,
            engines: [engine(above), engine(below)],
            openings: Openings::Random(RandomOpenings {
                variant: self.variant,
                plies: self.plies,
                seed: self.seed,
                balance: None,
            }),
            games: Some(self.games.next_multiple_of(2)),
            sprt: None,
            concurrency: self.concurrency.into(),
            referee: RefereeSettings::TO_THE_END,
            pgn: None,
            resume: false,
        })
    }
}

fn parse_level(text: &str) -> Result<Level, String> {
    let names = Level::ALL.map(Level::key).join(", ");
    Level::from_key(text).ok_or_else(|| format!("\"{text}\" is no level: try {names}"))
}
