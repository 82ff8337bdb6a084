//! The rights to castle.

/// Which sides may still castle where: White to the queen's and the bishops' side, Black likewise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(pub(super) u8);

impl CastlingRights {
    /// The letters of the rights in FEN.
    pub(super) const LETTERS: [char; 4] = ['Q', 'B', 'q', 'b'];

    /// Nobody may castle any more.
    pub const NONE: CastlingRights = CastlingRights(0);

    /// Whether nobody may castle any more.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a right, an index into `QBqb`, is there; any other number is no right.
    pub const fn has(self, right: u8) -> bool {
        matches!(self.0.checked_shr(right as u32), Some(rights) if rights & 1 != 0)
    }

    pub(super) const fn add(&mut self, right: u8) {
        self.0 |= 1 << right;
    }

    pub(super) const fn remove(&mut self, right: u8) {
        self.0 &= !(1 << right);
    }
}
