//! The journals a former run has left behind.

use super::file::{JournalFolder, LockedJournal};
use super::lines;
use super::restore::{Found, SavedJournal, read};

/// The games in the journals that no running program holds, the latest first, with their locked files.
///
/// A journal without a move in it is removed. One that cannot be understood is left where it is.
pub fn find(folder: &dyn JournalFolder) -> (Vec<SavedJournal>, Vec<LockedJournal>) {
    let mut games = Vec::new();
    let mut files = Vec::new();
    for (path, mut file) in folder.abandoned() {
        let Ok(bytes) = file.read() else { continue };
        match read(&path, &lines::decode(&bytes).0, bytes.len()) {
            Found::Game(game) => {
                games.push(*game);
                files.push((path, file));
            }
            Found::Nothing => {
                drop(file);
                folder.remove(&path);
            }
            Found::Unreadable => {}
        }
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.begun));
    (games, files)
}
