//! The puzzles that come with the program: every file can be read, and says what its puzzles are.
#![cfg(feature = "app")]

use std::collections::HashSet;

use heksy::engine::{DirectEngine, Limits, STACK_BYTES, SearchRequest};
use heksy::game::{Position, Variant};
use heksy::puzzles::{Collection, Goal, Motif, Rating};

/// Every how many puzzles the engine solves one.
const SAMPLE: usize = 5;
const NODES: u64 = 100_000;

#[test]
fn every_puzzle_is_whole() {
    for variant in Variant::ALL {
        let collection = Collection::of(variant);
        assert!(collection.puzzles.len() >= 20, "{variant}: {}", collection.puzzles.len());
        let (mut names, mut keys) = (HashSet::new(), HashSet::new());
        for (index, puzzle) in collection.puzzles.iter().enumerate() {
            let what = format!("{variant} {}", puzzle.name);
            let task = collection.task(index).unwrap_or_else(|| panic!("{what}"));
            assert!(names.insert(&puzzle.name) && keys.insert(task.start.key()), "{what} is there twice");
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

/// The first moves of a sample: the engine finds them at a fixed number of nodes, and no other move is nearly as good.
fn solve_every(step: usize, nodes: u64) -> (usize, Vec<String>) {
    let (mut count, mut unsolved) = (0, Vec::new());
    for variant in Variant::ALL {
        let collection = Collection::of(variant);
        for index in (0..collection.puzzles.len()).step_by(step) {
            let task = collection.task(index).unwrap();
            let mut engine = DirectEngine::new(16);
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let found = engine.search(SearchRequest::new(task.start, limits)).unwrap();
            count += 1;
            let mates =
                |position: Position| found.best.is_some_and(|mv| position.play(mv).unwrap().is_checkmate());
            if found.best != Some(task.line[0]) && !mates(task.start) {
                unsolved.push(format!("{variant} {}", collection.puzzles[index].name));
            }
        }
    }
    (count, unsolved)
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
        let (count, unsolved) = solve_every(SAMPLE, NODES);
        // A difficult one may need more nodes.
        assert!(unsolved.len() * 10 <= count, "{unsolved:?} of {count}");
    });
}

#[test]
#[ignore = "some minutes"]
fn the_engine_solves_all() {
    in_large_stack(|| {
        let (count, unsolved) = solve_every(1, 10 * NODES);
        assert!(unsolved.len() * 20 <= count, "{unsolved:?} of {count}");
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
