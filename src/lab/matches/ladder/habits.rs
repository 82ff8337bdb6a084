//! The habits of a player as a person sees them: blunders, missed chances, moves to and fro.

use std::fmt;

use crate::engine::{wins_at_once, wins_by_exchanges};
use crate::game::{Game, Move, Position};

/// A move that loses more than this many points of the result to be expected is a blunder.
const BLUNDER: f64 = 0.2;
/// A recapture that was left out counts as missed if the move played lost more than this.
const MISS: f64 = 0.1;

/// The habits of a player, counted in its games.
#[derive(Clone, Debug, Default)]
pub(super) struct Habits {
    games: u32,
    moves: u32,
    blunders: u32,
    /// Positions with a move that wins at once, and those where another one was played.
    mates: u32,
    missed_mates: u32,
    /// Positions with a recapture that wins material, and those where another, worse move was played.
    recaptures: u32,
    missed_recaptures: u32,
    /// Moves that take back the last own move.
    undone: u32,
    last: Option<Move>,
    /// The plies of all games, openings included.
    plies: u32,
    /// The plies of the current game.
    game_plies: u32,
}

impl Habits {
    /// The head of the table, whose rows [`Habits`] writes.
    pub const HEAD: &str = "| level | games | blunders a game | mates in one missed | recaptures missed | moves undone | moves a game |\n\
         | --- | --- | --- | --- | --- | --- | --- |";

    /// Begins a game.
    pub fn start_game(&mut self) {
        self.plies += std::mem::take(&mut self.game_plies);
        self.games += 1;
        self.last = None;
    }

    /// Counts a move in the position `before`, after which the game is `game`. `lost` are the expected points it lost.
    pub fn add_move(&mut self, before: &Position, mv: Move, game: &Game, lost: f64) {
        self.moves += 1;
        self.game_plies = game.plies() as u32 + 1;
        self.blunders += u32::from(lost > BLUNDER);
        let legal = before.legal_moves();
        if legal.iter().any(|&mv| wins_at_once(before, mv)) {
            self.mates += 1;
            self.missed_mates += u32::from(!wins_at_once(before, mv));
        }
        let (start, moves) = game.history();
        let captured_at = moves.split_last().and_then(|(_, earlier)| {
            let (last, earlier) = earlier.split_last()?;
            let position = earlier.iter().try_fold(start, |position, &mv| position.play(mv).ok())?;
            position.is_capture(*last).then_some(last.to())
        });
        let is_recapture = |mv: &Move| captured_at == Some(mv.to()) && wins_by_exchanges(before, *mv);
        if legal.iter().any(is_recapture) {
            self.recaptures += 1;
            self.missed_recaptures += u32::from(captured_at != Some(mv.to()) && lost > MISS);
        }
        let is_back = self.last.is_some_and(|last| (last.from(), last.to()) == (mv.to(), mv.from()));
        self.undone += u32::from(is_back && !before.is_capture(mv));
        self.last = Some(mv);
    }
}

/// A row of the table.
impl fmt::Display for Habits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = f64::from(self.games.max(1));
        let plies = f64::from(self.plies + self.game_plies);
        write!(
            f,
            "{} | {:.2} | {} of {} | {} of {} | {:.1} % | {:.0}",
            self.games,
            f64::from(self.blunders) / games,
            self.missed_mates,
            self.mates,
            self.missed_recaptures,
            self.recaptures,
            100.0 * f64::from(self.undone) / f64::from(self.moves.max(1)),
            plies / games / 2.0
        )
    }
}
