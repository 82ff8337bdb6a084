//! A game being studied: its state, the actions on it besides analysis and report, its panels.

use std::sync::Arc;
use std::time::Duration;

use super::analysis::{Analysis, Threat};
use crate::app::action::GameAction;
use crate::app::catalogue::{Arg, Check, Text, refuse, require, text};
use crate::app::cx::{Context, DeskRequest, Shared};
use crate::app::dialogs::Then;
use crate::app::document::Document;
use crate::app::files::SavedGame;
use crate::app::hand::Hand;
use crate::app::search::SearchTicket;
use crate::app::setup::{NewGameForm, OpenGame, StartFrom};
use crate::app::view::{self, ClockFace, Corner, Status, time_controls};
use crate::app::words::clock_face;
use crate::game::{Game, NodeId, pgn};
use crate::report::{GameReport, Plan};
use crate::sides::Color;

/// A game in a study.
#[derive(Debug, Clone)]
pub struct Study {
    pub(in crate::app) document: Document,
    pub(super) hand: Hand,
    pub(super) analysis: Analysis,
    pub(super) report: Reporting,
    pub(super) threat: Threat,
    /// Whether the game was played here.
    was_played: bool,
}

impl Study {
    /// A study of a record, at the cursor of the document.
    pub fn new(document: Document) -> Study {
        let (hand, analysis, threat) = (Hand::default(), Analysis::default(), Threat::default());
        let was_played = document.identity().is_live && document.record().result.is_some();
        Study { document, hand, analysis, threat, report: Reporting::default(), was_played }
    }

    /// Whether the game was played here.
    pub(in crate::app) fn was_played(&self) -> bool {
        self.was_played
    }

    /// The game being studied, with its cursor and its file.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// Adds a game that was played here to the player's own games, as it was before its study. The former run of the program
    /// may have ended before that.
    pub(in crate::app) fn keep_as_played(&self, cx: &mut Context) {
        let document = &self.document;
        if self.was_played && !document.record().main_moves().is_empty() {
            let played = document.without_edits();
            let is_edited = pgn::write(&played) != pgn::write(document.record());
            let revision = if is_edited { 0 } else { document.kept().revision() };
            cx.keep_game(document.identity().id, revision, SavedGame::Two(played));
        }
    }
}

/// The report on the studied game.
#[derive(Debug, Clone, Default)]
pub(super) struct Reporting {
    /// The report being made.
    pub run: Option<ReportRun>,
    /// The report on display: the unfinished one, or the one in the record.
    pub shown: Option<Arc<GameReport>>,
    /// The input of the report, so that most messages cost nothing: the document's revision, and the number of searches
    /// that have ended; `None` while none run.
    pub seen: Option<(u64, Option<usize>)>,
}

/// A report that is being made.
#[derive(Debug, Clone)]
pub(super) struct ReportRun {
    pub plan: Plan,
    /// The ticket of the first search; the others follow.
    pub first: SearchTicket,
}

impl ReportRun {
    /// The ply whose search has this ticket.
    pub(super) fn ply(&self, ticket: SearchTicket) -> Option<usize> {
        let ply = ticket.0.checked_sub(self.first.0)? as usize;
        (ply < self.plan.len()).then_some(ply)
    }
}

/// Actions on the game that are available in a study; resuming a game that was broken off.
impl Study {
    /// Carries out an action of a study or of a finished game.
    pub(in crate::app) fn act(&mut self, action: GameAction, cx: &mut Context) {
        match action {
            GameAction::Rematch => cx.ask(DeskRequest::Replace(Then::Rematch)),
            GameAction::TakeBack if self.document.undo() => self.hand.clear(),
            GameAction::Redo if self.document.redo() => self.hand.clear(),
            GameAction::PlayFromHere => cx.ask_game_from(&self.document),
            GameAction::Continue => cx.ask_game(self.continue_form()),
            GameAction::PauseOrResume => cx.ask(DeskRequest::Resume),
            _ => {}
        }
    }

    /// Whether such a step would do something.
    pub(in crate::app) fn check(&self, action: GameAction, shared: &Shared) -> Check {
        let edits = self.document.edits();
        match action {
            GameAction::PlayFromHere => require(self.document.ending().is_none(), "why-ended-here"),
            GameAction::TakeBack => require(edits.undoable() > 0, "why-undo"),
            GameAction::Redo => require(edits.redoable() > 0, "why-redo"),
            GameAction::Continue => require(self.document.is_broken_off(), "why-continue"),
            GameAction::PauseOrResume => require(self.document.is_broken_off(), "why-not-played"),
            GameAction::Rematch => {
                require(self.was_played, "why-rematch")?;
                shared.check_rematch(&self.document)
            }
            GameAction::Study => refuse("why-studied"),
            _ => refuse("why-not-played"),
        }
    }

    /// The form to continue a game that was broken off, filled in from the record.
    fn continue_form(&self) -> NewGameForm {
        let (document, record) = (&self.document, self.document.record());
        // The game as it would go on: moves may have been added behind the end that was opened.
        let game = Game::from_record(record.clone(), document.setup().draws());
        let mut setup = document.setup().clone();
        setup.choose_clocks(&record.controls.clone().unwrap_or_default());
        let saved_clocks = saved_clocks(&game);
        let start = StartFrom::OpenGame(OpenGame {
            end: Box::new(*game.position()),
            plies: game.plies(),
            keeps_clocks: saved_clocks.is_some(),
            saved_clocks,
        });
        NewGameForm { start, ..NewGameForm::new(setup) }
    }
}

/// The time control, and the times on both clocks; `None` without a clock.
fn saved_clocks(game: &Game) -> Option<Text> {
    let clock = game.clock();
    if !clock.is_timed() {
        return None;
    }
    let face = |color| -> Arg {
        let reading = clock.reading(color, Duration::ZERO);
        reading.map_or_else(
            || Text::key("clock-unlimited-text").into(),
            |reading| clock_face(reading.time).into(),
        )
    };
    let [white, black] = Color::ALL.map(face);
    Some(text!("continue-saved-clocks", control = time_controls(clock.controls()), white, black))
}

/// The view of a study.
impl Study {
    /// The panel of `color`, with the time of its clock in the record.
    pub(in crate::app) fn corner(&self, color: Color) -> Corner {
        let clock = self.noted_time(color).map(ClockFace::standing);
        Corner { clock, ..Corner::of(self.document(), color) }
    }

    /// The time of `color` at the cursor, if the record has it.
    fn noted_time(&self, color: Color) -> Option<Duration> {
        let tree = &self.document.record().tree;
        let noted = |node| {
            tree.notes(node).and_then(|notes| notes.clock).filter(|_| tree.move_number(node).1 == color)
        };
        let base = || self.document.record().controls.as_ref()?[color].base();
        tree.ancestors(self.document.cursor()).find_map(noted).or_else(base)
    }

    /// The state of the game in a line.
    pub(in crate::app) fn status(&self) -> Status {
        let document = self.document();
        let end = document.record().tree.line_end(NodeId::ROOT);
        match document.outcome() {
            _ if document.cursor() != end => view::replay_status(document),
            Some(outcome) => view::over_status(document, outcome),
            None => view::turn_status(document),
        }
    }
}
