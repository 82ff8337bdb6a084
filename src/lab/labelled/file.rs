//! Files of labelled positions: packed, as text, or in the games from which they are made.
//!
//! A packed file and one of games begin with 32 bytes: `HEKSYPOS` or `HEKSYGAM`, the version of the format (2 bytes,
//! little-endian), the length of the key of the game (1) and the key; the rest is zero. Records of 32 bytes follow, or games, to the
//! end of the file.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use super::bits::{RECORD_BYTES, Record};
use super::games::{ScoredGame, read_game};
use super::{LabelledPosition, packed};
use crate::cli::input::{Found, read_line};
use crate::excerpt::excerpt;
use crate::game::Variant;
use crate::lab::error::LabError;

/// The length of [`Kind::magic`].
const MAGIC: usize = 8;
/// The version of both formats.
const VERSION: u16 = 1;

/// The content of a file that is not text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lab) enum Kind {
    /// Packed positions.
    Positions,
    Games,
}

impl Kind {
    /// The first bytes of a file.
    fn magic(self) -> &'static [u8; MAGIC] {
        match self {
            Kind::Positions => b"HEKSYPOS",
            Kind::Games => b"HEKSYGAM",
        }
    }

    /// The head of a file.
    pub fn head(self, variant: Variant) -> Record {
        let key = variant.key().as_bytes();
        let mut head = [0; RECORD_BYTES];
        head[..MAGIC].copy_from_slice(self.magic());
        head[MAGIC..][..2].copy_from_slice(&VERSION.to_le_bytes());
        head[MAGIC + 2] = key.len() as u8;
        head[MAGIC + 3..][..key.len()].copy_from_slice(key);
        head
    }

    /// Checks that a file is of this game and version.
    fn check_head(self, head: &Record, variant: Variant) -> Result<(), String> {
        let version = u16::from_le_bytes([head[MAGIC], head[MAGIC + 1]]);
        if version != VERSION {
            return Err(format!("the file has format {version}, this program reads format {VERSION}"));
        }
        if *head != self.head(variant) {
            let key = &head[MAGIC + 3..];
            let key = &key[..usize::from(head[MAGIC + 2]).min(key.len())];
            let game = excerpt(&String::from_utf8_lossy(key));
            return Err(format!(
                "the positions are of \"{game}\", not of {}: choose the game with --variant",
                variant.key()
            ));
        }
        Ok(())
    }
}

/// The maximum length of a position as text, in bytes.
const MAX_LINE_LENGTH: usize = 4096;

/// A file of labelled positions, opened for reading.
pub(in crate::lab) struct PositionFile {
    reader: BufReader<File>,
    path: PathBuf,
    /// `None` in text.
    kind: Option<Kind>,
    /// The length of the file in bytes.
    len: u64,
}

impl PositionFile {
    /// Opens a file, and checks its head unless it is text. The reader is before the first position.
    ///
    /// # Errors
    /// The file cannot be opened, or it is of another game or version.
    pub fn open(path: &Path, variant: Variant) -> Result<Self, LabError> {
        let wrong = LabError::file(path);
        let file = File::open(path).map_err(&wrong)?;
        let len = file.metadata().map_err(&wrong)?.len();
        let mut reader = BufReader::with_capacity(1 << 16, file);
        let start = reader.fill_buf().map_err(&wrong)?;
        let kind = [Kind::Positions, Kind::Games].into_iter().find(|kind| start.starts_with(kind.magic()));
        if let Some(kind) = kind {
            let mut head = [0; RECORD_BYTES];
            reader.read_exact(&mut head).map_err(&wrong)?;
            kind.check_head(&head, variant).map_err(|what| LabError::content(path, what))?;
        }
        Ok(Self { reader, path: path.to_owned(), kind, len })
    }

    /// Opens a file of this kind.
    ///
    /// # Errors
    /// As [`PositionFile::open`], and for a file of another kind.
    pub fn open_kind(kind: Kind, path: &Path, variant: Variant) -> Result<Self, LabError> {
        let file = Self::open(path, variant)?;
        let other = match kind {
            _ if file.kind == Some(kind) => return Ok(file),
            Kind::Positions => {
                "these are no packed positions: `heksy-lab pack` packs games and lines FEN|score|points"
            }
            Kind::Games => "these are no games: `heksy-lab selfplay` writes them",
        };
        Err(LabError::content(path, other))
    }

    /// Opens a file of packed positions; returns the reader, before the first position, and their number.
    ///
    /// # Errors
    /// As [`PositionFile::open_kind`].
    pub fn open_packed(path: &Path, variant: Variant) -> Result<(BufReader<File>, u64), LabError> {
        let file = Self::open_kind(Kind::Positions, path, variant)?;
        let records = file.records();
        Ok((file.reader, records))
    }

    /// The number of packed positions. A run that was interrupted may have left a part of one.
    fn records(&self) -> u64 {
        self.len / RECORD_BYTES as u64 - 1
    }

    /// The games of a file of games.
    ///
    /// # Errors
    /// The file cannot be read, or a game is damaged.
    pub fn games(mut self, variant: Variant) -> impl Iterator<Item = Result<ScoredGame, LabError>> {
        let wrong = LabError::file(&self.path);
        (1..).map_while(move |number: u64| {
            let bytes = read_game(&mut self.reader).transpose()?;
            Some(bytes.map_err(&wrong).and_then(|bytes| {
                let game = ScoredGame::from_bytes(variant, &bytes);
                game.map_err(|what| LabError::content(&self.path, format!("game {number}: {what}")))
            }))
        })
    }

    /// Calls `add` with every position. Empty lines are skipped.
    ///
    /// # Errors
    /// The file cannot be read, or a position is damaged; or the error of `add`.
    pub fn for_each(
        mut self,
        variant: Variant,
        mut add: impl FnMut(LabelledPosition) -> Result<(), LabError>,
    ) -> Result<(), LabError> {
        let wrong = LabError::file(&self.path);
        match self.kind {
            None => {
                let mut line = Vec::new();
                for number in 1_u64.. {
                    let found = read_line(&mut self.reader, MAX_LINE_LENGTH, &mut line).map_err(&wrong)?;
                    let labelled = match found {
                        Found::End => break,
                        Found::TooLong => {
                            Err(format!("longer than {MAX_LINE_LENGTH} bytes, so it is no position"))
                        }
                        Found::Line => parse_line(variant, &line),
                    };
                    let damaged = |what| LabError::content(&self.path, format!("line {number}: {what}"));
                    labelled.map_err(damaged)?.map_or(Ok(()), &mut add)?;
                }
            }
            Some(Kind::Games) => {
                for game in self.games(variant) {
                    game?.positions(variant).into_iter().try_for_each(&mut add)?;
                }
            }
            Some(Kind::Positions) => {
                let mut record = [0; RECORD_BYTES];
                for number in 1..=self.records() {
                    self.reader.read_exact(&mut record).map_err(&wrong)?;
                    let damaged = |what| LabError::content(&self.path, format!("position {number}: {what}"));
                    add(packed::unpack(variant, &record).map_err(damaged)?)?;
                }
            }
        }
        Ok(())
    }
}

/// The position in a line of text; `None` in an empty one.
fn parse_line(variant: Variant, line: &[u8]) -> Result<Option<LabelledPosition>, String> {
    let line = std::str::from_utf8(line).map_err(|_| "not UTF-8".to_owned())?.trim_end_matches(['\r', '\n']);
    if line.is_empty() { Ok(None) } else { LabelledPosition::parse(variant, line).map(Some) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Position;

    fn read(bytes: &[u8], variant: Variant) -> Result<Vec<LabelledPosition>, String> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("positions");
        std::fs::write(&path, bytes).unwrap();
        let mut found = Vec::new();
        let keep = |labelled| {
            found.push(labelled);
            Ok(())
        };
        match PositionFile::open(&path, variant).and_then(|file| file.for_each(variant, keep)) {
            Ok(()) => Ok(found),
            Err(error) => Err(error.to_string().replace(&format!("{}: ", path.display()), "")),
        }
    }

    #[test]
    fn both_forms_are_read() {
        for variant in Variant::ALL {
            let labelled = LabelledPosition { position: Position::start(variant), score: 12, points: None };
            let record = packed::pack(&labelled).unwrap();
            let packed = [Kind::Positions.head(variant), record, record].concat();
            assert_eq!(read(&packed, variant), Ok(vec![labelled.clone(); 2]));
            assert_eq!(read(&packed[..80], variant), Ok(vec![labelled.clone()]), "half a record is left out");
            assert_eq!(read(format!("{labelled}\n\n").as_bytes(), variant), Ok(vec![labelled]));
        }
        assert_eq!(read(b"", Variant::Glinski), Ok(Vec::new()));
    }

    #[test]
    fn packed_positions_of_another_game_or_version_are_refused_by_name() {
        let refused = read(&Kind::Positions.head(Variant::Shafran), Variant::McCooey).unwrap_err();
        assert!(refused.contains("\"shafran\", not of mccooey"), "{refused}");
        let mut newer = Kind::Positions.head(Variant::Glinski);
        newer[8] = 9;
        assert!(read(&newer, Variant::Glinski).unwrap_err().contains("format 9"));
        let endless = vec![b'x'; 10_000];
        assert!(read(&endless, Variant::Glinski).unwrap_err().starts_with("line 1: longer than"));
        assert!(read(b"\xff\n", Variant::Glinski).unwrap_err().starts_with("line 1: not UTF-8"));
        let damaged = [Kind::Positions.head(Variant::Glinski), [0xff; RECORD_BYTES]].concat();
        assert!(read(&damaged, Variant::Glinski).unwrap_err().starts_with("position 1: "));
    }
}
