//! Games for three in files: read, placed on the board, copied; and found again in journals.

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::cx::{Command, WindowCommand};
use crate::app::dialogs::{Dialog, Fault, Then};
use crate::app::document::ThreeDocument;
use crate::app::files::LoadedThree;
use crate::app::journal::JournalCommand;
use crate::app::journal_files::SavedJournal;
use crate::app::setup::ThreeForm;
use crate::app::three::Three;
use crate::app::toasts::Tone;
use crate::three::pgn;

impl Work<'_> {
    /// A game has been read out of a file. Unsaved moves may have been made meanwhile.
    pub(in crate::app) fn three_read(&mut self, game: LoadedThree) {
        self.guard(Then::PlaceThree(Box::new(game)));
    }

    pub(in crate::app) fn place_three(&mut self, game: LoadedThree) {
        let mode = self.mode_of_three(Three::standing(game.document));
        self.open_undoably(mode, Some((game.file, game.index)));
        if let Some(text) = game.problems {
            self.show(Dialog::Problem { fault: Fault::Unread, text });
        }
    }

    /// A game found at the start goes on.
    pub(in crate::app) fn continue_three(&mut self, document: ThreeDocument, game: &SavedJournal) {
        self.open_three(Three::standing(document));
        let mut cx = self.context();
        let id = cx.new_journal();
        cx.out.push(Command::Journal(JournalCommand::Resume(id, game.path.clone())));
        self.with_three(Three::end_interruption);
    }

    pub(in crate::app) fn copy_three_position(&mut self) {
        let Some(three) = self.mode.three() else { return };
        let text = three.document().shown().to_string();
        self.window(WindowCommand::Copy(text));
        self.toast(Tone::Plain, Text::key("copied-position"));
    }

    pub(in crate::app) fn copy_three_game(&mut self) {
        let Some(three) = self.mode.three() else { return };
        let text = pgn::write(three.document().record());
        self.window(WindowCommand::Copy(text));
        self.toast(Tone::Plain, Text::key("copied-game"));
    }

    /// A position of three sides opens the form of a new game, or tells what is wrong with it; `false` if the text is none.
    pub(in crate::app) fn pasted_three(&mut self, text: &str) -> bool {
        if !crate::app::three::is_position_text(text) {
            return false;
        }
        match text.parse() {
            Ok(position) => {
                let setup = self.shared.settings.three.clone();
                let form = ThreeForm { setup, start: Some(Box::new(position)) };
                self.show(Dialog::NewThree(Box::new(form)));
            }
            Err(error) => {
                let text = crate::app::explain::three::wrong_position(&error);
                self.show(Dialog::Problem { fault: Fault::Paste, text });
            }
        }
        true
    }
}
