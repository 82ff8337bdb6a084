//! Going on with an opened game that was broken off.

use std::time::Duration;

use super::Work;
use crate::app::catalogue::{tr, tr_args};
use crate::app::dialog::Dialog;
use crate::app::document::Document;
use crate::app::journal::Entry;
use crate::app::match_play::Match;
use crate::app::message::GameAction;
use crate::app::model::{Computer, Hand};
use crate::app::new_game::{NewGameForm, OpenGame, StartFrom};
use crate::app::view::time_controls;
use crate::game::{Game, face_text};
use crate::sides::{ByColor, Color};

impl Work<'_> {
    /// Asks who plays on, and by which clocks.
    pub(super) fn ask_continue(&mut self) {
        if self.model.can_play(GameAction::Continue) {
            let form = form(&self.model.document);
            self.show(Dialog::NewGame(Box::new(form)));
        }
    }

    /// The form is filled in: the open game goes on.
    pub(super) fn continue_game(&mut self, form: NewGameForm) {
        let StartFrom::OpenGame(open) = form.start else { return };
        if !self.model.can_play(GameAction::Continue) {
            return;
        }
        self.stop_autoplay();
        let (setup, now) = (form.setup, self.now);
        let model = &mut *self.model;
        model.running_match = Match::new(&setup);
        model.document.continue_as(setup.clone(), open.keeps_clocks, now);
        model.hand = Hand::default();
        model.computer = Computer { ticket: model.computer.ticket, ..Computer::default() };
        model.warned = ByColor::default();
        model.is_flipped = match model.document.only_human() {
            Some(human) => human == Color::Black,
            None => model.is_flipped,
        };
        let clocks = model.document.clocks(now);
        self.write_down(Entry::Continue { setup: Box::new(setup), keeps_clocks: open.keeps_clocks, clocks });
        self.turn_board();
        self.think_if_due();
    }
}

/// The form, filled in with what the record says.
fn form(document: &Document) -> NewGameForm {
    let record = document.game.record();
    // The game as it would go on: moves may have been added behind the end that was opened.
    let game = Game::from_record(record.clone(), *document.game.draws());
    let mut setup = document.setup.clone();
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

/// The time control, and what both clocks show; `None` without a clock.
fn saved_clocks(game: &Game) -> Option<String> {
    let clock = game.clock();
    if !clock.is_timed() {
        return None;
    }
    let face = |color| {
        let reading = clock.reading(color, Duration::ZERO);
        reading.map_or_else(|| tr("clock-unlimited-text"), |reading| face_text(reading.time))
    };
    let [white, black] = Color::ALL.map(face);
    let args = [
        ("control", time_controls(clock.controls()).into()),
        ("white", white.into()),
        ("black", black.into()),
    ];
    Some(tr_args("continue-saved-clocks", &args))
}
