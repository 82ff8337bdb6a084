//! Facts of the system: cores and memory, language, and the choice of less motion.

#[cfg(not(windows))]
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use egui::Context;
use fluent_langneg::{NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};
use sysinfo::{MemoryRefreshKind, RefreshKind, System};

use crate::app::engines::Machine;
use crate::app::text::Language;

/// Asks the system for cores and memory; takes some microseconds.
pub fn machine() -> Machine {
    let memory = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    let bytes = System::new_with_specifics(memory).map_or(0, |system| system.total_memory());
    let unknown = Machine::UNKNOWN;
    Machine {
        cores: thread::available_parallelism().map_or(unknown.cores, usize::from),
        memory_mb: if bytes == 0 { unknown.memory_mb } else { (bytes >> 20) as usize },
    }
}

/// Lets the program keep the memory of one frame for the next. glibc would give the meshes of a frame back to the system,
/// which clears the same pages again for each: a third of a frame's time.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn keep_memory_of_frames() {
    /// The largest that glibc itself would come to, had a block as large been freed.
    const LARGEST_BLOCK: libc::c_int = 32 << 20;
    #[expect(unsafe_code, reason = "the system call has no safe wrapper")]
    // SAFETY: both numbers are limits of the allocator, which takes any.
    unsafe {
        libc::mallopt(libc::M_MMAP_THRESHOLD, LARGEST_BLOCK);
        libc::mallopt(libc::M_TRIM_THRESHOLD, 2 * LARGEST_BLOCK);
    }
}

/// The first of the system's languages that has a catalogue; English without one.
pub fn language() -> Language {
    nearest(sys_locale::get_locales())
}

fn nearest(wanted: impl IntoIterator<Item = String>) -> Language {
    let wanted = convert_vec_str_to_langids_lossy(wanted);
    let ours = convert_vec_str_to_langids_lossy(Language::ALL.map(Language::tag));
    let found = negotiate_languages(&wanted, &ours, None, NegotiationStrategy::Lookup);
    found.first().and_then(|id| Language::of_tag(id.language.as_str())).unwrap_or_default()
}

/// A tool, its arguments, and its output if the system asks for reduced motion.
#[cfg(not(windows))]
const QUESTION: (&str, &[&str], &str) = if cfg!(target_os = "macos") {
    ("defaults", &["read", "com.apple.universalaccess", "reduceMotion"], "1")
} else {
    ("gsettings", &["get", "org.gnome.desktop.interface", "enable-animations"], "false")
};

/// Starts to query the system's setting for reduced motion. The answer arrives later and wakes the window.
///
/// Neither egui nor winit reports the setting, so a separate thread queries the system once.
pub fn less_motion(ctx: &Context) -> Receiver<bool> {
    let (sender, answer) = channel();
    let waker = ctx.clone();
    let ask = move || {
        // The window may have gone meanwhile.
        let _ = sender.send(answer_of_system());
        waker.request_repaint();
    };
    // Without a thread the answer stays away, which means no.
    thread::Builder::new().name("motion".to_owned()).spawn(ask).ok();
    answer
}

/// Whether animations are switched off in the settings of Windows.
#[cfg(windows)]
#[expect(unsafe_code, reason = "the system call has no safe wrapper")]
fn answer_of_system() -> bool {
    use windows_sys::Win32::UI::WindowsAndMessaging::{SPI_GETCLIENTAREAANIMATION, SystemParametersInfoW};
    let mut is_animated = 1_i32;
    // SAFETY: this parameter is one `BOOL`, which lives until the call returns.
    let is_known = unsafe {
        SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, std::ptr::from_mut(&mut is_animated).cast(), 0)
    };
    is_known != 0 && is_animated == 0
}

#[cfg(not(windows))]
fn answer_of_system() -> bool {
    wants_less(QUESTION)
}

/// Whether the tool answers so. A tool that is not there does not.
#[cfg(not(windows))]
fn wants_less((tool, arguments, answer): (&str, &[&str], &str)) -> bool {
    let mut command = Command::new(tool);
    let output = command.args(arguments).stdin(Stdio::null()).stderr(Stdio::null()).output();
    output.is_ok_and(|output| output.status.success() && output.stdout.trim_ascii() == answer.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_we_speak_is_taken() {
        let cases = [
            ("pl-PL", Language::Polish),
            ("hu", Language::Hungarian),
            ("eo-XX,sv", Language::Esperanto),
            ("de-DE,sv-FI,pl", Language::Swedish),
            ("en-GB,pl-PL", Language::English),
            ("C", Language::English),
            ("fr-FR", Language::English),
            ("not a language,hu-HU", Language::Hungarian),
            ("", Language::English),
        ];
        for (wanted, language) in cases {
            assert_eq!(nearest(wanted.split(',').map(str::to_owned)), language, "{wanted}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn only_the_exact_answer_of_the_system_means_less_motion() {
        assert!(wants_less(("echo", &["false"], "false")));
        assert!(!wants_less(("echo", &["true"], "false")));
        assert!(!wants_less(("false", &[], "")));
        assert!(!wants_less(("no-such-tool-of-heksy", &[], "false")));
    }
}
