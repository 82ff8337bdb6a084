//! Beginning games, and going on with those that were broken off.

use std::time::Duration;

use super::matches::may_rematch;
use super::work::Work;
use crate::app::action::GameAction;
use crate::app::catalogue::{Arg, Text};
use crate::app::dialogs::{Dialog, Then};
use crate::app::document::Document;
use crate::app::editor::Editor;
use crate::app::mode::Mode;
use crate::app::play::Play;
use crate::app::setup::{Match, NewGameForm, OpenGame, StartFrom};
use crate::app::study::Study;
use crate::app::toasts::Tone;
use crate::app::view::time_controls;
use crate::app::words::clock_face;
use crate::game::{Game, GameRecord};
use crate::sides::{Color, Outcome};

/// New games.
impl Work<'_> {
    /// The form, filled in as the last time.
    pub(in crate::app) fn ask_new_game(&mut self) {
        let form = NewGameForm::new(self.shared.settings.setup.clone());
        self.context().ask_game(form);
    }

    /// Opens the form of a game that continues from the position shown, with the moves that lead there.
    pub(in crate::app) fn ask_play_from_here(&mut self) {
        if !self.mode.can(GameAction::PlayFromHere) {
            return;
        }
        if let Some(position) = self.mode.editor().and_then(Editor::position).copied() {
            return self.ask_play_set_up(position);
        }
        let document = self.mode.document();
        let tree = &document.record().tree;
        let (start, moves) = (*tree.start(), tree.moves_to(document.cursor()));
        let start = StartFrom::Moves { start: Box::new(start), moves };
        let (setup, variant) = (self.shared.settings.setup.clone(), document.position().variant());
        let form = NewGameForm::starting_from(setup, variant, start);
        self.context().ask_game(form);
    }

    /// The form was changed; says what is wrong with it.
    pub(in crate::app) fn edit_form(&mut self, mut form: Box<NewGameForm>) {
        if let Some(Dialog::NewGame(open)) = self.shared.dialogs.open_mut() {
            form.check(&self.shared.settings.engines);
            *open = form;
        }
    }

    /// Says anew what is wrong with the form, if it is open: the engines have changed.
    pub(in crate::app) fn check_new_game(&mut self) {
        if let Some(Dialog::NewGame(form)) = self.shared.dialogs.open_mut() {
            form.check(&self.shared.settings.engines);
        }
    }

    /// The form is filled in.
    pub(in crate::app) fn submit_form(&mut self) {
        let is_form = |dialog: &Dialog| matches!(dialog, Dialog::NewGame(_));
        let Some(Dialog::NewGame(mut form)) = self.shared.dialogs.close_if(is_form) else { return };
        form.check(&self.shared.settings.engines);
        match form.is_whole() {
            true if form.is_continuation() => self.continue_game(*form),
            true => self.guard(Then::Start(form)),
            false => self.show(Dialog::NewGame(form)),
        }
    }

    pub(in crate::app) fn start_game(&mut self, form: &NewGameForm) {
        match Document::from_form(form) {
            Ok(document) => {
                let last = self.last_outcome();
                let setup = document.setup();
                self.shared.running_match.next(setup, last);
                let document = document.in_match(&self.shared.running_match);
                self.shared.settings.setup = form.setup.clone();
                self.settings_changed();
                self.begin(document);
            }
            Err(problem) => self.toast(Tone::Error, problem),
        }
    }

    pub(in crate::app) fn ask_rematch(&mut self) {
        if may_rematch(self.mode, self.shared) {
            self.guard(Then::Rematch);
        }
    }

    /// The same set-up with colours swapped, from the usual position.
    pub(in crate::app) fn rematch(&mut self) {
        let last = self.last_outcome();
        let setup = self.mode.document().setup().swapped();
        if setup.is_online() {
            return self.ask_online_rematch();
        }
        if let Ok(document) = Document::from_form(&NewGameForm::new(setup)) {
            self.shared.running_match.swap(document.setup(), last);
            let document = document.in_match(&self.shared.running_match);
            self.begin(document);
        }
    }

    /// How the open game ended, if it counts for the match.
    fn last_outcome(&self) -> Option<Outcome> {
        self.mode.of_game().play()?.game().outcome()
    }

    fn begin(&mut self, document: Document<Game>) {
        self.open(Mode::Play(Box::new(Play::standing(document))));
        self.shared.library.set_origin(None);
        let (mode, mut cx) = self.parts();
        if let Some(play) = mode.play_mut() {
            play.begin(&mut cx);
        }
    }
}

/// Games that were broken off.
impl Work<'_> {
    /// Asks who plays on, and by which clocks.
    pub(in crate::app) fn ask_continue(&mut self) {
        if let Some(study) = self.broken_off() {
            let form = continue_form(study.document());
            self.context().ask_game(form);
        }
    }

    /// The form is filled in: the open game goes on.
    fn continue_game(&mut self, form: NewGameForm) {
        let StartFrom::OpenGame(open) = form.start else { return };
        let Some(document) = self.broken_off().map(|study| study.document().clone()) else { return };
        let setup = form.setup;
        self.shared.running_match = Match::new(&setup);
        let play = {
            let (old, mut cx) = self.parts();
            old.leave(&mut cx);
            cx.stop_autoplay();
            Play::continued(document, setup, open.keeps_clocks, &mut cx)
        };
        if let Some(human) = play.only_human() {
            self.shared.is_flipped = human == Color::Black;
        }
        *self.mode = Mode::Play(Box::new(play));
    }

    /// The open game, which was broken off, goes on as it is.
    pub(in crate::app) fn resume_record(&mut self) {
        let Some(document) = self.broken_off().map(|study| study.document().clone()) else { return };
        let (old, mut cx) = self.parts();
        old.leave(&mut cx);
        let play = Play::resumed(document, &mut cx);
        *self.mode = Mode::Play(Box::new(play));
    }

    /// The study of a game that was broken off.
    fn broken_off(&self) -> Option<&Study> {
        match &*self.mode {
            Mode::Study(study) if study.document().is_broken_off() => Some(study),
            _ => None,
        }
    }
}

/// The form, filled in with what the record says.
fn continue_form(document: &Document<GameRecord>) -> NewGameForm {
    let record = document.record();
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

/// The time control, and what both clocks show; `None` without a clock.
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
    let args = [("control", time_controls(clock.controls()).into()), ("white", white), ("black", black)];
    Some(Text::new("continue-saved-clocks", args))
}
