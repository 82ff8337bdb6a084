//! What a match leaves on disk: its games, and beside them what is needed to continue it.
//!
//! `FILE.match` is a list of lines: first what match it is, then one line a game. A line that was cut off by a crash
//! is dropped; the game file is then cut back to where the last counted game ended.

use std::fs::{self, File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::MatchError;
use super::referee::{Fault, Finished};
use super::settings::Settings;
use crate::game::pgn;

/// The first line.
#[derive(Serialize, Deserialize)]
struct Head {
    /// [`Settings::fingerprint`]
    settings: String,
    /// Length of the game file before the match.
    bytes: u64,
}

/// A game as it is kept for continuing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Played {
    /// Number of the game, from 0.
    pub game: usize,
    /// Quarter points of the first engine.
    pub quarters: u8,
    /// Which engine lost otherwise than on the board, and how.
    pub fault: Option<(usize, Fault)>,
    /// Length of the game file after the game.
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
    /// Opens the files. A match that is to be continued gives the games it has played.
    pub fn open(path: &Path, settings: &Settings) -> Result<(Self, Vec<Played>), MatchError> {
        let mut state_path = path.as_os_str().to_owned();
        state_path.push(".match");
        let state_path = PathBuf::from(state_path);
        let mut options = OpenOptions::new();
        options.create(true).read(true).write(true).truncate(false);
        let mut games = options.open(path).map_err(MatchError::file(path))?;
        let begun = match fs::read_to_string(&state_path) {
            Ok(text) if settings.resume => Some(read(&text, settings, &state_path)?),
            _ => None,
        };
        let end = games.seek(SeekFrom::End(0)).map_err(MatchError::file(path))?;
        let (head, played) =
            begun.unwrap_or_else(|| (Head { settings: settings.fingerprint(), bytes: end }, Vec::new()));
        // A game that is not counted will be played again.
        let kept = played.last().map_or(head.bytes, |game: &Played| game.bytes).min(end);
        games.set_len(kept).map_err(MatchError::file(path))?;
        games.seek(SeekFrom::Start(kept)).map_err(MatchError::file(path))?;
        let state = File::create(&state_path).map_err(MatchError::file(&state_path))?;
        let mut store = Self { games, games_path: path.to_owned(), state, state_path };
        store.note(&head)?;
        for game in &played {
            store.note(game)?;
        }
        Ok((store, played))
    }

    /// Adds a game to both files.
    pub fn add(&mut self, finished: &Finished, fault: Option<(usize, Fault)>) -> Result<(), MatchError> {
        let start = self.games.stream_position().map_err(MatchError::file(&self.games_path))?;
        let gap = if start == 0 { "" } else { "\n" };
        let text = format!("{gap}{}", pgn::write(&finished.record));
        self.games.write_all(text.as_bytes()).map_err(MatchError::file(&self.games_path))?;
        self.note(&Played {
            game: finished.job.game,
            quarters: finished.points.for_color(finished.job.first_color()),
            fault,
            bytes: start + text.len() as u64,
        })
    }

    fn note(&mut self, line: &impl Serialize) -> Result<(), MatchError> {
        let written = serde_json::to_string(line).map_err(std::io::Error::from);
        let written = written.and_then(|text| self.state.write_all(format!("{text}\n").as_bytes()));
        written.map_err(MatchError::file(&self.state_path))
    }
}

fn read(text: &str, settings: &Settings, path: &Path) -> Result<(Head, Vec<Played>), MatchError> {
    let refuse = |what: &str| MatchError::Arguments(format!("{}: {what}", path.display()));
    let mut lines = text.lines();
    let head: Head = lines
        .next()
        .and_then(|line| serde_json::from_str(line).ok())
        .ok_or_else(|| refuse("this is not the state of a match"))?;
    if head.settings != settings.fingerprint() {
        return Err(refuse(
            "that match was played with other engines, limits or openings; leave --resume out",
        ));
    }
    Ok((head, lines.map_while(|line| serde_json::from_str(line).ok()).collect()))
}
