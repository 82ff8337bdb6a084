//! One game of the engine against itself.

use std::collections::HashSet;
use std::time::Duration;

use super::Settings;
use crate::cli::labelled::Labelled;
use crate::cli::matches::adjudicate::{Adjudicator, ResignRule};
use crate::cli::matches::openings::{Openings, RandomOpenings};
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
#[derive(Clone, Copy)]
struct Thought {
    best: Move,
    score: Score,
}

/// Plays a game and returns its quiet positions. The same settings and number always give the same.
///
/// # Errors
/// What the engine says when it fails.
pub(super) fn play(settings: &Settings, number: usize, engine: &mut Engine) -> Result<Vec<Labelled>, String> {
    let &Settings { variant, plies, seed, .. } = settings;
    let opening = Openings::Random(RandomOpenings { variant, plies, seed, balance: None }).get(number);
    let now = Duration::ZERO;
    let mut game = Game::new(GameSetup::new(opening.start));
    for &mv in &opening.moves {
        game.play(mv, now).map_err(|error| error.to_string())?;
    }
    engine.new_game_with_seed(settings.seed);
    let mut adjudicator = Adjudicator::new(None, Some(RESIGN));
    let mut kept = Vec::new();
    let mut strays = Strays::new(settings, number);
    let mut seen = HashSet::new();
    let mut plies = opening.moves.len();
    while game.outcome().is_none() && plies < LONGEST {
        let position = *game.position();
        let mover = position.turn();
        let thought = think(engine, game.history(game.head()), settings.nodes)?;
        let Thought { best, score } = thought;
        if plies >= settings.skip
            && let Some(score) = worth_keeping(&position, thought)
            && seen.insert(position.key())
        {
            kept.push((position, score));
            strays.follow(engine, &game, best)?;
        }
        game.play(best, now).map_err(|error| error.to_string())?;
        if let Some(points) = adjudicator.judge(mover, position.fullmove_number(), Some(score)) {
            game.end(Outcome { points, reason: Reason::Adjudication }, now);
        }
        plies += 1;
    }
    let Some(outcome) = game.outcome() else { return Ok(Vec::new()) };
    let labelled = |points| move |(position, score)| Labelled { position, score, points };
    let of_the_game = kept.into_iter().map(labelled(Some(outcome.points)));
    Ok(of_the_game.chain(strays.kept.into_iter().map(labelled(None))).collect())
}

/// Positions that the game came by but did not go into: a search sees far more bad moves than good ones.
struct Strays {
    /// How many side lines to follow from each position of the game.
    number: usize,
    nodes: u64,
    rng: fastrand::Rng,
    kept: Vec<(Position, i32)>,
}

impl Strays {
    fn new(settings: &Settings, game: usize) -> Self {
        let rng = fastrand::Rng::with_seed(settings.seed.wrapping_mul(1 << 32).wrapping_add(game as u64));
        Self { number: settings.strays, nodes: settings.stray_nodes, rng, kept: Vec::new() }
    }

    /// Plays random moves instead of the best from the head of the game, and then what the engine replies.
    fn follow(&mut self, engine: &mut Engine, game: &Game, best: Move) -> Result<(), String> {
        let (start, moves) = game.history(game.head());
        let others: Vec<Move> =
            game.position().legal_moves().into_iter().filter(|&other| other != best).collect();
        for _ in 0..self.number {
            let Some(&other) = self.rng.choice(&others) else { break };
            let mut position = *game.position();
            let mut line = moves.clone();
            let mut next = other;
            for _ in 0..2 {
                position.play_unchecked(next);
                line.push(next);
                if !position.has_legal_move() {
                    break;
                }
                let thought = think(engine, (start, line.clone()), self.nodes)?;
                self.kept.extend(worth_keeping(&position, thought).map(|score| (position, score)));
                next = thought.best;
            }
        }
        Ok(())
    }
}

/// The engine's move after these moves.
fn think(engine: &mut Engine, (start, moves): (Position, Vec<Move>), nodes: u64) -> Result<Thought, String> {
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

/// The score in centipawns for White of a position that a static evaluation can be measured by: no check, no capture
/// or promotion to come, nothing decided.
fn worth_keeping(position: &Position, Thought { best, score }: Thought) -> Option<i32> {
    let Score::Cp(cp) = score else { return None };
    let is_quiet =
        position.checked_king().is_none() && !position.is_capture(best) && best.promotion().is_none();
    let for_white = if position.turn() == Color::White { cp } else { -cp };
    (is_quiet && cp.abs() <= DECIDED).then_some(for_white)
}
