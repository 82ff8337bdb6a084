//! The arguments that all matches have, of two sides and of three.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::fields;
use super::settings::{EngineSettings, MoveLimits, STALL_SECONDS};

/// A UCI option: its name and, unless it is a button, its value.
pub(super) type EngineOption = (String, Option<String>);

/// The arguments that all matches have.
#[derive(clap::Args, Clone, Debug)]
pub(super) struct CommonArguments {
    /// Command of the first engine, a UCI program with its arguments
    #[arg(long, value_name = "COMMAND")]
    pub engine1: String,
    /// Command of the second engine
    #[arg(long, value_name = "COMMAND")]
    pub engine2: String,
    /// Name of the first engine
    #[arg(long, value_name = "NAME")]
    pub name1: Option<String>,
    /// Name of the second engine
    #[arg(long, value_name = "NAME")]
    pub name2: Option<String>,
    /// Time per move, in milliseconds
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub movetime: Option<u64>,
    /// Nodes per move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Nodes per move of the first engine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes1: Option<u64>,
    /// Nodes per move of the second engine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes2: Option<u64>,
    /// A UCI option of all engines, such as Hash=16; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = fields::parse_option)]
    pub option: Vec<EngineOption>,
    /// A UCI option of the first engine
    #[arg(long, value_name = "NAME=VALUE", value_parser = fields::parse_option)]
    pub option1: Vec<EngineOption>,
    /// A UCI option of the second engine
    #[arg(long, value_name = "NAME=VALUE", value_parser = fields::parse_option)]
    pub option2: Vec<EngineOption>,
    /// Random seed of the openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Time after which an engine without a clock counts as stalled, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = STALL_SECONDS)]
    stall_timeout: u64,
    /// Append each finished game to this file
    #[arg(long, value_name = "FILE")]
    pub pgn: Option<PathBuf>,
}

impl CommonArguments {
    /// The time after which an engine without a clock counts as stalled.
    pub fn stall_timeout(&self) -> Duration {
        Duration::from_secs(self.stall_timeout)
    }

    /// The limits of an engine: its own nodes, or those of all.
    pub fn limits(&self, own_nodes: Option<u64>) -> MoveLimits {
        let movetime = self.movetime.map(Duration::from_millis);
        MoveLimits { movetime, nodes: own_nodes.or(self.nodes), ..MoveLimits::default() }
    }

    /// An engine with the options of all and its own; without a name it is called as its program.
    ///
    /// # Errors
    /// A message about an invalid command.
    pub fn engine(
        &self,
        command: &str,
        name: Option<&String>,
        own: &[EngineOption],
        limits: MoveLimits,
    ) -> Result<EngineSettings, String> {
        let command = fields::split_command(command)?;
        let name = name.cloned().unwrap_or_else(|| program_name(&command));
        Ok(EngineSettings { name, command, options: [&self.option, own].concat(), limits })
    }
}

/// Numbers engines of one name.
pub(super) fn make_names_unique(engines: &mut [EngineSettings]) {
    let names: Vec<String> = engines.iter().map(|engine| engine.name.clone()).collect();
    for (number, engine) in engines.iter_mut().enumerate() {
        if names.iter().filter(|name| **name == engine.name).count() > 1 {
            engine.name = format!("{} {}", engine.name, number + 1);
        }
    }
}

/// The file name of a program.
fn program_name(command: &[String]) -> String {
    let program = command.first().map_or("", String::as_str);
    Path::new(program)
        .file_stem()
        .map_or_else(|| program.to_owned(), |name| name.to_string_lossy().into_owned())
}
