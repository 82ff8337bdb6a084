//! How far apart the levels are: a match between each level and the one below.
//!
//! `cargo test --release --test ladder -- --ignored --nocapture` plays it, in some minutes. The games depend on
//! nothing but their seeds, so the same program gives the same result on every machine.

use heksy::engine::{Engine, Event, Level, Limits, SearchRequest};
use heksy::game::{Position, Variant};
use heksy::sides::{Color, Points};

const GAMES: u64 = 40;

/// Plays a game from the start; what it gives.
fn play(white: &mut Engine, black: &mut Engine, levels: [Level; 2]) -> Points {
    let start = Position::start(Variant::Glinski);
    let draws = start.variant().default_draws();
    let mut position = start;
    let mut keys = vec![start.key()];
    let mut request = SearchRequest::new(start, Limits::default());
    loop {
        if let Some(outcome) = position.terminal(&draws) {
            return outcome.points;
        }
        if keys.iter().filter(|&&key| key == position.key()).count() >= 3 {
            return Points::DRAW;
        }
        let (engine, level) = match position.turn() {
            Color::White => (&mut *white, levels[0]),
            Color::Black => (&mut *black, levels[1]),
        };
        engine.go(SearchRequest { level: Some(level), ..request.clone() });
        let best = std::iter::from_fn(|| engine.wait()).find_map(|event| match event {
            Event::BestMove { best, .. } => Some(best.expect("the game is not over")),
            Event::Failed { message, .. } => panic!("{message}"),
            Event::Info { .. } => None,
        });
        let m = best.expect("every search is answered");
        position = position.play(m).expect("the engine's moves are legal");
        keys.push(position.key());
        request.moves.push(m);
    }
}

/// The difference in Elo points that gives this share of the points.
fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

#[test]
#[ignore = "takes minutes, and is read rather than checked"]
fn ladder() {
    let mut engines = [Engine::new(|| {}), Engine::new(|| {})];
    for pair in Level::ALL[..Level::ALL.len() - 1].windows(2) {
        let (below, above) = (pair[0], pair[1]);
        let mut shares = Vec::new();
        for game in 0..GAMES {
            let [a, b] = &mut engines;
            a.new_game_with_seed(2 * game);
            b.new_game_with_seed(2 * game + 1);
            let (color, levels) =
                if game % 2 == 0 { (Color::White, [above, below]) } else { (Color::Black, [below, above]) };
            shares.push(f64::from(play(a, b, levels).for_color(color)) / 4.0);
        }
        let games = GAMES as f64;
        let share = shares.iter().sum::<f64>() / games;
        let variance = shares.iter().map(|points| (points - share).powi(2)).sum::<f64>() / (games - 1.0);
        let error = 1.96 * (variance / games).sqrt();
        println!(
            "{:8} - {:8} {:4.1} of {GAMES}: {:+.0} Elo ({:+.0} to {:+.0})",
            above.key(),
            below.key(),
            share * games,
            elo(share),
            elo(share - error),
            elo((share + error).min(0.999)),
        );
        assert!(share > 0.5, "{above:?} is not stronger than {below:?}");
    }
}
