//! A question from one of two players at the board to the other.

use crate::app::catalogue::{Text, tr};
use crate::app::document::{Document, Question, Request};
use crate::sides::Color;
use crate::three::Seat;

/// A question to one of two people at the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionView<S = Color> {
    /// The player who answers.
    pub asked: S,
    /// The name of this player.
    pub name: String,
    /// The text, as in "Anna offers a draw".
    pub text: String,
    /// The name of the button that accepts.
    pub accept: String,
    /// The name of the button that declines.
    pub decline: String,
}

impl QuestionView<Seat> {
    /// A draw offered in a three-player game.
    pub(in crate::app) fn of_three((asked, text): (Seat, Text), name: &Text) -> QuestionView<Seat> {
        let (accept, decline) = (tr("button-accept"), tr("button-decline"));
        QuestionView { asked, name: name.to_string(), text: text.to_string(), accept, decline }
    }
}

impl QuestionView {
    pub(in crate::app) fn of(document: &Document, Question { by, request }: Question) -> QuestionView {
        let name = document.name(by);
        let (text, accept) = match request {
            Request::Draw => (tr!("question-draw", name), tr("button-accept")),
            Request::Rematch => (tr!("question-rematch", name), tr("button-accept")),
            Request::TakeBack => (tr!("question-takeback", name, moves = 1), tr("button-agree")),
        };
        let asked = document.name_at_board(!by).to_string();
        QuestionView { asked: !by, name: asked, text, accept, decline: tr("button-decline") }
    }
}
