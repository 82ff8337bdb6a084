//! Records that can be edited, and undo and redo of their edits.

use super::{EditError, TreeEdit};
use crate::game::GameRecord;

/// A record that can be edited, or a game with its record.
pub trait Editable {
    /// Carries out an edit and returns the edit that undoes it.
    ///
    /// # Errors
    ///
    /// [`EditError`]; nothing is then changed.
    fn edit(&mut self, edit: TreeEdit) -> Result<TreeEdit, EditError>;
}

impl Editable for GameRecord {
    fn edit(&mut self, edit: TreeEdit) -> Result<TreeEdit, EditError> {
        self.apply(edit)
    }
}

/// The edits that can be undone and redone, the latest last.
#[derive(Clone, Debug, Default)]
pub struct EditHistory {
    undo: Vec<TreeEdit>,
    redo: Vec<TreeEdit>,
}

impl EditHistory {
    /// Carries out an edit. The edits to redo are forgotten, unless the edit changes nothing.
    ///
    /// # Errors
    ///
    /// [`EditError`]; record and history are then as they were.
    pub fn apply(&mut self, game: &mut impl Editable, edit: TreeEdit) -> Result<(), EditError> {
        let inverse = game.edit(edit)?;
        let is_nothing = matches!(&inverse, TreeEdit::All(edits) if edits.is_empty());
        if !is_nothing {
            self.undo.push(inverse);
            self.redo.clear();
        }
        Ok(())
    }

    /// Undoes the latest edit. Returns `false` if there was nothing to undo.
    pub fn undo(&mut self, game: &mut impl Editable) -> bool {
        step(game, &mut self.undo, &mut self.redo)
    }

    /// Redoes the edit undone last. Returns `false` if there was nothing to redo.
    pub fn redo(&mut self, game: &mut impl Editable) -> bool {
        step(game, &mut self.redo, &mut self.undo)
    }

    /// The edit that [`Self::undo`] would carry out.
    pub fn next_undo(&self) -> Option<&TreeEdit> {
        self.undo.last()
    }

    /// The edit that [`Self::redo`] would carry out.
    pub fn next_redo(&self) -> Option<&TreeEdit> {
        self.redo.last()
    }

    /// Number of edits that can be undone.
    pub fn undoable(&self) -> usize {
        self.undo.len()
    }

    /// Number of edits that can be redone.
    pub fn redoable(&self) -> usize {
        self.redo.len()
    }
}

/// Applies the last edit of `from` and puts its inverse on `to`. An edit that does not fit, because the record was
/// changed beside this history, is dropped.
fn step(game: &mut impl Editable, from: &mut Vec<TreeEdit>, to: &mut Vec<TreeEdit>) -> bool {
    let Some(edit) = from.pop() else { return false };
    let inverse = game.edit(edit);
    let is_done = inverse.is_ok();
    to.extend(inverse);
    is_done
}
