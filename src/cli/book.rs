//! `heksy book`: makes an opening book by the engine's own searches.
//!
//! From the start on, every position is searched for its best moves; those that lose little against the best go into
//! the book and are searched in their turn, ply by ply. Each search has a fixed number of nodes and an engine that
//! knows nothing else, so that the same engine makes the same book, however many work on it side by side.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::parse_variant;
use crate::engine::book::Mirrored;
use crate::engine::{Engine, Event, Limits, Score, SearchRequest};
use crate::game::{Move, Variant};

/// The weight of the best move of a position.
const FULL_WEIGHT: f64 = 100.0;
/// A move that loses so many centipawns against the best is chosen e times less often.
const COST_OF_WEIGHT: f64 = 30.0;

/// The arguments of `heksy book`.
#[derive(clap::Args, Clone, Debug)]
pub struct BookArguments {
    /// The game
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    variant: Variant,
    /// Nodes of each search
    #[arg(long, value_name = "N", default_value_t = 200_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// How many moves of a position are kept at most, for each ply of the book; the last number is that of its last ply
    #[arg(long, value_name = "N,N...", value_delimiter = ',', default_value = "8,5,4,3,2,2,1,1,1,1")]
    widths: Vec<usize>,
    /// How many centipawns a move may lose against the best
    #[arg(long, value_name = "CP", default_value_t = 60)]
    window: i32,
    /// Searches at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    concurrency: u16,
    /// Where to write the book [default: assets/books/GAME.txt]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

/// A move of the book, and the moves after it.
struct Node {
    /// The move and its weight; none at the root.
    mv: Option<(Move, u32)>,
    place: Mirrored,
    children: Vec<usize>,
}

/// Makes the book and writes it down.
///
/// # Errors
/// What goes wrong in writing.
pub fn run(arguments: &BookArguments, output: &mut impl Write) -> io::Result<()> {
    let mut nodes = vec![Node { mv: None, place: Mirrored::start(arguments.variant), children: Vec::new() }];
    let mut seen = BTreeSet::new();
    let mut open = vec![0];
    for (ply, &width) in arguments.widths.iter().enumerate() {
        // Who has been searched on another way is not searched again; the book is asked by position.
        open.retain(|&node| is_new(&nodes[node].place, &mut seen));
        let found =
            search_all(arguments, width, &open.iter().map(|&node| nodes[node].place).collect::<Vec<_>>());
        let mut next = Vec::new();
        for (&parent, moves) in open.iter().zip(found) {
            for (mv, weight) in moves {
                let place = nodes[parent].place.after(mv);
                next.push(nodes.len());
                let child = nodes.len();
                nodes[parent].children.push(child);
                nodes.push(Node { mv: Some((mv, weight)), place, children: Vec::new() });
            }
        }
        writeln!(output, "ply {}: {} positions, {} moves", ply + 1, open.len(), next.len())?;
        output.flush()?;
        open = next;
    }
    let text = text(arguments, &nodes);
    let default = || PathBuf::from(format!("assets/books/{}.txt", arguments.variant.key()));
    let path = arguments.file.clone().unwrap_or_else(default);
    std::fs::write(&path, &text)?;
    let leaves = nodes.iter().filter(|node| node.children.is_empty()).count();
    writeln!(output, "{}: {leaves} lines, {} moves, {} bytes", path.display(), nodes.len() - 1, text.len())
}

/// Whether neither the position nor its image has been here before.
fn is_new(place: &Mirrored, seen: &mut BTreeSet<u64>) -> bool {
    let is_known = place.image.is_some_and(|image| seen.contains(&image.key()));
    seen.insert(place.position.key()) && !is_known
}

/// The good moves of each position, found side by side.
fn search_all(arguments: &BookArguments, width: usize, places: &[Mirrored]) -> Vec<Vec<(Move, u32)>> {
    let next = AtomicUsize::new(0);
    let found = Mutex::new(vec![Vec::new(); places.len()]);
    thread::scope(|scope| {
        for _ in 0..arguments.concurrency {
            scope.spawn(|| {
                let mut engine = Engine::new(|| {});
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(place) = places.get(at) else { return };
                    let moves = search(&mut engine, arguments, width, place);
                    found.lock().unwrap_or_else(PoisonError::into_inner)[at] = moves;
                }
            });
        }
    });
    found.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// The good moves of a position, the best first, each with its weight.
fn search(
    engine: &mut Engine,
    arguments: &BookArguments,
    width: usize,
    place: &Mirrored,
) -> Vec<(Move, u32)> {
    engine.new_game_with_seed(0);
    let limits = Limits { nodes: Some(arguments.nodes), ..Limits::default() };
    engine.go(SearchRequest { lines: width, ..SearchRequest::new(place.position, limits) });
    let mut lines: Vec<Option<(Move, Score)>> = vec![None; width];
    while let Some(Event::Info { info, .. }) = engine.wait() {
        if let (Some(line), Some(&mv)) = (lines.get_mut(info.multipv - 1), info.pv.first()) {
            *line = Some((mv, info.score));
        }
    }
    let moves = lines.into_iter().flatten();
    let moves = moves.filter_map(|(mv, score)| match score {
        Score::Cp(cp) => Some((mv, cp)),
        // Where somebody mates, the opening is over.
        Score::Mate(_) => None,
    });
    let moves: Vec<(Move, i32)> = moves.collect();
    let best = moves.iter().map(|&(_, cp)| cp).max().unwrap_or_default();
    let mut kept: Vec<(Move, u32)> = Vec::new();
    for (mv, cp) in moves.into_iter().filter(|&(_, cp)| best - cp <= arguments.window) {
        if kept.iter().all(|&(known, _)| known != mv) {
            kept.push((mv, weight(best - cp)));
        }
    }
    kept
}

fn weight(loss: i32) -> u32 {
    (FULL_WEIGHT * (-f64::from(loss) / COST_OF_WEIGHT).exp()).round().max(1.0) as u32
}

/// The book as text; see [`crate::engine::book`].
fn text(arguments: &BookArguments, nodes: &[Node]) -> String {
    let widths: Vec<String> = arguments.widths.iter().map(usize::to_string).collect();
    let mut text = format!(
        "# heksy book --variant {} --nodes {} --widths {} --window {}\n",
        arguments.variant.key(),
        arguments.nodes,
        widths.join(","),
        arguments.window
    );
    // Depth first, each move with the position it is played in.
    let mut open: Vec<(usize, usize, usize)> =
        nodes[0].children.iter().rev().map(|&node| (node, 0, 0)).collect();
    while let Some((node, parent, depth)) = open.pop() {
        if let Some((mv, weight)) = nodes[node].mv {
            let name = nodes[parent].place.position.coordinates(mv);
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
    fn a_book_is_legal_and_the_same_again() {
        for variant in Variant::ALL {
            let text = make(variant.key(), "1");
            let book =
                Book::read(variant, &text).unwrap_or_else(|error| panic!("{variant}: {error}\n{text}"));
            assert!(book.len() >= 3, "{text}");
            assert_eq!(text, make(variant.key(), "2"), "{variant}");
        }
    }

    #[test]
    fn weights_fall_with_what_a_move_loses() {
        assert_eq!((weight(0), weight(30), weight(2_000)), (100, 37, 1));
    }
}
