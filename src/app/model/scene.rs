//! Which actions are available, and the reasons why the others are not. The window greys those out, and `update` refuses
//! them.

use super::files::Files;
use super::message::{EditorAction, LearnAction, Message, PuzzleAction};
use super::mode::Mode;
use super::over::Over;
use super::state::{Model, Replaced};
use crate::app::board::{BoardView, Turn};
use crate::app::context::{Screen, Shared};
use crate::app::game::{AnnotateAction, Document, GameAction};
use crate::app::library::{ClipboardAction, ExploreAction, Export, FileAction, GameList};
use crate::app::online::MailAction;
use crate::app::play::Play;
use crate::app::text::{Check, Reason, refuse, require};
use crate::game::{NodeId, Position};

impl Model {
    /// Whether a message would do something now, or why not.
    ///
    /// # Errors
    /// It would do nothing.
    pub fn check(&self, message: &Message) -> Check {
        self.scene().check(message)
    }

    /// Whether this action is available.
    pub fn can(&self, action: impl Into<Message>) -> bool {
        self.check(&action.into()).is_ok()
    }

    /// Whether a move may be made in the position shown.
    pub fn takes_moves(&self) -> bool {
        self.scene().check_moves().is_ok()
    }

    /// Whether a step takes the study that was left last out of its game again.
    pub fn takes_out(&self, action: GameAction) -> bool {
        self.scene().takes_out(action)
    }

    /// Whether a step brings back the game that the open one has replaced.
    pub fn brings_back(&self, action: GameAction) -> bool {
        self.scene().brings_back(action)
    }

    pub(super) fn scene(&self) -> Scene<'_> {
        let (over, replaced) = (self.over.as_ref(), self.replaced.as_ref());
        Scene { mode: &self.mode, over, replaced, shared: &self.shared, files: &self.files }
    }
}

/// Everything that actions depend on.
#[derive(Debug, Clone, Copy)]
pub(in crate::app) struct Scene<'a> {
    pub mode: &'a Mode,
    pub over: Option<&'a Over>,
    pub replaced: Option<&'a Replaced>,
    pub shared: &'a Shared,
    pub files: &'a Files,
}

impl<'a> Scene<'a> {
    /// Whether a message would do something now, or why not.
    pub fn check(self, message: &Message) -> Check {
        match message {
            Message::Game(action) => self.check_game(*action),
            Message::Replay(action) => self.top().check_replay(*action),
            Message::Edit(action) => {
                let record = self.record()?;
                self.check_offline("online-no-edits")?;
                record.edit_for(*action).map(drop)
            }
            Message::Annotate(action) => self.check_annotation(action),
            Message::Study(action) => self.study()?.check_analysis(*action),
            Message::File(action) => self.check_file(action),
            Message::Clipboard(ClipboardAction::CopyGame) => self.check_seen(|over| over.has_game()),
            Message::Clipboard(ClipboardAction::CopyPosition | ClipboardAction::CopyPicture) => {
                self.check_seen(|over| over.has_board())
            }
            Message::Explore(action) => self.check_exploring(*action),
            Message::Mail(MailAction::Write) => {
                let game = self.record().ok().and_then(|record| self.files.mail_game(record.record()));
                require(game.is_some(), "why-no-mail-game")
            }
            Message::TypeMove(_) => self.check_moves(),
            Message::Editor(EditorAction::Open) => {
                self.record()?;
                require(!self.mode.play().is_some_and(Play::is_tournament), "tournament-no-editor")?;
                self.check_offline("online-no-editor")
            }
            Message::Learn(LearnAction::Open) => {
                self.check_seen(|over| over.puzzles().is_some())?;
                self.check_page()
            }
            Message::Puzzles(PuzzleAction::Open) => {
                self.check_seen(|over| over.learn().is_some())?;
                self.check_page()
            }
            Message::Puzzles(PuzzleAction::Mistakes) => self.study()?.check_mistakes(),
            Message::Puzzles(PuzzleAction::Make) => require(self.study()?.can_make_puzzle(), "why-no-puzzle"),
            Message::Learn(_) => self.check_seen(|over| over.learn().is_some()),
            Message::Puzzles(_) => self.check_seen(|over| over.puzzles().is_some()),
            Message::Editor(_) | Message::Flip => self.check_seen(|over| over.editor().is_some()),
            _ => Ok(()),
        }
    }

    pub fn top(self) -> &'a dyn Screen {
        self.over.map_or(&**self.mode, |over| &**over)
    }

    /// The thing that an action needs is seen: on the board of the game, or on the screen over it.
    fn check_seen(self, is_there: impl FnOnce(&Over) -> bool) -> Check {
        if self.over.is_some_and(is_there) { Ok(()) } else { self.top().check_uncovered() }
    }

    /// Lessons or puzzles may come over the game.
    fn check_page(self) -> Check {
        require(!self.mode.play().is_some_and(Play::is_tournament), "learn-not-now")?;
        self.check_offline("learn-not-now")
    }

    /// No game is played online.
    fn check_offline(self, key: &'static str) -> Check {
        require(!self.shared.online.is_playing() || self.mode.play().is_none(), key)
    }

    /// The record of two, with nothing over it.
    fn record(self) -> Result<&'a Document, Reason> {
        self.top().check_uncovered()?;
        self.mode.document().ok_or(Reason::new("three-only-two"))
    }

    /// The study, with nothing over it.
    fn study(self) -> Result<&'a Play, Reason> {
        self.record()?;
        self.mode.study().ok_or(Reason::new("why-only-study"))
    }

    /// Whether this step takes the study that was left last out of its game again: Undo, as long as nothing has happened in
    /// the game that came after it.
    pub fn takes_out(self, action: GameAction) -> bool {
        let is_untouched = self.over.is_none() && self.mode.save_state().revision() == 0;
        action == GameAction::TakeBack && is_untouched && self.files.written_back.is_some()
    }

    /// Whether this step brings back the game that the open one has replaced. Nothing is exchanged during a write.
    pub fn brings_back(self, action: GameAction) -> bool {
        let replaced = self.replaced.filter(|_| self.over.is_none() && !self.files.saver.is_writing());
        replaced.is_some_and(|game| game.returns(action, self.mode, self.shared))
    }

    fn check_game(self, action: GameAction) -> Check {
        let undoes = action == GameAction::TakeBack && self.files.library.can_undo();
        match action {
            GameAction::New => Ok(()),
            _ if undoes || self.brings_back(action) || self.takes_out(action) => Ok(()),
            _ if self.over.is_some() => self.top().check(action, self.shared),
            GameAction::NextGame => require(self.mode.has_next_game(), "why-no-match-game"),
            GameAction::Accept | GameAction::Decline if self.shared.online.rematch_asked().is_some() => {
                Ok(())
            }
            GameAction::LeaveAsItWas => {
                let can_leave = self.mode.is_study_of_own() || self.files.written_back.is_some();
                require(can_leave, "why-leave-as-it-was")
            }
            _ => self.top().check(action, self.shared),
        }
    }

    fn check_annotation(self, action: &AnnotateAction) -> Check {
        let record = self.record()?;
        match action {
            AnnotateAction::Type(_) | AnnotateAction::Accept | AnnotateAction::Cancel => {
                return require(record.draft().is_some(), "why-choose-move");
            }
            AnnotateAction::Comment { node, place } => {
                // The list of moves, which has the field, is not there before the first move.
                require(record.record().tree.next(NodeId::ROOT).is_some(), "why-no-moves")?;
                require(record.can_comment(*node, *place), "why-choose-move")?;
            }
            AnnotateAction::Header => {}
        }
        self.check_offline("online-no-edits")
    }

    fn check_exploring(self, action: ExploreAction) -> Check {
        self.record()?;
        match action {
            ExploreAction::Toggle => require(self.mode.may_explore(), "why-no-advice"),
            ExploreAction::Play(_) => self.check_moves(),
            ExploreAction::List(..) => require(self.explored().is_some(), "why-no-advice"),
        }
    }

    /// The position shown, if the table of its moves is on the screen.
    pub fn explored(self) -> Option<&'a Position> {
        let is_on = match self.mode.two() {
            Some(two) if two.goes_on() => self.files.exploring.in_game == Some(self.mode.game_id()),
            _ => self.shared.settings.explorer_open,
        };
        let is_shown = self.over.is_none() && is_on && self.mode.may_explore();
        self.mode.document().filter(|_| is_shown).map(Document::position)
    }

    /// A move may be made in the position shown.
    pub fn check_moves(self) -> Check {
        self.top().check_moves(self.shared)
    }

    /// The board as it is shown: of the screen on top, turned as the player has it.
    pub fn board_view(self) -> BoardView {
        let view = self.top().board_view(self.shared).unwrap_or_default();
        let is_flipped = Turn::flipped(self.mode.is_flipped());
        let turn = match self.over {
            None if self.mode.three().is_some() => view.turn,
            None | Some(Over::Editor(_)) => is_flipped,
            Some(_) => view.turn,
        };
        BoardView { turn, hides_coordinates: !self.shared.settings.coordinates, ..view }
    }

    fn check_file(self, action: &FileAction) -> Check {
        match action {
            FileAction::ForgetRecent => require(!self.shared.settings.recent.is_empty(), "why-no-recent"),
            FileAction::ChooseGame => self.files.library.check_step(None),
            FileAction::PreviousGame | FileAction::NextGame => {
                self.top().check_uncovered()?;
                self.files.library.check_step(Some(*action == FileAction::NextGame))
            }
            FileAction::TypeNext => {
                self.top().check_uncovered()?;
                require(self.mode.is_new_study(), "why-no-typed-game")
            }
            FileAction::Save | FileAction::SaveAs => self.check_seen(|over| over.has_game()),
            FileAction::Export(Export::Page | Export::Scoresheet) if self.over.is_none() => {
                self.record().map(|_| ())
            }
            FileAction::Export(Export::Picture) => self.check_seen(|over| over.has_board()),
            FileAction::Export(Export::Puzzles | Export::PuzzleSet) if self.over.is_none() => {
                refuse("why-no-puzzle")
            }
            FileAction::Export(Export::Puzzles | Export::PuzzleSet) => {
                self.check_seen(|over| over.puzzles().is_some())
            }
            FileAction::Export(Export::Games) => {
                let list = self.files.library.list();
                require(list.is_some(), "why-choose-game")?;
                list.and_then(GameList::why_not_all).map_or(Ok(()), refuse)
            }
            FileAction::Export(export) if export.takes_game() => self.check_seen(|over| over.has_game()),
            _ => Ok(()),
        }
    }
}
