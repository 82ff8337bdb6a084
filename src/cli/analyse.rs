//! `heksy analyse`: searches a position and prints the best lines.

use std::io::{self, Write};
use std::time::Duration;

use clap::Args;

use super::error::{ToolError, check_hash};
use super::{GAME_OF_FILES, check, input, link, parse_variant, positions};
use crate::engine::{Engine, Event, Info, Limits, SearchRequest};
use crate::game::pgn::{PgnFile, decode};
use crate::game::{EvalScore, GameRecord, NodeId, Position, Variant, line_san};

/// The arguments of `heksy analyse`.
#[derive(Args, Debug)]
pub struct AnalyseArguments {
    /// The game of a FEN, and of saved games without a `Variant` tag.
    #[arg(long, help = GAME_OF_FILES, default_value = "glinski", value_parser = parse_variant)]
    pub variant: Variant,
    #[command(flatten)]
    limit: Limit,
    /// Number of lines to print
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=20))]
    pub lines: u8,
    /// Number of search threads; with more than one the result may vary
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    /// Size of the transposition table in MiB
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub hash: u32,
    /// A FEN or EPD in quotes, a PGN file: analyses the final position of each game, or a file of positions, one a line; - for
    /// standard input
    #[arg(value_name = "FEN|FILE")]
    pub what: String,
}

/// When to stop.
#[derive(Args, Debug)]
#[group(multiple = false)]
struct Limit {
    /// Stop at this depth, in plies
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=127))]
    depth: Option<u32>,
    /// Stop after this many nodes [default: 1000000, if no limit is given]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Stop after this many milliseconds
    #[arg(long, value_name = "MILLISECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    movetime: Option<u64>,
}

/// Nodes of a search without a limit.
const NODES: u64 = 1_000_000;

/// Prints the best lines of a position, or of the last position of each game of a file: a line with the position, then
/// for each line its score from White's side, its depth and its moves, and at the end the nodes and the time of the
/// search.
///
/// # Errors
///
/// [`ToolError`].
pub fn run(arguments: &AnalyseArguments, out: &mut dyn Write) -> Result<(), ToolError> {
    let records = records(arguments)?;
    let mut engine = Engine::new(|| {});
    let asked = arguments.hash as usize;
    engine.set_hash_mb(asked);
    if let Err(what) = check_hash(asked, engine.hash_mb().unwrap_or(asked)) {
        writeln!(io::stderr(), "heksy: {what}").ok();
    }
    engine.set_threads(arguments.threads.into());
    for (index, record) in records.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        analyse(&mut engine, record, arguments, out)?;
    }
    Ok(())
}

fn records(arguments: &AnalyseArguments) -> Result<Vec<GameRecord>, ToolError> {
    let (what, path) = (&arguments.what, link::path_of(&arguments.what));
    if !path.is_file() && !input::is_standard(&path) {
        let position = Position::from_fen(arguments.variant, what)
            .map_err(|error| ToolError::Refused(check::no_position(what, error)))?;
        return Ok(vec![GameRecord::new(position)]);
    }
    let unreadable = |reason: String| ToolError::Refused(format!("{what}: {reason}"));
    let bytes = input::read(&path).map_err(|error| unreadable(error.to_string()))?;
    let text = decode(bytes).map_err(|error| unreadable(error.to_string()))?;
    if positions::are_listed(arguments.variant, &text) {
        let listed = positions::read(arguments.variant, &text).map_err(unreadable)?;
        return Ok(listed.into_iter().map(|(_, position)| GameRecord::new(position)).collect());
    }
    let file = PgnFile::from_text(text).with_default_variant(arguments.variant);
    if file.is_empty() {
        return Err(unreadable("there is no game in this file".to_owned()));
    }
    Ok(file.read_all().map(|game| game.record).collect())
}

fn analyse(
    engine: &mut Engine,
    record: &GameRecord,
    arguments: &AnalyseArguments,
    out: &mut dyn Write,
) -> Result<(), ToolError> {
    let end = record.tree.line_end(NodeId::ROOT);
    let position = record.tree.position(end);
    writeln!(out, "{}", position.to_fen())?;
    if !position.has_legal_move() {
        let outcome = position.terminal(&record.variant().default_draws());
        let points = outcome.map_or_else(String::new, |outcome| outcome.points.to_string());
        writeln!(out, "no legal move: {points}")?;
        return Ok(());
    }
    engine.new_game_with_seed(0);
    engine.go(SearchRequest {
        moves: record.tree.moves_to(end),
        draws: record.variant().default_draws(),
        lines: arguments.lines.into(),
        ..SearchRequest::new(*record.tree.start(), arguments.limit.limits())
    });
    let mut lines: Vec<Info> = Vec::new();
    while let Some(event) = engine.wait() {
        match event {
            Event::Info { info, .. } => {
                let place = (info.multipv.max(1) - 1).min(lines.len());
                lines.splice(place..(place + 1).min(lines.len()), [info]);
            }
            Event::Progress { .. } => {}
            Event::BestMove { .. } => break,
            Event::Failed { message, .. } => return Err(ToolError::Refused(message)),
        }
    }
    for line in &lines {
        writeln!(out, "{}", line_text(&position, line))?;
    }
    if let Some(last) = lines.iter().max_by_key(|info| info.nodes) {
        writeln!(out, "{} nodes, {} ms, {} nodes/s", last.nodes, last.time.as_millis(), last.nps)?;
    }
    Ok(())
}

impl Limit {
    fn limits(&self) -> Limits {
        let is_open = self.depth.is_none() && self.movetime.is_none();
        Limits {
            depth: self.depth,
            nodes: self.nodes.or(is_open.then_some(NODES)),
            movetime: self.movetime.map(Duration::from_millis),
            ..Limits::default()
        }
    }
}

/// `+0.35  depth 18  1. f6 e6 2. g5`, the score from White's side.
fn line_text(position: &Position, info: &Info) -> String {
    let score = match info.score.for_white(position.turn()).into() {
        EvalScore::Cp(cp) => format!("{:+.2}", f64::from(cp) / 100.0),
        EvalScore::Mate(moves) => format!("#{moves}"),
    };
    let mut at = *position;
    let mut text = format!("{score:>7}  depth {:>2} ", info.depth);
    for (index, &mv) in info.pv.iter().enumerate() {
        let Ok(next) = at.play(mv) else { break };
        text.push(' ');
        text += &line_san(&at, mv, index == 0);
        at = next;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(what: &str, limit: Limit, lines: u8) -> AnalyseArguments {
        let (variant, threads, hash, what) = (Variant::Glinski, 1, 16, what.to_owned());
        AnalyseArguments { variant, limit, lines, threads, hash, what }
    }

    fn depth(plies: u32) -> Limit {
        Limit { depth: Some(plies), nodes: None, movetime: None }
    }

    fn printed(arguments: &AnalyseArguments) -> String {
        let mut out = Vec::new();
        run(arguments, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_mate_is_printed_from_whites_side() {
        let fen = "k/3/2K2/1Q5/9/11/11/11/11/11/11 w - 0 1";
        let text = printed(&arguments(fen, depth(2), 2));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!((lines[0], lines.len()), (fen, 4), "{text}");
        assert!(lines[1].trim_start().starts_with("#1  depth  2  1. Q") && lines[1].ends_with('#'), "{text}");
        assert!(lines[3].contains(" nodes, "));
    }

    #[test]
    fn each_game_of_a_file_is_searched_at_its_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pgn");
        let over = "[SetUp \"1\"]\n[FEN \"k/3/2K2/1Q5/9/11/11/11/11/11/11 w - 0 1\"]\n\n1. Qf10# 1-0\n";
        std::fs::write(&path, format!("1. f6 *\n\n{over}")).unwrap();
        let text = printed(&arguments(path.to_str().unwrap(), depth(1), 1));
        assert!(
            text.contains("depth  1  1... ") && text.contains("\n\n") && text.contains("no legal move: 1-0"),
            "{text}"
        );
    }

    #[test]
    fn an_argument_that_is_neither_file_nor_position_is_refused() {
        let error = run(&arguments("nowhere.pgn", depth(1), 1), &mut Vec::new()).unwrap_err().to_string();
        assert!(
            error.starts_with("there is no file “nowhere.pgn”, and it is not a position either: "),
            "{error}"
        );
    }

    #[test]
    fn an_analysis_without_a_limit_stops_after_a_number_of_nodes() {
        let nodes = |limit: Limit| limit.limits().nodes;
        assert_eq!(nodes(Limit { depth: None, nodes: None, movetime: None }), Some(NODES));
        assert_eq!(nodes(depth(3)), None);
    }

    #[test]
    fn each_position_of_a_file_is_searched_with_operations_or_without() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("openings.epd");
        let fen = "k/3/2K2/1Q5/9/11/11/11/11/11/11 w - 0 1";
        let epd = "k/3/2K2/1Q5/9/11/11/11/11/11/11 w - bm Qf10; id \"one; two\";";
        std::fs::write(&path, format!("# mates\n{epd}\n\n{fen}\n")).unwrap();
        let text = printed(&arguments(path.to_str().unwrap(), depth(1), 1));
        assert_eq!(text.matches(fen).count(), 2, "{text}");
        assert_eq!(text.matches("#1  depth  1").count(), 2, "{text}");
        assert!(printed(&arguments(epd, depth(1), 1)).contains("#1"));
        std::fs::write(&path, format!("{epd}\n{fen} x\n")).unwrap();
        let error = run(&arguments(path.to_str().unwrap(), depth(1), 1), &mut Vec::new()).unwrap_err();
        assert!(error.to_string().contains("openings.epd: line 2: "), "{error}");
    }
}
