//! Runs a game: moves, clocks and the result.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::adjudicate::Adjudicator;
use super::openings::Opening;
use super::player::Player;
use super::process::{EngineMove, NoResponse};
use super::schedule::Job;
use super::settings::{MoveLimits, RefereeSettings};
use crate::app::engines::uci;
use crate::engine::{ClockLimits, Limits, Score};
use crate::game::{Clock, Comment, Eval, Game, GameRecord, GameSetup, TreeEdit};
use crate::lab::error::LabError;
use crate::sides::{ByColor, Color, Outcome, Points, Reason};

/// How long an engine may take to respond to `stop`.
const STOP_TIMEOUT: Duration = Duration::from_secs(5);

/// A loss other than on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub(super) enum Fault {
    IllegalMove,
    /// A loss on time.
    TimeForfeit,
    /// The process exited during the game.
    Crash,
    /// The engine did not respond.
    Stall,
}

impl Fault {
    pub const ALL: [Fault; 4] = [Fault::TimeForfeit, Fault::IllegalMove, Fault::Crash, Fault::Stall];

    /// The engine's name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Fault::IllegalMove => "illegal moves",
            Fault::TimeForfeit => "losses on time",
            Fault::Crash => "crashes",
            Fault::Stall => "stalls",
        }
    }
}

/// A finished game.
#[derive(Clone, Debug)]
pub(super) struct Finished {
    pub job: Job,
    pub record: GameRecord,
    pub points: Points,
    /// The reason of the result as text.
    pub reason: String,
    /// The side that lost other than on the board.
    pub fault: Option<(Color, Fault)>,
}

/// The game was forfeited.
struct Forfeited;

/// A running game.
struct Board<'a, 's> {
    game: Game,
    /// The game time: the sum of the times charged to the engines.
    now: Duration,
    players: &'a mut [Player<'s>; 2],
    /// The index of the player of each colour.
    player_of: ByColor<usize>,
    settings: &'a RefereeSettings,
    fault: Option<(Color, Fault, String)>,
}

/// Plays one game; `None` if it was aborted by `stop`.
pub(super) fn play(
    job: Job,
    opening: &Opening,
    players: &mut [Player<'_>; 2],
    settings: &RefereeSettings,
    stop: &AtomicBool,
) -> Result<Option<Finished>, LabError> {
    for player in players.iter_mut() {
        player.new_game()?;
    }
    let mut board = Board::new(job, opening, players, settings);
    let mut adjudicator = Adjudicator::new(settings.draw, settings.resign);
    while board.game.outcome().is_none() {
        if stop.load(Ordering::Relaxed) {
            board.players.iter_mut().for_each(Player::shut_down);
            return Ok(None);
        }
        let (mover, number) = (board.game.turn(), board.game.position().fullmove_number());
        let Ok(score) = board.play_move() else { continue };
        if let Some(points) = adjudicator.add_move(mover, number, score) {
            board.game.end(Outcome { points, reason: Reason::Adjudication }, board.now);
        }
    }
    Ok(board.finished(job))
}

impl<'a, 's> Board<'a, 's> {
    fn new(
        job: Job,
        opening: &Opening,
        players: &'a mut [Player<'s>; 2],
        settings: &'a RefereeSettings,
    ) -> Self {
        let first = job.first_color();
        let player_of = ByColor::from_fn(|color| usize::from(color != first));
        let controls = ByColor::from_fn(|color| players[player_of[color]].settings.limits.clock.clone());
        let name = |color: Color| players[player_of[color]].settings.name.as_str();
        let round = job.round();
        let tags = [("White", name(Color::White)), ("Black", name(Color::Black)), ("Round", &round)];
        let tags = tags.into_iter().collect();
        let mut game = Game::new(GameSetup { controls, tags, ..GameSetup::new(opening.start) });
        let now = Duration::ZERO;
        for &mv in &opening.moves {
            game.play(mv, now).ok();
        }
        game.start_clock(now);
        Self { game, now, players, player_of, settings, fault: None }
    }

    /// Plays one move and returns its score.
    fn play_move(&mut self) -> Result<Option<Score>, Forfeited> {
        let mover = self.game.turn();
        let player = self.player_of[mover];
        let limits = &self.players[player].settings.limits;
        let left = self.game.clock().snapshot().left(mover);
        let allowed = allowed_time(limits, left).map(|allowed| allowed + self.settings.margin);
        let limits = search_limits(limits, self.game.clock(), &self.limits());
        let go = uci::go(&limits, self.game.position());
        let (start, moves) = self.game.history();
        let position = uci::position(&start, &moves);
        let timeout = allowed.unwrap_or(self.settings.stall_timeout);
        let response =
            self.players[player].process().and_then(|process| process.search(&position, &go, timeout));
        match response {
            Ok(engine_move) if allowed.is_none_or(|allowed| engine_move.time <= allowed) => {
                self.make_move(mover, left, &engine_move)?;
                Ok(engine_move.score)
            }
            Ok(_) => Err(self.lose_on_time(mover)),
            Err(NoResponse::Exited) => Err(self.lose(mover, Fault::Crash, "exited during the game")),
            Err(NoResponse::Timeout) => {
                let responds = self.players[player].process().is_ok_and(|process| process.stop(STOP_TIMEOUT));
                if responds && allowed.is_some() {
                    Err(self.lose_on_time(mover))
                } else {
                    Err(self.lose(mover, Fault::Stall, "does not respond"))
                }
            }
        }
    }

    /// Makes the move of an engine if it is legal.
    fn make_move(&mut self, mover: Color, left: Duration, engine_move: &EngineMove) -> Result<(), Forfeited> {
        let Some(mv) = self.game.position().find_coordinates(&engine_move.best) else {
            let reason = format!(
                "plays {}, which is not legal",
                engine_move.best.chars().take(40).collect::<String>()
            );
            return Err(self.lose(mover, Fault::IllegalMove, &reason));
        };
        let is_timed = self.game.clock().controls()[mover].is_timed();
        // Time within the margin is not charged: the game clock never runs out here.
        let charged = if is_timed { engine_move.time.min(left.saturating_sub(TICK)) } else { Duration::ZERO };
        self.now += charged;
        if let Ok(played) = self.game.play(mv, self.now) {
            let (score, depth) = (engine_move.score, engine_move.depth);
            let eval = score.map(|score| Eval { score: score.for_white(mover).into(), depth });
            self.annotate(TreeEdit::Evaluation { node: played.node, eval });
        }
        Ok(())
    }

    /// The limits of both sides.
    fn limits(&self) -> ByColor<MoveLimits> {
        ByColor::from_fn(|color| self.players[self.player_of[color]].settings.limits.clone())
    }

    /// Ends the game on time: a loss, or a draw if the other side has no mating material.
    fn lose_on_time(&mut self, loser: Color) -> Forfeited {
        self.fault = Some((loser, Fault::TimeForfeit, "loses on time".to_owned()));
        self.now += self.game.clock().snapshot().left(loser) + TICK;
        if self.game.tick(self.now).is_none() {
            // The only time control is a time per move.
            self.game.end(Outcome { points: Points::win(!loser), reason: Reason::TimeForfeit }, self.now);
        }
        Forfeited
    }

    /// Ends the game with a loss by a fault.
    fn lose(&mut self, loser: Color, fault: Fault, text: &str) -> Forfeited {
        let reason = if fault == Fault::IllegalMove { Reason::RulesInfraction } else { Reason::Unknown };
        self.game.end(Outcome { points: Points::win(!loser), reason }, self.now);
        if fault != Fault::IllegalMove {
            let abandoned = Some("abandoned".to_owned());
            self.annotate(TreeEdit::Tag { name: "Termination".to_owned(), value: abandoned });
            self.players[self.player_of[loser]].shut_down();
        }
        self.fault = Some((loser, fault, text.to_owned()));
        Forfeited
    }

    /// Edits the annotations of the record.
    fn annotate(&mut self, edit: TreeEdit) {
        self.game.edit(edit).expect("notes and tags of a game can always be edited");
    }

    /// The finished game with the comment on a fault.
    fn finished(mut self, job: Job) -> Option<Finished> {
        let outcome = self.game.outcome()?;
        let fault = self.fault.take();
        let reason = match &fault {
            Some((loser, _, what)) => format!("{loser} {what}"),
            None => outcome.reason.to_string(),
        };
        if fault.is_some() {
            self.annotate(TreeEdit::comment(self.game.head(), Comment::After, &format!("{reason}.")));
        }
        let fault = fault.map(|(loser, fault, _)| (loser, fault));
        Some(Finished { job, record: self.game.record().clone(), points: outcome.points, reason, fault })
    }
}

/// The resolution of the clocks in UCI.
const TICK: Duration = Duration::from_millis(1);

/// The maximum time of a move; `None` without a time limit.
fn allowed_time(limits: &MoveLimits, left: Duration) -> Option<Duration> {
    let clock = limits.clock.is_timed().then_some(left);
    clock.into_iter().chain(limits.movetime).min()
}

/// The limits of a move. The time of a side without a clock is given as that of the other.
fn search_limits(limits: &MoveLimits, clock: &Clock, sides: &ByColor<MoveLimits>) -> Limits {
    let moves_to_go = clock.moves_to_go(clock.turn());
    let clock = clock.snapshot();
    let timed_side = |color: Color| if sides[color].clock.is_timed() { color } else { !color };
    let clock = limits.clock.is_timed().then(|| ClockLimits {
        remaining: ByColor::from_fn(|color| clock.left(timed_side(color))),
        increment: ByColor::from_fn(|color: Color| sides[color].clock.increment()),
        moves_to_go,
    });
    let MoveLimits { movetime, nodes, depth, .. } = *limits;
    Limits { clock, movetime, nodes, depth, move_overhead: Duration::ZERO, ..Limits::default() }
}
