//! A game by mail as one player keeps it.

use super::state::Letter;
use crate::game::{GameRecord, Move, pgn};
use crate::sides::Color;

/// The tag of a PGN file that has the letter.
pub const CODE_TAG: &str = "HexMail";
/// The tags with the id of a game, the days for each move, and the way in which it is played (section 9.8 of the standard).
const ID_TAG: &str = "GameId";
const DAYS_TAG: &str = "HexDays";
const MODE: (&str, &str) = ("Mode", "EM");

/// A game by mail as one player keeps it: the last letter, sent or received.
#[derive(Clone, Debug)]
pub struct MailGame {
    /// The last letter.
    pub letter: Letter,
    /// The player's side.
    pub me: Color,
}

impl MailGame {
    /// Whether the player is to move. The player who invites as Black sends the first letter without a move.
    pub fn is_my_move(&self) -> bool {
        let record = self.letter.record();
        record.outcome().is_none() && record.turn() == self.me
    }

    /// Whether the opponent offers a draw.
    pub fn is_draw_offered(&self) -> bool {
        self.letter.offers_draw && self.letter.by != self.me && self.letter.record().outcome().is_none()
    }

    /// The game as PGN records it, without the letter.
    pub fn record(&self) -> GameRecord {
        let letter = &self.letter;
        let mut record = letter.record().game_record();
        record.tags.set(MODE.0, MODE.1);
        record.tags.set(ID_TAG, &letter.id());
        if letter.days > 0 {
            record.tags.set(DAYS_TAG, &letter.days.to_string());
        }
        for (color, tag) in [(Color::White, "WhiteNA"), (Color::Black, "BlackNA")] {
            if !letter.addresses[color].is_empty() {
                record.tags.set(tag, &letter.addresses[color]);
            }
        }
        record
    }

    /// The file of the game, for sending and keeping.
    pub fn to_pgn(&self) -> String {
        let mut record = self.record();
        record.tags.set(CODE_TAG, &self.letter.to_string());
        pgn::write(&record)
    }

    /// The name of its file. Nothing in it comes from the other player but the eight digits of the id.
    pub fn file_name(&self) -> String {
        format!("{}-{}.pgn", self.letter.id(), self.me.char())
    }

    /// Whether a record is one of this game, with any moves.
    pub fn is_game_of(&self, record: &GameRecord) -> bool {
        record.tags.get(ID_TAG) == Some(&self.letter.id())
    }

    /// The moves of a line that come after those of the game. `None` if it does not begin with them.
    pub fn moves_after<'a>(&self, line: &'a [Move]) -> Option<&'a [Move]> {
        line.strip_prefix(self.letter.record().game().history().1.as_slice())
    }
}
