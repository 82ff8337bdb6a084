//! The dialogs of games by mail.

use super::form::{LetterForm, MailForm};
use crate::app::online::Difference;

/// A dialog of games by mail.
#[derive(Debug, Clone)]
pub enum MailDialog {
    /// The games.
    Games,
    /// The form of a new game.
    New(MailForm),
    /// The form of a letter.
    Letter(LetterForm),
    /// A letter has another game than the player.
    Differs(Difference),
}
