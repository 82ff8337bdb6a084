//! The ways a move is written.

/// How a move is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Notation {
    /// `Bxf4+`: standard algebraic notation.
    #[default]
    Short,
    /// `Bf1xf4+`: with the cell it comes from.
    Long,
    /// `f1f4`: the two cells, and a small letter for a promotion; the same in every language.
    Coordinates,
}
