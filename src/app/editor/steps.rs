//! Steps back and forward, and which of the steps in a game mean something here.

use super::{Editor, problems};
use crate::app::action::GameAction;
use crate::game::PositionSetup;

impl Editor {
    /// Undoes or redoes an edit; the other steps in a game mean nothing here.
    pub(in crate::app) fn act(&mut self, action: GameAction) {
        let setup = match action {
            GameAction::TakeBack => self.history.undo(&self.setup),
            GameAction::Redo => self.history.redo(&self.setup),
            _ => None,
        };
        if let Some(setup) = setup {
            self.go_to(setup);
        }
    }

    fn go_to(&mut self, setup: PositionSetup) {
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
            GameAction::TakeBack => self.history.can_undo(),
            GameAction::Redo => self.history.can_redo(),
            _ => false,
        }
    }
}
