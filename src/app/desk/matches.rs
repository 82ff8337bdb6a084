//! The games of a match: which steps make sense now, and the next game.

use super::work::Work;
use crate::app::action::GameAction;
use crate::app::cx::{Command, Shared};
use crate::app::dialogs::Then;
use crate::app::document::Document;
use crate::app::journal::{Entry, JournalCommand};
use crate::app::mode::Mode;
use crate::app::play::Play;
use crate::app::setup::{NewGameForm, StartFrom};
use crate::app::toasts::Tone;
use crate::game::pgn;

/// Whether the open game of a match is over, and another one follows.
pub(in crate::app) fn can_go_on(mode: &Mode, shared: &Shared) -> bool {
    let is_game = !matches!(mode, Mode::Edit { .. });
    is_game && mode.document().outcome().is_some_and(|outcome| shared.running_match.has_next(outcome))
}

/// Whether the same players may begin anew: not in the middle of a match.
pub(in crate::app) fn may_rematch(mode: &Mode, shared: &Shared) -> bool {
    let running = &shared.running_match;
    let is_over = mode.document().outcome().is_some_and(|outcome| running.is_over(outcome));
    mode.can(GameAction::Rematch) && (running.length().is_none() || is_over)
}

impl Work<'_> {
    /// Goes on to the next game of the match. What is in the file of the match already is brought up to date there first.
    pub(in crate::app) fn ask_next_game(&mut self) {
        if !can_go_on(self.mode, self.shared) {
            return;
        }
        let document = self.mode.document();
        if self.shared.saver.saving.is_some() {
            self.shared.saver.after = Some(Then::NextGame);
        } else if document.file().is_some() && document.is_unsaved() {
            self.save_then(Then::NextGame);
        } else {
            self.next_game();
        }
    }

    /// The game that is over joins those of the match, and the next one begins with colours swapped.
    pub(in crate::app) fn next_game(&mut self) {
        if !can_go_on(self.mode, self.shared) {
            return;
        }
        let document = self.mode.document();
        let Some(outcome) = document.outcome() else { return };
        let text = pgn::write(&document.record_at(self.now));
        let is_saved = document.file().is_some() && !document.is_unsaved();
        let setup = document.setup();
        let start = *document.record().tree.start();
        let start =
            if start == setup.usual_start() { StartFrom::Usual } else { StartFrom::Fen(start.to_fen()) };
        let form = NewGameForm { start, ..NewGameForm::new(setup.swapped()) };
        let mut score = self.shared.running_match.clone();
        score.go_on(outcome, text, is_saved);
        match Document::from_form(&form) {
            Ok(document) => {
                let document = document.in_match(&score);
                self.shared.running_match = score;
                self.begin_next(Play::standing(document));
            }
            Err(problem) => self.toast(Tone::Error, problem),
        }
    }

    /// The game's journal holds those before it, and takes the place of the last one's: no end of the program can take
    /// any of them away.
    fn begin_next(&mut self, play: Play) {
        let header = Entry::Header(Box::new(play.document().origin().clone()));
        self.shared.journal.open = None;
        // The games that come before it may stand in their file already, although they could not be saved.
        let attempts = std::mem::take(&mut self.shared.saver.attempts);
        self.open(Mode::Play(Box::new(play)));
        self.shared.saver.attempts = attempts;
        self.shared.library.set_origin(None);
        let (mode, mut cx) = self.parts();
        let id = cx.new_journal();
        cx.out.push(Command::Journal(JournalCommand::Replace(id, Box::new(header))));
        if let Some(play) = mode.play_mut() {
            play.begin(&mut cx);
        }
    }
}
