//! `heksy report`: judges games move by move and writes them with evaluations, glyphs and better lines.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use clap::Args;

use super::error::ToolError;
use super::{GAME_OF_FILES, check, convert, link, parse_variant};
use crate::app::engines::{
    EngineChoice, EngineNews, Patience, Purpose, Resources, SearchCommand, SearchService, SearchTicket,
    make_engines,
};
use crate::game::pgn::write_all;
use crate::game::{GameRecord, Variant};
use crate::report::{self, HASH_MB, Plan};
use crate::sides::Color;

/// The arguments of `heksy report`.
#[derive(Args, Debug)]
pub struct ReportArguments {
    /// The game of a FEN, and of saved games without a `Variant` tag.
    #[arg(long, help = GAME_OF_FILES, default_value = "glinski", value_parser = parse_variant)]
    pub variant: Variant,
    /// Number of nodes to search for each move
    #[arg(long, default_value_t = report::NODES, value_parser = clap::value_parser!(u64).range(1_000..))]
    pub nodes: u64,
    /// Number of moves to search in parallel; does not change the result [default: one per core]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=256))]
    pub threads: Option<u32>,
    /// Leave out the variations with the best lines
    #[arg(long)]
    pub no_lines: bool,
    /// Output file; an existing one is kept as FILE.bak
    #[arg(long, short, value_name = "FILE")]
    pub output: PathBuf,
    /// PGN file; - for standard input
    #[arg(value_name = "FILE", value_parser = link::file())]
    pub games: PathBuf,
}

/// Writes the games of a file with a report on each. Problems with their text go to `err` as `FILE:LINE:COLUMN:
/// problem`, and the progress too. Returns whether everything could be read; unreadable parts are kept as they are.
///
/// # Errors
///
/// [`ToolError`]; nothing is then written.
pub fn run(arguments: &ReportArguments, err: &mut dyn Write) -> Result<bool, ToolError> {
    let path = &arguments.games;
    let file = check::open(path)
        .map_err(|reason| ToolError::Refused(format!("{}: {reason}", path.display())))?
        .with_default_variant(arguments.variant);
    let (mut records, mut all_right) = (Vec::new(), true);
    for game in file.read_all() {
        check::report_findings(path, &game, err)?;
        all_right &= game.is_clean();
        records.push(game.record);
    }
    if !all_right && convert::is_same(path, &arguments.output) {
        return Err(convert::not_overwriting(path, convert::NOT_READ));
    }
    // A search takes minutes, so a mistyped folder must be found before.
    let folder = arguments.output.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        let folder = folder.display();
        let reason = format!("the folder {folder} does not exist; name an output in another folder");
        return Err(ToolError::Refused(reason));
    }
    let mut reporter = Reporter::new(arguments);
    let all = records.len();
    for (index, record) in records.iter_mut().enumerate() {
        let [white, black] = Color::ALL.map(|color| record.player(color));
        let name = format!("{} of {all}: {white} - {black}", index + 1);
        reporter.report(record, &name, err)?;
    }
    let text = write_all(&records);
    convert::replace(&arguments.output, text.as_bytes())?;
    Ok(all_right)
}

/// Makes reports one after the other.
struct Reporter {
    service: SearchService,
    /// Receives a message when an engine has news.
    woken: Receiver<()>,
    nodes: u64,
    has_lines: bool,
    last: SearchTicket,
    is_terminal: bool,
}

impl Reporter {
    fn new(arguments: &ReportArguments) -> Reporter {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let threads = arguments.threads.map_or_else(cores, |threads| threads as usize);
        let (wake, woken) = mpsc::channel();
        // The receiver is gone only while the program ends.
        let make = make_engines(Patience::USUAL, move || wake.send(()).unwrap_or_default());
        Reporter {
            service: SearchService::new(Resources { threads, hash_mb: HASH_MB }, make, || {}),
            woken,
            nodes: arguments.nodes,
            has_lines: !arguments.no_lines,
            last: SearchTicket(0),
            is_terminal: io::stderr().is_terminal(),
        }
    }

    fn report(&mut self, record: &mut GameRecord, name: &str, err: &mut dyn Write) -> Result<(), ToolError> {
        let mut plan = Plan::new(record, record.variant().default_draws(), self.nodes);
        let first = self.last.0 + 1;
        self.last.0 += plan.len() as u64;
        let searches = (first..).map(SearchTicket).zip(plan.requests()).collect();
        let (purpose, engine) = (Purpose::Report, EngineChoice::BuiltIn);
        self.service.run(SearchCommand::GoAll { purpose, engine, hash_mb: HASH_MB, searches });
        while plan.done() < plan.len() {
            self.woken.recv().expect("the service holds a sender, to make engines with");
            for (ticket, news) in self.service.news() {
                let ply = (ticket.0 - first) as usize;
                match news {
                    EngineNews::Thinking(info) => plan.take(ply, &info),
                    EngineNews::BestMove(_) => {
                        plan.finish(ply);
                        if self.is_terminal {
                            write!(err, "\r{name}: {} of {} positions", plan.done(), plan.len())?;
                            err.flush()?;
                        }
                    }
                    EngineNews::Failed(reason) => return Err(ToolError::refused(reason)),
                }
            }
        }
        let start = if self.is_terminal { "\r" } else { "" };
        writeln!(err, "{start}{name}: {} positions         ", plan.len())?;
        if let Some(edit) = plan.edit(record, self.has_lines) {
            record.apply(edit).map_err(ToolError::refused)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// The queen is given away, and a game of checkers begins.
    const GAMES: &str = "[SetUp \"1\"]\n[FEN \"1/3/5/7/3rk4/11/11/11/Q4K5/11/11 w - 0 1\"]\n\n1. Qc5 *\n\n\
        [Variant \"HexCheckers\"]\n\n1. 16-26 *\n";

    fn reported(text: &str, threads: u32, has_lines: bool) -> (String, String) {
        let folder = tempfile::tempdir().unwrap();
        let [games, output] = ["in.pgn", "out.pgn"].map(|name| folder.path().join(name));
        fs::write(&games, text).unwrap();
        let arguments = ReportArguments {
            variant: Variant::Glinski,
            nodes: 1_000,
            threads: Some(threads),
            no_lines: !has_lines,
            output: output.clone(),
            games,
        };
        let mut err = Vec::new();
        assert!(run(&arguments, &mut err).unwrap(), "{}", String::from_utf8_lossy(&err));
        (fs::read_to_string(output).unwrap(), String::from_utf8(err).unwrap())
    }

    #[test]
    fn a_report_is_identical_with_any_number_of_threads() {
        let (once, err) = reported(GAMES, 1, true);
        assert_eq!(once, reported(GAMES, 1, true).0);
        assert_eq!(once, reported(GAMES, 3, true).0);
        assert!(
            err.contains("1 of 2: ? - ?: 2 positions") && err.contains("2 of 2: ? - ?: 2 positions"),
            "{err}"
        );
        assert!(once.contains("1. Qc5 $4") && once.contains("(1. Q"), "{once}");
        assert_eq!(once.matches("[%eval").count(), 5, "four positions and the better move: {once}");
        assert!(!reported(GAMES, 2, false).0.contains('('));
    }

    #[test]
    fn a_report_never_overwrites_a_partly_unreadable_file() {
        let folder = tempfile::tempdir().unwrap();
        let games = folder.path().join("in.pgn");
        fs::write(&games, "1. f6 e4 *\n").unwrap();
        let mut arguments = ReportArguments {
            variant: Variant::Glinski,
            nodes: 1_000,
            threads: Some(1),
            no_lines: false,
            output: games.clone(),
            games: games.clone(),
        };
        let error = run(&arguments, &mut Vec::new()).unwrap_err();
        assert!(error.to_string().contains("choose another --output"), "{error}");
        assert_eq!(fs::read_to_string(&games).unwrap(), "1. f6 e4 *\n");
        arguments.output = folder.path().join("none").join("out.pgn");
        let refusal = |arguments: &ReportArguments| run(arguments, &mut Vec::new()).unwrap_err().to_string();
        let none = folder.path().join("none");
        let no_folder = format!("the folder {} does not exist; name an output", none.display());
        assert_eq!(refusal(&arguments), no_folder + " in another folder");
        arguments.games = none.with_extension("pgn");
        assert!(refusal(&arguments).starts_with(&format!("{}: ", arguments.games.display())));
    }
}
