//! The engine in `McCooey`'s and Shafran's chess and in checkers: forced wins, games, legality.

use std::collections::HashMap;

use fastrand::Rng;
use heksy::engine::{Engine, Event, Level, Limits, Score, SearchRequest, Strength};
use heksy::game::{Move, Position, Variant};
use heksy::sides::{Color, Points};

const VARIANTS: [Variant; 3] = [Variant::McCooey, Variant::Shafran, Variant::Checkers];
/// The maximum length of a game in plies; then it is a draw.
const MAX_PLIES: usize = 400;

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// The best move of a search; asserts that there is exactly one.
fn best_move(engine: &mut Engine, request: SearchRequest) -> Option<Move> {
    answer(engine, request).0
}

/// The best move of a search and its last line.
fn answer(engine: &mut Engine, request: SearchRequest) -> (Option<Move>, Vec<Move>) {
    let id_sent = engine.go(request);
    let mut line = Vec::new();
    loop {
        match engine.wait() {
            Some(Event::Info { id, info }) => {
                assert_eq!(id, id_sent);
                line = info.pv;
            }
            Some(Event::BestMove { id, best, .. }) => {
                assert_eq!(id, id_sent);
                assert!(engine.try_recv().is_none(), "an event follows the best move");
                return (best, line);
            }
            other => panic!("{other:?}"),
        }
    }
}

/// Whether the side to move wins in at most `moves` of its own moves, by exhaustive search.
fn wins_in(position: &Position, moves: u32) -> bool {
    moves > 0 && position.legal_moves().iter().any(|&mv| is_lost_in(&after(position, mv), moves - 1))
}

fn is_lost_in(position: &Position, moves: u32) -> bool {
    let replies = position.legal_moves();
    if replies.is_empty() {
        return position.checked_king().is_some() || position.draughts().is_some();
    }
    moves > 0 && replies.iter().all(|&mv| wins_in(&after(position, mv), moves))
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = *position;
    next.play_unchecked(mv);
    next
}

/// Positions with a forced win and its number of moves, verified by exhaustive search.
const WINS: [(Variant, u32, &str); 20] = [
    (Variant::McCooey, 1, "k/3/2K2/4Q2/9/11/11/11/11/11/11 w - 0 1"),
    (Variant::McCooey, 1, "K/3/5/7/9/2q8/11/11/k10/11/11 b - 3 86"),
    (Variant::McCooey, 1, "1/2k/5/4B2/8n/9R1/4pb5/11/7p3/5B1P3/1K9 w - 0 30"),
    (Variant::McCooey, 2, "1/3/4k/7/3p3R1/11/10R/11/11/6B4/4K6 w - 9 37"),
    (Variant::McCooey, 2, "b/3/5/p3B1p/b8/8k2/11/2b4P3/8P2/2P1rB3R1/5K5 b - 1 24"),
    (Variant::McCooey, 2, "1/3/5/p6/1bk6/5R5/11/3P6b/2P2K2P2/11/2Q2B5 w - 1 30"),
    (Variant::Shafran, 1, "kqbn1/1pp2p/1p3p1/8/rp6P/pB5bR/6PB/2P2P1/rP2PB/RN1QK w QBb - 0 7"),
    (Variant::Shafran, 1, "R4/6/7/8/1R4P2/6K2/2B5/3P2k/6/5 w - - 3 46"),
    (Variant::Shafran, 1, "kq1Rr/1Bb3/4p2/1p6/7rP/3P5/8/1n3Pb/P5/2nNK b q - 0 15"),
    (Variant::Shafran, 2, "k1bn1/qpp2p/1p3B1/8/8r/R8/5PPB/2P2P1/1r4/RN1QK w Q - 0 12"),
    (Variant::Shafran, 2, "k4/1p4/n6/1p2n1pP/9/pr1pp4/7K/N6/6/3r1 b - - 1 23"),
    (Variant::Shafran, 2, "1k3/6/n6/1p5P/5P3/b6Kb/4r3/P6/3r2/5 b - f4,f5 0 26"),
    (Variant::Checkers, 1, "B:W65:B18,36,48,49,58,66,75,85,93,K61:F59"),
    (Variant::Checkers, 2, "W:W15,33,34,36,43,52,56,57,61,64,71,72,82,85,93:B19,27:F47"),
    (Variant::Checkers, 2, "W:W15,16,24,26,35,43,44,45,61,62,71,73,91,92,K58:B17,27:F47"),
    (Variant::Checkers, 2, "B:W73:B18,27,48,49,52,58,66,75,85,93:F57"),
    (Variant::Checkers, 3, "B:W83:B24,34,37,42,94:F65"),
    (Variant::Checkers, 3, "B:WK82:B16,19,26,27,45,55,56:H1:F73"),
    (Variant::Checkers, 3, "W:W15,36,43,73,75,82,83:B66,95:F74"),
    (Variant::Checkers, 3, "B:W93:B25,45,46,47,86,95:F75"),
];

#[test]
fn forced_wins_are_found() {
    for (variant, moves, fen) in WINS {
        let position = Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert!(wins_in(&position, moves), "{variant}, {fen}");
        assert!(!wins_in(&position, moves - 1), "{variant}, {fen} is won sooner");
        let best = best_move(&mut Engine::new(|| {}), SearchRequest::new(position, nodes(40_000)));
        let mv = best.expect("the game is not over");
        let text = position.coordinates(mv);
        assert!(is_lost_in(&after(&position, mv), moves - 1), "{variant}, {fen}: {text}");
    }
}

enum Player<'a> {
    Engine(&'a mut Engine, Limits, Strength),
    Random(&'a mut Rng),
}

impl Player<'_> {
    fn choose(&mut self, position: &Position, request: &SearchRequest) -> Move {
        match self {
            Player::Engine(engine, limits, level) => {
                let request = SearchRequest { limits: limits.clone(), strength: *level, ..request.clone() };
                let mv = best_move(engine, request).expect("the game is not over");
                assert!(position.is_legal(mv), "{}: {mv:?}", position.to_fen());
                mv
            }
            Player::Random(rng) => {
                let moves = position.legal_moves();
                moves[rng.usize(..moves.len())]
            }
        }
    }
}

/// Plays a game and returns the points and the number of plies.
fn play(start: Position, white: &mut Player, black: &mut Player) -> (Points, usize) {
    let draws = start.variant().default_draws();
    let (mut position, mut counts) = (start, HashMap::<u64, u32>::new());
    let mut request = SearchRequest::new(start, Limits::default());
    for ply in 0..MAX_PLIES {
        if let Some(outcome) = position.terminal(&draws) {
            return (outcome.points, ply);
        }
        let count = counts.entry(position.key()).or_default();
        *count += 1;
        if *count >= 3 {
            return (Points::DRAW, ply);
        }
        let mv = match position.turn() {
            Color::White => white.choose(&position, &request),
            Color::Black => black.choose(&position, &request),
        };
        position = after(&position, mv);
        request.moves.push(mv);
    }
    (Points::DRAW, MAX_PLIES)
}

/// The quarter points of the engine against random moves, half of the games with White.
fn against_random(variant: Variant, limits: &Limits, level: Strength, games: u64) -> Vec<u8> {
    let mut engine = Engine::new(|| {});
    let game = |seed| {
        engine.new_game_with_seed(seed);
        let mut rng = Rng::with_seed(seed);
        let engine_player = &mut Player::Engine(&mut engine, limits.clone(), level);
        let random = &mut Player::Random(&mut rng);
        let start = Position::start(variant);
        if seed % 2 == 0 {
            play(start, engine_player, random).0.for_color(Color::White)
        } else {
            play(start, random, engine_player).0.for_color(Color::Black)
        }
    };
    (0..games).map(game).collect()
}

#[test]
fn a_random_mover_loses_every_game() {
    for variant in VARIANTS {
        assert_eq!(against_random(variant, &nodes(300), Strength::Full, 10), [4; 10], "{variant}");
    }
}

#[test]
#[ignore = "minutes; three hundred games"]
fn a_random_mover_loses_a_hundred_games() {
    for variant in VARIANTS {
        let points = against_random(variant, &nodes(1_000), Strength::Full, 100);
        assert_eq!(points, [4; 100], "{variant}");
    }
}

/// All moves of all levels are legal, as `Player::choose` asserts.
#[test]
fn every_level_plays_legal_moves() {
    for variant in VARIANTS {
        for level in Level::ALL {
            let mut engine = Engine::new(|| {});
            engine.new_game_with_seed(3);
            let start = Position::start(variant);
            let mut position = start;
            let mut request = SearchRequest::new(start, Limits::default());
            for _ in 0..6 {
                if position.legal_moves().is_empty() {
                    // The weakest are mated even as soon as this.
                    break;
                }
                let mut player = Player::Engine(&mut engine, nodes(200), level.into());
                let mv = player.choose(&position, &request);
                position = after(&position, mv);
                request.moves.push(mv);
            }
        }
    }
}

/// Positions of random games up to their end, by the whole engine and by levels of both kinds.
#[test]
fn every_best_move_is_legal_and_so_is_its_line() {
    let strengths = [Strength::Full, Level::new(4).unwrap().into(), Level::new(6).unwrap().into()];
    for variant in Variant::ALL {
        let (mut engine, mut rng) = (Engine::new(|| {}), Rng::with_seed(11));
        engine.set_hash_mb(1);
        for _ in 0..4 {
            let start = Position::start(variant);
            let mut request = SearchRequest::new(start, nodes(40));
            let mut position = start;
            for ply in 0..110 {
                let moves = position.legal_moves();
                request.strength = strengths[ply % 3];
                let (best, line) = answer(&mut engine, request.clone());
                assert_eq!(best.is_none(), moves.is_empty(), "{variant}, {}", position.to_fen());
                let Some(best) = best else { break };
                assert!(moves.contains(&best), "{variant}, {}: {best:?}", position.to_fen());
                line.iter().try_fold(position, |position, &mv| position.play(mv)).expect("the line is legal");
                let mv = moves[rng.usize(..moves.len())];
                position = after(&position, mv);
                request.moves.push(mv);
            }
        }
    }
}

#[test]
fn stop_ends_a_search_without_limits() {
    for variant in VARIANTS {
        let mut engine = Engine::new(|| {});
        let start = Position::start(variant);
        let limits = Limits { infinite: true, ..Limits::default() };
        let id_sent = engine.go(SearchRequest::new(start, limits));
        while !matches!(engine.wait(), Some(Event::Info { .. })) {}
        engine.stop();
        let mut answers = Vec::new();
        while answers.is_empty() {
            match engine.wait() {
                Some(Event::BestMove { id, best, .. }) => answers.push((id, best)),
                Some(Event::Info { .. }) => {}
                other => panic!("{other:?}"),
            }
        }
        let (id, best) = answers[0];
        assert_eq!(id, id_sent);
        assert!(start.is_legal(best.expect("the game is not over")), "{variant}");
    }
}

/// The start position with a few random moves.
fn opening(variant: Variant, seed: u64) -> Position {
    let mut rng = Rng::with_seed(seed);
    let mut position = Position::start(variant);
    for _ in 0..4 {
        let moves = position.legal_moves();
        position = after(&position, moves[rng.usize(..moves.len())]);
    }
    position
}

/// Four times the nodes win; every opening is played with both colours.
#[test]
#[ignore = "minutes; a match to be read"]
fn four_times_the_nodes_win() {
    const PAIRS: u64 = 35;
    for variant in VARIANTS {
        let [mut strong, mut weak] = [Engine::new(|| {}), Engine::new(|| {})];
        let mut tally = HashMap::<u8, u32>::new();
        for game in 0..2 * PAIRS {
            strong.new_game_with_seed(game);
            weak.new_game_with_seed(game);
            let start = opening(variant, game / 2);
            let strong = &mut Player::Engine(&mut strong, nodes(4_000), Strength::Full);
            let weak = &mut Player::Engine(&mut weak, nodes(1_000), Strength::Full);
            let points = if game % 2 == 0 {
                play(start, strong, weak).0.for_color(Color::White)
            } else {
                play(start, weak, strong).0.for_color(Color::Black)
            };
            *tally.entry(points).or_default() += 1;
        }
        let of = |points| tally.get(&points).copied().unwrap_or(0);
        println!("{variant}: +{} ={} -{}", of(4), of(2), of(0));
        assert!(of(4) > of(0), "{variant}");
    }
}

/// The rules ask for the third occurrence: one that comes back from the game for the first time is not drawn.
#[test]
fn a_position_of_checkers_that_comes_back_once_is_searched() {
    let start = Position::from_fen(Variant::Checkers, "W:WK15,K25,K35:BK91").expect("a position");
    let mut position = start;
    let mut moves = Vec::new();
    for text in ["15-24", "91-19", "24-15", "19-91"] {
        let mv = position.find_coordinates(text).expect("a legal move");
        position.play_unchecked(mv);
        moves.push(mv);
    }
    assert_eq!(position.key(), start.key());
    let last = moves.pop().expect("four moves");
    let limits = Limits { depth: Some(2), search_moves: vec![last], ..Limits::default() };
    let mut engine = Engine::new(|| {});
    engine.go(SearchRequest { moves, ..SearchRequest::new(start, limits) });
    let mut score = None;
    while let Some(Event::Info { info, .. }) = engine.wait() {
        score = Some(info.score);
    }
    assert!(matches!(score, Some(Score::Cp(..-100))), "{score:?}, three kings against one");
}
