//! Opening files, and the games in them.

use std::path::PathBuf;

use super::work::Work;
use crate::app::context::{Command, Dialog, Fault, FileJob, PendingAction, Tone};
use crate::app::game::saved::{SavedJournal, UnreadableJournal};
use crate::app::game::{Document, JournalCommand, JournalId, JournalNews};
use crate::app::library::{LoadedGame, OpenTicket, Opened, PathPurpose, own_id};
use crate::app::model::Mode;
use crate::app::settings::{Match, Setup};
use crate::app::text::{FileOperation, FileProblem, ProblemKind, Text, text};
use crate::excerpt;
use crate::game::NodeId;
use crate::online::CODE_TAG;

impl Work<'_> {
    pub(super) fn open_file(&mut self, path: PathBuf) {
        let job = self.files.opening.begin(path, self.cx.now);
        self.cx.file(FileJob::Open(job));
    }

    /// Opens the first of the files that were dropped on the window, and says that the others are not opened.
    pub(super) fn dropped(&mut self, paths: Vec<PathBuf>) {
        let others = paths.len().saturating_sub(1);
        let Some(first) = paths.into_iter().next() else { return };
        if others > 0 {
            self.cx.toast(Tone::Warning, text!("dropped-others", path = excerpt::path(&first), others));
        }
        self.open_file(first);
    }

    /// The result of opening a file, or of a step of that, unless the player has cancelled it.
    pub(super) fn file_opened(&mut self, ticket: OpenTicket, result: Result<Opened, FileProblem>) {
        match result {
            Ok(Opened::List(file)) if file.is_partial => {
                let Some(job) = self.files.opening.next_step(ticket) else { return };
                // A file with a single game has no list.
                if file.games.len() > 1 {
                    self.list_games(file.into());
                }
                self.cx.file(FileJob::Open(job));
            }
            _ if !self.files.opening.end(ticket) => {}
            Ok(opened) => self.opened(opened),
            Err(problem) => self.not_opened(&problem),
        }
    }

    /// Cancels the opening of a file, of which the list has the games found by then; or else the search in the list.
    pub(super) fn cancel_opening(&mut self) {
        let is_opening = self.give_up_opening();
        let Some(list) = self.files.library.list_mut() else { return };
        if is_opening {
            list.then_open = false;
        } else {
            list.cancel_search();
        }
    }

    /// The game or the text that was read, unless the player has begun or opened another game since.
    pub(super) fn reading_ended(&mut self, ticket: OpenTicket, result: Result<Opened, FileProblem>) {
        if !self.files.opening.end_reading(ticket) {
            return;
        }
        match result {
            // A game of a list says nothing about its file.
            Ok(Opened::One(game)) => self.game_read(game),
            Ok(opened) => self.opened(opened),
            Err(problem) => self.not_opened(&problem),
        }
    }

    /// Handles an opened file or a pasted text: opens its only game, or lists its games to choose from. Changes
    /// nothing if it contains no game.
    fn opened(&mut self, opened: Opened) {
        let file = opened.file();
        if file.games.is_empty() {
            let text = file.no_games_text();
            return match &file.path {
                Some(_) => self.cx.show(Dialog::Problem { fault: Fault::Open, text }),
                None => self.cx.toast(Tone::Warning, text),
            };
        }
        if let Some(path) = &file.path {
            self.cx.change_settings().remember_file(path);
            self.files.exploring.is_fresh = false;
        }
        match opened {
            Opened::One(game) => self.game_read(game),
            Opened::List(file) => self.list_games(file.into()),
        }
    }

    /// Opens a loaded game in place of the open one, unless it is a game of ordinary chess.
    fn game_read(&mut self, game: Box<LoadedGame>) {
        if let Some(text) = game.refusal {
            let fault = if game.file.path.is_some() { Fault::Open } else { Fault::Paste };
            return self.cx.show(Dialog::Problem { fault, text });
        }
        if let Some(record) = game.document.two().map(Document::record)
            && let Some(code) = record.tags.get(CODE_TAG)
        {
            // The file comes from a game by mail.
            self.take_letter(code.to_owned(), record.main_moves());
        }
        self.cx.replace_by = Some(PendingAction::Place(game));
    }

    /// Puts a loaded game on the board.
    pub(super) fn place(&mut self, game: LoadedGame) {
        let LoadedGame { document, file, index, problems, remark, .. } = game;
        let is_own = file.path.is_some() && file.path == self.files.library.own_file;
        self.open_undoably(document, Some((file, index)));
        let id = self.mode.document().and_then(|document| own_id(&document.record().tags));
        if is_own && id.is_some() {
            self.mode.save_state_mut().own_id = id;
        }
        self.go_to_reached();
        if let Some(remark) = remark {
            self.cx.toast(Tone::Warning, remark);
        }
        if let Some(text) = problems {
            self.cx.show(Dialog::Problem { fault: Fault::Unread, text });
        }
    }

    /// Shows the position that the games of the list reach.
    fn go_to_reached(&mut self) {
        let Some(at) = self.files.library.opened.as_ref().and_then(|list| list.query.at.clone()) else {
            return;
        };
        let Some(document) = self.mode.document_mut() else { return };
        let tree = &document.record().tree;
        let mut nodes = std::iter::once(NodeId::ROOT).chain(tree.mainline());
        let wanted = nodes.find(|&node| at.is(&tree.position(node)));
        drop(nodes);
        if let Some(node) = wanted {
            document.go_to(node);
        }
    }

    /// Shows why a file could not be read. Removes a missing file from the list of recent files.
    pub(super) fn not_opened(&mut self, problem: &FileProblem) {
        if let Some(list) = self.files.library.list_mut() {
            list.then_open = false;
        }
        debug_assert_eq!(problem.doing, FileOperation::Reading);
        if problem.kind == ProblemKind::Folder {
            self.cx.toast(Tone::Plain, problem.text());
            return self.ask_path_in(PathPurpose::Open, Some(&problem.path));
        }
        if problem.kind == ProblemKind::Missing {
            self.cx.change_settings().recent.retain(|path| *path != problem.path);
        }
        self.cx.show_later(Dialog::Problem { fault: Fault::Open, text: problem.text() });
    }
}

/// News of the journals.
impl Work<'_> {
    pub(super) fn journal_news(&mut self, news: JournalNews) {
        let journal = &mut self.files.journal;
        match news {
            JournalNews::Found(found) => self.journals_found(found),
            JournalNews::Unreadable(journals) => self.journals_unreadable(&journals),
            JournalNews::Written(id, number) => self.journal_written(id, number),
            // The player hears of it once; each further event tries again, and so does the journal's thread when nothing
            // happens.
            JournalNews::Failed(reason) => {
                if !std::mem::replace(&mut journal.has_failed, true) {
                    self.cx.toast(Tone::Error, text!("journal-failed", reason));
                }
            }
            JournalNews::Mended(id) => {
                if journal.open.is_some_and(|open| open.id == id) && std::mem::take(&mut journal.has_failed) {
                    self.cx.toast(Tone::Plain, Text::key("journal-mended"));
                }
            }
            JournalNews::Renewed(path) => {
                self.cx.toast(Tone::Error, text!("journal-renewed", path = path.display().to_string()));
            }
            JournalNews::Cut(kept) => {
                self.cx.toast(Tone::Error, text!("journal-cut", path = kept.display().to_string()));
            }
        }
    }

    fn journal_written(&mut self, id: JournalId, number: u64) {
        let replaced = self.replaced.as_mut().and_then(|game| game.journal.as_mut());
        let mut journals = self.files.journal.open.as_mut().into_iter().chain(replaced);
        if let Some(journal) = journals.find(|journal| journal.id == id) {
            journal.written = number;
        }
    }

    /// Warns that some journals are unreadable. The message names the first; the others are in the same folder.
    fn journals_unreadable(&mut self, journals: &[UnreadableJournal]) {
        let Some((first, others)) = journals.split_first() else { return };
        let (path, reason, more) = (first.path.display().to_string(), &first.reason, others.len());
        let key = if others.is_empty() { "journal-unreadable" } else { "journals-unreadable" };
        self.cx.toast(Tone::Error, text!(key, path, reason, more));
    }
}

/// Games that a former run has left behind.
impl Work<'_> {
    pub(super) fn journals_found(&mut self, found: Vec<SavedJournal>) {
        if !found.is_empty() {
            self.cx.show_later(Dialog::Restore { found });
        }
    }

    pub(super) fn continue_found(&mut self, game: SavedJournal) {
        self.open(game.game);
        if let Some(document) = self.mode.document() {
            let setup = || Setup { match_length: None, ..document.setup().clone() };
            let file = document.save_state().file().map(|link| link.path.clone());
            let mut running = game.running_match.map_or_else(|| Match::new(&setup()), |running| *running);
            if file.is_some() {
                running.mark_saved(file);
            }
            *self.mode.running_match_mut() = running;
        }
        let id = self.new_journal(game.number);
        self.cx.out.push(Command::Journal(JournalCommand::Resume(id, game.path, game.number)));
        match &mut *self.mode {
            Mode::Two(two) => two.take_up(game.is_paused, &mut self.cx),
            Mode::Three(three) => three.take_up(game.is_paused, &mut self.cx),
        }
        self.note_mailed();
    }

    /// Opens the first game found, to be saved. The player is asked about the next one after that. Returns whether a game was opened.
    pub(super) fn open_found(&mut self, mut found: Vec<SavedJournal>) -> bool {
        let Some(game) = first(&mut found) else { return false };
        self.continue_found(game);
        self.files.journal.found = found;
        true
    }

    pub(super) fn discard_found(&mut self, mut found: Vec<SavedJournal>) {
        let Some(game) = first(&mut found) else { return };
        self.cx.out.push(Command::Journal(JournalCommand::RemoveFound(game.path)));
        self.journals_found(found);
    }
}

fn first(found: &mut Vec<SavedJournal>) -> Option<SavedJournal> {
    (!found.is_empty()).then(|| found.remove(0))
}
