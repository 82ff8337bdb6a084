//! The window.
//!
//! ```no_run
//! heksy::gui::run(heksy::gui::Options::default())?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod actions;
pub mod board;
mod dialogs;
mod editor;
mod learn;
mod library;
mod panel;
mod play;
mod puzzles;
mod shell;
pub mod sound;
mod study;
pub mod style;
mod three;

use std::sync::Arc;
use std::thread;

pub use shell::{Options, Services, Shell, Stopwatch};

use crate::disk::{Disk, Places};
use crate::engine::book::Book;
use crate::game::Variant;
use crate::puzzles::Collection;

/// Minimum size of the window without clipping, in points.
const MIN_SIZE: [f32; 2] = [480.0, 360.0];
/// The size of the window at the first start, in points.
const USUAL_SIZE: [f32; 2] = [1280.0, 800.0];

/// Opens the window, and returns when it is closed.
///
/// # Errors
/// Returns an error without a display, if the system cannot draw on it, or if a library of the system is missing.
pub fn run(options: Options) -> Result<(), eframe::Error> {
    #[cfg(target_os = "linux")]
    require_keyboard_library()?;
    let services = Services {
        machine: shell::system::machine(),
        language: shell::system::language(),
        sounds: sound::Player::start(sound::open),
        ..Services::new(Places::find(), Arc::new(Disk))
    };
    read_collections();
    let size = services.settings.settings.window.unwrap_or(USUAL_SIZE);
    let mut viewport = egui::ViewportBuilder::default()
        .with_title("Heksy")
        .with_app_id("heksy")
        .with_inner_size(size)
        .with_min_inner_size(MIN_SIZE)
        .with_drag_and_drop(true);
    if let Ok(icon) = eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")) {
        viewport = viewport.with_icon(icon);
    }
    let native = eframe::NativeOptions { viewport, ..Default::default() };
    eframe::run_native(
        "heksy",
        native,
        Box::new(|cc| {
            let mut shell = Shell::new(&cc.egui_ctx, services, options);
            shell.own(cc);
            Ok(Box::new(shell))
        }),
    )
}

/// Requires the library with which winit reads the keyboard under X11: winit panics without it.
#[cfg(target_os = "linux")]
fn require_keyboard_library() -> Result<(), eframe::Error> {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_x11 = is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") && !is_set("WAYLAND_SOCKET");
    if is_x11 && xkbcommon_dl::x11::xkbcommon_x11_option().is_none() {
        let reason = "the library libxkbcommon-x11.so.0 is missing; install the package libxkbcommon-x11-0 (Debian, \
                      Ubuntu) or libxkbcommon-x11 (Fedora, Arch)";
        return Err(eframe::Error::AppCreation(reason.into()));
    }
    Ok(())
}

/// Shows a message box that says why the window cannot be opened.
#[cfg(windows)]
pub(crate) fn show_failure(error: &eframe::Error) {
    use crate::app::text::tr;
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title("Heksy")
        .set_description(tr!("window-failed", reason = error.to_string()))
        .show();
}

/// Loads the opening books and the puzzles on a thread of its own, because each file takes some milliseconds.
fn read_collections() {
    let read_all = || {
        for variant in Variant::ALL {
            let _ = (Book::of(variant), Collection::of(variant));
        }
    };
    // Without the thread each file is loaded at its first use.
    thread::Builder::new().name("collections".to_owned()).spawn(read_all).ok();
}
