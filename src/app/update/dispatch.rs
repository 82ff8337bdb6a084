//! Hands each message to the screen on top or to a file of this room, and then carries out what a screen requests.

use std::path::PathBuf;
use std::time::Duration;

use super::work::Work;
use crate::app::board::BoardEvent;
use crate::app::context::{Command, Context, Dialog, FileJob, PendingAction, Shared, Tone, WindowCommand};
use crate::app::engines::Machine;
use crate::app::game::{GameAction, JournalCommand};
use crate::app::library::{Export, FileAction, LibraryAction, PathPurpose, WindowNews};
use crate::app::model::{DiskNews, Effect, Message, Mode, Model};
use crate::app::online::{MailCommand, OnlineAction, OnlineCommand};
use crate::app::play::StudyAction;
use crate::app::settings::StartFrom;
use crate::app::text::Reason;
use crate::lessons::Game;

/// Applies a message to the model and returns the commands to run. `now` is monotonic time, counted from any fixed
/// moment.
pub fn update(model: &mut Model, message: Message, now: Duration) -> Vec<Command> {
    let Model { mode, over, replaced, shared, files, window } = model;
    let cx = Context { shared, now, out: Vec::new(), replace_by: None, proceed: None };
    let mut work = Work { mode, over, replaced, files, window, cx };
    work.take(message);
    work.cx.out
}

impl Work<'_> {
    fn take(&mut self, message: Message) {
        let before = self.scene().whereabouts();
        let mut effect = self.scene().effect(&message);
        // Any other action of the player ends the comment.
        if super::annotate::ends_typing(&message) {
            self.accept_comment();
        }
        match self.scene().check(&message) {
            Ok(()) => self.hand_out(message),
            Err(reason) => {
                effect = Effect::None;
                self.refuse(&message, reason);
            }
        }
        self.carry_out_steps();
        self.follow();
        self.autosave();
        self.announce_since(before, effect);
        self.play_pending_sound();
    }

    /// Gives the reason of a refusal. That of a step through the game is seen on the board, and only spoken.
    fn refuse(&mut self, message: &Message, reason: Reason) {
        match message {
            Message::Replay(_) => self.announce(reason.text()),
            _ => self.cx.toast(Tone::Plain, reason.text()),
        }
    }

    /// Updates everything that depends on the current position or the open dialog. Called after every message.
    fn follow(&mut self) {
        let Shared { dialogs, online, .. } = &mut *self.cx.shared;
        let open = dialogs.open();
        let looks = open.is_some_and(Dialog::looks_for_neighbours);
        if std::mem::replace(&mut online.is_looking, looks) != looks {
            self.cx.out.push(Command::Online(OnlineCommand::Look(looks)));
        }
        if open.is_some() {
            self.mode.put_down();
            self.with_top(|screen, _| screen.put_down());
        }
        self.close_idle_field();
        self.preview_selected();
        self.follow_explored();
        self.with_top(|screen, cx| screen.follow(cx));
    }

    fn hand_out(&mut self, message: Message) {
        match message {
            Message::Started { file, machine } => self.started(file, machine),
            Message::Tick => self.tick(),
            Message::Board(event) => self.board(event),
            Message::Game(action) => self.game(action),
            Message::Replay(action) => self.with_top(|screen, cx| screen.replay(action, cx)),
            Message::Edit(action) => self.edit(action),
            Message::Annotate(action) => self.annotate(action),
            Message::Study(StudyAction::Say) => self.say_evaluation(),
            Message::Study(action) => {
                if let Some(study) = self.mode.study_mut() {
                    let runs_by_mail = self.files.runs_by_mail(study.document().record());
                    study.analyse(action, runs_by_mail, &mut self.cx);
                }
            }
            Message::Editor(action) => self.editor(action),
            Message::Learn(action) => self.learn(action),
            Message::Puzzles(action) => self.puzzles(action),
            Message::Library(action) => self.library(action),
            Message::Explore(action) => self.explore(action),
            Message::Engines(action) => self.engine(action),
            Message::File(action) => self.file(action),
            Message::Clipboard(action) => self.clipboard(action),
            Message::TypeMove(action) => self.type_move(action),
            Message::Dialog(action) => self.answer(action),
            Message::NewGame(Game::Two(variant)) => self.cx.ask_game_with(variant, StartFrom::Usual),
            Message::NewGame(Game::Three) => self.ask_new_three(None),
            Message::Show(page) => self.cx.show(Dialog::Page(page)),
            Message::Flip => match &mut *self.mode {
                Mode::Two(two) => two.set_bottom(Some(!two.bottom())),
                Mode::Three(three) => three.flip(),
            },
            Message::Settings(settings) => self.take_settings(&settings),
            Message::DismissToast(id) => self.cx.shared.toasts.dismiss(id, self.cx.now),
            Message::DismissWelcome => self.window.has_welcome = false,
            Message::Engine(ticket, news) => {
                if let Some(over) = self.over {
                    over.engine_news(ticket, news.clone(), &mut self.cx);
                }
                self.mode.engine_news(ticket, news, &mut self.cx);
            }
            Message::ThreeEngine(ticket, news) => {
                self.with_three(|three, cx| three.search_news(ticket, news, cx));
            }
            Message::Online(action) => self.online(action),
            Message::Mail(action) => self.mail(action),
            Message::Session(news) => self.meeting_news(news),
            Message::Disk(news) => self.disk_news(news),
            Message::Window(news) => self.window_news(news),
        }
    }

    fn play_pending_sound(&mut self) {
        let Shared { settings, sounds, .. } = &mut *self.cx.shared;
        let volume = settings.heard_volume();
        if let Some(sound) = sounds.take().filter(|_| volume > 0) {
            self.tell_window(WindowCommand::Play { sound, volume });
        }
    }

    fn started(&mut self, file: Option<PathBuf>, machine: Machine) {
        self.window.machine = machine;
        self.share_machine();
        if self.window.has_welcome {
            // It is for the first start alone.
            self.cx.change_settings().welcomed = true;
        }
        self.cx.out.push(Command::Journal(JournalCommand::Find));
        self.cx.out.push(Command::Online(OnlineCommand::Find { at_start: true }));
        self.cx.file(FileJob::Mail(MailCommand::Find));
        if let Some(path) = file {
            self.open_file(path);
        }
    }

    /// Advances everything that depends on time.
    fn tick(&mut self) {
        let Shared { toasts, refusal, settings_due, .. } = &mut *self.cx.shared;
        if self.files.opening.view(self.cx.now).is_some() {
            toasts.hold(self.cx.now);
        } else {
            toasts.expire(self.cx.now);
        }
        refusal.take_if(|(_, until)| *until <= self.cx.now);
        let are_settings_due = settings_due.is_some_and(|due| due <= self.cx.now);
        self.mode.tick(&mut self.cx);
        self.cx.end_released_engines();
        if let Some(over) = self.over {
            over.tick(&mut self.cx);
        }
        if are_settings_due {
            self.write_settings();
        }
        self.cx.shared.dialogs.open_waiting();
        self.next_by_itself();
    }

    fn board(&mut self, event: BoardEvent) {
        match (event, self.scene().top().typed_board()) {
            (BoardEvent::Describe(cell), Some((_, board))) => {
                let text = board.describe(cell);
                self.cx.toast(Tone::Plain, text);
            }
            (event, _) => self.with_top(|screen, cx| screen.board(event, cx)),
        }
    }

    fn game(&mut self, action: GameAction) {
        match action {
            GameAction::New => self.cx.ask_game_with(None, StartFrom::Usual),
            GameAction::TakeBack if self.files.library.can_undo() => self.undo_change(),
            action if self.scene().brings_back(action) => self.bring_back(),
            action if action == GameAction::LeaveAsItWas || self.scene().takes_out(action) => {
                self.leave_as_it_was();
            }
            action if self.over.is_some() => self.with_top(|screen, cx| screen.act(action, cx)),
            GameAction::NextGame => self.ask_next_game(),
            GameAction::Accept if self.answer_rematch(true) => {}
            GameAction::Decline if self.answer_rematch(false) => {}
            action => self.mode.act(action, &mut self.cx),
        }
    }

    fn file(&mut self, action: FileAction) {
        let game = self.mode.game_id();
        match action {
            FileAction::Open => self.ask_place(PathPurpose::Open),
            FileAction::OpenPath(path) => self.open_file(path),
            FileAction::CancelOpening => self.cancel_opening(),
            FileAction::TypePath(purpose) => self.ask_path(purpose),
            FileAction::OpenRecorded(games, index) => self.read_recorded(games, index),
            FileAction::OpenText(text) => self.pasted(text),
            // The puzzle is saved, and not the game behind it.
            FileAction::Save | FileAction::SaveAs if self.puzzles_open().is_some() => {
                self.ask_place(PathPurpose::Export(game, Export::Puzzle));
            }
            FileAction::Save => self.save(),
            FileAction::SaveAs => self.ask_where_to_save(),
            FileAction::Export(export) => self.ask_place(PathPurpose::Export(game, export)),
            FileAction::ChooseGame => self.choose_game(),
            FileAction::PreviousGame => self.neighbour_game(false),
            FileAction::NextGame => self.neighbour_game(true),
            FileAction::ForgetRecent => self.cx.change_settings().recent.clear(),
            FileAction::OwnGames => self.open_own_games(),
            FileAction::TypeIn => self.cx.replace_by = Some(PendingAction::TypeIn(Box::default())),
            FileAction::TypeNext => self.type_next(),
            FileAction::AddToOwn => self.ask_place(PathPurpose::AddToOwn),
            FileAction::RemoveFromOwn(path) => self.remove_from_own(&path),
            FileAction::Quit => self.cx.replace_by = Some(PendingAction::Quit),
        }
    }

    fn library(&mut self, action: LibraryAction) {
        match action {
            LibraryAction::Find(query) => self.find_games(query),
            LibraryAction::Select(index) => self.select_game(index),
            LibraryAction::Replay(action) => {
                if let Some(game) = self.files.library.list_mut().and_then(|list| list.preview.as_mut()) {
                    game.document.replay(action);
                }
            }
            LibraryAction::Open => self.open_selected(),
            LibraryAction::Club => self.count_club(),
            LibraryAction::CopyClub => self.copy_club(),
            LibraryAction::Header => self.ask_tags(),
            LibraryAction::Delete => self.delete_selected(),
            LibraryAction::Undo => self.undo_change(),
            LibraryAction::Close => {
                if self.files.library.list().is_some_and(|list| list.games.are_partial()) {
                    self.cancel_opening();
                }
                self.files.library.close();
            }
        }
    }

    fn online(&mut self, action: OnlineAction) {
        match action {
            OnlineAction::Open => self.ask_online(),
            OnlineAction::Edit(form) => self.edit_online_form(form),
            OnlineAction::Begin => self.submit_online_form(),
            OnlineAction::JoinNeighbour(index) => self.join_neighbour(index),
            OnlineAction::CopyInvitation => self.copy_invitation(),
            OnlineAction::TryRelay => self.try_relay(),
            OnlineAction::Accept => self.accept_terms(),
            OnlineAction::GoBack => self.agree_to_go_back(),
            OnlineAction::Say(line) => self.say(&line),
            OnlineAction::Settle(claim) => self.settle(claim),
            OnlineAction::KeepAsWon => self.keep_as_won(),
            OnlineAction::Resume => self.resume_found(),
            OnlineAction::ResumeUnfinished(index) => self.resume_unfinished(index),
            OnlineAction::Forget => self.forget_found(),
        }
    }

    fn disk_news(&mut self, news: DiskNews) {
        match news {
            DiskNews::Read(ticket, result) => self.reading_ended(ticket, result),
            DiskNews::FileOpened(ticket, result) => self.file_opened(ticket, result),
            DiskNews::Mail(news) => self.mail_news(news),
            DiskNews::OwnGamesRead(ticket, result) => self.own_games_read(ticket, result),
            DiskNews::OwnGamesChanged(result) => self.own_games_changed(result),
            DiskNews::Previewed(game) => self.previewed(game),
            DiskNews::Filtered { progress, shown } => self.filtered(&progress, shown),
            DiskNews::ClubCounted(books) => self.club_counted(books),
            DiskNews::OwnPuzzles(own) => self.own_puzzles(own),
            DiskNews::Explored(found) => self.explored(*found),
            DiskNews::Written(text) => self.copy(text, "copied-game"),
            DiskNews::Saved(saving, Ok(saved)) => self.saved(saving, saved),
            DiskNews::Saved(saving, Err(failure)) => self.not_saved(saving, failure),
            DiskNews::GameKept(saving, result) => self.game_kept(saving, result),
            DiskNews::Players(players) => self.files.library.players = players,
            DiskNews::Exported(export, result) => self.exported(export, result),
            DiskNews::Drawn(raster) => self.drawn(raster),
            DiskNews::Journal(news) => self.journal_news(news),
            DiskNews::EngineTried(ticket, result) => self.engine_tried(ticket, result),
            DiskNews::SettingsSaved(result) => self.settings_saved(result),
            DiskNews::SettingsTrouble(trouble) => self.settings_trouble(trouble),
        }
    }

    fn window_news(&mut self, news: WindowNews) {
        match news {
            WindowNews::PathChosen(purpose, path) => self.path_chosen(purpose, path),
            WindowNews::NoFileDialog(purpose) => self.ask_path(purpose),
            WindowNews::Dropped(paths) => self.dropped(paths),
            WindowNews::FileDialogOpen(purpose) => self.file_dialog_open(purpose),
            WindowNews::Pasted(text) => self.pasted(text),
            WindowNews::Size(size) => self.cx.change_settings().window = Some(size),
            WindowNews::EndRequested => self.end(),
            WindowNews::LessMotion(is_wanted) => self.window.has_less_motion = is_wanted,
        }
    }
}
