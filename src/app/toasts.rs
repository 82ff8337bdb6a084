//! Short messages that come up over the board and go away by themselves.

use std::time::Duration;

use super::catalogue::Text;

/// How long a message stays.
const STAY: Duration = Duration::from_secs(5);
/// How long one stays that tells of something gone wrong.
const STAY_LONG: Duration = Duration::from_secs(12);
/// More than these are never shown at once.
const MOST: usize = 4;

/// What a message is about; the window gives each a shape and a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Something was done.
    Plain,
    /// Something is not possible, or soon needs care.
    Warning,
    /// Something went wrong.
    Error,
}

/// One message.
#[derive(Debug, Clone, PartialEq)]
pub struct Toast {
    /// Tells it from the others.
    pub id: u64,
    /// The text.
    pub text: Text,
    /// What it is about.
    pub tone: Tone,
    /// When it goes away.
    until: Duration,
}

/// The messages shown now, the oldest first.
#[derive(Debug, Clone, Default)]
pub struct Toasts {
    shown: Vec<Toast>,
    last_id: u64,
}

impl Toasts {
    /// Shows a message. The same text again only stays longer.
    pub fn show(&mut self, tone: Tone, text: Text, now: Duration) {
        let stay = if tone == Tone::Error { STAY_LONG } else { STAY };
        self.shown.retain(|toast| toast.text != text);
        self.last_id += 1;
        self.shown.push(Toast { id: self.last_id, text, tone, until: now + stay });
        let surplus = self.shown.len().saturating_sub(MOST);
        self.shown.drain(..surplus);
    }

    /// Takes the message with this number away.
    pub fn dismiss(&mut self, id: u64) {
        self.shown.retain(|toast| toast.id != id);
    }

    /// Takes away what has been shown long enough.
    pub fn expire(&mut self, now: Duration) {
        self.shown.retain(|toast| toast.until > now);
    }

    /// The messages, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Toast> {
        self.shown.iter()
    }

    /// When the next of them goes away.
    pub fn next_expiry(&self) -> Option<Duration> {
        self.shown.iter().map(|toast| toast.until).min()
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
    fn messages_go_away_errors_last() {
        let mut toasts = Toasts::default();
        toasts.show(Tone::Error, Text::verbatim("lost"), START);
        toasts.show(Tone::Plain, Text::verbatim("saved"), START);
        toasts.expire(START + STAY);
        assert_eq!(texts(&toasts), ["lost"]);
        assert_eq!(toasts.next_expiry(), Some(START + STAY_LONG));
        toasts.expire(START + STAY_LONG);
        assert_eq!(toasts.next_expiry(), None);
    }

    #[test]
    fn the_same_text_is_shown_once_and_only_the_newest_few_stay() {
        let mut toasts = Toasts::default();
        for text in ["a", "b", "a", "c", "d", "e"] {
            toasts.show(Tone::Plain, Text::verbatim(text), START);
        }
        assert_eq!(texts(&toasts), ["a", "c", "d", "e"]);
        let id = toasts.iter().next().expect("four are shown").id;
        toasts.dismiss(id);
        assert_eq!(texts(&toasts), ["c", "d", "e"]);
    }
}
