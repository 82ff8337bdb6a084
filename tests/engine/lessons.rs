//! The lessons that need the engine: small games can be won against it, and pieces are as safe as the tactics say.

use heksy::chess::Role;
use heksy::engine::endgames::known;
use heksy::engine::{DirectEngine, Level, Limits, STACK_BYTES, SearchRequest};
use heksy::game::{Move, PieceKind, Position, Variant};
use heksy::lessons::{Course, Game, Goal, Level as Lesson, Progress, Run};
use heksy::tactics::{Safety, safety};

/// Nodes of a search at full strength, as in the program.
const NODES: u64 = 20_000;

fn levels(is_it: fn(Goal) -> bool) -> impl Iterator<Item = &'static Lesson> {
    let all = Game::ALL.into_iter().flat_map(|game| &Course::of(game).levels);
    all.filter(move |level| is_it(level.goal))
}

/// The move of a level of play, or of the full strength at fixed nodes.
fn best(engine: &mut DirectEngine, position: &Position, level: Option<u8>) -> Move {
    let limits = Limits { nodes: level.is_none().then_some(NODES), ..Limits::default() };
    let strength = level.and_then(Level::new).unwrap_or(Level::FULL).into();
    let request = SearchRequest { strength, ..SearchRequest::new(*position, limits) };
    engine.search(request).expect("a search").best.expect("a move")
}

/// Plays a level, the pupil at full strength; the end of it.
fn play(level: &Lesson, opponent: Option<u8>) -> Progress {
    let (mut engine, mut run, mut progress) =
        (DirectEngine::new(16), Run::new(level.clone()), Progress::Going);
    engine.new_game_with_seed(1);
    while !run.is_over() && run.count() < 100 {
        let position = *run.position().expect("a board with kings");
        let is_answer = run.is_asking();
        let mv = best(&mut engine, &position, opponent.filter(|_| is_answer));
        let plain = heksy::lessons::Move { from: mv.from(), to: mv.to(), promotion: mv.promotion() };
        progress = if is_answer { run.answer(mv) } else { run.play(plain) };
    }
    progress
}

fn in_large_stack(work: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work).unwrap();
        thread.join().unwrap();
    });
}

#[test]
fn every_small_game_can_be_won_against_its_computer_and_the_strongest_one() {
    in_large_stack(|| {
        let mut count = 0;
        for level in levels(Goal::is_game) {
            for opponent in [level.opponent, None] {
                let progress = play(level, opponent);
                assert!(matches!(progress, Progress::Done { .. }), "{level:?} {opponent:?}: {progress:?}");
            }
            count += 1;
        }
        assert!(count >= 6, "{count}");
    });
}

#[test]
fn a_lone_king_is_lost_by_the_tables_of_the_endgames() {
    for level in levels(|goal| goal == Goal::Win) {
        let run = Run::new(level.clone());
        let Some(position) = run.position().and_then(Position::chess) else { continue };
        let found = known(position, position.rules().material).expect("a table");
        let moves = found.plies.expect("a distance").div_ceil(2);
        assert_eq!((found.quarters, found.is_to_the_end), (4, true), "{level:?}");
        assert!(moves + 3 <= level.best, "{level:?}: {moves} moves are needed");
    }
}

/// Whether the side to move promotes a pawn first within this number of moves, whatever the other side does. All answers are
/// tried, and of its own moves those of pawns.
fn wins_the_race(position: &Position, moves: u32) -> bool {
    let is_of_pawn = |mv: &Move| position.kind_at(mv.from()) == Some(PieceKind::Chess(Role::Pawn));
    let mut own = position.legal_moves().into_iter().filter(is_of_pawn);
    moves > 0
        && own.any(|mv| {
            let after = position.after(&[mv]);
            let loses = |answer: Move| {
                answer.promotion().is_none() && wins_the_race(&after.after(&[answer]), moves - 1)
            };
            mv.promotion().is_some() || !after.is_game_over() && after.legal_moves().into_iter().all(loses)
        })
}

#[test]
fn two_races_of_pawns_are_won_in_three_moves_whatever_the_computer_does() {
    let mut proven = Vec::new();
    for level in levels(|goal| goal == Goal::Race) {
        let run = Run::new(level.clone());
        if wins_the_race(run.position().expect("a board with kings"), 3) {
            assert!(level.best > 3, "{level:?}");
            proven.push(level.game);
        }
    }
    assert_eq!(proven, [Game::Two(Variant::Glinski), Game::Two(Variant::McCooey)]);
}

#[test]
fn the_pieces_to_tap_are_those_that_an_exchange_loses() {
    let mut count = 0;
    for level in levels(|goal| goal == Goal::Safe) {
        let run = Run::new(level.clone());
        let position = run.position().expect("a board with kings");
        for (cell, piece) in position.pieces() {
            if piece.color == position.turn() && piece.kind != PieceKind::Chess(Role::King) {
                let is_lost = matches!(safety(position, cell), Some(Safety::Lost(_)));
                assert_eq!(level.stars.contains(cell), is_lost, "{level:?} {cell}");
                count += 1;
            }
        }
    }
    assert!(count > 8, "{count}");
}
