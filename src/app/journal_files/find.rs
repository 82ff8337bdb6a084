//! The journals a former run has left behind.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use super::file::JournalFolder;
use super::saved::{Found, SavedJournal, read};
use crate::app::catalogue::Text;
use crate::app::journal::lines;
use crate::disk::{LineFile, has_whole_line};

/// A journal that is longer was not written by this program.
const LARGEST: u64 = 256 << 20;

/// The contents of the journals' folder.
#[derive(Default)]
pub struct Findings {
    /// The games in the journals that no running program holds, the latest first.
    pub games: Vec<SavedJournal>,
    /// Their files, locked.
    pub files: Vec<LineFile>,
    /// The journals that cannot be read. They are left where they are.
    pub unreadable: Vec<UnreadableJournal>,
}

/// A journal that cannot be read.
#[derive(Debug, Clone, PartialEq)]
pub struct UnreadableJournal {
    /// The journal.
    pub path: PathBuf,
    /// The reason.
    pub reason: Text,
}

/// Looks through the folder. A journal in which nothing would be missed is removed.
pub fn find(folder: &JournalFolder) -> Findings {
    let mut findings = Findings::default();
    for (path, file) in folder.abandoned() {
        let look = || file.and_then(|file| look(&path, file));
        let panicked = |_| Err(io::Error::other(Text::key("internal-error")));
        match catch_unwind(AssertUnwindSafe(look)).unwrap_or_else(panicked) {
            Ok(Some((game, file))) => {
                findings.games.push(game);
                findings.files.push(file);
            }
            Ok(None) => folder.remove(&path),
            Err(error) => {
                findings.unreadable.push(UnreadableJournal { path, reason: Text::of_error(&error) });
            }
        }
    }
    findings.games.sort_by_key(|game| std::cmp::Reverse(game.begun));
    findings.unreadable.sort_by(|one, other| one.path.cmp(&other.path));
    findings
}

/// The game in a journal; `None` where nothing would be missed. The file is then closed, and with it the lock given back:
/// some systems do not remove a file that is open.
fn look(path: &Path, mut file: LineFile) -> io::Result<Option<(SavedJournal, LineFile)>> {
    let bytes = file.read(LARGEST)?;
    let (entries, whole) = lines::decode(&bytes);
    match read(path, &entries, bytes.len()) {
        Found::Game(game) => {
            let applied = lines::length(&bytes, game.applied);
            Ok(Some((*game, file.with_contents(bytes, applied))))
        }
        Found::Nothing if !has_whole_line(&bytes[whole..]) => Ok(None),
        Found::Nothing | Found::Unreadable => Err(io::Error::other(Text::key("journal-not-understood"))),
    }
}
