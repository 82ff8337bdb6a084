//! A game of a three-player match.

use std::time::Duration;

use super::arguments::RANDOM;
use crate::lab::error::LabError;
use crate::lab::matches::player::Player;
use crate::lab::matches::settings::EngineSettings;
use crate::three::pgn::Record;
use crate::three::{BySeat, Game, Move, OutReason, Points, Position, Seat};

/// Maximum length of a game in plies; then it is a draw between the sides in the game.
const MAX_PLIES: usize = 800;

/// The player at a seat.
pub(super) enum Competitor<'a> {
    Engine(Player<'a>),
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

/// The opening of a block: random moves that eliminate no side.
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
/// [`LabError`] if an engine does not get ready for a game.
pub(super) fn play(
    opening: &Game,
    competitors: &mut [Competitor<'_>],
    seats: BySeat<usize>,
    stall_timeout: Duration,
) -> Result<Played, LabError> {
    for seat in Seat::ALL {
        if let Competitor::Engine(player) = &mut competitors[seats[seat]] {
            player.new_game()?;
        }
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
        let mv = competitors[seats[seat]].choose(&game, stall_timeout);
        if mv.is_none_or(|mv| game.play(mv).is_err()) {
            faults.push(seat);
            game.leave(seat, OutReason::Resignation).ok();
        }
    }
    let points = game.end().map_or(Points::DRAW, |end| end.points);
    Ok(Played { game, points, faults })
}

impl<'a> Competitor<'a> {
    /// The player of an engine, or the player that moves at random.
    pub fn new(engine: &'a EngineSettings, seed: u64) -> Self {
        if engine.command == [RANDOM] {
            return Competitor::Random(fastrand::Rng::with_seed(seed));
        }
        Competitor::Engine(Player::new(engine, "three"))
    }

    /// The move for the side whose turn it is.
    fn choose(&mut self, game: &Game, patience: Duration) -> Option<Move> {
        match self {
            Competitor::Random(rng) => rng.choice(game.position().legal_moves().iter().copied()),
            Competitor::Engine(player) => {
                let limits = &player.settings.limits;
                let moves: Vec<String> = game.moves().map(|mv| mv.to_string()).collect();
                let position = format!("position fen {} moves {}", game.start(), moves.join(" "));
                let nodes = limits.nodes.map(|nodes| format!(" nodes {nodes}"));
                let time = limits.movetime.map(|time| format!(" movetime {}", time.as_millis()));
                let go = format!("go{}{}", nodes.unwrap_or_default(), time.unwrap_or_default());
                let found = player.process().ok()?.search(&position, &go, patience).ok()?;
                game.position().read_move(&found.best).ok()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_differ_between_blocks_and_are_reproducible() {
        let moves = |block| opening(6, 1, block).moves().collect::<Vec<_>>();
        assert_eq!(moves(0), moves(0));
        assert_ne!(moves(0), moves(1));
        assert_eq!(moves(2).len(), 6);
    }
}
