//! The rights to castle.

/// The castling rights of both sides: to the queen's side and to the bishops' side, each for White and Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(pub(super) u8);

impl CastlingRights {
    /// The letters of the rights in FEN.
    pub(super) const LETTERS: [char; 4] = ['Q', 'B', 'q', 'b'];

    /// No castling rights.
    pub const NONE: CastlingRights = CastlingRights(0);

    /// Whether there are no castling rights.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the right with this index into `QBqb` is held; `false` for any other index.
    pub const fn has(self, right: u8) -> bool {
        matches!(self.0.checked_shr(right as u32), Some(rights) if rights & 1 != 0)
    }

    /// The same rights with the one of this index into `QBqb`, or without it.
    pub const fn with(mut self, right: u8, is_held: bool) -> CastlingRights {
        if is_held {
            self.add(right);
        } else {
            self.remove(right);
        }
        self
    }

    pub(super) const fn add(&mut self, right: u8) {
        self.0 |= 1 << right;
    }

    pub(super) const fn remove(&mut self, right: u8) {
        self.0 &= !(1 << right);
    }
}
