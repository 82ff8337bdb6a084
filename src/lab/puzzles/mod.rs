//! `heksy-lab puzzles`: makes puzzles from games of the levels of play or of people, and from random positions of few pieces.
//!
//! A puzzle begins where a move of the other side lets the points to be expected rise, and one move alone keeps them. All
//! searches have a fixed number of nodes and one thread, so that a seed always gives the same file. `--prove` proves the
//! puzzles of a file with more nodes, drops those that fail or are there twice, and finds themes and ratings again.

mod candidates;
mod fit;
mod prove;
mod recorded;
mod whole;

use std::collections::HashSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use self::candidates::Candidate;
use self::whole::{Whole, is_double, text_of};
use crate::cli::parse_variant;
use crate::game::Variant;
use crate::lab::in_order::in_order;
use crate::puzzles::{Collection, Motif, Prover, Puzzle, Rating, Reject, TOURNAMENTS, Task, proof, rate};

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
    /// Games of people to make the puzzles of, instead of games of the levels: they are a set of their own, and none is in
    /// the other file of the game
    #[arg(long, value_name = "PGN")]
    from: Option<PathBuf>,
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
    /// Output file [default: assets/puzzles/GAME.pgn, or one with the name of the games of people]
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

impl Settings {
    fn path(&self) -> PathBuf {
        let games = self.from.as_deref().and_then(Path::file_stem).map(|name| name.to_string_lossy());
        let name = games.unwrap_or_else(|| self.variant.key().into());
        self.file.clone().unwrap_or_else(|| format!("assets/puzzles/{name}.pgn").into())
    }

    /// The points by which a move of the solver is better than all others.
    fn gap(&self) -> f64 {
        if self.from.is_some() { Prover::GAP_OF_PEOPLE } else { Prover::GAP }
    }

    /// The shapes of the puzzles that are there already: games of people make no puzzle that the other file has.
    fn seen(&self) -> HashSet<Vec<String>> {
        let collection = Collection::of(self.variant);
        let others = collection.puzzles.iter().enumerate();
        let others = others.filter(|(_, puzzle)| self.from.is_some() && puzzle.set.is_empty());
        others.filter_map(|(index, _)| Some(collection.task(index)?.shape())).collect()
    }
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
    let path = settings.path();
    if settings.prove {
        return prove::run(settings.threads, settings.nodes, settings.variant, &path, output);
    }
    let (mut counts, mut seen, mut puzzles) = (Counts::default(), settings.seen(), Vec::new());
    let mut keep = |counts: &mut Counts, tried: Vec<Tried>, most: usize| {
        let kept = puzzles.len();
        for tried in tried {
            counts.candidates += 1;
            match tried.result {
                _ if !seen.insert(tried.shape) => {}
                Ok(_) if puzzles.len() - kept >= most => {}
                Ok(whole) if puzzles.iter().any(|other| is_double(&whole, other)) => {
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
    let prover = || {
        let mut prover = Prover::new(nodes);
        prover.gap = settings.gap();
        prover
    };
    if let Some(from) = &settings.from {
        let mut recorded = recorded::read(from, variant)?;
        recorded.truncate(settings.games);
        let games = |prover: &mut Prover, number: usize| {
            let candidates = candidates::of_recorded(prover, &recorded[number]).into_iter();
            candidates.map(|candidate| Tried::of(prover, candidate, TOURNAMENTS)).collect()
        };
        return in_order(settings.threads, 0..recorded.len(), prover, games, |number, tried| {
            counts.games = number + 1;
            keep(&mut counts, tried, usize::MAX)?;
            writeln!(output, "{} games, {} puzzles", counts.games, counts.kept)?;
            Ok(true)
        });
    }
    let endings = |prover: &mut Prover, number| {
        let candidate = candidates::of_ending(prover, variant, seed, number);
        candidate.map(|candidate| Tried::of(prover, candidate, "")).into_iter().collect::<Vec<_>>()
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
        candidates.map(|candidate| Tried::of(prover, candidate, "")).collect()
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
    fn of(prover: &mut Prover, candidate: Candidate, set: &str) -> Self {
        let Candidate { start, last, source, is_made } = candidate;
        let shape = Task { start, last: None, line: Vec::new() }.shape();
        let result = prover.prove(start, last).and_then(|(task, goal)| {
            let themes = Motif::of(&task, goal);
            if is_made && !themes.iter().any(|theme| theme.is_exact()) {
                return Err(Reject::Short);
            }
            let (solved, rating) = (Some(prover.solved(&task)), Rating::default());
            let (name, set, proof) = (task.name(), set.to_owned(), prover.nodes);
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
        let (key, gap) = (variant.key(), settings.gap());
        let made = match &settings.from {
            Some(from) => format!(
                "% heksy-lab puzzles --variant {key} --from {} --games {games} --nodes {nodes}\n\
                 % {games} games of people. {candidates} candidates: the best move is {} better at {} nodes, and does not just take back.\n",
                from.display(),
                candidates::LEAD,
                candidates::SCAN,
            ),
            None => format!(
                "% heksy-lab puzzles --variant {key} --count {count} --games {games} --positions {positions} --nodes {nodes} --seed {seed}\n\
                 % {games} games between like levels from {} to {}. {candidates} candidates, those of random positions among them: the points to be expected rise by {} or more, from {} at most, by {} nodes.\n",
                candidates::LEVELS.start(),
                candidates::LEVELS.end(),
                candidates::RISE,
                candidates::BEFORE,
                candidates::EVALUATION,
            ),
        };
        format!(
            "{made}\
             % {several} have several solutions: the best move is less than {gap} better at {} nodes.\n\
             % {short} are a single move that is neither mate nor stalemate; the line goes on while a move is {} better at {} nodes.\n\
             % {unproven} fail in the proof: an empty table, three lines, all {nodes} nodes, the same move {gap} better. {doubles} are doubles of another one of their game. {kept} are kept.\n\
             % The rating is fitted to {} attempts of each level from 1 to 10 and to the features of the puzzle; nobody has solved these puzzles yet.\n\n",
            proof::SIEVE,
            gap + proof::MARGIN,
            proof::LINE,
            rate::ATTEMPTS,
        )
    }
}

#[cfg(test)]
mod tests;
