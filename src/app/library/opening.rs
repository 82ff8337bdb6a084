//! Opening a file, step by step: its progress, cancelling, and what comes of it.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::progress::{FIRST_STEP, GROWTH, OpenJob, OpenProgress, OpenTicket, OpeningView};
use super::{Collection, LoadedGame, OpenedFile};
use crate::app::text::{FileProblem, text};
use crate::disk::FileSystem;
use crate::excerpt;

impl OpenJob {
    /// Opens the file, or as much of it as this step is to, and reads its only game.
    ///
    /// # Errors
    /// If the file cannot be read, is not text, or opening it was cancelled.
    pub fn carry_out(&self, files: &dyn FileSystem) -> Result<Opened, FileProblem> {
        OpenedFile::open_by(files, self).map(|file| Arc::new(file).into())
    }
}

/// The contents of an opened file or a text for the window.
#[derive(Debug, Clone)]
pub enum Opened {
    /// The only game, or the one that was chosen, read.
    One(Box<LoadedGame>),
    /// No game, or several to choose from.
    List(Arc<OpenedFile>),
}

impl From<Arc<OpenedFile>> for Opened {
    /// Reads the only game of a file.
    fn from(file: Arc<OpenedFile>) -> Opened {
        let is_one = !file.is_partial && file.games.len() == 1;
        let only = is_one.then(|| file.read(0)).flatten();
        only.map_or(Opened::List(file), Opened::from)
    }
}

impl From<LoadedGame> for Opened {
    fn from(game: LoadedGame) -> Opened {
        Opened::One(Box::new(game))
    }
}

impl Opened {
    /// Games that come with the program: the one of this number, or all.
    pub fn recorded(games: Collection, index: Option<usize>) -> Opened {
        let file = Arc::new(OpenedFile::of_collection(games));
        let chosen = index.and_then(|index| file.read(index));
        chosen.map_or_else(|| file.into(), Opened::from)
    }

    /// The file.
    pub fn file(&self) -> &Arc<OpenedFile> {
        match self {
            Opened::One(game) => &game.file,
            Opened::List(file) => file,
        }
    }
}

/// The file that is being opened, or the game that is being read.
#[derive(Debug, Default)]
pub struct Opening {
    last: OpenTicket,
    running: Option<OpenJob>,
    /// The game or the text that is being read, which takes no time to speak of; of a game its number in the list of the
    /// open one.
    reading: Option<(OpenTicket, Option<usize>)>,
}

impl Opening {
    /// Starts opening a file. A second file replaces the first one.
    pub(in crate::app) fn begin(&mut self, path: PathBuf, now: Duration) -> OpenJob {
        drop(self.give_up());
        self.forget_reading();
        self.last.0 += 1;
        let progress = OpenProgress::of_work(now);
        let job = OpenJob { ticket: self.last, path, progress, limit: FIRST_STEP };
        self.running = Some(job.clone());
        job
    }

    /// The job of the next step, unless the opening was cancelled.
    pub(in crate::app) fn next_step(&mut self, ticket: OpenTicket) -> Option<OpenJob> {
        let job = self.running.as_mut().filter(|job| job.ticket == ticket)?;
        job.limit = job.limit.saturating_mul(GROWTH);
        Some(job.clone())
    }

    pub(in crate::app) fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Ends the opening, whether it succeeded or not. Returns whether it was still expected.
    pub(in crate::app) fn end(&mut self, ticket: OpenTicket) -> bool {
        self.running.take_if(|job| job.ticket == ticket).is_some()
    }

    /// Starts reading a game or a text, which another one replaces. `leafed` is the number of the game in the list of the open
    /// one, where the player leafs through it.
    pub(in crate::app) fn begin_reading(&mut self, leafed: Option<usize>) -> OpenTicket {
        self.last.0 += 1;
        self.reading = Some((self.last, leafed));
        self.last
    }

    /// The game that the player has leafed to, while it is being read.
    pub(in crate::app) fn leafed(&self) -> Option<usize> {
        self.reading?.1
    }

    /// Ends the reading, whether it succeeded or not. Returns whether it was still expected.
    pub(in crate::app) fn end_reading(&mut self, ticket: OpenTicket) -> bool {
        self.reading.take_if(|(reading, _)| *reading == ticket).is_some()
    }

    /// The game that is being read is not wanted any more: another one is open.
    pub(in crate::app) fn forget_reading(&mut self) {
        self.reading = None;
    }

    /// The view of the progress, if the opening takes long.
    pub(in crate::app) fn view(&self, now: Duration) -> Option<OpeningView> {
        let job = self.running.as_ref()?;
        let name = job.path.file_name().unwrap_or_default().to_string_lossy();
        job.progress.view(text!("opening-file", file = excerpt::start(&name)), now)
    }

    /// When that will look different.
    pub(in crate::app) fn next_look(&self, now: Duration) -> Option<Duration> {
        Some(self.running.as_ref()?.progress.next_look(now))
    }

    /// Cancels the opening and returns its job.
    pub(in crate::app) fn give_up(&mut self) -> Option<OpenJob> {
        let job = self.running.take()?;
        job.progress.give_up();
        Some(job)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::library::GAMES;
    use crate::game::pgn::{PgnFile, tokens_read};

    /// The tokens that a work reads.
    fn tokens(work: impl FnOnce()) -> usize {
        let before = tokens_read();
        work();
        tokens_read() - before
    }

    #[test]
    fn the_rows_of_a_list_are_made_by_the_pass_that_finds_the_games() {
        let text = Collection::Tournaments.text();
        let once = tokens(|| drop(PgnFile::from_text(text.clone())));
        let listed = tokens(|| drop(OpenedFile::from_text(text.clone())));
        // The first game says that it is no prose, and that something is understood.
        assert!(listed < once + once / 50, "{listed} of {once} tokens");
        let file = OpenedFile::from_text(text);
        let alone = |index: usize| OpenedFile::from_text(file.game_text(index).into_owned()).games;
        assert!((0..file.games.len()).all(|index| alone(index) == file.games[index..=index]));
    }

    #[test]
    fn one_pasted_game_is_found_and_read_once_each() {
        let text = GAMES[0].text;
        let once = tokens(|| drop(PgnFile::from_text(text.to_owned())));
        let read = tokens(|| {
            let opened = Opened::from(Arc::new(OpenedFile::from_text(text.to_owned())));
            assert!(matches!(opened, Opened::One(game) if game.problems.is_none()));
        });
        assert!(read <= 2 * once + 1, "{read} of {once} tokens");
    }
}
