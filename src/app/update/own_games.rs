//! The player's own games: added when they end, shown, deleted and brought back.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::work::Work;
use crate::app::context::{Command, Dialog, FileJob, PendingAction, Tone};
use crate::app::game::{GameAction, JournalCommand, WriteBack, tags};
use crate::app::library::{
    GameList, Games, KeepJob, Kept, OpenJob, OpenTicket, OpenedFile, OwnGamesChange, OwnGamesJob, OwnLibrary,
    OwnLibraryJob, Query, Reached, SaveMode, SavedGame, Saving,
};
use crate::app::model::WrittenBack;
use crate::app::text::{FileProblem, Text, text};
use crate::excerpt;

impl Work<'_> {
    /// Notes that a finished game is among the player's own, where nothing of it is lost, or reports why it is not.
    pub(super) fn game_kept(&mut self, saving: Saving, result: Result<Kept, FileProblem>) {
        match result {
            Ok(Kept { moved, copy }) => {
                self.repaired(moved);
                self.files.exploring.is_fresh = false;
                let kept = match &mut *self.replaced {
                    _ if saving.game == self.mode.game_id() => Some(self.mode.save_state_mut()),
                    Some(left) if saving.game == left.mode.game_id() => Some(left.mode.save_state_mut()),
                    _ => None,
                };
                if let (Some(kept), Some(revision)) = (kept, saving.revision) {
                    kept.added_to_own(revision);
                }
                if let Some((_, journal)) = self.files.saver.left.take_if(|(left, _)| *left == saving) {
                    self.cx.out.push(Command::Journal(JournalCommand::Remove(journal)));
                }
                let is_typed = self.files.saver.typed.take_if(|typed| *typed == saving).is_some();
                match copy.filter(|_| is_typed) {
                    Some(number) => self.cx.toast(Tone::Warning, text!("type-in-copy", number)),
                    None if is_typed => self.cx.toast(Tone::Plain, Text::key("type-in-kept")),
                    None => {}
                }
                if self.note_written_back(saving) || is_typed {
                    self.continue_after_saving();
                }
            }
            Err(problem) => {
                let problem = problem.text();
                self.cx.toast(Tone::Error, text!("own-games-failed", problem));
                if self.files.saver.typed.take_if(|typed| *typed == saving).is_some() {
                    self.files.saver.forget_plans();
                }
                self.not_written_back(saving);
            }
        }
    }

    /// Reports an incomplete game that was moved away.
    fn repaired(&mut self, moved: Option<PathBuf>) {
        if let Some(rest) = moved {
            let path = excerpt::path(&rest);
            self.cx.toast(Tone::Warning, text!("own-games-repaired", path));
        }
    }

    /// Reads them, and then shows them.
    pub(super) fn open_own_games(&mut self) {
        let name = Text::key("own-games-title").to_string();
        let open = self.files.opening.begin(name.into(), self.cx.now);
        self.files.library.wants_pieces = false;
        let job = self.own_library(open);
        self.cx.file(FileJob::Own(job));
    }

    /// Reads them, and then shows those that reach something.
    pub(super) fn find_own_games(&mut self, at: Reached) {
        self.open_own_games();
        let library = &mut self.files.library;
        (library.pieces, library.wants_pieces) = (Some(Box::new(at)), true);
    }

    /// The player's games to be read by this step of the opening, with the files of them read before.
    pub(super) fn own_library(&self, open: OpenJob) -> OwnLibraryJob {
        let (library, settings) = (&self.files.library, &self.cx.shared.settings);
        let lists = [library.list(), library.opened.as_ref()];
        let known = lists.into_iter().flatten().find(|list| list.games.are_own());
        let explored = self.files.exploring.found.as_ref().map(|found| &found.games[0]);
        let games = known.map(|list| &list.games).into_iter().chain(explored);
        OwnLibraryJob {
            open,
            paths: settings.library.iter().chain(&settings.recent).cloned().collect(),
            known: games.flat_map(Games::files).cloned().collect(),
        }
    }

    /// Shows the player's games. A list that was left is as it was, if no file has changed.
    pub(super) fn own_games_read(&mut self, ticket: OpenTicket, result: Result<OwnLibrary, FileProblem>) {
        let are_partial = result.as_ref().is_ok_and(|read| Games::own(read.files.clone()).are_partial());
        let next = self.files.opening.next_step(ticket).filter(|_| are_partial);
        if next.is_none() && !self.files.opening.end(ticket) {
            return;
        }
        match result {
            Ok(OwnLibrary { files, moved, problem }) => {
                self.repaired(moved);
                self.files.exploring.is_fresh = false;
                let own = files.iter().find(|file| file.is_own);
                self.files.library.own_file = own.and_then(|file| file.path.clone());
                if let Some(problem) = problem.filter(|_| next.is_none()) {
                    self.cx.toast(Tone::Warning, problem.text());
                }
                self.show_own_games(files);
                self.find_pieces();
                if let Some(open) = next {
                    let job = self.own_library(open);
                    self.cx.file(FileJob::Own(job));
                }
            }
            Err(problem) => self.not_opened(&problem),
        }
    }

    fn show_own_games(&mut self, files: Vec<Arc<OpenedFile>>) {
        let library = &mut self.files.library;
        let is_known = |list: &GameList| {
            let known = list.games.files();
            list.games.are_own()
                && known.len() == files.len()
                && known.iter().zip(&files).all(|(one, other)| Arc::ptr_eq(one, other))
        };
        if library.list().is_some_and(is_known) {
            return;
        }
        if library.opened.as_ref().is_some_and(is_known) {
            return self.choose_game();
        }
        self.list_games(Games::own(files));
    }

    /// Narrows the list to the games with the pieces searched for.
    fn find_pieces(&mut self) {
        let library = &mut self.files.library;
        if std::mem::take(&mut library.wants_pieces) {
            let at = library.pieces.clone();
            self.find_games(Query { at, is_descending: true, ..Query::default() });
        }
    }

    /// Adds a file or a folder, and shows the games with it.
    pub(super) fn add_to_own(&mut self, path: PathBuf) {
        let library = &mut self.cx.change_settings().library;
        if !library.contains(&path) {
            library.push(path);
        }
        self.open_own_games();
    }

    pub(super) fn remove_from_own(&mut self, path: &Path) {
        self.cx.change_settings().library.retain(|added| added != path);
        self.open_own_games();
    }

    pub(super) fn delete_selected(&mut self) {
        let list = self.files.library.list().filter(|list| list.can_delete());
        if let Some((file, index)) = list.and_then(|list| list.games.locate(list.selected?)) {
            self.change_own_games(OwnGamesJob::Delete(Arc::clone(file), index));
        }
    }

    /// Sets tags in the games listed.
    pub(super) fn set_tags(&mut self, tags: Vec<(String, String)>) {
        let list = self.files.library.list().filter(|list| list.why_no_tags().is_none());
        if let Some(list) = list.filter(|_| !tags.is_empty()) {
            let job = OwnGamesJob::SetTags(list.games.clone(), list.shown.clone(), tags);
            self.change_own_games(job);
        }
    }

    /// Undoes the last change of games.
    pub(super) fn undo_change(&mut self) {
        let library = &self.files.library;
        let undo = library.undos.last().filter(|_| library.can_undo());
        if let Some(undo) = undo.cloned() {
            self.change_own_games(undo);
        }
    }

    fn change_own_games(&mut self, job: OwnGamesJob) {
        if std::mem::replace(&mut self.files.library.is_changing, true) {
            return;
        }
        self.cx.withdraw_toast("own-games-deleted");
        self.cx.withdraw_toast("games-tags-set");
        self.cx.file(FileJob::Change(job));
    }

    /// Lets the lists and the open game follow a change of the file.
    pub(super) fn own_games_changed(&mut self, result: Result<OwnGamesChange, FileProblem>) {
        self.files.library.is_changing = false;
        self.files.exploring.is_fresh = false;
        let change = match result {
            Ok(change) => change,
            Err(problem) => return self.cx.toast(Tone::Error, problem.text()),
        };
        self.follow_files(&change);
        let library = &mut self.files.library;
        library.follow(&change);
        for list in library.lists_mut() {
            let query = list.query.clone();
            Self::find_in(list, query, self.cx.now, &mut self.cx.out);
        }
        let (undo, text) = match change {
            OwnGamesChange::Game { deleted, .. } => {
                (deleted.map(OwnGamesJob::Restore), Text::key("own-games-deleted"))
            }
            OwnGamesChange::Tags { files, is_undone, problem } => {
                if let Some(problem) = problem {
                    self.cx.toast(Tone::Error, problem.text());
                }
                ((!is_undone).then_some(OwnGamesJob::Rewrite(files)), Text::key("games-tags-set"))
            }
        };
        let Some(undo) = undo else {
            self.files.library.undos.pop();
            return;
        };
        self.files.library.undos.push(undo);
        self.cx.toast_with(text, GameAction::TakeBack);
    }

    /// Gives the open game, and the one that it has replaced, their new places in their files, and the tags that were set
    /// there: saving a game would otherwise set them back.
    fn follow_files(&mut self, change: &OwnGamesChange) {
        if let Some(game) = self.replaced
            && let Some((file, index)) = &game.origin
            && let Some((now, place)) = change.find_in(file, *index)
        {
            game.origin = place.map(|index| (Arc::clone(now), index));
        }
        for mode in [Some(&mut *self.mode), self.replaced.as_mut().map(|game| &mut game.mode)] {
            let Some(mode) = mode else { continue };
            if let Some([before, now]) = change.tags(mode.save_state().file(), mode.own_id()) {
                mode.follow_tags(&before, &now);
                self.files.journal.due = Some(self.cx.now);
            }
            let kept = mode.save_state_mut();
            let link = kept.file().cloned().and_then(|link| change.link(link));
            kept.set_file(link);
        }
        // Undo may take the study that was left out of its game.
        if let Some(back) = &mut self.files.written_back
            && let Some([before, now]) = change.tags(None, back.id)
        {
            tags::follow(&mut back.played.tags, &before, &now);
        }
    }
}

impl Work<'_> {
    /// Writes the study of a kept game back into it, and does `then` afterwards. Returns `then` if there is nothing to
    /// write.
    pub(super) fn write_back(&mut self, then: PendingAction) -> Option<PendingAction> {
        let Some(WriteBack { id, played, studied }) = self.mode.write_back(self.cx.now) else {
            return Some(then);
        };
        let kept = self.mode.save_state();
        let saving = Saving::of(kept);
        let own_file = kept.own_id.and_then(|_| kept.file().cloned());
        let saver = &mut self.files.saver;
        (saver.after, saver.back) = (Some(then), Some(WrittenBack { saving, id, played: Box::new(played) }));
        let studied = SavedGame::of_two(studied);
        match own_file {
            Some(link) => self.save_game_in(link.path.clone(), SaveMode::InPlace(link), Some(studied)),
            None => {
                self.cx.file(FileJob::Keep(Box::new(KeepJob { id, saving, game: studied, is_typed: false })));
            }
        }
        None
    }

    /// The study could not be written back. The player may save it elsewhere before it is left.
    pub(super) fn not_written_back(&mut self, saving: Saving) {
        if self.files.saver.back.take_if(|back| back.saving == saving).is_none() {
            return;
        }
        let is_open = saving.game == self.mode.game_id();
        let Some(then) = self.files.saver.after.take().filter(|_| is_open) else { return };
        if self.is_unsaved() {
            self.cx.show(Dialog::Unsaved { then });
        } else {
            self.cx.proceed = Some(then);
        }
    }

    /// Leaves a kept game as it was played: undoes all edits of the open study, or takes the study that was left out of
    /// its game.
    pub(super) fn leave_as_it_was(&mut self) {
        if self.mode.is_study_of_own() {
            self.mode.put_down();
            if let Some(document) = self.mode.document_mut() {
                while document.undo() {}
            }
        } else if let Some(WrittenBack { saving, id, played }) = self.files.written_back.take() {
            let saving = Saving { revision: None, ..saving };
            let job = KeepJob { id, saving, game: SavedGame::Two(played), is_typed: false };
            self.cx.file(FileJob::Keep(Box::new(job)));
            // Undo may bring the study back.
            let left = self.replaced.as_mut().filter(|game| game.mode.game_id() == saving.game);
            if let Some(game) = left {
                game.mode.save_state_mut().added_to_own(0);
            }
            self.cx.withdraw_toast("study-written-back");
            self.cx.toast(Tone::Plain, Text::key("left-as-it-was"));
        }
    }
}
