//! From play to study and back.

use std::time::Duration;

use super::two::Play;
use crate::app::context::{Context, Dialog};
use crate::app::game::time_controls;
use crate::app::settings::{NewGameForm, OpenGame, Setup, StartFrom};
use crate::app::text::numbers::clock_face;
use crate::app::text::{Arg, Text, text};
use crate::game::{Game, NodeId};
use crate::sides::Color;

impl Play {
    /// Studies the game that is over, from its start, with analysis and report.
    pub(super) fn study(&mut self, cx: &mut Context) {
        cx.shared.dialogs.retain(|dialog| !matches!(dialog, Dialog::GameOver(_)));
        self.document.study();
        *self = Play::standing(self.document.clone());
        // A player who has gone back to an earlier move keeps it in view.
        if self.is_at_head() {
            self.document.go_to(NodeId::ROOT);
        }
        self.set_analysing(true);
        self.report(cx);
    }

    /// Resumes the studied game, which was broken off, as it is.
    pub(super) fn resume(&mut self, cx: &mut Context) {
        self.document.play_on();
        self.leave_for_play(cx);
    }

    /// Continues the studied game, which was broken off, with these players and draw rules, on the clocks of its record or
    /// on new ones.
    pub(in crate::app) fn continue_by(&mut self, setup: Setup, keeps_clocks: bool, cx: &mut Context) {
        self.document.continue_by(setup, keeps_clocks);
        self.leave_for_play(cx);
    }

    fn leave_for_play(&mut self, cx: &mut Context) {
        self.leave_study(cx);
        *self = Play::standing(self.document.clone());
        self.begin(cx);
    }

    /// The form to continue a game that was broken off, filled in from the record.
    pub(super) fn continue_form(&self) -> NewGameForm {
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
