//! Hands each message to the feature that it concerns.

use std::path::PathBuf;

use super::Work;
use crate::app::annotate::AnnotateAction;
use crate::app::board_view::BoardEvent;
use crate::app::cx::{Command, WindowCommand};
use crate::app::dialogs::Dialog;
use crate::app::files::FileAction;
use crate::app::journal::JournalCommand;
use crate::app::journal_files::JournalNews;
use crate::app::message::{DiskNews, Message, WindowNews};
use crate::app::mode::Mode;
use crate::app::online::OnlineCommand;
use crate::app::search::Machine;
use crate::app::toasts::Tone;
use crate::app::words::speech;

impl Work<'_> {
    pub(in crate::app) fn take(&mut self, message: Message) {
        let had_journal = self.shared.journal.open.is_some();
        let before = self.whereabouts();
        if super::typing::ends_typing(&message) {
            self.accept_comment();
        }
        let returns =
            |action| self.replaced.as_ref().is_some_and(|game| game.returns(action, self.mode, self.shared));
        if matches!(message, Message::Game(action) if returns(action)) {
            self.bring_back();
        } else if let Some(message) = self.three_message(message) {
            self.take_usual(message);
        }
        if self.shared.dialogs.open().is_some() {
            self.mode.put_down();
        }
        self.close_idle_field();
        self.look_for_neighbours();
        let (mode, mut cx) = self.parts();
        mode.follow_cursor(&mut cx);
        if let (Mode::Play(play), false) = (mode, had_journal) {
            play.complete_journal(&mut cx);
        }
        self.announce_since(before);
        self.announce_three();
        self.let_be_heard();
    }

    /// A message that is not about a game for three.
    fn take_usual(&mut self, message: Message) {
        match message {
            Message::Started { file, machine } => self.started(file, machine),
            Message::Tick => self.tick(),
            Message::Board(event) => self.board(event),
            Message::Game(action) => self.game(action),
            // The game behind a position that is set up is left alone.
            Message::Replay(_)
            | Message::Edit(_)
            | Message::Annotate(_)
            | Message::File(FileAction::PreviousGame | FileAction::NextGame)
                if self.mode.editor().is_some() => {}
            Message::Edit(_) | Message::Annotate(AnnotateAction::Comment { .. } | AnnotateAction::Header)
                if self.refuses_online("online-no-edits") => {}
            Message::Replay(action) => self.replay(action),
            Message::Edit(action) => self.edit(action),
            Message::Annotate(action) => self.annotate(action),
            Message::Study(action) => {
                if let (Mode::Study(study), mut cx) = self.parts() {
                    study.analyse(action, &mut cx);
                }
            }
            Message::Editor(action) => self.editor(action),
            Message::Library(action) => self.library(action),
            Message::Engines(action) => self.engine(action),
            Message::File(action) => self.file(action),
            Message::Clipboard(action) => self.clipboard(action),
            Message::TypeMove(action) => self.type_move(action),
            Message::Dialog(action) => self.answer(action),
            Message::Show(page) => self.show(Dialog::Page(page)),
            Message::Flip => self.shared.is_flipped = !self.shared.is_flipped,
            Message::Settings(settings) => self.take_settings(&settings),
            Message::DismissToast(id) => self.shared.toasts.dismiss(id, self.now),
            Message::DismissWelcome => self.shared.has_welcome = false,
            Message::Engine(ticket, news) => {
                let (mode, mut cx) = self.parts();
                mode.engine_news(ticket, news, &mut cx);
            }
            Message::Online(action) => self.online(action),
            Message::Meeting(news) => self.meeting_news(news),
            Message::Disk(news) => self.disk_news(news),
            Message::Window(news) => self.window_news(news),
            // They have been dealt with.
            Message::Three(_) | Message::ThreeEngine(..) => {}
        }
    }

    /// What is to be heard, as loud as the settings say.
    fn let_be_heard(&mut self) {
        let volume = self.shared.settings.heard_volume();
        if let Some(sound) = self.shared.sounds.take().filter(|_| volume > 0) {
            self.window(WindowCommand::Play { sound, volume });
        }
    }

    fn started(&mut self, file: Option<PathBuf>, machine: Machine) {
        self.shared.machine = machine;
        self.share_machine();
        if self.shared.has_welcome {
            // It is for the first start alone.
            self.shared.settings.welcomed = true;
            self.settings_changed();
        }
        self.out.push(Command::Journal(JournalCommand::Find));
        self.out.push(Command::Online(OnlineCommand::Find));
        if let Some(path) = file {
            self.open_file(path);
        }
    }

    /// Time has passed.
    fn tick(&mut self) {
        self.shared.toasts.expire(self.now);
        self.shared.refusal.take_if(|refusal| refusal.until <= self.now);
        let (mode, mut cx) = self.parts();
        mode.tick(&mut cx);
        cx.end_released_engines();
        self.autoplay();
        self.keep_due_settings();
        self.shared.dialogs.open_due(self.now);
    }

    fn board(&mut self, event: BoardEvent) {
        if matches!(event, BoardEvent::PickUp(_) | BoardEvent::Click(_) | BoardEvent::Wheel(_)) {
            self.shared.autoplay = None;
        }
        match event {
            BoardEvent::Wheel(steps) if self.mode.editor().is_none() => self.wheel(steps),
            BoardEvent::Describe(cell) if self.mode.editor().is_none() => {
                let text = speech::spoken_cell(self.mode.document().position(), cell);
                self.toast(Tone::Plain, text);
            }
            event => {
                let (mode, mut cx) = self.parts();
                mode.board(event, &mut cx);
            }
        }
    }

    fn disk_news(&mut self, news: DiskNews) {
        match news {
            DiskNews::Opened(file) => self.opened(file),
            DiskNews::FileOpened(ticket, result) => self.file_opened(ticket, result),
            DiskNews::GameRead(game) => self.game_read(*game),
            DiskNews::ThreeRead(game) => self.three_read(*game),
            DiskNews::NotOpened(problem) => self.not_opened(&problem),
            DiskNews::Filtered { ticket, shown } => self.filtered(ticket, shown),
            DiskNews::Written(text) => self.written(text),
            DiskNews::Saved { saving, file, index } => self.saved(saving, file, index),
            DiskNews::NotSaved(saving, failure) => self.not_saved(saving, failure),
            DiskNews::ScoresheetWritten(path) => self.scoresheet_written(&path),
            DiskNews::ScoresheetNotWritten(problem) => self.scoresheet_not_written(&problem),
            DiskNews::Journal(JournalNews::Found(found)) => self.journals_found(found),
            DiskNews::Journal(JournalNews::Unreadable(journals)) => self.journals_unreadable(&journals),
            DiskNews::Journal(JournalNews::Written(id, events)) => self.journal_written(id, events),
            DiskNews::Journal(JournalNews::Failed(reason)) => self.journal_failed(reason),
            DiskNews::Journal(JournalNews::Mended(id)) => self.journal_mended(id),
            DiskNews::Journal(JournalNews::Cut(kept)) => self.journal_cut(&kept),
            DiskNews::EngineTried(ticket, result) => self.engine_tried(ticket, result),
            DiskNews::SettingsFailed(failure) => self.settings_failed(&failure),
            DiskNews::SettingsKept => self.settings_kept(),
            DiskNews::SettingsTrouble(trouble) => self.settings_trouble(trouble),
        }
    }

    fn window_news(&mut self, news: WindowNews) {
        match news {
            WindowNews::PathChosen(purpose, path) => self.path_chosen(purpose, path),
            WindowNews::ProgramChosen(path) => self.program_chosen(path),
            WindowNews::NoProgramDialog => self.no_program_dialog(),
            WindowNews::NoFileDialog(purpose) => self.ask_path(purpose),
            WindowNews::Dropped(paths) => self.dropped(paths),
            WindowNews::FileDialogOpen(purpose) => self.file_dialog_open(purpose),
            WindowNews::Pasted(text) => self.pasted(text),
            WindowNews::Size(size) => {
                self.shared.settings.window = Some(size);
                self.settings_changed();
            }
            WindowNews::LessMotion(is_wanted) => self.shared.has_less_motion = is_wanted,
        }
    }
}
