//! Carrying out an edit.

use std::mem;

use super::{Comment, EditError, TreeEdit};
use crate::game::{Detached, Eval, GameRecord, GameTree, Move, NodeId, Notes, UnreadText};
use crate::sides::{Outcome, Reason};

impl GameRecord {
    /// Carries out `edit` and returns the edit that undoes it. If the last moves gave the reason of the result, and
    /// the edit adds or removes moves at the end, the result keeps its points but loses the reason.
    ///
    /// # Errors
    ///
    /// [`EditError`]; nothing is then changed.
    pub fn apply(&mut self, edit: TreeEdit) -> Result<TreeEdit, EditError> {
        let replaces_tree = matches!(edit, TreeEdit::Start { .. } | TreeEdit::Tree { .. });
        let end = self.tree.line_end(NodeId::ROOT);
        let before = self.result.filter(|result| result.reason.is_shown_by_moves());
        let inverse = self.carry_out(edit)?;
        let shown = before.filter(|_| self.result == before);
        let is_end_left = replaces_tree || self.tree.contains(end) && self.tree.is_mainline(end);
        Ok(match shown.filter(|_| !is_end_left) {
            Some(outcome) => {
                self.result = Some(Outcome { reason: Reason::Unknown, ..outcome });
                TreeEdit::All(vec![inverse, TreeEdit::Result { outcome: Some(outcome) }])
            }
            None => inverse,
        })
    }

    fn carry_out(&mut self, edit: TreeEdit) -> Result<TreeEdit, EditError> {
        Ok(match edit {
            TreeEdit::AddMove { at, mv } => self.add_line(at, &[mv], None)?,
            TreeEdit::AddLine { at, moves, eval } => self.add_line(at, &moves, eval)?,
            TreeEdit::Delete { node } => {
                let parent = parent(&self.tree, node)?;
                let branches = self.tree.detach(node).into_iter().collect();
                TreeEdit::Restore { parent, branches, unread: Vec::new() }
            }
            TreeEdit::DeleteAfter { node } => {
                known(&self.tree, node)?;
                let unread = self.tree.take_unread(node);
                TreeEdit::Restore { parent: node, branches: self.tree.truncate(node), unread }
            }
            TreeEdit::Restore { parent, branches, unread } => self.restore(parent, branches, unread)?,
            TreeEdit::Reorder { node, index } => {
                parent(&self.tree, node)?;
                let before = self.tree.reorder(node, index).ok_or(EditError::NoSuchNode)?;
                TreeEdit::Reorder { node, index: before }
            }
            TreeEdit::Tag { name, value } => {
                let before = match value {
                    Some(value) => self.tags.replace(&name, &value),
                    None => self.tags.remove(&name),
                };
                TreeEdit::Tag { name, value: before }
            }
            TreeEdit::Result { outcome } => {
                TreeEdit::Result { outcome: mem::replace(&mut self.result, outcome) }
            }
            TreeEdit::Start { position } => self.replace_tree(GameTree::new(*position)),
            TreeEdit::Tree { tree } => self.replace_tree(*tree),
            TreeEdit::All(edits) => self.apply_all(edits)?,
            TreeEdit::Comment { node, place, texts } => {
                let notes = self.notes_mut(node)?;
                let there = match place {
                    Comment::Before => &mut notes.before,
                    Comment::After => &mut notes.after,
                };
                TreeEdit::Comment { node, place, texts: mem::replace(there, texts) }
            }
            TreeEdit::Glyphs { node, nags } => {
                parent(&self.tree, node)?;
                TreeEdit::Glyphs { node, nags: mem::replace(&mut self.notes_mut(node)?.nags, nags) }
            }
            TreeEdit::Shapes { node, shapes } => {
                TreeEdit::Shapes { node, shapes: mem::replace(&mut self.notes_mut(node)?.shapes, shapes) }
            }
            TreeEdit::Evaluation { node, eval } => {
                TreeEdit::Evaluation { node, eval: mem::replace(&mut self.notes_mut(node)?.eval, eval) }
            }
        })
    }

    /// Existing nodes of the line stay. The other moves follow one new node, and deleting that node undoes the edit.
    fn add_line(&mut self, at: NodeId, moves: &[Move], eval: Option<Eval>) -> Result<TreeEdit, EditError> {
        known(&self.tree, at)?;
        let (last, count) = self.tree.follow(at, moves);
        let added = &moves[count..];
        // Nothing is changed unless all are legal.
        added.iter().try_fold(self.tree.position(last), |position, &mv| position.play(mv))?;
        let mut node = last;
        let mut first = None;
        for &mv in added {
            node = self.tree.push(node, mv);
            first.get_or_insert(node);
        }
        let mut inverses: Vec<_> = first.map(|node| TreeEdit::Delete { node }).into_iter().collect();
        let evaluated = moves.first().and_then(|&mv| self.tree.child_by_move(at, mv)).zip(eval);
        if let Some((node, eval)) = evaluated {
            let before = self.tree.notes_mut(node).eval.replace(eval);
            // An evaluation goes with the move if that is new.
            if first != Some(node) {
                inverses.push(TreeEdit::Evaluation { node, eval: before });
            }
        }
        Ok(if inverses.len() == 1 { inverses.remove(0) } else { TreeEdit::All(inverses) })
    }

    fn notes_mut(&mut self, node: NodeId) -> Result<&mut Notes, EditError> {
        known(&self.tree, node)?;
        Ok(self.tree.notes_mut(node))
    }

    fn restore(
        &mut self,
        parent: NodeId,
        branches: Vec<Detached>,
        unread: Vec<UnreadText>,
    ) -> Result<TreeEdit, EditError> {
        known(&self.tree, parent)?;
        let is_single = unread.is_empty() && branches.len() == 1;
        let inverse = match branches.first() {
            Some(branch) if is_single => TreeEdit::Delete { node: branch.node },
            _ => TreeEdit::DeleteAfter { node: parent },
        };
        if branches.iter().any(|branch| !self.tree.can_attach(*branch)) {
            return Err(EditError::NoSuchNode);
        }
        // The last one taken out goes back first, so that each finds its place.
        for branch in branches.into_iter().rev() {
            self.tree.attach(branch);
        }
        for text in unread {
            self.tree.add_unread(parent, text);
        }
        Ok(inverse)
    }

    fn replace_tree(&mut self, tree: GameTree) -> TreeEdit {
        TreeEdit::Tree { tree: Box::new(mem::replace(&mut self.tree, tree)) }
    }

    /// All of them, or none.
    fn apply_all(&mut self, edits: Vec<TreeEdit>) -> Result<TreeEdit, EditError> {
        let mut inverses = Vec::with_capacity(edits.len());
        for edit in edits {
            match self.carry_out(edit) {
                Ok(inverse) => inverses.push(inverse),
                Err(error) => {
                    for inverse in inverses.into_iter().rev() {
                        self.carry_out(inverse)?;
                    }
                    return Err(error);
                }
            }
        }
        inverses.reverse();
        Ok(TreeEdit::All(inverses))
    }
}

fn known(tree: &GameTree, node: NodeId) -> Result<(), EditError> {
    if tree.contains(node) { Ok(()) } else { Err(EditError::NoSuchNode) }
}

fn parent(tree: &GameTree, node: NodeId) -> Result<NodeId, EditError> {
    known(tree, node)?;
    tree.parent(node).ok_or(EditError::Root)
}
