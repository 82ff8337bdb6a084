//! One game: who is to move, what time is left, how it ends.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::MatchError;
use super::adjudicate::Adjudicator;
use super::client::{Answer, Silence};
use super::openings::Opening;
use super::schedule::Job;
use super::seat::Seat;
use super::settings::{MoveLimits, RefereeSettings};
use crate::engine::Score;
use crate::game::{ClockSnapshot, Eval, EvalScore, Game, GameRecord, GameSetup, Position, reason_name};
use crate::sides::{ByColor, Color, Outcome, Points, Reason};

/// How long an engine that is late may take to obey a `stop`.
const STOP: Duration = Duration::from_secs(5);

/// A loss that did not happen on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub(super) enum Fault {
    /// A move that the rules do not allow.
    IllegalMove,
    /// The time was overstepped.
    TimeForfeit,
    /// The process ended in the game.
    Crash,
    /// No move came at all.
    Stall,
}

impl Fault {
    pub const ALL: [Fault; 4] = [Fault::TimeForfeit, Fault::IllegalMove, Fault::Crash, Fault::Stall];

    /// Its name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Fault::IllegalMove => "illegal moves",
            Fault::TimeForfeit => "losses on time",
            Fault::Crash => "crashes",
            Fault::Stall => "stalls",
        }
    }
}

/// A game that has been played.
#[derive(Clone, Debug)]
pub(super) struct Finished {
    pub job: Job,
    pub record: GameRecord,
    pub points: Points,
    /// How it ended, in words.
    pub words: String,
    /// Who lost it otherwise than on the board.
    pub fault: Option<(Color, Fault)>,
}

/// The game ended without a move.
struct Forfeited;

/// A game in play.
struct Board<'a, 's> {
    game: Game,
    /// Time as the game's clock sees it: only what the engines are charged for.
    now: Duration,
    seats: &'a mut [Seat<'s>; 2],
    /// Which seat has which colour.
    seat_of: ByColor<usize>,
    settings: &'a RefereeSettings,
    fault: Option<(Color, Fault, String)>,
}

/// Plays one game; `None` if it was broken off because `stop` was set.
pub(super) fn play(
    job: Job,
    opening: &Opening,
    seats: &mut [Seat<'_>; 2],
    settings: &RefereeSettings,
    stop: &AtomicBool,
) -> Result<Option<Finished>, MatchError> {
    for seat in seats.iter_mut() {
        seat.new_game()?;
    }
    let mut board = Board::new(job, opening, seats, settings);
    let mut adjudicator = Adjudicator::new(settings.draw, settings.resign);
    while board.game.outcome().is_none() {
        if stop.load(Ordering::Relaxed) {
            board.dismiss_all();
            return Ok(None);
        }
        let (mover, number) = (board.game.turn(), board.game.position().fullmove_number());
        let Ok(score) = board.turn() else { continue };
        if let Some(points) = adjudicator.judge(mover, number, score) {
            board.game.end(Outcome { points, reason: Reason::Adjudication }, board.now);
        }
    }
    Ok(board.finished(job))
}

impl<'a, 's> Board<'a, 's> {
    fn new(job: Job, opening: &Opening, seats: &'a mut [Seat<'s>; 2], settings: &'a RefereeSettings) -> Self {
        let first = job.first_color();
        let seat_of = ByColor::from_fn(|color| usize::from(color != first));
        let controls = ByColor::from_fn(|color| seats[seat_of[color]].settings.limits.clock.clone());
        let mut game = Game::new(GameSetup { controls, ..GameSetup::new(opening.start) });
        let now = Duration::ZERO;
        for &mv in &opening.moves {
            game.play(mv, now).ok();
        }
        game.start_clock(now);
        Self { game, now, seats, seat_of, settings, fault: None }
    }

    /// One move. Gives what its maker says of it.
    fn turn(&mut self) -> Result<Option<Score>, Forfeited> {
        let mover = self.game.turn();
        let seat = self.seat_of[mover];
        let limits = &self.seats[seat].settings.limits;
        let left = self.game.clock().snapshot().left(mover);
        let allowed = allowed(limits, left).map(|allowed| allowed + self.settings.margin);
        let go = go_command(limits, self.game.clock().snapshot(), &self.clocks());
        let position = position_command(&self.game);
        let patience = allowed.unwrap_or(self.settings.patience);
        let answer = self.seats[seat].client().and_then(|client| client.search(&position, &go, patience));
        match answer {
            Ok(answer) if allowed.is_none_or(|allowed| answer.time <= allowed) => {
                self.make_move(mover, left, &answer)?;
                Ok(answer.score)
            }
            Ok(_) => Err(self.lose_on_time(mover)),
            Err(Silence::Gone) => Err(self.lose(mover, Fault::Crash, "ended in the middle of the game")),
            Err(Silence::Timeout) => {
                let obeys = self.seats[seat].client().is_ok_and(|client| client.stop(STOP));
                if obeys && allowed.is_some() {
                    Err(self.lose_on_time(mover))
                } else {
                    Err(self.lose(mover, Fault::Stall, "does not answer"))
                }
            }
        }
    }

    /// Makes the move of an engine, if it is legal.
    fn make_move(&mut self, mover: Color, left: Duration, answer: &Answer) -> Result<(), Forfeited> {
        let Some(mv) = self.game.position().find_coordinates(&answer.best) else {
            let words =
                format!("plays {}, which is not legal", answer.best.chars().take(40).collect::<String>());
            return Err(self.lose(mover, Fault::IllegalMove, &words));
        };
        let is_timed = self.game.clock().controls()[mover].is_timed();
        // What the margin forgives is not charged: a clock in the game never falls here.
        let charged = if is_timed { answer.time.min(left.saturating_sub(TICK)) } else { Duration::ZERO };
        self.now += charged;
        if let Ok(played) = self.game.play(mv, self.now) {
            self.game.notes_mut(played.node).eval =
                answer.score.map(|score| eval(mover, score, answer.depth));
        }
        Ok(())
    }

    /// The time controls of both sides.
    fn clocks(&self) -> ByColor<MoveLimits> {
        ByColor::from_fn(|color| self.seats[self.seat_of[color]].settings.limits.clone())
    }

    /// The time of `loser` is up: a loss, or a draw if the other side cannot win any more.
    fn lose_on_time(&mut self, loser: Color) -> Forfeited {
        self.fault = Some((loser, Fault::TimeForfeit, "oversteps the time".to_owned()));
        self.now += self.game.clock().snapshot().left(loser) + TICK;
        if self.game.tick(self.now).is_none() {
            // There is no clock but a limit for each move.
            self.game.end(Outcome { points: Points::win(!loser), reason: Reason::TimeForfeit }, self.now);
        }
        Forfeited
    }

    fn lose(&mut self, loser: Color, fault: Fault, words: &str) -> Forfeited {
        let reason = if fault == Fault::IllegalMove { Reason::RulesInfraction } else { Reason::Unknown };
        self.game.end(Outcome { points: Points::win(!loser), reason }, self.now);
        if fault != Fault::IllegalMove {
            self.game.tags_mut().set("Termination", "abandoned");
            self.seats[self.seat_of[loser]].send_away();
        }
        self.fault = Some((loser, fault, words.to_owned()));
        Forfeited
    }

    fn dismiss_all(&mut self) {
        for seat in self.seats.iter_mut() {
            seat.send_away();
        }
    }

    fn finished(mut self, job: Job) -> Option<Finished> {
        let outcome = self.game.outcome()?;
        let fault = self.fault.take();
        let words = match &fault {
            Some((loser, _, what)) => format!("{loser} {what}"),
            None => reason_name(outcome.reason).to_owned(),
        };
        if fault.is_some() {
            let head = self.game.head();
            self.game.notes_mut(head).after.push(format!("{words}."));
        }
        for color in Color::ALL {
            let name = self.seats[self.seat_of[color]].settings.name.clone();
            let tag = if color == Color::White { "White" } else { "Black" };
            self.game.tags_mut().set(tag, &name);
        }
        self.game.tags_mut().set("Round", &job.round());
        let fault = fault.map(|(loser, fault, _)| (loser, fault));
        Some(Finished { job, record: self.game.record().clone(), points: outcome.points, words, fault })
    }
}

/// The smallest step of the clocks that engines are told.
const TICK: Duration = Duration::from_millis(1);

/// How long a move may take; `None` if time does not matter.
fn allowed(limits: &MoveLimits, left: Duration) -> Option<Duration> {
    let clock = limits.clock.is_timed().then_some(left);
    clock.into_iter().chain(limits.movetime).min()
}

/// The opening position and all moves since, as the protocol writes them.
fn position_command(game: &Game) -> String {
    let (start, moves) = game.history(game.head());
    let mut text = if start == Position::start(start.variant()) {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", start.to_fen())
    };
    if !moves.is_empty() {
        text += " moves ";
        text += &start.line_coordinates(&moves).join(" ");
    }
    text
}

/// What the mover may use. A side without a clock is told to have as much time as the other.
fn go_command(limits: &MoveLimits, clock: ClockSnapshot, sides: &ByColor<MoveLimits>) -> String {
    let mut words = vec!["go".to_owned()];
    let mut add = |name: &str, value: u128| words.extend([name.to_owned(), value.to_string()]);
    if limits.clock.is_timed() {
        let told = |color: Color| if sides[color].clock.is_timed() { color } else { !color };
        let [white, black] = Color::ALL.map(told);
        add("wtime", clock.left(white).as_millis().max(1));
        add("btime", clock.left(black).as_millis().max(1));
        add("winc", sides[white].clock.increment().as_millis());
        add("binc", sides[black].clock.increment().as_millis());
    }
    if let Some(time) = limits.movetime {
        add("movetime", time.as_millis());
    }
    if let Some(nodes) = limits.nodes {
        add("nodes", nodes.into());
    }
    if let Some(depth) = limits.depth {
        add("depth", depth.into());
    }
    words.join(" ")
}

/// The score of a side in White's view, as files keep it.
fn eval(mover: Color, score: Score, depth: Option<u32>) -> Eval {
    let sign = if mover == Color::White { 1 } else { -1 };
    let score = match score {
        Score::Cp(cp) => EvalScore::Cp(cp.saturating_mul(sign)),
        Score::Mate(moves) => EvalScore::Mate(moves.saturating_mul(sign)),
    };
    Eval { score, depth }
}
