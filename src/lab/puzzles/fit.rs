//! The ratings of the puzzles of a file, fitted together.
//!
//! The levels of play solve a puzzle so and so often, which gives one rating of 41. Puzzles that the levels solve equally
//! often differ by their features: a regression over all puzzles of the file says which rating to expect of a puzzle with
//! such features, and how far puzzles are from what is expected of them. The rating is the likeliest one by both.

use super::whole::Whole;
use crate::game::{Move, Position};
use crate::puzzles::{Goal, Motif, Puzzle, Task, rate};

/// The number of features, the constant first.
const FEATURES: usize = 14;
/// The weight of a puzzle whose features are all usual, so that a few puzzles say little about features.
const RIDGE: f64 = 10.0;
/// The bounds of the deviation from what the features say.
const SPREADS: (f64, f64) = (150.0, 700.0);

type Row = [f64; FEATURES];

/// Rates all puzzles that the levels have tried.
pub(super) fn rate_all(puzzles: &mut [Whole]) {
    let rows: Vec<Row> = puzzles.iter().map(|(puzzle, task)| features(puzzle, task)).collect();
    let raw = |puzzle: &Puzzle| puzzle.solved.map(|solved| rate::rating(solved, rate::USUAL));
    let known: Vec<(Row, f64, f64)> = rows
        .iter()
        .zip(puzzles.iter())
        .filter_map(|(row, (puzzle, _))| raw(puzzle).map(|rating| (*row, rating.value, rating.deviation)))
        .collect();
    let Some(weights) = regression(&known) else { return };
    let expected = |row: &Row| row.iter().zip(&weights).map(|(one, other)| one * other).sum::<f64>();
    let square =
        |(row, value, deviation): &(Row, f64, f64)| (value - expected(row)).powi(2) - deviation.powi(2);
    let variance = known.iter().map(square).sum::<f64>() / known.len() as f64;
    let spread = variance.max(0.0).sqrt().clamp(SPREADS.0, SPREADS.1);
    for (row, (puzzle, _)) in rows.iter().zip(puzzles) {
        if let Some(solved) = puzzle.solved {
            puzzle.rating = rate::rating(solved, (expected(row), spread));
        }
    }
}

/// The features of a puzzle that a person sees.
fn features(puzzle: &Puzzle, task: &Task) -> Row {
    let positions = task.positions();
    let has = |theme: Motif| f64::from(u8::from(puzzle.themes.contains(&theme)));
    let is = |holds: bool| f64::from(u8::from(holds));
    let mean = |values: Vec<f64>| values.iter().sum::<f64>() / values.len().max(1) as f64;
    let choices = |first: usize| {
        let counts = (first..task.line.len()).step_by(2).map(|at| positions[at].legal_moves().len());
        mean(counts.map(|count| (count as f64).ln()).collect())
    };
    let of_own = |holds: fn(&Position, &Position, Move) -> bool| {
        let own = (0..task.line.len()).step_by(2);
        mean(own.map(|at| is(holds(&positions[at], &positions[at + 1], task.line[at]))).collect())
    };
    let is_mate = positions.last().is_some_and(Position::is_checkmate);
    [
        1.0,
        (task.line.len().div_ceil(2) as f64).ln(),
        choices(0),
        choices(1),
        is(positions[0].is_capture(task.line[0])),
        is(positions[1].is_check()),
        of_own(|before, _, mv| before.is_capture(mv)),
        of_own(|_, after, _| after.is_check()),
        is(is_mate),
        f64::from(task.start.occupied().len()) / 10.0,
        is(puzzle.goal == Goal::Hold),
        is(matches!(puzzle.goal, Goal::Quarter | Goal::ThreeQuarters)),
        has(Motif::Sacrifice),
        has(Motif::RightPromotion),
    ]
}

/// The weights of the features by least squares, those of few puzzles drawn towards none; `None` without a puzzle.
fn regression(known: &[(Row, f64, f64)]) -> Option<Row> {
    if known.is_empty() {
        return None;
    }
    let usual = known.iter().map(|(_, value, _)| value).sum::<f64>() / known.len() as f64;
    let mut matrix = [[0.0; FEATURES + 1]; FEATURES];
    for (row, value, _) in known {
        for i in 0..FEATURES {
            for j in 0..FEATURES {
                matrix[i][j] += row[i] * row[j];
            }
            matrix[i][FEATURES] += row[i] * (value - usual);
        }
    }
    for (i, row) in matrix.iter_mut().enumerate() {
        row[i] += RIDGE;
    }
    let mut weights = solution(matrix)?;
    weights[0] += usual;
    Some(weights)
}

/// The solution of linear equations with a positive definite matrix, by elimination.
fn solution(mut matrix: [[f64; FEATURES + 1]; FEATURES]) -> Option<Row> {
    for i in 0..FEATURES {
        let pivot = matrix[i][i];
        if pivot.abs() < 1e-9 {
            return None;
        }
        matrix[i].iter_mut().for_each(|value| *value /= pivot);
        let of_pivot = matrix[i];
        for (_, row) in matrix.iter_mut().enumerate().filter(|(j, _)| *j != i) {
            let factor = row[i];
            row.iter_mut().zip(of_pivot).for_each(|(value, pivot)| *value -= factor * pivot);
        }
    }
    Some(std::array::from_fn(|i| matrix[i][FEATURES]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;
    use crate::game::pgn::PgnFile;
    use crate::puzzles::Collection;

    fn shipped(variant: Variant) -> Vec<Whole> {
        let text = Collection::of(variant)
            .puzzles
            .iter()
            .enumerate()
            .map(|(index, puzzle)| puzzle.to_pgn(&Collection::of(variant).task(index).unwrap()));
        Collection::read_all(&PgnFile::from_text(text.collect()).with_default_variant(variant))
    }

    #[test]
    fn the_ratings_of_the_shipped_puzzles_are_those_of_the_fit() {
        let mut puzzles = shipped(Variant::Shafran);
        let before: Vec<_> = puzzles.iter().map(|(puzzle, _)| puzzle.rating).collect();
        rate_all(&mut puzzles);
        assert_eq!(puzzles.iter().map(|(puzzle, _)| puzzle.rating).collect::<Vec<_>>(), before);
    }

    #[test]
    fn what_more_levels_solve_is_easier_and_features_decide_between_equals() {
        let mut puzzles = shipped(Variant::Shafran);
        for (puzzle, _) in &mut puzzles {
            puzzle.solved = Some(20);
        }
        rate_all(&mut puzzles);
        let values: Vec<f64> = puzzles.iter().map(|(puzzle, _)| puzzle.rating.value).collect();
        assert!(values.iter().all(|value| (value - 2_036.0).abs() < 100.0), "all are solved equally often");
        let rating = |solved| rate::rating(solved, (1_900.0, 300.0));
        assert!((0..40).all(|solved| rating(solved).value > rating(solved + 1).value));
    }

    #[test]
    fn puzzles_that_nobody_tried_keep_their_rating() {
        let mut puzzles = shipped(Variant::Shafran);
        puzzles.truncate(3);
        for (puzzle, _) in &mut puzzles {
            puzzle.solved = None;
        }
        let before = puzzles.clone();
        rate_all(&mut puzzles);
        assert_eq!(puzzles, before);
    }
}
