//! Positions that may be puzzles: after a mistake in a game of two levels, in games of people, and random ones of few pieces.

use std::ops::RangeInclusive;
use std::time::Duration;

use super::recorded::Recorded;
use crate::chess::{self, Color, Role, Setup};
use crate::engine::Level;
use crate::engine::endgames::rank;
use crate::game::{Game, GameSetup, Move, Position, Variant};
use crate::hex::Cell;
use crate::lab::matches::openings::RandomOpenings;
use crate::puzzles::{Prover, ends_in_stalemate};
use crate::sides::splitmix64;

/// The levels that play the games.
pub(super) const LEVELS: RangeInclusive<u8> = 3..=7;
/// The least rise of the points to be expected by the move of the other side.
pub(super) const RISE: f64 = 0.30;
/// The most points to be expected before that move: a game that is won already makes no puzzle.
pub(super) const BEFORE: f64 = 0.75;
/// Random moves at the beginning of a game.
const OPENING: usize = 4;
const MAX_PLIES: usize = 160;
/// The nodes for a position of a game.
pub(super) const EVALUATION: u64 = 500;

/// The first plies of a game of people, which make no puzzle.
const OPENING_OF_PEOPLE: usize = 8;
/// The nodes for a position of such a game, and the least lead of its best move in points.
pub(super) const SCAN: u64 = 4_000;
pub(super) const LEAD: f64 = 0.15;
/// The nodes for the first look at a random position.
const GLANCE: u64 = 1_000;

/// The least gain in points of the best move of a random position over the others.
const GAIN: f64 = 0.1;
/// The maximum number of random boards to find one near a stalemate or a promotion.
const BOARDS: usize = 2_000;

/// A position that may be a puzzle.
pub(super) struct Candidate {
    pub start: Position,
    pub last: Option<(Cell, Cell)>,
    pub source: String,
    /// Whether the position was made, and not played.
    pub is_made: bool,
}

/// Plays a game and returns its candidates.
pub(super) fn of_game(prover: &mut Prover, variant: Variant, seed: u64, number: usize) -> Vec<Candidate> {
    let opening = RandomOpenings { variant, plies: OPENING, seed, balance: None }.get(number);
    let mut rng = fastrand::Rng::with_seed(splitmix64(splitmix64(seed) ^ number as u64));
    // Like levels keep a game open for long.
    let level = rng.u8(*LEVELS.start()..*LEVELS.end());
    let levels = [level + rng.u8(0..=1), level + rng.u8(0..=1)];
    let mut game = Game::new(GameSetup::new(opening.start));
    let mut positions = vec![(*game.position(), None)];
    let mut moves = opening.moves.into_iter();
    prover.forget(rng.u64(..));
    while game.outcome().is_none() && positions.len() < MAX_PLIES {
        let level = levels[positions.len() % 2];
        let (start, played) = game.history();
        let strength = Level::new(level).unwrap_or(Level::DEFAULT).into();
        let Some(mv) = moves.next().or_else(|| prover.play(&start, played, strength)) else { break };
        if game.play(mv, Duration::ZERO).is_err() {
            break;
        }
        positions.push((*game.position(), Some(mv)));
    }
    prover.forget(0);
    let mut before = 1.0;
    let mut candidates = Vec::new();
    for (ply, &(start, last)) in positions.iter().enumerate() {
        let found = if start.is_game_over() { Vec::new() } else { prover.search(&start, EVALUATION, 1) };
        let Some(expected) = found.first().map(|info| info.score.expected()) else { continue };
        if ply > OPENING && before <= BEFORE && expected - before >= RISE && start.legal_moves().len() > 1 {
            candidates.push(Candidate {
                start,
                last: last.map(|mv: Move| (mv.from(), mv.to())),
                source: format!("game {number}, levels {} and {}, ply {ply}", levels[1], levels[0]),
                is_made: false,
            });
        }
        before = 1.0 - expected;
    }
    candidates
}

/// The candidates of a game of people: one move is better than the others, and does not just take back.
pub(super) fn of_recorded(prover: &mut Prover, game: &Recorded) -> Vec<Candidate> {
    prover.forget(0);
    let mut is_candidate = |ply: usize| {
        let (start, last) = game.positions[ply];
        if start.is_game_over() || start.legal_moves().len() < 2 {
            return false;
        }
        let found = prover.search(&start, SCAN, 2);
        let [best, second, ..] = &found[..] else { return false };
        let last = last.filter(|last| game.positions[ply - 1].0.is_capture(*last));
        let takes_back = last.is_some_and(|last| last.to() == best.pv[0].to());
        best.score.expected() - second.score.expected() >= LEAD && !takes_back
    };
    let plies = (OPENING_OF_PEOPLE..game.positions.len()).filter(|&ply| is_candidate(ply));
    let candidate = |ply: usize| {
        let (start, last) = game.positions[ply];
        let last = last.map(|mv| (mv.from(), mv.to()));
        Candidate { start, last, source: game.source.clone(), is_made: false }
    };
    plies.map(candidate).collect()
}

/// A random position of few pieces, if a short search finds a stalemate or an underpromotion in it.
pub(super) fn of_ending(
    prover: &mut Prover,
    variant: Variant,
    seed: u64,
    number: usize,
) -> Option<Candidate> {
    let mut rng = fastrand::Rng::with_seed(splitmix64(splitmix64(!seed) ^ number as u64));
    // The rarer a kind is, the more numbers it has.
    let (pieces, is_it): (_, fn(&chess::Position) -> bool) = match number % 12 {
        0 => ([1..=2, 1..=2], may_stalemate),
        1..=3 => ([1..=2, 1..=3], may_get_stalemated),
        _ => ([1..=1, 1..=1], promotes_right),
    };
    let start = (0..BOARDS).find_map(|_| random_ending(variant, &pieces, &mut rng).filter(is_it))?;
    let start = Position::from(start);
    prover.forget(0);
    let found = prover.search(&start, GLANCE, 2);
    let best = found.first()?;
    let is_under = best.pv[0].promotion().is_some_and(|role| role != Role::Queen);
    let gains = best.score.expected() - found.get(1)?.score.expected() > GAIN;
    // A capture that happens to be stalemate is played without a thought.
    let is_special = is_under || !start.is_capture(best.pv[0]) && ends_in_stalemate(&start, &best.pv);
    (is_special && gains).then(|| Candidate {
        start,
        last: None,
        source: format!("random position {number}"),
        is_made: true,
    })
}

/// The positions after each legal move.
fn after(position: &chess::Position) -> impl Iterator<Item = chess::Position> {
    position.legal_moves().into_iter().filter_map(|mv| position.play(mv).ok())
}

/// Whether a move gives stalemate.
fn may_stalemate(position: &chess::Position) -> bool {
    after(position).any(|after| after.is_stalemate())
}

/// Whether the king has no move but is not in check, and some move lets the other side give stalemate.
fn may_get_stalemated(position: &chess::Position) -> bool {
    let is_of_king = |mv: &chess::Move| position.role_at(mv.from) == Some(Role::King);
    let mut own = after(position);
    !position.is_check()
        && !position.legal_moves().iter().any(is_of_king)
        && own.any(|own| may_stalemate(&own))
}

/// Whether a pawn has a promotion that the endgame tables say is better than that to a queen.
fn promotes_right(position: &chess::Position) -> bool {
    let best_of = |is_it: fn(Role) -> bool| {
        let moves = position.legal_moves().into_iter().filter(move |mv| mv.promotion().is_some_and(is_it));
        let eighths_after = |mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            Some(8 - rank(&after, after.rules().material)?)
        };
        moves.filter_map(eighths_after).max()
    };
    best_of(|role| role != Role::Queen) > best_of(|role| role == Role::Queen)
}

/// A random legal position with these numbers of pieces beside the kings, first those of the side to move; `None` in
/// checkers, or where the pieces do not fit.
fn random_ending(
    variant: Variant,
    numbers: &[RangeInclusive<usize>; 2],
    rng: &mut fastrand::Rng,
) -> Option<chess::Position> {
    use Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    let mut pieces = vec![King.of(Color::White), King.of(Color::Black)];
    let turn = if rng.bool() { Color::White } else { Color::Black };
    for (color, number) in [turn, !turn].into_iter().zip(numbers) {
        for _ in 0..rng.usize(number.clone()) {
            pieces.push(rng.choice([Pawn, Pawn, Pawn, Knight, Bishop, Rook, Queen])?.of(color));
        }
    }
    let mut setup = Setup::empty(variant.chess()?).with_turn(turn);
    for piece in pieces {
        let cells: Vec<Cell> =
            variant.board().iter().filter(|cell| setup.board.piece_at(*cell).is_none()).collect();
        setup.board.set_piece(rng.choice(cells)?, Some(piece));
    }
    let position = chess::Position::from_setup(&setup).ok()?;
    (!position.is_game_over() && position.legal_moves().len() > 1).then_some(position)
}
