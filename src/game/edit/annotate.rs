//! Edits of the annotations of a move, as players request them.

use super::{Comment, TreeEdit};
use crate::game::{GameTree, Nag, NodeId, Notes, Shape, pgn};

impl TreeEdit {
    /// Gives a move a glyph, in the place of one that it excludes, or takes it away if it is there. `None` at the
    /// start of the game, which is not a move.
    pub fn toggle_glyph(tree: &GameTree, node: NodeId, nag: Nag) -> Option<TreeEdit> {
        tree.parent(node)?;
        let mut nags = tree.notes(node).map_or_else(Vec::new, |notes| notes.nags.clone());
        let is_there = nags.contains(&nag);
        nags.retain(|&other| other != nag && (is_there || !nag.excludes(other)));
        if !is_there {
            // The mark of the move is the first glyph after it.
            let place = if nag.is_move_mark() { 0 } else { nags.len() };
            nags.insert(place, nag);
        }
        Some(TreeEdit::Glyphs { node, nags })
    }

    /// Replaces the visible text of the comments on one side of a move: each line of `text` is a comment. Commands in
    /// the old ones stay. `None` if nothing would change.
    pub fn rewrite_comment(tree: &GameTree, node: NodeId, place: Comment, text: &str) -> Option<TreeEdit> {
        let before = tree.notes(node).map_or(&[][..], |notes| place.texts(notes));
        if text == place.shown(tree, node) {
            return None;
        }
        let texts = pgn::comments_of(text, before);
        (texts != before).then_some(TreeEdit::Comment { node, place, texts })
    }

    /// Draws an arrow or a circle at a node, or takes it away if it is there.
    pub fn toggle_shape(tree: &GameTree, node: NodeId, shape: Shape) -> TreeEdit {
        let shapes = tree.notes(node).map_or(&[][..], |notes| &notes.shapes);
        TreeEdit::Shapes { node, shapes: shape.toggled(shapes) }
    }
}

impl Comment {
    /// The comments on this side.
    fn texts(self, notes: &Notes) -> &[String] {
        match self {
            Comment::Before => &notes.before,
            Comment::After => &notes.after,
        }
    }

    /// The text of the comments on this side of a move, one comment a line.
    pub fn shown(self, tree: &GameTree, node: NodeId) -> String {
        let texts = tree.notes(node).map_or(&[][..], |notes| self.texts(notes));
        let lines = texts.iter().map(|text| pgn::without_commands(text)).filter(|text| !text.is_empty());
        lines.collect::<Vec<_>>().join("\n")
    }
}
