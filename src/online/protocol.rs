//! The lines that two programs send each other: protocol `heksy/game/1`.
//!
//! Each line is one JSON object. Both sides begin with [`Line::Hello`], without waiting for the other's.

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::mark::Mark;
use super::news::{Offer, PeerProblem};
use super::problem::Nonsense;
use super::terms::TermsText;

/// The version of the protocol.
pub const VERSION: u32 = 1;
/// The longest line, in bytes.
pub const MAX_LINE: usize = 4096;
/// The most events in one line of a log: so many fit, whatever they are.
pub const LOG_EVENTS: usize = 16;

/// Thirty-two bytes in hexadecimal: a number of the lot, or its hash.
pub type Hex = String;

/// One line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Line {
    /// Who is there, and what is known of the game.
    Hello(Box<Hello>),
    /// The guest plays by the host's terms; its number for the lot.
    Accept {
        /// The guest's number.
        nonce: Hex,
    },
    /// The host's number for the lot, and the guest's as the host has got it: the colours are known.
    Reveal {
        /// The host's number, which [`Hello::commit`] has promised.
        nonce: Hex,
        /// The guest's number.
        guest: Hex,
    },
    /// Something happened, by the sender.
    Ev {
        /// The number of the event, from 1.
        n: usize,
        /// What.
        event: Event,
        /// The mark behind it.
        mark: Mark,
    },
    /// The other side's event has come.
    Ack {
        /// The number of the event, from 1.
        n: usize,
        /// For a move: what the receiver charges for it, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        charged: Option<u64>,
    },
    /// A proposal, made when the record had `n` events.
    Offer {
        /// What.
        offer: Offer,
        /// The length of the sender's record.
        n: usize,
    },
    /// The answer to a proposal. A draw or a takeback that is agreed comes as an event instead.
    Answer {
        /// Which one.
        offer: Offer,
        /// Whether the sender agrees.
        yes: bool,
    },
    /// A line for the player.
    Chat {
        /// What is said.
        text: String,
    },
    /// Is anybody there?
    Ping {
        /// Comes back in the answer.
        id: u32,
    },
    /// Yes.
    Pong {
        /// That of the question.
        id: u32,
    },
    /// Where the sender's record stands now, after it has changed since the hello.
    At(Place),
    /// The receiver's record, as its hello tells of it, is not the beginning of the sender's.
    Differ,
    /// Asks for the other side's record, from event `from` + 1.
    Want {
        /// How many are known.
        from: usize,
    },
    /// A part of the sender's record.
    Log {
        /// How many events come before these.
        from: usize,
        /// How many there are in all.
        total: usize,
        /// At most [`LOG_EVENTS`] of them.
        events: Vec<Event>,
    },
    /// Whether the sender wants to go back to the first `to` events.
    Back {
        /// What both records have in common.
        to: usize,
        /// Whether it wants to.
        agree: bool,
    },
    /// The last line.
    Bye {
        /// Why.
        why: Farewell,
    },
}

/// Who is there, and what is known of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the protocol.
    pub v: u32,
    /// The program's name and version, for people who look for a fault.
    #[serde(default)]
    pub program: String,
    /// The player's name.
    #[serde(default)]
    pub name: String,
    /// From the guest: the secret of the invitation, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// From the host: the terms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<TermsText>,
    /// From the host: the BLAKE3 hash of its number for the lot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commit: Option<Hex>,
    /// Where the sender's record stands, once the game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Place>,
}

/// Where a record stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The number of the game in this meeting, from 0.
    pub game: u32,
    /// The number of events.
    pub n: usize,
    /// The mark behind them.
    pub mark: Mark,
    /// Up to which event the sender knows what was charged for its own moves.
    pub known: usize,
    /// The number of the receiver's last event that the sender has; 0 without any.
    pub got: usize,
    /// The mark behind that.
    pub got_mark: Mark,
    /// What the current move had taken when the connection was last cut, in milliseconds, as the sender has seen it.
    #[serde(default)]
    pub spent: u64,
}

/// Why a side takes its leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Farewell {
    /// The player leaves.
    Left,
    /// The host plays with somebody else.
    Occupied,
    /// The records differ, and the player does not want to go back.
    StillDiffers,
    /// The sender cannot go on.
    #[serde(untagged)]
    Problem(PeerProblem),
}

impl Line {
    /// The line as it is sent, line end included.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = serde_json::to_vec(self).unwrap_or_default();
        bytes.push(b'\n');
        bytes
    }

    /// Reads a line without its end.
    ///
    /// # Errors
    /// [`Nonsense`].
    pub fn decode(bytes: &[u8]) -> Result<Self, Nonsense> {
        if bytes.len() > MAX_LINE {
            return Err(Nonsense::TooLong);
        }
        serde_json::from_slice(bytes).map_err(|_| Nonsense::NotAMessage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::{EventKind, Terms};
    use crate::sides::Color;

    fn round_trip(line: &Line) -> String {
        let bytes = line.encode();
        let text = String::from_utf8(bytes).unwrap();
        assert_eq!(&Line::decode(text.trim_end().as_bytes()).unwrap(), line, "{text}");
        text
    }

    #[test]
    fn lines_come_back_as_they_were() {
        let mark: Mark = "0123456789abcdef".parse().unwrap();
        let event = Event::new(Color::White, EventKind::Move { mv: "f5f7".to_owned(), ms: 1234 });
        let text = round_trip(&Line::Ev { n: 1, event, mark });
        assert_eq!(
            text,
            "{\"t\":\"ev\",\"n\":1,\"event\":{\"by\":\"white\",\"kind\":\"move\",\"mv\":\"f5f7\",\"ms\":1234},\
             \"mark\":\"0123456789abcdef\"}\n"
        );
        round_trip(&Line::Ack { n: 3, charged: None });
        round_trip(&Line::Offer { offer: Offer::Takeback(12), n: 14 });
        round_trip(&Line::At(Place { game: 1, n: 0, mark, known: 0, got: 0, got_mark: mark, spent: 5 }));
        for why in [Farewell::Left, Farewell::Occupied, Farewell::Problem(PeerProblem::Clock)] {
            round_trip(&Line::Bye { why });
        }
        let terms = Some((&Terms::new(crate::game::Variant::Checkers)).into());
        let hello = Hello {
            v: VERSION,
            program: String::new(),
            name: "ż".to_owned(),
            secret: None,
            terms,
            commit: None,
            at: None,
        };
        round_trip(&Line::Hello(Box::new(hello)));
    }

    #[test]
    fn the_longest_log_fits_into_a_line() {
        let mv = "x".repeat(60);
        let kind = EventKind::Move { mv, ms: u64::MAX };
        let event = Event { charged: Some(u64::MAX), ..Event::new(Color::Black, kind) };
        let log = Line::Log { from: 4096, total: 4096, events: vec![event; LOG_EVENTS] };
        assert!(log.encode().len() <= MAX_LINE, "{}", log.encode().len());
    }
}
