//! Edits of a record as data, each with its inverse.
//!
//! Once a [`GameRecord`] has been built, all that changes it but playing is a [`TreeEdit`]: the window makes one, the
//! journal writes it down, and [`EditHistory`] takes it back. Applying an edit returns the edit that undoes it, and
//! applying that returns the edit that redoes it, so that undo and redo need no code of their own.
//!
//! ```
//! use heksy::game::{Comment, EditHistory, GameRecord, NodeId, Position, TreeEdit, Variant};
//!
//! let mut record = GameRecord::new(Position::start(Variant::Glinski));
//! let mut history = EditHistory::default();
//! let mv = record.tree.start().find_coordinates("f5f6").unwrap();
//! history.apply(&mut record, TreeEdit::AddMove { at: NodeId::ROOT, mv })?;
//! let node = record.tree.next(NodeId::ROOT).unwrap();
//! history.apply(&mut record, TreeEdit::comment(node, Comment::After, "the main line"))?;
//! history.undo(&mut record);
//! history.undo(&mut record);
//! assert_eq!(record.tree.next(NodeId::ROOT), None);
//! history.redo(&mut record);
//! assert_eq!(record.tree.next(NodeId::ROOT), Some(node));
//! # Ok::<(), heksy::game::EditError>(())
//! ```

mod annotate;
mod apply;
mod history;
#[cfg(test)]
mod tests;
mod tree_edit;

pub use history::{EditHistory, Editable};
pub use tree_edit::{Comment, EditError, TreeEdit};
