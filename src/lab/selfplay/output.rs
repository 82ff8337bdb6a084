//! The output of self-play: the games, and the progress of the run, so that an interrupted run can be continued.
//!
//! `FILE.progress` holds one line of JSON: what the games depend on, the next game, and the length of the file before
//! it. What was written behind that is dropped when the run is continued, and played again.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::disk::{self, Disk};
use crate::game::Variant;
use crate::lab::error::LabError;
use crate::lab::labelled::{Kind, PositionFile};

/// The progress is written no more often than this: each time it is forced to the disk.
const BETWEEN_PROGRESS: Duration = Duration::from_secs(1);

/// How far a run is.
#[derive(Serialize, Deserialize)]
struct Progress {
    /// A text of everything that the games depend on.
    settings: String,
    /// The number of the next game.
    next: usize,
    /// The length of the file before it.
    bytes: u64,
}

/// Writes games to a file in the order of their numbers.
pub(super) struct GameWriter {
    file: BufWriter<File>,
    path: PathBuf,
    settings: String,
    /// The next game to be written.
    pub next: usize,
    /// The length of the file.
    bytes: u64,
    /// When the progress was written last.
    progress_written: Instant,
}

impl GameWriter {
    /// Opens the file, at the end of the last whole game of a run with these settings, or to append to what another run has
    /// written, from the game `first` on. The second value says whether a run is continued.
    pub fn open(
        path: &Path,
        variant: Variant,
        settings: String,
        first: usize,
    ) -> Result<(Self, bool), LabError> {
        let wrong = LabError::file(path);
        let mut options = OpenOptions::new();
        let mut file =
            options.create(true).read(true).write(true).truncate(false).open(path).map_err(&wrong)?;
        let len = file.metadata().map_err(&wrong)?.len();
        if len > 0 {
            PositionFile::open_kind(Kind::Games, path, variant)?;
        }
        let earlier = read_progress(path)?;
        // The bytes behind the last whole game of any run are a part of a game.
        let whole = earlier.as_ref().map_or(len, |progress| progress.bytes);
        if whole > len {
            let what = "the file is shorter than its .progress says: put the whole file back, or remove both";
            return Err(LabError::content(path, what));
        }
        let earlier = earlier.filter(|progress| progress.settings == settings);
        let goes_on = earlier.is_some();
        let next = earlier.map_or(first, |progress| progress.next);
        file.set_len(whole).map_err(&wrong)?;
        file.seek(SeekFrom::Start(whole)).map_err(&wrong)?;
        let (file, path) = (BufWriter::new(file), path.to_owned());
        let mut writer = Self { file, path, settings, next, bytes: whole, progress_written: Instant::now() };
        let begin = |writer: &mut Self| {
            if whole == 0 {
                writer.write_bytes(&Kind::Games.head(variant))?;
            }
            writer.write_progress()
        };
        begin(&mut writer).map_err(&wrong)?;
        Ok((writer, goes_on))
    }

    /// Writes the next game; no bytes if it has none.
    pub fn add_game(&mut self, bytes: &[u8]) -> Result<(), LabError> {
        let write = |writer: &mut Self| {
            writer.write_bytes(bytes)?;
            writer.next += 1;
            if writer.progress_written.elapsed() >= BETWEEN_PROGRESS {
                writer.write_progress()
            } else {
                Ok(())
            }
        };
        write(self).map_err(LabError::file(&self.path))
    }

    /// Writes how far the run is at its end.
    pub fn finish(mut self) -> Result<(), LabError> {
        self.write_progress().map_err(LabError::file(&self.path))
    }

    fn write_progress(&mut self) -> io::Result<()> {
        self.file.flush()?;
        let Self { next, bytes, .. } = *self;
        let progress = Progress { settings: self.settings.clone(), next, bytes };
        let line = serde_json::to_string(&progress)? + "\n";
        self.progress_written = Instant::now();
        disk::replace(&Disk, &progress_path(&self.path), line.as_bytes())
    }

    fn write_bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.bytes += bytes.len() as u64;
        self.file.write_all(bytes)
    }
}

fn progress_path(path: &Path) -> PathBuf {
    path.with_added_extension("progress")
}

/// The progress of the run that wrote the file last; `None` without a record of it.
fn read_progress(path: &Path) -> Result<Option<Progress>, LabError> {
    let path = progress_path(path);
    match fs::read_to_string(&path) {
        Ok(text) => match serde_json::from_str(&text) {
            Ok(progress) => Ok(Some(progress)),
            Err(_) => Err(LabError::content(&path, "this is not the progress of self-play")),
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(LabError::file(&path)(error)),
    }
}
