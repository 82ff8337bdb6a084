//! Moves at an earlier point of a game of two, which become variations or start a new game. In a study every
//! legal move is a move of the record.

use super::two::Play;
use crate::app::context::{Context, Dialog, PlayOn};
use crate::game::{Move, NodeId, TreeEdit};

impl Play {
    /// Asks, unless the move is in the record already, or continues a variation, or is one of a study.
    pub(super) fn play_on(&mut self, mv: Move, cx: &mut Context) {
        let tree = &self.document.record().tree;
        let at = self.document.cursor();
        match (tree.child_by_move(at, mv), cx.shared.play_on) {
            (Some(node), _) => {
                self.document.go_to(node);
                cx.move_sound(&self.document);
            }
            _ if self.is_studied() || !tree.is_mainline(at) => self.add_variation(at, mv, cx),
            (None, Some(answer)) => self.play_on_as(answer, at, mv, cx),
            (None, None) => cx.show(Dialog::PlayOn { at, mv }),
        }
    }

    /// The dialog was answered. The computer may have moved meanwhile: the move belongs where it was made.
    pub(in crate::app) fn play_on_as(&mut self, answer: PlayOn, at: NodeId, mv: Move, cx: &mut Context) {
        match answer {
            PlayOn::Variation => self.add_variation(at, mv, cx),
            PlayOn::NewGame if self.document.go_to(at) => {
                let tree = &self.document.record().tree;
                cx.ask_game_after(tree.start(), [tree.moves_to(at), vec![mv]].concat());
            }
            PlayOn::NewGame => {}
        }
    }

    fn add_variation(&mut self, at: NodeId, mv: Move, cx: &mut Context) {
        self.document.edit(TreeEdit::AddMove { at, mv }).ok();
        self.hand.clear();
        cx.move_sound(&self.document);
    }
}
