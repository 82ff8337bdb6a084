//! Errors of the peer, of the network and of the journal.
//!
//! The texts are for programmers. The user interface has its own words for each error.

/// Invalid terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TermsProblem {
    /// Unknown game.
    #[error("it is a game that this program does not play")]
    Variant,
    /// The start position is invalid, or the game would be over at once.
    #[error("the start position is not possible")]
    Start,
    /// Invalid time control.
    #[error("the time control cannot be read")]
    Control,
    /// The limit for disconnections is shorter than ten seconds, or longer than a week.
    #[error("the connection may be cut for less than ten seconds, or for longer than a week")]
    AwayLimit,
}

/// The reason why a session cannot continue. The records of both sides are kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The peer uses another version of the protocol.
    #[error("the other program speaks version {theirs} of the protocol, this one version {ours}")]
    Version {
        /// The version of this program.
        ours: u32,
        /// The version of the peer. The program with the older version needs an update.
        theirs: u32,
    },
    /// The host's terms are invalid.
    #[error("the game of the other side cannot be played: {0}")]
    Terms(#[from] TermsProblem),
    /// The secret of the invitation is wrong, or the invitation has expired.
    #[error("the invitation is not known to the other side")]
    Secret,
    /// The two sides have different games.
    #[error("the other side speaks of another game")]
    OtherGame,
    /// The peer did not introduce itself in time.
    #[error("the other side did not answer in time")]
    Silent,
    /// The peer sent something that is not a valid message, or too long, or too early.
    #[error("the other side sent what cannot be understood: {0}")]
    Nonsense(Nonsense),
    /// The peer sent an event that the rules do not allow. The number is that of the event, from 1.
    #[error("event {0} of the other side is not possible in this game")]
    IllegalEvent(usize),
    /// After an event the two sides have different games. The number is that of the event, from 1.
    #[error("after event {0} the two programs have different games")]
    WrongHash(usize),
    /// The host's number does not match its commitment.
    #[error("the other side has bent the lot for the colours")]
    Lot,
    /// The peer charged an impossible time. The number is that of the event, from 1.
    #[error("at event {0} the other side's clock is beyond its bounds")]
    Clock(usize),
    /// The peer sent more events than a game can have.
    #[error("the other side has sent more than a game can hold")]
    TooMany,
    /// This computer's network could not be opened.
    #[error("{0}")]
    Network(String),
    /// The journal could not be written, so nothing more may be sent.
    #[error("the record could not be written: {0}")]
    Journal(String),
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
    #[error("the network could not be opened: {0}")]
    Network(String),
    /// Invalid address of a relay.
    #[error("`{0}` is not the address of a relay: write https://relay.example.org")]
    Relay(String),
    /// The journal of the game could not be opened.
    #[error("the journal of the game could not be opened: {0}")]
    Journal(String),
    /// Another program has opened this game.
    #[error("another program has this game open")]
    InUse,
}
