//! `heksy bench --suite`: tactics and endgames of Gliński's game, searched with a fixed number of nodes.
//!
//! The positions in `assets/suite.txt` were made by [`make`] from self-play games, and each was verified by a search
//! with twenty times the nodes. Like the signature, the number of solved positions is the same on every machine.

mod make;

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write};
use std::str::FromStr;

use crate::engine::{Engine, Event, Info, Limits, Score, SearchRequest};
use crate::game::{Move, Position, Variant};

pub use make::{MakeSuiteError, make};

/// The default nodes per position.
pub const NODES: u64 = 20_000;

/// The maximum score of a drawn position in centipawns.
const DRAW_SCORE: i32 = 30;

/// The positions, one per line: `task | FEN`. `#` starts a comment.
const POSITIONS: &str = include_str!("../../../assets/suite.txt");

/// The task of a position.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Task {
    /// Find a mate in at most this many moves.
    Mate(u32),
    /// Find the only move that wins material.
    Win(String),
    /// Find the only move that leads to stalemate, worth ¾ to one side and ¼ to the other.
    Stalemate(String),
    /// Evaluate the position as drawn, though the material is unequal.
    Draw,
}

/// A position with its task.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The task.
    pub task: Task,
    /// The position.
    pub position: Position,
}

/// The result of a search.
struct SearchResult {
    best: Option<Move>,
    /// The last info of each principal variation, by rank.
    lines: BTreeMap<usize, Info>,
}

impl SearchResult {
    fn score(&self, line: usize) -> Option<Score> {
        self.lines.get(&line).map(|info| info.score)
    }
}

/// Searches with a new engine, so that the hash is empty.
fn search(position: &Position, nodes: u64, lines: usize) -> SearchResult {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut engine = Engine::new(|| {});
    engine.go(SearchRequest { lines, ..SearchRequest::new(*position, limits) });
    let mut found = SearchResult { best: None, lines: BTreeMap::new() };
    while let Some(event) = engine.wait() {
        match event {
            Event::Info { info, .. } => {
                found.lines.insert(info.multipv, info);
            }
            Event::Progress { .. } => {}
            Event::BestMove { best, .. } => {
                found.best = best;
                break;
            }
            Event::Failed { .. } => break,
        }
    }
    found
}

impl Task {
    /// The name of its kind.
    fn kind(&self) -> String {
        match self {
            Task::Mate(moves) => format!("mate in {moves}"),
            Task::Win(_) => "win of material".to_owned(),
            Task::Stalemate(_) => "stalemate for 3/4".to_owned(),
            Task::Draw => "drawn though unequal".to_owned(),
        }
    }
}

/// The form in the file.
impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Mate(moves) => write!(f, "mate {moves}"),
            Task::Win(best) => write!(f, "win {best}"),
            Task::Stalemate(best) => write!(f, "stalemate {best}"),
            Task::Draw => f.write_str("draw"),
        }
    }
}

impl FromStr for Puzzle {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let (task, fen) = line.split_once('|').ok_or("there is no bar")?;
        let position = Position::from_fen(Variant::Glinski, fen.trim()).map_err(|error| error.to_string())?;
        let words: Vec<&str> = task.split_whitespace().collect();
        let legal = |text: &str| match position.find_coordinates(text) {
            Some(_) => Ok(text.to_owned()),
            None => Err(format!("{text} is not a legal move")),
        };
        let task = match words[..] {
            ["mate", moves] => Task::Mate(moves.parse().map_err(|_| format!("\"{moves}\" is no number"))?),
            ["win", best] => Task::Win(legal(best)?),
            ["stalemate", best] => Task::Stalemate(legal(best)?),
            ["draw"] => Task::Draw,
            _ => return Err(format!("unknown task \"{}\"", task.trim())),
        };
        Ok(Self { task, position })
    }
}

impl Puzzle {
    /// Whether a search with so many nodes solves it.
    fn is_solved(&self, nodes: u64) -> bool {
        let found = search(&self.position, nodes, 1);
        match &self.task {
            Task::Mate(moves) => {
                matches!(found.score(1), Some(Score::Mate(found)) if found > 0 && found as u32 <= *moves)
            }
            Task::Win(best) | Task::Stalemate(best) => {
                found.best.is_some_and(|mv| self.position.coordinates(mv) == *best)
            }
            Task::Draw => matches!(found.score(1), Some(Score::Cp(cp)) if cp.abs() <= DRAW_SCORE),
        }
    }
}

/// Parses the suite; an error names the line.
fn puzzles(text: &str) -> Result<Vec<Puzzle>, String> {
    let lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines.map(|(number, line)| line.parse().map_err(|error| format!("line {number}: {error}"))).collect()
}

/// Searches all positions, and prints those not solved and the counts by kind.
///
/// # Errors
/// If the output cannot be written.
pub fn run(nodes: u64, output: &mut impl Write) -> io::Result<()> {
    let puzzles = puzzles(POSITIONS).map_err(io::Error::other)?;
    let mut counts: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for puzzle in &puzzles {
        let solved = puzzle.is_solved(nodes);
        let (solved_count, all) = counts.entry(puzzle.task.kind()).or_default();
        *solved_count += u32::from(solved);
        *all += 1;
        if !solved {
            writeln!(output, "not solved: {} | {}", puzzle.task, puzzle.position.to_fen())?;
        }
    }
    for (kind, (solved, all)) in &counts {
        writeln!(output, "{kind:<20} {solved:>3} of {all}")?;
    }
    let solved: u32 = counts.values().map(|(solved, _)| solved).sum();
    writeln!(output, "Solved: {solved} of {} with {nodes} nodes each", puzzles.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_suite_is_well_formed() {
        let puzzles = puzzles(POSITIONS).unwrap();
        assert!(puzzles.len() >= 70, "{}", puzzles.len());
        let keys: std::collections::BTreeSet<u64> = puzzles.iter().map(|p| p.position.key()).collect();
        assert_eq!(keys.len(), puzzles.len(), "each position is there once");
        let count = |is: fn(&Task) -> bool| puzzles.iter().filter(|puzzle| is(&puzzle.task)).count();
        for moves in 2..=6 {
            assert!(puzzles.iter().any(|puzzle| puzzle.task == Task::Mate(moves)), "mates in {moves}");
        }
        assert!(count(|task| matches!(task, Task::Win(_))) >= 10);
        assert!(count(|task| matches!(task, Task::Stalemate(_))) >= 3);
        assert!(count(|task| *task == Task::Draw) >= 4);
    }

    #[test]
    fn mates_in_two_are_found() {
        let puzzles = puzzles(POSITIONS).unwrap();
        for puzzle in puzzles.iter().filter(|puzzle| puzzle.task == Task::Mate(2)) {
            assert!(puzzle.is_solved(NODES), "{}", puzzle.position.to_fen());
        }
    }

    #[test]
    fn errors_name_the_line() {
        let fen = Variant::Glinski.start_fen();
        assert!(puzzles(&format!("# a comment\n\ndraw | {fen}\n")).is_ok_and(|found| found.len() == 1));
        for (line, why) in [
            ("draw", "no bar"),
            ("draw | nonsense", "line 1"),
            (&format!("mate x | {fen}"), "no number"),
            (&format!("win a1a2 | {fen}"), "not a legal move"),
            (&format!("think | {fen}"), "unknown task"),
        ] {
            let error = puzzles(line).unwrap_err();
            assert!(error.contains(why), "{line}: {error}");
        }
    }
}
