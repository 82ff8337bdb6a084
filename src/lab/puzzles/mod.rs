//! `heksy-lab puzzles`: makes puzzles from games of the levels of play, and from random positions of few pieces.
//!
//! A puzzle begins where a move of the other side lets the points to be expected rise, and one move alone keeps them. All
//! searches have a fixed number of nodes and one thread, so that a seed always gives the same file. `--prove` proves the
//! puzzles of a file with more nodes, drops those that fail or are there twice, and finds themes and ratings again.

mod candidates;
mod fit;
mod prove;
mod whole;

use std::collections::HashSet;
use std::io::{self, Write};
use std::path::PathBuf;

use self::candidates::Candidate;
use self::whole::{Whole, is_double, text_of};
use crate::cli::parse_variant;
use crate::game::Variant;
use crate::lab::in_order::in_order;
use crate::puzzles::{Motif, Prover, Puzzle, Rating, Reject, Task, proof, rate};

/// The maximum number of puzzles of a game.
const MAX_OF_GAME: usize = 2;

/// The arguments of `heksy-lab puzzles`.
#[derive(clap::Args, Clone, Debug)]
pub struct Settings {
    /// The game
    #[arg(long, default_value = "glinski", value_parser = parse_variant)]
    variant: Variant,
    /// Number of puzzles from games
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    count: usize,
    /// Maximum number of games
    #[arg(long, value_name = "N", default_value_t = 4_000)]
    games: usize,
    /// Number of random positions to look for stalemates and promotions in
    #[arg(long, value_name = "N", default_value_t = 0)]
    positions: usize,
    /// Nodes of the proof of each move
    #[arg(long, value_name = "N", default_value_t = 10_000_000, value_parser = clap::value_parser!(u64).range(100..))]
    nodes: u64,
    /// Number of threads; the output does not depend on it
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Prove the puzzles of the file that are proven by fewer nodes, drop doubles, and find themes and ratings again, instead
    /// of making any; it can be stopped at any time
    #[arg(long)]
    prove: bool,
    /// Output file [default: assets/puzzles/GAME.pgn]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

/// The number of candidates at each sieve.
#[derive(Default)]
struct Counts {
    games: usize,
    candidates: usize,
    several: usize,
    short: usize,
    unproven: usize,
    doubles: usize,
    kept: usize,
}

/// Makes the puzzles. The file is written after each candidate and each game, and its head always has the command that makes the file again.
///
/// # Errors
/// If the file or the report cannot be written.
pub fn run(settings: &Settings, output: &mut impl Write) -> io::Result<()> {
    let default = || PathBuf::from(format!("assets/puzzles/{}.pgn", settings.variant.key()));
    let path = settings.file.clone().unwrap_or_else(default);
    if settings.prove {
        return prove::run(settings.threads, settings.nodes, settings.variant, &path, output);
    }
    let (mut counts, mut seen, mut puzzles) = (Counts::default(), HashSet::new(), Vec::new());
    let mut keep = |counts: &mut Counts, tried: Vec<Tried>, most: usize| {
        let kept = puzzles.len();
        for tried in tried {
            counts.candidates += 1;
            match tried.result {
                _ if !seen.insert(tried.shape) => {}
                Ok(_) if puzzles.len() - kept >= most => {}
                Ok(whole) if puzzles[kept..].iter().any(|other| is_double(&whole, other)) => {
                    counts.doubles += 1;
                }
                Ok(whole) => puzzles.push(*whole),
                Err(reject) => *counts.of(reject) += 1,
            }
        }
        counts.kept = puzzles.len();
        fit::rate_all(&mut puzzles);
        std::fs::write(&path, counts.head(settings) + &text_of(&puzzles))
    };
    let &Settings { variant, seed, nodes, .. } = settings;
    let prover = || Prover::new(nodes);
    let endings = |prover: &mut Prover, number| {
        let candidate = candidates::of_ending(prover, variant, seed, number);
        candidate.map(|candidate| Tried::of(prover, candidate)).into_iter().collect::<Vec<_>>()
    };
    in_order(settings.threads, 0..settings.positions, prover, endings, |number, tried| {
        // Hardly any position is a candidate.
        if !tried.is_empty() {
            keep(&mut counts, tried, 1)?;
            writeln!(output, "{} positions, {} puzzles", number + 1, counts.kept)?;
        }
        Ok::<_, io::Error>(true)
    })?;
    keep(&mut counts, Vec::new(), 0)?;
    let end = counts.kept + settings.count;
    let games = |prover: &mut Prover, number| {
        let candidates = candidates::of_game(prover, variant, seed, number).into_iter();
        candidates.map(|candidate| Tried::of(prover, candidate)).collect()
    };
    in_order(settings.threads, 0..settings.games, prover, games, |number, tried| {
        counts.games = number + 1;
        let left = end - counts.kept;
        keep(&mut counts, tried, MAX_OF_GAME.min(left))?;
        let Counts { games, candidates, kept, .. } = counts;
        writeln!(output, "{games} games, {candidates} candidates, {kept} puzzles")?;
        Ok(kept < end)
    })
}

/// A candidate after the sieves and the proof.
struct Tried {
    shape: Vec<String>,
    result: Result<Box<Whole>, Reject>,
}

impl Tried {
    fn of(prover: &mut Prover, candidate: Candidate) -> Self {
        let Candidate { start, last, source, is_made } = candidate;
        let shape = Task { start, last: None, line: Vec::new() }.shape();
        let result = prover.prove(start, last).and_then(|(task, goal)| {
            let themes = Motif::of(&task, goal);
            if is_made && !themes.iter().any(|theme| theme.is_exact()) {
                return Err(Reject::Short);
            }
            let (solved, rating) = (Some(prover.solved(&task)), Rating::default());
            let (name, set, proof) = (task.name(), String::new(), prover.nodes);
            let puzzle = Puzzle { name, goal, themes, rating, solved, source, set, proof };
            Ok(Box::new((puzzle, task)))
        });
        Self { shape, result }
    }
}

impl Counts {
    fn of(&mut self, reject: Reject) -> &mut usize {
        match reject {
            Reject::Several => &mut self.several,
            Reject::Short => &mut self.short,
            Reject::Unproven => &mut self.unproven,
        }
    }

    /// The head of the file: how it was made.
    fn head(&self, settings: &Settings) -> String {
        let Settings { variant, count, positions, nodes, seed, .. } = settings;
        let Counts { games, candidates, several, short, unproven, doubles, kept } = self;
        format!(
            "% heksy-lab puzzles --variant {} --count {count} --games {games} --positions {positions} --nodes {nodes} --seed {seed}\n\
             % {games} games between like levels from {} to {}. {candidates} candidates, those of random positions among them: the points to be expected rise by {} or more, from {} at most, by {} nodes.\n\
             % {several} have several solutions: the best move is less than {} better at {} nodes.\n\
             % {short} are a single move that is neither mate nor stalemate; the line goes on while a move is {} better at {} nodes.\n\
             % {unproven} fail in the proof: an empty table, three lines, all {nodes} nodes, the same move {} better. {doubles} are doubles of another one of their game. {kept} are kept.\n\
             % The rating is fitted to {} attempts of each level from 1 to 10 and to the features of the puzzle; nobody has solved these puzzles yet.\n\n",
            variant.key(),
            candidates::LEVELS.start(),
            candidates::LEVELS.end(),
            candidates::RISE,
            candidates::BEFORE,
            candidates::EVALUATION,
            proof::GAP_OF_PROOF,
            proof::SIEVE,
            proof::GAP,
            proof::LINE,
            proof::GAP_OF_PROOF,
            rate::ATTEMPTS,
        )
    }
}

#[cfg(test)]
mod tests;
