//! Where a game is kept.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::app::storage::Stamp;

/// Where a game is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FileLink {
    /// The file.
    pub path: PathBuf,
    /// What it held when it was read or written last.
    pub stamp: Stamp,
    /// The game's number in it, from 0.
    pub index: usize,
}
