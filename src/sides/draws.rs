//! Which draws come by themselves.

/// When a side has enough men to mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum MaterialRule {
    /// With a pawn, a rook, a queen or three minor pieces: the list of the International Hexagonal Chess Federation.
    Federation,
    /// With anything beside the king. (King and two knights do win against a king.)
    BareKings,
}

/// Which draws happen by themselves, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DrawRules {
    /// When neither side has enough men.
    pub material: MaterialRule,
    /// Whether the third repetition ends the game; otherwise a player must claim it.
    pub repetition_automatic: bool,
    /// Whether 50 moves without capture or pawn move end the game; otherwise a player must claim it.
    pub fifty_automatic: bool,
}
