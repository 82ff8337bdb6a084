//! The channel to the journal's thread, shared with the panic hook.

use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::app::journal::JournalCommand;

/// The channel to the journal's thread.
#[derive(Debug, Clone)]
pub struct JournalSender(Arc<Mutex<Option<Sender<JournalCommand>>>>);

impl JournalSender {
    /// A channel to the thread with the receiver.
    pub fn new(sender: Sender<JournalCommand>) -> JournalSender {
        JournalSender(Arc::new(Mutex::new(Some(sender))))
    }

    /// Sends a command. Returns `false` if the writer has ended.
    #[must_use]
    pub fn send(&self, command: JournalCommand) -> bool {
        let sender = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sender.as_ref().is_some_and(|sender| sender.send(command).is_ok())
    }

    /// Ends the thread after the commands already sent.
    pub fn close(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Syncs the running game's journal, and waits at most `patience` for that; says whether it was done. Fit for a
    /// panic: it waits for no lock, which the one who panics may hold.
    pub fn force(&self, patience: Duration) -> bool {
        let (done, is_done) = channel();
        let Ok(sender) = self.0.try_lock() else { return false };
        let is_sent = sender.as_ref().is_some_and(|sender| sender.send(JournalCommand::Force(done)).is_ok());
        drop(sender);
        is_sent && is_done.recv_timeout(patience) == Ok(true)
    }
}
