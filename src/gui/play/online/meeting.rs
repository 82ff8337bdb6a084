//! Two players come together: waiting for each other, the terms, records that differ, a game that was broken off.

use egui::{Align, Label, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::context::{DialogAction, Page};
use crate::app::model::Message;
use crate::app::online::{Difference, OnlineAction, OnlineDialog, found, peer_name, terms_in_words};
use crate::app::text::{Text, tr};
use crate::gui::actions::Out;
use crate::gui::dialogs::frame::{Answer, Frame};
use crate::gui::style::theme::{space, text};
use crate::gui::style::{form, widgets};
use crate::online::{Claim, RelayUse, Saved, Terms};

/// Width of the dialogs.
const WIDTH: f32 = 480.0;

/// Shows the open dialog of the connection between two players.
pub fn show(ui: &Ui, dialog: &OnlineDialog, out: &mut Out) {
    match dialog {
        // One of the forms of a new game.
        OnlineDialog::Form(..) => {}
        OnlineDialog::Waiting { invitation, relay, guest } => {
            waiting(ui, invitation.as_deref(), *relay, guest.as_deref(), out);
        }
        OnlineDialog::Looking { attempts } => looking(ui, *attempts, out),
        OnlineDialog::Asked { name, terms } => asked(ui, name, terms, out),
        OnlineDialog::Differs(difference) => differs(ui, difference, out),
        OnlineDialog::Stayed { name } => stayed(ui, name, out),
        OnlineDialog::Broken { text, .. } => broken(ui, text, out),
        OnlineDialog::Found(found) => broken_off(ui, found, out),
    }
}

/// Number of failed attempts after which the dialog shows possible causes.
const MANY_ATTEMPTS: u32 = 3;

/// The host waits for a guest, who needs the invitation and then reads the terms.
fn waiting(ui: &Ui, invitation: Option<&str>, relay: Option<RelayUse>, guest: Option<&str>, out: &mut Out) {
    let copy = Answer::primary("button-copy", OnlineAction::CopyInvitation);
    let answers = [copy.only_if(invitation.is_some(), "online-preparing"), Answer::cancel(), help()];
    Frame::kept(tr("online-waiting-title"), WIDTH).show(ui, out, &answers, |ui, out| {
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
        if guest.is_none() {
            reach_ui(ui, relay, out);
        }
        ui.label(match guest {
            Some(name) => tr!("online-guest-reads", name = peer_name(name)),
            None => tr("online-waiting"),
        });
    });
}

/// Who can join by the invitation, if not everybody who has it.
fn reach_ui(ui: &mut Ui, relay: Option<RelayUse>, out: &mut Out) {
    match relay {
        Some(RelayUse::Reached) => {}
        Some(RelayUse::NotWanted) => drop(widgets::hint(ui, tr("online-near-chosen"))),
        None => drop(widgets::hint(ui, tr("online-relay-trying"))),
        Some(RelayUse::NotReached) => {
            widgets::problems(ui, [tr("online-near-only")]);
            if ui.button(tr("button-try-again")).clicked() {
                out.push(OnlineAction::TryRelay);
            }
        }
    }
    ui.add_space(space::XS);
}

/// The guest looks for the host.
fn looking(ui: &Ui, attempts: u32, out: &mut Out) {
    let answers = [Answer::cancel(), help()];
    Frame::kept(tr("online-looking-title"), WIDTH).show(ui, out, &answers, |ui, _| {
        ui.label(tr("online-looking"));
        if attempts > 0 {
            widgets::hint(ui, tr!("online-attempts", count = attempts));
        }
        if attempts >= MANY_ATTEMPTS {
            ui.label(tr("online-looking-long"));
        }
    });
}

fn help() -> Answer {
    Answer::plain("button-online-help", Message::Show(Page::Online))
}

/// Shows the terms.
fn asked(ui: &Ui, name: &str, terms: &Terms, out: &mut Out) {
    let answers = [Answer::primary("button-play", OnlineAction::Accept), Answer::cancel()];
    Frame::kept(tr("online-asked-title"), WIDTH).show(ui, out, &answers, |ui, _| {
        ui.label(tr!("online-asked-text", name = peer_name(name)));
        for (row, words) in terms_in_words(terms) {
            form::row(ui, &row.to_string(), |ui| {
                // In the middle of the line, as its name is.
                let line = vec2(ui.available_width(), ui.spacing().interact_size.y);
                ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
                    ui.set_min_height(line.y);
                    ui.add(Label::new(words.to_string()).wrap());
                });
            });
        }
    });
}

/// The highest that the records get before they scroll.
const HEIGHT: f32 = 220.0;

/// Shows them.
fn differs(ui: &Ui, difference: &Difference, out: &mut Out) {
    let go_back = Answer::primary("button-go-back", OnlineAction::GoBack);
    let answers = [
        go_back.only_if(!difference.is_agreed, "why-agreed"),
        Answer::plain("button-break-off", DialogAction::Cancel),
    ];
    Frame::kept(tr("online-differs-title"), WIDTH).show(ui, out, &answers, |ui, _| {
        ui.label(tr("online-differs-text"));
        records_ui(ui, difference);
        match (difference.is_agreed, difference.peer_agrees) {
            (true, _) => drop(widgets::hint(ui, tr("online-back-asked"))),
            (false, true) => drop(widgets::hint(ui, tr("online-back-wanted"))),
            (false, false) => {}
        }
    });
}

/// Both records from where they differ, beside each other.
pub fn records_ui(ui: &mut Ui, difference: &Difference) {
    ui.add_space(space::XS);
    ui.label(RichText::new(tr("online-common")).weak());
    ui.label(difference.common.to_string());
    ui.add_space(space::XS);
    ui.columns(2, |columns| {
        let records = [("online-ours", &difference.ours), ("online-theirs", &difference.theirs)];
        for (column, (key, events)) in columns.iter_mut().zip(records) {
            column.label(RichText::new(tr(key)).weak());
            ScrollArea::vertical().id_salt(key).max_height(HEIGHT).show(column, |ui| {
                ui.label(events.to_string());
            });
        }
    });
}

/// Asks the player whose opponent has stayed away.
fn stayed(ui: &Ui, name: &str, out: &mut Out) {
    let answers = [
        Answer::primary("button-wait", DialogAction::Cancel),
        Answer::plain("button-claim-win", OnlineAction::Settle(Claim::Win)),
        Answer::plain("button-call-draw", OnlineAction::Settle(Claim::Draw)),
    ];
    Frame::kept(tr("online-stayed-title"), WIDTH).show(ui, out, &answers, |ui, _| {
        ui.label(tr!("online-stayed-text", name = peer_name(name)));
        widgets::hint(ui, tr("online-stayed-hint"));
    });
}

/// Asks the player whose opponent's program has broken off the game.
fn broken(ui: &Ui, text: &Text, out: &mut Out) {
    let answers = [
        Answer::primary("button-keep-unfinished", DialogAction::Cancel),
        Answer::plain("button-keep-as-won", OnlineAction::KeepAsWon),
    ];
    Frame::kept(tr("online-broken-title"), WIDTH).show(ui, out, &answers, |ui, _| {
        ui.label(text.to_string());
        widgets::hint(ui, tr("online-broken-hint"));
    });
}

/// Asks about the first of them.
fn broken_off(ui: &Ui, games: &[Saved], out: &mut Out) {
    let Some(first) = games.first() else { return };
    let (proceed, hint) = if first.can_resume {
        ("button-continue", "online-found-text")
    } else {
        ("button-open-record", "online-found-old")
    };
    let answers = [
        Answer::primary(proceed, OnlineAction::Resume),
        Answer::plain("button-later", DialogAction::Cancel),
        Answer::destructive("button-give-up", OnlineAction::Forget),
    ];
    Frame::kept(tr("online-found-title"), 460.0).show(ui, out, &answers, |ui, _| {
        if let Some(summary) = found(first) {
            ui.label(RichText::new(summary.to_string()).size(text::BODY));
        }
        ui.label(tr(hint));
        if games.len() > 1 {
            widgets::hint(ui, tr!("restore-more", count = games.len() - 1));
        }
    });
}
