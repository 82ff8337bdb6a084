//! The command line: `heksy [FILE]` opens the window, `heksy COMMAND ...` runs one of the tools.

use std::io::{self, BufReader, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::game::Variant;

pub mod bench;
pub mod book;
pub mod check;
pub mod convert;
pub mod endgames;
mod labelled;
pub mod matches;
pub mod perft;
pub mod selfplay;
pub mod suite;
pub mod train;
pub mod tune;
pub mod uci;

/// What was typed on the command line.
#[derive(Parser, Debug)]
#[command(name = "heksy", version = version(), about, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// A saved game to open in the window
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Count the move sequences of a given length from a position
    Perft {
        /// The rules to count by
        #[arg(long, default_value = "glinski", value_parser = parse_variant)]
        variant: Variant,
        /// The position to start from instead of the game's own
        #[arg(long)]
        fen: Option<String>,
        /// Print the count behind each first move
        #[arg(long)]
        divide: bool,
        /// Length of the sequences in plies
        #[arg(value_parser = clap::value_parser!(u32).range(0..=30))]
        depth: u32,
    },
    /// Read saved games, replay every move and print one line a game
    Check {
        /// The game to take those for that do not name theirs
        #[arg(long, default_value = "glinski", value_parser = parse_variant)]
        variant: Variant,
        /// Saved games
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Read saved games of any make and write them in the one form that Heksy writes
    Convert {
        /// The game to take those for that do not name theirs
        #[arg(long, default_value = "glinski", value_parser = parse_variant)]
        variant: Variant,
        /// Write to this file instead of standard output; an old one is kept as FILE.bak
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// Saved games
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Search a fixed set of positions and print the number of nodes, the engine's signature
    Bench {
        /// Search to this depth instead of the signature's, in plies
        #[arg(value_parser = clap::value_parser!(u32).range(1..=64))]
        depth: Option<u32>,
        /// Solve tactics and endgames instead, and print how many were solved
        #[arg(long, conflicts_with = "depth")]
        suite: bool,
        /// Nodes for each position of the suite
        #[arg(long, requires = "suite", default_value_t = suite::NODES, value_parser = clap::value_parser!(u64).range(1..))]
        nodes: u64,
    },
    /// Make the suite of `bench --suite` from games of `heksy match`
    #[command(hide = true)]
    MakeSuite {
        /// The games
        #[arg(value_name = "FILE")]
        games: PathBuf,
    },
    /// Play two UCI programs against each other and tell which is stronger
    Match(Box<matches::MatchArguments>),
    /// Make an opening book by the engine's own searches
    Book(book::BookArguments),
    /// Play each level of the computer against the one below and print how far apart they are
    Ladder(matches::ladder::LadderArguments),
    /// Make the tables of small endgames anew
    Endgames {
        /// Where to write them
        #[arg(value_name = "FILE", default_value = "assets/endgames.bin")]
        file: PathBuf,
    },
    /// Let the engine play against itself and write down positions to tune its evaluation by
    Selfplay(selfplay::Settings),
    /// Fit the weights of the evaluation to positions of played games
    Tune(tune::Settings),
    /// Train the network of the evaluation on positions of games of the engine
    Train(train::Settings),
    /// Speak the Universal Chess Interface on standard input and output
    Uci,
}

/// The version, with the commit it was built from where that is known.
fn version() -> &'static str {
    if env!("HEKSY_COMMIT").is_empty() {
        env!("CARGO_PKG_VERSION")
    } else {
        concat!(env!("CARGO_PKG_VERSION"), " (", env!("HEKSY_COMMIT"), ")")
    }
}

fn parse_variant(text: &str) -> Result<Variant, String> {
    let names = "try glinski, mccooey, shafran or checkers";
    text.parse().map_err(|_| format!("\"{text}\" is not a game this program plays: {names}"))
}

/// Reads the command line and does what it says; the program's exit status comes back.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.command {
        Some(command) => finish(run_tool(command)),
        None => open_window(arguments.file),
    }
}

fn run_tool(command: Command) -> Result<ExitCode, ToolError> {
    match command {
        Command::Perft { variant, fen, divide, depth } => perft::run(variant, fen.as_deref(), divide, depth)?,
        Command::Check { variant, files } => {
            let all_right = check::run(&files, variant, &mut io::stdout().lock(), &mut io::stderr().lock())?;
            return Ok(if all_right { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        Command::Convert { variant, output, files } => {
            let (out, err) = (&mut io::stdout().lock(), &mut io::stderr().lock());
            let all_right = convert::run(&files, variant, output.as_deref(), out, err)?;
            return Ok(if all_right { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        Command::Bench { suite: true, nodes, .. } => suite::run(nodes, &mut io::stdout().lock())?,
        Command::MakeSuite { games } => suite::make(&games, &mut io::stdout().lock())?,
        Command::Bench { depth, .. } => bench::run(depth, &mut io::stdout().lock())?,
        Command::Match(arguments) => matches::run(*arguments, &mut io::stdout().lock())?,
        Command::Book(arguments) => book::run(&arguments, &mut io::stdout().lock())?,
        Command::Ladder(arguments) => matches::ladder::run(&arguments, &mut io::stdout().lock())?,
        Command::Endgames { file } => endgames::run(&file, &mut io::stdout().lock())?,
        Command::Selfplay(settings) => selfplay::run(&settings, &mut io::stdout().lock())?,
        Command::Tune(settings) => tune::run(&settings, &mut io::stdout().lock())?,
        Command::Train(settings) => train::run(&settings, &mut io::stdout().lock())?,
        Command::Uci => uci::run(BufReader::new(io::stdin()), io::stdout())?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Why a tool stopped before its end.
#[derive(Debug, thiserror::Error)]
enum ToolError {
    #[error(transparent)]
    Perft(#[from] perft::PerftError),
    #[error(transparent)]
    Convert(#[from] convert::ConvertError),
    #[error(transparent)]
    Match(#[from] matches::MatchError),
    #[error(transparent)]
    Endgames(#[from] endgames::EndgamesError),
    #[error(transparent)]
    Suite(#[from] suite::MakeError),
    #[error(transparent)]
    Selfplay(#[from] selfplay::SelfplayError),
    #[error(transparent)]
    Tune(#[from] tune::TuneError),
    #[error(transparent)]
    Train(#[from] train::TrainError),
    #[error("the output could not be written: {0}")]
    Output(#[from] io::Error),
}

impl ToolError {
    /// Whether only the reader has gone away (`heksy perft --divide 3 | head`), which is no failure.
    fn is_closed_pipe(&self) -> bool {
        let (ToolError::Perft(perft::PerftError::Output(error))
        | ToolError::Convert(convert::ConvertError::Output(error))
        | ToolError::Match(matches::MatchError::Output(error))
        | ToolError::Tune(tune::TuneError::Output(error))
        | ToolError::Train(train::TrainError::Output(error))
        | ToolError::Output(error)) = self
        else {
            return false;
        };
        error.kind() == io::ErrorKind::BrokenPipe
    }
}

/// Turns an error into a message and an exit status.
fn finish(result: Result<ExitCode, ToolError>) -> ExitCode {
    match result {
        Ok(code) => code,
        Err(error) if error.is_closed_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            writeln!(io::stderr(), "heksy: {error}").ok();
            ExitCode::FAILURE
        }
    }
}

#[cfg(feature = "gui")]
fn open_window(file: Option<PathBuf>) -> ExitCode {
    match crate::gui::run(crate::gui::Options { file }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("heksy: the window could not be opened: {error}");
            eprintln!("The command line works without one: see heksy --help.");
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn open_window(_file: Option<PathBuf>) -> ExitCode {
    eprintln!("heksy: this program was built without its window (feature \"gui\"); see heksy --help.");
    ExitCode::FAILURE
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn a_file_alone_opens_the_window_and_a_name_runs_a_tool() {
        let window = Arguments::try_parse_from(["heksy", "game.pgn"]).expect("a file is enough");
        assert!(window.command.is_none());
        assert_eq!(window.file, Some(PathBuf::from("game.pgn")));
        let tool = Arguments::try_parse_from(["heksy", "perft", "--divide", "3"]).expect("a tool");
        assert!(matches!(tool.command, Some(Command::Perft { divide: true, depth: 3, .. })));
    }

    #[test]
    fn an_unknown_game_is_refused_by_name() {
        let error = Arguments::try_parse_from(["heksy", "perft", "--variant", "brusky", "3"]).unwrap_err();
        assert!(error.to_string().contains("brusky"), "{error}");
    }
}
