//! A move that is not possible: said, heard, and for a moment seen on the board.

use std::time::Duration;

use super::context::Context;
use super::shared::Refusal;
use crate::app::board_view::Refused;
use crate::app::catalogue::Text;
use crate::app::sound::Sound;
use crate::app::toasts::Tone;
use crate::hex::Cell;

/// How long the piece stays marked.
const SHOWN: Duration = Duration::from_millis(700);

impl Context<'_> {
    /// The move of the piece on this cell is not possible, for this reason.
    pub(in crate::app) fn refuse(&mut self, cell: Cell, reason: Text) {
        let number = self.shared.refusal.as_ref().map_or(0, |refusal| refusal.shown.number + 1);
        let shown = Refused { cell, number };
        self.shared.refusal = Some(Refusal { shown, until: self.now + SHOWN });
        self.toast(Tone::Warning, reason);
        self.sound(Sound::Illegal);
    }
}
