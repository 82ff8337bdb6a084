//! The editor as a screen over the game.

use super::Editor;
use crate::app::board::{BoardEvent, BoardView};
use crate::app::context::{Context, Screen, Shared};
use crate::app::engines::{EngineNews, SearchTicket};
use crate::app::game::{AnalysisView, GameAction, Status};
use crate::app::text::{Check, Text, refuse, require, text, words};
use crate::game::Position;
use crate::sides::{Color, DrawRules, MaterialRule, Outcome};

impl Screen for Editor {
    fn check_uncovered(&self) -> Check {
        refuse("why-editor")
    }

    fn board(&mut self, event: BoardEvent, _cx: &mut Context) {
        self.click_board(event);
    }

    /// Undoes or redoes an edit, or asks for a game from the position; the other steps in a game mean nothing here.
    fn act(&mut self, action: GameAction, cx: &mut Context) {
        match (action, self.position()) {
            (GameAction::TakeBack, _) => self.step(true),
            (GameAction::Redo, _) => self.step(false),
            (GameAction::PlayFromHere, Some(position)) => cx.ask_game_set_up(position),
            _ => {}
        }
    }

    fn check(&self, action: GameAction, _shared: &Shared) -> Check {
        match action {
            GameAction::PlayFromHere => require(self.play_refusal().is_none(), "why-editor"),
            GameAction::TakeBack => require(!self.past.is_empty(), "why-undo"),
            GameAction::Redo => require(!self.future.is_empty(), "why-redo"),
            _ => refuse("why-editor"),
        }
    }

    fn engine_news(&mut self, ticket: SearchTicket, news: EngineNews, _cx: &mut Context) {
        self.evaluation.news(ticket, news);
    }

    /// Evaluates the position shown, if it differs from the last one.
    fn follow(&mut self, cx: &mut Context) {
        let (position, is_over) = (self.position().copied(), self.ending().is_some());
        self.evaluation.follow(position, is_over, cx);
    }

    fn leave(&mut self, cx: &mut Context) {
        self.evaluation.stop(cx);
    }

    fn board_view(&self, _shared: &Shared) -> Option<BoardView> {
        Some(self.picture())
    }

    fn position_text(&self) -> Option<String> {
        Some(self.setup().to_string())
    }

    /// The problem that makes the position illegal. In a legal position: the end of the game or, before it, the side
    /// to move.
    fn status(&self) -> Status {
        let text = match (self.problems().first(), self.ending()) {
            (Some(problem), _) => text!("editor-impossible", problem = &problem.text),
            (None, Some(outcome)) => words::result_and_reason(outcome),
            (None, None) => {
                let checked = self.position().and_then(Position::checked_king);
                Text::key(words::turn_key(self.setup().turn(), checked.is_some()))
            }
        };
        Status { text: text.to_string(), is_urgent: !self.problems().is_empty() }
    }
}

/// A game with less is over under every choice of rules.
const DRAWS: DrawRules =
    DrawRules { material: MaterialRule::BareKings, repetition_automatic: false, fifty_automatic: false };

impl Editor {
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
