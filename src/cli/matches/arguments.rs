//! The arguments of `heksy match`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::adjudicate::{DrawRule, ResignRule};
use super::balance::Balance;
use super::fields;
use super::openings::{Openings, RandomOpenings};
use super::settings::{EngineSettings, MoveLimits, RefereeSettings, STALL_SECONDS, Settings};
use super::sprt::Sprt;
use crate::cli::parse_variant;
use crate::game::{TimeControl, Variant};

/// A UCI option: its name and, unless it is a button, its value.
type EngineOption = (String, Option<String>);

/// The arguments of `heksy match`.
#[derive(clap::Args, Clone, Debug)]
pub struct MatchArguments {
    /// Command of the first engine, a UCI program with its arguments
    #[arg(long, value_name = "COMMAND")]
    engine1: String,
    /// Command of the second engine
    #[arg(long, value_name = "COMMAND")]
    engine2: String,
    /// Name of the first engine
    #[arg(long, value_name = "NAME")]
    name1: Option<String>,
    /// Name of the second engine
    #[arg(long, value_name = "NAME")]
    name2: Option<String>,
    /// The variant
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    variant: Variant,
    /// Number of games, two per opening
    #[arg(long, value_name = "N", required_unless_present = "sprt")]
    games: Option<usize>,
    /// Play until the SPRT decides: elo0=0,elo1=5,alpha=0.05,beta=0.05
    #[arg(long, value_name = "FIELDS")]
    sprt: Option<Sprt>,
    /// Time control in seconds: for the game with an increment, such as 1+0.01, or for a number of moves again and again,
    /// such as 40/60
    #[arg(long, value_name = "TIME", value_parser = time_control)]
    tc: Option<TimeControl>,
    /// Time per move, in milliseconds
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    movetime: Option<u64>,
    /// Nodes per move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Depth per move, in plies
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Time control of the first engine
    #[arg(long, value_name = "TIME", value_parser = time_control)]
    tc1: Option<TimeControl>,
    /// Time control of the second engine
    #[arg(long, value_name = "TIME", value_parser = time_control)]
    tc2: Option<TimeControl>,
    /// Nodes per move of the first engine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes1: Option<u64>,
    /// Nodes per move of the second engine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes2: Option<u64>,
    /// A UCI option of both engines, such as Hash=16; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = fields::parse_option)]
    option: Vec<EngineOption>,
    /// A UCI option of the first engine
    #[arg(long, value_name = "NAME=VALUE", value_parser = fields::parse_option)]
    option1: Vec<EngineOption>,
    /// A UCI option of the second engine
    #[arg(long, value_name = "NAME=VALUE", value_parser = fields::parse_option)]
    option2: Vec<EngineOption>,
    /// Number of concurrent games
    #[arg(long, value_name = "N", default_value_t = 1)]
    concurrency: usize,
    /// Plies of the openings: random moves, or the first moves of each game of a file
    #[arg(long, value_name = "N", default_value_t = 8)]
    plies: usize,
    /// Random seed of the openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Use only random openings with at most this score by a short search of this program, in centipawns
    #[arg(long, value_name = "CP", conflicts_with = "openings")]
    balance: Option<u16>,
    /// File of openings: positions, one per line, or games
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Margin by which an engine may exceed its time, in milliseconds [default: 0; 50 with --movetime]
    #[arg(long, value_name = "MS")]
    margin: Option<u64>,
    /// Time after which an engine without a clock counts as stalled, in seconds
    #[arg(long, alias = "patience", value_name = "SECONDS", default_value_t = STALL_SECONDS)]
    stall_timeout: u64,
    /// Adjudicate a draw by the scores of both engines: movenumber=40,movecount=8,score=10
    #[arg(long, value_name = "FIELDS")]
    draw_adjudicate: Option<DrawRule>,
    /// Adjudicate a loss by the score of the losing engine: movecount=4,score=800
    #[arg(long, value_name = "FIELDS")]
    resign_adjudicate: Option<ResignRule>,
    /// Append each finished game to this file
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    /// Continue the match in the file of --pgn
    #[arg(long, requires = "pgn")]
    resume: bool,
}

impl MatchArguments {
    /// The validated settings of the match.
    ///
    /// # Errors
    /// A message that names the invalid argument.
    pub(super) fn settings(self) -> Result<Settings, String> {
        if self.games.is_some_and(|games| games % 2 == 1) {
            return Err("--games must be even: each opening is played with both colours".to_owned());
        }
        if self.concurrency == 0 {
            return Err("--concurrency must be at least 1".to_owned());
        }
        let engines = self.engines()?;
        let openings = match &self.openings {
            Some(path) => {
                Openings::read(path, self.variant, self.plies).map_err(|error| error.to_string())?
            }
            None => Openings::Random(RandomOpenings {
                variant: self.variant,
                plies: self.plies,
                seed: self.seed,
                balance: self.balance.map(|limit| Balance::new(limit.into())),
            }),
        };
        let margin = self.margin.unwrap_or(if self.movetime.is_some() { 50 } else { 0 });
        let referee = RefereeSettings {
            margin: Duration::from_millis(margin),
            stall_timeout: Duration::from_secs(self.stall_timeout),
            draw: self.draw_adjudicate,
            resign: self.resign_adjudicate,
        };
        Ok(Settings {
            variant: self.variant,
            engines,
            openings,
            games: self.games,
            sprt: self.sprt,
            concurrency: self.concurrency,
            referee,
            pgn: self.pgn,
            resume: self.resume,
        })
    }

    fn engines(&self) -> Result<[EngineSettings; 2], String> {
        let limits = |tc: Option<&TimeControl>, nodes: Option<u64>| MoveLimits {
            clock: tc.or(self.tc.as_ref()).cloned().unwrap_or_default(),
            movetime: self.movetime.map(Duration::from_millis),
            nodes: nodes.or(self.nodes),
            depth: self.depth,
        };
        let engine = |command: &str, name: Option<&String>, own: &[EngineOption], limits: MoveLimits| {
            let command = fields::split_command(command)?;
            if !limits.is_timed() && limits.nodes.is_none() && limits.depth.is_none() {
                return Err("give each engine a limit: --tc, --movetime, --nodes or --depth".to_owned());
            }
            let name = name.cloned().unwrap_or_else(|| program_name(&command));
            Ok(EngineSettings { name, command, options: [&self.option, own].concat(), limits })
        };
        let first = limits(self.tc1.as_ref(), self.nodes1);
        let second = limits(self.tc2.as_ref(), self.nodes2);
        let mut first = engine(&self.engine1, self.name1.as_ref(), &self.option1, first)?;
        let mut second = engine(&self.engine2, self.name2.as_ref(), &self.option2, second)?;
        if first.name == second.name {
            first.name += " 1";
            second.name += " 2";
        }
        Ok([first, second])
    }
}

/// The file name of a program.
fn program_name(command: &[String]) -> String {
    let program = command.first().map_or("", String::as_str);
    Path::new(program)
        .file_stem()
        .map_or_else(|| program.to_owned(), |name| name.to_string_lossy().into_owned())
}

/// Parses a time control that UCI can express: a time and an increment, or sessions.
fn time_control(text: &str) -> Result<TimeControl, String> {
    match text.parse::<TimeControl>() {
        Ok(
            control @ (TimeControl::SuddenDeath { .. }
            | TimeControl::Fischer { .. }
            | TimeControl::Sessions { .. }),
        ) => Ok(control),
        Ok(_) => {
            Err("write seconds and increment, such as 60+0.6, or moves and seconds, such as 40/60".to_owned())
        }
        Err(error) => Err(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: MatchArguments,
    }

    fn settings(text: &str) -> Result<Settings, String> {
        let words = ["match", "--engine1", "a uci", "--engine2", "b"].into_iter();
        let line = Line::try_parse_from(words.chain(text.split(' '))).map_err(|error| error.to_string())?;
        line.arguments.settings()
    }

    #[test]
    fn each_engine_has_its_limits_and_options() {
        let options = "--games 2 --nodes 100 --nodes2 50 --tc1 1+0.01 --option Hash=8 --option1 Threads=2";
        let [first, second] = settings(options).unwrap().engines;
        assert_eq!((first.name.as_str(), second.name.as_str()), ("a", "b"));
        assert_eq!(first.command, ["a", "uci"]);
        assert_eq!((first.limits.nodes, second.limits.nodes), (Some(100), Some(50)));
        assert_eq!(first.limits.clock.increment(), Duration::from_millis(10));
        assert!(!second.limits.is_timed());
        assert_eq!((first.options.len(), second.options.len()), (2, 1));
    }

    #[test]
    fn sessions_are_a_time_control() {
        let [first, second] = settings("--games 2 --tc1 40/60 --tc2 20/10+0.1").unwrap().engines;
        assert!(first.limits.is_timed() && second.limits.is_timed());
        assert_eq!(first.limits.clock.base(), Some(Duration::from_mins(1)));
        assert_eq!(second.limits.clock.increment(), Duration::from_millis(100));
    }

    #[test]
    fn invalid_arguments_are_refused() {
        assert!(settings("--games 3 --nodes 9").unwrap_err().contains("even"));
        assert!(settings("--games 2").unwrap_err().contains("limit"));
        assert!(settings("--nodes 9").unwrap_err().contains("--games"));
        assert!(settings("--games 2 --tc *60").unwrap_err().contains("40/60"));
        assert!(settings("--games 2 --tc 40/").unwrap_err().contains("40/"));
        assert!(settings("--games 2 --nodes 9 --resume").unwrap_err().contains("--pgn"));
        assert!(settings("--nodes 9 --sprt elo0=0,elo1=5").unwrap().games.is_none());
    }

    #[test]
    fn two_engines_of_one_name_are_told_apart() {
        let [first, second] = settings("--games 2 --depth 1 --name1 x --name2 x").unwrap().engines;
        assert_eq!((first.name.as_str(), second.name.as_str()), ("x 1", "x 2"));
    }
}
