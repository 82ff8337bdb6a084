//! The program: the window by default, the command line's tools by name.

// A game with a window should not bring a console along; the tools still print to the one they were started from.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(windows)]
    attach_console();
    heksy::cli::run()
}

/// Lets a windowed program print to the console of the shell that started it, if there is one.
#[cfg(windows)]
#[expect(unsafe_code, reason = "the system call has no safe wrapper")]
fn attach_console() {
    use windows_sys::Win32::System::Console::{ATTACH_PARENT_PROCESS, AttachConsole};
    // SAFETY: the call takes a plain number and touches no memory of ours. It fails, harmlessly, without a console.
    unsafe { AttachConsole(ATTACH_PARENT_PROCESS) };
}
