//! The recorded games that come with the program.

use super::GameRecord;
use super::PieceLetters;
use super::pgn::read_game;

/// A game that comes with the program.
#[derive(Clone, Copy, Debug)]
pub struct RecordedGame {
    /// Name of its file.
    pub file: &'static str,
    /// Its text, in the program's own form.
    pub text: &'static str,
}

/// The three games that players of the federation played against the program Hexodus III in 1999.
pub const RECORDED_GAMES: [RecordedGame; 3] = [
    RecordedGame { file: "bodor-hexodus.pgn", text: include_str!("../../assets/games/bodor-hexodus.pgn") },
    RecordedGame {
        file: "schenkerik-hexodus.pgn",
        text: include_str!("../../assets/games/schenkerik-hexodus.pgn"),
    },
    RecordedGame {
        file: "mackowiak-hexodus.pgn",
        text: include_str!("../../assets/games/mackowiak-hexodus.pgn"),
    },
];

impl RecordedGame {
    /// The game as a record.
    pub fn record(&self) -> GameRecord {
        read_game(self.text, 1, PieceLetters::English).record
    }
}
