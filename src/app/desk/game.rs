//! The open game: steps in playing it, edits, and putting another game in its place.

use super::Work;
use crate::app::action::GameAction;
use crate::app::document::EditAction;
use crate::app::mode::Mode;
use crate::app::study::Study;

/// The open game.
impl Work<'_> {
    pub(in crate::app) fn game(&mut self, action: GameAction) {
        match action {
            GameAction::New => self.ask_new_game(),
            GameAction::Accept if self.shared.online.is_rematch_offered() => self.ask_rematch(),
            GameAction::Decline if self.shared.online.is_rematch_offered() => self.decline_rematch(),
            GameAction::PlayFromHere => self.ask_play_from_here(),
            GameAction::Rematch => self.ask_rematch(),
            GameAction::NextGame => self.ask_next_game(),
            GameAction::Continue => self.ask_continue(),
            GameAction::Study => self.study(),
            GameAction::PauseOrResume if self.mode.play().is_none() => self.resume_record(),
            action => {
                let (mode, mut cx) = self.parts();
                mode.act(action, &mut cx);
            }
        }
    }

    pub(in crate::app) fn edit(&mut self, action: EditAction) {
        let Some(edit) = self.mode.document().edit_for(action) else { return };
        let (mode, mut cx) = self.parts();
        cx.stop_autoplay();
        if cx.edit(mode.document_mut(), edit) {
            mode.hand_mut().clear();
        }
    }

    /// A game that was played here and is over becomes a study.
    fn study(&mut self) {
        if !self.mode.can(GameAction::Study) {
            return;
        }
        let (mode, mut cx) = self.parts();
        if let Mode::Play(play) = mode {
            let study = Study::new(play.document().clone().studied());
            study.begin(&mut cx);
            *mode = Mode::Study(Box::new(study));
        }
    }
}
