//! What wakes the command line.

/// What wakes the command line.
pub enum Signal {
    /// There are news of the meeting.
    Link,
    /// The engine has something to say.
    Engine,
    /// The player has typed a line.
    Line(String),
    /// Nothing more will be typed.
    EndOfInput,
}
