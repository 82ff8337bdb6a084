//! The file system: all journals, games and settings are read and written through this module.
//!
//! [`FileSystem`] and [`OpenFile`] are the calls of the system, one method each. Tests replace them by a disk that
//! fails at any call, or loses its power. The functions of this module use them for reading with a limit, for writing
//! whole files, for replacing a file atomically, if it is as expected, and for folders that survive a power cut.
//!
//! After a power cut only what POSIX promises is certain: the bytes of a file once [`OpenFile::sync`] has succeeded, and
//! its name once [`FileSystem::sync_folder`] has succeeded for its folder. A failed `sync` may have dropped the bytes
//! (Linux marks the pages clean): calling `sync` again does not help, the bytes must be written again.

mod files;
mod line_file;
#[cfg(feature = "app")]
mod places;
mod real;
mod system;
#[cfg(feature = "app")]
pub(crate) mod typed_path;
mod user_file;

pub use files::{
    DiskError, copy, create_folders, folder_of, keep_rest, own_folder, read, read_open, read_while, replace,
    replace_own, replace_with_backup, sync_names,
};
pub use line_file::{LineFile, has_whole_line};
#[cfg(feature = "app")]
pub use places::Places;
pub use real::Disk;
#[cfg(feature = "app")]
pub(crate) use real::only_for_the_owner;
pub use system::{Access, FileSystem, Kind, Open, OpenFile};
pub use user_file::{Backup, Expected, MAX_FILE_SIZE, Stamp, backup_path, replace_if};
