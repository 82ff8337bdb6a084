//! The computer for the game for three through its public interface: mates, kings that hang, limits, levels.

use std::time::Duration;

use heksy::engine::StopSignal;
use heksy::hex::Cell;
use heksy::three::{
    BySeat, Ending, Game, Move, OutReason, Piece, Points, Position, Role, Seat, Seats, Setup,
};
use heksy::three_engine::{Engine, Info, LEVELS, Level, Limits};

const HASH_MB: usize = 4;

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// The engine's move in a position, with all its reports.
fn find(position: Position, limits: &Limits) -> (Option<Move>, Vec<Info>) {
    let mut infos = Vec::new();
    let mut on_info = |info| infos.push(info);
    let best = Engine::new(HASH_MB).think(
        &Game::new(position),
        Level::FULL,
        limits,
        &StopSignal::default(),
        &mut on_info,
    );
    (best, infos)
}

/// The position from the next seat: the board turned by 120° clockwise.
fn turned(position: &Position) -> Position {
    let turned_cell = |cell: Cell| (0..4).fold(cell, |cell, _| cell.rotated_60());
    let old = Setup::from(position);
    let mut setup = Setup::empty();
    for (cell, piece) in old.board.pieces() {
        let piece = Piece { seat: piece.seat.map(Seat::next), ..piece };
        setup.board.set_piece(turned_cell(cell), Some(piece));
    }
    setup.turn = old.turn.next();
    setup.playing = old.playing.iter().map(Seat::next).collect::<Seats>();
    for seat in Seat::ALL {
        setup.en_passant[seat.next()] = old.en_passant[seat].map(turned_cell);
    }
    setup.halfmove_clock = old.halfmove_clock;
    Position::from_setup(&setup).unwrap()
}

/// The position as each of the three seats has it.
fn from_every_seat(text: &str) -> [Position; 3] {
    let first: Position = text.parse().unwrap();
    let second = turned(&first);
    [first, second, turned(&second)]
}

/// Two sides are left, and one move mates.
const MATES: [&str; 4] = [
    "1/3/rP3xP/rRrP3xPxR/rQ1rP3xP1xK/rBrBrB4rNxBxBxB/rKrNrP1rP1xP2xNxQ/rRrP3wPwP2xPxR/rP1wN2wB4xP/3wP1wBwNwP3/\
     2wPwRwQwBwKwRwP2 w wr - 0 4",
    "bR/3/xP2bQbP/xR4bP1/1xN3bK3/1xB1xP4bR1bB/xK4bN1bP3/1xP3wPbPbBwP2/xP2wQwK2wBwP2/3wP7/1wN1wR5wR1 b wb - 1 29",
    "1/3/3wQ1/1wP4wR/5wN3/rK8xB1/11/10xR/10xP/11/8wK2 w wr - 1 92",
    "wQ/2wN/3rR1/1xP2rPxP1/1rK5xNxK/4rP2rP1rBxB/2rP1wP2xP1xN1/5wPwPwP1xPxR/rP1wP1wK3wN1xP/5wB3wR1/1wR9 w wr - 1 37",
];

#[test]
fn mates_in_one_for_every_seat() {
    for text in MATES {
        for position in from_every_seat(text) {
            let (best, infos) = find(position, &nodes(3_000));
            let (after, outs) = position.play(best.unwrap()).unwrap();
            assert_eq!(
                outs.iter().map(|out| out.reason).collect::<Vec<_>>(),
                [OutReason::Checkmate],
                "{position}"
            );
            assert_eq!(after.playing().len(), 1);
            let scores = infos.last().unwrap().scores;
            assert!(scores[position.turn()] >= 999, "{scores:?}");
        }
    }
}

/// The king of another side stands attacked.
const HANGING_KINGS: [&str; 3] = [
    "1/3/rP2bP1/rR1rP2bKbR/2rP2bP1bN1/rB3rNrP1bPbB1bB/rK7bNbQ1/rBrR1rPwP1wPbPbP1bR/\
     2rPwPwPwB3bP1/wRwB1wNwNwK1wP3/6wQwRwP2 r wrb - 1 16",
    "1/3/bN1rP2/1rKbPrP3/9/11/2bP1wP6/5wPbPbB2bK/2wPwQ4bPbR1/6wK4/4wR1wB4 w wrb - 0 39",
    "1/1rK1/5/7/2bP4bK1/11/11/2wBwP1wP1wP3/2wK8/11/10wR w wrb - 0 63",
];

#[test]
fn takes_a_king_that_hangs() {
    for text in HANGING_KINGS {
        for position in from_every_seat(text) {
            let (best, _) = find(position, &nodes(3_000));
            let (_, outs) = position.play(best.unwrap()).unwrap();
            assert!(outs.iter().any(|out| out.reason == OutReason::KingTaken), "{position}: {best:?}");
        }
    }
}

/// White's king stands on the line of Black's rook, behind a knight of Red's that may jump away at any time: then Black
/// takes the king, and White has no turn between.
const BEHIND_A_KNIGHT: &str = "1/3/rK4/3bR3/9/bK10/6rP4/5rN3bN1/1wP9/7wP3/3wR1wK5 w wrb - 0 1";

#[test]
fn a_king_does_not_stay_where_two_moves_take_it() {
    for position in from_every_seat(BEHIND_A_KNIGHT) {
        let us = position.turn();
        let is_lost = |position: &Position| {
            position.legal_moves().iter().any(|&mv| {
                let after = position.play(mv).unwrap().0;
                let attackers = after.king_attackers(us) & after.by_seat(after.turn());
                after.turn() != us && !attackers.is_empty()
            })
        };
        let (best, _) = find(position, &nodes(5_000));
        let some_lose = position.legal_moves().iter().any(|&mv| is_lost(&position.play(mv).unwrap().0));
        assert!(some_lose, "the danger is there");
        assert!(!is_lost(&position.play(best.unwrap()).unwrap().0), "{position}: {best:?}");
    }
}

/// A queen and a king against a king.
const LONE_KING: &str = "1/3/5/7/9/5rK5/11/11/3wQ7/11/5wK5 w wr - 0 1";

#[test]
fn a_queen_puts_a_lone_king_out_in_time() {
    for position in from_every_seat(LONE_KING) {
        let winner = position.turn();
        let mut game = Game::new(position);
        let mut engine = Engine::new(HASH_MB);
        while game.end().is_none() {
            let mv = engine.think(&game, Level::FULL, &nodes(3_000), &StopSignal::default(), &mut |_| {});
            game.play(mv.expect("the game is not over")).expect("the computer moves by the rules");
        }
        let end = game.end().expect("the game is over");
        assert_eq!(end.ending, Ending::LastInGame, "{position}");
        assert_eq!(end.points.quarters(winner), 4, "{position}");
    }
}

#[test]
fn the_engine_stops_on_request() {
    let game = Game::new(Position::start());
    let stop = StopSignal::default();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(50));
            stop.request();
        });
        let best = Engine::new(HASH_MB).think(&game, Level::FULL, &Limits::default(), &stop, &mut |_| {});
        assert!(best.is_some_and(|mv| game.position().is_legal(mv)));
    });
    // The stop is requested from the start.
    for level in LEVELS {
        let mut last = 0;
        let mut on_info = |info: Info| last = info.nodes;
        let best = Engine::new(HASH_MB).think(&game, level, &Limits::default(), &stop, &mut on_info);
        assert!(best.is_some_and(|mv| game.position().is_legal(mv)) && last < 2_000, "{last} nodes");
    }
}

#[test]
fn limits_are_kept() {
    let start = Position::start();
    let (_, infos) = find(start, &nodes(4_000));
    assert!(infos.last().is_some_and(|info| info.nodes <= 4_000 && info.depth > 1));
    let (_, infos) = find(start, &Limits { depth: Some(3), ..Limits::default() });
    assert_eq!(infos.iter().map(|info| info.depth).collect::<Vec<_>>(), [1, 2, 3]);
    let (best, _) = find(start, &Limits::time(Duration::from_millis(30)));
    assert!(best.is_some());
}

#[test]
fn several_threads_find_the_mates_and_a_level_plays_as_with_one() {
    let find = |threads, position, level, limits: &Limits| {
        let mut engine = Engine::new(HASH_MB);
        engine.set_threads(threads);
        engine.clear(1);
        let mut nodes = 0;
        let mut on_info = |info: Info| nodes = info.nodes;
        let best = engine.think(&Game::new(position), level, limits, &StopSignal::default(), &mut on_info);
        (best.expect("there are moves"), nodes)
    };
    let deep = Limits { depth: Some(4), ..Limits::default() };
    for position in MATES.into_iter().flat_map(from_every_seat) {
        let (best, _) = find(4, position, Level::FULL, &deep);
        let (after, _) = position.play(best).expect("the move is legal");
        assert_eq!(after.playing().len(), 1, "{position}");
    }
    let by_level = |threads| find(threads, Position::start(), LEVELS[1], &Limits::default());
    assert_eq!(by_level(4), by_level(1));
}

#[test]
fn a_repeated_search_gives_the_same_result() {
    let search = || {
        let (best, infos) = find(Position::start(), &nodes(20_000));
        let infos: Vec<_> = infos.into_iter().map(|info| Info { time: Duration::ZERO, ..info }).collect();
        (best, infos)
    };
    assert_eq!(search(), search());
}

#[test]
fn lines_are_legal_and_points_add_up() {
    let (best, infos) = find(Position::start(), &nodes(20_000));
    for info in &infos {
        let mut position = Position::start();
        for &mv in &info.pv {
            position = position.play(mv).unwrap().0;
        }
        assert_eq!(Seat::ALL.map(|seat| info.scores[seat]).iter().sum::<u16>(), 1_500);
        assert_eq!(info.mover, Seat::White);
    }
    assert_eq!(infos.last().and_then(|info| info.pv.first().copied()), best);
}

#[test]
fn every_test_position_is_searched() {
    let cases: serde_json::Value = serde_json::from_str(include_str!("../positions/three.json")).unwrap();
    let texts: Vec<&str> = cases.as_array().unwrap().iter().filter_map(|case| case["fen"].as_str()).collect();
    assert!(texts.len() > 20);
    for text in texts {
        let position: Position = text.parse().unwrap();
        let is_over = Game::new(position).end().is_some();
        let (best, _) = find(position, &nodes(400));
        assert_eq!(best.is_none(), is_over, "{text}");
        assert!(best.is_none_or(|mv| position.is_legal(mv)), "{text}");
    }
}

/// A player: chooses the moves of a seat.
type Player = Box<dyn FnMut(&Game) -> Move>;

/// Plays a game; `None` if it is not over after this number of plies.
fn play(mut players: BySeat<Player>, most_plies: usize) -> Option<Points> {
    let mut game = Game::new(Position::start());
    for _ in 0..most_plies {
        if game.end().is_some() {
            break;
        }
        let mv = players[game.position().turn()](&game);
        game.play(mv).expect("players move by the rules");
    }
    game.end().map(|end| end.points)
}

fn computer(level: Level, limits: Limits, seed: u64) -> Player {
    let mut engine = Engine::new(HASH_MB);
    engine.clear(seed);
    Box::new(move |game| {
        engine.think(game, level, &limits, &StopSignal::default(), &mut |_| {}).expect("the game is not over")
    })
}

fn random(seed: u64) -> Player {
    let mut rng = fastrand::Rng::with_seed(seed);
    Box::new(move |game| rng.choice(game.position().legal_moves()).expect("the game is not over"))
}

/// The points in quarters of a level against two others, each seat in turn.
fn against_two(games: u64, level: Level, limits: Limits, other: impl Fn(u64) -> Player) -> Vec<u32> {
    let one = |number: u64| {
        let seat = Seat::ALL[number as usize % 3];
        let players = BySeat::from_fn(|at| {
            if at == seat {
                computer(level, limits, number)
            } else {
                other(2 * number + u64::from(at == seat.next()))
            }
        });
        play(players, 2_000).map_or(0, |points| u32::from(points.quarters(seat)))
    };
    (0..games).map(one).collect()
}

#[test]
fn levels_play_by_the_rules() {
    for seed in 0..3 {
        let [weak, strong, full] = LEVELS.map(|level| computer(level, nodes(100), seed));
        play(BySeat::new(weak, strong, full), 120);
    }
}

#[test]
fn beats_two_random_movers_from_every_seat() {
    assert_eq!(against_two(3, Level::FULL, nodes(300), random), [4; 3]);
}

#[test]
fn beats_two_of_the_lowest_level_more_often_than_not() {
    let points = against_two(6, Level::FULL, nodes(500), |seed| computer(LEVELS[0], nodes(300), seed));
    assert!(points.iter().filter(|&&quarters| quarters == 4).count() >= 4, "{points:?}");
}

#[test]
#[ignore = "takes minutes"]
fn beats_two_random_movers_in_sixty_of_sixty() {
    assert_eq!(against_two(60, Level::FULL, nodes(2_000), random), [4; 60]);
}

#[test]
#[ignore = "takes minutes"]
fn the_higher_levels_beat_two_of_the_lowest_in_three_of_four() {
    let [weak, strong, full] = LEVELS;
    for (level, limits) in [(strong, Limits::default()), (full, nodes(5_000))] {
        let points = against_two(60, level, limits, |seed| computer(weak, Limits::default(), seed));
        let won = points.iter().filter(|&&quarters| quarters == 4).count();
        println!("{}: {won} of 60", level.key());
        assert!(won >= 45, "{}: {won} of 60", level.key());
    }
}

#[test]
fn a_game_that_is_over_has_no_move() {
    let over = "1/rK2/5/7/5wK3/11/11/11/11/11/11 w wr - 0 1";
    let (best, infos) = find(over.parse().unwrap(), &nodes(100));
    assert!(best.is_none() && infos.is_empty());
    let game = Game::new(over.parse().unwrap());
    assert_eq!(game.position().pieces(Seat::White, Role::King).len(), 1);
}
