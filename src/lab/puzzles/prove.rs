//! `heksy-lab puzzles --prove`: proves the puzzles of a file with more nodes, and finds their themes again.

use std::io::{self, Write};
use std::path::Path;

use super::fit;
use super::whole::{Whole, is_double, text_of};
use crate::disk::{self, Disk};
use crate::game::Variant;
use crate::game::pgn::PgnFile;
use crate::lab::in_order::in_order;
use crate::puzzles::{Collection, Motif, Prover};

/// The first words of the line in the head about the proof.
const HEAD: &str = "% Proven again";

/// Drops doubles, finds the themes of each puzzle again, proves each puzzle that is proven by fewer nodes, drops it if that fails, and rates all that are left. The
/// file is written after each, so that the next run continues where this one stopped.
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
    let mut puzzles: Vec<Whole> = Vec::new();
    for mut whole in Collection::read_all(&PgnFile::from_text(text).with_default_variant(variant)) {
        whole.0.themes = Motif::of(&whole.1, whole.0.goal);
        match puzzles.iter().find(|other| is_double(&whole, other)) {
            Some((other, _)) => writeln!(output, "{} is a double of {}", whole.0.name, other.name)?,
            None => puzzles.push(whole),
        }
    }
    let mut kept: Vec<Option<Whole>> = puzzles.iter().cloned().map(Some).collect();
    let write = |kept: &[Option<Whole>]| {
        let mut left: Vec<Whole> = kept.iter().flatten().cloned().collect();
        fit::rate_all(&mut left);
        let proven = left.iter().filter(|(puzzle, _)| puzzle.proof >= nodes).count();
        let line = format!("{HEAD}: {proven} of {} puzzles with {nodes} nodes or more.\n\n", left.len());
        disk::replace(&Disk, path, (head.clone() + &line + &text_of(&left)).as_bytes())
    };
    let work = |prover: &mut Prover, at: usize| {
        let (puzzle, task) = &puzzles[at];
        prover.gap = if puzzle.is_of_tournament() { Prover::GAP_OF_PEOPLE } else { Prover::GAP };
        puzzle.proof >= nodes || prover.is_proven(task)
    };
    in_order(
        threads,
        0..puzzles.len(),
        || Prover::new(nodes),
        work,
        |at, is_proven| {
            if is_proven {
                kept[at].iter_mut().for_each(|(puzzle, _)| puzzle.proof = puzzle.proof.max(nodes));
            } else {
                writeln!(output, "{} fails", puzzles[at].0.name)?;
                kept[at] = None;
            }
            if puzzles[at].0.proof < nodes {
                write(&kept)?;
            }
            Ok::<_, io::Error>(true)
        },
    )?;
    write(&kept)?;
    writeln!(output, "{} puzzles", kept.iter().flatten().count())
}
