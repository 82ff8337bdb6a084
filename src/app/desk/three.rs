//! New three-player games.

use super::work::Work;
use crate::app::context::{Context, Dialog, Fault};
use crate::app::game::ThreeDocument;
use crate::app::play::Three;
use crate::app::settings::ThreeForm;
use crate::app::text::explain_three;
use crate::three::Position;

impl Work<'_> {
    /// Does something with the three-player game, if one is open.
    pub(super) fn with_three(&mut self, work: impl FnOnce(&mut Three, &mut Context)) {
        if let Some(three) = self.mode.three_mut() {
            work(three, &mut self.cx);
        }
    }

    /// Opens the form of a new game from this position, or from the usual one, filled in as the last time.
    pub(super) fn ask_new_three(&mut self, start: Option<Box<Position>>) {
        let form = ThreeForm { setup: self.cx.shared.settings.three.clone(), start };
        self.cx.show(Dialog::NewGame(form.into()));
    }

    /// Starts a game of three.
    pub(super) fn start_three(&mut self, mut form: ThreeForm) {
        self.cx.shared.settings.three = form.setup.clone();
        form.setup = form.setup.with_person(&self.cx.shared.settings.profile.name);
        self.cx.settings_changed();
        self.open(Three::ready(ThreeDocument::ready(form)));
        self.with_three(Three::begin);
    }

    /// Opens the form of a new game from a pasted position, or shows the problem with the text. Returns `false` if the
    /// text is not a position of three sides.
    pub(super) fn pasted_three(&mut self, text: &str) -> bool {
        if !is_position_text(text) {
            return false;
        }
        match text.parse() {
            Ok(position) => self.ask_new_three(Some(Box::new(position))),
            Err(error) => {
                let text = explain_three::wrong_position(&error);
                self.cx.show(Dialog::Problem { fault: Fault::Paste, text });
            }
        }
        true
    }
}

/// Whether a line looks like a position of the three-player game: its rows have pieces of two letters.
fn is_position_text(text: &str) -> bool {
    let rows = text.split_whitespace().next().unwrap_or_default();
    let letters: Vec<char> = rows.chars().collect();
    let pieces = letters.windows(2).filter(|pair| {
        ['w', 'r', 'b', 'x'].contains(&pair[0]) && ['K', 'Q', 'R', 'B', 'N', 'P'].contains(&pair[1])
    });
    text.lines().count() == 1
        && rows.matches('/').count() >= 4
        && pieces.count() >= 2
        && !letters.iter().any(|letter| ['k', 'q', 'n', 'p'].contains(letter))
}
