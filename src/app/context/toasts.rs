//! Short messages over the board, and the latest text for screen readers.

use std::time::Duration;

use crate::app::game::GameAction;
use crate::app::text::Text;

/// How long a message is seen.
const STAY: Duration = Duration::from_secs(5);
/// Display time of a toast about a fault.
const STAY_LONG: Duration = Duration::from_secs(12);
/// Time after which a toast counts as read.
const READ: Duration = Duration::from_secs(1);
/// More than these never wait for each other.
const MAX_WAITING: usize = 4;

/// The topic of a toast; the window gives each a shape and a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// A completed action.
    Plain,
    /// An impossible action, or a problem that soon needs attention.
    Warning,
    /// A failed action.
    Error,
}

/// A short message that disappears after a few seconds.
#[derive(Debug, Clone, PartialEq)]
pub struct Toast {
    /// The number of the toast.
    pub id: u64,
    /// A short sentence.
    pub text: Text,
    /// The topic.
    pub tone: Tone,
    /// The step that a click on the message takes; the window names it with its key.
    pub action: Option<GameAction>,
    /// Display time until now.
    seen: Duration,
}

impl Toast {
    /// How much longer it is to be seen.
    fn left(&self) -> Duration {
        let stay = if self.tone == Tone::Error { STAY_LONG } else { STAY };
        stay.saturating_sub(self.seen)
    }

    /// Whether it reappears after the toast that covered it: it reports a fault, or the player cannot have read it.
    fn comes_back(&self) -> bool {
        self.tone == Tone::Error || self.seen < READ
    }
}

/// The current toasts, the oldest first. Only the newest is visible; the time of the others is stopped.
#[derive(Debug, Clone, Default)]
pub struct Toasts {
    waiting: Vec<Toast>,
    last_id: u64,
    /// The time up to which the newest toast's display time was counted.
    counted: Duration,
}

impl Toasts {
    /// Shows a message in front of the others. The same text again only stays longer.
    pub fn show(&mut self, tone: Tone, text: Text, now: Duration) {
        self.show_with(tone, text, None, now);
    }

    /// Like [`show`](Toasts::show), with the step that a click on the message takes.
    pub fn show_with(&mut self, tone: Tone, text: Text, action: Option<GameAction>, now: Duration) {
        self.count(now);
        self.waiting.retain(|toast| toast.text != text);
        self.last_id += 1;
        self.waiting.push(Toast { id: self.last_id, text, tone, action, seen: Duration::ZERO });
        let surplus = self.waiting.len().saturating_sub(MAX_WAITING);
        self.waiting.drain(..surplus);
    }

    /// Removes the toast with this number.
    pub fn dismiss(&mut self, id: u64, now: Duration) {
        self.count(now);
        self.waiting.retain(|toast| toast.id != id);
    }

    /// Removes toasts with this message key, because they no longer apply.
    pub fn withdraw(&mut self, key: &str, now: Duration) {
        self.count(now);
        self.waiting.retain(|toast| !toast.text.is_message(key));
    }

    /// Counts no time until now: something else covered the toasts.
    pub fn hold(&mut self, now: Duration) {
        self.counted = now;
    }

    /// Removes toasts after their display time.
    pub fn expire(&mut self, now: Duration) {
        self.count(now);
        let Some(newest) = self.waiting.last() else { return };
        if newest.left().is_zero() {
            self.waiting.pop();
            self.waiting.retain(Toast::comes_back);
        }
    }

    /// The current toasts, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Toast> {
        self.waiting.iter()
    }

    /// The toast on screen.
    pub fn newest(&self) -> Option<&Toast> {
        self.waiting.last()
    }

    /// The time at which the toast on screen expires.
    pub fn next_expiry(&self) -> Option<Duration> {
        self.newest().map(|toast| self.counted + toast.left())
    }

    /// Counts the display time of the newest toast.
    fn count(&mut self, now: Duration) {
        let passed = now.saturating_sub(std::mem::replace(&mut self.counted, now));
        if let Some(newest) = self.waiting.last_mut() {
            newest.seen += passed;
        }
    }
}

/// A text for screen readers, with a number that distinguishes a repeated text.
#[derive(Debug, Clone, PartialEq)]
pub struct Announcement {
    /// The number of announcements until now.
    pub number: u64,
    /// The text.
    pub text: Text,
}

/// The latest announcements, the oldest first: several may come before the next frame.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Announcements(Vec<Announcement>);

impl Announcements {
    /// Adds a text. More than these never wait for a frame.
    pub fn add(&mut self, text: Text) {
        let number = self.0.last().map_or(0, |last| last.number) + 1;
        self.0.push(Announcement { number, text });
        let surplus = self.0.len().saturating_sub(MAX_WAITING);
        self.0.drain(..surplus);
    }

    /// The announcements, the oldest first.
    pub fn all(&self) -> &[Announcement] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Duration = Duration::from_secs(100);

    fn texts(toasts: &Toasts) -> Vec<String> {
        toasts.iter().map(|toast| toast.text.to_string()).collect()
    }

    #[test]
    fn an_error_reappears_after_a_newer_message_expires() {
        let mut toasts = Toasts::default();
        toasts.show(Tone::Error, Text::verbatim("lost"), START);
        let later = START + Duration::from_secs(4);
        toasts.show(Tone::Plain, Text::verbatim("saved"), later);
        assert_eq!(toasts.newest().map(|toast| toast.text.to_string()).as_deref(), Some("saved"));
        assert_eq!(toasts.next_expiry(), Some(later + STAY));
        toasts.expire(later + STAY);
        assert_eq!(texts(&toasts), ["lost"]);
        let end = later + (STAY + STAY_LONG).saturating_sub(Duration::from_secs(4));
        assert_eq!(toasts.next_expiry(), Some(end), "it is seen for as long as it should be");
        toasts.expire(end);
        assert_eq!(toasts.next_expiry(), None);
    }

    #[test]
    fn a_message_shown_long_enough_does_not_reappear() {
        let mut toasts = Toasts::default();
        toasts.show(Tone::Warning, Text::verbatim("read"), START);
        toasts.show(Tone::Plain, Text::verbatim("at once covered"), START + READ);
        toasts.show(Tone::Plain, Text::verbatim("new"), START + READ);
        assert_eq!(texts(&toasts), ["read", "at once covered", "new"]);
        toasts.expire(START + READ + STAY);
        assert_eq!(texts(&toasts), ["at once covered"]);
        toasts.expire(START + READ + STAY + STAY);
        assert_eq!(texts(&toasts), [""; 0]);
    }

    #[test]
    fn the_same_text_is_shown_once_and_only_the_newest_few_stay() {
        let mut toasts = Toasts::default();
        for text in ["a", "b", "a", "c", "d", "e"] {
            toasts.show(Tone::Plain, Text::verbatim(text), START);
        }
        assert_eq!(texts(&toasts), ["a", "c", "d", "e"]);
        let id = toasts.newest().expect("four are there").id;
        toasts.dismiss(id, START);
        assert_eq!(texts(&toasts), ["a", "c", "d"]);
    }

    #[test]
    fn an_outdated_message_is_withdrawn() {
        let mut toasts = Toasts::default();
        let asked = |name: &str| Text::new("online-rematch-asked", [("name", Text::verbatim(name).into())]);
        toasts.show(Tone::Plain, asked("Anna"), START);
        toasts.show(Tone::Plain, Text::key("online-went-back"), START);
        toasts.withdraw("online-rematch-asked", START);
        assert_eq!(toasts.iter().count(), 1);
        assert!(toasts.newest().is_some_and(|toast| toast.text.is_message("online-went-back")));
    }
}
