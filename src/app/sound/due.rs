//! The sound to play after the current message.

use std::time::Duration;

use super::Sound;

/// Steps through a game that follow each other more quickly than this are not heard: they would only rattle.
const MIN_STEP_INTERVAL: Duration = Duration::from_millis(200);

/// The pending sound, and the time of the last step.
#[derive(Debug, Default)]
pub struct DueSounds {
    due: Option<Sound>,
    /// The time of the last step through a game.
    last_step: Option<Duration>,
}

impl DueSounds {
    /// Requests a sound, unless a more important one is pending.
    pub(in crate::app) fn add(&mut self, sound: Sound) {
        self.due = self.due.max(Some(sound));
    }

    /// Notes a step through a game. Returns whether it makes a sound.
    pub(in crate::app) fn step(&mut self, now: Duration) -> bool {
        let before = self.last_step.replace(now);
        before.is_none_or(|before| now.saturating_sub(before) >= MIN_STEP_INTERVAL)
    }

    /// Takes the pending sound.
    pub(in crate::app) fn take(&mut self) -> Option<Sound> {
        self.due.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_sounds_the_most_important_plays_once() {
        let mut sounds = DueSounds::default();
        for sound in [Sound::Capture, Sound::Check, Sound::Move] {
            sounds.add(sound);
        }
        assert_eq!(sounds.take(), Some(Sound::Check));
        assert_eq!(sounds.take(), None);
    }

    #[test]
    fn five_steps_a_second_are_heard_and_more_are_not() {
        let mut sounds = DueSounds::default();
        let heard = |sounds: &mut DueSounds, millis| sounds.step(Duration::from_millis(millis));
        assert!(heard(&mut sounds, 1000) && heard(&mut sounds, 1200) && heard(&mut sounds, 1400));
        assert!(!heard(&mut sounds, 1599) && !heard(&mut sounds, 1700), "a key that is held stays silent");
        assert!(heard(&mut sounds, 1900));
    }
}
