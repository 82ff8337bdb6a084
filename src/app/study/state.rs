//! A game being studied: its state.

use super::analysis::{Analysis, Threat};
use super::report_run::Reporting;
use crate::app::cx::Context;
use crate::app::document::Document;
use crate::app::files::SavedGame;
use crate::app::hand::Hand;
use crate::app::journal::Origin;
use crate::game::GameRecord;

/// A game in a study.
#[derive(Debug, Clone)]
pub struct Study {
    pub(in crate::app) document: Document<GameRecord>,
    pub(super) hand: Hand,
    pub(super) analysis: Analysis,
    pub(super) report: Reporting,
    pub(super) threat: Threat,
}

impl Study {
    /// A study of a record, at the cursor of the document.
    pub fn new(document: Document<GameRecord>) -> Study {
        let (hand, analysis, threat) = (Hand::default(), Analysis::default(), Threat::default());
        Study { document, hand, analysis, threat, report: Reporting::default() }
    }

    /// The document of the game.
    pub fn document(&self) -> &Document<GameRecord> {
        &self.document
    }

    /// Adds a game that was played here to the player's own games, unless it was edited after its end. The former run of the
    /// program may have ended before that.
    pub(in crate::app) fn keep_as_played(&self, cx: &mut Context) {
        let (document, record) = (&self.document, self.document.record());
        let is_played = matches!(document.origin().origin, Origin::Live { .. }) && record.result.is_some();
        if is_played && document.edits().undoable() == 0 && !record.main_moves().is_empty() {
            let revision = document.kept().revision();
            cx.keep_game(document.origin().id, revision, SavedGame::Two(record.clone()));
        }
    }

    pub(in crate::app) fn put_down(&mut self) {
        self.hand.clear();
    }
}
