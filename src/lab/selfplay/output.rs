//! The output of self-play: the positions, and the progress of the run, so that an interrupted run can be continued.
//!
//! `FILE.progress` holds one line of JSON: what the positions depend on, the next game, and the length of the file before
//! it. What was written behind that is dropped when the run is continued, and played again.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::error::SelfplayError;
use super::settings::Settings;
use crate::disk::{self, Disk};
use crate::lab::labelled::{FileError, LabelledPosition, PositionFile, RECORD_BYTES, packed, packed_head};

/// The progress is written no more often than this: each time it is forced to the disk.
const BETWEEN_PROGRESS: Duration = Duration::from_secs(1);

/// How far a run is.
#[derive(Serialize, Deserialize)]
struct Progress {
    /// [`Settings::fingerprint`]
    settings: String,
    /// The number of the next game.
    next: usize,
    /// The length of the file before it.
    bytes: u64,
}

/// Writes the games to the file in the order of their numbers.
pub(super) struct OrderedWriter {
    file: BufWriter<File>,
    path: PathBuf,
    settings: String,
    /// Games finished before an earlier one.
    waiting: BTreeMap<usize, Vec<LabelledPosition>>,
    /// The next game to be written.
    pub next: usize,
    /// The length of the file.
    bytes: u64,
    /// When the progress was written last.
    progress_written: Instant,
    /// Positions that could not be packed.
    pub unfit: u64,
}

impl OrderedWriter {
    /// Opens the file, at the end of the last whole game of the same run, or to append to what another run has written.
    /// The second value says whether a run is continued.
    pub fn open(settings: &Settings) -> Result<(Self, bool), SelfplayError> {
        let path = &settings.output;
        let wrong = FileError::of(path);
        let mut options = OpenOptions::new();
        let mut file =
            options.create(true).read(true).write(true).truncate(false).open(path).map_err(&wrong)?;
        let len = file.metadata().map_err(&wrong)?.len();
        if len > 0 {
            PositionFile::open_packed(path, settings.variant).map_err(FileError::of(path))?;
        }
        // The last record may not be whole.
        let len = len - len % RECORD_BYTES as u64;
        let earlier = read_progress(path)?.filter(|progress| progress.settings == settings.fingerprint());
        let goes_on = earlier.as_ref().is_some_and(|progress| progress.bytes <= len);
        let (next, bytes) = match earlier {
            Some(Progress { next, bytes, .. }) if goes_on => (next, bytes),
            Some(_) => return Err(SelfplayError::Shrunk { path: path.clone() }),
            None => (settings.first, len),
        };
        file.set_len(bytes).map_err(&wrong)?;
        file.seek(SeekFrom::Start(bytes)).map_err(&wrong)?;
        let mut writer = Self {
            file: BufWriter::new(file),
            path: path.clone(),
            settings: settings.fingerprint(),
            waiting: BTreeMap::new(),
            next,
            bytes,
            progress_written: Instant::now(),
            unfit: 0,
        };
        if bytes == 0 {
            writer.write_bytes(&packed_head(settings.variant)).map_err(&wrong)?;
        }
        writer.write_progress().map_err(&wrong)?;
        Ok((writer, goes_on))
    }

    /// Adds a finished game and writes all games that are next in order.
    pub fn add_game(&mut self, number: usize, labelled: Vec<LabelledPosition>) -> Result<(), SelfplayError> {
        self.waiting.insert(number, labelled);
        Ok(self.write_games().map_err(FileError::of(&self.path))?)
    }

    fn write_games(&mut self) -> io::Result<()> {
        let before = self.next;
        while let Some(game) = self.waiting.remove(&self.next) {
            for labelled in &game {
                self.write(labelled)?;
            }
            self.next += 1;
        }
        if self.next == before {
            return Ok(());
        }
        if self.progress_written.elapsed() >= BETWEEN_PROGRESS {
            self.write_progress()
        } else {
            self.file.flush()
        }
    }

    /// Writes how far the run is, at its end and now and then before.
    pub fn write_progress(&mut self) -> io::Result<()> {
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

    fn write(&mut self, labelled: &LabelledPosition) -> io::Result<()> {
        let Ok(record) = packed::pack(labelled) else {
            self.unfit += 1;
            return Ok(());
        };
        self.write_bytes(&record)
    }
}

fn progress_path(path: &Path) -> PathBuf {
    path.with_added_extension("progress")
}

/// The progress of the run that wrote the file last; `None` without a record of it.
fn read_progress(path: &Path) -> Result<Option<Progress>, SelfplayError> {
    let path = progress_path(path);
    match fs::read_to_string(&path) {
        Ok(text) => match serde_json::from_str(&text) {
            Ok(progress) => Ok(Some(progress)),
            Err(_) => {
                Err(FileError::content(&path)("this is not the progress of self-play".to_owned()).into())
            }
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(FileError::of(&path)(error).into()),
    }
}
