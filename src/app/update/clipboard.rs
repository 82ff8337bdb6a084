//! Positions and games through the clipboard.

use super::Work;
use crate::app::catalogue::tr;
use crate::app::command::{Command, WindowCommand};
use crate::app::dialog::Dialog;
use crate::app::message::ClipboardAction;
use crate::app::new_game::{NewGameForm, StartFrom};
use crate::app::toasts::Tone;

impl Work<'_> {
    pub(super) fn clipboard(&mut self, action: ClipboardAction) {
        let document = &self.model.document;
        match action {
            ClipboardAction::CopyPosition => {
                let text = document.current().position.to_fen();
                self.window(WindowCommand::Copy(text));
                self.toast(Tone::Plain, tr("copied-position"));
            }
            ClipboardAction::CopyGame => {
                self.out.push(Command::WriteGame(Box::new(document.game.record_at(self.now))));
            }
            ClipboardAction::Paste => self.window(WindowCommand::ReadClipboard),
        }
    }

    /// The game to be copied has been written.
    pub(super) fn written(&mut self, text: String) {
        self.window(WindowCommand::Copy(text));
        self.toast(Tone::Plain, tr("copied-game"));
    }

    /// A position opens the form of a new game, anything else is read as games.
    pub(super) fn pasted(&mut self, text: String) {
        let trimmed = text.trim();
        if trimmed.is_empty() {
            self.toast(Tone::Warning, tr("paste-empty"));
        } else if looks_like_fen(trimmed) {
            let start = StartFrom::Fen(trimmed.to_owned());
            let form = NewGameForm { start, ..NewGameForm::new(self.model.settings.setup.clone()) };
            self.show(Dialog::NewGame(Box::new(form.clone())));
            self.edit_form(Box::new(form));
        } else {
            self.out.push(Command::ReadText(text));
        }
    }
}

/// One line whose first word has the strokes between the rows of a board.
fn looks_like_fen(text: &str) -> bool {
    let rows = text.split_whitespace().next().unwrap_or_default();
    text.lines().count() == 1 && rows.matches('/').count() >= 4 && !text.starts_with('[')
}
