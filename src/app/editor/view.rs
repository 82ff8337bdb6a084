//! What the window shows of a position being set up.

use super::Editor;
use crate::app::catalogue::Text;
use crate::app::view::Status;
use crate::sides::Color;

impl Editor {
    /// What keeps the position from being possible, else who is to move.
    pub(in crate::app) fn status(&self) -> Status {
        let text = match self.problems().first() {
            Some(problem) => Text::new("editor-impossible", [("problem", problem.text.clone().into())]),
            None => Text::key(match (self.setup.turn(), self.position().and_then(|p| p.checked_king())) {
                (Color::White, None) => "status-white-to-move",
                (Color::Black, None) => "status-black-to-move",
                (Color::White, Some(_)) => "status-white-in-check",
                (Color::Black, Some(_)) => "status-black-in-check",
            }),
        };
        Status { text: text.to_string(), is_urgent: !self.problems().is_empty() }
    }

    /// Why nothing can be played or studied from here, in a sentence; `None` if it can.
    pub fn refusal(&self) -> Option<Text> {
        let problem = self.problems().first()?;
        Some(Text::new("fen-wrong", [("problem", problem.text.clone().into())]))
    }
}
