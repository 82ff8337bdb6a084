//! The form by which a player invites another one, or joins.

use crate::app::catalogue::Text;
use crate::app::setup::OnlineSettings;
use crate::game::Variant;
use crate::online::{MAX_TICKET, Ticket};

/// The way to start an online game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Way {
    /// The host chooses the game, and invites.
    #[default]
    Invite,
    /// The guest has an invitation.
    Join,
}

/// The contents of the form.
#[derive(Debug, Clone, PartialEq)]
pub struct OnlineForm {
    /// Inviting or joining.
    pub way: Way,
    /// The name, the relay and, for an invitation, all that is played by.
    pub settings: OnlineSettings,
    /// The invitation that was pasted.
    pub invitation: String,
    /// Whether to look for players on the same network, after a press of the button.
    pub looks: bool,
    /// The problem with the form. Set by the program.
    pub problem: Option<Text>,
}

impl OnlineForm {
    /// The form, filled in as the last time.
    pub fn new(settings: OnlineSettings) -> OnlineForm {
        let (invitation, problem) = (String::new(), None);
        let mut form = OnlineForm { way: Way::Invite, settings, invitation, looks: false, problem };
        form.check();
        form
    }

    /// Validates the form.
    pub(in crate::app) fn check(&mut self) {
        // Longer texts cannot be an invitation.
        if let Some((end, _)) = self.invitation.char_indices().nth(4 * MAX_TICKET) {
            self.invitation.truncate(end);
        }
        self.problem = if self.settings.is_relay_wrong() {
            Some(Text::key("online-relay-wrong"))
        } else {
            let is_given = self.way == Way::Join && !self.invitation.trim().is_empty();
            self.ticket().err().filter(|_| is_given)
        };
    }

    /// Whether the form is complete.
    pub fn is_whole(&self) -> bool {
        self.problem.is_none() && (self.way == Way::Invite || self.ticket().is_ok())
    }

    /// The game chosen.
    pub fn variant(&self) -> Variant {
        self.settings.setup.variant()
    }

    /// The invitation that was pasted.
    ///
    /// # Errors
    /// Returns an error, in a sentence, if the text is not an invitation.
    pub fn ticket(&self) -> Result<Ticket, Text> {
        self.invitation.parse().map_err(super::words::ticket_error)
    }
}
