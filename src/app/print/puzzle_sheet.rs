//! A sheet of puzzles: diagrams on a page to print, and the answers on the next one.

use super::{Figure, Page, Part, Run, Sheet};
use crate::app::board::BoardView;
use crate::app::text::{explain_cause, tr, words};
use crate::puzzles::{Puzzle, Task};
use crate::tactics::{Why, win};

/// A sheet of puzzles.
#[derive(Debug)]
pub struct PuzzleSheet<'a> {
    title: String,
    puzzles: &'a [(Puzzle, Task)],
}

impl<'a> PuzzleSheet<'a> {
    /// The sheet of these puzzles with a title, or with the usual one.
    pub fn of(title: &str, puzzles: &'a [(Puzzle, Task)]) -> PuzzleSheet<'a> {
        PuzzleSheet { title: PuzzleSheet::title_of(title), puzzles }
    }

    /// The title that a person has given, or the usual one.
    pub fn title_of(title: &str) -> String {
        let title = title.trim();
        if title.is_empty() { tr("puzzle-sheet") } else { title.to_owned() }
    }

    /// The diagrams, `room` on a page below a line for the solver, and the answers on a page of their own.
    pub fn page(&self, room: usize, has_answers: bool) -> Page {
        let figures: Vec<Figure> = self.numbered().map(figure).collect();
        let points: usize = self.puzzles.iter().map(|(_, task)| points(task)).sum();
        let blanks = [tr("sheet-name"), tr("header-date"), tr!("sheet-points", points)];
        let sheet = |parts| Sheet { is_wide: false, parts };
        let diagrams = figures.chunks(room.max(1)).map(|figures| {
            let head = [Part::Title(self.title.clone()), Part::Blanks(blanks.to_vec())];
            sheet(head.into_iter().chain([Part::Diagrams(room, figures.to_vec())]).collect())
        });
        let mut sheets: Vec<Sheet> = diagrams.collect();
        if has_answers {
            let head = [Part::Title(tr("puzzle-sheet-answers")), Part::Heading(self.title.clone())];
            let answers = self.numbered().map(answer_part);
            sheets.push(sheet(head.into_iter().chain(answers).collect()));
        }
        Page { title: self.title.clone(), sheets }
    }

    /// The sheet as text for a letter, with positions in notation instead of diagrams.
    pub fn to_text(&self, has_answers: bool) -> String {
        let goal = |(number, puzzle): (usize, &(Puzzle, Task))| {
            format!("{number}. {}\n   {}\n", goal(puzzle), puzzle.1.start.to_fen())
        };
        let answer = |(number, puzzle): (usize, &(Puzzle, Task))| {
            let words = answer(puzzle).into_iter().filter(|words| !words.is_empty());
            format!("{number}. {}\n", words.collect::<Vec<_>>().join(" "))
        };
        let goals: String = self.numbered().map(goal).collect();
        let answers: String = self.numbered().map(answer).collect();
        let answers = format!("\n{}\n\n{answers}", tr("puzzle-sheet-answers"));
        format!("{}\n\n{goals}{}", self.title, if has_answers { &answers } else { "" })
    }

    fn numbered(&self) -> impl Iterator<Item = (usize, &(Puzzle, Task))> {
        (1..).zip(self.puzzles)
    }
}

/// The number of moves to find, each of which is a point.
fn points(task: &Task) -> usize {
    task.line.len().div_ceil(2)
}

/// The side to move, the goal and the points.
fn goal((puzzle, task): &(Puzzle, Task)) -> String {
    let goal = words::puzzle_goal(task.solver(), puzzle.goal);
    tr!("puzzle-sheet-goal", goal, points = points(task))
}

fn figure((number, puzzle): (usize, &(Puzzle, Task))) -> Figure {
    let (goal, (_, task)) = (goal(puzzle), puzzle);
    let number = Run::Strong(format!("{number}. "));
    Figure {
        view: BoardView { last_move: task.last, ..BoardView::of(&task.start) },
        caption: vec![number, Run::Side(task.solver()), Run::Plain(goal.clone())],
        name: goal,
    }
}

/// The moves of a solution; their result, as the coach says it, empty if nothing true can be said; the players, the event
/// and the year, empty if they are not known.
fn answer((puzzle, task): &(Puzzle, Task)) -> [String; 3] {
    let players = puzzle.players().unwrap_or_default().to_owned();
    [words::puzzle_moves(task).to_string(), reason(task).unwrap_or_default(), players]
}

fn answer_part((number, puzzle): (usize, &(Puzzle, Task))) -> Part {
    let [moves, reason, players] = answer(puzzle);
    let mut runs = vec![Run::Strong(format!("{number}. ")), Run::Plain(moves)];
    if !reason.is_empty() {
        runs.push(Run::Slanted(format!(" {reason}")));
    }
    if !players.is_empty() {
        runs.push(Run::Plain(format!(" {players}")));
    }
    Part::Text(runs)
}

/// The sentence on the result of a solution.
fn reason(task: &Task) -> Option<String> {
    let cause = win(&task.start, &task.line)?;
    if let Why::Mate(moves) = cause.why {
        return Some(tr!("sheet-mate", moves));
    }
    explain_cause::win(&task.start, &cause).map(|text| text.to_string())
}
