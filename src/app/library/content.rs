//! Contents of games by which they are chosen.

use serde::{Deserialize, Serialize};

use super::GameRow;
use crate::app::text::keys;
use crate::chess::Role;
use crate::game::{GameRecord, NodeId};
use crate::report::GameReport;
use crate::sides::{Points, Reason};

/// Something in a game of two players, or whether the list has an equal game before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Content {
    /// The game ended in stalemate.
    Stalemate,
    /// A pawn became a knight.
    Knight,
    /// The game has comments.
    Comments,
    /// The game has a report.
    Report,
    /// The list has an equal game before it.
    Copy,
    /// The list has no equal game before it.
    Single,
}

keys!(impl Content {
    Stalemate => "games-stalemate",
    Knight => "games-knight",
    Comments => "games-comments",
    Report => "games-report",
    Copy => "games-copies",
    Single => "games-single",
});

impl Content {
    /// Whether the other games of the list decide it.
    pub(super) fn is_of_list(self) -> bool {
        matches!(self, Content::Copy | Content::Single)
    }

    /// Whether a game may have it, as a glance at its row and its bytes says. Reading a game takes longer.
    pub(super) fn may_be_in(self, row: &GameRow, bytes: &[u8]) -> bool {
        let has = |wanted: &[u8]| bytes.windows(wanted.len()).any(|window| window == wanted);
        match self {
            Content::Stalemate => ["¾-¼", "¼-¾", "½-½"].contains(&row.result.as_str()),
            Content::Knight => has(b"=N"),
            Content::Comments => has(b"{"),
            Content::Report => has(b"[%eval"),
            Content::Copy | Content::Single => false,
        }
    }

    pub(super) fn is_in(self, record: &GameRecord) -> bool {
        let tree = &record.tree;
        match self {
            // Only a stalemate divides the point by quarters. A file may call it a draw.
            Content::Stalemate => record.result.is_some_and(|end| {
                [Points::THREE_QUARTERS, Points::ONE_QUARTER].contains(&end.points)
                    || record.reason() == Some(Reason::Stalemate)
                    || tree.position(tree.line_end(NodeId::ROOT)).is_stalemate()
            }),
            Content::Knight => record.main_moves().iter().any(|mv| mv.promotion() == Some(Role::Knight)),
            Content::Comments => std::iter::once(NodeId::ROOT).chain(tree.mainline()).any(|node| {
                tree.notes(node).is_some_and(|notes| !notes.before.is_empty() || !notes.after.is_empty())
            }),
            Content::Report => GameReport::is_in(record),
            Content::Copy | Content::Single => false,
        }
    }
}
