//! The lines that two programs exchange: version 2 of the protocol.
//!
//! Each line is one JSON object. Both sides start with [`Line::Hello`], without waiting for the peer's.

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::mark::Mark;
use super::news::{Claim, Offer, PeerProblem};
use super::problem::Nonsense;
use super::terms::TermsText;

/// The version of the protocol. In version 1, of Heksy 0.3.0, a program believed the times that the other one sent.
pub const VERSION: u32 = 2;
/// Maximum length of a line, in bytes.
pub const MAX_LINE: usize = 4096;
/// Maximum number of events in one line of a log. This many always fit.
pub const LOG_EVENTS: usize = 16;

/// Thirty-two bytes in hexadecimal: a number of the coin flip, or its hash.
pub type Hex = String;

/// A line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum Line {
    /// Introduction of the sender, and the state of its record.
    Hello(Box<Hello>),
    /// Consent of the guest to the host's terms, with its number for the coin flip.
    Accept {
        /// The guest's number.
        nonce: Hex,
    },
    /// The host's number for the coin flip, and the guest's number as the host received it. The colours follow from
    /// both.
    Reveal {
        /// The host's number, to which [`Hello::commit`] has committed.
        nonce: Hex,
        /// The guest's number.
        guest: Hex,
    },
    /// An event of the sender.
    Ev {
        /// The number of the event, from 1.
        n: usize,
        /// The event.
        event: Event,
        /// The digest after the event.
        mark: Mark,
    },
    /// Acknowledgement of an event. It comes before any later event of its sender, and before the pong of any ping that
    /// came after the event.
    Ack {
        /// The number of the event, from 1.
        n: usize,
        /// For a move: the time that the sender charges for it, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        charged: Option<u64>,
    },
    /// A proposal, made when the record had `n` events.
    Offer {
        /// The proposal.
        offer: Offer,
        /// The length of the sender's record.
        n: usize,
    },
    /// The answer to a proposal. An accepted draw or takeback is an event instead.
    Answer {
        /// The proposal.
        offer: Offer,
        /// Whether the sender accepts it.
        yes: bool,
    },
    /// A line of chat.
    Chat {
        /// The text.
        text: String,
    },
    /// A request for [`Line::Pong`].
    Ping {
        /// The number that the answer repeats.
        id: u32,
    },
    /// The answer to [`Line::Ping`].
    Pong {
        /// The number of the request.
        id: u32,
    },
    /// The state of the sender's record, after a change since its hello.
    At(Place),
    /// Notice that the receiver's record, by its hello, is not the beginning of the sender's.
    Differ,
    /// A request for the peer's record, from event `from` + 1.
    Want {
        /// The number of known events.
        from: usize,
    },
    /// A part of the sender's record.
    Log {
        /// The number of events before these.
        from: usize,
        /// The total number of events.
        total: usize,
        /// At most [`LOG_EVENTS`] events.
        events: Vec<Event>,
    },
    /// Whether the sender agrees to go back to the first `to` events.
    Back {
        /// The length of the common part of both records.
        to: usize,
        /// Whether the sender agrees.
        agree: bool,
    },
    /// The last line of a connection.
    Bye {
        /// The reason.
        why: Farewell,
    },
}

/// Introduction of a side, and the state of its record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the protocol.
    pub v: u32,
    /// The program's name and version, for finding faults.
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
    /// From the host: the BLAKE3 hash of its number for the coin flip.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commit: Option<Hex>,
    /// The state of the sender's record, after the start of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Place>,
}

/// The state of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The number of the game in this session, from 0.
    pub game: u32,
    /// The number of events.
    pub n: usize,
    /// The digest after the last event.
    pub mark: Mark,
    /// The number of events up to which the sender has the charges of its own moves.
    pub known: usize,
    /// The number of the receiver's last event that the sender has; 0 without any.
    pub got: usize,
    /// The digest after that event.
    pub got_mark: Mark,
    /// The sender's claim of a result, made while the receiver was away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<Claim>,
}

/// The reason for leaving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Farewell {
    /// The player leaves.
    Left,
    /// The host plays with another guest.
    Occupied,
    /// The records differ, and the player does not agree to go back.
    StillDiffers,
    /// By the sender's account the receiver's clock has run out, and the allowance of the game with it.
    Overtime,
    /// The sender cannot continue.
    #[serde(untagged)]
    Problem(PeerProblem),
}

impl Line {
    /// The line as sent, including the line end.
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
    fn protocol_lines_are_written_and_read_back() {
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
        round_trip(&Line::At(Place {
            game: 1,
            n: 0,
            mark,
            known: 0,
            got: 0,
            got_mark: mark,
            claim: Some(Claim::Win),
        }));
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
