//! Announcements of the current position to screen readers.

use super::work::Work;
use crate::app::board::speech;
use crate::app::context::Announcement;
use crate::app::library::GameId;
use crate::app::text::{Text, text};
use crate::game::NodeId;

/// The displayed node, and the latest node of the game in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Whereabouts {
    game: GameId,
    shown: NodeId,
    head: NodeId,
}

impl Work<'_> {
    /// The position on the board of a two-player game, to compare it after the message.
    pub(super) fn whereabouts(&self) -> Option<Whereabouts> {
        let shown = self.mode.document()?.cursor();
        let head = self.mode.play().map_or(shown, |play| play.game().head());
        Some(Whereabouts { game: self.cx.shared.game, shown, head })
    }

    /// Announces the new move, or the move now displayed, if either differs from before.
    pub(super) fn announce_since(&mut self, before: Option<Whereabouts>) {
        let is_of_two = self.over.is_none() && self.mode.document().is_some();
        let spoken =
            if is_of_two { self.spoken_since(before) } else { self.with_top(|screen, _| screen.announce()) };
        if let Some(text) = spoken {
            let number = self.cx.shared.announcement.number + 1;
            self.cx.shared.announcement = Announcement { number, text: Some(text) };
        }
    }

    fn spoken_since(&self, before: Option<Whereabouts>) -> Option<Text> {
        let now = self.whereabouts().filter(|now| Some(*now) != before)?;
        let before = before.filter(|before| before.game == now.game);
        let (node, was) = match before {
            Some(before) if before.head != now.head => (now.head, before.head),
            Some(before) => (now.shown, before.shown),
            None => (now.shown, now.shown),
        };
        let tree = &self.mode.document()?.record().tree;
        let comes_before =
            |later| !tree.contains(later) || tree.ancestors(later).any(|earlier| earlier == node);
        let is_back = node != was && comes_before(was);
        Some(match speech::spoken_node(tree, node) {
            Some(spoken) if is_back => text!("speech-back", "move" = spoken),
            Some(spoken) => spoken,
            None => Text::key("speech-start"),
        })
    }
}
