//! Questions about the games by mail.

use super::Model;
use crate::online::MailGame;

impl Model {
    /// The games by mail, those first in which the player is to move.
    pub fn mail_games(&self) -> &[MailGame] {
        &self.shared.mail
    }

    /// The game by mail that is on the board.
    pub fn mail_game(&self) -> Option<&MailGame> {
        let record = self.document().filter(|_| self.front.is_none())?.record();
        self.shared.mail_game(record)
    }
}
