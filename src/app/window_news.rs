//! News from the window: results of commands, and events.

use std::path::PathBuf;

use crate::app::files::PathPurpose;

/// News from the window.
#[derive(Debug, Clone)]
pub enum WindowNews {
    /// The path chosen in the system's dialog; `None` if the dialog was cancelled.
    PathChosen(PathPurpose, Option<PathBuf>),
    /// The program chosen in the system's dialog, to be added as an engine.
    ProgramChosen(Option<PathBuf>),
    /// No file dialog is available: the player must type the path of a program.
    NoProgramDialog,
    /// No file dialog is available: the player must type a path.
    NoFileDialog(PathPurpose),
    /// Files that were dropped on the window; at least one.
    Dropped(Vec<PathBuf>),
    /// A second file dialog was requested while one is open; `None`: the dialog for programs.
    FileDialogOpen(Option<PathPurpose>),
    /// The contents of the clipboard.
    Pasted(String),
    /// The window's width and height in points, to be restored at the next start.
    Size([f32; 2]),
    /// The system asks the program to end. It may not wait for the answer to a question.
    EndRequested,
    /// Whether the system's settings ask for as little motion as possible.
    LessMotion(bool),
}
