//! `heksy-lab book`: makes an opening book from searches of the engine.
//!
//! Every position, from the start position on, is searched for its best moves (`MultiPV`). Those close to the best go
//! into the book and are searched in turn, ply by ply. Each search has a fixed number of nodes and starts with an
//! empty hash, so that the same engine makes the same book with any concurrency.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::PathBuf;

use super::book_review::Review;
use super::in_order::in_order;
use crate::cli::parse_variant;
use crate::engine::{DEFAULT_HASH_MB, DirectEngine, Info, Limits, Score, SearchRequest};
use crate::game::{Move, Position, Variant};

/// The weight of the best move of a position.
const FULL_WEIGHT: f64 = 100.0;
/// A move that loses this many centipawns against the best gets a weight smaller by a factor of e.
const WEIGHT_SCALE: f64 = 30.0;

/// The arguments of `heksy-lab book`.
#[derive(clap::Args, Clone, Debug)]
pub struct BookArguments {
    /// The game
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    variant: Variant,
    /// Nodes per search
    #[arg(long, value_name = "N", default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Maximum number of moves of a position, for each ply of the book
    #[arg(long, value_name = "N,N...", value_delimiter = ',', default_value = "8,5,4,3,2,2,1,1,1,1")]
    widths: Vec<usize>,
    /// Centipawns that a move may lose against the best
    #[arg(long, value_name = "CP", default_value_t = 60)]
    window: i32,
    /// Make no book: leave out of the one in FILE what loses more centipawns than this, by searches of N nodes
    #[arg(long, value_name = "CP", conflicts_with_all = ["widths", "window"])]
    review: Option<i32>,
    /// Number of concurrent searches
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// Output file [default: assets/books/GAME.txt]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

/// A node of the book tree.
struct Node {
    /// The move to this node and its weight; `None` at the root.
    mv: Option<(Move, u32)>,
    position: Position,
    children: Vec<usize>,
}

/// Makes the book, or reviews the one that is there, and writes it.
///
/// # Errors
/// If the book cannot be read, or the book or the report cannot be written.
pub fn run(arguments: &BookArguments, output: &mut impl Write) -> io::Result<()> {
    let default = || PathBuf::from(format!("assets/books/{}.txt", arguments.variant.key()));
    let path = arguments.file.clone().unwrap_or_else(default);
    if let Some(limit) = arguments.review {
        let review = Review { nodes: arguments.nodes, limit, concurrency: arguments.concurrency.into() };
        let (kept, left_out) = review.of(arguments.variant, &std::fs::read_to_string(&path)?)?;
        for (mv, loss) in &left_out {
            writeln!(output, "{mv} loses {loss}")?;
        }
        std::fs::write(&path, &kept)?;
        let moves = kept.lines().filter(|line| !line.starts_with('#')).count();
        return writeln!(output, "{}: {} left out, {moves} moves left", path.display(), left_out.len());
    }
    let mut nodes =
        vec![Node { mv: None, position: Position::start(arguments.variant), children: Vec::new() }];
    let mut seen = BTreeSet::new();
    let mut open = vec![0];
    for (ply, &width) in arguments.widths.iter().enumerate() {
        // Transpositions are searched once; the book is probed by position.
        open.retain(|&node| seen.insert(nodes[node].position.key()));
        let found =
            search_all(arguments, width, &open.iter().map(|&node| nodes[node].position).collect::<Vec<_>>())?;
        let mut next = Vec::new();
        for (&parent, moves) in open.iter().zip(found) {
            for (mv, weight) in moves {
                let position = nodes[parent].position.after(&[mv]);
                let child = nodes.len();
                next.push(child);
                nodes[parent].children.push(child);
                nodes.push(Node { mv: Some((mv, weight)), position, children: Vec::new() });
            }
        }
        writeln!(output, "ply {}: {} positions, {} moves", ply + 1, open.len(), next.len())?;
        output.flush()?;
        open = next;
    }
    let text = text(arguments, &nodes);
    std::fs::write(&path, &text)?;
    let leaves = nodes.iter().filter(|node| node.children.is_empty()).count();
    writeln!(output, "{}: {leaves} lines, {} moves, {} bytes", path.display(), nodes.len() - 1, text.len())
}

/// The book moves of each position, searched concurrently.
fn search_all(
    arguments: &BookArguments,
    width: usize,
    positions: &[Position],
) -> io::Result<Vec<Vec<(Move, u32)>>> {
    let mut found = Vec::new();
    let engine = || DirectEngine::new(DEFAULT_HASH_MB);
    let work = |engine: &mut DirectEngine, at: usize| search(engine, arguments, width, &positions[at]);
    in_order(arguments.concurrency.into(), 0..positions.len(), engine, work, |_, moves| {
        found.push(moves);
        Ok::<_, io::Error>(true)
    })?;
    Ok(found)
}

/// The book moves of a position, the best first, with their weights.
fn search(
    engine: &mut DirectEngine,
    arguments: &BookArguments,
    width: usize,
    position: &Position,
) -> Vec<(Move, u32)> {
    engine.new_game_with_seed(0);
    let limits = Limits { nodes: Some(arguments.nodes), ..Limits::default() };
    let found = engine.search(SearchRequest { lines: width, ..SearchRequest::new(*position, limits) });
    let lines = found.map_or_else(|_| Vec::new(), |found| found.lines);
    let in_centipawns = |info: &Info| match info.score {
        Score::Cp(cp) => Some((*info.pv.first()?, cp)),
        // A mate is not an opening move.
        Score::Mate(_) => None,
    };
    let moves: Vec<(Move, i32)> = lines.iter().filter_map(in_centipawns).collect();
    let best = moves.iter().map(|&(_, cp)| cp).max().unwrap_or_default();
    let mut weighted: Vec<(Move, u32)> = Vec::new();
    for (mv, cp) in moves.into_iter().filter(|&(_, cp)| best - cp <= arguments.window) {
        if weighted.iter().all(|&(known, _)| known != mv) {
            weighted.push((mv, weight(best - cp)));
        }
    }
    weighted
}

fn weight(loss: i32) -> u32 {
    (FULL_WEIGHT * (-f64::from(loss) / WEIGHT_SCALE).exp()).round().max(1.0) as u32
}

/// The book as text; see [`crate::engine::book`].
fn text(arguments: &BookArguments, nodes: &[Node]) -> String {
    let widths: Vec<String> = arguments.widths.iter().map(usize::to_string).collect();
    let mut text = format!(
        "# heksy-lab book --variant {} --nodes {} --widths {} --window {}\n",
        arguments.variant.key(),
        arguments.nodes,
        widths.join(","),
        arguments.window
    );
    // Depth first, each move with its parent node and depth.
    let mut open: Vec<(usize, usize, usize)> =
        nodes[0].children.iter().rev().map(|&node| (node, 0, 0)).collect();
    while let Some((node, parent, depth)) = open.pop() {
        if let Some((mv, weight)) = nodes[node].mv {
            let name = nodes[parent].position.coordinates(mv);
            writeln!(text, "{:depth$}{name} {weight}", "").ok();
        }
        open.extend(nodes[node].children.iter().rev().map(|&child| (child, node, depth + 1)));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::book::Book;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: BookArguments,
    }

    fn make(variant: &str, concurrency: &str) -> String {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("book.txt");
        let words = ["book", "--variant", variant, "--nodes", "300", "--widths", "3,2,1", "--window", "200"];
        let words = words.into_iter().chain(["--concurrency", concurrency, path.to_str().unwrap()]);
        run(&Line::parse_from(words).arguments, &mut Vec::new()).unwrap();
        std::fs::read_to_string(path).unwrap()
    }

    #[test]
    fn a_book_is_legal_and_reproducible() {
        for variant in Variant::ALL {
            let text = make(variant.key(), "1");
            let book =
                Book::parse(variant, &text).unwrap_or_else(|error| panic!("{variant}: {error}\n{text}"));
            assert!(book.len() >= 3, "{text}");
            assert_eq!(text, make(variant.key(), "2"), "{variant}");
        }
    }

    #[test]
    fn weights_fall_with_the_loss() {
        assert_eq!((weight(0), weight(30), weight(2_000)), (100, 37, 1));
    }
}
