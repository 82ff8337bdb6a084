//! The arguments of `heksy match-three`.

use std::path::PathBuf;
use std::time::Duration;

use crate::cli::matches::fields;
use crate::cli::matches::settings::{EngineSettings, MoveLimits};

/// The games of a block: one opening, and every arrangement of the seats.
pub(super) const BLOCK: usize = 6;

/// The command that stands for a player that moves at random.
pub(super) const RANDOM: &str = "random";

/// A UCI option: its name and, unless it is a button, its value.
type EngineOption = (String, Option<String>);

/// The arguments of `heksy match-three`.
#[derive(clap::Args, Clone, Debug)]
pub struct ThreeMatchArguments {
    /// Command of the first engine, a UCI program that knows the variant three, or `random`
    #[arg(long, value_name = "COMMAND")]
    engine1: String,
    /// Command of the second engine
    #[arg(long, value_name = "COMMAND")]
    engine2: String,
    /// Command of the third engine; without it the first two share the seats
    #[arg(long, value_name = "COMMAND")]
    engine3: Option<String>,
    /// Name of the first engine
    #[arg(long, value_name = "NAME", default_value = "A")]
    name1: String,
    /// Name of the second engine
    #[arg(long, value_name = "NAME", default_value = "B")]
    name2: String,
    /// Name of the third engine
    #[arg(long, value_name = "NAME", default_value = "C")]
    name3: String,
    /// Number of games, six per opening
    #[arg(long, value_name = "N")]
    games: usize,
    /// Nodes per move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Nodes per move of the first engine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes1: Option<u64>,
    /// Nodes per move of the second engine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes2: Option<u64>,
    /// Nodes per move of the third engine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes3: Option<u64>,
    /// Time per move, in milliseconds
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    movetime: Option<u64>,
    /// A UCI option of all engines, such as Hash=16; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = fields::parse_option)]
    option: Vec<EngineOption>,
    /// A UCI option of the first engine
    #[arg(long, value_name = "NAME=VALUE", value_parser = fields::parse_option)]
    option1: Vec<EngineOption>,
    /// A UCI option of the second engine
    #[arg(long, value_name = "NAME=VALUE", value_parser = fields::parse_option)]
    option2: Vec<EngineOption>,
    /// A UCI option of the third engine
    #[arg(long, value_name = "NAME=VALUE", value_parser = fields::parse_option)]
    option3: Vec<EngineOption>,
    /// Random plies of the openings
    #[arg(long, value_name = "N", default_value_t = 6)]
    plies: usize,
    /// Random seed of the openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Time after which an engine counts as stalled, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 120)]
    stall_timeout: u64,
    /// Append each finished game to this file
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
}

/// The settings of a match.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub engines: Vec<EngineSettings>,
    pub games: usize,
    pub plies: usize,
    pub seed: u64,
    pub stall_timeout: Duration,
    pub pgn: Option<PathBuf>,
}

impl ThreeMatchArguments {
    /// The validated settings of the match.
    ///
    /// # Errors
    /// A message that names the invalid argument.
    pub(super) fn settings(&self) -> Result<Settings, String> {
        if self.games == 0 || !self.games.is_multiple_of(BLOCK) {
            return Err(format!("--games must be a multiple of {BLOCK}: the seats are rotated"));
        }
        let first = self.engine(&self.engine1, &self.name1, &self.option1, self.nodes1)?;
        let second = self.engine(&self.engine2, &self.name2, &self.option2, self.nodes2)?;
        let third = self.engine3.as_deref();
        let third = third.map(|command| self.engine(command, &self.name3, &self.option3, self.nodes3));
        Ok(Settings {
            engines: [Some(first), Some(second), third.transpose()?].into_iter().flatten().collect(),
            games: self.games,
            plies: self.plies,
            seed: self.seed,
            stall_timeout: Duration::from_secs(self.stall_timeout),
            pgn: self.pgn.clone(),
        })
    }

    fn engine(
        &self,
        command: &str,
        name: &str,
        own: &[EngineOption],
        nodes: Option<u64>,
    ) -> Result<EngineSettings, String> {
        let command = fields::split_command(command)?;
        let movetime = self.movetime.map(Duration::from_millis);
        let limits = MoveLimits { movetime, nodes: nodes.or(self.nodes), ..MoveLimits::default() };
        if command != [RANDOM] && limits.movetime.is_none() && limits.nodes.is_none() {
            return Err("give each engine a limit: --movetime or --nodes".to_owned());
        }
        Ok(EngineSettings { name: name.to_owned(), command, options: [&self.option, own].concat(), limits })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: ThreeMatchArguments,
    }

    fn settings(text: &str) -> Result<Settings, String> {
        let words = ["match-three", "--engine1", "a uci", "--engine2", "random"].into_iter();
        let line = Line::try_parse_from(words.chain(text.split(' '))).map_err(|error| error.to_string())?;
        line.arguments.settings()
    }

    #[test]
    fn each_engine_has_its_limits_and_options() {
        let settings = settings("--games 12 --nodes 9 --nodes3 5 --engine3 b --option3 Hash=1").unwrap();
        let nodes: Vec<_> = settings.engines.iter().map(|engine| engine.limits.nodes).collect();
        assert_eq!(nodes, [Some(9), Some(9), Some(5)]);
        assert_eq!(settings.engines[0].command, ["a", "uci"]);
        assert_eq!((settings.engines[1].options.len(), settings.engines[2].options.len()), (0, 1));
    }

    #[test]
    fn invalid_arguments_are_refused() {
        assert!(settings("--games 5 --nodes 9").unwrap_err().contains("multiple of 6"));
        assert!(settings("--games 6").unwrap_err().contains("limit"));
        assert!(settings("--nodes 9").unwrap_err().contains("--games"));
    }
}
