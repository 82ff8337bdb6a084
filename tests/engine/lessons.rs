//! The lessons that need the engine: small games can be won against it, and pieces are as safe as the tactics say.

use heksy::chess::Role;
use heksy::engine::endgames::known;
use heksy::engine::{DirectEngine, Level, Limits, STACK_BYTES, SearchRequest};
use heksy::game::{Move, PieceKind, Position, Variant};
use heksy::hex::Cell;
use heksy::lessons::{Course, Game, Goal, Level as Lesson, Progress, Run};
use heksy::tactics::{Safety, safety};

/// Nodes of a search at full strength, as in the program.
const NODES: u64 = 20_000;
/// The moves of a race that the pupil foresees.
const FORESEEN: u32 = 6;

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

/// Plays a level, the pupil at full strength; the end of it. In a race the pupil, who knows the goal, promotes first as soon
/// as that can be forced; the engine only wants to win.
fn play(level: &Lesson, opponent: Option<u8>) -> Progress {
    let (mut engine, mut run, mut progress) =
        (DirectEngine::new(16), Run::new(level.clone()), Progress::Going);
    engine.new_game_with_seed(1);
    while !run.is_over() && run.count() < 100 {
        let position = *run.position().expect("a board with kings");
        let is_answer = run.is_asking();
        let is_race = level.goal == Goal::Race && !is_answer;
        let race = (1..=FORESEEN).filter(|_| is_race).find_map(|moves| wins_the_race(&position, moves));
        let mv = race.unwrap_or_else(|| best(&mut engine, &position, opponent.filter(|_| is_answer)));
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

/// A move after which the side to move promotes first within this number of its moves, whatever the other side does. All
/// answers are tried, and of its own moves those of pawns and men.
fn wins_the_race(position: &Position, moves: u32) -> Option<Move> {
    let is_racing = |mv: &Move| is_racing(position, mv.from());
    let own = position.legal_moves().into_iter().filter(is_racing);
    own.filter(|_| moves > 0).find(|&mv| {
        let after = position.after(&[mv]);
        let loses = |answer: Move| {
            !promotes(&after, answer) && wins_the_race(&after.after(&[answer]), moves - 1).is_some()
        };
        promotes(position, mv) || !after.is_game_over() && after.legal_moves().into_iter().all(loses)
    })
}

fn is_racing(position: &Position, cell: Cell) -> bool {
    matches!(position.kind_at(cell), Some(PieceKind::Chess(Role::Pawn) | PieceKind::Man))
}

fn promotes(position: &Position, mv: Move) -> bool {
    is_racing(position, mv.from()) && !is_racing(&position.after(&[mv]), mv.to())
}

#[test]
fn two_races_of_pawns_are_won_in_three_moves_whatever_the_computer_does() {
    let mut proven = Vec::new();
    for level in levels(|goal| goal == Goal::Race) {
        let run = Run::new(level.clone());
        if wins_the_race(run.position().expect("a board with kings"), 3).is_some() {
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
