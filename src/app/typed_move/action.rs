//! Events of the field for typed moves.

/// An event of the field for typed moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypeMove {
    /// Open it with this in it.
    Open(String),
    /// The text was changed.
    Edit(String),
    /// The move with this number, from 0, was chosen among those that fit.
    Choose(usize),
    /// Make the move.
    Accept,
    /// Close it.
    Cancel,
}
