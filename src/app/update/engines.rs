//! Adding, changing and removing engines.

use std::path::PathBuf;

use super::work::Work;
use crate::app::context::{Command, Dialog, Shared};
use crate::app::engines::{AddedEngine, EngineAction, EngineForm, Fault, Identity, Trial, TrialTicket};
use crate::app::library::{
    Archive, ExploreAction, ExploreJob, Explored, GameList, OpenJob, PathPurpose, Query, Reached, Screen,
};
use crate::app::play::Play;
use crate::app::settings::GameForm;

impl Work<'_> {
    pub(super) fn engine(&mut self, action: EngineAction) {
        match action {
            EngineAction::Open(form) => {
                self.cx.show(Dialog::Engine(form));
                // Only a running engine lists its options.
                self.try_engine(None);
            }
            EngineAction::ChooseProgram => self.ask_place(PathPurpose::Program),
            EngineAction::Try => self.try_engine(None),
        }
    }

    /// Tries the engine of the form, with another program if one was chosen in the system's dialog.
    pub(super) fn try_engine(&mut self, chosen: Option<PathBuf>) {
        let Shared { dialogs, settings, last_trial, .. } = &mut *self.cx.shared;
        let Some(Dialog::Engine(form)) = dialogs.open_mut() else { return };
        if let Some(path) = chosen {
            let mut edited = EngineForm::clone(form);
            edited.engine.path = path.display().to_string();
            form.edit(edited, &settings.engines);
        }
        if form.can_try() {
            last_trial.0 += 1;
            let ticket = *last_trial;
            form.trial = Trial::Running(ticket);
            self.cx.out.push(Command::TryEngine(ticket, Box::new(form.engine.clone())));
        }
    }

    /// The engine that was tried works, or does not.
    pub(super) fn engine_tried(&mut self, ticket: TrialTicket, result: Result<Box<Identity>, Fault>) {
        // The player may read a page in front of the form meanwhile.
        let Shared { dialogs, settings, .. } = &mut *self.cx.shared;
        let form = dialogs
            .all_mut()
            .find_map(|dialog| if let Dialog::Engine(form) = dialog { Some(form) } else { None });
        let Some(form) = form.filter(|form| form.trial == Trial::Running(ticket)) else { return };
        let engines = &settings.engines;
        match result {
            Ok(identity) => form.take(*identity, engines),
            Err(fault) => form.trial = Trial::Failed(fault.text(form.engine.path.trim())),
        }
        form.check(engines);
    }

    /// Saves the engine of the form. Its new name replaces the old one wherever the engine is chosen.
    pub(super) fn save_engine(&mut self, EngineForm { original, engine, .. }: EngineForm) {
        let (name, path) = (engine.name.trim().to_owned(), engine.path.trim().to_owned());
        let engine = AddedEngine { name, path, ..engine };
        let settings = self.cx.change_settings();
        let old = original.and_then(|name| settings.engines.iter().position(|old| old.name == name));
        match old {
            Some(index) => {
                let new = engine.name.clone();
                let old = std::mem::replace(&mut settings.engines[index], engine);
                if old.name != new {
                    self.rename_engine(&old.name, &new);
                }
            }
            None => settings.engines.push(engine),
        }
        self.engines_changed();
    }

    fn rename_engine(&mut self, old: &str, new: &str) {
        let Shared { settings, dialogs, .. } = &mut *self.cx.shared;
        if settings.analysis_engine.as_deref() == Some(old) {
            settings.analysis_engine = Some(new.to_owned());
        }
        settings.setup.rename_engine(old, new);
        self.mode.running_match_mut().rename_engine(old, new);
        for dialog in dialogs.all_mut() {
            if let Dialog::NewGame(GameForm::Two(form)) = dialog {
                form.setup.rename_engine(old, new);
            }
        }
        self.with_play(|play, cx| play.rename_engine(old, new, cx));
    }

    pub(super) fn remove_engine(&mut self, form: &EngineForm) {
        let engines = &mut self.cx.change_settings().engines;
        engines.retain(|engine| Some(&engine.name) != form.original.as_ref());
        self.engines_changed();
    }

    fn engines_changed(&mut self) {
        if let Some(study) = self.mode.study_mut() {
            study.change_engine();
        }
        let Shared { dialogs, settings, .. } = &mut *self.cx.shared;
        if let Some(open) = dialogs.open_mut() {
            open.check(&settings.engines);
        }
    }
}

impl Work<'_> {
    pub(super) fn explore(&mut self, action: ExploreAction) {
        match action {
            ExploreAction::Toggle if self.mode.play().is_some_and(Play::goes_on) => {
                let game = self.mode.game_id();
                let in_game = &mut self.files.exploring.in_game;
                *in_game = if in_game.is_some_and(|shown| shown == game) { None } else { Some(game) };
            }
            ExploreAction::Toggle => {
                let is_open = &mut self.cx.change_settings().explorer_open;
                *is_open = !*is_open;
            }
            ExploreAction::Play(mv) => {
                self.mode.put_down();
                if let Some(two) = self.mode.two_mut() {
                    two.make_move(mv, &mut self.cx);
                }
            }
            ExploreAction::List(archive, mv) => self.list_reached(archive, mv),
        }
    }

    /// Requests the table, while it is on the screen, for another position or after a change of the player's games.
    pub(super) fn follow_explored(&mut self) {
        let position = self.scene().explored().copied();
        let exploring = &mut self.files.exploring;
        let Some(position) = position else {
            exploring.asked = None;
            return;
        };
        if exploring.asked == Some(position) && exploring.is_fresh {
            return;
        }
        let read = (!exploring.is_fresh).then(|| self.own_library(OpenJob::whole("")));
        let exploring = &mut self.files.exploring;
        (exploring.asked, exploring.is_fresh) = (Some(position), true);
        self.cx.out.push(Command::Explore(Box::new(ExploreJob { position, read })));
    }

    pub(super) fn explored(&mut self, found: Explored) {
        let exploring = &mut self.files.exploring;
        if exploring.asked == Some(found.position) {
            exploring.found = Some(found);
        }
    }

    /// Lists the games that reached the position shown.
    fn list_reached(&mut self, archive: Archive, mv: Option<crate::game::Move>) {
        let found = self.scene().explored().and_then(|position| self.files.exploring.of(position));
        let Some(found) = found else { return };
        let (games, position) = (found.games[archive as usize].clone(), found.position);
        self.files.library.screen = Some(Screen::Other(Box::new(GameList::own(games))));
        self.find_games(Query {
            at: Some(Box::new(Reached::Position(position, mv))),
            is_descending: true,
            ..Query::default()
        });
    }
}
