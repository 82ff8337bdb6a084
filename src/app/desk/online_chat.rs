//! Lines of text between the players: none, unless both want them.

use super::work::Work;
use crate::online::{Order, clean_chat};

impl Work<'_> {
    /// Sends a line.
    pub(in crate::app) fn say(&mut self, line: &str) {
        let line = clean_chat(line);
        let is_on = self.shared.settings.online.chat;
        let Some(meeting) = self.shared.online.meeting.as_mut().filter(|_| is_on && !line.is_empty()) else {
            return;
        };
        meeting.add_line(true, line.clone());
        self.context().order(Order::Chat(line));
    }

    /// A line of the other side. Where nothing is to be heard of it, nothing is kept.
    pub(in crate::app) fn heard(&mut self, line: &str) {
        let is_on = self.shared.settings.online.chat;
        if let Some(meeting) = self.shared.online.meeting.as_mut().filter(|_| is_on) {
            meeting.add_line(false, clean_chat(line));
        }
    }
}
