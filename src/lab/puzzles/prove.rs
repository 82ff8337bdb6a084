//! `heksy-lab puzzles --prove`: proves the puzzles of a file with more nodes.

use std::io::{self, Write};
use std::path::Path;

use crate::disk::{self, Disk};
use crate::game::Variant;
use crate::puzzles::{Collection, Prover, Puzzle, Task};

/// The first words of the line in the head about the proof.
const HEAD: &str = "% Proven again";

/// Proves each puzzle that is proven by fewer nodes, and drops it if that fails. The file is written after each, so that
/// the next run continues where this one stopped.
pub(super) fn run(
    prover: &mut Prover,
    variant: Variant,
    path: &Path,
    output: &mut impl Write,
) -> io::Result<()> {
    let text = std::fs::read_to_string(path)?;
    let head = text.lines().take_while(|line| line.starts_with('%')).filter(|line| !line.starts_with(HEAD));
    let head: String = head.map(|line| line.to_owned() + "\n").collect();
    let collection = Collection::from_text(variant, &text);
    let tasks = (0..collection.puzzles.len()).filter_map(|index| collection.task(index));
    let mut puzzles: Vec<(Puzzle, Task)> = collection.puzzles.iter().cloned().zip(tasks).collect();
    let mut at = 0;
    while let Some((puzzle, task)) = puzzles.get_mut(at) {
        if puzzle.proof >= prover.nodes {
            at += 1;
            continue;
        }
        if prover.is_proven(task) {
            puzzle.proof = prover.nodes;
            at += 1;
        } else {
            writeln!(output, "{} fails", puzzle.name)?;
            puzzles.remove(at);
        }
        let nodes = prover.nodes;
        let proven = puzzles.iter().filter(|(puzzle, _)| puzzle.proof >= nodes).count();
        let line = format!("{HEAD}: {proven} of {} puzzles with {nodes} nodes or more.\n\n", puzzles.len());
        let games = puzzles.iter().map(|(puzzle, task)| puzzle.to_pgn(task));
        let text = head.clone() + &line + &games.collect::<String>();
        disk::replace(&Disk, path, text.as_bytes())?;
    }
    writeln!(output, "{} puzzles", puzzles.len())
}
