//! The engines added to the program: external UCI programs. Each has a name, which identifies it in games and
//! settings.

mod action;
mod added;
mod choice;
mod form;

pub use action::EngineAction;
pub use added::AddedEngine;
pub use choice::EngineChoice;
pub use form::{EngineForm, Trial, TrialTicket};
