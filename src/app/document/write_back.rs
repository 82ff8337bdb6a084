//! Writing the study of a kept game back into it: its comments, variations and report. The moves, the result and the
//! clocks stay as they were played.

use std::time::Duration;

use super::Document;
use crate::game::GameRecord;

/// The study of a game that is among the player's own.
#[derive(Debug, Clone)]
pub(in crate::app) struct WriteBack {
    /// The identity of the game.
    pub(in crate::app) id: u64,
    /// The game without its study.
    pub(in crate::app) played: GameRecord,
    pub(in crate::app) studied: GameRecord,
}

impl Document {
    /// The study to be written back into the kept game; `None` if there is nothing new in it, or if the player has
    /// changed the moves or the result.
    pub(in crate::app) fn write_back(&self, now: Duration) -> Option<WriteBack> {
        if !self.kept.is_newer_than_own() {
            return None;
        }
        let played = self.without_edits();
        played.result?;
        let studied = self.record_at(now).with_end_of(&played)?;
        let id = self.kept.own_id().unwrap_or(self.identity.id);
        Some(WriteBack { id, played, studied })
    }

    /// The record as it was when its study began, or before all edits that can be undone.
    pub(in crate::app) fn without_edits(&self) -> GameRecord {
        if let Some(played) = &self.played {
            return played.as_ref().clone();
        }
        let (mut game, mut edits) = (self.game.clone(), self.edits.clone());
        while edits.undoable() > 0 {
            edits.undo(&mut game);
        }
        game.record().clone()
    }
}
