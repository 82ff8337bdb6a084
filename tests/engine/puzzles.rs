//! The puzzles that come with the program: every file can be read, and says what its puzzles are.

use std::collections::HashSet;

use heksy::engine::{DirectEngine, Limits, STACK_BYTES, SearchRequest};
use heksy::game::{Move, Position, Variant};
use heksy::puzzles::{Collection, Goal, Help, Motif, Progress, Puzzle, Rating, Record, Task};

/// Every how many puzzles the engine solves one.
const SAMPLE: usize = 40;
const NODES: u64 = 100_000;
/// The least difference between the solution and any other move, in points.
const GAP: f64 = 0.2;

#[test]
fn every_puzzle_is_whole() {
    for variant in Variant::ALL {
        let collection = Collection::of(variant);
        let least = if variant == Variant::Glinski { 950 } else { 290 };
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
fn a_puzzle_from_the_tournaments_names_the_players_the_event_and_the_year() {
    for variant in Variant::ALL {
        let all = &Collection::of(variant).puzzles;
        let is_named = |puzzle: &Puzzle| puzzle.players().is_some();
        assert!(all.iter().all(|puzzle| is_named(puzzle) == puzzle.is_of_tournament()), "{variant}");
        let named: Vec<&str> = all.iter().filter_map(Puzzle::players).collect();
        assert_eq!(named.len() >= 30, variant == Variant::Glinski, "{variant}: {}", named.len());
        for source in named {
            let parts: Vec<&str> = source.split(", ").collect();
            let year = parts.last().and_then(|year| year.parse::<u32>().ok());
            assert!(parts.len() == 3 && year.is_some_and(|year| (1980..=1987).contains(&year)), "{source}");
        }
    }
}

#[test]
fn no_puzzle_is_there_twice_two_plies_apart() {
    for variant in Variant::ALL {
        let collection = Collection::of(variant);
        let tasks: Vec<Task> = (0..collection.puzzles.len()).map(|at| collection.task(at).unwrap()).collect();
        for (one, puzzle) in collection.puzzles.iter().enumerate().filter(|(_, puzzle)| !puzzle.is_random()) {
            for (other, later) in collection.puzzles.iter().enumerate().skip(one + 1) {
                let is_double = puzzle.game() == later.game() && tasks[one].is_double_of(&tasks[other]);
                assert!(!is_double, "{variant}: {} and {}", puzzle.name, later.name);
            }
        }
    }
}

#[test]
fn ratings_tell_puzzles_apart() {
    for variant in Variant::ALL {
        let puzzles = &Collection::of(variant).puzzles;
        let ratings: HashSet<u64> = puzzles.iter().map(|puzzle| puzzle.rating.value as u64).collect();
        assert!(3 * ratings.len() > puzzles.len(), "{variant}: {} of {}", ratings.len(), puzzles.len());
        let most = ratings
            .iter()
            .map(|rating| puzzles.iter().filter(|puzzle| puzzle.rating.value as u64 == *rating).count());
        assert!(most.max() <= Some(12), "{variant}");
    }
}

/// The first puzzles of a new person of this strength, by chance as Elo foresees it.
fn first_of_a_person(
    collection: &Collection,
    seed: u64,
    strength: f64,
    count: usize,
) -> (Vec<usize>, Progress) {
    let mut progress = Progress { seed, ..Progress::default() };
    let (mut rng, mut drawn) = (fastrand::Rng::with_seed(seed), Vec::new());
    while drawn.len() < count {
        let index = progress.next(collection, None, drawn.last().copied()).expect("a puzzle");
        let puzzle = &collection.puzzles[index];
        let chance = 1.0 / (1.0 + 10_f64.powf((puzzle.rating.value - strength) / 400.0));
        progress.finish(puzzle, rng.f64() < chance, None, Help::None);
        drawn.push(index);
    }
    (drawn, progress)
}

#[test]
fn the_first_thirty_puzzles_of_three_new_people_are_varied() {
    for variant in Variant::ALL {
        let collection = Collection::of(variant);
        let themes = collection.main_themes(None);
        let people = [(1, 1_200.0), (2, 1_600.0), (3, 2_000.0)];
        let lists = people.map(|(seed, strength)| first_of_a_person(collection, seed, strength, 30).0);
        for (list, (seed, strength)) in lists.iter().zip(people) {
            println!("\n{variant}, seed {seed}, strength {strength}");
            for &index in list {
                let puzzle = &collection.puzzles[index];
                let keys: Vec<_> = puzzle.themes.iter().map(|theme| theme.key()).collect();
                println!("{} {:4} {} ({})", puzzle.name, puzzle.rating.value, keys.join(" "), puzzle.game());
            }
            assert_eq!(list.iter().collect::<HashSet<_>>().len(), 30, "none comes twice");
            for three in list.windows(3) {
                let [one, two, three] = [three[0], three[1], three[2]].map(|index| themes[index]);
                assert!(one != two || two != three, "{variant} {seed}: three times {one:?}");
            }
            for five in list.windows(5) {
                let random = five.iter().filter(|index| collection.puzzles[**index].is_random()).count();
                assert!(random <= 1, "{variant} {seed}: {random} random endings of five");
            }
        }
        let same = |one: &[usize], other: &[usize]| {
            one.iter().zip(other).filter(|(one, other)| one == other).count()
        };
        assert!(
            same(&lists[0], &lists[1]) < 5 && same(&lists[1], &lists[2]) < 5,
            "everybody has an order of one's own"
        );
    }
}

#[test]
fn the_next_puzzle_is_near_the_rating() {
    for variant in Variant::ALL {
        let collection = Collection::of(variant);
        let usual = Rating::default().value;
        let near = |index: &usize| (collection.puzzles[*index].rating.value - usual).abs() < 75.0;
        let firsts: Vec<usize> = (1..=40)
            .filter_map(|seed| Progress { seed, ..Progress::default() }.next(collection, None, None))
            .collect();
        assert!(firsts.len() == 40 && firsts.iter().all(near), "{variant}");
        assert!(firsts.iter().collect::<HashSet<_>>().len() > 10, "{variant}: everybody begins elsewhere");
    }
}

#[test]
fn a_sheet_is_as_varied_as_what_comes_next() {
    let collection = Collection::of(Variant::Glinski);
    for seed in 1..=20 {
        let progress = Progress { seed, ..Progress::default() };
        let sheet = progress.several(collection, None, 6, |_| true);
        assert_eq!(sheet.first().copied(), progress.next(collection, None, None));
        assert_eq!(sheet.iter().collect::<HashSet<_>>().len(), 6);
        let random = sheet.iter().filter(|index| collection.puzzles[**index].is_random()).count();
        assert!(random <= 2, "{seed}: {random} random endings of six");
    }
}

/// The file of an earlier version has no seed and no last puzzles, and results of puzzles that are gone.
#[test]
fn what_was_solved_with_an_earlier_version_stays_solved() {
    let collection = Collection::of(Variant::Glinski);
    let solved: Vec<&str> = collection.puzzles.iter().take(300).map(|puzzle| puzzle.name.as_str()).collect();
    let results = solved.iter().map(|name| format!("\"{name}\":true")).collect::<Vec<_>>().join(",");
    let json = format!(
        "{{\"glinski\":{{\"rating\":{{\"value\":1774.5,\"deviation\":88.0,\"volatility\":0.09}},\"curve\":[1500,1774],\
         \"results\":{{{results},\"00000000\":true}},\"streak\":3,\"best-streak\":7}}}}"
    );
    let mut record: Record = serde_json::from_str(&json).unwrap();
    let progress = record.of_mut(Variant::Glinski);
    progress.draw_seed();
    let seed = progress.seed;
    for _ in 0..30 {
        let next = progress.next(collection, None, None).expect("a puzzle");
        assert!(!solved.contains(&collection.puzzles[next].name.as_str()));
        progress.finish(&collection.puzzles[next], true, None, Help::None);
        progress.draw_seed();
    }
    let json = serde_json::to_string(&record).unwrap();
    let again: Record = serde_json::from_str(&json).unwrap();
    let progress = again.of(Variant::Glinski);
    assert_eq!((progress.seed, progress.results.len(), progress.best_streak), (seed, 331, 33));
    assert!(progress.results["00000000"] && solved.iter().all(|name| progress.results[*name]));
    assert!(progress.rating.value > 1_774.5 && progress.curve.starts_with(&[1500, 1774]));
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
    let after = person.after(puzzle, 1.0, 1.0);
    assert!((after.value - 1_563.6).abs() < 0.5 && (after.deviation - 175.4).abs() < 0.5, "{after:?}");
    let half = person.after(puzzle, 1.0, 0.5);
    assert!((half.value - f64::midpoint(1_500.0, after.value)).abs() < 1e-9);
}
