//! The view of the position editor for the window.

use super::Editor;
use crate::app::catalogue::{Text, text};
use crate::app::cx::Context;
use crate::app::view::{AnalysisView, Status};
use crate::app::words;
use crate::game::Position;
use crate::sides::{Color, DrawRules, MaterialRule, Outcome};

/// A game with less is over under every choice of rules.
const DRAWS: DrawRules =
    DrawRules { material: MaterialRule::BareKings, repetition_automatic: false, fifty_automatic: false };

impl Editor {
    /// The problem that makes the position illegal. In a legal position: the end of the game or, before it, the side
    /// to move.
    pub(in crate::app) fn status(&self) -> Status {
        let text = match (self.problems().first(), self.ending()) {
            (Some(problem), _) => text!("editor-impossible", problem = &problem.text),
            (None, Some(outcome)) => words::result_and_reason(outcome),
            (None, None) => {
                let checked = self.position().and_then(Position::checked_king);
                Text::key(words::turn_key(self.setup.turn(), checked.is_some()))
            }
        };
        Status { text: text.to_string(), is_urgent: !self.problems().is_empty() }
    }

    /// How the game has ended in this position.
    pub(super) fn ending(&self) -> Option<Outcome> {
        self.position()?.terminal(&DRAWS)
    }

    /// The reason why the position cannot be studied, in a sentence; `None` if it can.
    pub fn study_refusal(&self) -> Option<Text> {
        let problem = self.problems().first()?;
        Some(text!("fen-wrong", problem = &problem.text))
    }

    /// The reason why the position cannot be played, in a sentence; `None` if it can.
    pub fn play_refusal(&self) -> Option<Text> {
        let over = |outcome| text!("editor-over", end = words::result_and_reason(outcome));
        self.study_refusal().or_else(|| self.ending().map(over))
    }

    /// Whether positions are evaluated.
    pub fn is_evaluating(&self) -> bool {
        self.evaluation.is_on
    }

    /// Evaluates the position shown, if it differs from the last one. Called after every message.
    pub(in crate::app) fn follow_position(&mut self, cx: &mut Context) {
        let (position, is_over) = (self.position().copied(), self.ending().is_some());
        self.evaluation.follow(position, is_over, cx);
    }

    /// The view of the evaluation; `None` while the evaluation is off.
    pub(in crate::app) fn analysis_view(&self) -> Option<AnalysisView> {
        let view = self.evaluation.view()?;
        let ended = self.ending().map(|outcome| outcome.points.score(Color::White) as f32);
        Some(AnalysisView { bar: ended.or(view.bar), ..view })
    }
}
