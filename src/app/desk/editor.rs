//! Opening and leaving the editor, and what a position that was set up is good for.

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::cx::WindowCommand;
use crate::app::dialogs::Then;
use crate::app::document::Document;
use crate::app::editor::{Editor, EditorAction, PositionEdit};
use crate::app::mode::Mode;
use crate::app::play::Play;
use crate::app::setup::{NewGameForm, Setup, StartFrom};
use crate::app::study::Study;
use crate::app::toasts::Tone;
use crate::game::{GameRecord, Position, PositionSetup, Variant, pgn};

/// A longer text than this is no position, but games.
const LONGEST_TEXT: usize = 4000;

impl Work<'_> {
    /// Does what was asked of the editor.
    pub(in crate::app) fn editor(&mut self, action: EditorAction) {
        match action {
            EditorAction::Open => self.open_editor(self.mode.document().position().into()),
            EditorAction::Close => self.close_editor(),
            EditorAction::Study => self.study_set_up(),
            EditorAction::CopyPicture => self.copy_picture(),
            EditorAction::Choose(tool) => {
                if let Some(editor) = self.mode.editor_mut() {
                    editor.choose(tool);
                }
            }
            EditorAction::Edit(edit) => {
                if let Some(editor) = self.mode.editor_mut() {
                    editor.edit(edit);
                }
            }
        }
    }

    /// Opens the editor in front of the game, which stands meanwhile, unless the game forbids it.
    pub(in crate::app) fn open_editor(&mut self, setup: PositionSetup) {
        let refusal = match &*self.mode {
            Mode::Edit { .. } => return,
            Mode::Three { .. } => Some("three-only-two"),
            Mode::Play(play) if play.is_tournament() => Some("tournament-no-editor"),
            Mode::Play(_) | Mode::Study(_) => None,
        };
        if let Some(key) = refusal {
            return self.toast(Tone::Plain, Text::key(key));
        }
        if self.refuses_online("online-no-editor") {
            return;
        }
        self.shared.library.close();
        let (mode, mut cx) = self.parts();
        cx.stop_autoplay();
        let was_going_on = mode.interrupt(&mut cx);
        let behind = Box::new(self.take_mode());
        *self.mode = Mode::Edit { editor: Box::new(Editor::new(setup)), behind, was_going_on };
    }

    /// The game comes back as it was. One by the clock stands until its players are ready.
    fn close_editor(&mut self) {
        if self.mode.editor().is_none() {
            return;
        }
        let Mode::Edit { behind, was_going_on, .. } = self.take_mode() else { return };
        *self.mode = *behind;
        if was_going_on {
            let (mode, mut cx) = self.parts();
            mode.end_interruption(&mut cx);
        }
    }

    /// The mode, to put another around it; a game that never begins stands in for it.
    fn take_mode(&mut self) -> Mode {
        let stand_in = Mode::Play(Box::new(Play::ready(Setup::default())));
        std::mem::replace(self.mode, stand_in)
    }

    /// The form of a new game, with this position.
    pub(in crate::app) fn ask_play_set_up(&mut self, position: Position) {
        let start = StartFrom::Fen(position.to_fen());
        let setup = self.shared.settings.setup.clone();
        let mut form = NewGameForm::starting_from(setup, position.variant(), start);
        form.setup.total_ban = position.total_ban();
        self.context().ask_game(form);
    }

    fn study_set_up(&mut self) {
        if let Some(position) = self.mode.editor().and_then(Editor::position).copied() {
            self.guard(Then::StudyPosition(Box::new(position)));
        }
    }

    /// A study without moves from this position.
    pub(in crate::app) fn study_position(&mut self, position: Position) {
        let record = GameRecord::new(position);
        let text = pgn::write(&record);
        self.open_undoably(Mode::Study(Box::new(Study::new(Document::opened(record, text, None)))), None);
    }

    fn copy_picture(&mut self) {
        if let Some(picture) = self.mode.editor().map(|editor| editor.setup().picture()) {
            self.window(WindowCommand::Copy(picture));
            self.toast(Tone::Plain, Text::key("copied-picture"));
        }
    }

    /// Takes in a position that was pasted while one is set up, or a drawing of one at any time; `false` if it is
    /// neither. What `d` prints in the engine's protocol is a drawing with its FEN below, which says more.
    pub(in crate::app) fn pasted_position(&mut self, text: &str) -> bool {
        if text.len() > LONGEST_TEXT {
            return false;
        }
        let editor = self.mode.editor();
        let variant = editor.map_or(self.mode.document().position().variant(), Editor::variant);
        let labelled = text.lines().find_map(|line| line.strip_prefix("FEN: "));
        let named = labelled.or_else(|| editor.map(|_| text)).and_then(|fen| read_any(variant, fen.trim()));
        let read = named.or_else(|| PositionSetup::from_picture(variant, text));
        match (read, self.mode.editor_mut()) {
            (Some(setup), Some(editor)) => editor.edit(PositionEdit::Replace(Box::new(setup))),
            (Some(setup), None) => self.open_editor(setup),
            (None, _) => return false,
        }
        true
    }
}

/// A text as a position of this game, else of any other.
fn read_any(preferred: Variant, text: &str) -> Option<PositionSetup> {
    let mut variants = [preferred].into_iter().chain(Variant::ALL);
    variants.find_map(|variant| PositionSetup::parse(variant, text).ok())
}
