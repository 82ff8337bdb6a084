//! Undoing and redoing the steps of setting up.

use crate::game::PositionSetup;

/// The positions before and after the current one, for undo and redo.
#[derive(Debug, Clone, Default)]
pub(super) struct History {
    pub past: Vec<PositionSetup>,
    pub future: Vec<PositionSetup>,
    /// Whether the latest step is an input of text, to which further letters belong.
    is_typing: bool,
}

impl History {
    /// Adds a step from `before` to the current position. Consecutive letters of a text are one step.
    pub fn changed(&mut self, before: PositionSetup, is_typed: bool) {
        if !(is_typed && self.is_typing) {
            self.past.push(before);
        }
        self.future.clear();
        self.is_typing = is_typed;
    }

    /// The position before this one.
    pub fn undo(&mut self, now: &PositionSetup) -> Option<PositionSetup> {
        let before = self.past.pop()?;
        self.future.push(now.clone());
        self.is_typing = false;
        Some(before)
    }

    /// The position that was undone last.
    pub fn redo(&mut self, now: &PositionSetup) -> Option<PositionSetup> {
        let after = self.future.pop()?;
        self.past.push(now.clone());
        self.is_typing = false;
        Some(after)
    }
}
