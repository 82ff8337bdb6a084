//! The parts of a game that a change concerns, as the question about unsaved work names them.

use serde::{Deserialize, Serialize};

use crate::app::text::Text;
use crate::game::TreeEdit;

/// A part of a game that was changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// The moves played.
    Moves,
    /// Moves that were not played.
    Variations,
    /// Comments, glyphs, arrows and circles.
    Comments,
    /// The judgements and evaluations of the game report.
    Report,
    /// Names, event, date and other tags.
    Header,
    /// The points and the reason of the end.
    Result,
}

impl Change {
    /// The parts that an edit of a record changes.
    pub(super) fn of(edit: &TreeEdit) -> Vec<Change> {
        match edit {
            TreeEdit::Start { .. } => vec![Change::Moves],
            TreeEdit::AddMove { .. }
            | TreeEdit::AddLine { .. }
            | TreeEdit::Delete { .. }
            | TreeEdit::DeleteAfter { .. }
            | TreeEdit::Restore { .. }
            | TreeEdit::Reorder { .. }
            | TreeEdit::Tree { .. } => vec![Change::Variations],
            TreeEdit::Comment { .. } | TreeEdit::Glyphs { .. } | TreeEdit::Shapes { .. } => {
                vec![Change::Comments]
            }
            TreeEdit::Evaluation { .. } => vec![Change::Report],
            TreeEdit::Tag { .. } => vec![Change::Header],
            TreeEdit::Result { .. } => vec![Change::Result],
            TreeEdit::All(edits) => {
                let all: Vec<Change> = edits.iter().flat_map(Change::of).collect();
                // A report adds glyphs and better lines as well.
                if all.contains(&Change::Report) { vec![Change::Report] } else { all }
            }
        }
    }

    /// The name of the part.
    pub fn name(self) -> Text {
        Text::key(match self {
            Change::Moves => "change-moves",
            Change::Variations => "change-variations",
            Change::Comments => "change-comments",
            Change::Report => "change-report",
            Change::Header => "change-header",
            Change::Result => "change-result",
        })
    }
}
