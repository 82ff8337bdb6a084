//! The form of an engine: its name, its program, and its options after a trial.

use super::added::{self, AddedEngine, is_free};
use super::{EngineOption, Identity};
use crate::app::text::{Text, text};

/// The identity of a trial of an engine.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TrialTicket(pub u64);

/// The form for adding or changing an engine.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct EngineForm {
    /// The old name; `None` for a new engine.
    pub original: Option<String>,
    /// The data of the form.
    pub engine: AddedEngine,
    /// The result of the trial.
    pub trial: Trial,
    /// The problem with the data. Set by the program.
    pub problem: Option<Text>,
}

/// The result of a trial.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum Trial {
    /// Not tried in its current state.
    #[default]
    Untried,
    /// Started; the ticket comes back with the end.
    Running(TrialTicket),
    /// Successful, with the identity that the engine sent.
    Works(Box<Identity>),
    /// Failed, for this reason.
    Failed(Text),
}

impl EngineForm {
    /// The form of an engine that was added before.
    pub fn of(engine: &AddedEngine) -> EngineForm {
        EngineForm { original: Some(engine.name.clone()), engine: engine.clone(), ..EngineForm::default() }
    }

    /// The engine's identity, after a trial.
    pub fn identity(&self) -> Option<&Identity> {
        match &self.trial {
            Trial::Works(identity) => Some(identity),
            _ => None,
        }
    }

    /// The options that can be chosen.
    pub fn options(&self) -> impl Iterator<Item = &EngineOption> {
        let options = self.identity().map_or(&[][..], |identity| &identity.options);
        options.iter().filter(|option| is_free(&option.name))
    }

    /// Whether the engine can be tried.
    pub fn can_try(&self) -> bool {
        !self.engine.path.trim().is_empty()
            && added::split_arguments(&self.engine.arguments).is_some()
            && !matches!(self.trial, Trial::Running(_))
    }

    /// Whether the engine can be saved: it works, and nothing is wrong with the form.
    pub fn can_save(&self) -> bool {
        self.identity().is_some_and(|identity| !identity.variants().is_empty())
            && self.problem.is_none()
            && !self.engine.name.trim().is_empty()
    }

    /// Takes the form as it was changed. Another program or other arguments make the trial invalid.
    pub(in crate::app) fn edit(&mut self, edited: EngineForm, engines: &[AddedEngine]) {
        let program = |form: &EngineForm| (form.engine.path.clone(), form.engine.arguments.clone());
        let is_same = program(&edited) == program(self);
        let trial = if is_same { std::mem::take(&mut self.trial) } else { Trial::Untried };
        *self = EngineForm { trial, ..edited };
        self.check(engines);
    }

    /// Validates the form. The names of the other engines are not available.
    pub(in crate::app) fn check(&mut self, engines: &[AddedEngine]) {
        let name = self.engine.name.trim();
        let others = engines.iter().filter(|other| Some(&other.name) != self.original.as_ref());
        self.problem = if others.into_iter().any(|other| other.name == name) {
            Some(text!("engine-name-taken", name))
        } else if added::split_arguments(&self.engine.arguments).is_none() {
            Some(Text::key("engine-open-quote"))
        } else if self.identity().is_some_and(|identity| identity.variants().is_empty()) {
            Some(Text::key("engine-no-game"))
        } else {
            None
        };
    }

    /// Takes the engine's identity into the form: its name unless one is given, its games, its options.
    pub(in crate::app) fn take(&mut self, identity: Identity, engines: &[AddedEngine]) {
        if self.engine.name.trim().is_empty() {
            self.engine.name = free_name(&identity.name, &self.engine.path, engines);
        }
        self.engine.variants =
            identity.variants().into_iter().map(|variant| variant.key().to_owned()).collect();
        self.engine.options.retain(|name, value| {
            identity.option(name).is_some_and(|option| is_free(name) && option.kind.accepts(value))
        });
        self.trial = Trial::Works(Box::new(identity));
    }
}

/// The engine's own name, or its program's, with a number if the name is taken.
fn free_name(own: &str, path: &str, engines: &[AddedEngine]) -> String {
    let program = std::path::Path::new(path).file_stem().unwrap_or_default().to_string_lossy();
    let name = if own.is_empty() { program.as_ref() } else { own };
    let names =
        (1_u32..).map(|number| if number == 1 { name.to_owned() } else { format!("{name} ({number})") });
    let is_free = |name: &String| engines.iter().all(|engine| engine.name != *name);
    names.into_iter().find(is_free).unwrap_or_default()
}

/// An action on the added engines. Those after [`EngineAction::Open`] do nothing unless the form is open.
#[derive(Debug, Clone, PartialEq)]
pub enum EngineAction {
    /// Open this form, of a new one or of one that was added before.
    Open(Box<EngineForm>),
    /// Choose the program in the system's dialog.
    ChooseProgram,
    /// Start the engine in the form and query its identity.
    Try,
}
