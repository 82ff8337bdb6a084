//! Playing on from a point the game has passed: a variation of it, or a game of its own?

use super::Work;
use crate::app::dialog::Dialog;
use crate::app::journal::Entry;
use crate::app::model::{Hand, PlayOn};
use crate::app::new_game::{NewGameForm, StartFrom};
use crate::game::{Move, NodeId};

impl Work<'_> {
    /// Asks, unless the move is in the record already, the game was only broken off here, or a variation goes on.
    pub(super) fn play_on(&mut self, mv: Move) {
        let document = &self.model.document;
        let tree = &document.game.record().tree;
        let cursor = document.game.cursor();
        let is_open_end =
            !document.is_live() && document.game.outcome().is_none() && tree.children(cursor).is_empty();
        let known = tree.child_by_move(cursor, mv);
        match (known, self.model.play_on) {
            (Some(node), _) => self.go_to(node),
            _ if is_open_end || !tree.is_mainline(cursor) => self.add_variation(mv),
            (None, Some(PlayOn::Variation)) => self.add_variation(mv),
            (None, Some(PlayOn::NewGame)) => self.offer_game_from(cursor, mv),
            (None, None) => self.show(Dialog::PlayOn { at: cursor, mv }),
        }
    }

    /// The dialog was answered.
    pub(super) fn play_on_as(&mut self, answer: PlayOn, at: NodeId, mv: Move, remember: bool) {
        if remember {
            self.model.play_on = Some(answer);
        }
        // The computer may have moved meanwhile: the move belongs where it was made.
        if !self.model.document.game.go_to(at) {
            return;
        }
        match answer {
            PlayOn::Variation => self.add_variation(mv),
            PlayOn::NewGame => self.offer_game_from(at, mv),
        }
    }

    fn add_variation(&mut self, mv: Move) {
        let document = &mut self.model.document;
        let Ok(node) = document.game.add_variation(mv) else { return };
        let tree = &document.game.record().tree;
        let moves = tree.start().line_coordinates(&tree.moves_to(node));
        self.changed(Entry::Variation { moves });
        self.model.hand = Hand::default();
    }

    fn offer_game_from(&mut self, at: NodeId, mv: Move) {
        let (start, mut moves) = self.model.document.game.history(at);
        moves.push(mv);
        self.moved_cursor();
        let mut form = NewGameForm::new(self.model.settings.setup.clone());
        form.start = StartFrom::Moves { start: Box::new(start), moves };
        self.show(Dialog::NewGame(Box::new(form)));
    }
}
