//! A question from a player at the board to the others.

use crate::app::document::Request;
use crate::app::text::{Text, text, tr};
use crate::three::Seat;

/// A question to a person at the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionView {
    /// The player who answers.
    pub asked: Seat,
    /// The name of this player.
    pub name: String,
    /// The text, as in "Anna offers a draw".
    pub text: String,
    /// The name of the button that accepts.
    pub accept: String,
    /// The name of the button that declines.
    pub decline: String,
}

impl QuestionView {
    /// A question to `asked` of the players with the names `by`: in a game of three, two may have agreed already.
    pub(in crate::app) fn of(
        asked: Seat,
        name: &Text,
        request: Request,
        by: &[Text],
    ) -> Option<QuestionView> {
        let (text, accept) = match (request, by) {
            (_, []) => return None,
            (Request::Draw, [name]) => (text!("question-draw", name), "button-accept"),
            (Request::Draw, [first, second, ..]) => {
                (text!("three-question-draw", first, second), "button-accept")
            }
            (Request::Rematch, [name, ..]) => (text!("question-rematch", name), "button-accept"),
            (Request::TakeBack, [name, ..]) => {
                (text!("question-takeback", name, moves = 1_u64), "button-agree")
            }
        };
        let (accept, decline) = (tr(accept), tr("button-decline"));
        Some(QuestionView { asked, name: name.to_string(), text: text.to_string(), accept, decline })
    }
}
