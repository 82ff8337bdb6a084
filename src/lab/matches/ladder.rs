//! `heksy-lab ladder`: the Elo differences of the levels, by a match of each level against the one below, or against the
//! greedy player.

use std::env::consts::EXE_SUFFIX;
use std::io::{self, Write};

use super::adjudicate::ResignRule;
use super::settings::{EngineSettings, MoveLimits, SeriesArguments, Settings};
use super::{MatchError, runner};
use crate::cli::uci::option::GREEDY;
use crate::engine::Level;

/// The arguments of `heksy-lab ladder`.
#[derive(clap::Args, Clone, Debug)]
pub struct LadderArguments {
    #[command(flatten)]
    series: SeriesArguments,
    /// Games per match, two per opening
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,
    /// Plies of the random openings
    #[arg(long, value_name = "N", default_value_t = 4)]
    plies: usize,
    /// The lowest level
    #[arg(long, value_name = "LEVEL", default_value = "first-moves", value_parser = parse_level)]
    from: Level,
    /// The highest level
    #[arg(long, value_name = "LEVEL", default_value = "machine-8", value_parser = parse_level)]
    to: Level,
    /// Opponent of each level
    #[arg(long, value_name = "OPPONENT", default_value = "below")]
    against: Against,
    /// Nodes of a move at full strength
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    nodes: u64,
    /// Adjudicate a loss by the score of the losing engine: movecount=4,score=1500
    #[arg(long, value_name = "FIELDS")]
    resign_adjudicate: Option<ResignRule>,
}

/// The opponent of a level.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Against {
    /// The level below
    Below,
    /// A player that takes what is free and otherwise moves at random
    Greedy,
}

/// One of the two players of a match.
#[derive(Clone, Copy)]
enum Contender {
    Level(Level),
    Greedy,
}

impl Contender {
    fn key(self) -> &'static str {
        match self {
            Contender::Level(level) => level.key(),
            Contender::Greedy => GREEDY,
        }
    }
}

/// Plays the matches and prints a table row for each.
///
/// # Errors
/// [`MatchError`]
pub fn run(arguments: &LadderArguments, output: &mut impl Write) -> Result<(), MatchError> {
    writeln!(output, "| level | against | games | score | Elo |\n| --- | --- | --- | --- | --- |")?;
    for [above, below] in arguments.pairs() {
        let settings = arguments.settings([above, below])?;
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
    /// The matches, from the lowest level up.
    fn pairs(&self) -> Vec<[Contender; 2]> {
        let levels: Vec<Level> =
            Level::ALL.into_iter().filter(|level| (self.from..=self.to).contains(level)).collect();
        match self.against {
            Against::Below => {
                levels.windows(2).map(|pair| [pair[1], pair[0]].map(Contender::Level)).collect()
            }
            Against::Greedy => {
                levels.into_iter().map(|level| [Contender::Level(level), Contender::Greedy]).collect()
            }
        }
    }

    fn settings(&self, contenders: [Contender; 2]) -> Result<Settings, MatchError> {
        // The engine is the program that was built beside this one.
        let program = std::env::current_exe().map_err(MatchError::Output)?;
        let program = program.with_file_name(format!("heksy{EXE_SUFFIX}"));
        let seed = self.series.seed;
        let engine = |contender: Contender| {
            let (number, is_full) = match contender {
                Contender::Level(level) => (level as u64 + 1, level == Level::Full),
                Contender::Greedy => (0, false),
            };
            EngineSettings {
                name: contender.key().to_owned(),
                command: vec![program.to_string_lossy().into_owned(), "uci".to_owned()],
                options: vec![
                    ("Level".to_owned(), Some(contender.key().to_owned())),
                    ("Seed".to_owned(), Some((seed + 1_000 * number).to_string())),
                ],
                // A level has a node limit of its own.
                limits: MoveLimits {
                    nodes: is_full.then_some(self.nodes),
                    depth: Some(100),
                    ..MoveLimits::default()
                },
            }
        };
        let games = self.games.next_multiple_of(2);
        let mut settings = self.series.settings(contenders.map(engine), games, self.plies, seed);
        settings.referee.resign = self.resign_adjudicate;
        Ok(settings)
    }
}

fn parse_level(text: &str) -> Result<Level, String> {
    let names = Level::ALL.map(Level::key).join(", ");
    Level::from_key(text).ok_or_else(|| format!("\"{text}\" is no level: try {names}"))
}
