//! Changing games in their files: deleting one of the player's own, setting tags of many, and undoing both.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::opened::read;
use super::place::{Place, named, replace_file};
use super::{Games, OpenedFile, own_games};
use crate::app::game::FileLink;
use crate::app::text::{FileProblem, ProblemKind};
use crate::disk::{Expected, FileSystem, Stamp};
use crate::game::Tags;
use crate::game::pgn::PgnFile;

/// A change of games that is requested.
#[derive(Debug, Clone)]
pub enum OwnGamesJob {
    /// Deletes the game of this number.
    Delete(Arc<OpenedFile>, usize),
    /// Sets tags in the games of these numbers.
    SetTags(Games, Vec<usize>, Vec<(String, String)>),
    /// Brings back a deleted game.
    Restore(Deleted),
    /// Brings back files as they were before: each file before, and now.
    Rewrite(Vec<[Arc<OpenedFile>; 2]>),
}

/// A deleted game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deleted {
    path: PathBuf,
    /// The number of the game, from 0.
    index: usize,
    /// The bytes before the game.
    before: Stamp,
    /// The game, and the blank lines behind it.
    bytes: Vec<u8>,
}

/// A change of games that was carried out.
#[derive(Debug, Clone)]
pub enum OwnGamesChange {
    /// A game was deleted or brought back.
    Game {
        /// The contents of the file before.
        before: PgnFile,
        /// The stamp of these contents.
        stamp: Stamp,
        /// The file as it is now.
        file: Arc<OpenedFile>,
        /// The number of the game.
        index: usize,
        /// The game, if it was deleted.
        deleted: Option<Deleted>,
    },
    /// Tags were set, or taken back. The games keep their numbers.
    Tags {
        /// Each file before, and as it is now.
        files: Vec<[Arc<OpenedFile>; 2]>,
        /// Whether the tags were taken back.
        is_undone: bool,
        /// The problem of the first file that could not be changed.
        problem: Option<FileProblem>,
    },
}

impl OwnGamesChange {
    /// The place of a game after the change; `None` if the game was deleted. A game that is not found keeps its old place, so
    /// that saving it searches the file.
    pub(in crate::app) fn link(&self, link: FileLink) -> Option<FileLink> {
        match self.find(&link) {
            Some((file, index)) => file.link(index?),
            None => Some(link),
        }
    }

    /// The changed file of a game, and the number of the game in it: `None` if the game was deleted. Another program may have
    /// changed the file before, so that the game is found by its text; `None` without a file if it is not found.
    fn find(&self, link: &FileLink) -> Option<(&Arc<OpenedFile>, Option<usize>)> {
        self.place(&link.path, |before, stamp| Place::same(before, stamp, link))
    }

    /// Like [`Self::find`], for a game of an opened file.
    pub(in crate::app) fn find_in(
        &self,
        file: &OpenedFile,
        index: usize,
    ) -> Option<(&Arc<OpenedFile>, Option<usize>)> {
        self.place(file.path.as_ref()?, |before, stamp| {
            // Most games of a list are found without a look at their texts.
            if file.stamp == stamp { Some(index) } else { Place::same(before, stamp, &file.link(index)?) }
        })
    }

    /// Finds a game in the file at `path` by its number before, which `number` knows.
    fn place(
        &self,
        path: &PathBuf,
        number: impl FnOnce(&PgnFile, Stamp) -> Option<usize>,
    ) -> Option<(&Arc<OpenedFile>, Option<usize>)> {
        match self {
            OwnGamesChange::Game { before, stamp, file, index, deleted } => {
                let file = Some(file).filter(|file| file.path.as_ref() == Some(path))?;
                let (game, at) = (number(before, *stamp)?, *index);
                let moved = match deleted {
                    Some(_) if game == at => None,
                    Some(_) => Some(if game > at { game - 1 } else { game }),
                    None => Some(if game >= at { game + 1 } else { game }),
                };
                Some((file, moved))
            }
            OwnGamesChange::Tags { files, .. } => {
                let [before, now] = files.iter().find(|[_, now]| now.path.as_ref() == Some(path))?;
                Some((now, Some(number(&before.text, before.stamp)?)))
            }
        }
    }

    /// The tags of a game before and after the change, if tags were set or taken back; the game has this place in a file, or this
    /// identity among the player's own.
    pub(in crate::app) fn tags(&self, link: Option<&FileLink>, id: u64) -> Option<[Tags; 2]> {
        let OwnGamesChange::Tags { files, .. } = self else { return None };
        let place = link.and_then(|link| self.find(link));
        let ([before, now], index) = if let Some((file, index)) = place {
            (files.iter().find(|[_, now]| Arc::ptr_eq(now, file))?, index?)
        } else {
            let own = files.iter().find(|[_, now]| now.is_own)?;
            let id = own_games::identity(id);
            (own, named(&own[1].text, &id).next()?)
        };
        Some([before.text.tags(index), now.text.tags(index)])
    }

    pub(super) fn files(&self) -> Vec<&Arc<OpenedFile>> {
        match self {
            OwnGamesChange::Game { file, .. } => vec![file],
            OwnGamesChange::Tags { files, .. } => files.iter().map(|[_, now]| now).collect(),
        }
    }
}

impl OwnGamesJob {
    /// Carries out the change, and opens the files as they are then.
    ///
    /// # Errors
    /// Returns an error if a file was changed meanwhile, other than by new games behind those of the player, or if the
    /// disk fails. The file is then unchanged. Of several files those before the first error are changed.
    pub fn carry_out(self, files: &dyn FileSystem) -> Result<OwnGamesChange, FileProblem> {
        match self {
            OwnGamesJob::Delete(file, index) => delete(files, &file, index),
            OwnGamesJob::Restore(deleted) => restore(files, &deleted),
            OwnGamesJob::Rewrite(pairs) => {
                let rewrite = |[before, now]: [Arc<OpenedFile>; 2]| {
                    let path = now.path.clone().unwrap_or_default();
                    let expected = Expected::Unchanged(now.stamp);
                    replace_file(files, &path, before.text.bytes(), expected)?;
                    Ok([now, before])
                };
                all(pairs, true, rewrite)
            }
            OwnGamesJob::SetTags(games, numbers, tags) => {
                let mut chosen: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
                for (file, index) in numbers.iter().filter_map(|&number| games.locate(number)) {
                    let place = games.files().iter().position(|other| Arc::ptr_eq(other, file));
                    chosen.entry(place.unwrap_or_default()).or_default().push(index);
                }
                all(chosen, false, |(file, mut numbers)| {
                    numbers.sort_unstable();
                    let file = &games.files()[file];
                    Ok([Arc::clone(file), Arc::new(set_tags(files, file, &numbers, &tags)?)])
                })
            }
        }
    }
}

/// Changes one file after the other, up to the first problem.
fn all<T>(
    jobs: impl IntoIterator<Item = T>,
    is_undone: bool,
    change: impl Fn(T) -> Result<[Arc<OpenedFile>; 2], FileProblem>,
) -> Result<OwnGamesChange, FileProblem> {
    let (mut files, mut problem) = (Vec::new(), None);
    for job in jobs {
        match change(job) {
            Ok(pair) => files.push(pair),
            Err(error) if files.is_empty() => return Err(error),
            Err(error) => {
                problem = Some(error);
                break;
            }
        }
    }
    Ok(OwnGamesChange::Tags { files, is_undone, problem })
}

fn set_tags(
    files: &dyn FileSystem,
    file: &OpenedFile,
    games: &[usize],
    tags: &[(String, String)],
) -> Result<OpenedFile, FileProblem> {
    let path = file.path.clone().unwrap_or_default();
    let new = file.text.with_tags(games, tags);
    let stamp = replace_file(files, &path, new.bytes(), Expected::Unchanged(file.stamp))?;
    let mut new = OpenedFile::new(path, new, stamp);
    new.is_own = file.is_own;
    Ok(new)
}

fn delete(files: &dyn FileSystem, file: &OpenedFile, index: usize) -> Result<OwnGamesChange, FileProblem> {
    let path = file.path.clone().unwrap_or_default();
    let (old, stamp) = read(files, &path)?;
    let bytes = old.bytes();
    check(file.stamp.begins(bytes), &path)?;
    let (start, end) = (old.start(index), old.start(index + 1));
    let before = Stamp::of(&bytes[..start]);
    let new = [&bytes[..start], &bytes[end..]].concat();
    let file = replaced(files, &path, new, stamp)?;
    let deleted = Deleted { path, index, before, bytes: bytes[start..end].to_vec() };
    Ok(OwnGamesChange::Game { before: old, stamp, file, index, deleted: Some(deleted) })
}

fn restore(files: &dyn FileSystem, deleted: &Deleted) -> Result<OwnGamesChange, FileProblem> {
    let path = &deleted.path;
    let (old, stamp) = read(files, path)?;
    let bytes = old.bytes();
    check(deleted.before.begins(bytes), path)?;
    let (before, after) = bytes.split_at(deleted.before.size());
    let file = replaced(files, path, [before, &deleted.bytes, after].concat(), stamp)?;
    Ok(OwnGamesChange::Game { before: old, stamp, file, index: deleted.index, deleted: None })
}

/// Replaces the file of the player's finished games, and opens it.
fn replaced(
    files: &dyn FileSystem,
    path: &Path,
    new: Vec<u8>,
    old: Stamp,
) -> Result<Arc<OpenedFile>, FileProblem> {
    let stamp = replace_file(files, path, &new, Expected::Unchanged(old))?;
    let text = PgnFile::from_bytes(new).map_err(|_| FileProblem::writing(path, ProblemKind::NotText))?;
    let mut file = OpenedFile::new(path.to_owned(), text, stamp);
    file.is_own = true;
    Ok(Arc::new(file))
}

fn check(is_as_expected: bool, path: &Path) -> Result<(), FileProblem> {
    if is_as_expected { Ok(()) } else { Err(FileProblem::writing(path, ProblemKind::Changed)) }
}
