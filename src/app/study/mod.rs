//! A game being looked into: opened from a file, or played here and over. Every legal move is a move of the record, and
//! every edit can be undone.

mod action;
mod analyse;
mod analysis;
mod analysis_view;
mod board;
mod report;
mod report_run;
mod report_view;
mod threat;
mod view;

pub use action::StudyAction;

use self::analysis::{Analysis, Threat};
use self::report_run::Reporting;
use super::document::Document;
use super::hand::Hand;
use super::journal::Entry;
use crate::app::action::GameAction;
use crate::app::cx::Context;
use crate::game::GameRecord;

/// A game being looked into.
#[derive(Debug, Clone)]
pub struct Study {
    document: Document<GameRecord>,
    hand: Hand,
    analysis: Analysis,
    report: Reporting,
    threat: Threat,
}

impl Study {
    /// A record to be looked into, at the cursor of the document.
    pub fn new(document: Document<GameRecord>) -> Study {
        let (hand, analysis, threat) = (Hand::default(), Analysis::default(), Threat::default());
        let mut study = Study { document, hand, analysis, threat, report: Reporting::default() };
        study.look_for_report();
        study
    }

    /// The game with all that is kept of it.
    pub fn document(&self) -> &Document<GameRecord> {
        &self.document
    }

    pub(super) fn document_mut(&mut self) -> &mut Document<GameRecord> {
        &mut self.document
    }

    pub(super) fn hand_mut(&mut self) -> &mut Hand {
        &mut self.hand
    }

    /// Handles a step that is possible in a study.
    pub(super) fn act(&mut self, action: GameAction, cx: &mut Context) {
        let is_done = match action {
            GameAction::TakeBack => cx.undo(&mut self.document),
            GameAction::Redo => cx.redo(&mut self.document),
            _ => false,
        };
        if is_done {
            self.hand.clear();
        }
    }

    /// Whether such a step would do something.
    pub(super) fn can(&self, action: GameAction) -> bool {
        match action {
            GameAction::New => true,
            GameAction::PlayFromHere => self.document.ending().is_none(),
            GameAction::TakeBack => self.document.edits().undoable() > 0,
            GameAction::Redo => self.document.edits().redoable() > 0,
            GameAction::Continue | GameAction::PauseOrResume => self.document.is_broken_off(),
            GameAction::Rematch
            | GameAction::NextGame
            | GameAction::Accept
            | GameAction::Decline
            | GameAction::Study
            | GameAction::Resign
            | GameAction::OfferDraw
            | GameAction::ClaimDraw
            | GameAction::MoveNow
            | GameAction::Hint
            | GameAction::PlayForPerson
            | GameAction::SwitchSides => false,
        }
    }

    /// Writes to the journal that the game came here from the board.
    pub(super) fn begin(&self, cx: &mut Context) {
        if cx.shared.journal.open.is_some() {
            cx.write_down(self.document.origin(), Entry::Study);
        }
    }
}
