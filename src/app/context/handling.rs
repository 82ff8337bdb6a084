//! The context that a mode gets while it handles a message.

use std::time::Duration;

use super::command::{Command, FileJob, ListJob};
use super::shared::Shared;
use super::toasts::Tone;
use super::{Dialog, PendingAction};
use crate::app::board::{Typable, typed};
use crate::app::engines::{EngineChoice, Purpose, SearchCommand, SearchTicket};
use crate::app::game::{Document, GameAction};
use crate::app::library::KeepJob;
use crate::app::online::{OnlineCommand, OnlineSession};
use crate::app::settings::{GameForm, NewGameForm, Settings, StartFrom};
use crate::app::text::Text;
use crate::engine::SearchRequest;
use crate::game::{Move, Position, Variant};
use crate::online::Order;

/// Changed settings that follow each other more quickly are written together.
const SETTINGS_SAVE_DELAY: Duration = Duration::from_secs(1);
/// How long our own engine keeps its table after it was released.
const RELEASED_ENGINES_STAY: Duration = Duration::from_secs(30);

/// The context that a mode gets while it handles a message: the state that screens share, the time, and the list of
/// commands to return.
pub struct Context<'a> {
    pub(in crate::app) shared: &'a mut Shared,
    /// Monotonic time.
    pub(in crate::app) now: Duration,
    pub(in crate::app) out: Vec<Command>,
    /// The step after the message that replaces the open game, once the player has saved or discarded unsaved work.
    pub(in crate::app) replace_by: Option<PendingAction>,
    /// The step after the message, where the open game is already saved or discarded.
    pub(in crate::app) proceed: Option<PendingAction>,
}

impl Context<'_> {
    /// The settings, for a change: they are kept on the disk soon.
    pub(in crate::app) fn change_settings(&mut self) -> &mut Settings {
        self.settings_changed();
        &mut self.shared.settings
    }

    /// Changes the settings; they are kept on the disk soon if `change` returns that they are others now.
    pub(in crate::app) fn change_settings_if(&mut self, change: impl FnOnce(&mut Settings) -> bool) {
        if change(&mut self.shared.settings) {
            self.settings_changed();
        }
    }

    /// The settings are to be kept on the disk soon.
    pub(in crate::app) fn settings_changed(&mut self) {
        self.shared.settings_due.get_or_insert(self.now + SETTINGS_SAVE_DELAY);
    }

    /// Hands work to the thread of the files.
    pub(in crate::app) fn file(&mut self, job: FileJob) {
        self.out.push(Command::File(job));
    }

    /// Hands work to the thread of the lists.
    pub(in crate::app) fn list(&mut self, job: ListJob) {
        self.out.push(Command::List(job));
    }

    pub(in crate::app) fn toast(&mut self, tone: Tone, text: Text) {
        self.shared.toasts.show(tone, text, self.now);
    }

    /// Closes every dialog of a kind, open, covered or waiting.
    pub(in crate::app) fn close_dialogs(&mut self, is_of_kind: impl Fn(&Dialog) -> bool) {
        self.shared.dialogs.retain(|dialog| !is_of_kind(dialog));
    }

    /// The legal move that a text names; a promotion without a piece is to a queen where the settings say so.
    ///
    /// # Errors
    /// The problem with the text, in a sentence.
    pub(in crate::app) fn typed<T: Typable>(&self, board: &T, text: &str) -> Result<T::Move, Text> {
        typed(board, text, self.shared.settings.always_queen)
    }

    pub(in crate::app) fn withdraw_toast(&mut self, key: &str) {
        self.shared.toasts.withdraw(key, self.now);
    }

    /// Shows a short message that takes a step when it is clicked.
    pub(in crate::app) fn toast_with(&mut self, text: Text, step: GameAction) {
        self.shared.toasts.show_with(Tone::Plain, text, Some(step), self.now);
    }

    /// Shows a message that the game is paused, and how to resume it.
    pub(in crate::app) fn show_paused(&mut self) {
        self.toast_with(Text::key("wait-paused"), GameAction::PauseOrResume);
    }

    /// Opens a dialog in front of the open one, at the request of the player.
    pub(in crate::app) fn show(&mut self, dialog: Dialog) {
        self.shared.dialogs.show(dialog);
    }

    /// Opens a dialog when none is open any more.
    pub(in crate::app) fn show_later(&mut self, dialog: Dialog) {
        self.shared.dialogs.show_later(dialog);
    }

    /// The least time between two moves of computers that play each other, so that a person can follow: the pace of
    /// autoplay, and by a clock no more than a small part of the time `left`.
    pub(in crate::app) fn pace(&self, left: Option<Duration>) -> Duration {
        let most = left.map_or(Duration::MAX, |left| left / 60);
        self.shared.settings.autoplay_delay().min(most)
    }

    /// Begins a search. Studies search on the engine chosen in the settings, games in play on the built-in one. The
    /// ticket of this search makes results of earlier searches for this purpose outdated.
    pub(in crate::app) fn search(&mut self, purpose: Purpose, request: SearchRequest) -> SearchTicket {
        let engine = self.engine_for(purpose, request.start.variant());
        self.search_on(engine, purpose, request)
    }

    fn engine_for(&self, purpose: Purpose, variant: Variant) -> EngineChoice {
        match purpose {
            Purpose::Analysis | Purpose::Threat | Purpose::Report => self.analysis_engine(variant),
            Purpose::Opponent | Purpose::Ponder | Purpose::Hint => EngineChoice::BuiltIn,
        }
    }

    /// Like [`Self::search`], but on this engine.
    pub(in crate::app) fn search_on(
        &mut self,
        engine: EngineChoice,
        purpose: Purpose,
        request: SearchRequest,
    ) -> SearchTicket {
        let (ticket, request) = (self.new_ticket(), Box::new(request));
        self.out.push(Command::Search(SearchCommand::Go { purpose, ticket, engine, request }));
        ticket
    }

    pub(in crate::app) fn new_ticket(&mut self) -> SearchTicket {
        self.shared.last_search.0 += 1;
        self.shared.last_search
    }

    /// Releases the engine of this purpose: another program's process ends now, our own engine a little later.
    pub(in crate::app) fn release_engine(&mut self, purpose: Purpose) {
        self.out.push(Command::Search(SearchCommand::Release(purpose)));
        self.shared.engines_end = Some(self.now + RELEASED_ENGINES_STAY);
    }

    /// Ends the released engines after they were idle for [`RELEASED_ENGINES_STAY`].
    pub(in crate::app) fn end_released_engines(&mut self) {
        if self.shared.engines_end.take_if(|at| *at <= self.now).is_some() {
            self.out.push(Command::Search(SearchCommand::EndReleased));
        }
    }

    /// Begins a batch of searches on the engine of this purpose, each on one thread with a table of `hash_mb` MiB.
    /// Returns the ticket of the first; the others have the tickets after it, in order.
    pub(in crate::app) fn search_all(
        &mut self,
        purpose: Purpose,
        hash_mb: usize,
        requests: Vec<SearchRequest>,
    ) -> SearchTicket {
        let last = &mut self.shared.last_search;
        let first = SearchTicket(last.0 + 1);
        last.0 += requests.len() as u64;
        let variant = requests.first().map_or_else(Variant::default, |request| request.start.variant());
        let engine = self.engine_for(purpose, variant);
        let searches = (first.0..).map(SearchTicket).zip(requests).collect();
        self.out.push(Command::Search(SearchCommand::GoAll { purpose, engine, hash_mb, searches }));
        first
    }

    /// Makes a search answer now.
    pub(in crate::app) fn stop_search(&mut self, purpose: Purpose) {
        self.out.push(Command::Search(SearchCommand::Stop(purpose)));
    }
}

/// The player's own games.
impl Context<'_> {
    /// Adds a finished game to them, if the settings say so. A game of the same identity is replaced.
    pub(in crate::app) fn keep_game(&mut self, job: KeepJob) {
        if self.shared.settings.keep_games {
            self.file(FileJob::Keep(Box::new(job)));
        }
    }
}

/// Forms, engines and the online session.
impl Context<'_> {
    /// Opens the form of a game, already validated.
    pub(in crate::app) fn ask_game(&mut self, mut form: NewGameForm) {
        form.check(&self.shared.settings.engines);
        self.show(Dialog::NewGame(GameForm::of_two(form)));
    }

    /// Opens the form of a game with this start, filled in as the last time; of the game played then, if none is named.
    pub(in crate::app) fn ask_game_with(&mut self, variant: impl Into<Option<Variant>>, start: StartFrom) {
        let setup = self.shared.settings.setup.clone();
        let variant = variant.into().unwrap_or(setup.variant());
        self.ask_game(NewGameForm::starting_from(setup, variant, start));
    }

    /// Opens the form of a game that continues after these moves.
    pub(in crate::app) fn ask_game_after(&mut self, start: &Position, moves: Vec<Move>) {
        self.ask_game_with(start.variant(), StartFrom::Moves { start: Box::new(*start), moves });
    }

    /// Opens the form of a game that continues from the position shown, with the moves that lead there.
    pub(in crate::app) fn ask_game_from(&mut self, document: &Document) {
        let tree = &document.record().tree;
        self.ask_game_after(tree.start(), tree.moves_to(document.cursor()));
    }

    /// Opens the form of a game that begins with a position that was set up.
    pub(in crate::app) fn ask_game_set_up(&mut self, position: &Position) {
        let setup = self.shared.settings.setup.clone();
        let start = StartFrom::Fen(position.to_fen());
        let mut form = NewGameForm::starting_from(setup, position.variant(), start);
        form.setup.total_ban = position.total_ban();
        self.ask_game(form);
    }

    pub(in crate::app) fn analysis_engine(&self, variant: Variant) -> EngineChoice {
        let engine = self.shared.settings.analysis_engine_for(variant);
        engine.map_or(EngineChoice::BuiltIn, |engine| EngineChoice::Added(engine.clone().into()))
    }

    /// Sends an order of the player to the online session.
    pub(in crate::app) fn order(&mut self, order: Order) {
        if let Some(meeting) = &mut self.shared.online.meeting {
            meeting.note(&order);
            self.out.push(Command::Online(OnlineCommand::Order(order)));
        }
    }

    /// Leaves the online session, if there is one, and returns it.
    pub(in crate::app) fn leave_meeting(&mut self) -> Option<OnlineSession> {
        let left = self.shared.online.meeting.take();
        if left.is_some() {
            self.out.push(Command::Online(OnlineCommand::Leave));
        }
        left
    }
}
