//! Conditions of actions in a game of two.

use super::table_game::TableGame;
use super::two::Play;
use crate::app::context::Shared;
use crate::app::text::{Check, refuse, require};

impl Play {
    /// In a tournament a draw may be offered only together with a move.
    pub(super) fn check_offer(&self, shared: &Shared) -> Check {
        self.check_actor()?;
        self.check_peer(shared)?;
        let waits = self.is_tournament() && !self.is_online() && self.actor() != Some(self.game().turn());
        require(!waits, "why-not-turn")
    }

    /// A move may be taken back, or the opponent asked about it.
    pub(super) fn check_takeback(&self, shared: &Shared) -> Check {
        self.plies_to_take_back()?;
        self.check_peer(shared)?;
        let is_own = |by| self.is_online() && self.document.is_human(by);
        let key = |by| if is_own(by) { "why-takeback-asked" } else { "why-question-open" };
        self.game().takeback_asked().map_or(Ok(()), |by| refuse(key(by)))
    }

    /// The program can ask the player at the other computer, if there is one.
    fn check_peer(&self, shared: &Shared) -> Check {
        require(self.goes_on() || !self.is_online(), "why-over")?;
        require(!self.is_online() || shared.online.is_playing(), "online-nobody-there")
    }

    /// The engine may help a person in this game.
    pub(super) fn check_help(&self) -> Check {
        require(self.goes_on(), "why-over")?;
        require(!self.is_online(), "online-no-help")?;
        require(!self.game().touch_move(), "why-rules")
    }

    /// Whether the game begins with a person's first move, and there is neither a clock nor a computer to start.
    pub(super) fn waits_for_first_move(&self) -> bool {
        self.is_ready() && !self.game().clock().is_timed() && !self.document.is_computer(self.game().turn())
    }

    /// One person plays against a computer and may let it take over the person's side.
    pub(super) fn check_switch(&self) -> Check {
        require(self.goes_on(), "why-over")?;
        require(self.only_human().is_some() && !self.is_online(), "why-one-human")?;
        require(!self.game().touch_move(), "why-rules")?;
        require(self.setup().match_length.is_none(), "why-match-on")?;
        require(!self.is_paused(), "wait-paused")
    }
}
