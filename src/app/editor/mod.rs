//! A position being set up, possible or not, to be played from or looked into. The game it was opened from lies behind
//! it, untouched, and comes back when it is left.

mod action;
mod board;
mod edit;
mod history;
mod problems;
mod steps;
mod tool;
mod view;

use self::history::History;
use super::catalogue::Text;
use crate::game::{Position, PositionSetup, Variant};
use crate::hex::Cell;

pub use action::EditorAction;
pub use edit::PositionEdit;
pub use problems::Problem;
pub use tool::Tool;

/// A position being set up.
#[derive(Debug, Clone)]
pub struct Editor {
    setup: PositionSetup,
    /// The position, or what keeps it from being one.
    position: Result<Box<Position>, Vec<Problem>>,
    /// The position as text, or what is being typed for it.
    text: String,
    /// What of the typed text is not understood.
    text_problem: Option<Text>,
    tool: Tool,
    /// The piece picked up with the hand.
    picked: Option<Cell>,
    history: History,
}

impl Editor {
    /// Begins with this position.
    pub fn new(setup: PositionSetup) -> Editor {
        Editor {
            text: setup.to_string(),
            text_problem: None,
            position: problems::judge(&setup),
            setup,
            tool: Tool::Hand,
            picked: None,
            history: History::default(),
        }
    }

    /// The position as it stands, possible or not.
    pub fn setup(&self) -> &PositionSetup {
        &self.setup
    }

    /// The game it is of.
    pub fn variant(&self) -> Variant {
        self.setup.variant()
    }

    /// The position, where it is possible.
    pub fn position(&self) -> Option<&Position> {
        self.position.as_deref().ok()
    }

    /// What keeps it from being possible, the gravest first.
    pub fn problems(&self) -> &[Problem] {
        self.position.as_ref().err().map_or(&[], Vec::as_slice)
    }

    /// The position as text, or what is being typed for it.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What of the typed text is not understood; the board stays as it was meanwhile.
    pub fn text_problem(&self) -> Option<&Text> {
        self.text_problem.as_ref()
    }

    /// What a click on a cell does.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// Chooses what a click on a cell does.
    pub(super) fn choose(&mut self, tool: Tool) {
        self.tool = tool;
        self.picked = None;
    }
}
