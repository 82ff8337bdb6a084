//! The window as a whole: hands messages to the program, carries out what it asks for, draws what it knows.

mod dialogs;
mod file_dialog;
mod frame;
mod keyboard;
mod layout;
mod look;
mod menu;
mod notices;
mod services;
pub mod system;
mod toasts;
mod window;

pub use services::{Services, Stopwatch};
pub use window::Shell;
