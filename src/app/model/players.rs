//! The players, the questions between them, and their match.

use std::time::Duration;

use super::state::Model;
use crate::app::catalogue::Text;
use crate::app::setup::Player;
use crate::app::view::{Corner, MatchRow, QuestionView, Status, match_view};
use crate::app::{online, words};
use crate::sides::Color;
use crate::three::Seat;

impl Model {
    /// The contents of the corner of `color`, in a two-player game.
    pub fn corner(&self, color: Color, now: Duration) -> Option<Corner> {
        let (points, note) = (self.match_points(color), self.presence(color, now));
        let mut corner = Corner { points, note, ..self.mode.corner(color, now)? };
        // Nothing flashes where nothing shall move.
        if let Some(clock) = corner.clock.as_mut().filter(|_| self.slide().is_zero()) {
            clock.is_flashing = false;
        }
        Some(corner)
    }

    /// Whether the player of a colour is there, if that is one at another computer.
    fn presence(&self, color: Color, now: Duration) -> Option<Status> {
        let document = self.document().filter(|_| self.over.is_none())?;
        let presence = online::presence(&self.shared.online, color, now);
        let presence = presence.or_else(|| document.outcome().is_none().then(online::gone));
        presence.filter(|_| document.setup().seat(color).player == Player::Remote)
    }

    /// The points of a player in the match; `None` before any game of it is over.
    fn match_points(&self, color: Color) -> Option<String> {
        let play = self.mode.play()?;
        let running = &self.shared.running_match;
        let standing = running.standing(play.game().outcome());
        let is_told = standing.games > 0 || running.length().is_some();
        is_told.then(|| words::quarters(standing.quarters[color]))
    }

    /// The request of one of two people at the board to the other.
    pub fn question(&self) -> Option<QuestionView> {
        let rematch = self.shared.online.rematch_question();
        let question = rematch.or_else(|| self.play()?.question())?;
        Some(QuestionView::of(self.document()?, question))
    }

    /// Like [`Self::question`], in a three-player game: the draw offer, for a player who has not yet agreed.
    pub fn three_question(&self) -> Option<QuestionView<Seat>> {
        let three = self.three()?;
        let question = three.question()?;
        let name = three.document().setup().name(question.0);
        Some(QuestionView::of_three(question, &name))
    }

    /// The round of the open game in its match: "Game 2 of 4"; `None` where it has no length.
    pub fn match_round(&self) -> Option<Text> {
        self.mode.play().and_then(|_| match_view::round(&self.shared.running_match))
    }

    /// Whether the open game belongs to a match of several games, which are saved in one file.
    pub fn has_match(&self) -> bool {
        self.shared.running_match.length().is_some()
    }

    /// The current score of the match, if a game of it is over: "Anna 1¾, Piotr ¼".
    pub fn match_score(&self) -> Option<Text> {
        self.play()?.match_score(&self.shared)
    }

    /// The table of the match, once a game of it is over; empty outside of matches.
    pub fn match_table(&self) -> Vec<MatchRow> {
        let running = &self.shared.running_match;
        let Some(play) = self.play().filter(|_| running.length().is_some()) else { return Vec::new() };
        let outcome = play.game().outcome();
        let is_told = running.standing(outcome).games > 0;
        if is_told { match_view::table(running, play.document(), outcome) } else { Vec::new() }
    }
}
