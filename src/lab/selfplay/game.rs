//! A self-play game.

use std::collections::HashSet;
use std::time::Duration;

use super::search::History;
use super::settings::Settings;
use crate::engine::DirectEngine;
use crate::game::{Game, GameSetup, Move};
use crate::lab::labelled::{ScoredGame, ScoredMove, SideVariation};
use crate::lab::matches::adjudicate::{Adjudicator, ResignRule};
use crate::lab::matches::openings::RandomOpenings;
use crate::sides::{Outcome, Reason};

/// A side resigns after four moves with such a score.
const RESIGN: ResignRule = ResignRule { move_count: 4, score: 1_500 };
/// The maximum length of a game in plies; longer games have no result and are discarded.
const MAX_PLIES: usize = 600;

/// Plays a game; `None` if it is too long. It is determined by the settings and the number of the game.
///
/// # Errors
/// The message of a failed search.
pub(super) fn play(
    settings: &Settings,
    number: usize,
    engine: &mut DirectEngine,
) -> Result<Option<ScoredGame>, String> {
    let &Settings { variant, plies, seed, .. } = settings;
    let opening = RandomOpenings { variant, plies, seed, balance: None }.get(number);
    let now = Duration::ZERO;
    let mut game = Game::new(GameSetup::new(opening.start));
    let mut history = History::new(opening.start);
    let (mut moves, mut side_variations) = (Vec::new(), Vec::new());
    for mv in opening.moves {
        game.play(mv, now).map_err(|error| error.to_string())?;
        history.add(mv);
        moves.push(ScoredMove { mv, score: None });
    }
    engine.new_game_with_seed(seed);
    let mut adjudicator = Adjudicator::new(None, Some(RESIGN));
    let mut rng = fastrand::Rng::with_seed(seed.wrapping_mul(1 << 32).wrapping_add(number as u64));
    let mut seen = HashSet::new();
    while game.outcome().is_none() && moves.len() < MAX_PLIES {
        let position = history.position;
        let (mut scored, own_score) = history.search(engine, settings.nodes)?;
        if moves.len() < settings.skip {
            scored.score = None;
        }
        if scored.label(&position).is_some() && seen.insert(position.key()) {
            for _ in 0..settings.side_variations {
                let variation = side_variation(engine, &history, scored.mv, settings, &mut rng)?;
                side_variations
                    .extend(variation.map(|found| SideVariation { ply: moves.len(), moves: found }));
            }
        }
        game.play(scored.mv, now).map_err(|error| error.to_string())?;
        history.add(scored.mv);
        moves.push(scored);
        let number = position.fullmove_number();
        if let Some(points) = adjudicator.add_move(position.turn(), number, Some(own_score)) {
            game.end(Outcome { points, reason: Reason::Adjudication }, now);
        }
    }
    Ok(game.outcome().map(|outcome| ScoredGame { points: outcome.points, moves, side_variations }))
}

/// Plays a random move instead of the best, then the engine's reply, and searches the positions after both: a search visits
/// far more bad moves than games do. `None` without another move.
fn side_variation(
    engine: &mut DirectEngine,
    history: &History,
    best: Move,
    settings: &Settings,
    rng: &mut fastrand::Rng,
) -> Result<Option<Vec<ScoredMove>>, String> {
    let mut others = history.position.legal_moves();
    others.retain(|&other| other != best);
    let Some(&other) = rng.choice(&others) else { return Ok(None) };
    let mut line = history.clone();
    let mut moves = vec![ScoredMove { mv: other, score: None }];
    line.add(other);
    for _ in 0..2 {
        if !line.position.has_legal_move() {
            break;
        }
        let (scored, _) = line.search(engine, settings.side_variation_nodes)?;
        moves.push(scored);
        line.add(scored.mv);
    }
    Ok(Some(moves))
}
