//! One game of the engine against itself.

use std::collections::HashSet;
use std::time::Duration;

use super::Settings;
use crate::cli::labelled::Labelled;
use crate::cli::matches::adjudicate::{Adjudicator, ResignRule};
use crate::cli::matches::openings::Openings;
use crate::engine::{Engine, Event, Limits, Score, SearchRequest};
use crate::game::{Game, GameSetup, Move, Position};
use crate::sides::{Color, Outcome, Reason};

/// A side that has called itself so far behind for four moves has lost.
const RESIGN: ResignRule = ResignRule { move_count: 4, score: 1_500 };
/// Beyond this many centipawns a position teaches nothing: it is won anyhow.
const DECIDED: i32 = 2_500;
/// No game is longer, in plies; those that are get no result and are thrown away.
const LONGEST: usize = 600;

/// What the engine found in a position.
struct Thought {
    best: Move,
    score: Score,
}

/// Plays a game and returns its quiet positions. The same settings and number always give the same.
///
/// # Errors
/// What the engine says when it fails.
pub(super) fn play(settings: &Settings, number: usize, engine: &mut Engine) -> Result<Vec<Labelled>, String> {
    let openings = Openings::Random { variant: settings.variant, plies: settings.plies, seed: settings.seed };
    let opening = openings.get(number);
    let now = Duration::ZERO;
    let mut game = Game::new(GameSetup::new(opening.start));
    for &mv in &opening.moves {
        game.play(mv, now).map_err(|error| error.to_string())?;
    }
    engine.new_game_with_seed(settings.seed);
    let mut adjudicator = Adjudicator::new(None, Some(RESIGN));
    let mut kept: Vec<(Position, i32)> = Vec::new();
    let mut seen = HashSet::new();
    let mut plies = opening.moves.len();
    while game.outcome().is_none() && plies < LONGEST {
        let position = *game.position();
        let mover = position.turn();
        let Thought { best, score } = think(engine, &game, settings.nodes)?;
        if let Some(score) = worth_keeping(&position, best, score)
            && plies >= settings.skip
            && seen.insert(position.key())
        {
            kept.push((position, if mover == Color::White { score } else { -score }));
        }
        game.play(best, now).map_err(|error| error.to_string())?;
        if let Some(points) = adjudicator.judge(mover, position.fullmove_number(), Some(score)) {
            game.end(Outcome { points, reason: Reason::Adjudication }, now);
        }
        plies += 1;
    }
    let Some(outcome) = game.outcome() else { return Ok(Vec::new()) };
    let label = |(position, score)| Labelled { position, score, points: outcome.points };
    Ok(kept.into_iter().map(label).collect())
}

/// The engine's move at the head of the game.
fn think(engine: &mut Engine, game: &Game, nodes: u64) -> Result<Thought, String> {
    let (start, moves) = game.history(game.head());
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    engine.go(SearchRequest { moves, ..SearchRequest::new(start, limits) });
    let mut score = Score::Cp(0);
    loop {
        match engine.wait() {
            Some(Event::Info { info, .. }) => score = info.score,
            Some(Event::BestMove { best: Some(best), .. }) => return Ok(Thought { best, score }),
            Some(Event::BestMove { best: None, .. }) => return Err("the engine finds no move".to_owned()),
            Some(Event::Failed { message, .. }) => return Err(message),
            None => return Err("the engine is gone".to_owned()),
        }
    }
}

/// The score in centipawns of a position that a static evaluation can be measured by: no check, no capture or
/// promotion to come, nothing decided.
fn worth_keeping(position: &Position, best: Move, score: Score) -> Option<i32> {
    let Score::Cp(cp) = score else { return None };
    let is_quiet =
        position.checked_king().is_none() && !position.is_capture(best) && best.promotion().is_none();
    (is_quiet && cp.abs() <= DECIDED).then_some(cp)
}
