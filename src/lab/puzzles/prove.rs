//! `heksy-lab puzzles --prove`: proves the puzzles of a file with more nodes.

use std::io::{self, Write};
use std::path::Path;

use crate::disk::{self, Disk};
use crate::game::Variant;
use crate::game::pgn::PgnFile;
use crate::lab::in_order::in_order;
use crate::puzzles::{Collection, Prover, Puzzle};

/// The first words of the line in the head about the proof.
const HEAD: &str = "% Proven again";

/// Proves each puzzle that is proven by fewer nodes, and drops it if that fails. The file is written after each, so that
/// the next run continues where this one stopped.
pub(super) fn run(
    threads: usize,
    nodes: u64,
    variant: Variant,
    path: &Path,
    output: &mut impl Write,
) -> io::Result<()> {
    let text = std::fs::read_to_string(path)?;
    let head = text.lines().take_while(|line| line.starts_with('%')).filter(|line| !line.starts_with(HEAD));
    let head: String = head.map(|line| line.to_owned() + "\n").collect();
    let puzzles = Collection::read_all(&PgnFile::from_text(text).with_default_variant(variant));
    let mut kept: Vec<Option<Puzzle>> = puzzles.iter().map(|(puzzle, _)| Some(puzzle.clone())).collect();
    let work = |prover: &mut Prover, at: usize| {
        let (puzzle, task) = &puzzles[at];
        puzzle.proof >= nodes || prover.is_proven(task)
    };
    in_order(
        threads,
        0..puzzles.len(),
        || Prover::new(nodes),
        work,
        |at, is_proven| {
            if is_proven {
                kept[at].iter_mut().for_each(|puzzle| puzzle.proof = puzzle.proof.max(nodes));
            } else {
                writeln!(output, "{} fails", puzzles[at].0.name)?;
                kept[at] = None;
            }
            if puzzles[at].0.proof >= nodes {
                return Ok(true);
            }
            let left =
                || kept.iter().zip(&puzzles).filter_map(|(kept, (_, task))| Some((kept.as_ref()?, task)));
            let proven = left().filter(|(puzzle, _)| puzzle.proof >= nodes).count();
            let line =
                format!("{HEAD}: {proven} of {} puzzles with {nodes} nodes or more.\n\n", left().count());
            let games: String = left().map(|(puzzle, task)| puzzle.to_pgn(task)).collect();
            disk::replace(&Disk, path, (head.clone() + &line + &games).as_bytes())?;
            Ok::<_, io::Error>(true)
        },
    )?;
    writeln!(output, "{} puzzles", kept.iter().flatten().count())
}
