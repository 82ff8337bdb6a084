//! The place of a game in a file that other programs may have written since: the game is found by its own text, or by a tag
//! that names it.

use std::path::Path;

use super::opened::read;
use crate::app::game::FileLink;
use crate::app::text::{FileProblem, ProblemKind};
use crate::disk::{self, Backup, Expected, FileSystem, Stamp};
use crate::game::pgn::PgnFile;

/// The tag with the identity of a game.
pub(super) const ID_TAG: &str = "GameId";
/// Attempts to replace a file that another program writes at the same time.
const ATTEMPTS: u32 = 5;

/// The place of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    /// The number of the game, from 0.
    pub index: usize,
    /// Whether only the identity is the same: another program wrote another text.
    pub is_changed: bool,
}

impl Place {
    /// Finds the game of `link` in `file`, whose bytes have the stamp `now`; `text` is the game as it is to be saved, with its
    /// identity if it has one.
    pub(super) fn find(file: &PgnFile, now: Stamp, link: &FileLink, text: &str) -> Option<Place> {
        let unchanged = |index| Place { index, is_changed: false };
        Place::same(file, now, link).map(unchanged).or_else(|| {
            let tags = PgnFile::from_text(text.to_owned()).tags(0);
            let id = tags.get(ID_TAG).filter(|id| !id.trim_matches(['?', ' ']).is_empty())?;
            let mut named = named(file, id);
            let index = named.next()?;
            // Of two games of one identity neither is surely this one.
            named.next().is_none().then_some(Place { index, is_changed: true })
        })
    }

    /// Finds the game of `link` in `file`, whose bytes have the stamp `now`, by its own text there: the number of the game.
    pub(super) fn same(file: &PgnFile, now: Stamp, link: &FileLink) -> Option<usize> {
        if link.stamp == now {
            return Some(link.index);
        }
        let is_same = |&index: &usize| match link.game {
            Some(game) => index < file.len() && Stamp::of_game(&file.game_text(index)) == game,
            // A journal of an earlier version has the place only.
            None => index == link.index && link.stamp.begins(file.bytes()),
        };
        // Of several copies of the game, the one that was opened. A journal may say any number.
        let here = link.index.min(file.len());
        let places = (0..=file.len()).flat_map(|far| [here.checked_sub(far), Some(here + far)]);
        places.flatten().find(is_same)
    }
}

/// The games of this identity.
pub(super) fn named<'a>(file: &'a PgnFile, id: &'a str) -> impl Iterator<Item = usize> + 'a {
    let has_id =
        move |&index: &usize| file.game_text(index).contains(id) && file.tags(index).get(ID_TAG) == Some(id);
    (0..file.len()).filter(has_id)
}

/// Replaces the first game of this identity, unless it is the same. The other games keep their bytes, and the file as it
/// was is kept as `.bak`. Returns whether a game has it.
///
/// # Errors
/// Returns an error if the file cannot be read, or if the disk fails. The file is then the old one.
pub(super) fn replace_named(
    files: &dyn FileSystem,
    path: &Path,
    id: &str,
    text: &str,
) -> Result<bool, FileProblem> {
    while_changing(|| {
        let (old, stamp) = read(files, path)?;
        let Some(index) = named(&old, id).next() else { return Ok(false) };
        if old.game_text(index).trim_end() != text.trim_end() {
            let new = with_game(&old, index, text, path)?;
            replace_file(files, path, new.bytes(), Expected::Unchanged(stamp))?;
        }
        Ok(true)
    })
}

/// Replaces the file, if it is as expected. The file as it was is kept as `.bak`.
///
/// # Errors
/// Returns an error if the file is not as expected, or if the disk fails.
pub(super) fn replace_file(
    files: &dyn FileSystem,
    path: &Path,
    bytes: &[u8],
    expected: Expected,
) -> Result<Stamp, FileProblem> {
    disk::replace_if(files, path, bytes, expected, Backup::Renew)
        .map_err(|error| FileProblem::writing(path, error))
}

/// Tries again while another program changes the file between reading and replacing it.
pub(super) fn while_changing<T, E: AsRef<FileProblem>>(
    mut attempt: impl FnMut() -> Result<T, E>,
) -> Result<T, E> {
    for _ in 1..ATTEMPTS {
        match attempt() {
            Err(error) if error.as_ref().kind == ProblemKind::Changed => {}
            done => return done,
        }
    }
    attempt()
}

/// The file with the game in its place. Behind a comment that is never closed a game may not be found again: the next
/// one saved there would then replace another. No other game may vanish either.
pub(super) fn with_game(
    old: &PgnFile,
    index: usize,
    game: &str,
    path: &Path,
) -> Result<PgnFile, FileProblem> {
    let whole = old.with_game(index, game);
    let found = whole.game_bytes(index);
    let is_there = !found.is_empty() && game.as_bytes().starts_with(found);
    if is_there && whole.len() >= old.len() {
        return Ok(whole);
    }
    Err(FileProblem::writing(path, ProblemKind::NoPlace))
}
