//! One game of a match of three.

use std::time::Duration;

use super::arguments::Settings;
use crate::lab::matches::MatchError;
use crate::lab::matches::process::MatchProcess;
use crate::lab::matches::settings::MoveLimits;
use crate::three::pgn::Record;
use crate::three::{BySeat, Game, Move, OutReason, Points, Position, Seat};

/// How long an engine may take to start, and to get ready.
pub(super) const START_TIMEOUT: Duration = Duration::from_secs(20);
/// A longer game is a draw between the sides that are left.
const MAX_PLIES: usize = 800;

/// Who moves at a seat.
pub(super) enum Competitor {
    /// An engine's process.
    Engine(Box<MatchProcess>),
    /// A player that moves at random.
    Random(fastrand::Rng),
}

/// A game that was played.
pub(super) struct Played {
    game: Game,
    pub points: Points,
    /// The seats whose engine made no legal move.
    pub faults: Vec<Seat>,
}

impl Played {
    /// The game for a file.
    pub fn record(&self, names: &[String], arrangement: &BySeat<usize>, round: usize) -> Record {
        let mut record = Record::new(self.game.clone());
        for seat in Seat::ALL {
            record.set_tag(&seat.to_string(), &names[arrangement[seat]]);
        }
        record.set_tag("Round", &round.to_string());
        record
    }
}

/// The opening of a block: random moves, by which nobody goes out.
pub(super) fn opening(plies: usize, seed: u64, block: usize) -> Game {
    let mut rng = fastrand::Rng::with_seed(seed.wrapping_mul(0x9e37_79b9) ^ block as u64);
    loop {
        let mut game = Game::new(Position::start());
        let is_whole = (0..plies).all(|_| {
            let mv = rng.choice(game.position().legal_moves().iter().copied());
            mv.is_some_and(|mv| game.play(mv).is_ok_and(|outs| outs.is_empty()))
        });
        if is_whole && game.end().is_none() {
            return game;
        }
    }
}

/// Plays a game from an opening. An engine that makes no legal move leaves the game.
///
/// # Errors
/// [`MatchError`] if an engine does not get ready for a game.
pub(super) fn play(
    opening: &Game,
    competitors: &mut [Competitor],
    seats: BySeat<usize>,
    settings: &Settings,
) -> Result<Played, MatchError> {
    let limits = |at: usize| &settings.engines[at / Seat::ALL.len()];
    for seat in Seat::ALL {
        let name = &limits(seats[seat]).name;
        competitors[seats[seat]].new_game().ok_or_else(|| MatchError::Engine {
            name: name.clone(),
            what: "it does not answer".to_owned(),
        })?;
    }
    let (mut game, mut faults) = (opening.clone(), Vec::new());
    while game.end().is_none() {
        let seat = game.position().turn();
        if game.moves().count() >= MAX_PLIES {
            for seat in game.position().playing().iter() {
                game.agree(seat).ok();
            }
            break;
        }
        let at = seats[seat];
        let mv = competitors[at].choose(&game, &limits(at).limits, settings.stall_timeout);
        if mv.is_none_or(|mv| game.play(mv).is_err()) {
            faults.push(seat);
            game.leave(seat, OutReason::Resignation).ok();
        }
    }
    let points = game.end().map_or(Points::DRAW, |end| end.points);
    Ok(Played { game, points, faults })
}

impl Competitor {
    /// Prepares for a game; `None` if the engine does not answer.
    fn new_game(&mut self) -> Option<()> {
        let Competitor::Engine(process) = self else { return Some(()) };
        process.send("ucinewgame").ok()?;
        process.ask("isready", "readyok", START_TIMEOUT).ok()
    }

    /// The move for the side whose turn it is.
    fn choose(&mut self, game: &Game, limits: &MoveLimits, patience: Duration) -> Option<Move> {
        match self {
            Competitor::Random(rng) => rng.choice(game.position().legal_moves().iter().copied()),
            Competitor::Engine(process) => {
                let moves: Vec<String> = game.moves().map(|mv| mv.to_uci().to_string()).collect();
                let position = format!("position fen {} moves {}", game.start(), moves.join(" "));
                let nodes = limits.nodes.map(|nodes| format!(" nodes {nodes}"));
                let time = limits.movetime.map(|time| format!(" movetime {}", time.as_millis()));
                let go = format!("go{}{}", nodes.unwrap_or_default(), time.unwrap_or_default());
                let found = process.search(&position, &go, patience).ok()?;
                game.position().read_move(&found.best).ok()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_differ_and_come_again() {
        let moves = |block| opening(6, 1, block).moves().collect::<Vec<_>>();
        assert_eq!(moves(0), moves(0));
        assert_ne!(moves(0), moves(1));
        assert_eq!(moves(2).len(), 6);
    }
}
