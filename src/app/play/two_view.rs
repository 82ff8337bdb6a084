//! The view of a running game of two: the computer's thoughts, the score of the match.

use super::two::Play;
use crate::app::context::Shared;
use crate::app::game::{EngineLine, corner};
use crate::app::settings::Thinking;
use crate::app::text::Text;

impl Play {
    /// The computer's thoughts while it is thinking, as detailed as the settings say.
    pub(in crate::app) fn engine_line(&self, shared: &Shared) -> Option<EngineLine> {
        let (color, _) = self.computer.thinking?;
        // It would help a person who plays, and entertains one who watches.
        let is_watched = self.setup().computers() == 2;
        let thinking = if is_watched { Thinking::Line } else { shared.settings.thinking };
        let info =
            self.computer.info.as_ref().filter(|_| thinking != Thinking::Nothing && !self.is_tournament())?;
        Some(EngineLine::of(info, self.game().position(), color, thinking == Thinking::Line))
    }

    /// The current score of the match, if a game of it is over: "Anna 1¾, Piotr ¼".
    pub(in crate::app) fn match_score(&self, shared: &Shared) -> Option<Text> {
        let outcome = self.game().outcome();
        let is_told = shared.running_match.standing(outcome).games > 0;
        is_told.then(|| corner::match_standing(&shared.running_match, self.document(), outcome))
    }
}
