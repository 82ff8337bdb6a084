//! The remembered settings of online play.

use serde::{Deserialize, Serialize};

use super::choices::with_defaults;
use super::clock_form::{ClockForm, ClockKind};
use super::game_setup::Setup;
use crate::app::text::keys;
use crate::online::{ColorChoice, Relay, is_relay};

with_defaults! {
/// The remembered settings of online play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct OnlineSettings {
    /// How computers are reached that cannot be reached directly.
    pub relay: RelayChoice,
    /// The address of a relay of one's own.
    pub relay_url: String,
    /// Whether others on the same network see an invitation.
    pub announce: bool = true,
    /// Whether lines of text are shown and can be sent.
    pub chat: bool,
    /// The host's colour in the first game.
    pub color: ColorChoice = ColorChoice::Lot,
    /// Minutes to wait for a player who loses the connection.
    pub away_minutes: u32 = 5,
    /// Game, clock and rules of the last invitation.
    pub setup: Setup = Setup {
        clock: ClockForm { kind: ClockKind::Fischer, ..ClockForm::default() },
        ..Setup::default()
    },
}
}

/// How computers are reached that cannot be reached directly, as it is chosen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RelayChoice {
    /// Through public relays.
    #[default]
    Public,
    /// Through the one whose address is given.
    Own,
    /// Through none.
    None,
}

keys!(impl RelayChoice {
    Public => "online-relay-public", Own => "online-relay-own", None => "online-relay-none",
});

impl OnlineSettings {
    /// The relay chosen.
    pub fn relay(&self) -> Relay {
        match self.relay {
            RelayChoice::Public => Relay::Public,
            RelayChoice::Own => Relay::Url(self.relay_url.trim().to_owned()),
            RelayChoice::None => Relay::None,
        }
    }

    /// Whether a relay of one's own is chosen, but its address is invalid.
    pub fn is_relay_wrong(&self) -> bool {
        self.relay == RelayChoice::Own && !is_relay(self.relay_url.trim())
    }
}
