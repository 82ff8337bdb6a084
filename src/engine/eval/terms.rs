//! The terms of the evaluation: the groups of weights, their names and indices.

use crate::chess::ByRole;

/// The length of a piece-square table. Left and right are the same: 11 cells of the middle file, then 10, 9, 8, 7 and
/// 6.
pub(super) const PSQT_LEN: usize = 51;

/// A group of weights.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// The name in the weights file.
    pub name: &'static str,
    /// The index of the first weight.
    pub first: usize,
    /// The number of weights.
    pub len: usize,
}

impl Group {
    /// The index of the `n`th weight, or of the last if there are fewer.
    #[inline(always)]
    pub const fn at(self, n: usize) -> usize {
        self.first + if n < self.len { n } else { self.len - 1 }
    }
}

/// Declares the groups at consecutive indices.
macro_rules! groups {
    ($($(#[$doc:meta])* $constant:ident $name:literal $len:expr;)+) => {
        groups!(@step 0; $($(#[$doc])* $constant $name $len;)+);
        /// All groups in the order of their weights.
        pub const GROUPS: &[Group] = &[$($constant),+];
    };
    (@step $first:expr; $(#[$doc:meta])* $constant:ident $name:literal $len:expr; $($rest:tt)*) => {
        $(#[$doc])*
        pub(super) const $constant: Group = Group { name: $name, first: $first, len: $len };
        groups!(@step $constant.first + $constant.len; $($rest)*);
    };
    (@step $first:expr;) => {
        /// The number of weights.
        pub const COUNT: usize = $first;
    };
}

groups! {
    /// Material by role.
    MATERIAL "material" 6;
    /// Piece-square tables.
    PSQT_PAWN "psqt pawn" PSQT_LEN;
    PSQT_KNIGHT "psqt knight" PSQT_LEN;
    PSQT_BISHOP "psqt bishop" PSQT_LEN;
    PSQT_ROOK "psqt rook" PSQT_LEN;
    PSQT_QUEEN "psqt queen" PSQT_LEN;
    PSQT_KING "psqt king" PSQT_LEN;
    /// Mobility: by the number of attacked cells without an own piece and not attacked by an enemy pawn.
    MOBILITY_KNIGHT "mobility knight" 13;
    MOBILITY_BISHOP "mobility bishop" 13;
    MOBILITY_ROOK "mobility rook" 31;
    MOBILITY_QUEEN "mobility queen" 43;
    /// By the number of cell colours with an own bishop.
    BISHOP_SHADES "bishop shades" 4;
    /// A knight or a bishop on an outpost: defended by a pawn, and out of reach of enemy pawns.
    OUTPOST "outpost" 2;
    /// A rook on an open file or on a half-open file.
    ROOK_FILE "rook file" 2;
    /// A pawn defended by a pawn, by the distance to promotion.
    CHAIN "chain" 8;
    /// An isolated pawn: no own pawns on the adjacent files.
    ISOLATED "isolated" 1;
    /// A doubled pawn: behind another own pawn.
    DOUBLED "doubled" 1;
    /// A pawn blocked by an enemy pawn.
    BLOCKED "blocked" 1;
    /// A pawn that can still make a double push.
    DOUBLE_PUSH "double push" 1;
    /// A passed pawn, by the distance to promotion.
    PASSED "passed" 8;
    /// A passed pawn whose stop cell is empty and not attacked by the enemy, by the distance to promotion.
    PASSED_FREE "passed free" 8;
    /// A passed pawn defended by a pawn.
    PASSED_DEFENDED "passed defended" 1;
    /// The distances of the own and of the enemy king to the stop cell of a passed pawn.
    PASSED_KINGS "passed kings" 2;
    /// A pawn attacks a knight, bishop, rook or queen.
    PAWN_THREAT "pawn threat" 4;
    /// A knight or bishop attacks an undefended pawn, a knight, bishop, rook or queen.
    MINOR_THREAT "minor threat" 5;
    /// A rook attacks an undefended pawn, a knight, bishop, rook or queen.
    ROOK_THREAT "rook threat" 5;
    /// An enemy piece that hangs: attacked and undefended.
    HANGING "hanging" 1;
    /// By the number of own pawns next to the king.
    SHELTER_PAWNS "shelter pawns" 7;
    /// Each other own piece next to the king.
    SHELTER_PIECES "shelter pieces" 1;
    /// No own pawn on the king's file.
    KING_FILE "king file" 1;
    /// King danger: by the weight of the attacks on the enemy king zone.
    KING_DANGER "king danger" 32;
    /// Mop-up against a bare king: by its distance from the centre, and by the distance between the kings.
    MOP_UP "mop-up" 2;
    /// The side to move.
    TEMPO "tempo" 1;
}

/// The piece-square tables by role.
pub(super) const PSQT: ByRole<Group> =
    ByRole::new([PSQT_PAWN, PSQT_KNIGHT, PSQT_BISHOP, PSQT_ROOK, PSQT_QUEEN, PSQT_KING]);

/// The contribution of each piece to the game phase.
pub(super) const PHASE: ByRole<i32> = ByRole::new([0, 1, 1, 2, 4, 0]);
/// The maximum phase: that of the start position.
pub const FULL_PHASE: i32 = 26;

/// The king attack weights by role: for each attacked cell of the king zone, and for a safe check.
pub(super) const KING_ATTACK: ByRole<i32> = ByRole::new([0, 2, 2, 2, 3, 0]);
pub(super) const SAFE_CHECK: ByRole<i32> = ByRole::new([0, 5, 4, 6, 6, 0]);
/// The king attack weight of a cell that only the king defends.
pub(super) const WEAK_CELL: i32 = 2;
/// The king attack weight of one step in the king danger table.
pub(super) const ATTACK_STEP: i32 = 2;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_follow_each_other() {
        let ends = GROUPS.iter().map(|group| group.first + group.len);
        assert!(GROUPS.iter().skip(1).map(|group| group.first).eq(ends.clone().take(GROUPS.len() - 1)));
        assert_eq!(ends.max(), Some(COUNT));
        assert_eq!((MATERIAL.at(5), PASSED.at(7), PASSED.at(70)), (5, PASSED.first + 7, PASSED.first + 7));
    }
}
