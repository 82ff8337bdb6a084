//! What can go wrong with the other side, and on the way to it.
//!
//! Nothing here is a text for the player: whoever shows it finds the words.

/// Terms that cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TermsProblem {
    /// The program does not know the game.
    #[error("it is a game that this program does not play")]
    Variant,
    /// The start position is not possible, or the game would be over at once.
    #[error("the start position is not possible")]
    Start,
    /// The time control is none.
    #[error("the time control cannot be read")]
    Control,
    /// The limit for cuts is shorter than ten seconds, or longer than a week.
    #[error("the connection may be cut for less than ten seconds, or for longer than a week")]
    AwayLimit,
}

/// Why a session cannot go on. The records of both sides are kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The other program speaks another version of the protocol.
    #[error("the other program speaks version {theirs} of the protocol, this one version {ours}")]
    Version {
        /// That of this program.
        ours: u32,
        /// That of the other one: the newer one need not be updated.
        theirs: u32,
    },
    /// The host's terms cannot be played.
    #[error("the game of the other side cannot be played: {0}")]
    Terms(#[from] TermsProblem),
    /// The invitation is not, or no longer, the host's.
    #[error("the invitation is not known to the other side")]
    Secret,
    /// The two speak of different games.
    #[error("the other side speaks of another game")]
    OtherGame,
    /// The other side did not introduce itself in time.
    #[error("the other side did not answer in time")]
    Silent,
    /// The other side sent something that is no message of the protocol, or too long, or too early.
    #[error("the other side sent what cannot be understood: {0}")]
    Nonsense(Nonsense),
    /// The other side sent an event that the rules do not allow. The number is the event's, from 1.
    #[error("event {0} of the other side is not possible in this game")]
    IllegalEvent(usize),
    /// After an event both sides have different games. The number is the event's, from 1.
    #[error("after event {0} the two programs have different games")]
    WrongHash(usize),
    /// The number that the host drew is not the one it had promised.
    #[error("the other side has bent the lot for the colours")]
    Lot,
    /// The other side counts time otherwise than is possible. The number is the event's, from 1.
    #[error("at event {0} the other side's clock is beyond its bounds")]
    Clock(usize),
    /// The other side has sent more than a game can have.
    #[error("the other side has sent more than a game can hold")]
    TooMany,
    /// The network of this computer could not be opened.
    #[error("{0}")]
    Network(String),
    /// The record could not be written, so that nothing more may be sent.
    #[error("the record could not be written: {0}")]
    Journal(String),
}

/// What was wrong with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Nonsense {
    /// A line without an end.
    #[error("a line of more than 4 KiB")]
    TooLong,
    /// Not a message.
    #[error("not a message")]
    NotAMessage,
    /// A message that does not belong where it came.
    #[error("a message out of place")]
    OutOfPlace,
}

/// Why a connection could not be made at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LinkError {
    /// The network, or the thread for it, could not be opened.
    #[error("the network could not be opened: {0}")]
    Network(String),
    /// The address of a relay is none.
    #[error("`{0}` is not the address of a relay: write https://relay.example.org")]
    Relay(String),
    /// The journal of the game could not be opened.
    #[error("the journal of the game could not be opened: {0}")]
    Journal(String),
    /// Another program has this game open.
    #[error("another program has this game open")]
    InUse,
}
