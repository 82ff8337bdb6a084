//! Errors of the peer, of the network and of the journal.
//!
//! The texts are for programmers. The user interface has its own words for each error.

/// Invalid terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TermsProblem {
    /// Unknown game.
    #[error("this version of Heksy does not support the game")]
    Variant,
    /// The start position is invalid, or the game would be over at once.
    #[error("the starting position is invalid")]
    Start,
    /// Invalid time control.
    #[error("the time control is invalid")]
    Control,
    /// The limit for disconnections is shorter than ten seconds, or longer than a week.
    #[error("the reconnection time must be from ten seconds to a week")]
    AwayLimit,
}

/// The reason why a session cannot continue. The records of both sides are kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The peer uses another version of the protocol.
    #[error("the other program uses version {theirs} of the protocol, this one version {ours}")]
    Version {
        /// The version of this program.
        ours: u32,
        /// The version of the peer. The program with the older version needs an update.
        theirs: u32,
    },
    /// The host's terms are invalid.
    #[error("the other program’s game cannot be played: {0}")]
    Terms(#[from] TermsProblem),
    /// The secret of the invitation is wrong, or the invitation has expired.
    #[error("the invitation is unknown or has already been used")]
    Secret,
    /// The two sides have different games.
    #[error("the other player has a different game open")]
    OtherGame,
    /// The peer did not introduce itself in time.
    #[error("the other player’s computer did not respond")]
    Silent,
    /// The peer sent something that is not a valid message, or too long, or too early.
    #[error("the other program sent data that Heksy does not understand: {0}")]
    Nonsense(Nonsense),
    /// The peer sent an event that the rules do not allow. The number is that of the event, from 1.
    #[error("the other program sent an illegal action (event {0})")]
    IllegalEvent(usize),
    /// The peer sent a move that is not legal.
    #[error("the other program sent the move {mv}, which is not legal here (event {n})")]
    IllegalMove {
        /// The number of the event, from 1.
        n: usize,
        /// The move as it was sent, at most [`super::MAX_NAME`] characters.
        mv: String,
    },
    /// The peer did not acknowledge an event before it sent something that follows it. The number is that of the
    /// event, from 1.
    #[error("the other program did not acknowledge event {0}")]
    Unacknowledged(usize),
    /// After an event the two sides have different games. The number is that of the event, from 1.
    #[error("the two game records differ after event {0}")]
    WrongHash(usize),
    /// The host's number does not match its commitment.
    #[error("the other program manipulated the draw for colours")]
    Lot,
    /// The peer charged an impossible time. The number is that of the event, from 1.
    #[error("the other program sent an impossible clock time (event {0})")]
    Clock(usize),
    /// The peer sent more events than a game can have.
    #[error("the other program sent more events than a game can have")]
    TooMany,
    /// The network of this computer could not be opened.
    #[error("{0}")]
    Network(String),
    /// The journal could not be written, so nothing more may be sent.
    #[error("could not save the game to disk: {0}")]
    Journal(String),
}

impl Problem {
    /// Whether the peer's program has broken the protocol or the rules. The disk, the network and different versions
    /// are nobody's fault.
    pub fn is_of_peer(&self) -> bool {
        matches!(
            self,
            Problem::Nonsense(_)
                | Problem::IllegalEvent(_)
                | Problem::IllegalMove { .. }
                | Problem::Unacknowledged(_)
                | Problem::WrongHash(_)
                | Problem::Lot
                | Problem::Clock(_)
                | Problem::TooMany
        )
    }
}

/// The fault of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Nonsense {
    /// A line without an end.
    #[error("a line of more than 4 KiB")]
    TooLong,
    /// Not a message.
    #[error("not a message")]
    NotAMessage,
    /// A valid message at the wrong time.
    #[error("a message out of place")]
    OutOfPlace,
}

/// The reason why a session could not be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LinkError {
    /// The network or its thread could not be opened.
    #[error("could not connect to the network: {0}")]
    Network(String),
    /// Invalid address of a relay.
    #[error("“{0}” is not the address of a relay server; write for example https://relay.example.org")]
    Relay(String),
    /// The journal of the game could not be opened.
    #[error("could not open the autosave file of the game: {0}")]
    Journal(String),
    /// Another program has opened this game.
    #[error("another copy of Heksy on this computer has this game open")]
    InUse,
}
