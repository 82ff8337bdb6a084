//! Undo and redo, and the actions that are available in the editor.

use super::{Editor, problems};
use crate::app::action::GameAction;
use crate::app::catalogue::{Check, refuse, require};
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
            (GameAction::PlayFromHere, Some(position)) => cx.ask_game_set_up(position),
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
    pub(in crate::app) fn check(&self, action: GameAction) -> Check {
        match action {
            GameAction::PlayFromHere => require(self.play_refusal().is_none(), "why-editor"),
            GameAction::TakeBack => require(!self.history.past.is_empty(), "why-undo"),
            GameAction::Redo => require(!self.history.future.is_empty(), "why-redo"),
            _ => refuse("why-editor"),
        }
    }
}
