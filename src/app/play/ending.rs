//! Ends of a game of two other than on the board, and the steps afterwards.

use super::table::Progress;
use super::two::Play;
use crate::app::context::Context;
use crate::engine::Score;
use crate::sides::{Outcome, Reason};

/// Number of plies before the computer accepts a draw, unless it is lost.
const PLIES_BEFORE_DRAW: usize = 40;
/// Evaluation up to which the computer accepts a draw, in centipawns.
const CONTENT_WITH_DRAW: i32 = 0;
/// Standing no better than this it agrees at any time.
const GLAD_OF_DRAW: i32 = -150;

/// Whether a computer that stands like this agrees to a draw after that many plies.
pub(super) fn is_content(score: Score, plies: usize) -> bool {
    match score {
        Score::Cp(score) => score <= GLAD_OF_DRAW || score <= CONTENT_WITH_DRAW && plies >= PLIES_BEFORE_DRAW,
        Score::Mate(moves) => moves <= 0,
    }
}

pub(super) fn is_by_time(outcome: Outcome) -> bool {
    matches!(outcome.reason, Reason::TimeForfeit | Reason::TimeForfeitNoMaterial)
}

impl Play {
    /// A move was made: the draw that was to be offered together with it is offered.
    pub(super) fn offer_with_move(&mut self, cx: &mut Context) {
        if std::mem::take(&mut self.extra.offers_with_move) && self.goes_on() {
            self.agree(!self.game().turn(), cx);
        }
    }

    pub(super) fn claim_draw(&mut self, cx: &mut Context) {
        if self.game_mut().claim_draw(cx.now) {
            self.game_over(cx);
        }
    }

    /// Ends the session with an unfinished game. The board keeps its position; the shared record keeps the game.
    pub(in crate::app) fn stay_as_it_is(&mut self, cx: &mut Context) {
        self.game_mut().pause_clock(cx.now);
        self.progress = Progress::Paused;
        self.cancel_premove();
        self.document.kept.give_up();
    }
}
