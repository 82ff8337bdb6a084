//! Coming together: the form, inviting, joining, and giving it up.

use super::work::Work;
use crate::app::catalogue::Text;
use crate::app::cx::{Command, WindowCommand};
use crate::app::dialogs::{Dialog, Then};
use crate::app::mode::Mode;
use crate::app::online::{
    Around, Meeting, OnlineAction, OnlineCommand, OnlineDialog, OnlineForm, Way, terms,
};
use crate::app::setup::OnlineSettings;
use crate::app::toasts::Tone;
use crate::online::{Order, Player};

impl Work<'_> {
    /// Does what a player asks for on-line.
    pub(in crate::app) fn online(&mut self, action: OnlineAction) {
        match action {
            OnlineAction::Open => self.ask_online(),
            OnlineAction::Edit(form) => self.edit_online_form(form),
            OnlineAction::Begin => self.submit_online_form(),
            OnlineAction::JoinNeighbour(index) => self.join_neighbour(index),
            OnlineAction::CopyInvitation => self.copy_invitation(),
            OnlineAction::Accept => self.accept_terms(),
            OnlineAction::GoBack => self.agree_to_go_back(),
            OnlineAction::Say(line) => self.say(&line),
            OnlineAction::Resume => self.resume_found(),
            OnlineAction::ResumeUnfinished(index) => self.resume_unfinished(index),
            OnlineAction::Forget => self.forget_found(),
            OnlineAction::Leave => self.leave_as_asked(),
        }
    }

    /// The form; while a game is played on-line it is left first.
    fn ask_online(&mut self) {
        if self.shared.online.is_playing() {
            return self.toast(Tone::Plain, Text::key("online-already"));
        }
        let form = OnlineForm::new(self.shared.settings.online.clone());
        self.show_online(OnlineDialog::Form(Box::new(form), Around::default()));
        self.out.push(Command::Online(OnlineCommand::Find));
    }

    pub(in crate::app) fn show_online(&mut self, dialog: OnlineDialog) {
        self.show(Dialog::Online(Box::new(dialog)));
    }

    /// The dialog of a meeting, if it is open.
    pub(in crate::app) fn online_dialog(&mut self) -> Option<&mut OnlineDialog> {
        match self.shared.dialogs.open_mut() {
            Some(Dialog::Online(dialog)) => Some(dialog),
            _ => None,
        }
    }

    /// Takes away the dialogs of a meeting.
    pub(in crate::app) fn close_online_dialogs(&mut self) {
        self.shared.dialogs.retain(|dialog| !matches!(dialog, Dialog::Online(_)));
    }

    fn edit_online_form(&mut self, mut edited: Box<OnlineForm>) {
        if let Some(OnlineDialog::Form(form, _)) = self.online_dialog() {
            edited.check();
            *form = edited;
        }
    }

    /// The form is filled in: from here on something is sent.
    fn submit_online_form(&mut self) {
        let Some(OnlineDialog::Form(form, _)) = self.online_dialog() else { return };
        if !form.is_whole() {
            return;
        }
        let form = form.clone();
        self.keep_online_settings(form.settings.clone());
        let command = match (form.way, form.ticket()) {
            (Way::Invite, _) => OnlineCommand::Host(Box::new(terms::of(&form.settings)), self.player()),
            (Way::Join, Ok(ticket)) => OnlineCommand::Join(Box::new(ticket), self.player()),
            (Way::Join, Err(_)) => return,
        };
        self.begin_meeting_after_asking(command);
    }

    fn join_neighbour(&mut self, index: usize) {
        let Some(OnlineDialog::Form(form, around)) = self.online_dialog() else { return };
        let Some(ticket) = around.neighbours.get(index).map(|found| found.ticket.clone()) else { return };
        let settings = form.settings.clone();
        self.keep_online_settings(settings);
        let command = OnlineCommand::Join(Box::new(ticket), self.player());
        self.begin_meeting_after_asking(command);
    }

    fn keep_online_settings(&mut self, settings: OnlineSettings) {
        if self.shared.settings.online != settings {
            self.shared.settings.online = settings;
            self.settings_changed();
        }
    }

    /// Who plays here. The executor knows the folder.
    pub(in crate::app) fn player(&self) -> Player {
        let settings = &self.shared.settings.online;
        Player {
            name: settings.name.trim().to_owned(),
            folder: None,
            relay: settings.relay(),
            announce: settings.announce,
        }
    }

    /// Unsaved work is asked about before the other side comes.
    pub(in crate::app) fn begin_meeting_after_asking(&mut self, command: OnlineCommand) {
        self.close_online_dialogs();
        self.guard(Then::Meet(Box::new(command)));
    }

    /// Invites, joins or goes on; what was open has been saved or given up.
    pub(in crate::app) fn begin_meeting(&mut self, command: OnlineCommand) {
        self.context().leave_meeting();
        self.shared.online.meeting = Some(Meeting::default());
        let dialog = match command {
            OnlineCommand::Host(..) => OnlineDialog::Waiting { invitation: None, guest: None },
            _ => OnlineDialog::Looking { attempts: 0 },
        };
        self.show_online(dialog);
        self.out.push(Command::Online(command));
    }

    fn copy_invitation(&mut self) {
        let invitation = self.shared.online.meeting.as_ref().and_then(|meeting| meeting.invitation.clone());
        if let Some(text) = invitation {
            self.window(WindowCommand::Copy(text));
            self.toast(Tone::Plain, Text::key("online-copied"));
        }
    }

    /// The guest plays by the host's terms.
    fn accept_terms(&mut self) {
        if matches!(self.online_dialog(), Some(OnlineDialog::Asked { .. })) {
            self.close_online_dialogs();
            self.context().order(Order::Accept);
        }
    }

    /// A dialog of a meeting was closed without an answer: what it was about is given up.
    pub(in crate::app) fn online_cancelled(&mut self, dialog: &OnlineDialog) {
        match dialog {
            // Nothing has been begun yet, and unfinished games are offered again at the next start.
            OnlineDialog::Form(..) | OnlineDialog::Found(_) => {}
            OnlineDialog::Waiting { .. } | OnlineDialog::Looking { .. } | OnlineDialog::Asked { .. } => {
                self.context().leave_meeting();
            }
            OnlineDialog::Differs(_) => {
                self.context().order(Order::GoBack { agree: false });
            }
        }
    }

    /// The question before an on-line game that goes on is left.
    fn leave_as_asked(&mut self) {
        let is_leaving = |dialog: &Dialog| matches!(dialog, Dialog::LeaveOnline { .. });
        let Some(Dialog::LeaveOnline { then }) = self.shared.dialogs.close_if(is_leaving) else { return };
        self.end_meeting();
        self.proceed(then);
    }

    /// The meeting is over. A game that was going on stays on the board as it is, and on both disks.
    pub(in crate::app) fn end_meeting(&mut self) {
        let (mode, mut cx) = self.parts();
        let was_playing = cx.shared.online.is_playing();
        cx.leave_meeting();
        if let Some(play) = mode.play_mut().filter(|_| was_playing) {
            play.stay_as_it_is(&mut cx);
        }
    }

    /// Looks for players on the same network from the press until the form is closed.
    pub(in crate::app) fn look_for_neighbours(&mut self) {
        let is_wanted = matches!(
            self.shared.dialogs.open(),
            Some(Dialog::Online(dialog)) if matches!(&**dialog, OnlineDialog::Form(form, _) if form.looks && form.way == Way::Join)
        );
        if is_wanted != self.shared.online.is_looking {
            self.shared.online.is_looking = is_wanted;
            self.out.push(Command::Online(OnlineCommand::Look(is_wanted)));
        }
    }
}

/// Whether what a mode does is not allowed while a game is played on-line; says so.
impl Work<'_> {
    pub(in crate::app) fn refuses_online(&mut self, key: &'static str) -> bool {
        let is_playing = self.shared.online.is_playing() && matches!(self.mode, Mode::Play(_));
        if is_playing {
            self.toast(Tone::Plain, Text::key(key));
        }
        is_playing
    }
}
