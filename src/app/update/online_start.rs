//! Starting an online session: the form, inviting, joining, unfinished games of former runs, and cancelling.

use super::work::Work;
use crate::app::context::{Command, Dialog, PendingAction, Shared, Tone};
use crate::app::online::{InviteOrJoin, Lobby, OnlineCommand, OnlineDialog, OnlineForm, Start, terms};
use crate::app::text::Text;
use crate::game::pgn;
use crate::online::{Order, Player, RelayUse, Saved};

impl Work<'_> {
    /// The form; while a game is played online it is left first.
    pub(super) fn ask_online(&mut self) {
        let Shared { online, settings, .. } = &*self.cx.shared;
        if online.is_playing() {
            return self.cx.toast(Tone::Plain, Text::key("online-already"));
        }
        let form = OnlineForm::new(settings.profile.name.clone(), settings.online.clone());
        self.show_online(OnlineDialog::Form(Box::new(form), Lobby::default()));
        self.cx.out.push(Command::Online(OnlineCommand::Find { at_start: false }));
    }

    /// The form with the invitation in a text, to join by it.
    pub(super) fn ask_to_join(&mut self, text: String) {
        self.close_mail_dialogs();
        let open = self.cx.shared.dialogs.open();
        if !matches!(open, Some(Dialog::Online(dialog)) if matches!(**dialog, OnlineDialog::Form(..))) {
            self.ask_online();
        }
        if let Some(OnlineDialog::Form(form, _)) = self.online_dialog() {
            (form.way, form.invitation) = (InviteOrJoin::Join, text);
            form.check();
        }
    }

    pub(super) fn show_online(&mut self, dialog: OnlineDialog) {
        self.cx.show(Dialog::Online(Box::new(dialog)));
    }

    /// The dialog of online play, even behind another one: news come while the player reads a page.
    pub(super) fn online_dialog(&mut self) -> Option<&mut OnlineDialog> {
        self.cx.shared.dialogs.all_mut().find_map(|dialog| match dialog {
            Dialog::Online(dialog) => Some(&mut **dialog),
            _ => None,
        })
    }

    pub(super) fn close_online_dialogs(&mut self) {
        self.cx.close_dialogs(|dialog| matches!(dialog, Dialog::Online(_)));
    }

    pub(super) fn edit_online_form(&mut self, mut edited: Box<OnlineForm>) {
        if let Some(OnlineDialog::Form(form, _)) = self.online_dialog() {
            edited.check();
            *form = edited;
        }
    }

    /// The form is filled in: from here on something is sent.
    pub(super) fn submit_online_form(&mut self) {
        let Some(OnlineDialog::Form(form, _)) = self.online_dialog() else { return };
        if !form.is_whole() {
            return;
        }
        let form = form.clone();
        self.keep_online_settings(&form);
        match (form.way, form.ticket()) {
            (InviteOrJoin::Invite, _) => self.meet(Start::Host(Box::new(terms::of(&form.settings)))),
            (InviteOrJoin::Join, Ok(ticket)) => self.meet(Start::Join(Box::new(ticket))),
            (InviteOrJoin::Join, Err(_)) => {}
        }
    }

    pub(super) fn join_neighbour(&mut self, index: usize) {
        let Some(OnlineDialog::Form(form, around)) = self.online_dialog() else { return };
        let Some(ticket) = around.neighbours.get(index).map(|found| found.ticket.clone()) else { return };
        let form = form.clone();
        self.keep_online_settings(&form);
        self.meet(Start::Join(Box::new(ticket)));
    }

    fn keep_online_settings(&mut self, form: &OnlineForm) {
        self.cx.change_settings_if(|settings| {
            let are_new = settings.profile.rename(&form.name) || settings.online != form.settings;
            settings.online.clone_from(&form.settings);
            are_new
        });
    }

    /// Starts a session after the question about unsaved work.
    fn meet(&mut self, start: Start) {
        self.close_online_dialogs();
        self.cx.replace_by = Some(PendingAction::Meet(start));
    }

    /// Starts a session. The open game is already saved or discarded.
    pub(super) fn begin_meeting(&mut self, start: Start) {
        self.cx.leave_meeting();
        let Shared { online, settings, .. } = &mut *self.cx.shared;
        let (id, name) = (online.enter(), settings.profile.name.trim().to_owned());
        let online = &settings.online;
        // The executor fills in the folder.
        let player = Player { name, folder: None, relay: online.relay(), announce: online.announce };
        let dialog = match start {
            Start::Host(_) => OnlineDialog::Waiting { invitation: None, relay: None, guest: None },
            _ => OnlineDialog::Looking { attempts: 0 },
        };
        self.show_online(dialog);
        self.cx.out.push(Command::Online(OnlineCommand::Begin(id, start, player)));
    }

    pub(super) fn copy_invitation(&mut self) {
        if let Some(OnlineDialog::Waiting { invitation: Some(text), .. }) = self.online_dialog() {
            let text = text.clone();
            self.copy(text, "online-copied");
        }
    }

    /// Tries the relay again. A new invitation follows.
    pub(super) fn try_relay(&mut self) {
        if let Some(OnlineDialog::Waiting { relay: relay @ Some(RelayUse::NotReached), .. }) =
            self.online_dialog()
        {
            *relay = None;
            self.cx.order(Order::TryRelay);
        }
    }

    /// The guest plays by the host's terms.
    pub(super) fn accept_terms(&mut self) {
        if matches!(self.online_dialog(), Some(OnlineDialog::Asked { .. })) {
            self.close_online_dialogs();
            self.cx.order(Order::Accept);
        }
    }

    /// Handles the closing of an online dialog without an answer: cancels its subject.
    pub(super) fn online_cancelled(&mut self, dialog: &OnlineDialog) {
        match dialog {
            // Nothing has been begun yet, and unfinished games are offered again at the next start.
            OnlineDialog::Form(..)
            | OnlineDialog::Found(_)
            | OnlineDialog::Stayed { .. }
            | OnlineDialog::Broken { .. } => {}
            OnlineDialog::Waiting { .. } | OnlineDialog::Looking { .. } | OnlineDialog::Asked { .. } => {
                self.cx.leave_meeting();
            }
            OnlineDialog::Differs(_) => {
                self.cx.order(Order::GoBack { agree: false });
            }
        }
    }

    /// Ends the session. A running game stays on the board as it is, and on both disks.
    pub(super) fn end_meeting(&mut self) {
        let left = self.cx.leave_meeting().and_then(|meeting| meeting.game);
        let was_playing = left.is_some_and(|game| !game.is_over);
        if let Some(play) = self.mode.play_mut().filter(|_| was_playing) {
            play.stay_as_it_is(&mut self.cx);
            self.leave_unwritten();
        }
    }
}

/// Unfinished games of former runs.
impl Work<'_> {
    /// Lists the games beside the form. At the start, where none is open and nothing else is played, asks the player about
    /// them.
    pub(super) fn unfinished_found(&mut self, found: Vec<Saved>, at_start: bool) {
        if let Some(OnlineDialog::Form(_, around)) = self.online_dialog() {
            around.unfinished = found;
        } else if at_start && self.cx.shared.online.meeting.is_none() {
            self.ask_about_found(found);
        }
    }

    fn ask_about_found(&mut self, found: Vec<Saved>) {
        if !found.is_empty() {
            self.cx.show_later(Dialog::Online(Box::new(OnlineDialog::Found(found))));
        }
    }

    /// Resumes a game of the list beside the form.
    pub(super) fn resume_unfinished(&mut self, index: usize) {
        let Some(OnlineDialog::Form(_, around)) = self.online_dialog() else { return };
        let Some(game) = around.unfinished.get(index).cloned() else { return };
        self.meet_again(game);
    }

    /// Resumes the first game, or opens its record if the protocol of its program is too old. The others are offered
    /// again at the next start.
    pub(super) fn resume_found(&mut self) {
        let Some((first, _)) = self.take_found() else { return };
        self.meet_again(first);
    }

    fn meet_again(&mut self, game: Saved) {
        match &game.game {
            Some((record, _)) if !game.can_resume => {
                self.close_online_dialogs();
                self.read_text(pgn::write(&record.game_record()));
            }
            _ => self.meet(Start::Resume(Box::new(game))),
        }
    }

    /// Discards the first game, then offers the next one.
    pub(super) fn forget_found(&mut self) {
        let Some((first, others)) = self.take_found() else { return };
        self.cx.out.push(Command::Online(OnlineCommand::Forget(Box::new(first))));
        self.ask_about_found(others);
    }

    fn take_found(&mut self) -> Option<(Saved, Vec<Saved>)> {
        let Some(OnlineDialog::Found(found)) = self.online_dialog() else { return None };
        let mut found = std::mem::take(found);
        self.close_online_dialogs();
        let first = (!found.is_empty()).then(|| found.remove(0))?;
        Some((first, found))
    }
}
