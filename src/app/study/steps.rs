//! Actions on the game that are available in a study; resuming a game that was broken off.

use std::time::Duration;

use super::state::Study;
use crate::app::action::GameAction;
use crate::app::catalogue::{Arg, Text, text};
use crate::app::cx::{Context, DeskRequest};
use crate::app::setup::{NewGameForm, OpenGame, StartFrom};
use crate::app::view::time_controls;
use crate::app::words::clock_face;
use crate::game::Game;
use crate::sides::Color;

impl Study {
    /// Carries out an action of a study or of a finished game.
    pub(in crate::app) fn act(&mut self, action: GameAction, cx: &mut Context) {
        match action {
            action if !self.can(action) => {}
            GameAction::TakeBack if cx.undo(&mut self.document) => self.hand.clear(),
            GameAction::Redo if cx.redo(&mut self.document) => self.hand.clear(),
            GameAction::PlayFromHere => cx.ask_game_from(&self.document),
            GameAction::Continue => cx.ask_game(self.continue_form()),
            GameAction::PauseOrResume => cx.ask(DeskRequest::Resume),
            _ => {}
        }
    }

    /// Whether such a step would do something.
    pub(in crate::app) fn can(&self, action: GameAction) -> bool {
        match action {
            GameAction::New => true,
            GameAction::PlayFromHere => self.document.ending().is_none(),
            GameAction::TakeBack => self.document.edits().undoable() > 0,
            GameAction::Redo => self.document.edits().redoable() > 0,
            GameAction::Continue | GameAction::PauseOrResume => self.document.is_broken_off(),
            _ => false,
        }
    }

    /// The form to continue a game that was broken off, filled in from the record.
    fn continue_form(&self) -> NewGameForm {
        let (document, record) = (&self.document, self.document.record());
        // The game as it would go on: moves may have been added behind the end that was opened.
        let game = Game::from_record(record.clone(), document.setup().draws());
        let mut setup = document.setup().clone();
        setup.choose_clocks(&record.controls.clone().unwrap_or_default());
        let saved_clocks = saved_clocks(&game);
        let start = StartFrom::OpenGame(OpenGame {
            end: Box::new(*game.position()),
            plies: game.plies(),
            keeps_clocks: saved_clocks.is_some(),
            saved_clocks,
        });
        NewGameForm { start, ..NewGameForm::new(setup) }
    }
}

/// The time control, and the times on both clocks; `None` without a clock.
fn saved_clocks(game: &Game) -> Option<Text> {
    let clock = game.clock();
    if !clock.is_timed() {
        return None;
    }
    let face = |color| -> Arg {
        let reading = clock.reading(color, Duration::ZERO);
        reading.map_or_else(
            || Text::key("clock-unlimited-text").into(),
            |reading| clock_face(reading.time).into(),
        )
    };
    let [white, black] = Color::ALL.map(face);
    Some(text!("continue-saved-clocks", control = time_controls(clock.controls()), white, black))
}
