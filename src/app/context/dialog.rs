//! The kinds of dialogs: questions, forms, and pages to read; and the answers to them.

use std::mem::discriminant;
use std::path::PathBuf;

use super::PlayOn;
use crate::app::engines::{AddedEngine, EngineForm};
use crate::app::game::HeaderForm;
use crate::app::game::saved::SavedJournal;
use crate::app::library::{ExportJob, InTheWay, LoadedGame, PathPurpose, SetForm};
use crate::app::online::mail::MailDialog;
use crate::app::online::{InviteOrJoin, OnlineDialog, Start};
use crate::app::settings::GameForm;
use crate::app::text::Text;
use crate::game::{GameRecord, Move, NodeId, Tags};
use crate::sides::Color;
use crate::three::Seat;

/// A dialog in front of the board. It takes all clicks and keys; Esc is
/// [`DialogAction::Cancel`].
#[derive(Debug, Clone)]
pub enum Dialog {
    /// The set-up of a new game.
    NewGame(GameForm),
    /// The game has unsaved moves: Save, Discard or Cancel before `then`.
    Unsaved {
        /// The step to carry out afterwards.
        then: PendingAction,
    },
    /// The player has moved at an earlier point of the game: a variation, or a new game?
    PlayOn {
        /// The node at which the move was made.
        at: NodeId,
        /// The move that was made.
        mv: Move,
    },
    /// Really resign?
    Resign {
        /// The side that would resign.
        by: Seat,
        /// The consequence.
        text: Text,
    },
    /// A game that was never finished or saved was found at the start: Continue, Save or Discard.
    Restore {
        /// The games found, the latest first. The question is about the first.
        found: Vec<SavedJournal>,
    },
    /// The tables of a club.
    Club,
    /// The choice of the puzzles of a sheet.
    Sheet,
    /// A set of the person's own puzzles that is edited.
    PuzzleSet(Box<SetForm>),
    /// Names, event, date, result and all other tags of the game.
    Header(Box<HeaderForm>),
    /// A field for a path.
    Path {
        /// Decides what happens with the path.
        purpose: PathPurpose,
        /// Contents of the field.
        text: String,
    },
    /// There is a file of that name already: add the game to it, replace it, or cancel. An export only replaces it.
    FileThere {
        /// The path chosen for the game, or for the export.
        path: PathBuf,
        /// The file.
        there: InTheWay,
        /// The export that replaces it, if the player agrees; `None` for a game that is saved.
        export: Option<Box<ExportJob>>,
    },
    /// Another program has removed the game's file: write it again, save elsewhere, or cancel.
    FileGone {
        /// The path chosen for the game.
        path: PathBuf,
        /// The number of games that the file had; 0 for several that were not counted.
        games: usize,
    },
    /// Add an engine, or change one.
    Engine(Box<EngineForm>),
    /// A dialog of online play.
    Online(Box<OnlineDialog>),
    /// Something about games by mail.
    Mail(Box<MailDialog>),
    /// A game is being played online: really leave it for `then`?
    LeaveOnline {
        /// The step to carry out afterwards.
        then: PendingAction,
    },
    /// Shall the built-in engine play on, because the engine to move was removed?
    EngineGone {
        /// For whom it played.
        color: Color,
        /// Name of the engine.
        name: String,
    },
    /// A running game by mail: really let the engine search for the player?
    SearchByMail,
    /// A failed action with an explanation.
    Problem {
        /// The title: the failed action.
        fault: Fault,
        /// The event, its reason and a remedy.
        text: Text,
    },
    /// A page for reading, or the settings.
    Page(Page),
}

impl Dialog {
    /// Changes what the player has filled in, with these engines to choose from. A change that belongs to another dialog
    /// does nothing.
    pub(in crate::app) fn edit(&mut self, change: DialogAction, engines: &[AddedEngine]) {
        match (&mut *self, change) {
            (Dialog::NewGame(form), DialogAction::EditForm(edited))
                if discriminant(form) == discriminant(&edited) =>
            {
                *form = edited;
            }
            (Dialog::Header(form), DialogAction::EditHeader(mut edited)) => {
                edited.check();
                *form = edited;
            }
            (Dialog::Engine(form), DialogAction::EditEngine(edited)) => form.edit(*edited, engines),
            (Dialog::PuzzleSet(form), DialogAction::EditSet(edited)) => *form = edited,
            (Dialog::Path { text, .. }, DialogAction::EditPath(edited)) => *text = edited,
            _ => {}
        }
        self.check(engines);
    }

    /// Validates the form of a new game: there may be other engines now.
    pub(in crate::app) fn check(&mut self, engines: &[AddedEngine]) {
        if let Dialog::NewGame(GameForm::Two(form)) = self {
            form.check(engines);
        }
    }

    /// Whether players on the same network are looked for: from the press until the form is closed.
    pub(in crate::app) fn looks_for_neighbours(&self) -> bool {
        let Dialog::Online(dialog) = self else { return false };
        matches!(&**dialog, OnlineDialog::Form(form, _) if form.looks && form.way == InviteOrJoin::Join)
    }

    /// Whether it takes a text that is pasted outside its fields: a letter, or an invitation.
    pub fn takes_paste(&self) -> bool {
        match self {
            Dialog::Mail(dialog) => matches!(**dialog, MailDialog::Games | MailDialog::New(_)),
            Dialog::Online(dialog) => matches!(**dialog, OnlineDialog::Form(..)),
            _ => false,
        }
    }
}

/// The failed action that a dialog reports, as its title.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A file was not opened.
    Open,
    /// A game was opened, but parts of it could not be read.
    Unread,
    /// A game or a scoresheet was not saved.
    Save,
    /// The contents of the clipboard were not pasted.
    Paste,
    /// A letter of a game by mail was not taken.
    Mail,
    /// An online game did not begin.
    Connect,
    /// An online game ended before its time.
    Interrupted,
}

/// The step that waits for the answer about unsaved work.
#[derive(Debug, Clone)]
pub enum PendingAction {
    /// Begin this game.
    Start(GameForm),
    /// Begin another game of the same players: with colours swapped, or each of three one seat further.
    Rematch,
    /// Begin the next game of the match.
    NextGame,
    /// Open a loaded game.
    Place(Box<LoadedGame>),
    /// Type in a game, with these tags to begin with.
    TypeIn(Box<Tags>),
    /// Study a position from the editor, or a puzzle with its line.
    Study(Box<GameRecord>),
    /// Start an online session: invite, join, or resume a game.
    Meet(Start),
    /// Restore a game found at the start.
    Restore(Box<SavedJournal>),
    /// Save the first of the games found at the start, then ask about the others.
    SaveFound(Vec<SavedJournal>),
    /// Leave the program.
    Quit,
}

impl PendingAction {
    /// Whether it opens a game that Undo takes away again.
    pub(in crate::app) fn can_be_undone(&self) -> bool {
        matches!(self, PendingAction::Place(_) | PendingAction::TypeIn(_) | PendingAction::Study(_))
    }
}

/// A page for reading, or the settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// All settings, in sections.
    Settings,
    /// The engines that were added.
    Engines,
    /// The rules of the game.
    Rules,
    /// How to play without seeing the board.
    Blind,
    /// How to play online.
    Online,
    /// The keyboard shortcuts.
    Keys,
    /// The program's name, version and licence.
    About,
}

/// An answer to the open dialog. Each answer is for one kind of [`Dialog`], except
/// [`DialogAction::Cancel`].
#[derive(Debug, Clone, PartialEq)]
pub enum DialogAction {
    /// No: close it and change nothing (Esc, the Cancel button, a click beside it).
    Cancel,
    /// New game: the form was changed.
    EditForm(GameForm),
    /// New game: begin.
    StartGame,
    /// New game: study the position instead.
    StudyPosition,
    /// New game: change the position in the editor.
    SetUpPosition,
    /// Unsaved work: save it, then go on. A set of puzzles, an engine: save it.
    Save,
    /// Unsaved work: discard it and continue. A game found at the start: discard it. A set of puzzles, an engine: remove it.
    Discard,
    /// Playing on from an earlier point.
    PlayOn {
        /// The meaning of the move.
        answer: PlayOn,
        /// Do so without asking for the rest of this session.
        remember: bool,
    },
    /// Yes, to resigning, to leaving an online game, or to an engine that has ended.
    Agree,
    /// A game found at the start: go on with it.
    Continue,
    /// Header of the game: the form was changed.
    EditHeader(Box<HeaderForm>),
    /// Header of the game: put it into the game.
    AcceptHeader,
    /// Engine: the form was changed.
    EditEngine(Box<EngineForm>),
    /// Set of puzzles: it was changed.
    EditSet(Box<SetForm>),
    /// Typed path: it was changed.
    EditPath(String),
    /// Typed path: open or save there.
    AcceptPath,
    /// The file is there already: add the game behind the ones in it.
    Append,
    /// Replace the file that exists or was changed on the disk.
    Replace,
    /// Save under another name, because the file was changed on the disk.
    SaveElsewhere,
}

impl DialogAction {
    /// Whether it answers this dialog, which then closes.
    pub(in crate::app) fn answers(&self, dialog: &Dialog) -> bool {
        match self {
            DialogAction::Cancel => true,
            DialogAction::StartGame => matches!(dialog, Dialog::NewGame(_)),
            DialogAction::StudyPosition | DialogAction::SetUpPosition => {
                matches!(dialog, Dialog::NewGame(GameForm::Two(form)) if form.start_position().is_ok())
            }
            DialogAction::Save | DialogAction::Discard => match dialog {
                Dialog::Unsaved { .. } | Dialog::Restore { .. } => true,
                Dialog::PuzzleSet(form) => *self == DialogAction::Discard || form.is_right(),
                Dialog::Engine(form) => *self == DialogAction::Discard || form.can_save(),
                _ => false,
            },
            DialogAction::PlayOn { .. } => matches!(dialog, Dialog::PlayOn { .. }),
            DialogAction::Agree => matches!(
                dialog,
                Dialog::Resign { .. }
                    | Dialog::EngineGone { .. }
                    | Dialog::SearchByMail
                    | Dialog::LeaveOnline { .. }
            ),
            DialogAction::Continue => matches!(dialog, Dialog::Restore { .. }),
            DialogAction::AcceptHeader => matches!(dialog, Dialog::Header(form) if form.is_right()),
            DialogAction::AcceptPath => {
                matches!(dialog, Dialog::Path { text, .. } if !text.trim().is_empty())
            }
            DialogAction::Append | DialogAction::Replace | DialogAction::SaveElsewhere => {
                matches!(dialog, Dialog::FileThere { .. } | Dialog::FileGone { .. })
            }
            DialogAction::EditForm(_)
            | DialogAction::EditHeader(_)
            | DialogAction::EditEngine(_)
            | DialogAction::EditSet(_)
            | DialogAction::EditPath(_) => false,
        }
    }
}
