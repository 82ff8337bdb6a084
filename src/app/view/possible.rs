//! What can be done now: the window greys the rest.

use crate::app::document::Phase;
use crate::app::message::{FileAction, GameAction, ReplayAction};
use crate::app::model::Model;
use crate::game::NodeId;

impl Model {
    /// Whether a step in playing the game would do something now.
    pub fn can_play(&self, action: GameAction) -> bool {
        let document = &self.document;
        let goes_on = document.game.outcome().is_none();
        let is_running = document.is_live() && goes_on;
        let people = 2 - document.setup.computers();
        match action {
            GameAction::New => true,
            GameAction::Rematch => document.is_live(),
            GameAction::Continue => document.can_continue(),
            GameAction::PauseOrResume => goes_on && (document.is_live() || document.can_continue()),
            GameAction::TakeBack => self.plies_to_take_back() > 0,
            GameAction::Redo => document.is_live() && document.game.redoable() > 0,
            GameAction::Resign | GameAction::OfferDraw => {
                is_running && people > 0 && document.game.plies() > 0
            }
            GameAction::ClaimDraw => is_running && people > 0 && document.game.claimable().is_some(),
            GameAction::MoveNow => self.computer.thinking.is_some() || self.computer.is_broken,
        }
    }

    /// Whether a step in looking through the game leads anywhere.
    pub fn can_replay(&self, action: ReplayAction) -> bool {
        let tree = &self.document.game.record().tree;
        let cursor = self.document.game.cursor();
        match action {
            ReplayAction::First | ReplayAction::Previous => cursor != NodeId::ROOT,
            ReplayAction::Next | ReplayAction::Last => tree.next(cursor).is_some(),
            ReplayAction::To(node) => tree.contains(node),
            ReplayAction::Autoplay => self.is_autoplaying() || tree.next(NodeId::ROOT).is_some(),
        }
    }

    /// Whether something from the file menu would do something now.
    pub fn can_file(&self, action: &FileAction) -> bool {
        let games = self.opened.as_ref().map_or(0, |file| file.games.len());
        match action {
            FileAction::ChooseGame => games > 1,
            FileAction::PreviousGame => games > 1 && self.opened_index > 0,
            FileAction::NextGame => self.opened_index + 1 < games,
            FileAction::ForgetRecent => !self.settings.recent.is_empty(),
            _ => true,
        }
    }

    /// Whether the game stands paused, so that [`GameAction::PauseOrResume`] lets it go on.
    pub fn is_standing(&self) -> bool {
        self.document.phase != Phase::Playing
    }

    /// How many plies a takeback takes: to the person's own last move.
    pub(in crate::app) fn plies_to_take_back(&self) -> usize {
        let document = &self.document;
        let plies = document.game.plies();
        let is_over = document.game.outcome().is_some();
        let plays_itself = document.setup.computers() == 2 && document.phase == Phase::Playing;
        if !document.is_live() || plays_itself && !is_over || document.game.touch_move() {
            return 0;
        }
        match document.only_human() {
            Some(human) if document.game.turn() == human => {
                if plies >= 2 {
                    2
                } else {
                    0
                }
            }
            _ => plies.min(1),
        }
    }
}
