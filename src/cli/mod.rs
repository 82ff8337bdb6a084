//! The command line: `heksy [FILE]` opens the window, `heksy COMMAND ...` runs a tool.
//!
//! ```
//! use heksy::game::{Position, Variant};
//!
//! let mut output = Vec::new();
//! heksy::cli::perft::report(&mut output, &Position::start(Variant::Shafran), false, 2)?;
//! assert!(String::from_utf8_lossy(&output).contains("1706"));
//! # Ok::<(), std::io::Error>(())
//! ```

use std::error::Error;
use std::io::{self, BufReader, ErrorKind, Write};
use std::iter;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use crate::app::text::Language;
use crate::disk::Places;
use crate::engine::endgames::use_folder;
use crate::game::Variant;
use crate::lessons::Game;

pub mod analyse;
pub mod bench;
pub mod check;
mod check_three;
pub mod convert;
mod error;
pub(crate) mod input;
mod link;
pub mod pages;
pub mod perft;
pub mod pictures;
pub(crate) mod positions;
pub mod report;
pub mod uci;

pub use error::ToolError;

/// Help of `--variant` where files name their games.
const GAME_OF_FILES: &str =
    "Game of a FEN, and of saved games without a Variant tag: glinski, mccooey, shafran or checkers";

/// The command line arguments.
#[derive(Parser, Debug)]
#[command(
    name = "heksy",
    version = version(),
    about = "Play and study hexagonal chess and checkers. Without a command, opens the window.",
    args_conflicts_with_subcommands = true
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// PGN file to open in the window
    #[arg(value_name = "FILE", value_parser = link::file())]
    file: Option<PathBuf>,
    /// Set the language of the window (en, pl, hu, eo, sv) and remember it
    #[arg(long, value_name = "TAG", value_parser = parse_language)]
    language: Option<Language>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Count the leaf nodes of the move tree, to check a move generator
    Perft {
        /// Game: glinski, mccooey, shafran, checkers or three
        #[arg(long, default_value = "glinski", value_parser = parse_game)]
        variant: Game,
        /// Position to start from [default: the starting position]
        #[arg(long)]
        fen: Option<String>,
        /// Also print the count of each first move
        #[arg(long)]
        divide: bool,
        /// Depth in plies
        #[arg(value_parser = clap::value_parser!(u32).range(0..=i64::from(perft::MAX_DEPTH)))]
        depth: u32,
    },
    /// Replay saved games and report errors, one line per game
    Check {
        #[arg(long, help = GAME_OF_FILES, default_value = "glinski", value_parser = parse_variant)]
        variant: Variant,
        /// PGN files; - for standard input
        #[arg(required = true, value_name = "FILE", value_parser = link::file())]
        files: Vec<PathBuf>,
    },
    /// Convert saved games to Heksy's PGN
    Convert {
        #[arg(long, help = GAME_OF_FILES, default_value = "glinski", value_parser = parse_variant)]
        variant: Variant,
        /// Write only these games, counted from 1 through all files
        #[arg(long, value_name = "FIRST-LAST", value_parser = parse_part)]
        games: Option<RangeInclusive<usize>>,
        /// Output file; an existing one is kept as FILE.bak [default: standard output]
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
        /// PGN files; - for standard input
        #[arg(required = true, value_name = "FILE", value_parser = link::file())]
        files: Vec<PathBuf>,
    },
    /// Search a position, or the final position of each saved game, and print the best lines
    Analyse(analyse::AnalyseArguments),
    /// Annotate saved games with evaluations, ?!, ?, ?? and better lines
    Report(report::ReportArguments),
    /// Draw a position, or a position of a saved game, as SVG or PNG
    Diagram(pictures::DiagramArguments),
    /// Draw a saved game as an animated GIF
    Gif(pictures::GifArguments),
    /// Search a fixed set of positions and print the number of nodes, the engine's signature
    Bench {
        /// Search depth in plies [default: the depth of the signature]
        #[arg(value_parser = clap::value_parser!(u32).range(1..=64))]
        depth: Option<u32>,
    },
    /// Run the engine with the Universal Chess Interface (UCI) on standard input and output
    Uci,
    /// Write the manual pages and shell completions of a package
    #[command(hide = true)]
    Pages {
        /// Folder to write them to
        folder: PathBuf,
    },
}

/// The version, with the commit if it is known.
pub(crate) fn version() -> &'static str {
    if env!("HEKSY_COMMIT").is_empty() {
        env!("CARGO_PKG_VERSION")
    } else {
        concat!(env!("CARGO_PKG_VERSION"), " (", env!("HEKSY_COMMIT"), ")")
    }
}

/// The command line as data, for manual pages and shell completions. The version is that of the package, without a commit.
pub fn command() -> clap::Command {
    Arguments::command().version(env!("CARGO_PKG_VERSION"))
}

pub(crate) fn parse_variant(text: &str) -> Result<Variant, String> {
    text.parse().map_err(|_| format!("unknown game \"{text}\": use glinski, mccooey, shafran or checkers"))
}

fn parse_part(text: &str) -> Result<RangeInclusive<usize>, String> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    match (first.trim().parse(), last.trim().parse()) {
        (Ok(first), Ok(last)) if 1 <= first && first <= last => Ok(first..=last),
        _ => Err("name the first and the last game, such as 1-1000".to_owned()),
    }
}

fn parse_language(tag: &str) -> Result<Language, String> {
    let known = Language::ALL.map(Language::tag).join(", ");
    Language::of_tag(tag).ok_or_else(|| format!("unknown language \"{tag}\": use one of {known}"))
}

fn parse_game(text: &str) -> Result<Game, String> {
    text.parse()
        .map_err(|_| format!("unknown game \"{text}\": use glinski, mccooey, shafran, checkers or three"))
}

/// Runs the program with the arguments of the command line and returns its exit status.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    // Tools whose results must not depend on what is on the disk use the built-in tables only.
    if matches!(arguments.command, None | Some(Command::Uci | Command::Analyse(_) | Command::Report(_))) {
        use_folder(Places::find().endgames);
    }
    match arguments.command {
        Some(command) => finish("heksy", run_tool(command)),
        None => open_window(arguments.file, arguments.language),
    }
}

/// Runs a tool. Returns whether it found nothing wrong.
fn run_tool(command: Command) -> Result<bool, Box<dyn Error>> {
    let (out, err) = (&mut io::stdout(), &mut io::stderr());
    match command {
        Command::Perft { variant, fen, divide, depth } => perft::run(variant, fen.as_deref(), divide, depth)?,
        Command::Check { variant, files } => return Ok(check::run(&files, variant, out, err)?),
        Command::Convert { variant, games, output, files } => {
            return Ok(convert::run(&files, variant, games.as_ref(), output.as_deref(), out, err)?);
        }
        Command::Analyse(arguments) => analyse::run(&arguments, out)?,
        Command::Report(arguments) => return Ok(report::run(&arguments, err)?),
        Command::Diagram(arguments) => pictures::diagram(&arguments, out)?,
        Command::Gif(arguments) => pictures::gif(&arguments)?,
        Command::Bench { depth } => bench::run(depth, out)?,
        Command::Uci => uci::run(BufReader::new(io::stdin()), out)?,
        Command::Pages { folder } => pages::write(&folder)?,
    }
    Ok(true)
}

/// Prints the error of a tool and returns the exit status. A reader of the output that closed the pipe
/// (`heksy perft --divide 3 | head`) is not a failure.
pub(crate) fn finish(program: &str, result: Result<bool, Box<dyn Error>>) -> ExitCode {
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) if is_closed_pipe(&*error) => ExitCode::SUCCESS,
        Err(error) => {
            writeln!(io::stderr(), "{program}: {error}").ok();
            ExitCode::FAILURE
        }
    }
}

/// Whether the error, or its source, is a closed pipe.
fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    iter::successors(Some(error), |&error| error.source())
        .filter_map(|error| error.downcast_ref::<io::Error>())
        .any(|error| error.kind() == ErrorKind::BrokenPipe)
}

#[cfg(feature = "gui")]
fn open_window(file: Option<PathBuf>, language: Option<Language>) -> ExitCode {
    match crate::gui::run(crate::gui::Options { file, language }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("heksy: cannot open the window: {error}");
            // A double click starts the program without a console.
            #[cfg(windows)]
            crate::gui::show_failure(&error);
            eprintln!("The command-line tools need no window: see heksy --help.");
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "gui"))]
fn open_window(_file: Option<PathBuf>, _language: Option<Language>) -> ExitCode {
    eprintln!("heksy: this program was built without its window (feature \"gui\"); see heksy --help.");
    ExitCode::FAILURE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn a_file_alone_opens_the_window_and_a_name_runs_a_tool() {
        let window = Arguments::try_parse_from(["heksy", "game.pgn"]).expect("a file is enough");
        assert!(window.command.is_none());
        assert_eq!(window.file, Some(PathBuf::from("game.pgn")));
        let link = Arguments::try_parse_from(["heksy", "file:///my%20games/one.pgn"]).expect("a link");
        assert_eq!(link.file, Some(PathBuf::from("/my games/one.pgn")));
        let tool = Arguments::try_parse_from(["heksy", "perft", "--divide", "3"]).expect("a tool");
        assert!(matches!(tool.command, Some(Command::Perft { divide: true, depth: 3, .. })));
    }

    #[test]
    fn only_a_closed_pipe_is_no_failure() {
        let output = |kind: ErrorKind| ToolError::Output(kind.into());
        assert!(is_closed_pipe(&output(ErrorKind::BrokenPipe)));
        assert!(is_closed_pipe(&io::Error::from(ErrorKind::BrokenPipe)));
        assert!(!is_closed_pipe(&output(ErrorKind::StorageFull)));
    }

    #[test]
    fn an_unknown_game_is_refused_by_name() {
        let error = Arguments::try_parse_from(["heksy", "perft", "--variant", "brusky", "3"]).unwrap_err();
        assert!(error.to_string().contains("brusky"), "{error}");
    }
}
