//! What the window has to say, having been asked or by itself.

use std::path::PathBuf;

use crate::app::files::PathPurpose;

/// What the window says.
#[derive(Debug, Clone)]
pub enum WindowNews {
    /// The path chosen in the system's dialog; `None` if the dialog was cancelled.
    PathChosen(PathPurpose, Option<PathBuf>),
    /// The program chosen in the system's dialog, to be added as an engine.
    ProgramChosen(Option<PathBuf>),
    /// The system has no file dialogs: the path of a program must be typed.
    NoProgramDialog,
    /// The system has no file dialogs: a path must be typed.
    NoFileDialog(PathPurpose),
    /// Files that were dropped on the window; at least one.
    Dropped(Vec<PathBuf>),
    /// A file dialog was asked for while another one is open; `None`: the dialog for programs.
    FileDialogOpen(Option<PathPurpose>),
    /// What was on the clipboard.
    Pasted(String),
    /// The window's width and height in points, to be found again at the next start.
    Size([f32; 2]),
    /// Whether the system's settings ask for as little motion as possible.
    LessMotion(bool),
}
