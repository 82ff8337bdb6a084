//! The window: sends messages to the program, runs its window commands, and draws its state.

mod dialogs;
mod file_dialog;
mod frame;
mod items;
mod keeper;
mod keyboard;
mod layout;
mod look;
mod menu;
mod menu_keys;
mod notices;
mod services;
#[cfg(unix)]
mod signals;
mod strokes;
pub mod system;
mod tabs;
mod toasts;
mod window;

pub use services::{Options, Services, Stopwatch};
pub use window::Shell;
