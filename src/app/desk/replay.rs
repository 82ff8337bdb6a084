//! Looking through the open game, whatever the mode.

use super::work::Work;
use crate::app::action::ReplayAction;
use crate::app::three::Three;
use crate::game::NodeId;

impl Work<'_> {
    pub(in crate::app) fn replay(&mut self, action: ReplayAction) {
        if action == ReplayAction::Autoplay {
            self.switch_autoplay();
            return;
        }
        self.shared.autoplay = None;
        let from = self.mode.document().cursor();
        let document = self.mode.document_mut();
        match action {
            ReplayAction::First => document.go_first(),
            ReplayAction::Previous => document.go_previous(),
            ReplayAction::Next => document.go_next(),
            ReplayAction::Last => document.go_last(),
            ReplayAction::To(node) => document.go_to(node),
            ReplayAction::Sideways { forward } => document.go_sideways(forward),
            ReplayAction::Fold(first) => document.toggle_fold(first),
            ReplayAction::Autoplay => false,
        };
        self.mode.hand_mut().clear();
        self.step_sound(from);
    }

    /// The wheel was turned over the board, by so many notches.
    pub(in crate::app) fn wheel(&mut self, steps: i32) {
        for _ in 0..steps.unsigned_abs().min(20) {
            self.step(steps > 0);
        }
    }

    /// One move on or back; `false` at the end.
    fn step(&mut self, forward: bool) -> bool {
        let from = self.mode.document().cursor();
        let document = self.mode.document_mut();
        let has_moved = if forward { document.go_next() } else { document.go_previous() };
        if has_moved {
            self.mode.hand_mut().clear();
            self.step_sound(from);
        }
        has_moved
    }

    /// The cursor has come from another node.
    fn step_sound(&mut self, from: NodeId) {
        let (mode, mut cx) = self.parts();
        cx.step_sound(mode.document(), from);
    }

    /// Starts at once with the next move; at the end of the line it begins again.
    fn switch_autoplay(&mut self) {
        if self.shared.autoplay.take().is_some() {
            return;
        }
        if self.step(true) || self.mode.document_mut().go_first() {
            self.mode.hand_mut().clear();
            self.shared.autoplay = Some(self.now + self.shared.settings.autoplay_delay());
        }
    }

    /// Goes on by itself when it is time.
    pub(in crate::app) fn autoplay(&mut self) {
        if self.mode.three().is_some() {
            return self.with_three(Three::autoplay);
        }
        if self.shared.autoplay.is_some_and(|at| at <= self.now) {
            let goes_on = self.step(true);
            self.shared.autoplay = goes_on.then(|| self.now + self.shared.settings.autoplay_delay());
        }
    }
}
