//! What happens upon each message: all behaviour of the program.
//!
//! [`update`] changes the [`Model`] and says what is to be done. It waits for nothing and does nothing itself, so that
//! everything can be tested without a window, a disk, a clock or an engine.

mod board;
mod clipboard;
mod clock;
mod computer;
mod continuing;
mod dialogs;
mod ending;
mod files;
mod game;
mod guard;
mod journal;
mod new_game;
mod play_on;
mod replay;
mod restore;
mod saving;
mod settings;

use std::path::PathBuf;
use std::time::Duration;

use super::command::{Command, JournalCommand, WindowCommand};
use super::dialog::Dialog;
use super::message::{DiskNews, Message, WindowNews};
use super::model::{Hand, Model};
use super::search::Machine;
use super::toasts::Tone;

/// Takes a message to heart and says what is to be done. `now` is monotonic time, counted from any fixed moment.
pub fn update(model: &mut Model, message: Message, now: Duration) -> Vec<Command> {
    let mut work = Work { model, now, out: Vec::new() };
    work.take(message);
    work.out
}

/// One message being worked on.
struct Work<'a> {
    model: &'a mut Model,
    now: Duration,
    out: Vec<Command>,
}

impl Work<'_> {
    fn take(&mut self, message: Message) {
        match message {
            Message::Started { file, machine } => self.started(file, machine),
            Message::Tick => self.tick(),
            Message::Board(event) => self.board(event),
            Message::Game(action) => self.game(action),
            Message::Replay(action) => self.replay(action),
            Message::File(action) => self.file(action),
            Message::Clipboard(action) => self.clipboard(action),
            Message::Dialog(action) => self.answer(action),
            Message::Show(page) => self.show(Dialog::Page(page)),
            Message::Flip => self.model.is_flipped = !self.model.is_flipped,
            Message::Setting(setting) => self.set(setting),
            Message::DismissToast(id) => self.model.toasts.dismiss(id),
            Message::Engine(ticket, news) => self.engine_news(ticket, news),
            Message::Disk(news) => self.disk_news(news),
            Message::Window(news) => self.window_news(news),
        }
    }

    fn started(&mut self, file: Option<PathBuf>, machine: Machine) {
        self.model.machine = machine;
        self.share_machine();
        self.out.push(Command::Journal(JournalCommand::Find));
        self.out.extend(file.map(Command::OpenFile));
    }

    /// Time has passed.
    fn tick(&mut self) {
        self.model.toasts.expire(self.now);
        self.look_at_clock();
        self.make_due_answer();
        self.autoplay();
        self.keep_due_settings();
        self.show_due_dialog();
    }

    fn disk_news(&mut self, news: DiskNews) {
        match news {
            DiskNews::Opened(file) => self.opened(file),
            DiskNews::GameRead(game) => self.game_read(*game),
            DiskNews::NotOpened(problem) => self.not_opened(&problem),
            DiskNews::Filtered { ticket, shown } => self.filtered(ticket, shown),
            DiskNews::Written(text) => self.written(text),
            DiskNews::Saved { file, index } => self.saved(file, index),
            DiskNews::NotSaved(problem) => self.not_saved(&problem),
            DiskNews::Journals(found) => self.journals_found(found),
            DiskNews::JournalsUnreadable(journals) => self.journals_unreadable(&journals),
            DiskNews::JournalWritten(id, events) => self.journal_written(id, events),
            DiskNews::JournalFailed(reason) => self.journal_failed(&reason),
            DiskNews::JournalCut(kept) => self.journal_cut(&kept),
            DiskNews::SettingsFailed(reason) => self.settings_failed(&reason),
            DiskNews::SettingsTrouble(trouble) => self.settings_trouble(trouble),
        }
    }

    fn window_news(&mut self, news: WindowNews) {
        match news {
            WindowNews::OpenChosen(path) => self.out.extend(path.map(Command::OpenFile)),
            WindowNews::SaveChosen(path) => self.save_chosen(path),
            WindowNews::NoFileDialog(purpose) => self.ask_path(purpose),
            WindowNews::Pasted(text) => self.pasted(text),
        }
    }

    /// Opens a dialog, in the place of the one that is open.
    fn show(&mut self, dialog: Dialog) {
        self.model.hand = Hand::default();
        let before = self.model.dialog.replace(dialog);
        // Games found at the start wait until the other matter is settled.
        self.model.waiting.extend(
            before.filter(|before| matches!(before, Dialog::Restore { .. })).map(|before| (self.now, before)),
        );
    }

    fn toast(&mut self, tone: Tone, text: impl Into<String>) {
        self.model.toasts.show(tone, text, self.now);
    }

    fn window(&mut self, command: WindowCommand) {
        self.out.push(Command::Window(command));
    }
}
