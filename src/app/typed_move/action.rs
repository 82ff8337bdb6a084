//! What happens in the field where a move is typed.

/// Something in the field where a move is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypeMove {
    /// Open it with this in it.
    Open(String),
    /// It was changed.
    Edit(String),
    /// The move with this number, from 0, was chosen among those that fit.
    Choose(usize),
    /// Make the move.
    Accept,
    /// Close it.
    Cancel,
}
