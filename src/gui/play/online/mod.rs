//! Online play: inviting and joining, questions before and during the game, and the chat.

mod asked;
mod chat;
mod differs;
mod form;
mod found;
mod help;
mod pictures;
mod relay;
mod waiting;

use egui::Ui;

use crate::app::message::Message;
use crate::app::online::OnlineDialog;
use crate::gui::play::new_game::Typing;
use crate::gui::style::theme::Theme;

pub use chat::{ChatState, chat_ui};
pub use help::show as help;

/// Width of the dialogs.
const WIDTH: f32 = 480.0;

/// Shows the open dialog of the connection between two players.
pub fn show(ui: &Ui, theme: Theme, dialog: &OnlineDialog, typing: &mut Typing, out: &mut Vec<Message>) {
    match dialog {
        OnlineDialog::Form(form, around) => form::show(ui, theme, form, around, typing, out),
        OnlineDialog::Waiting { invitation, guest } => {
            waiting::host(ui, theme, invitation.as_deref(), guest.as_deref(), out);
        }
        OnlineDialog::Looking { attempts } => waiting::guest(ui, theme, *attempts, out),
        OnlineDialog::Asked { name, terms } => asked::show(ui, theme, name, terms, out),
        OnlineDialog::Differs(difference) => differs::show(ui, theme, difference, out),
        OnlineDialog::Found(found) => found::show(ui, theme, found, out),
    }
}
