//! Adding, changing and removing engines.

use std::path::PathBuf;

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::cx::{Command, WindowCommand};
use crate::app::dialogs::Dialog;
use crate::app::engines::{AddedEngine, EngineAction, EngineForm, Trial, TrialTicket};
use crate::app::toasts::Tone;
use crate::app::uci::{Fault, Identity};

impl Work<'_> {
    pub(super) fn engine(&mut self, action: EngineAction) {
        match action {
            EngineAction::Add => self.show(Dialog::Engine(Box::default())),
            EngineAction::Open(index) => self.open_engine(index),
            EngineAction::Edit(form) => self.edit_engine(form),
            EngineAction::ChooseProgram => self.window(WindowCommand::AskProgram),
            EngineAction::Try => self.try_engine(),
            EngineAction::Save => self.save_engine(),
            EngineAction::Remove => self.remove_engine(),
        }
    }

    /// Opens the form of an engine and tries the engine at once, because only a running engine lists its options.
    fn open_engine(&mut self, index: usize) {
        if let Some(engine) = self.shared.settings.engines.get(index) {
            let form = EngineForm::of(engine);
            self.show(Dialog::Engine(Box::new(form)));
            self.try_engine();
        }
    }

    /// Replaces the contents of the form. Another program or other arguments make the trial invalid.
    fn edit_engine(&mut self, mut form: Box<EngineForm>) {
        let Some(Dialog::Engine(open)) = self.shared.dialogs.open_mut() else { return };
        let program = |form: &EngineForm| (form.engine.path.clone(), form.engine.arguments.clone());
        form.trial = if program(&form) == program(open) { open.trial.clone() } else { Trial::Untried };
        form.check(&self.shared.settings.engines);
        *open = form;
    }

    /// A program was chosen in the system's dialog.
    pub(super) fn program_chosen(&mut self, path: Option<PathBuf>) {
        if let (Some(path), Some(Dialog::Engine(open))) = (path, self.shared.dialogs.open_mut()) {
            let mut form = open.clone();
            form.engine.path = path.display().to_string();
            self.edit_engine(form);
            self.try_engine();
        }
    }

    /// Shows a message that the path can be typed into the form, because the system has no file dialogs.
    pub(super) fn no_program_dialog(&mut self) {
        self.toast(Tone::Plain, Text::key("engine-type-path"));
    }

    fn try_engine(&mut self) {
        let Some(Dialog::Engine(form)) = self.shared.dialogs.open_mut() else { return };
        if form.can_try() {
            self.shared.last_trial.0 += 1;
            let ticket = self.shared.last_trial;
            form.trial = Trial::Running(ticket);
            self.out.push(Command::TryEngine(ticket, Box::new(form.engine.clone())));
        }
    }

    /// The engine that was tried works, or does not.
    pub(super) fn engine_tried(&mut self, ticket: TrialTicket, result: Result<Box<Identity>, Fault>) {
        let Some(Dialog::Engine(form)) = self.shared.dialogs.open_mut() else { return };
        if form.trial != Trial::Running(ticket) {
            return;
        }
        let engines = &self.shared.settings.engines;
        match result {
            Ok(identity) => form.take(*identity, engines),
            Err(fault) => form.trial = Trial::Failed(fault.text(form.engine.path.trim())),
        }
        form.check(engines);
    }

    /// Saves the engine of the form. Its new name replaces the old one wherever the engine is chosen.
    fn save_engine(&mut self) {
        let is_form = |dialog: &Dialog| matches!(dialog, Dialog::Engine(form) if form.can_save());
        let Some(Dialog::Engine(form)) = self.shared.dialogs.close_if(is_form) else { return };
        let EngineForm { original, engine, .. } = *form;
        let (name, path) = (engine.name.trim().to_owned(), engine.path.trim().to_owned());
        let engine = AddedEngine { name, path, ..engine };
        let settings = &mut self.shared.settings;
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
        let settings = &mut self.shared.settings;
        if settings.analysis_engine.as_deref() == Some(old) {
            settings.analysis_engine = Some(new.to_owned());
        }
        settings.setup.rename_engine(old, new);
        self.shared.running_match.rename_engine(old, new);
        for dialog in self.shared.dialogs.all_mut() {
            if let Dialog::NewGame(form) = dialog {
                form.setup.rename_engine(old, new);
            }
        }
        let (mode, mut cx) = self.parts();
        if let Some(play) = mode.play_mut() {
            play.rename_engine(old, new, &mut cx);
        }
    }

    fn remove_engine(&mut self) {
        let is_form = |dialog: &Dialog| matches!(dialog, Dialog::Engine(_));
        let Some(Dialog::Engine(form)) = self.shared.dialogs.close_if(is_form) else { return };
        self.shared.settings.engines.retain(|engine| Some(&engine.name) != form.original.as_ref());
        self.engines_changed();
    }

    fn engines_changed(&mut self) {
        if let Some(study) = self.mode.study_mut() {
            study.change_engine();
        }
        self.settings_changed();
        self.check_new_game();
    }
}
