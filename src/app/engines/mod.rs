//! The engines that were added to the program: other programs that speak UCI. Each has a name, by which games and
//! settings know it.

mod action;
mod added;
mod choice;
mod form;

pub use action::EngineAction;
pub use added::AddedEngine;
pub use choice::EngineChoice;
pub use form::{EngineForm, Trial, TrialTicket};
