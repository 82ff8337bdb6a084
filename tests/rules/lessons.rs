//! The lessons: the best solution of every level is the shortest, wrong moves fail, small games end, and every level has
//! its texts.

use std::collections::{BTreeSet, HashSet};

use heksy::game::{Cell, IllegalMove, Variant};
use heksy::lessons::{Course, Earned, Failure, Game, Goal, Level, Move, Progress, Run, Way, read, stars};

const GLINSKI: Game = Game::Two(Variant::Glinski);

fn levels() -> impl Iterator<Item = &'static Level> {
    Game::ALL.into_iter().flat_map(|game| &Course::of(game).levels)
}

fn run(name: &str) -> Run {
    Run::new(levels().find(|level| level.name == name).expect("a level").clone())
}

fn play(run: &mut Run, text: &str) -> Progress {
    let mv = run.level().game.parse_move(text).expect("a move");
    run.play(mv)
}

/// The effect of the first move of a level.
fn first(name: &str, text: &str) -> Progress {
    play(&mut run(name), text)
}

/// Everything that decides how a run continues.
fn key(run: &Run) -> (Vec<(Cell, String)>, u128, u32) {
    let pieces = Cell::ALL.into_iter().filter_map(|cell| Some((cell, format!("{:?}", run.piece_at(cell)?))));
    let played = if run.level().goal == Goal::Line { run.count() } else { 0 };
    (pieces.collect(), run.stars().bits(), played)
}

/// The moves that the pupil can make, taps included.
fn moves(run: &Run) -> Vec<Move> {
    let taps = run.stars().iter().map(|star| Move { from: star, to: star, promotion: None });
    if run.level().goal.is_tapped() { taps.collect() } else { run.moves() }
}

/// The fewest moves that solve a level, by breadth-first search up to one move more than the level says.
fn fewest(level: &Level) -> Option<u32> {
    let start = Run::new(level.clone());
    let mut seen = HashSet::from([key(&start)]);
    let mut runs = vec![start];
    for depth in 1..=level.best + 1 {
        let mut next = Vec::new();
        for run in &runs {
            for mv in moves(run) {
                let mut after = run.clone();
                match after.play(mv) {
                    Progress::Done { moves, .. } => {
                        assert_eq!(moves, depth);
                        return Some(depth);
                    }
                    Progress::Going | Progress::Star if seen.insert(key(&after)) => next.push(after),
                    _ => {}
                }
            }
        }
        runs = next;
    }
    None
}

#[test]
fn the_best_number_of_moves_is_the_fewest() {
    let wrong = levels().filter(|level| !level.goal.is_game()).filter_map(|level| {
        let found = fewest(level);
        (found != Some(level.best)).then_some((level, level.best, found))
    });
    let wrong: Vec<_> = wrong.collect();
    assert!(wrong.is_empty(), "level, its number of moves, the fewest: {wrong:?}");
}

/// The numbers that an independent search has found for the levels of Gliński's game; 1 for a single right move.
#[test]
fn the_course_of_glinskis_game_has_its_49_levels() {
    let plain = Course::of(GLINSKI).levels.iter().filter(|level| !level.goal.is_game());
    let best: Vec<u32> = plain.map(|level| level.best).collect();
    assert_eq!(
        best,
        [
            1, 1, 2, 3, 5, 3, 1, 1, 3, 4, 4, 3, 5, 6, 2, 4, 1, 1, 3, 5, 2, 2, 3, 3, 3, 3, 3, 1, 1, 1, 2, 1,
            1, 4, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2, 2, 1
        ]
    );
    assert_eq!(Course::of(GLINSKI).way(Way::Whole).count(), 49);
    assert_eq!(Course::of(GLINSKI).way(Way::Short).count(), 8);
    for game in Game::ALL {
        assert!(Course::of(game).levels.len() >= 6, "{}", game.key());
        let stages: Vec<_> = Course::of(game).stages().map(|levels| levels[0].stage.as_str()).collect();
        assert_eq!(stages.iter().collect::<BTreeSet<_>>().len(), stages.len(), "a stage is in two parts");
    }
    let names: BTreeSet<_> = levels().map(|level| &level.name).collect();
    assert_eq!(names.len(), levels().count(), "two levels have one name");
}

#[test]
fn the_hints_lead_to_three_stars() {
    for level in levels().filter(|level| !level.goal.is_game()) {
        let mut run = Run::new(level.clone());
        let mut last = Progress::Going;
        while let Some(hint) = run.hint() {
            last = run.play(hint);
            assert!(
                !matches!(last, Progress::Refused(_) | Progress::Punished(_) | Progress::Failed(_)),
                "{level:?}"
            );
        }
        assert_eq!(last, Progress::Done { moves: level.best, stars: 3 }, "{level:?}");
        assert!(run.is_over() && run.moves().is_empty());
    }
}

/// A move that is not a right one ends the run; the run can be taken back, and then solved.
#[test]
fn every_wrong_move_fails_and_can_be_taken_back() {
    let single = [Goal::Mate, Goal::Stalemate, Goal::Line, Goal::Tap];
    let mut failed = 0;
    for level in levels().filter(|level| single.contains(&level.goal)) {
        let start = Run::new(level.clone());
        for mv in moves(&start) {
            let is_right = level.goal == Goal::Tap || level.line.iter().flatten().any(|right| *right == mv);
            let mut run = start.clone();
            let progress = run.play(mv);
            let is_wrong = matches!(progress, Progress::Punished(_) | Progress::Failed(_));
            assert!(is_wrong != is_right || level.goal == Goal::Tap, "{level:?} {mv:?}: {progress:?}");
            assert_eq!(run.is_over(), progress != Progress::Star, "{level:?}");
            failed += u32::from(is_wrong);
            assert!(run.undo() && !run.undo());
            assert_eq!((key(&run), run.hint()), (key(&start), start.hint()));
        }
    }
    assert!(failed > 200, "{failed}");
}

#[test]
fn a_detour_costs_stars() {
    let mut run = run("glinski-rook-straight");
    assert_eq!(play(&mut run, "f3-f4"), Progress::Going);
    assert_eq!(run.hint(), GLINSKI.parse_move("f4-f9"));
    assert_eq!(play(&mut run, "f4-f9"), Progress::Done { moves: 2, stars: 2 });
    while run.undo() {}
    for text in ["f3-f4", "f4-f5", "f5-f9"] {
        assert_ne!(run.count(), 3);
        play(&mut run, text);
    }
    assert_eq!((run.count(), run.is_over()), (3, true));
    assert_eq!(
        [(5, 5), (6, 5), (7, 5), (18, 16), (19, 16)].map(|(moves, best)| stars(moves, best)),
        [3, 2, 1, 2, 1]
    );
}

#[test]
fn a_wrong_move_shows_its_punishment() {
    let punished = |name, text, reply| {
        let reply = GLINSKI.parse_move(reply).expect("a move");
        assert_eq!(first(name, text), Progress::Punished(reply), "{name} {text}");
    };
    // A protected piece, a king left in check or moved into check, a chance that is gone.
    punished("glinski-capture-loose", "h7-d5", "e3-d5");
    punished("glinski-check-take", "a1-a2", "c3-a2");
    punished("glinski-check-block", "a4-a5", "d9-f11");
    punished("glinski-en-passant", "k1-l1", "c5-c4");
    assert_eq!(run("glinski-en-passant").replies(), [GLINSKI.parse_move("c7-c5").expect("a move")]);
}

#[test]
fn stalemates_and_draws_do_not_count_as_mates() {
    let stalemates = [
        ("glinski-mate-queen", "g2-c1"),
        ("glinski-mate-rook", "g6-b2"),
        ("glinski-mate-rooks", "i2-i5"),
        ("glinski-no-queen", "h8-h9q"),
        ("glinski-no-queen", "h8-h9r"),
        ("mccooey-stalemate", "g2-c1"),
    ];
    for (name, text) in stalemates {
        assert_eq!(first(name, text), Progress::Failed(Failure::Stalemate), "{name} {text}");
    }
    for text in ["h8-h9b", "h8-h9n"] {
        assert_eq!(first("glinski-no-queen", text), Progress::Failed(Failure::Draw), "{text}");
    }
}

/// The moves of both sides in a small game, from the pupil's first one on.
fn game(name: &str, moves: &str) -> (Progress, Run) {
    let (mut run, mut last) = (run(name), Progress::Going);
    for text in moves.split(' ') {
        let mv = run.level().game.parse_move(text).expect("a move");
        last = if run.is_asking() {
            let position = *run.position().expect("a board with kings");
            let mut moves = position.moves_between(mv.from, mv.to).into_iter();
            let answer = moves.find(|other| other.promotion() == mv.promotion).expect("a legal answer");
            assert!(run.moves().is_empty(), "the pupil waits");
            run.answer(answer)
        } else {
            run.play(mv)
        };
    }
    (last, run)
}

#[test]
fn whoever_promotes_first_wins_the_game_of_pawns() {
    let race = "e4-e6 k5-k4 e6-e7 g6-g5 e7-e8 d6-d5 e8-e9";
    let (open, run) = game("glinski-pawn-game", race);
    assert_eq!((open, run.is_asking(), run.is_over()), (Progress::Asking, true, false));
    let (won, run) = game("glinski-pawn-game", &format!("{race} g5-g4 e9-e10q"));
    assert_eq!((won, run.is_over()), (Progress::Done { moves: 5, stars: 3 }, true));
    let late = "f1-f2 k5-k4 f2-f1 d6-d5 f1-f2 d5-d4 f2-f1 d4-d3 f1-f2 d3-d2 f2-f1 d2-d1q";
    let (lost, run) = game("glinski-pawn-game", late);
    assert_eq!((lost, run.is_over()), (Progress::Failed(Failure::Late), true));
}

#[test]
fn a_stalemate_ends_the_game_of_the_queen_without_a_win() {
    let level =
        "[Event \"a\"]\n[Stage \"b\"]\n[Goal \"win\"]\n[White \"Ka4 Qg2\"]\n[Black \"Ka2\"]\n[Moves \"9\"]\n";
    let levels = read(GLINSKI, "x.pgn", level).expect("a level");
    let play = |text: &str| Run::new(levels[0].clone()).play(GLINSKI.parse_move(text).expect("a move"));
    assert_eq!(play("g2-c1"), Progress::Failed(Failure::Stalemate));
    assert_eq!(play("g2-b3"), Progress::Done { moves: 1, stars: 3 });
    assert_eq!(play("g2-g3"), Progress::Asking);
}

#[test]
fn the_pieces_that_are_not_safe_are_tapped() {
    let tap = |run: &mut Run, cell: &str| {
        let cell = GLINSKI.parse_cell(cell).expect("a cell");
        run.play(Move { from: cell, to: cell, promotion: None })
    };
    let mut run = run("glinski-safe-one");
    assert_eq!(tap(&mut run, "h7"), Progress::Going, "a black piece");
    assert_eq!(tap(&mut run, "f5"), Progress::Star);
    assert_eq!(tap(&mut run, "f5"), Progress::Going, "it is found already");
    assert_eq!(tap(&mut run, "b3"), Progress::Done { moves: 2, stars: 3 });
    assert!(run.undo());
    assert_eq!(tap(&mut run, "i3"), Progress::Failed(Failure::Safe));
}

#[test]
fn other_moves_are_refused_with_a_reason() {
    let refused = |name, text| match first(name, text) {
        Progress::Refused(why) => why.to_string(),
        progress => panic!("{name} {text}: {progress:?}"),
    };
    assert_eq!(refused("glinski-rook-straight", "f3-g5"), "the rook on f3 does not move to g5");
    assert_eq!(refused("glinski-rook-stuck", "f6-f9"), "the piece on f7 blocks the rook on f6");
    assert_eq!(
        refused("glinski-pawn-zigzag", "d5-c5"),
        "a pawn moves that way only to capture, and c5 is empty"
    );
    assert_eq!(refused("glinski-pawn-side", "e4-f6"), "the pawn on e4 does not move to f6");
    assert_eq!(refused("shafran-castle-safe", "e1-c1"), "the king would pass over c1, which is attacked");
    assert_eq!(refused("checkers-take-most", "33-15"), "you must make the largest capture, of 2 pieces");
    let mut run = run("glinski-rook-straight");
    play(&mut run, "f3-f9");
    assert_eq!(play(&mut run, "f9-f8"), Progress::Refused(IllegalMove::OtherGame));
}

#[test]
fn a_faulty_file_is_refused_with_its_line() {
    let head = "[Event \"a\"]\n[Stage \"rook\"]\n[White \"Rf3\"]\n[Stars \"f9\"]\n[Line \"f3-f9\"]\n\n";
    let error = |old: &str, new: &str| {
        let text = [head, &head.replace(old, new)].concat();
        read(GLINSKI, "x.pgn", &text).expect_err("a fault").to_string()
    };
    assert_eq!(read(GLINSKI, "x.pgn", head).map(|levels| levels.len()), Ok(1));
    assert_eq!(error("Rf3", "Rf12"), "x.pgn, line 9: “Rf12” could not be read");
    assert_eq!(error("f9\"]\n[Line", "j9\"]\n[Line"), "x.pgn, line 10: “j9” could not be read");
    assert_eq!(error("f3-f9", "f3f9"), "x.pgn, line 11: “f3f9” could not be read");
    assert_eq!(error("[Line \"f3-f9\"]\n", ""), "x.pgn, line 7: the level needs the tag “Line”");
    assert!(error("Stars", "Star").starts_with("x.pgn, line 10: a level has no tag “Star”; it has Event, "));
    let line = "[Goal \"line\"]\n[Black \"Kf11\"]\n[Line";
    assert_eq!(
        error("[Line", &line.replace("Black \"Kf11", "Black \"Kg8 Kg10")),
        "x.pgn, line 9: invalid position: White has no king; each side needs one; Black has 2 kings; each side needs one"
    );
    assert_eq!(
        error("[Line \"f3-f9", "[Goal \"line\"]\n[Line \"f3-g9"),
        "x.pgn, line 12: “f3-g9” is not a legal move here"
    );
}

#[test]
fn the_most_stars_of_a_level_are_kept() {
    let course = Course::of(GLINSKI);
    let mut earned = Earned::default();
    for stars in [2, 3, 1] {
        earned.add(&course.levels[0], stars);
    }
    earned.add(&course.levels[1], 1);
    assert_eq!([0, 1, 2].map(|index| earned.stars(&course.levels[index])), [3, 1, 0]);
}

#[cfg(feature = "serde")]
#[test]
fn stars_are_plain_data() {
    let mut earned = Earned::default();
    earned.add(&Course::of(GLINSKI).levels[0], 2);
    let json = serde_json::to_string(&earned).expect("plain data");
    assert_eq!(json, "{\"glinski-rook-straight\":2}");
    assert_eq!(serde_json::from_str::<Earned>(&json).expect("the same data"), earned);
}

#[cfg(feature = "app")]
#[test]
fn every_level_has_its_texts_in_every_language() {
    use heksy::app::text::{Catalogue, Language};

    for language in Language::ALL {
        // A catalogue of its own has no English texts to fall back on.
        let catalogue = Catalogue::from_source(language.tag(), language.texts(), None);
        let of_level = |level: &Level| [level.goal_key(), level.praise_key(), level.stage_key()];
        let keys = levels().flat_map(of_level).chain(Failure::ALL.map(|failure| failure.key().to_owned()));
        let keys = keys.chain([Way::Whole, Way::Short].map(|way| way.key().to_owned()));
        let missing: Vec<_> = keys.filter(|key| !catalogue.has(key)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", language.tag());
    }
}
