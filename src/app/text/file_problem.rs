//! Problems with files, as sentences: the problem, the file, the remedy.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use super::sentence::{Arg, Text, text};
use crate::disk::{DiskError, MAX_FILE_SIZE};
use crate::excerpt;

/// The most games of a file: each has a row of some hundred bytes in the list, and a game may be one character.
pub const MAX_GAMES: usize = 500_000;

/// The operation on the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileOperation {
    /// Opening.
    Reading,
    /// Saving.
    Writing,
}

/// The reason of the failure.
#[derive(Debug, Clone, PartialEq)]
pub enum ProblemKind {
    /// The file or its folder is not there.
    Missing,
    /// The system does not allow it.
    NotAllowed,
    /// The disk is full, or the user's share of it.
    NoRoom,
    /// The file is, or would become, larger than [`MAX_FILE_SIZE`].
    TooBig,
    /// The file has more games than [`MAX_GAMES`].
    TooManyGames,
    /// The path is a folder.
    Folder,
    /// The disk does not take the name: it is too long, or has a character that is not allowed.
    Name,
    /// The file is not text.
    NotText,
    /// A file of that name is there already.
    AlreadyThere,
    /// Another program wrote the file after it was read.
    Changed,
    /// The game would not be found again in it, behind a comment or a variation that is never closed.
    NoPlace,
    /// The user has cancelled.
    GivenUp,
    /// Any other problem, mostly in the system's words.
    Other(Text),
}

/// A file that could not be read or written.
#[derive(Debug, Clone, PartialEq)]
pub struct FileProblem {
    /// The path of the file.
    pub path: PathBuf,
    /// The operation.
    pub doing: FileOperation,
    /// The reason of the failure.
    pub kind: ProblemKind,
}

impl FileProblem {
    /// A file that could not be read.
    pub fn reading(path: impl Into<PathBuf>, kind: impl Into<ProblemKind>) -> FileProblem {
        FileProblem { path: path.into(), doing: FileOperation::Reading, kind: kind.into() }
    }

    /// A file that could not be written.
    pub fn writing(path: impl Into<PathBuf>, kind: impl Into<ProblemKind>) -> FileProblem {
        FileProblem { path: path.into(), doing: FileOperation::Writing, kind: kind.into() }
    }

    /// The problem in a sentence or two for the user.
    pub fn text(&self) -> Text {
        let reason = match &self.kind {
            ProblemKind::Other(Text::Verbatim(words)) => excerpt::start(words).into(),
            ProblemKind::Other(text) => text.clone().into(),
            _ => Arg::from(""),
        };
        let path = excerpt::path(&self.path);
        text!(self.key(), path, reason, megabytes = MAX_FILE_SIZE >> 20, games = MAX_GAMES)
    }

    fn key(&self) -> &'static str {
        match (self.doing, &self.kind) {
            (FileOperation::Reading, ProblemKind::Missing) => "file-read-missing",
            (FileOperation::Reading, ProblemKind::NotAllowed) => "file-read-not-allowed",
            (FileOperation::Writing, ProblemKind::Missing) => "file-write-missing",
            (FileOperation::Writing, ProblemKind::NotAllowed) => "file-write-not-allowed",
            (_, ProblemKind::NoRoom) => "file-no-room",
            (FileOperation::Reading, ProblemKind::TooBig) => "file-too-big",
            (FileOperation::Writing, ProblemKind::TooBig) => "file-write-too-big",
            (_, ProblemKind::TooManyGames) => "file-too-many-games",
            (_, ProblemKind::Folder) => "file-is-folder",
            (_, ProblemKind::Name) => "file-name-refused",
            (_, ProblemKind::NotText) => "file-not-text",
            (_, ProblemKind::AlreadyThere) => "file-already-there",
            (_, ProblemKind::Changed) => "file-changed",
            (_, ProblemKind::NoPlace) => "file-no-place",
            (_, ProblemKind::GivenUp) => "file-given-up",
            (FileOperation::Reading, ProblemKind::Other(_)) => "file-read-other",
            (FileOperation::Writing, ProblemKind::Other(_)) => "file-write-other",
        }
    }
}

impl AsRef<FileProblem> for FileProblem {
    fn as_ref(&self) -> &FileProblem {
        self
    }
}

impl From<io::Error> for ProblemKind {
    fn from(error: io::Error) -> ProblemKind {
        match error.kind() {
            _ if DiskError::of(&error) == Some(DiskError::Changed) => ProblemKind::Changed,
            ErrorKind::NotFound | ErrorKind::NotADirectory => ProblemKind::Missing,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => ProblemKind::NotAllowed,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::WriteZero => ProblemKind::NoRoom,
            ErrorKind::FileTooLarge => ProblemKind::TooBig,
            ErrorKind::IsADirectory => ProblemKind::Folder,
            ErrorKind::InvalidFilename => ProblemKind::Name,
            ErrorKind::AlreadyExists => ProblemKind::AlreadyThere,
            ErrorKind::Interrupted => ProblemKind::GivenUp,
            _ => ProblemKind::Other(Text::of_error(&error)),
        }
    }
}
