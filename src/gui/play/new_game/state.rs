//! The window's part of the form: all that the program has no use for.

use super::opponent::Opponent;
use super::typing::Typing;
use crate::app::context::Dialog;
use crate::app::model::Model;
use crate::app::online::mail::{MailDialog, MailForm};
use crate::app::online::{OnlineDialog, OnlineForm};
use crate::app::settings::{NewGameForm, Player, ThreeForm};
use crate::gui::board::BoardState;

/// All that the rows of the form are drawn with.
pub struct Desk<'a> {
    /// The program.
    pub model: &'a Model,
    /// The pieces.
    pub board: &'a mut BoardState,
    /// The window's part of the form.
    pub state: &'a mut FormState,
}

/// The window's part of the form, from its opening to its end.
#[derive(Default)]
pub struct FormState {
    /// The numbers that are being typed.
    pub typing: Typing,
    /// Whether the rare choices are shown.
    pub more: bool,
    /// Whether the form was opened with a position; `None` before it has been drawn.
    pub(super) has_position: Option<bool>,
    /// The names of the clocks whose kinds and numbers are shown although their times are usual ones.
    pub(super) other_clocks: Vec<String>,
    /// The computer that was chosen before a friend.
    pub(super) computer: Option<Player>,
    /// The forms of other opponents and games, with all that was filled in.
    pub(super) left: Left,
}

/// The forms that were left for that of another opponent or game, and the last opponent in a game of two.
#[derive(Default)]
pub(super) struct Left {
    pub two: Option<NewGameForm>,
    pub three: Option<ThreeForm>,
    pub online: Option<OnlineForm>,
    pub mail: Option<MailForm>,
    pub opponent: Option<Opponent>,
}

/// Whether this dialog is the form of a new game, of any game and opponent.
pub fn is_form(dialog: &Dialog) -> bool {
    match dialog {
        Dialog::NewGame(_) => true,
        Dialog::Online(dialog) => matches!(**dialog, OnlineDialog::Form(..)),
        Dialog::Mail(dialog) => matches!(**dialog, MailDialog::New(_)),
        _ => false,
    }
}
