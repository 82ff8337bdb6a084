//! The engine through its public interface: mates, stalemate, draws, limits, levels.

use std::time::Duration;

use heksy::chess::{ByColor, Color, Move, Points, Position, Reason, Variant};
use heksy::engine::{
    ClockLimits, Engine, Event, Info, Level, Limits, Progress, Score, SearchRequest, Strength,
};

struct SearchResult {
    best: Option<Move>,
    infos: Vec<Info>,
}

impl SearchResult {
    fn last(&self) -> &Info {
        self.infos.last().expect("there is at least one info")
    }

    fn score(&self) -> Score {
        self.last().score
    }

    fn best(&self) -> String {
        self.best.expect("the game is not over").to_uci(Variant::Glinski).to_string()
    }
}

fn run(engine: &mut Engine, request: SearchRequest) -> SearchResult {
    let id_sent = engine.go(request);
    let mut infos = Vec::new();
    loop {
        match engine.wait() {
            Some(Event::Info { id, info }) if id == id_sent => infos.push(info),
            Some(Event::BestMove { id, best, .. }) if id == id_sent => {
                return SearchResult { best: best.and_then(heksy::game::Move::chess), infos };
            }
            other => panic!("{other:?}"),
        }
    }
}

fn search(position: Position, limits: Limits) -> SearchResult {
    run(&mut Engine::new(|| {}), SearchRequest::new(position, limits))
}

fn glinski(fen: &str) -> Position {
    Position::from_fen(Variant::Glinski, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn depth(depth: u32) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn play(position: &Position, text: &str) -> (Position, Move) {
    let named = |m: &Move| m.to_uci(position.variant()).to_string() == text;
    let m = position.legal_moves().into_iter().find(named).expect(text);
    (position.play(m).unwrap(), m)
}

/// A request for the position after these moves.
fn after(start: Position, moves: &[&str], limits: Limits) -> SearchRequest {
    let mut request = SearchRequest::new(start, limits);
    let mut position = start;
    for text in moves {
        let (next, m) = play(&position, text);
        position = next;
        request.moves.push(m.into());
    }
    request
}

mod mates {
    use super::*;

    /// Whether the side to move mates in at most `moves`, by exhaustive search.
    fn mates_in(position: &Position, moves: u32) -> bool {
        position.legal_moves().iter().any(|&m| is_mated_in(&position.play(m).unwrap(), moves - 1))
    }

    fn is_mated_in(position: &Position, moves: u32) -> bool {
        let replies = position.legal_moves();
        if replies.is_empty() {
            return position.in_check();
        }
        moves > 0 && replies.iter().all(|&m| mates_in(&position.play(m).unwrap(), moves))
    }

    #[test]
    fn shortest_mates_are_found() {
        for (moves, fen) in [
            (1, "k/3/2K2/7/9/11/11/11/11/11/5Q5 w - 0 1"),
            (1, "1/3/K1k2/7/9/2p4p1p1/4b4p1/11/1q6r2/11/11 b - 5 73"),
            (1, "1/3/5/7/9/8Q2/6NP3/4P6/8P1k/1PP8/5K5 w - 1 59"),
            (2, "1/k2/5/K6/9/2p4p1p1/4b4p1/11/1q6r2/11/11 b - 3 72"),
            (2, "1/3/2q2/7/9/4K6/4n2p1p1/7n3/9k1/11/8r2 b - 3 65"),
            (3, "1/3/5/7/9/5p5/1k1p2r4/11/11/11/4r3K2 b - 3 77"),
        ] {
            let position = glinski(fen);
            assert!(mates_in(&position, moves), "{fen}");
            assert!(moves == 1 || !mates_in(&position, moves - 1), "{fen}");
            let result = search(position, depth(2 * moves + 3));
            assert_eq!(result.score(), Score::Mate(moves as i32), "{fen}");
            assert!(is_mated_in(&position.play(result.best.unwrap()).unwrap(), moves - 1), "{fen}");
        }
    }

    #[test]
    fn the_mated_side_has_a_mate_score() {
        let position = glinski("1/3/2q2/7/9/4K6/4n2p1p1/7n3/9k1/11/8r2 b - 3 65");
        let mating = search(position, depth(7)).best.unwrap();
        assert_eq!(search(position.play(mating).unwrap(), depth(6)).score(), Score::Mate(-1));
    }

    #[test]
    fn a_search_for_a_mate_stops_when_it_is_found() {
        let position = glinski("1/k2/5/K6/9/2p4p1p1/4b4p1/11/1q6r2/11/11 b - 3 72");
        let result = search(position, Limits { mate: Some(2), ..Limits::default() });
        assert_eq!(result.score(), Score::Mate(2));
    }

    #[test]
    fn a_rook_and_a_queen_mate_the_bare_king() {
        for fen in ["1/3/5/3k3/9/11/11/11/3R7/5K5/11 w - 0 1", "1/3/5/3k3/9/11/11/11/3Q7/5K5/11 w - 0 1"] {
            let start = glinski(fen);
            let draws = start.rules().default_draws();
            let (mut engine, mut position) = (Engine::new(|| {}), start);
            let mut request = SearchRequest::new(start, nodes(20_000));
            while position.terminal(&draws).is_none() {
                let best = run(&mut engine, request.clone()).best.unwrap();
                position = position.play(best).unwrap();
                request.moves.push(best.into());
            }
            assert_eq!(position.terminal(&draws).unwrap().reason, Reason::Checkmate, "{fen}");
        }
    }
}

mod threads {
    use super::*;

    #[test]
    fn several_threads_find_a_mate_and_stop() {
        let mut engine = Engine::new(|| {});
        engine.set_threads(3);
        let position = glinski("1/k2/5/K6/9/2p4p1p1/4b4p1/11/1q6r2/11/11 b - 3 72");
        assert_eq!(run(&mut engine, SearchRequest::new(position, depth(6))).score(), Score::Mate(2));
        engine.new_game();
        engine.set_threads(2);
        let result = run(&mut engine, SearchRequest::new(Position::start(Variant::Glinski), nodes(20_000)));
        assert!(result.best.is_some());
    }
}

mod stalemate {
    use super::*;

    /// The pawns block each other, and White's king confines Black's behind them.
    const WHITE_STALEMATES: &str = "1/3/5/7/9/11/11/1p9/1P2K6/11/1k9 w - 0 1";
    /// Black promotes, White promotes, Black captures and stalemates.
    const BLACK_STALEMATES: &str = "1/K2/5/2k4/9/11/10P/11/11/5p5/11 b - 0 1";

    /// Whether the score is that of three quarters of a point, less a centipawn for each ply that a table counts.
    fn three_quarters(score: Score) -> bool {
        matches!(score, Score::Cp(273..=275))
    }

    #[test]
    fn a_stalemate_is_worth_three_quarters_to_either_side() {
        // White has a win as well, but beyond this depth.
        for (fen, plies, best) in [(WHITE_STALEMATES, 6, "e3d3"), (BLACK_STALEMATES, 8, "f2f1q")] {
            let result = search(glinski(fen), depth(plies));
            assert!(three_quarters(result.score()), "{:?}", result.score());
            assert_eq!(result.best(), best);
        }
    }

    #[test]
    fn the_stalemated_side_gets_a_quarter() {
        let (position, _) = play(&glinski(WHITE_STALEMATES), "e3d3");
        let Score::Cp(cp) = search(position, depth(6)).score() else { panic!("no mate here") };
        assert!(three_quarters(Score::Cp(-cp)), "{cp}");
    }

    #[test]
    fn a_stalemate_is_a_draw_in_mccooeys_game() {
        let position = Position::from_fen(Variant::McCooey, BLACK_STALEMATES).unwrap();
        assert_eq!(search(position, depth(8)).score(), Score::Cp(0));
    }

    #[test]
    fn a_win_is_preferred_to_a_stalemate() {
        // e8f9 stalemates at once, e8d9 wins with the pawn.
        let result = search(glinski("k/1P1/5/2K4/9/11/11/11/11/11/11 w - 0 1"), depth(10));
        assert_eq!(result.best(), "e8d9");
        assert!(result.score().expected() > 0.9);
    }

    #[test]
    fn a_finished_game_has_a_score() {
        let result = search(glinski("k/1P1/2K2/7/9/11/11/11/11/11/11 b - 0 80"), depth(3));
        assert!(result.best.is_none());
        assert!((result.score().expected() - 0.25).abs() < 0.001);
        let result = search(glinski("k/1Q1/2K2/7/9/11/11/11/11/11/11 b - 0 80"), depth(3));
        assert!(result.best.is_none());
        assert_eq!(result.score(), Score::Mate(0));
    }
}

mod draws {
    use super::*;

    const ROOK_ENDING: &str = "1/3/5/3k3/9/11/11/11/3R7/5K5/11 w - 0 1";
    /// White moves the rook to and fro, Black the king; after another d2d3 Black may repeat for the third time.
    const TO_AND_FRO: [&str; 6] = ["d3d2", "f8f9", "d2d3", "f9f8", "d3d2", "f8f9"];

    #[test]
    fn repetition_is_avoided_when_winning() {
        for plies in 2..=5 {
            let result = run(&mut Engine::new(|| {}), after(glinski(ROOK_ENDING), &TO_AND_FRO, depth(plies)));
            assert_ne!(result.best(), "d2d3");
            assert!(result.score().expected() > 0.8);
        }
    }

    #[test]
    fn repetition_is_taken_when_losing() {
        let moves = [&TO_AND_FRO[..], &["d2d3"]].concat();
        for plies in 1..=4 {
            let result = run(&mut Engine::new(|| {}), after(glinski(ROOK_ENDING), &moves, depth(plies)));
            assert_eq!((result.best().as_str(), result.score()), ("f9f8", Score::Cp(0)));
        }
    }

    #[test]
    fn fifty_moves_end_the_advantage() {
        let at = |clock: u32| glinski(&format!("1/3/5/3k3/9/11/11/11/3R7/5K5/11 w - {clock} 80"));
        assert!(search(at(40), depth(5)).score().expected() > 0.8);
        assert_eq!(search(at(97), depth(5)).score(), Score::Cp(0));
    }

    #[test]
    fn insufficient_material_is_a_draw() {
        // The rook is lost, and two knights are insufficient material.
        let result = search(glinski("1/3/5/7/9/3Kr6/5N5/3N3k3/11/11/11 w - 0 1"), depth(5));
        assert_eq!(result.score(), Score::Cp(0));
    }
}

mod limits {
    use super::*;

    #[test]
    fn depth_and_node_limits_hold() {
        let start = Position::start(Variant::Glinski);
        assert_eq!(search(start, depth(4)).last().depth, 4);
        let result = search(start, nodes(3_000));
        assert!(result.last().nodes <= 3_000);
        assert!(result.best.is_some());
    }

    #[test]
    fn only_search_moves_are_searched() {
        let start = Position::start(Variant::Glinski);
        let (_, only) = play(&start, "b1b2");
        let limits = Limits { search_moves: vec![only.into()], ..depth(4) };
        assert_eq!(search(start, limits).best, Some(only));
    }

    #[test]
    fn a_forced_move_is_played_at_once_with_a_clock() {
        let clock = ClockLimits {
            remaining: ByColor::new(Duration::from_hours(1), Duration::from_hours(1)),
            increment: ByColor::new(Duration::ZERO, Duration::ZERO),
            moves_to_go: None,
        };
        // f11g9 is the only move.
        let position = glinski("k/1P1/5/2K4/9/11/11/11/11/11/11 b - 0 1");
        assert_eq!(position.legal_moves().len(), 1);
        let result = search(position, Limits { clock: Some(clock), ..Limits::default() });
        assert_eq!(result.last().depth, 1);
    }

    #[test]
    fn stop_ends_a_search_without_limits() {
        let mut engine = Engine::new(|| {});
        let limits = Limits { infinite: true, ..Limits::default() };
        let id_sent = engine.go(SearchRequest::new(Position::start(Variant::Glinski), limits));
        while !matches!(engine.wait(), Some(Event::Info { .. })) {}
        engine.stop();
        let last = std::iter::from_fn(|| engine.wait()).find(|event| !matches!(event, Event::Info { .. }));
        assert!(matches!(last, Some(Event::BestMove { id, best: Some(_), .. }) if id == id_sent));
    }

    #[test]
    fn a_new_search_stops_the_previous_one() {
        let mut engine = Engine::new(|| {});
        let start = Position::start(Variant::Glinski);
        let first = engine.go(SearchRequest::new(start, Limits { infinite: true, ..Limits::default() }));
        let second = engine.go(SearchRequest::new(start, depth(2)));
        let finished: Vec<_> = std::iter::from_fn(|| engine.wait())
            .filter(|event| matches!(event, Event::BestMove { .. }))
            .map(|event| event.id())
            .take(2)
            .collect();
        assert_eq!(finished, [first, second]);
    }

    #[test]
    fn several_lines_are_sorted() {
        let mut request = SearchRequest::new(Position::start(Variant::Glinski), depth(4));
        request.lines = 3;
        let result = run(&mut Engine::new(|| {}), request);
        let last = &result.infos[result.infos.len() - 3..];
        assert_eq!(last.iter().map(|info| info.multipv).collect::<Vec<_>>(), [1, 2, 3]);
        assert!(last.is_sorted_by(|a, b| a.score.expected() >= b.score.expected()));
        assert_eq!(result.best, last[0].pv.first().and_then(|m| m.chess()));
        assert!(last[0].pv[0] != last[1].pv[0] && last[1].pv[0] != last[2].pv[0]);
    }

    #[test]
    fn a_search_by_nodes_is_deterministic() {
        let mut engine = Engine::new(|| {});
        let position =
            glinski("1/2k/n1bbr/rq5/pppp1ppp1/3b1pP1np1/3PPP3N1/10R/5B1P3/2P2B2P2/1PR1QBKN1P1 b - 1 8");
        let mut results = (0..2).map(|_| {
            engine.new_game();
            let result = run(&mut engine, SearchRequest::new(position, nodes(20_000)));
            (result.best, result.last().nodes, result.last().pv.clone())
        });
        assert_eq!(results.next(), results.next());
    }
}

#[test]
fn an_illegal_game_is_refused_and_the_engine_stays_usable() {
    let mut engine = Engine::new(|| {});
    let start = Position::start(Variant::Glinski);
    let (_, m) = play(&start, "f5f6");
    let mut request = SearchRequest::new(start, depth(2));
    request.moves = vec![m.into(), m.into()];
    engine.go(request);
    match engine.wait() {
        Some(Event::Failed { message, .. }) => assert!(message.contains("f5 to f6"), "{message}"),
        other => panic!("{other:?}"),
    }
    assert!(run(&mut engine, SearchRequest::new(start, depth(2))).best.is_some());
}

/// Plays a game of the engine against random moves; the engine's quarter points.
fn against_random(engine: &mut Engine, side: Color, limits: &Limits, strength: Strength, seed: u64) -> u8 {
    let mut rng = fastrand::Rng::with_seed(seed);
    engine.new_game_with_seed(seed);
    let start = Position::start(Variant::Glinski);
    let draws = start.rules().default_draws();
    let mut position = start;
    let mut request = SearchRequest { strength, ..SearchRequest::new(start, limits.clone()) };
    for _ in 0..300 {
        if let Some(outcome) = position.terminal(&draws) {
            return outcome.points.for_color(side);
        }
        let m = if position.turn() == side {
            run(engine, request.clone()).best.unwrap()
        } else {
            *rng.choice(position.legal_moves().iter()).unwrap()
        };
        position = position.play(m).unwrap();
        request.moves.push(m.into());
    }
    Points::DRAW.for_color(side)
}

#[test]
fn a_random_mover_loses_every_game() {
    let mut engine = Engine::new(|| {});
    for seed in 0..20 {
        let side = if seed % 2 == 0 { Color::White } else { Color::Black };
        assert_eq!(against_random(&mut engine, side, &depth(2), Strength::Full, seed), 4, "game {seed}");
    }
}

mod levels {
    use heksy::engine::{DirectEngine, wins_at_once, wins_by_exchanges};
    use heksy::game::{Game, GameSetup, Move, Position, Variant};
    use heksy::sides::Points;

    use super::*;

    const START_OF_NODES: u8 = 6;

    fn level(number: u8) -> Level {
        Level::new(number).expect("there is such a level")
    }

    /// The move of a strength after these moves.
    fn choice(engine: &mut DirectEngine, strength: Strength, start: Position, moves: &[Move]) -> Move {
        let request =
            SearchRequest { strength, moves: moves.to_vec(), ..SearchRequest::new(start, nodes(2_000)) };
        engine.search(request).expect("a search").best.expect("the game goes on")
    }

    /// Shows every position of random games, with the moves that led there, until it has been of use often enough.
    fn in_random_games(
        variants: &[Variant],
        enough: usize,
        mut use_it: impl FnMut(&Position, Position, &[Move]) -> bool,
    ) {
        for &variant in variants {
            let mut used = 0;
            for seed in 0.. {
                let mut rng = fastrand::Rng::with_seed(seed);
                let start = Position::start(variant);
                let (mut position, mut moves) = (start, Vec::new());
                while moves.len() < 150 && !position.is_game_over() && used < enough {
                    used += usize::from(use_it(&position, start, &moves));
                    let mv = rng.choice(position.legal_moves()).expect("the game goes on");
                    position = position.play(mv).expect("a legal move");
                    moves.push(mv);
                }
                if used == enough {
                    break;
                }
            }
        }
    }

    #[test]
    fn from_the_third_on_no_level_misses_a_win_in_one_move() {
        let mut engine = DirectEngine::new(1);
        in_random_games(&Variant::ALL, 12, |position, start, moves| {
            let is_won = position.legal_moves().iter().any(|&mv| wins_at_once(position, mv));
            for number in if is_won { 3..=7 } else { 0..=0 }.skip_while(|&number| number == 0) {
                engine.new_game_with_seed(moves.len() as u64);
                let mv = choice(&mut engine, level(number).into(), start, moves);
                assert!(wins_at_once(position, mv), "level {number}: {}", position.to_fen());
            }
            is_won
        });
    }

    /// A free recapture: it wins material, nothing else does, and full strength would play it.
    #[test]
    fn from_the_third_on_no_level_misses_a_free_recapture() {
        let (mut engine, mut full) = (DirectEngine::new(1), DirectEngine::new(1));
        let chess = [Variant::Glinski, Variant::McCooey, Variant::Shafran];
        in_random_games(&chess, 12, |position, start, moves| {
            let Some((&last, earlier)) = moves.split_last() else { return false };
            let before = earlier.iter().fold(start, |position, &mv| position.play(mv).expect("a legal move"));
            let legal = position.legal_moves();
            let mut winning = legal.iter().filter(|&&mv| wins_by_exchanges(position, mv)).peekable();
            let is_free = before.is_capture(last)
                && winning.peek().is_some()
                && winning.all(|mv| mv.to() == last.to())
                && !legal.iter().any(|&mv| mv.promotion().is_some() || wins_at_once(position, mv))
                && choice(&mut full, Strength::Full, start, moves).to() == last.to();
            for number in 3..=5 {
                if is_free {
                    engine.new_game_with_seed(moves.len() as u64);
                    let mv = choice(&mut engine, level(number).into(), start, moves);
                    assert_eq!(mv.to(), last.to(), "level {number}: {}", position.to_fen());
                }
            }
            is_free
        });
    }

    #[test]
    fn levels_are_seeded_and_games_differ() {
        let mut engine = DirectEngine::new(1);
        for variant in Variant::ALL {
            for number in 1..START_OF_NODES {
                let mut first_move = |seed| {
                    engine.new_game_with_seed(seed);
                    let mv = choice(&mut engine, level(number).into(), Position::start(variant), &[]);
                    (mv.from(), mv.to())
                };
                assert_eq!(first_move(1), first_move(1));
                let moves: std::collections::BTreeSet<_> = (0..12).map(first_move).collect();
                assert!(moves.len() >= 3, "{variant}, level {number}: {moves:?}");
            }
        }
    }

    /// Plays a game; White's quarter points. A game of 300 plies is drawn.
    fn play(engine: &mut DirectEngine, variant: Variant, strengths: [Strength; 2], seed: u64) -> u32 {
        engine.new_game_with_seed(seed);
        let mut game = Game::new(GameSetup::new(Position::start(variant)));
        while game.outcome().is_none() && game.plies() < 300 {
            let (start, moves) = game.history();
            let mv = choice(engine, strengths[moves.len() % 2], start, &moves);
            game.play(mv, Duration::ZERO).expect("a legal move");
        }
        game.outcome().map_or(Points::DRAW, |outcome| outcome.points).for_color(Color::White).into()
    }

    /// The quarter points of the first in pairs of games, each of at most 4.
    fn results(variant: Variant, [first, second]: [Strength; 2], pairs: u64) -> Vec<u32> {
        let mut engine = DirectEngine::new(1);
        let pair = |seed| {
            let as_white = play(&mut engine, variant, [first, second], seed);
            [as_white, 4 - play(&mut engine, variant, [second, first], seed)]
        };
        (0..pairs).flat_map(pair).collect()
    }

    /// Two levels apart a level makes 75 to 90 % over a hundred games.
    #[test]
    fn a_level_beats_those_below() {
        for variant in Variant::ALL {
            for number in [3, 5] {
                let pair = [level(number), level(number - 2)].map(Strength::from);
                let points: u32 = results(variant, pair, 5).iter().sum();
                assert!(points >= 24, "{variant}, level {number}: {points} of 40 quarter points");
            }
        }
    }

    /// A beginner who only takes free pieces and mates in one wins games against the lowest level.
    #[test]
    fn a_beginner_wins_games_of_the_lowest_levels() {
        let wins = [1, 2, 3].map(|number| {
            let results = results(Variant::Glinski, [Strength::Greedy, level(number).into()], 5);
            println!("level {number}: {results:?}");
            results.iter().filter(|&&quarters| quarters == 4).count()
        });
        assert!(wins[0] >= 2, "{wins:?} of 10 each");
    }

    #[test]
    fn a_low_level_beats_random_moves() {
        let mut engine = Engine::new(|| {});
        let strength = level(2).into();
        let points: u32 = (0..6)
            .map(|seed| against_random(&mut engine, Color::White, &Limits::default(), strength, seed))
            .map(u32::from)
            .sum();
        assert!(points >= 18, "{points} of 24 quarter points");
    }
}

#[test]
fn a_ponderhit_continues_the_search() {
    for variant in heksy::game::Variant::ALL {
        let mut engine = Engine::new(|| {});
        let start = heksy::game::Position::start(variant);
        let request = SearchRequest { ponders: true, ..SearchRequest::new(start, depth(2)) };
        let id_sent = engine.go(request);
        let (mut depths, mut is_hit) = (Vec::new(), false);
        loop {
            match engine.wait() {
                Some(Event::Info { id, info }) if id == id_sent => depths.push(info.depth),
                Some(Event::BestMove { id, best, .. }) if id == id_sent => {
                    assert!(is_hit && best.is_some(), "{variant}: limits do not hold while it ponders");
                    break;
                }
                other => panic!("{other:?}"),
            }
            // The search before the hit is enough: no new one begins.
            if !is_hit && depths.last() == Some(&4) {
                engine.ponderhit();
                is_hit = true;
            }
        }
        assert!(depths.is_sorted() && depths.contains(&1), "{variant}: {depths:?}");
    }
}

#[test]
fn a_search_that_is_done_waits_for_the_ponderhit_or_stop() {
    let position = glinski("k/3/2K2/7/9/11/11/11/11/11/5Q5 w - 0 1");
    for ends_by_stop in [false, true] {
        let mut engine = Engine::new(|| {});
        let limits = Limits { movetime: Some(Duration::from_millis(1)), ..Limits::default() };
        engine.go(SearchRequest { ponders: true, ..SearchRequest::new(position, limits) });
        while !matches!(engine.wait(), Some(Event::Info { info, .. }) if info.depth == 3) {}
        if ends_by_stop {
            engine.stop();
        } else {
            engine.ponderhit();
        }
        let last = std::iter::from_fn(|| engine.wait()).find(|event| !matches!(event, Event::Info { .. }));
        assert!(matches!(last, Some(Event::BestMove { best: Some(_), .. })));
    }
}

#[test]
fn the_node_limit_is_that_of_all_threads() {
    let mut engine = Engine::new(|| {});
    let starts: [heksy::game::Position; 2] =
        [Position::start(Variant::Glinski).into(), heksy::draughts::Position::start().into()];
    for start in starts {
        for threads in [1_u64, 4] {
            engine.set_threads(threads as usize);
            let limit = 60_000;
            let request = SearchRequest::new(start, nodes(limit));
            let total = run(&mut engine, request).last().nodes;
            // Each thread looks at the sum after every 1,024 nodes of its own.
            let latest = limit + if threads == 1 { 0 } else { threads * 1_024 };
            assert!((limit..=latest).contains(&total), "{start:?}, {threads} threads: {total}");
        }
    }
}

#[test]
fn a_long_search_reports_its_progress() {
    let mut engine = Engine::new(|| {});
    let limits = Limits { infinite: true, ..Limits::default() };
    let start = Position::start(Variant::Glinski);
    engine.go(SearchRequest { reports_progress: true, ..SearchRequest::new(start, limits) });
    let (mut totals, mut moves) = (0, 0);
    while totals == 0 || moves == 0 {
        match engine.wait() {
            Some(Event::Progress { progress: Progress::Totals { nodes, time, .. }, .. }) => {
                assert!(nodes > 0 && time >= Duration::from_secs(1));
                totals += 1;
            }
            Some(Event::Progress { progress: Progress::RootMove { depth, mv, number }, .. }) => {
                assert!(depth > 1 && (1..=51).contains(&number));
                assert!(mv.chess().is_some_and(|mv| start.is_legal(mv)));
                moves += 1;
            }
            Some(Event::Progress { .. } | Event::Info { .. }) => {}
            other => panic!("{other:?}"),
        }
    }
    engine.stop();
}
