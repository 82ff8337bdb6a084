//! Steps with the list of added engines.

use super::EngineForm;

/// Something with the engines that were added. What concerns the form does nothing unless it is open.
#[derive(Debug, Clone, PartialEq)]
pub enum EngineAction {
    /// Open the form of a new one.
    Add,
    /// Open the form of the one with this number.
    Open(usize),
    /// The form was changed.
    Edit(Box<EngineForm>),
    /// Choose the program in the system's dialog.
    ChooseProgram,
    /// Start the engine in the form, and ask what it is.
    Try,
    /// Keep the engine in the form.
    Save,
    /// Remove the engine in the form.
    Remove,
}
