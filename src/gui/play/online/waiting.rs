//! Waiting for the other side.

use egui::{Label, RichText, Ui};

use super::WIDTH;
use crate::app::catalogue::{tr, tr_args};
use crate::app::dialogs::Page;
use crate::app::message::Message;
use crate::app::online::{OnlineAction, peer_name};
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::theme::{Theme, space, text};
use crate::gui::style::widgets;

/// Number of failed attempts after which the dialog shows possible causes.
const MANY_ATTEMPTS: u32 = 3;

/// The host waits for a guest, who needs the invitation and then reads the terms.
pub fn host(ui: &Ui, theme: Theme, invitation: Option<&str>, guest: Option<&str>, out: &mut Vec<Message>) {
    let copy = Message::Online(OnlineAction::CopyInvitation);
    let answers = [
        Answer::primary_message("button-copy", copy).only_if(invitation.is_some(), "online-preparing"),
        Answer::cancel(),
        help(),
    ];
    let title = tr("online-waiting-title");
    let frame = Frame::kept(&title, WIDTH);
    frame.show(ui, theme, out, &answers, |ui, _| {
        let Some(invitation) = invitation else {
            ui.label(tr("online-preparing"));
            return;
        };
        ui.label(tr("online-waiting-text"));
        ui.add_space(space::XS);
        ui.style_mut().interaction.selectable_labels = true;
        let words = RichText::new(invitation).monospace().size(text::SECONDARY);
        ui.add(Label::new(words).wrap()).accessible_name(invitation);
        ui.add_space(space::XS);
        ui.label(guest.map_or_else(
            || tr("online-waiting"),
            |name| tr_args("online-guest-reads", &[("name", peer_name(name).into())]),
        ));
    });
}

/// The guest looks for the host.
pub fn guest(ui: &Ui, theme: Theme, attempts: u32, out: &mut Vec<Message>) {
    let answers = [Answer::cancel(), help()];
    let title = tr("online-looking-title");
    let frame = Frame::kept(&title, WIDTH);
    frame.show(ui, theme, out, &answers, |ui, _| {
        ui.label(tr("online-looking"));
        if attempts > 0 {
            widgets::hint(ui, tr_args("online-attempts", &[("count", attempts.into())]));
        }
        if attempts >= MANY_ATTEMPTS {
            ui.label(tr("online-looking-long"));
        }
    });
}

fn help() -> Answer {
    Answer::message("button-online-help", Message::Show(Page::Online))
}
