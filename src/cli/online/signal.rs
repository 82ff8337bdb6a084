//! Signals that wake the command line.

/// A signal that wakes the command line.
pub enum Signal {
    /// News of the session.
    Link,
    /// News of the engine.
    Engine,
    /// A line typed by the player.
    Line(String),
    /// End of the typed input.
    EndOfInput,
}
