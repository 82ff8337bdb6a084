//! Undo and redo, and the actions that are available in the editor.

use super::{Editor, problems};
use crate::app::action::GameAction;
use crate::app::cx::Context;
use crate::game::PositionSetup;

impl Editor {
    /// Undoes or redoes an edit, or asks for a game from the position; the other steps in a game mean nothing here.
    pub(in crate::app) fn act(&mut self, action: GameAction, cx: &mut Context) {
        match (action, self.position()) {
            (GameAction::TakeBack, _) => {
                let before = self.history.undo(&self.setup);
                self.go_to(before);
            }
            (GameAction::Redo, _) => {
                let next = self.history.redo(&self.setup);
                self.go_to(next);
            }
            (GameAction::PlayFromHere, Some(position)) if self.can(action) => cx.ask_game_set_up(position),
            _ => {}
        }
    }

    fn go_to(&mut self, setup: Option<PositionSetup>) {
        let Some(setup) = setup else { return };
        self.text = setup.to_string();
        self.text_problem = None;
        self.picked = None;
        self.position = problems::judge(&setup);
        self.setup = setup;
    }

    /// Whether such a step would do something.
    pub(in crate::app) fn can(&self, action: GameAction) -> bool {
        match action {
            GameAction::New => true,
            GameAction::PlayFromHere => self.play_refusal().is_none(),
            GameAction::TakeBack => !self.history.past.is_empty(),
            GameAction::Redo => !self.history.future.is_empty(),
            _ => false,
        }
    }
}
