//! The player's own games: a file to which each finished game is added.
//!
//! A game is written behind the others and synced; the file is not read as a whole for that. A game that was cut off
//! while it was being written is moved to a file of its own before the next one is added. The tag `GameId` shows whether a
//! game is in the file already.

use std::collections::BTreeSet;
use std::io::{self, ErrorKind, Read, SeekFrom};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::place::{ID_TAG, replace_named};
use super::row::fold;
use super::{OpenedFile, SavedGame, Saving};
use crate::app::text::FileProblem;
use crate::disk::{self, Access, FileSystem, MAX_FILE_SIZE, Open, OpenFile};
use crate::game::Tags;
use crate::game::pgn::PgnFile;

/// Maximum size in bytes of the last game, which is checked before another one is added.
const TAIL: u64 = 1 << 20;
/// Number of bytes that are searched at once.
const BLOCK: u64 = 1 << 16;
/// Attempts to lock the file while another program writes to it, and the pause between two of them.
const ATTEMPTS: u32 = 100;
const PAUSE: Duration = Duration::from_millis(20);

/// The identity that the tags of one of the player's own games have. Games by mail have others in the same tag.
pub(in crate::app) fn own_id(tags: &Tags) -> Option<u64> {
    let text = tags.get(ID_TAG)?;
    u64::from_str_radix(text, 16).ok().filter(|&id| identity(id) == text)
}

pub(super) fn identity(id: u64) -> String {
    format!("{id:016x}")
}

/// A finished game to be added to the player's own games.
#[derive(Debug, Clone)]
pub struct KeepJob {
    /// The identity of the game.
    pub id: u64,
    /// The open game and its revision.
    pub saving: Saving,
    /// The game.
    pub game: SavedGame,
    /// Whether it was typed in: it may be there already.
    pub is_typed: bool,
}

/// The result of adding a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Kept {
    /// The file to which an incomplete game at the end was moved, if there was one.
    pub moved: Option<PathBuf>,
    /// The number, from 1, of the game of which one that was typed in is a copy.
    pub copy: Option<usize>,
}

impl KeepJob {
    /// Adds the game to the file at `path`, or replaces the game of the same identity.
    ///
    /// # Errors
    /// Returns an error if the disk fails, or if the file would become larger than [`MAX_FILE_SIZE`]. The file then holds the
    /// games that it held before, all whole.
    pub fn carry_out(&self, files: &dyn FileSystem, path: &Path) -> Result<Kept, FileProblem> {
        let id = identity(self.id);
        let text = self.text(&id);
        let copy = if self.is_typed { number_of_copy(files, path, &text) } else { None };
        Ok(Kept { moved: keep(files, path, &id, &text)?, copy })
    }

    /// The game as PGN with its identity.
    fn text(&self, id: &str) -> String {
        let mut game = self.game.clone();
        match &mut game {
            SavedGame::Two(record) => record.tags.set(ID_TAG, id),
            SavedGame::Three(record) => record.set_tag(ID_TAG, id),
        }
        game.text()
    }
}

/// The number of the first game in the file that has the players, the moves and the result of this one.
fn number_of_copy(files: &dyn FileSystem, path: &Path, text: &str) -> Option<usize> {
    let (known, new) = (OpenedFile::open(files, path).ok()?, OpenedFile::from_text(text.to_owned()));
    let (row, line) = (new.games.first()?, new.main_line(0));
    let is_copy =
        |index: &usize| known.games[*index].identity() == row.identity() && known.main_line(*index) == line;
    (0..known.games.len()).find(is_copy).map(|index| index + 1)
}

/// The players in the file, in the order of their names: each as it is searched for, and as it is written.
pub fn players(files: &dyn FileSystem, path: &Path) -> Vec<[String; 2]> {
    let Ok(known) = OpenedFile::open(files, path) else { return Vec::new() };
    let names = known.games.iter().flat_map(|row| [row.white.as_str(), row.black.as_str()]);
    let names: BTreeSet<&str> = names.filter(|name| !matches!(*name, "" | "?")).collect();
    names.into_iter().map(|name| [fold(name), name.to_owned()]).collect()
}

/// Adds a game to the file, or replaces the game of the same identity: see [`KeepJob::carry_out`].
fn keep(files: &dyn FileSystem, path: &Path, id: &str, text: &str) -> Result<Option<PathBuf>, FileProblem> {
    let problem = |error: io::Error| FileProblem::writing(path, error);
    disk::create_folders(files, disk::folder_of(path)).map_err(problem)?;
    let line = format!("[{ID_TAG} \"{id}\"]");
    let mut moved = None;
    loop {
        let mut file = open_locked(files, path).map_err(problem)?;
        moved = cut_incomplete(files, path, file.as_mut()).map_err(problem)?.or(moved);
        if contains(file.as_mut(), line.as_bytes()).map_err(problem)? {
            // Windows lets no other handle read a locked file.
            drop(file);
            // A game that was continued after its end is replaced.
            if replace_named(files, path, id, text)? {
                return Ok(moved);
            }
            // A comment quotes the tag.
            file = open_locked(files, path).map_err(problem)?;
        }
        let at = append(file.as_mut(), text).map_err(problem)?;
        drop(file);
        // Another program may have replaced the file meanwhile.
        if is_at(files, path, at, text.as_bytes()).map_err(problem)? {
            return Ok(moved);
        }
    }
}

/// Moves an incomplete game at the end of the file to a file of its own, and returns the path of that file.
///
/// # Errors
/// Returns an error if the disk fails. No error reports a missing file.
pub(super) fn mend(files: &dyn FileSystem, path: &Path) -> Result<Option<PathBuf>, FileProblem> {
    if files.kind(path).is_err() {
        return Ok(None);
    }
    let moved = open_locked(files, path).and_then(|mut file| cut_incomplete(files, path, file.as_mut()));
    moved.map_err(|error| FileProblem::writing(path, error))
}

/// Opens the file, or creates an empty one, and locks it.
fn open_locked(files: &dyn FileSystem, path: &Path) -> io::Result<Box<dyn OpenFile>> {
    let file = match files.open(path, Open::Write) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let file = files.open(path, Open::New(Access::Private))?;
            disk::sync_names(files, path)?;
            file
        }
        file => file?,
    };
    for _ in 0..ATTEMPTS {
        match file.lock() {
            Err(error) if error.kind() == ErrorKind::WouldBlock => thread::sleep(PAUSE),
            // Some file systems have no locks.
            Ok(()) | Err(_) => return Ok(file),
        }
    }
    Err(ErrorKind::WouldBlock.into())
}

/// Whether the file contains `wanted`. Searches block by block.
fn contains(file: &mut dyn OpenFile, wanted: &[u8]) -> io::Result<bool> {
    file.seek(SeekFrom::Start(0))?;
    let mut bytes = Vec::new();
    loop {
        // The end of the last block may be the beginning of `wanted`.
        bytes.drain(..bytes.len().saturating_sub(wanted.len()));
        if Read::take(&mut *file, BLOCK).read_to_end(&mut bytes)? == 0 {
            return Ok(false);
        }
        if bytes.windows(wanted.len()).any(|window| window == wanted) {
            return Ok(true);
        }
    }
}

/// Moves an incomplete game at the end of the file to a file of its own, and returns the path of that file.
fn cut_incomplete(
    files: &dyn FileSystem,
    path: &Path,
    file: &mut dyn OpenFile,
) -> io::Result<Option<PathBuf>> {
    let (tail, offset) = tail(file)?;
    let Some(start) = incomplete(&tail, offset == 0) else { return Ok(None) };
    let rest = disk::keep_rest(files, path, Access::Private, &tail[start..])?;
    file.set_size(offset + start as u64)?;
    Ok(Some(rest))
}

/// The last bytes of the file, and their offset.
fn tail(file: &mut dyn OpenFile) -> io::Result<(Vec<u8>, u64)> {
    let offset = file.size()?.saturating_sub(TAIL);
    file.seek(SeekFrom::Start(offset))?;
    Ok((disk::read_open(file, TAIL)?, offset))
}

/// The offset of an incomplete game at the end of a file. Such a game has no result behind its moves, or ends with the
/// zeros that a file may have after a power cut.
fn incomplete(tail: &[u8], is_whole_file: bool) -> Option<usize> {
    const HEAD: &[u8] = b"\n[Event \"";
    let end = tail.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
    let zeros = (end < tail.len()).then_some(end);
    let text = &tail[..end];
    let start = match text.windows(HEAD.len()).rposition(|window| window == HEAD) {
        Some(at) => at + 1,
        None if is_whole_file => 0,
        None => return zeros,
    };
    let Ok(games) = PgnFile::from_bytes(text[start..].to_vec()) else { return Some(start) };
    let last = games.len().checked_sub(1).filter(|&last| !games.is_whole(last));
    last.map(|last| start + games.start(last)).or(zeros)
}

/// Writes a game behind the others and syncs the file. Returns its offset. If that fails, the file gets its old size
/// again.
fn append(file: &mut dyn OpenFile, text: &str) -> io::Result<u64> {
    let size = file.size()?;
    if size + text.len() as u64 + 2 > MAX_FILE_SIZE {
        return Err(ErrorKind::FileTooLarge.into());
    }
    let end = tail_end(file, size)?;
    let blank = if size == 0 { "" } else { &"\n\n"[end..] };
    file.seek(SeekFrom::Start(size))?;
    let written = file.write_all([blank, text].concat().as_bytes()).and_then(|()| file.sync());
    if let Err(error) = written {
        // The next game is checked for the remains, if they cannot be removed.
        let _ = file.set_size(size);
        return Err(error);
    }
    Ok(size + blank.len() as u64)
}

/// The number of line ends at the end of the file, at most 2.
fn tail_end(file: &mut dyn OpenFile, size: u64) -> io::Result<usize> {
    file.seek(SeekFrom::Start(size.saturating_sub(2)))?;
    let last = disk::read_open(file, 2)?;
    Ok(last.iter().rev().take_while(|&&byte| byte == b'\n').count())
}

/// Whether these bytes are at this offset of the file.
fn is_at(files: &dyn FileSystem, path: &Path, at: u64, bytes: &[u8]) -> io::Result<bool> {
    let mut file = match files.open(path, Open::Read) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
        file => file?,
    };
    file.seek(SeekFrom::Start(at))?;
    let mut there = Vec::new();
    Read::take(&mut *file, bytes.len() as u64).read_to_end(&mut there)?;
    Ok(there == bytes)
}
