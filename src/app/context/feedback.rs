//! Feedback of the modes: sounds, and a move that is refused.

use std::time::Duration;

use super::handling::Context;
use super::toasts::Tone;
use crate::app::board::{Refused, Sound};
use crate::app::game::{Document, ReplayAction};
use crate::app::text::Text;
use crate::hex::Cell;

impl Context<'_> {
    /// Requests a sound, unless a more important one is pending.
    pub(in crate::app) fn sound(&mut self, sound: Sound) {
        self.shared.sounds.add(sound);
    }

    /// Plays the sound of the move at the cursor.
    pub(in crate::app) fn move_sound(&mut self, document: &Document) {
        if let Some(sound) = document.current().sound {
            self.sound(sound);
        }
    }

    /// Plays the sound of a step through a game. A jump over several moves makes none.
    pub(in crate::app) fn sound_of_step(&mut self, sound: Option<Sound>) {
        let is_heard = self.shared.sounds.step(self.now);
        if let Some(sound) = sound.filter(|_| is_heard) {
            self.sound(sound);
        }
    }

    /// Replays a step of a game with its sound; returns whether the position on the board changed.
    pub(in crate::app) fn replay(&mut self, document: &mut Document, action: ReplayAction) -> bool {
        let from = document.cursor();
        document.replay(action);
        let (tree, to) = (&document.record().tree, document.cursor());
        if to != from {
            self.sound_of_step(if tree.parent(to) == Some(from) {
                document.current().sound
            } else {
                (tree.parent(from) == Some(to)).then_some(Sound::Move)
            });
        }
        to != from
    }
}

/// How long the piece stays marked.
const SHOWN: Duration = Duration::from_millis(700);

impl Context<'_> {
    /// The move of the piece on this cell is not possible, for this reason.
    pub(in crate::app) fn refuse(&mut self, cell: Cell, reason: Text) {
        let number = self.shared.refusal.map_or(0, |(before, _)| before.number + 1);
        self.shared.refusal = Some((Refused { cell, number }, self.now + SHOWN));
        self.toast(Tone::Warning, reason);
        self.sound(Sound::Illegal);
    }
}
