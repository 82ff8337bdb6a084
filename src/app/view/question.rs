//! What one of two people at the board asks of the other, beside the board.

use crate::app::catalogue::{tr, tr_args};
use crate::app::document::Document;
use crate::app::play::{Question, Request};
use crate::sides::Color;

/// A question to one of two people at the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionView {
    /// Who is asked.
    pub asked: Color,
    /// As in "Anna offers a draw".
    pub text: String,
    /// What the button is called that agrees.
    pub accept: String,
    /// What the button is called that declines.
    pub decline: String,
}

impl QuestionView {
    pub(in crate::app) fn of(document: &Document, Question { by, request }: Question) -> QuestionView {
        let name = document.name(by);
        let (text, accept) = match request {
            Request::Draw => (tr_args("question-draw", &[("name", name.into())]), tr("button-accept")),
            Request::Rematch => (tr_args("question-rematch", &[("name", name.into())]), tr("button-accept")),
            Request::TakeBack => {
                let args = [("name", name.into()), ("moves", 1.into())];
                (tr_args("question-takeback", &args), tr("button-agree"))
            }
        };
        QuestionView { asked: !by, text, accept, decline: tr("button-decline") }
    }
}
