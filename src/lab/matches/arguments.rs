//! The arguments of `heksy-lab match`.

use std::path::PathBuf;
use std::time::Duration;

use super::adjudicate::{DrawRule, ResignRule};
use super::balance::Balance;
use super::common::{CommonArguments, make_names_unique};
use super::openings::{Openings, RandomOpenings};
use super::settings::{EngineSettings, MoveLimits, RecordSettings, RefereeSettings, Settings};
use super::sprt::Sprt;
use crate::cli::parse_variant;
use crate::game::{TimeControl, Variant};

/// The arguments of `heksy-lab match`.
#[derive(clap::Args, Clone, Debug)]
pub struct MatchArguments {
    #[command(flatten)]
    common: CommonArguments,
    /// The game
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
    /// Depth per move, in plies
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Time control of the first engine
    #[arg(long, value_name = "TIME", value_parser = time_control)]
    tc1: Option<TimeControl>,
    /// Time control of the second engine
    #[arg(long, value_name = "TIME", value_parser = time_control)]
    tc2: Option<TimeControl>,
    /// Number of concurrent games
    #[arg(long, value_name = "N", default_value_t = 1)]
    concurrency: usize,
    /// Plies of the openings: random moves, or the first moves of each game of a file
    #[arg(long, value_name = "N", default_value_t = 8)]
    plies: usize,
    /// Use only random openings with at most this score by a short search of this program, in centipawns
    #[arg(long, value_name = "CP", conflicts_with = "openings")]
    balance: Option<u16>,
    /// File of openings: positions, one per line, or games
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Margin by which an engine may exceed its time, in milliseconds [default: 0; 50 with --movetime]
    #[arg(long, value_name = "MS")]
    margin: Option<u64>,
    /// Adjudicate a draw by the scores of both engines: movenumber=40,movecount=8,score=10
    #[arg(long, value_name = "FIELDS")]
    draw_adjudicate: Option<DrawRule>,
    /// Adjudicate a loss by the score of the losing engine: movecount=4,score=800
    #[arg(long, value_name = "FIELDS")]
    resign_adjudicate: Option<ResignRule>,
    /// Continue the match in the file of --pgn
    #[arg(long, requires = "pgn")]
    resume: bool,
    /// Append the result to this file of records
    #[arg(long, value_name = "FILE", requires = "change")]
    record: Option<PathBuf>,
    /// The change that the match tests, as it is recorded
    #[arg(long, value_name = "TEXT", requires = "record")]
    change: Option<String>,
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
                seed: self.common.seed,
                balance: self.balance.map(|limit| Balance::new(limit.into())),
            }),
        };
        let margin = self.margin.unwrap_or(if self.common.movetime.is_some() { 50 } else { 0 });
        let referee = RefereeSettings {
            margin: Duration::from_millis(margin),
            stall_timeout: self.common.stall_timeout(),
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
            pgn: self.common.pgn,
            resume: self.resume,
            record: self.record.zip(self.change).map(|(file, change)| RecordSettings {
                file,
                change,
                seed: self.common.seed,
            }),
        })
    }

    fn engines(&self) -> Result<[EngineSettings; 2], String> {
        let common = &self.common;
        let limits = |tc: Option<&TimeControl>, nodes: Option<u64>| MoveLimits {
            clock: tc.or(self.tc.as_ref()).cloned().unwrap_or_default(),
            depth: self.depth,
            ..common.limits(nodes)
        };
        let first = limits(self.tc1.as_ref(), common.nodes1);
        let second = limits(self.tc2.as_ref(), common.nodes2);
        let mut engines = [
            common.engine(&common.engine1, common.name1.as_ref(), &common.option1, first)?,
            common.engine(&common.engine2, common.name2.as_ref(), &common.option2, second)?,
        ];
        let is_limited = |MoveLimits { nodes, depth, .. }: &MoveLimits| nodes.is_some() || depth.is_some();
        if !engines.iter().all(|engine| engine.limits.is_timed() || is_limited(&engine.limits)) {
            return Err("give each engine a limit: --tc, --movetime, --nodes or --depth".to_owned());
        }
        make_names_unique(&mut engines);
        Ok(engines)
    }
}

/// Parses a time control that UCI can express: a time and an increment, or sessions.
fn time_control(text: &str) -> Result<TimeControl, String> {
    use TimeControl::{Fischer, Sessions, SuddenDeath};
    let control = text.parse::<TimeControl>().map_err(|error| error.to_string())?;
    if matches!(control, SuddenDeath { .. } | Fischer { .. } | Sessions { .. }) {
        return Ok(control);
    }
    Err("write seconds and increment, such as 60+0.6, or moves and seconds, such as 40/60".to_owned())
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
        assert!(settings("--games 2 --nodes 9 --record x").unwrap_err().contains("--change"));
        assert!(settings("--nodes 9 --sprt elo0=0,elo1=5").unwrap().games.is_none());
    }

    #[test]
    fn two_engines_of_one_name_are_told_apart() {
        let [first, second] = settings("--games 2 --depth 1 --name1 x --name2 x").unwrap().engines;
        assert_eq!((first.name.as_str(), second.name.as_str()), ("x 1", "x 2"));
    }
}
