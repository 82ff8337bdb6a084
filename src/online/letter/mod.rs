//! Games by mail: each letter carries the whole game, so that a lost or doubled letter does no harm.
//!
//! * [`Letter`]: a game as one side has sent it, with its id, both players, an offer and "if … then" lines.
//! * [`find`], `Display`: a letter as one long word that mail programs and messengers leave alone.
//! * [`Refusal`]: why a letter does not continue a game.
//! * [`MailGame`], [`Mailbox`]: the games of one player, each in a PGN file of its own.

mod code;
mod course;
mod game;
mod mailbox;
mod state;

pub use code::{LetterError, clean_address, find, has_letter};
pub use course::{Refusal, Step};
pub use game::{CODE_TAG, MailGame};
pub use mailbox::{MailError, Mailbox};
pub use state::Letter;
