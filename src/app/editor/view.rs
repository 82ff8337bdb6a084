//! The view of the position editor for the window.

use super::Editor;
use crate::app::game::AnalysisView;
use crate::app::text::{Text, text, words};
use crate::sides::{Color, DrawRules, MaterialRule, Outcome};

/// A game with less is over under every choice of rules.
const DRAWS: DrawRules =
    DrawRules { material: MaterialRule::BareKings, repetition_automatic: false, fifty_automatic: false };

impl Editor {
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

    /// The view of the evaluation; `None` while the evaluation is off.
    pub(in crate::app) fn analysis_view(&self) -> Option<AnalysisView> {
        let view = self.evaluation.view()?;
        let ended = self.ending().map(|outcome| outcome.points.score(Color::White) as f32);
        Some(AnalysisView { bar: ended.or(view.bar), ..view })
    }
}
