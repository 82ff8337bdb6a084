//! The players, the questions between them, and their match.

use std::time::Duration;

use super::state::Model;
use crate::app::game::{Corner, MatchRow, QuestionView, Request, Status, corner};
use crate::app::online;
use crate::app::play::Three;
use crate::app::settings::Player;
use crate::app::text::{Text, numbers};
use crate::sides::Color;
use crate::three::Seat;

impl Model {
    /// The contents of the corner of a player.
    pub fn corner(&self, seat: impl Into<Seat>, now: Duration) -> Option<Corner> {
        let mut corner = self.mode.corner(seat.into(), now)?;
        if let Some(color) = corner.seat.color().filter(|_| self.document().is_some()) {
            (corner.points, corner.note) = (self.match_points(color), self.presence(color, now));
        }
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
        is_told.then(|| numbers::quarters(standing.quarters[color]))
    }

    /// The request of a person at the board to the others.
    pub fn question(&self) -> Option<QuestionView> {
        if let Some((asked, document)) = self.shared.online.rematch_asked().zip(self.document()) {
            let (name, by) = (document.name_at_board(asked), document.name(!asked));
            return QuestionView::of(asked.into(), &name, Request::Rematch, &[by]);
        }
        let of_two = || self.play()?.question_view();
        self.three().map_or_else(of_two, Three::question_view)
    }

    /// The round of the open game in its match: "Game 2 of 4"; `None` where it has no length.
    pub fn match_round(&self) -> Option<Text> {
        self.mode.play().and_then(|_| corner::match_round(&self.shared.running_match))
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
        if is_told { corner::match_table(running, play.document(), outcome) } else { Vec::new() }
    }
}
