//! The files of a match: its games, and the state to continue it.
//!
//! `FILE.match` has a line with the settings of the match, then one line per game. A line truncated by a crash is
//! dropped; the game file is then truncated to the end of the last counted game.

use std::fs::{self, File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::referee::{Fault, Finished};
use super::settings::Settings;
use crate::game::pgn;
use crate::lab::error::LabError;

/// The first line of the state.
#[derive(Serialize, Deserialize)]
struct Head {
    /// [`Settings::fingerprint`]
    settings: String,
    /// The length of the game file before the match.
    bytes: u64,
}

/// The line of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Played {
    /// The number of the game, from 0.
    pub game: usize,
    /// Quarter points of the first engine.
    pub quarters: u8,
    /// The index of an engine that lost other than on the board, and how.
    pub fault: Option<(usize, Fault)>,
    /// The length of the game file after the game.
    pub bytes: u64,
}

/// The files of a running match.
#[derive(Debug)]
pub(super) struct Store {
    games: File,
    games_path: PathBuf,
    state: File,
    state_path: PathBuf,
}

impl Store {
    /// Opens the files. Returns the games already played if the match is continued.
    pub fn open(path: &Path, settings: &Settings) -> Result<(Self, Vec<Played>), LabError> {
        let state_path = path.with_added_extension("match");
        let mut options = OpenOptions::new();
        options.create(true).read(true).write(true).truncate(false);
        let mut games = options.open(path).map_err(LabError::file(path))?;
        let previous = match fs::read_to_string(&state_path) {
            Ok(text) if settings.resume => Some(read(&text, settings, &state_path)?),
            _ => None,
        };
        let end = games.seek(SeekFrom::End(0)).map_err(LabError::file(path))?;
        let (head, played) =
            previous.unwrap_or_else(|| (Head { settings: settings.fingerprint(), bytes: end }, Vec::new()));
        // A game that is not counted is played again.
        let length = played.last().map_or(head.bytes, |game: &Played| game.bytes).min(end);
        games.set_len(length).map_err(LabError::file(path))?;
        games.seek(SeekFrom::Start(length)).map_err(LabError::file(path))?;
        let state = File::create(&state_path).map_err(LabError::file(&state_path))?;
        let mut store = Self { games, games_path: path.to_owned(), state, state_path };
        store.append_state(&head)?;
        for game in &played {
            store.append_state(game)?;
        }
        Ok((store, played))
    }

    /// Appends a game to both files.
    pub fn add(&mut self, finished: &Finished, fault: Option<(usize, Fault)>) -> Result<(), LabError> {
        let start = self.games.stream_position().map_err(LabError::file(&self.games_path))?;
        let gap = if start == 0 { "" } else { "\n" };
        let text = format!("{gap}{}", pgn::write(&finished.record));
        self.games.write_all(text.as_bytes()).map_err(LabError::file(&self.games_path))?;
        self.append_state(&Played {
            game: finished.job.game,
            quarters: finished.points.for_color(finished.job.first_color()),
            fault,
            bytes: start + text.len() as u64,
        })
    }

    fn append_state(&mut self, line: &impl Serialize) -> Result<(), LabError> {
        let written = serde_json::to_string(line).map_err(std::io::Error::from);
        let written = written.and_then(|text| self.state.write_all(format!("{text}\n").as_bytes()));
        written.map_err(LabError::file(&self.state_path))
    }
}

fn read(text: &str, settings: &Settings, path: &Path) -> Result<(Head, Vec<Played>), LabError> {
    let invalid = |what: &str| LabError::content(path, what);
    let mut lines = text.lines();
    let head: Head = lines
        .next()
        .and_then(|line| serde_json::from_str(line).ok())
        .ok_or_else(|| invalid("this is not the state of a match"))?;
    if head.settings != settings.fingerprint() {
        return Err(invalid(
            "that match was played with other engines, limits or openings; leave --resume out",
        ));
    }
    Ok((head, lines.map_while(|line| serde_json::from_str(line).ok()).collect()))
}
