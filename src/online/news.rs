//! Orders from the player's program to a session, and news from the session to the program.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::problem::Problem;
use super::record::Record;
use super::terms::Terms;
use super::ticket::Ticket;
use crate::game::{ClockSnapshot, Move};
use crate::sides::{Color, Outcome, Points, Reason};

/// An order of the player. An order that is impossible at the moment has no effect.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Accept the host's terms ([`News::Invited`]); guest only.
    Accept,
    /// Play a move in the current position. The session measures its time.
    Move(Move),
    /// Propose something to the opponent. Proposing what the opponent has proposed accepts it.
    Offer(Offer),
    /// Answer the opponent's proposal.
    Answer {
        /// The proposal.
        offer: Offer,
        /// Whether the player accepts it.
        yes: bool,
    },
    /// Claim a draw by repetition or fifty moves.
    Claim,
    /// Resign.
    Resign,
    /// Settle the game in the player's own record, because the opponent's time away has run out ([`News::Away`]).
    /// [`News::Settled`] or [`News::NotSettled`] answers.
    Settle(Claim),
    /// Send a line of chat. Control characters, and characters beyond [`super::MAX_CHAT`], are removed.
    Chat(String),
    /// Decide whether to go back to the common part of two different records ([`News::Differs`]).
    GoBack {
        /// With `false` the game stays interrupted, and both records are kept.
        agree: bool,
    },
    /// Try the relay again: only for an invitation that [reaches none](RelayUse::NotReached).
    TryRelay,
    /// End the session, after the opponent has the end of a finished game. An unfinished game stays on both disks and
    /// can be resumed. An invitation without a guest is withdrawn.
    Leave,
}

/// A result that a player claims because the opponent stayed away. It stands in the player's own record only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// A win.
    Win,
    /// A draw.
    Draw,
}

impl Claim {
    /// The outcome in the record of the player of this colour.
    pub fn outcome(self, own: Color) -> Outcome {
        let points = match self {
            Claim::Win => Points::win(own),
            Claim::Draw => Points::DRAW,
        };
        Outcome { points, reason: Reason::Adjudication }
    }
}

/// A proposal that needs the opponent's consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// A draw. Valid until the opponent answers or moves.
    Draw,
    /// A takeback, after which this number of plies remains. Valid until the opponent answers or moves.
    Takeback(usize),
    /// Another game with the colours swapped, once this one is over.
    Rematch,
}

/// The relay of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RelayUse {
    /// A relay was reached: the invitation is for players everywhere.
    Reached,
    /// No relay was reached in time: the invitation is for the same network only.
    NotReached,
    /// No relay is wanted: the invitation is for the same network, or for an open port.
    NotWanted,
}

/// An event that a session reports to the player's program.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum News {
    /// The host is waiting with this invitation. Sent again when a relay is reached later, or after
    /// [`Order::TryRelay`].
    Ready {
        /// The invitation.
        ticket: Ticket,
        /// Whether players elsewhere can join by it.
        relay: RelayUse,
    },
    /// The guest is looking for the host, without success until now. This is not an error yet.
    Looking {
        /// The number of failed attempts.
        attempts: u32,
    },
    /// The opponent is connected. The guest answers these terms with [`Order::Accept`] or [`Order::Leave`]; the host
    /// gets the guest's name.
    Invited {
        /// The opponent's name.
        name: String,
        /// The terms.
        terms: Box<Terms>,
    },
    /// The guest left before the game began. The host waits for another guest.
    GuestLeft,
    /// Start of a game, or continuation after a crash: the record until now, and the player's colour.
    Begun {
        /// The record.
        record: Box<Record>,
        /// The player's colour.
        color: Color,
        /// Both clocks.
        clocks: ClockSnapshot,
        /// The outcomes of the previous games of this session. Colours change from game to game.
        earlier: Vec<Outcome>,
    },
    /// An event of either side, including the player's own moves.
    Event {
        /// The number of the event, from 1.
        n: usize,
        /// The event.
        event: Event,
        /// Both clocks after the event.
        clocks: ClockSnapshot,
        /// The outcome of the game, if the event ended it.
        outcome: Option<Outcome>,
    },
    /// The time that the peer has charged for the player's move, event `n`. Sent only if it changes the clocks.
    Charged {
        /// The number of the event, from 1.
        n: usize,
        /// The charged time, in milliseconds: [`Record::charge`].
        ms: u64,
        /// Both clocks.
        clocks: ClockSnapshot,
    },
    /// The player's latest events were dropped, because the peer had a different event in their place. The record
    /// ends before them, and the peer's event follows.
    Overtaken {
        /// The record without the dropped events.
        record: Box<Record>,
        /// Both clocks.
        clocks: ClockSnapshot,
    },
    /// A proposal of the opponent.
    OfferMade(Offer),
    /// The opponent's answer to the player's proposal. If accepted, it takes effect automatically.
    OfferAnswered {
        /// The proposal.
        offer: Offer,
        /// Whether the opponent accepts it.
        yes: bool,
    },
    /// A proposal of either side has expired: by a move, by the end of the game, or because the connection was lost.
    OfferVoid(Offer),
    /// A line of chat from the opponent, without control characters and at most [`super::MAX_CHAT`] characters long.
    Chat(String),
    /// The connection is lost, or the player has moved while it is. The clocks are stopped.
    Away {
        /// Both clocks.
        clocks: ClockSnapshot,
        /// The time away that the side to move has left in this game. When it has run out and the opponent is to
        /// move, the player may settle the game ([`Order::Settle`]).
        limit: Duration,
    },
    /// The game was settled in the player's own record.
    Settled {
        /// The outcome.
        outcome: Outcome,
    },
    /// The game was not settled as the player asked for: the opponent has come back, or has moved.
    NotSettled,
    /// The opponent is connected again, with the same record. The clocks run.
    Back {
        /// Both clocks.
        clocks: ClockSnapshot,
    },
    /// The two records differ. The game is stopped until both players agree to go back, or one leaves.
    Differs {
        /// The local record.
        ours: Box<Record>,
        /// The peer's record. It is a valid game by the same terms; which of the two was played cannot be determined.
        theirs: Box<Record>,
        /// The number of common events, from the first.
        common: usize,
    },
    /// Whether the opponent agrees to go back to the common part of the records.
    PeerGoesBack(bool),
    /// Both players agreed, and the records were shortened.
    WentBack {
        /// The shortened record.
        record: Box<Record>,
        /// Both clocks.
        clocks: ClockSnapshot,
    },
    /// The round-trip time of a message.
    Lag(Duration),
    /// Whether the connection goes through a relay, or directly from computer to computer. Sent when it changes.
    Way {
        /// Whether a relay is in between.
        is_relayed: bool,
    },
    /// The end of the session, always the last news.
    Ended(Ending),
}

/// The reason for the end of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ending {
    /// The player left.
    Left,
    /// The opponent left. An unfinished game can be resumed.
    PeerLeft,
    /// The host plays with another guest.
    Occupied,
    /// The guest did not find the host in time.
    NotFound,
    /// By this program's account the opponent was connected and did not move, although its clock and the allowance of
    /// the game had run out. [`News::Settled`] comes first.
    Overtime,
    /// The opponent reports the same of the player.
    PeerOvertime,
    /// The opponent came back after one of the two had settled the game in its own record.
    Claimed {
        /// Whether the player had settled it.
        own: bool,
        /// Whether the opponent had.
        theirs: bool,
        /// Whether the side that was away had moved meanwhile. The claim is then withdrawn, and so are two claims: the
        /// game is unfinished in both records.
        moved: bool,
    },
    /// A player did not agree to go back to the common part of different records.
    StillDiffers,
    /// A problem on this side, or one found by this side.
    Problem(Problem),
    /// A problem that the peer has reported.
    PeerProblem(PeerProblem),
}

/// A problem that the peer has reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeerProblem {
    /// The peer uses another version of the protocol.
    Version,
    /// The peer cannot play the game of the invitation.
    Terms,
    /// The peer does not accept the secret of the invitation.
    Secret,
    /// The peer has another game of this invitation.
    OtherGame,
    /// The peer could not parse a message of this program.
    Nonsense,
    /// The peer rejected an event as illegal, or has a different game after it.
    Illegal,
    /// The peer rejected the coin flip.
    Lot,
    /// The peer rejected the time of a move.
    Clock,
    /// The peer cannot write its journal, or has another problem of its own.
    Own,
}
