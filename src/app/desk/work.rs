//! The desk: works on one message.

use std::time::Duration;

use crate::app::catalogue::Text;
use crate::app::cx::{Command, Context, Shared, WindowCommand};
use crate::app::desk::Replaced;
use crate::app::dialogs::Dialog;
use crate::app::mode::Mode;
use crate::app::toasts::Tone;

/// One message being worked on.
pub(in crate::app) struct Work<'a> {
    pub mode: &'a mut Mode,
    pub replaced: &'a mut Option<Replaced>,
    pub shared: &'a mut Shared,
    pub now: Duration,
    pub out: Vec<Command>,
}

impl Work<'_> {
    /// What a mode is lent, beside the mode.
    pub(in crate::app) fn parts(&mut self) -> (&mut Mode, Context<'_>) {
        (self.mode, Context { shared: self.shared, now: self.now, out: &mut self.out })
    }

    pub(in crate::app) fn context(&mut self) -> Context<'_> {
        self.parts().1
    }

    /// Opens a dialog in front of the one that is open.
    pub(in crate::app) fn show(&mut self, dialog: Dialog) {
        self.shared.dialogs.show(dialog);
    }

    pub(in crate::app) fn toast(&mut self, tone: Tone, text: Text) {
        self.shared.toasts.show(tone, text, self.now);
    }

    /// A message says what is so no longer.
    pub(in crate::app) fn withdraw_toast(&mut self, key: &str) {
        self.shared.toasts.withdraw(key, self.now);
    }

    pub(in crate::app) fn window(&mut self, command: WindowCommand) {
        self.out.push(Command::Window(command));
    }
}
