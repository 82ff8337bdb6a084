//! Edits of the record: which of them would do something, carrying them out, undoing and redoing them, and writing the study of
//! a kept game back into it.

use std::sync::Arc;
use std::time::Duration;

use super::{Change, Document, Draft, EditAction, tags};
use crate::app::text::{Reason, require};
use crate::game::{Comment, EditError, GameRecord, NodeId, Shape, Tags, TreeEdit};

/// Edits.
impl Document {
    /// The arrows and circles of the record in the position shown.
    pub(in crate::app) fn shapes(&self) -> &[Shape] {
        self.record().tree.notes(self.cursor()).map_or(&[], |notes| &notes.shapes)
    }

    /// The edit for an action of the player.
    ///
    /// # Errors
    /// It would change nothing, or would change played moves.
    pub fn edit_for(&self, action: EditAction) -> Result<TreeEdit, Reason> {
        let tree = &self.record().tree;
        let (EditAction::Promote(node)
        | EditAction::Demote(node)
        | EditAction::MakeMainLine(node)
        | EditAction::Delete(node)
        | EditAction::DeleteAfter(node)
        | EditAction::Glyph(node, _)
        | EditAction::ClearShapes(node)) = action;
        let is_move = tree.contains(node) && node != NodeId::ROOT;
        let of_start = matches!(action, EditAction::DeleteAfter(_) | EditAction::ClearShapes(_));
        require(is_move || of_start && node == NodeId::ROOT, "why-choose-move")?;
        let (edit, key) = match action {
            EditAction::Promote(_) => (TreeEdit::promote(tree, node), "why-first-variation"),
            EditAction::Demote(_) => (TreeEdit::demote(tree, node), "why-last-variation"),
            EditAction::MakeMainLine(_) => (TreeEdit::promote_to_main(tree, node), "why-first-variation"),
            EditAction::Delete(_) => (Some(TreeEdit::Delete { node }), "why-choose-move"),
            EditAction::DeleteAfter(_) => {
                let has_moves = !tree.children(node).is_empty();
                (has_moves.then_some(TreeEdit::DeleteAfter { node }), "why-end")
            }
            EditAction::Glyph(_, nag) => (TreeEdit::toggle_glyph(tree, node, nag), "why-choose-move"),
            EditAction::ClearShapes(_) => {
                let has_shapes = tree.notes(node).is_some_and(|notes| !notes.shapes.is_empty());
                (has_shapes.then(|| TreeEdit::Shapes { node, shapes: Vec::new() }), "why-no-shapes")
            }
        };
        let edit = edit.ok_or(Reason::new(key))?;
        require(self.game.allows(&edit), "why-moves-stay")?;
        Ok(edit)
    }

    /// Carries out an edit; the cursor goes where it was.
    ///
    /// # Errors
    /// The edit does not fit the record, or would change played moves. The record is then unchanged.
    pub(in crate::app) fn edit(&mut self, edit: TreeEdit) -> Result<(), EditError> {
        let done = edit.clone();
        self.edits.apply(&mut self.game, edit)?;
        self.show_edited(&done);
        Ok(())
    }

    /// Undoes the latest edit. Returns `false` if there was nothing to undo.
    pub(in crate::app) fn undo(&mut self) -> bool {
        let edit = self.edits.next_undo().cloned();
        let is_done = self.edits.undo(&mut self.game);
        if let Some(edit) = edit {
            self.show_edited(&edit);
        }
        is_done
    }

    /// Redoes the edit undone last. Returns `false` if there was nothing to redo.
    pub(in crate::app) fn redo(&mut self) -> bool {
        let edit = self.edits.next_redo().cloned();
        let is_done = self.edits.redo(&mut self.game);
        if let Some(edit) = edit {
            self.show_edited(&edit);
        }
        is_done
    }

    /// Follows a change of the tags of the game in its file. It is no edit: nothing of it is to be saved or undone here.
    pub(in crate::app) fn follow_tags(&mut self, before: &Tags, now: &Tags) {
        for (name, value) in tags::changes(&self.record().tags, before, now) {
            let edit = TreeEdit::Tag { name, value };
            let renames = edit.renames_player();
            // A tag changes no move, so that it is never refused.
            if self.game.edit(edit).is_ok() && renames {
                tags::take_names(self.game.record(), &mut self.setup);
            }
        }
        if let Some(played) = &mut self.played {
            tags::follow(&mut Arc::make_mut(played).tags, before, now);
        }
        self.update_derived();
    }

    fn show_edited(&mut self, edit: &TreeEdit) {
        if edit.renames_player() {
            tags::take_names(self.game.record(), &mut self.setup);
        }
        if let Some(place) = edit.place(&self.record().tree) {
            self.current.node = place;
        }
        self.changed(&Change::of(edit));
    }
}

/// The draft of a comment. The record gets its text when the draft is accepted.
impl Document {
    /// The draft of a comment, if one is open.
    pub fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    /// Whether there may be a comment: before every move, and behind it or behind the start of the game.
    pub fn can_comment(&self, node: NodeId, place: Comment) -> bool {
        self.record().tree.contains(node) && (place == Comment::After || node != NodeId::ROOT)
    }

    /// Opens the draft of a comment with the present text.
    pub(in crate::app) fn begin_draft(&mut self, node: NodeId, place: Comment) {
        if self.can_comment(node, place) {
            let text = place.shown(&self.record().tree, node);
            self.go_to(node);
            self.draft = Some(Draft { node, place, text });
            self.update_derived();
        }
    }

    pub(in crate::app) fn type_draft(&mut self, text: String) {
        if let Some(draft) = &mut self.draft {
            draft.text = text;
        }
    }

    /// Ends the draft. Returns the edit that stores its comment in the record, or `None` if nothing changes.
    pub(in crate::app) fn end_draft(&mut self) -> Option<TreeEdit> {
        let Draft { node, place, text } = self.draft.take()?;
        self.update_derived();
        TreeEdit::rewrite_comment(&self.record().tree, node, place, &text)
    }
}

/// The study of a game that is among the player's own.
#[derive(Debug, Clone)]
pub(in crate::app) struct WriteBack {
    pub(in crate::app) id: u64,
    /// The game without its study.
    pub(in crate::app) played: GameRecord,
    pub(in crate::app) studied: GameRecord,
}

impl Document {
    /// The study to be written back into the kept game; `None` if there is nothing new in it, or if the player has
    /// changed the moves or the result.
    pub(in crate::app) fn write_back(&self, now: Duration) -> Option<WriteBack> {
        if !self.kept.is_newer_than_own() {
            return None;
        }
        let played = self.without_edits();
        played.result?;
        let studied = self.record_at(now).with_end_of(&played)?;
        let id = self.kept.own_id.unwrap_or(self.identity.id);
        Some(WriteBack { id, played, studied })
    }

    /// The record as it was when its study began, or before all edits that can be undone.
    pub(in crate::app) fn without_edits(&self) -> GameRecord {
        if let Some(played) = &self.played {
            return played.as_ref().clone();
        }
        let (mut game, mut edits) = (self.game.clone(), self.edits.clone());
        while edits.undoable() > 0 {
            edits.undo(&mut game);
        }
        game.record().clone()
    }
}
