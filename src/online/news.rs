//! What the player's program tells a session, and what it hears from it.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::problem::Problem;
use super::record::Record;
use super::terms::Terms;
use super::ticket::Ticket;
use crate::game::{ClockSnapshot, Move};
use crate::sides::{Color, Outcome};

/// What the player wants. An order that is not possible at the moment does nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// The guest plays by the host's terms ([`News::Invited`]).
    Accept,
    /// A move where the game stands. The session measures the time for it.
    Move(Move),
    /// Proposes something to the other side. Proposing what the other side has proposed accepts it.
    Offer(Offer),
    /// Answers the other side's proposal.
    Answer {
        /// Which one.
        offer: Offer,
        /// Whether the player agrees.
        yes: bool,
    },
    /// Claims a draw by repetition or fifty moves.
    Claim,
    /// Gives up.
    Resign,
    /// A line to the other side. Control characters are left out, and what is longer than [`super::MAX_CHAT`] characters.
    Chat(String),
    /// The records differ ([`News::Differs`]): whether to go back to what they have in common.
    GoBack {
        /// With `false` the game stays broken off, with both records kept.
        agree: bool,
    },
    /// Ends the meeting. An unfinished game stays on both disks and can be resumed. An invitation that nobody has
    /// accepted is withdrawn.
    Leave,
}

/// Something that needs the other side's consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// A draw. It stands until the other side answers or moves.
    Draw,
    /// To take back moves, so that this number of plies stays. It stands until the other side answers or moves.
    Takeback(usize),
    /// Another game, with the colours changed, when this one is over.
    Rematch,
}

/// What a session tells the player's program.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum News {
    /// The host waits at this invitation. Told again when more ways to it are known.
    Ready(Ticket),
    /// The guest looks for the host: tried so often without success. Nothing is wrong yet.
    Looking {
        /// The number of attempts that failed.
        attempts: u32,
    },
    /// The other side is there. The guest is asked whether to play by these terms: [`Order::Accept`] or
    /// [`Order::Leave`]. The host is told the guest's name.
    Invited {
        /// The other side's name.
        name: String,
        /// What is to be played.
        terms: Box<Terms>,
    },
    /// A game begins, or goes on after a crash: its record so far, and the player's own colour.
    Begun {
        /// The record.
        record: Box<Record>,
        /// The player's colour.
        color: Color,
        /// Both clocks now.
        clocks: ClockSnapshot,
        /// How the games before it in this meeting ended. The colours change from game to game.
        earlier: Vec<Outcome>,
    },
    /// Something happened in the game, by either side. Own moves come back by this too.
    Event {
        /// Its number, from 1.
        n: usize,
        /// What.
        event: Event,
        /// Both clocks behind it.
        clocks: ClockSnapshot,
        /// How the game ended, if it did by this.
        outcome: Option<Outcome>,
    },
    /// The other side has got own event `n`, a move, and charged it: the clocks now. Told only where it changes them.
    Charged {
        /// The number of the event, from 1.
        n: usize,
        /// What was charged, in milliseconds: [`Record::charge`].
        ms: u64,
        /// Both clocks now.
        clocks: ClockSnapshot,
    },
    /// Own events were overtaken: the other side had done something else before it got them. They are gone; the record
    /// ends where it did before them, and the other side's event follows.
    Overtaken {
        /// The record without them.
        record: Box<Record>,
        /// Both clocks now.
        clocks: ClockSnapshot,
    },
    /// The other side proposes something.
    OfferMade(Offer),
    /// The other side answers an own proposal. What was agreed happens by itself.
    OfferAnswered {
        /// Which one.
        offer: Offer,
        /// Whether it agrees.
        yes: bool,
    },
    /// A proposal of either side has lapsed: by a move, by the end of the game, or with the connection.
    OfferVoid(Offer),
    /// A line from the other side, clean and at most [`super::MAX_CHAT`] characters long.
    Chat(String),
    /// The connection is cut. The clocks stand.
    Away {
        /// Both clocks as they stand.
        clocks: ClockSnapshot,
        /// For how long the game still waits.
        limit: Duration,
    },
    /// The other side is back, with the same record. The clocks run.
    Back {
        /// Both clocks now.
        clocks: ClockSnapshot,
    },
    /// Both sides have different records. The game stands until both agree to go back, or one leaves.
    Differs {
        /// The own record.
        ours: Box<Record>,
        /// The other side's. It is a possible game by the same terms; whether it is the one that was played, nobody
        /// can tell.
        theirs: Box<Record>,
        /// How many events they have in common, from the first.
        common: usize,
    },
    /// The other side agrees, or not, to go back to what the records have in common.
    PeerGoesBack(bool),
    /// Both have gone back.
    WentBack {
        /// The record now.
        record: Box<Record>,
        /// Both clocks now.
        clocks: ClockSnapshot,
    },
    /// How long a message takes there and back.
    Lag(Duration),
    /// The last of the news: the meeting is over.
    Ended(Ending),
}

/// How a meeting ended.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ending {
    /// The player left.
    Left,
    /// The other side left. An unfinished game can be resumed.
    PeerLeft,
    /// The host already plays with somebody else.
    Occupied,
    /// The host was not found in time.
    NotFound,
    /// The other side was away for longer than the host allows. The game can be resumed.
    AwayTooLong,
    /// The player, or the other side, did not want to go back to what different records had in common.
    StillDiffers,
    /// It cannot go on.
    Problem(Problem),
    /// The other side could not go on, for a reason that it has told.
    PeerProblem(PeerProblem),
}

/// Why the other side could not go on, as it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeerProblem {
    /// It speaks another version of the protocol.
    Version,
    /// It cannot play the game of the invitation.
    Terms,
    /// It does not know the invitation.
    Secret,
    /// It knows another game by this invitation.
    OtherGame,
    /// It took what this program sent for nonsense.
    Nonsense,
    /// It took an event for impossible, or has another game behind it.
    Illegal,
    /// It does not believe the lot.
    Lot,
    /// It does not believe the clock.
    Clock,
    /// It cannot write its journal, or has some other trouble of its own.
    Own,
}
