//! Caches beside the player's own games, so that large files need not be searched for games and positions again.
//!
//! A cache may be deleted at any time. It is whole or counts for nothing: its head names its form, the file, the contents
//! of the file, and a checksum. A file that only grew at its end keeps its cache.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::app::storage::Stamp;
use crate::disk::{self, FileSystem};
use crate::path_serde;

/// The form of all caches. Raise it when the meaning of a cache or of a position's key changes.
const VERSION: u32 = 3;
/// Size in bytes from which on a file has caches.
const LEAST: usize = 1 << 18;
/// Maximum size of a cache in bytes.
const MOST: u64 = 1 << 29;

/// The caches beside the player's own games.
#[derive(Clone, Copy)]
pub struct Cache<'a> {
    files: &'a dyn FileSystem,
    own: &'a Path,
}

/// The first line of a cache.
#[derive(PartialEq, Serialize, Deserialize)]
struct Head {
    version: u32,
    #[serde(with = "path_serde")]
    path: PathBuf,
    stamp: Stamp,
    crc: u32,
}

impl<'a> Cache<'a> {
    /// The caches beside the file `own` of the player's own games.
    pub fn beside(files: &'a dyn FileSystem, own: &'a Path) -> Cache<'a> {
        Cache { files, own }
    }

    fn path(&self, of: &Path, kind: &str) -> PathBuf {
        let mut hasher = DefaultHasher::new();
        of.hash(&mut hasher);
        disk::folder_of(self.own).join("cache").join(format!("{:016x}.{kind}", hasher.finish()))
    }

    /// Returns the cache of a file that has these bytes now, and the stamp of the bytes described by the cache: all of them,
    /// or those at their beginning.
    pub(super) fn read(&self, of: &Path, kind: &str, bytes: &[u8], now: Stamp) -> Option<(Stamp, Vec<u8>)> {
        if bytes.len() < LEAST {
            return None;
        }
        let mut cache = disk::read(self.files, &self.path(of, kind), MOST).ok()?;
        let end = cache.iter().position(|&byte| byte == b'\n')?;
        let head: Head = serde_json::from_slice(&cache[..end]).ok()?;
        cache.drain(..=end);
        let is_whole = head.version == VERSION && head.path == of && head.crc == crc32fast::hash(&cache);
        let is_about = head.stamp == now || head.stamp.begins(bytes);
        (is_whole && is_about).then_some((head.stamp, cache))
    }

    /// Writes the cache of a file of these contents. No error reports a failure.
    pub(super) fn write(&self, of: &Path, kind: &str, stamp: Stamp, contents: &[u8]) {
        if stamp.size() < LEAST {
            return;
        }
        let head = Head { version: VERSION, path: of.to_owned(), stamp, crc: crc32fast::hash(contents) };
        let Ok(mut cache) = serde_json::to_vec(&head) else { return };
        cache.push(b'\n');
        cache.extend(contents);
        let path = self.path(of, kind);
        // Without a cache the file is searched again.
        let _ = disk::own_folder(self.files, disk::folder_of(&path))
            .and_then(|()| disk::replace_own(self.files, &path, &cache));
    }
}
