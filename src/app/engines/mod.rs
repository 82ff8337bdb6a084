//! The engines added to the program: external UCI programs. Each has a name, which identifies it in games and
//! settings.

mod added;
mod form;

pub use added::{AddedEngine, EngineChoice};
pub use form::{EngineAction, EngineForm, Trial, TrialTicket};
