//! Makes the suite from games of the engine with itself.
//!
//! The games are those of `heksy match` with `--pgn`: they carry what the players thought of each move, which shows
//! where it is worth looking. What is taken is proved by a search of twenty times the nodes of the suite.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::{NODES, Puzzle, Task, search};
use crate::engine::Score;
use crate::game::pgn::PgnFile;
use crate::game::{Eval, EvalScore, Figure, GameRecord, Move, PieceLetters, Position, Variant};
use crate::sides::{Color, Reason};

/// Nodes of the search that proves a position.
const PROOF: u64 = 20 * NODES;

/// Nodes of a search that must not find the win yet.
const GLANCE: u64 = 300;

/// What a stalemate is worth to the stalemating side, in centipawns: the score that stands for ¾ of a point.
const THREE_QUARTERS: i32 = 275;

/// By how much the only move must be better than the next one, in centipawns.
const GAP: i32 = 150;

/// Positions taken of each kind.
const QUOTA: [(&str, usize); 4] = [("mate", 7), ("win", 22), ("stalemate", 14), ("draw", 12)];

/// Why no suite was made.
#[derive(Debug, thiserror::Error)]
pub enum MakeError {
    /// The games cannot be read.
    #[error("{}: {what}", path.display())]
    Games {
        /// Their file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// The suite cannot be written.
    #[error("the output could not be written: {0}")]
    Output(#[from] io::Error),
}

/// Looks through games and writes the positions that can be proved, at most one of a kind from a game.
///
/// # Errors
/// [`MakeError`]
pub fn make(path: &Path, output: &mut impl Write) -> Result<(), MakeError> {
    let refuse = |what: String| MakeError::Games { path: path.to_owned(), what };
    let bytes = fs::read(path).map_err(|error| refuse(error.to_string()))?;
    let file = PgnFile::from_bytes(bytes).map_err(|error| refuse(error.to_string()))?;
    let mut taken: BTreeMap<String, Vec<Puzzle>> = BTreeMap::new();
    for index in 0..file.len() {
        let Some(game) = file.read(index, PieceLetters::English) else { break };
        if game.record.variant() != Variant::Glinski {
            continue;
        }
        for puzzle in puzzles_of(&game.record, &taken) {
            writeln!(output, "{} | {}", puzzle.task, puzzle.position.to_fen())?;
            output.flush()?;
            taken.entry(drawer(&puzzle.task)).or_default().push(puzzle);
        }
    }
    Ok(())
}

/// Where positions of a kind are counted: mates by their length.
fn drawer(task: &Task) -> String {
    match task {
        Task::Mate(moves) => format!("mate {moves}"),
        other => other.to_string().split(' ').next().unwrap_or_default().to_owned(),
    }
}

fn is_full(drawer: &str, taken: &BTreeMap<String, Vec<Puzzle>>) -> bool {
    let quota = QUOTA.iter().find(|(kind, _)| drawer.starts_with(kind)).map_or(0, |(_, quota)| *quota);
    taken.get(drawer).is_some_and(|puzzles| puzzles.len() >= quota)
}

/// A move of a game.
struct Step {
    before: Position,
    mv: Move,
    /// What its maker thought of it, in its own view.
    score: Option<Score>,
    /// Where the move before it went.
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

/// The first position of each kind in a game that can be proved.
fn puzzles_of(record: &GameRecord, taken: &BTreeMap<String, Vec<Puzzle>>) -> Vec<Puzzle> {
    let steps = steps(record);
    let is_drawn = matches!(record.reason(), Some(Reason::Repetition | Reason::FiftyMoves));
    let mut found: Vec<Puzzle> = Vec::new();
    let mut tries = [0_u32; 4];
    for (i, step) in steps.iter().enumerate() {
        let earlier = i.checked_sub(2).and_then(|i| steps[i].score);
        for (kind, (name, _)) in QUOTA.iter().enumerate() {
            let is_there = found.iter().any(|puzzle| drawer(&puzzle.task).starts_with(name));
            if is_there || tries[kind] >= 3 || !is_promising(name, step, earlier, is_drawn, taken) {
                continue;
            }
            tries[kind] += 1;
            if let Some(task) = prove(name, step).filter(|task| !is_full(&drawer(task), taken)) {
                found.push(Puzzle { task, position: step.before });
            }
        }
    }
    found
}

/// Whether the players' scores make it worth a proof.
fn is_promising(
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
                && step.before.men().count() >= 6
        }
        _ => false,
    }
}

/// The task of a position, if a deep search agrees.
fn prove(kind: &str, step: &Step) -> Option<Task> {
    let position = &step.before;
    let found = search(position, PROOF, if kind == "win" || kind == "stalemate" { 2 } else { 1 });
    let score = found.score(1)?;
    let best = position.coordinates(found.best?);
    let is_only = found.score(2).is_some_and(|second| centipawns(score) - centipawns(second) >= GAP);
    match (kind, score) {
        ("mate", Score::Mate(moves @ 2..=6)) => Some(Task::Mate(moves as u32)),
        ("win", Score::Cp(cp)) => {
            let is_hidden =
                || search(position, GLANCE, 1).best.is_some_and(|mv| position.coordinates(mv) != best);
            (cp >= GAP && is_only && is_hidden()).then_some(Task::Win(best))
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

/// White's men less Black's, in pawns.
fn balance(position: &Position) -> i32 {
    let worth = |figure: Figure| match figure {
        Figure::Chess(role) => role.worth() as i32,
        Figure::Man | Figure::Crowned => 0,
    };
    let sign = |color| if color == Color::White { 1 } else { -1 };
    position.men().map(|(_, man)| sign(man.color) * worth(man.figure)).sum()
}
