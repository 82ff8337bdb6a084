//! Looking through the open game.

use super::work::Work;
use crate::app::game::ReplayAction;

/// The most moves that one turn of the wheel goes through.
const MAX_STEPS: u32 = 20;

impl Work<'_> {
    pub(super) fn replay(&mut self, action: ReplayAction) {
        if let Some(over) = self.over {
            over.replay(action, &mut self.cx);
            return;
        }
        if action == ReplayAction::Autoplay {
            return self.switch_autoplay();
        }
        self.cx.shared.autoplay = None;
        self.mode.put_down();
        self.go(action);
    }

    /// Shows another position; `false` where the step leads nowhere.
    fn go(&mut self, action: ReplayAction) -> bool {
        let has_moved = self.mode.replay(action, &mut self.cx);
        if has_moved {
            self.mode.put_down();
        }
        has_moved
    }

    /// Handles a turn of the wheel over the board, by this number of notches.
    pub(super) fn wheel(&mut self, steps: i32) {
        let step = if steps > 0 { ReplayAction::Next } else { ReplayAction::Previous };
        for _ in 0..steps.unsigned_abs().min(MAX_STEPS) {
            self.go(step);
        }
    }

    /// Starts at once with the next move; at the end of the line it begins again.
    fn switch_autoplay(&mut self) {
        if self.cx.shared.autoplay.take().is_none()
            && (self.go(ReplayAction::Next) || self.go(ReplayAction::First))
        {
            self.cx.shared.autoplay = Some(self.cx.now + self.cx.shared.settings.autoplay_delay());
        }
    }

    /// Advances autoplay at the time of its next step.
    pub(super) fn autoplay(&mut self) {
        if self.cx.shared.autoplay.is_some_and(|at| at <= self.cx.now) {
            let goes_on = self.go(ReplayAction::Next);
            self.cx.shared.autoplay = goes_on.then(|| self.cx.now + self.cx.shared.settings.autoplay_delay());
        }
    }
}
