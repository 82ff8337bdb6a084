//! Looking through the game.

use super::Work;
use crate::app::message::ReplayAction;
use crate::game::NodeId;

impl Work<'_> {
    pub(super) fn replay(&mut self, action: ReplayAction) {
        if action == ReplayAction::Autoplay {
            self.switch_autoplay();
            return;
        }
        self.stop_autoplay();
        let game = &mut self.model.document.game;
        match action {
            ReplayAction::First => game.go_first(),
            ReplayAction::Previous => game.go_previous(),
            ReplayAction::Next => game.go_next(),
            ReplayAction::Last => game.go_last(),
            ReplayAction::To(node) => game.go_to(node),
            ReplayAction::Autoplay => false,
        };
        self.moved_cursor();
    }

    /// One move on or back; `false` at the end.
    pub(super) fn step(&mut self, forward: bool) -> bool {
        let game = &mut self.model.document.game;
        let has_moved = if forward { game.go_next() } else { game.go_previous() };
        if has_moved {
            self.moved_cursor();
        }
        has_moved
    }

    pub(super) fn go_to(&mut self, node: NodeId) {
        self.model.document.game.go_to(node);
        self.moved_cursor();
    }

    /// Starts at once with the next move; at the end of the line it begins again.
    fn switch_autoplay(&mut self) {
        if self.model.autoplay.take().is_some() {
            return;
        }
        if self.step(true) || self.model.document.game.go_first() {
            self.moved_cursor();
            self.model.autoplay = Some(self.now + self.model.settings.autoplay_delay());
        }
    }

    pub(super) fn stop_autoplay(&mut self) {
        self.model.autoplay = None;
    }

    /// Goes on by itself when it is time.
    pub(super) fn autoplay(&mut self) {
        if self.model.autoplay.is_some_and(|at| at <= self.now) {
            let goes_on = self.step(true);
            self.model.autoplay = goes_on.then(|| self.now + self.model.settings.autoplay_delay());
        }
    }
}
