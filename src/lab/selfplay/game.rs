//! A self-play game.

use std::collections::HashSet;
use std::time::Duration;

use super::settings::Settings;
use crate::engine::{DirectEngine, Limits, Score, SearchRequest};
use crate::game::{Game, GameSetup, Move, Position};
use crate::lab::labelled::LabelledPosition;
use crate::lab::matches::adjudicate::{Adjudicator, ResignRule};
use crate::lab::matches::openings::{Openings, RandomOpenings};
use crate::sides::{Color, Outcome, Reason};

/// A side resigns after four moves with such a score.
const RESIGN: ResignRule = ResignRule { move_count: 4, score: 1_500 };
/// Positions with a score beyond this many centipawns are not written: they are decided.
const DECIDED: i32 = 2_500;
/// The maximum length of a game in plies; longer games have no result and are discarded.
const MAX_PLIES: usize = 600;

/// The result of a search.
#[derive(Clone, Copy)]
struct SearchResult {
    best: Move,
    score: Score,
}

/// Plays a game and returns its quiet positions. It is determined by the settings and the number of the game.
///
/// # Errors
/// The message of a failed search.
pub(super) fn play(
    settings: &Settings,
    number: usize,
    engine: &mut DirectEngine,
) -> Result<Vec<LabelledPosition>, String> {
    let &Settings { variant, plies, seed, .. } = settings;
    let opening = Openings::Random(RandomOpenings { variant, plies, seed, balance: None }).get(number);
    let now = Duration::ZERO;
    let mut game = Game::new(GameSetup::new(opening.start));
    for &mv in &opening.moves {
        game.play(mv, now).map_err(|error| error.to_string())?;
    }
    engine.new_game_with_seed(settings.seed);
    let mut adjudicator = Adjudicator::new(None, Some(RESIGN));
    let mut positions = Vec::new();
    let mut side_variations = SideVariations::new(settings, number);
    let mut seen = HashSet::new();
    let mut plies = opening.moves.len();
    let mut history = History::of(&game);
    while game.outcome().is_none() && plies < MAX_PLIES {
        let position = *game.position();
        let mover = position.turn();
        let result = search(engine, history.clone(), settings.nodes)?;
        let SearchResult { best, score } = result;
        if plies >= settings.skip
            && let Some(score) = quiet_score(&position, result)
            && seen.insert(position.key())
        {
            positions.push((position, score));
            side_variations.search_from(engine, &history, &position, best)?;
        }
        game.play(best, now).map_err(|error| error.to_string())?;
        history.add(best, game.position());
        if let Some(points) = adjudicator.add_move(mover, position.fullmove_number(), Some(score)) {
            game.end(Outcome { points, reason: Reason::Adjudication }, now);
        }
        plies += 1;
    }
    let Some(outcome) = game.outcome() else { return Ok(Vec::new()) };
    let labelled = |points| move |(position, score)| LabelledPosition { position, score, points };
    let game_positions = positions.into_iter().map(labelled(Some(outcome.points)));
    Ok(game_positions.chain(side_variations.positions.into_iter().map(labelled(None))).collect())
}

/// The part of the game that a search needs: the moves since the last irreversible one, because
/// only these positions can be repeated.
#[derive(Clone)]
struct History {
    start: Position,
    moves: Vec<Move>,
}

impl History {
    fn of(game: &Game) -> Self {
        let (start, moves) = game.history();
        Self { start, moves }
    }

    /// Adds a move, which leads to `after`.
    fn add(&mut self, m: Move, after: &Position) {
        if after.halfmove_clock() == 0 {
            *self = Self { start: *after, moves: Vec::new() };
        } else {
            self.moves.push(m);
        }
    }
}

/// Positions of side variations, with a random move instead of the best: a search visits far more bad moves than
/// games do.
struct SideVariations {
    /// The number of side variations of each position of the game.
    count: usize,
    nodes: u64,
    rng: fastrand::Rng,
    positions: Vec<(Position, i32)>,
}

impl SideVariations {
    fn new(settings: &Settings, game: usize) -> Self {
        let rng = fastrand::Rng::with_seed(settings.seed.wrapping_mul(1 << 32).wrapping_add(game as u64));
        Self {
            count: settings.side_variations,
            nodes: settings.side_variation_nodes,
            rng,
            positions: Vec::new(),
        }
    }

    /// Plays a random move instead of the best in this position, then the reply of the engine.
    fn search_from(
        &mut self,
        engine: &mut DirectEngine,
        history: &History,
        current: &Position,
        best: Move,
    ) -> Result<(), String> {
        let others: Vec<Move> = current.legal_moves().into_iter().filter(|&other| other != best).collect();
        for _ in 0..self.count {
            let Some(&other) = self.rng.choice(&others) else { break };
            let mut position = *current;
            let mut line = history.clone();
            let mut next = other;
            for _ in 0..2 {
                position.play_unchecked(next);
                line.add(next, &position);
                if !position.has_legal_move() {
                    break;
                }
                let result = search(engine, line.clone(), self.nodes)?;
                self.positions.extend(quiet_score(&position, result).map(|score| (position, score)));
                next = result.best;
            }
        }
        Ok(())
    }
}

/// Searches the position after these moves.
fn search(
    engine: &mut DirectEngine,
    History { start, moves }: History,
    nodes: u64,
) -> Result<SearchResult, String> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let found = engine.search(SearchRequest { moves, ..SearchRequest::new(start, limits) })?;
    let best = found.best.ok_or("the engine found no move")?;
    Ok(SearchResult { best, score: found.lines.first().map_or(Score::Cp(0), |info| info.score) })
}

/// The score in centipawns for White if the position is quiet: not in check, undecided, and the best move is neither a
/// capture nor a promotion.
fn quiet_score(position: &Position, SearchResult { best, score }: SearchResult) -> Option<i32> {
    let Score::Cp(cp) = score else { return None };
    let is_quiet =
        position.checked_king().is_none() && !position.is_capture(best) && best.promotion().is_none();
    let for_white = if position.turn() == Color::White { cp } else { -cp };
    (is_quiet && cp.abs() <= DECIDED).then_some(for_white)
}
