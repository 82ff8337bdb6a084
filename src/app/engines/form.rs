//! The form of an engine: its name, its program, and its options once it has told them.

use super::added::{AddedEngine, is_free};
use crate::app::catalogue::Text;
use crate::app::uci::{EngineOption, Identity, arguments};

/// Tells one trial of an engine from another.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TrialTicket(pub u64);

/// The form of an engine that is added or changed.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct EngineForm {
    /// What it was called before; `None` for a new one.
    pub original: Option<String>,
    /// What has been filled in.
    pub engine: AddedEngine,
    /// What came of trying it.
    pub trial: Trial,
    /// What is wrong with what has been filled in. Set by the program.
    pub problem: Option<Text>,
}

/// What came of trying an engine.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum Trial {
    /// It has not been tried as it is now.
    #[default]
    Untried,
    /// It is being tried.
    Running(TrialTicket),
    /// It works, and this is what it says of itself.
    Works(Box<Identity>),
    /// It does not, for this reason.
    Failed(Text),
}

impl EngineForm {
    /// The form of an engine that was added before.
    pub fn of(engine: &AddedEngine) -> EngineForm {
        EngineForm { original: Some(engine.name.clone()), engine: engine.clone(), ..EngineForm::default() }
    }

    /// What it says of itself, once it has been tried.
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

    /// Whether it can be tried.
    pub fn can_try(&self) -> bool {
        !self.engine.path.trim().is_empty()
            && arguments::split(&self.engine.arguments).is_some()
            && !matches!(self.trial, Trial::Running(_))
    }

    /// Whether it can be kept: it works, and nothing is wrong with the form.
    pub fn can_save(&self) -> bool {
        self.identity().is_some_and(|identity| !identity.variants().is_empty())
            && self.problem.is_none()
            && !self.engine.name.trim().is_empty()
    }

    /// Says what is wrong, if anything. The names of the other engines are taken.
    pub(in crate::app) fn check(&mut self, engines: &[AddedEngine]) {
        let name = self.engine.name.trim();
        let others = engines.iter().filter(|other| Some(&other.name) != self.original.as_ref());
        self.problem = if others.into_iter().any(|other| other.name == name) {
            Some(Text::new("engine-name-taken", [("name", name.into())]))
        } else if arguments::split(&self.engine.arguments).is_none() {
            Some(Text::key("engine-open-quote"))
        } else if self.identity().is_some_and(|identity| identity.variants().is_empty()) {
            Some(Text::key("engine-no-game"))
        } else {
            None
        };
    }

    /// Takes up what the engine says of itself: its name where none was given, its games, its options.
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

/// What the engine calls itself, or its program's name, with a number where that is taken.
fn free_name(own: &str, path: &str, engines: &[AddedEngine]) -> String {
    let program = std::path::Path::new(path).file_stem().unwrap_or_default().to_string_lossy();
    let name = if own.is_empty() { program.as_ref() } else { own };
    let names =
        (1_u32..).map(|number| if number == 1 { name.to_owned() } else { format!("{name} ({number})") });
    let is_free = |name: &String| engines.iter().all(|engine| engine.name != *name);
    names.into_iter().find(is_free).unwrap_or_default()
}
