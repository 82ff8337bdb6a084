//! How games end other than on the board, and what comes then.

use std::time::Duration;

use super::Work;
use crate::app::catalogue::{tr, tr_args};
use crate::app::dialog::{Dialog, GameOver};
use crate::app::journal::Entry;
use crate::app::toasts::Tone;
use crate::app::words;
use crate::engine::Score;
use crate::sides::{Color, Outcome};

/// How long after the last piece has come to rest the dialog comes: the end is seen before it is read.
const TIME_TO_LOOK: Duration = Duration::from_millis(600);
/// The computer agrees to no draw before this many plies have been played, unless it is lost.
const PLIES_BEFORE_DRAW: usize = 40;
/// It agrees if it stands no better than this, in centipawns.
const CONTENT_WITH_DRAW: i32 = 0;
/// Standing no better than this it agrees at any time.
const GLAD_OF_DRAW: i32 = -150;

impl Work<'_> {
    /// The game has just ended.
    pub(super) fn game_over(&mut self, outcome: Outcome) {
        self.stop_thinking();
        let clocks = self.model.document.clocks(self.now);
        let quarters = outcome.points.for_color(Color::White);
        let reason = words::reason_key(outcome.reason).to_owned();
        self.changed(Entry::Result { quarters, reason, clocks });
        let dialog = Dialog::GameOver(self.describe(outcome));
        let at = self.now + self.model.settings.animation.slide() + TIME_TO_LOOK;
        self.model.waiting.push((at, dialog));
    }

    fn describe(&self, outcome: Outcome) -> GameOver {
        let standing = self.model.running_match.standing(Some(outcome));
        GameOver {
            outcome,
            title: words::result(outcome),
            reason: words::reason(outcome),
            points: words::points(outcome.points),
            match_score: (standing.games > 1).then(|| self.model.match_score()).flatten(),
        }
    }

    /// The person who would do something: the only one, or of two the one to move.
    fn actor(&self) -> Option<Color> {
        let document = &self.model.document;
        let goes_on = document.is_live() && document.game.outcome().is_none() && document.game.plies() > 0;
        match document.setup.computers() {
            _ if !goes_on => None,
            0 => Some(document.game.turn()),
            1 => document.only_human(),
            _ => None,
        }
    }

    pub(super) fn ask_resign(&mut self) {
        if let Some(by) = self.actor() {
            self.show(Dialog::Resign { by });
        }
    }

    pub(super) fn resign(&mut self, by: Color) {
        if self.model.document.game.resign(by, self.now) {
            self.end_now();
        }
    }

    /// Offers a draw: to the other person, who is asked, or to the computer, which decides by its score.
    pub(super) fn offer_draw(&mut self) {
        let Some(by) = self.actor() else { return };
        self.model.document.game.offer_draw(by, self.now);
        self.write_down(Entry::DrawOffer { by: Some(words::color_key(by).to_owned()) });
        if self.model.document.is_hotseat() {
            self.show(Dialog::DrawOffered { by });
        } else if self.computer_agrees(!by) {
            self.accept_draw();
        } else {
            self.decline_draw();
            let name = self.model.document.name(!by);
            self.toast(Tone::Plain, tr_args("draw-declined", &[("name", name.into())]));
        }
    }

    fn computer_agrees(&self, computer: Color) -> bool {
        let plies = self.model.document.game.plies();
        match self.model.computer.last_score[computer] {
            Some(Score::Cp(score)) => {
                score <= GLAD_OF_DRAW || score <= CONTENT_WITH_DRAW && plies >= PLIES_BEFORE_DRAW
            }
            Some(Score::Mate(moves)) => moves <= 0,
            None => false,
        }
    }

    pub(super) fn accept_draw(&mut self) {
        if self.model.document.game.accept_draw(self.now) {
            self.end_now();
        }
    }

    pub(super) fn decline_draw(&mut self) {
        self.model.document.game.decline_draw();
        self.write_down(Entry::DrawOffer { by: None });
    }

    pub(super) fn claim_draw(&mut self) {
        if self.actor().is_none() {
            return;
        }
        if self.model.document.game.claim_draw(self.now) {
            self.end_now();
        } else {
            self.toast(Tone::Plain, tr("nothing-to-claim"));
        }
    }

    /// The game was ended by a decision just taken.
    fn end_now(&mut self) {
        if let Some(outcome) = self.model.document.game.outcome() {
            self.game_over(outcome);
        }
    }
}
