//! Makes the suite from self-play games.
//!
//! The games come from `heksy match --pgn`, with the score of each move, by which candidates are selected. Each
//! position is verified by a search with twenty times the nodes of the suite.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::{NODES, Puzzle, Task, search};
use crate::engine::Score;
use crate::game::pgn::PgnFile;
use crate::game::{Eval, EvalScore, GameRecord, Move, PieceKind, PieceLetters, Position, Variant};
use crate::sides::{Color, Reason};

/// Nodes of the search that verifies a position.
const VERIFICATION_NODES: u64 = 20 * NODES;

/// Nodes of a search that must not find the win.
const SHALLOW_NODES: u64 = 300;

/// The score of a stalemate for the stalemating side in centipawns, which stands for ¾ of a point.
const THREE_QUARTERS: i32 = 275;

/// The minimum margin of the only move over the second best, in centipawns.
const MARGIN: i32 = 150;

/// The number of positions of each kind.
const QUOTA: [(&str, usize); 4] = [("mate", 7), ("win", 22), ("stalemate", 14), ("draw", 12)];

/// Why the suite could not be made.
#[derive(Debug, thiserror::Error)]
pub enum MakeSuiteError {
    /// The games cannot be read.
    #[error("{}: {what}", path.display())]
    Games {
        /// The path.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// The suite cannot be written.
    #[error("the output could not be written: {0}")]
    Output(#[from] io::Error),
}

/// Searches games for positions and writes those that are verified, at most one of a kind per game.
///
/// # Errors
/// [`MakeSuiteError`]
pub fn make(path: &Path, output: &mut impl Write) -> Result<(), MakeSuiteError> {
    let games_error = |what: String| MakeSuiteError::Games { path: path.to_owned(), what };
    let bytes = crate::cli::input::read(path).map_err(|error| games_error(error.to_string()))?;
    let file = PgnFile::from_bytes(bytes).map_err(|error| games_error(error.to_string()))?;
    let mut taken: BTreeMap<String, Vec<Puzzle>> = BTreeMap::new();
    for index in 0..file.len() {
        let Some(game) = file.read(index, PieceLetters::English) else { break };
        if game.record.variant() != Variant::Glinski {
            continue;
        }
        for puzzle in puzzles_of(&game.record, &taken) {
            writeln!(output, "{} | {}", puzzle.task, puzzle.position.to_fen())?;
            output.flush()?;
            taken.entry(category(&puzzle.task)).or_default().push(puzzle);
        }
    }
    Ok(())
}

/// The category for the quota: the kind, with mates by length.
fn category(task: &Task) -> String {
    match task {
        Task::Mate(moves) => format!("mate {moves}"),
        other => other.to_string().split(' ').next().unwrap_or_default().to_owned(),
    }
}

fn is_full(category: &str, taken: &BTreeMap<String, Vec<Puzzle>>) -> bool {
    let quota = QUOTA.iter().find(|(kind, _)| category.starts_with(kind)).map_or(0, |(_, quota)| *quota);
    taken.get(category).is_some_and(|puzzles| puzzles.len() >= quota)
}

/// A move of a game.
struct Step {
    before: Position,
    mv: Move,
    /// The score of the moving side.
    score: Option<Score>,
    /// The target of the previous move.
    last_to: Option<crate::hex::Cell>,
}

fn steps(record: &GameRecord) -> Vec<Step> {
    let tree = &record.tree;
    let mut position = *tree.start();
    let mut last_to = None;
    let mut steps = Vec::new();
    for node in tree.mainline() {
        let Some(mv) = tree.move_at(node) else { break };
        let eval = tree.notes(node).and_then(|notes| notes.eval);
        steps.push(Step {
            before: position,
            mv,
            score: eval.map(|eval| own_score(eval, position.turn())),
            last_to,
        });
        last_to = Some(mv.to());
        position.play_unchecked(mv);
    }
    steps
}

fn own_score(eval: Eval, mover: Color) -> Score {
    let sign = if mover == Color::White { 1 } else { -1 };
    match eval.score {
        EvalScore::Cp(cp) => Score::Cp(sign * cp),
        EvalScore::Mate(moves) => Score::Mate(sign * moves),
    }
}

/// The first verified position of each kind in a game.
fn puzzles_of(record: &GameRecord, taken: &BTreeMap<String, Vec<Puzzle>>) -> Vec<Puzzle> {
    let steps = steps(record);
    let is_drawn = matches!(record.reason(), Some(Reason::Repetition | Reason::FiftyMoves));
    let mut found: Vec<Puzzle> = Vec::new();
    let mut tries = [0_u32; 4];
    for (i, step) in steps.iter().enumerate() {
        let earlier = i.checked_sub(2).and_then(|i| steps[i].score);
        for (kind, (name, _)) in QUOTA.iter().enumerate() {
            let is_found = found.iter().any(|puzzle| category(&puzzle.task).starts_with(name));
            if is_found || tries[kind] >= 3 || !is_candidate(name, step, earlier, is_drawn, taken) {
                continue;
            }
            tries[kind] += 1;
            if let Some(task) = verify(name, step).filter(|task| !is_full(&category(task), taken)) {
                found.push(Puzzle { task, position: step.before });
            }
        }
    }
    found
}

/// Whether the scores of the game make a position a candidate.
fn is_candidate(
    kind: &str,
    step: &Step,
    earlier: Option<Score>,
    is_drawn: bool,
    taken: &BTreeMap<String, Vec<Puzzle>>,
) -> bool {
    match (kind, step.score) {
        ("mate", Some(Score::Mate(moves))) => {
            (2..=6).contains(&moves) && !is_full(&format!("mate {moves}"), taken)
        }
        ("win", Some(Score::Cp(now))) => {
            let Some(Score::Cp(before)) = earlier else { return false };
            let recaptures = step.last_to == Some(step.mv.to());
            !is_full(kind, taken) && before.abs() <= 200 && now >= before + 200 && !recaptures
        }
        ("stalemate", Some(Score::Cp(now))) => !is_full(kind, taken) && now.abs() == THREE_QUARTERS,
        ("draw", Some(Score::Cp(0))) => {
            is_drawn
                && !is_full(kind, taken)
                && balance(&step.before).abs() >= 3
                && step.before.pieces().count() >= 6
        }
        _ => false,
    }
}

/// The task of a position, if a deep search verifies it.
fn verify(kind: &str, step: &Step) -> Option<Task> {
    let position = &step.before;
    let found =
        search(position, VERIFICATION_NODES, if kind == "win" || kind == "stalemate" { 2 } else { 1 });
    let score = found.score(1)?;
    let best = position.coordinates(found.best?);
    let is_only = found.score(2).is_some_and(|second| centipawns(score) - centipawns(second) >= MARGIN);
    match (kind, score) {
        ("mate", Score::Mate(moves @ 2..=6)) => Some(Task::Mate(moves as u32)),
        ("win", Score::Cp(cp)) => {
            let is_hidden =
                || search(position, SHALLOW_NODES, 1).best.is_some_and(|mv| position.coordinates(mv) != best);
            (cp >= MARGIN && is_only && is_hidden()).then_some(Task::Win(best))
        }
        ("stalemate", Score::Cp(cp)) => {
            let line = &found.lines.get(&1)?.pv;
            (cp.abs() == THREE_QUARTERS && is_only && ends_in_stalemate(position, line))
                .then_some(Task::Stalemate(best))
        }
        ("draw", Score::Cp(cp)) => (cp.abs() <= 5).then_some(Task::Draw),
        _ => None,
    }
}

fn centipawns(score: Score) -> i32 {
    match score {
        Score::Cp(cp) => cp,
        Score::Mate(moves) if moves > 0 => 10_000,
        Score::Mate(_) => -10_000,
    }
}

fn ends_in_stalemate(position: &Position, line: &[Move]) -> bool {
    let mut end = *position;
    for &mv in line {
        end.play_unchecked(mv);
    }
    let outcome = end.terminal(&position.variant().default_draws());
    outcome.is_some_and(|outcome| outcome.reason == Reason::Stalemate)
}

/// The material balance for White, in pawns.
fn balance(position: &Position) -> i32 {
    let value = |kind: PieceKind| match kind {
        PieceKind::Chess(role) => role.value() as i32,
        PieceKind::Man | PieceKind::Crowned => 0,
    };
    let sign = |color| if color == Color::White { 1 } else { -1 };
    position.pieces().map(|(_, piece)| sign(piece.color) * value(piece.kind)).sum()
}
