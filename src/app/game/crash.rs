//! The running game at a crash: a panic syncs its journal and leaves a note next to it.
//!
//! The journal's thread does the work; the panicking thread sends a request and waits a moment. Nothing here waits for
//! a lock, or for the thread that panicked.

use std::backtrace::Backtrace;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::panic::{self, PanicHookInfo};
use std::path::Path;
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::journal_open::SYNC_THREAD;
use super::journal_writer::{JournalSender, THREAD};
use crate::app::text::text;
use crate::disk::{self, Disk};

/// Installs a panic hook that syncs the running game's journal and leaves a note in `folder`. The hook waits at most
/// `patience` for the disk. It calls the previous hook first.
pub fn install(folder: &Path, journal: JournalSender, patience: Duration) {
    let began = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let note = folder.join(format!("crash-{began}-{}.txt", std::process::id()));
    // In words now: a panic may come from the very code that makes them.
    let text = |key| text!(key, path = note.display().to_string()).to_string();
    let (kept, noted) = (text("crash-kept"), text("crash-noted"));
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        before(info);
        // Those two cannot wait for themselves. Their pending lines are written with the next one.
        let is_journal = thread::current().name().is_some_and(|name| name == THREAD || name == SYNC_THREAD);
        let is_kept = !is_journal && journal.force(patience);
        if write_note(&note, info).is_ok() {
            // Unlike `eprintln!` this does not panic if stderr is closed.
            let _ = writeln!(io::stderr(), "{}", if is_kept { &kept } else { &noted });
        }
    }));
}

/// Adds the details of a panic to the note.
fn write_note(path: &Path, info: &PanicHookInfo<'_>) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        disk::create_folders(&Disk, folder)?;
    }
    let mut options = OpenOptions::new();
    disk::only_for_the_owner(options.append(true).create(true));
    let mut file = options.open(path)?;
    let (version, os, arch) = (env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH);
    let thread = thread::current();
    let name = thread.name().unwrap_or("-");
    let trace = Backtrace::force_capture();
    write!(file, "Heksy {version}, {os} {arch}, thread {name}\n{info}\n{trace}\n\n")?;
    file.sync_all()
}
