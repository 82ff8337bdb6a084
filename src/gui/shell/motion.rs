//! Whether the system's settings ask for as little motion as possible.
//!
//! Neither egui nor winit reports this setting, so a tool of the system is queried once, on a thread of its own.
//! Without such a tool, as on Windows, the answer is no, and only the settings of the program offer the choice.

use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use egui::Context;

/// A tool, its arguments, and its output if the system asks for reduced motion.
type Question = (&'static str, &'static [&'static str], &'static str);

const QUESTION: Question = if cfg!(target_os = "macos") {
    ("defaults", &["read", "com.apple.universalaccess", "reduceMotion"], "1")
} else {
    ("gsettings", &["get", "org.gnome.desktop.interface", "enable-animations"], "false")
};

/// Asks the system; the answer comes later and wakes the window.
pub fn ask(ctx: &Context) -> Receiver<bool> {
    let (sender, answer) = channel();
    let waker = ctx.clone();
    let ask = move || {
        // The window may have gone meanwhile.
        let _ = sender.send(wants_less(QUESTION));
        waker.request_repaint();
    };
    if !cfg!(windows) {
        // Without a thread there is no answer, which means no.
        thread::Builder::new().name("motion".to_owned()).spawn(ask).ok();
    }
    answer
}

/// Whether the tool answers so. A tool that is not there does not.
fn wants_less((tool, arguments, answer): Question) -> bool {
    let mut command = Command::new(tool);
    let output = command.args(arguments).stdin(Stdio::null()).stderr(Stdio::null()).output();
    output.is_ok_and(|output| output.status.success() && output.stdout.trim_ascii() == answer.as_bytes())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn only_the_answer_itself_means_less_motion() {
        assert!(wants_less(("echo", &["false"], "false")));
        assert!(!wants_less(("echo", &["true"], "false")));
        assert!(!wants_less(("false", &[], "")));
        assert!(!wants_less(("no-such-tool-of-heksy", &[], "false")));
    }
}
