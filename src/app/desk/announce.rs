//! What is said to those who do not see the board, whenever another position is shown.

use super::work::Work;
use crate::app::announcement::Announcement;
use crate::app::catalogue::Text;
use crate::app::files::GameId;
use crate::app::mode::Mode;
use crate::app::words::speech;
use crate::game::NodeId;

/// Where one looks, and where the game stands that is being played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) struct Whereabouts {
    game: GameId,
    shown: NodeId,
    head: NodeId,
}

impl Work<'_> {
    /// Where one looks now.
    pub(in crate::app) fn whereabouts(&self) -> Whereabouts {
        let shown = self.mode.document().cursor();
        let head = self.mode.play().map_or(shown, |play| play.game().head());
        Whereabouts { game: self.shared.game, shown, head }
    }

    /// Says which move has been made, or is shown now.
    pub(in crate::app) fn announce_since(&mut self, before: Whereabouts) {
        let now = self.whereabouts();
        if now == before || matches!(self.mode, Mode::Edit { .. } | Mode::Three { .. }) {
            return;
        }
        let is_same_game = now.game == before.game;
        let node = if now.head == before.head { now.shown } else { now.head };
        let was = if now.head == before.head { before.shown } else { before.head };
        let tree = &self.mode.document().record().tree;
        let comes_before =
            |later| !tree.contains(later) || tree.ancestors(later).any(|earlier| earlier == node);
        let is_back = is_same_game && node != was && comes_before(was);
        let text = match speech::spoken_node(tree, node) {
            Some(spoken) if is_back => Text::new("speech-back", [("move", spoken.into())]),
            Some(spoken) => spoken,
            None => Text::key("speech-start"),
        };
        let said = &mut self.shared.announcement;
        *said = Announcement { number: said.number + 1, text: Some(text) };
    }
}
