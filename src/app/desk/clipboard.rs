//! Positions and games through the clipboard.

use super::work::Work;
use crate::app::catalogue::{Text, text};
use crate::app::cx::{FileJob, ListJob, WindowCommand};
use crate::app::dialogs::{Dialog, Fault};
use crate::app::editor::PositionEdit;
use crate::app::files::{ClipboardAction, SavedGame};
use crate::app::front::Front;
use crate::app::picture::Raster;
use crate::app::setup::{NewGameForm, StartFrom};
use crate::app::toasts::Tone;
use crate::game::pgn;
use crate::online::has_letter;
use crate::three;

/// The largest text that is taken from the clipboard, in bytes: some 8,000 games.
const LARGEST_PASTE: usize = 16 << 20;
/// Maximum length of a text that may be a position, in bytes; longer texts are read as games.
const MAX_POSITION_LENGTH: usize = 4000;

impl Work<'_> {
    pub(super) fn clipboard(&mut self, action: ClipboardAction) {
        match action {
            ClipboardAction::CopyPosition => {
                if let Some(text) = self.position_text() {
                    self.window(WindowCommand::Copy(text));
                    self.cx.toast(Tone::Plain, Text::key("copied-position"));
                }
            }
            ClipboardAction::CopyGame => match self.seen_game() {
                Some(SavedGame::Two(record)) => self.cx.list(ListJob::Write(Box::new(record))),
                Some(SavedGame::Three(record)) => self.written(three::pgn::write(&record)),
                None => {}
            },
            ClipboardAction::CopyPicture => self.cx.list(ListJob::Draw(Box::new(self.picture()))),
            ClipboardAction::Paste => self.window(WindowCommand::ReadClipboard),
        }
    }

    /// Copies a finished picture of the board.
    pub(super) fn drawn(&mut self, raster: Raster) {
        self.window(WindowCommand::CopyPicture(raster));
        self.cx.toast(Tone::Plain, Text::key("copied-image"));
    }

    /// Copies the game to the clipboard.
    pub(super) fn written(&mut self, text: String) {
        self.window(WindowCommand::Copy(text));
        self.cx.toast(Tone::Plain, Text::key("copied-game"));
    }

    /// Opens a pasted position in the editor or in the form of a new game; reads any other text as games.
    pub(super) fn pasted(&mut self, text: String) {
        let trimmed = text.trim();
        if trimmed.is_empty() {
            self.cx.toast(Tone::Warning, Text::key("paste-empty"));
        } else if text.len() > LARGEST_PASTE {
            let text = text!("paste-too-big", megabytes = LARGEST_PASTE >> 20);
            self.cx.show(Dialog::Problem { fault: Fault::Paste, text });
        } else if !trimmed.starts_with('[') && has_letter(trimmed) {
            self.take_letter(text, None);
        } else if pgn::is_square_fen(trimmed) {
            self.cx.show(Dialog::Problem { fault: Fault::Paste, text: Text::key("ordinary-chess") });
        } else if trimmed.len() > MAX_POSITION_LENGTH {
            self.cx.file(FileJob::Text(text));
        } else if !self.pasted_three(trimmed) && !self.pasted_position(trimmed) {
            if looks_like_fen(trimmed) {
                self.pasted_fen(trimmed);
            } else {
                self.cx.file(FileJob::Text(text));
            }
        }
    }

    /// Handles a pasted text that looks like a position, valid or not.
    fn pasted_fen(&mut self, text: &str) {
        if let Some(Front::Editor(editor)) = &mut *self.front {
            return editor.edit(PositionEdit::Text(text.to_owned()));
        }
        let start = StartFrom::Fen(text.to_owned());
        let form = NewGameForm { start, ..NewGameForm::new(self.cx.shared.settings.setup.clone()) };
        self.cx.show(Dialog::NewGame(Box::new(form.clone())));
        self.edit_form(Box::new(form));
    }
}

/// Whether the text is one line whose first word contains `/`, the separator of rows.
fn looks_like_fen(text: &str) -> bool {
    let rows = text.split_whitespace().next().unwrap_or_default();
    text.lines().count() == 1 && rows.matches('/').count() >= 4 && !text.starts_with('[')
}
