//! Opening and leaving the editor, and playing from or studying its position.

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::cx::WindowCommand;
use crate::app::dialogs::Then;
use crate::app::editor::{Editor, EditorAction, PositionEdit};
use crate::app::files::Reached;
use crate::app::front::Front;
use crate::app::play::Play;
use crate::app::toasts::Tone;
use crate::game::{PositionSetup, Variant};

impl Work<'_> {
    /// Carries out an action of the editor.
    pub(super) fn editor(&mut self, action: EditorAction) {
        match (action, &mut *self.front) {
            (EditorAction::Open, None) => {
                if let Some(document) = self.mode.document() {
                    self.open_editor(document.position().into());
                }
            }
            (EditorAction::Close, Some(Front::Editor(_))) => self.take_away_front(),
            (EditorAction::Study, Some(Front::Editor(editor))) => {
                if let Some(position) = editor.position().copied() {
                    self.replace_by(Then::StudyPosition(Box::new(position)));
                }
            }
            (EditorAction::FindGames, Some(Front::Editor(editor))) => {
                let at = Reached::pieces(editor.setup());
                self.find_own_games(at);
            }
            (EditorAction::CopyPicture, Some(Front::Editor(editor))) => {
                let picture = editor.setup().picture();
                self.window(WindowCommand::Copy(picture));
                self.cx.toast(Tone::Plain, Text::key("copied-picture"));
            }
            (EditorAction::Evaluate, Some(Front::Editor(editor))) => editor.evaluation.switch(&mut self.cx),
            (EditorAction::Choose(tool), Some(Front::Editor(editor))) => editor.choose(tool),
            (EditorAction::Edit(edit), Some(Front::Editor(editor))) => editor.edit(edit),
            (EditorAction::Open, _) | (_, Some(Front::Learn(_) | Front::Puzzles(_)) | None) => {}
        }
    }

    /// Opens the editor in front of the game and pauses the game, unless the game forbids it.
    pub(super) fn open_editor(&mut self, setup: PositionSetup) {
        let is_tournament = self.mode.play().is_some_and(Play::is_tournament);
        if self.mode.document().is_none() {
            return self.cx.toast(Tone::Plain, Text::key("three-only-two"));
        } else if is_tournament {
            return self.cx.toast(Tone::Plain, Text::key("tournament-no-editor"));
        } else if self.refuses_online("online-no-editor") {
            return;
        }
        self.put_in_front(Front::Editor(Box::new(Editor::new(setup))));
    }

    /// Handles a pasted position while the editor is open, or a pasted drawing of one at any time. Returns `false` for
    /// other texts. The output of `d` in UCI is a drawing with its FEN below, and both are read.
    pub(super) fn pasted_position(&mut self, text: &str) -> bool {
        let editor = self.front.as_ref().and_then(Front::editor);
        let shown = self.mode.document().map(|document| document.position().variant());
        let variant = editor.map(Editor::variant).or(shown).unwrap_or_default();
        let labelled = text.lines().find_map(|line| line.strip_prefix("FEN: "));
        let named = labelled.or_else(|| editor.map(|_| text)).and_then(|fen| read_any(variant, fen.trim()));
        let read = named.or_else(|| PositionSetup::from_picture(variant, text));
        match (read, &mut *self.front) {
            (Some(setup), Some(Front::Editor(editor))) => editor.edit(PositionEdit::Replace(Box::new(setup))),
            (Some(setup), _) => self.open_editor(setup),
            (None, _) => return false,
        }
        true
    }
}

/// Reads a text as a position of this game or, if that fails, of any other.
fn read_any(preferred: Variant, text: &str) -> Option<PositionSetup> {
    let mut variants = [preferred].into_iter().chain(Variant::ALL);
    variants.find_map(|variant| PositionSetup::parse(variant, text).ok())
}
