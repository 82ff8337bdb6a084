//! The puzzles that come with the program: every file can be read, and says what its puzzles are.

use std::collections::HashSet;

use heksy::engine::{DirectEngine, Limits, STACK_BYTES, SearchRequest};
use heksy::game::{Move, Position, Variant};
use heksy::puzzles::{Collection, Goal, Motif, Rating, Task};

/// Every how many puzzles the engine solves one.
const SAMPLE: usize = 40;
const NODES: u64 = 100_000;
/// The least difference between the solution and any other move, in points.
const GAP: f64 = 0.2;

#[test]
fn every_puzzle_is_whole() {
    for variant in Variant::ALL {
        let collection = Collection::of(variant);
        let least = if variant == Variant::Glinski { 1_000 } else { 300 };
        assert!(collection.puzzles.len() >= least, "{variant}: {}", collection.puzzles.len());
        let (mut names, mut shapes) = (HashSet::new(), HashSet::new());
        for (index, puzzle) in collection.puzzles.iter().enumerate() {
            let what = format!("{variant} {}", puzzle.name);
            let task = collection.task(index).unwrap_or_else(|| panic!("{what}"));
            assert!(names.insert(&puzzle.name) && shapes.insert(task.shape()), "{what} is there twice");
            assert!(task.start.legal_moves().len() > 1, "{what}");
            assert_eq!(puzzle.themes, Motif::of(&task, puzzle.goal), "{what}");
            let positions = task.positions();
            let outcome = positions[task.line.len()].outcome();
            let points = outcome.map(|outcome| outcome.points.for_color(task.solver()));
            match puzzle.goal {
                Goal::Win => assert!(matches!(points, None | Some(4)), "{what}: {points:?}"),
                Goal::Hold => assert!(matches!(points, None | Some(2)), "{what}: {points:?}"),
                Goal::ThreeQuarters => assert_eq!(points, Some(3), "{what}"),
                Goal::Quarter => assert!(matches!(points, None | Some(1)), "{what}: {points:?}"),
            }
            assert!(positions[..task.line.len()].iter().all(|position| !position.is_game_over()), "{what}");
            let is_short = [Motif::Mate1, Motif::Stalemate, Motif::Quarter, Motif::RightPromotion];
            assert!(
                task.line.len() > 1 || is_short.iter().any(|theme| puzzle.themes.contains(theme)),
                "{what}"
            );
            assert_eq!(Collection::from_text(variant, &puzzle.to_pgn(&task)).task(0), Some(task), "{what}");
        }
    }
}

#[test]
fn kinds_that_other_games_lack_are_frequent() {
    let count = |variant, theme| {
        Collection::of(variant).puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count()
    };
    for theme in [Motif::Stalemate, Motif::Quarter, Motif::RightPromotion] {
        assert!(count(Variant::Glinski, theme) >= 50, "{theme:?}: {}", count(Variant::Glinski, theme));
    }
    assert!(count(Variant::Checkers, Motif::LargestCapture) >= 50);
}

/// The first moves of a sample at a fixed number of nodes: the number of puzzles, those of which the engine prefers another
/// move, and those of which another move is nearly as good.
fn solve_every(step: usize, nodes: u64) -> (usize, Vec<String>, Vec<String>) {
    let (mut count, mut unsolved, mut several) = (0, Vec::new(), Vec::new());
    for variant in Variant::ALL {
        let collection = Collection::of(variant);
        for index in (0..collection.puzzles.len()).step_by(step) {
            let task = collection.task(index).unwrap();
            let mut engine = DirectEngine::new(16);
            let mut search = |nodes: u64, search_moves: Vec<Move>| {
                engine.new_game_with_seed(0);
                let limits = Limits { nodes: Some(nodes), search_moves, ..Limits::default() };
                engine.search(SearchRequest::new(task.start, limits)).unwrap()
            };
            let is_solved = |best: Option<Move>| {
                let mates = |mv| task.start.play(mv).unwrap().is_checkmate();
                best == Some(task.line[0]) || best.is_some_and(mates)
            };
            // Most puzzles need few nodes. All of them are spent where they decide.
            let mut spent = nodes / 8;
            let mut found = search(spent, Vec::new());
            if !is_solved(found.best) {
                spent = nodes;
                found = search(spent, Vec::new());
            }
            count += 1;
            let mates =
                |position: Position| found.best.is_some_and(|mv| position.play(mv).unwrap().is_checkmate());
            if found.best != Some(task.line[0]) && !mates(task.start) {
                unsolved.push(format!("{variant} {}", collection.puzzles[index].name));
            } else if !mates(task.start) {
                let best = found.best;
                let others = task.start.legal_moves().into_iter().filter(|mv| Some(*mv) != best);
                let other = search(spent, others.collect()).lines[0].score.expected();
                let gap = found.lines[0].score.expected() - other;
                if gap < GAP {
                    several.push(format!("{variant} {}: {gap:.2}", collection.puzzles[index].name));
                }
            }
        }
    }
    (count, unsolved, several)
}

#[test]
fn mirrored_twins_have_one_shape() {
    let shape = |variant, fen| {
        let start = Position::from_fen(variant, fen).unwrap();
        Task { start, last: None, line: Vec::new() }.shape()
    };
    let glinski = |fen| shape(Variant::Glinski, fen);
    let puzzle = glinski("K/1P1/5/3k3/9/11/2n8/11/11/11/11 b - 0 1");
    assert_eq!(puzzle, glinski("K/1P1/5/3k3/9/11/8n2/11/11/11/11 b - 0 1"), "left and right");
    assert_eq!(puzzle, glinski("1/3/5/7/9/11/11/2N2K5/11/5p5/5k5 w - 0 1"), "both sides");
    assert_ne!(puzzle, glinski("K/1P1/5/3k3/9/11/3n7/11/11/11/11 b - 0 1"));
    let checkers = |fen| shape(Variant::Checkers, fen);
    assert_eq!(checkers("W:W33:B43"), checkers("B:W67:B77"), "turned");
}

fn in_large_stack(work: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work).unwrap();
        thread.join().unwrap();
    });
}

#[test]
fn the_engine_solves_a_sample() {
    in_large_stack(|| {
        let (count, unsolved, several) = solve_every(SAMPLE, NODES);
        // A difficult one may need more nodes.
        assert!(unsolved.len() * 10 <= count, "{unsolved:?} of {count}");
        assert!(several.len() * 10 <= count, "{several:?} of {count}");
    });
}

#[test]
#[ignore = "some minutes"]
fn the_engine_solves_all() {
    in_large_stack(|| {
        let (count, unsolved, several) = solve_every(1, 10 * NODES);
        assert!(unsolved.len() * 20 <= count, "{unsolved:?} of {count}");
        assert!(several.len() * 20 <= count, "{several:?} of {count}");
    });
}

#[test]
fn ratings_follow_the_published_example() {
    // Glickman, "Example of the Glicko-2 system": one game of his three, by his formulas.
    let person = Rating { value: 1_500.0, deviation: 200.0, volatility: 0.06 };
    let puzzle = Rating { value: 1_400.0, deviation: 30.0, volatility: 0.06 };
    let after = person.after(puzzle, true, 1.0);
    assert!((after.value - 1_563.6).abs() < 0.5 && (after.deviation - 175.4).abs() < 0.5, "{after:?}");
    let half = person.after(puzzle, true, 0.5);
    assert!((half.value - f64::midpoint(1_500.0, after.value)).abs() < 1e-9);
}
