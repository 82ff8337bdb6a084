//! The terms of the evaluation: the names of its weights and where they lie in the list of all.

use crate::chess::ByRole;

/// Places on the board as one side sees them, left and right taken as one: 11 on the middle file, then 10, 9, 8, 7
/// and 6.
pub(super) const PLACES: usize = 51;

/// Weights that belong together.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// What the weights are called in the file of weights.
    pub name: &'static str,
    /// The index of the first.
    pub first: usize,
    /// How many there are.
    pub len: usize,
}

impl Group {
    /// The index of one of the group's weights; what is beyond the last counts as the last.
    #[inline(always)]
    pub const fn at(self, n: usize) -> usize {
        self.first + if n < self.len { n } else { self.len - 1 }
    }
}

/// Declares groups one after the other, so that none overlaps another.
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
    /// What the men are worth.
    MATERIAL "material" 6;
    /// What their places are worth.
    PLACE_PAWN "place pawn" PLACES;
    PLACE_KNIGHT "place knight" PLACES;
    PLACE_BISHOP "place bishop" PLACES;
    PLACE_ROOK "place rook" PLACES;
    PLACE_QUEEN "place queen" PLACES;
    PLACE_KING "place king" PLACES;
    /// By the number of cells attacked that are neither an own man's nor guarded by a pawn.
    MOBILITY_KNIGHT "mobility knight" 13;
    MOBILITY_BISHOP "mobility bishop" 13;
    MOBILITY_ROOK "mobility rook" 31;
    MOBILITY_QUEEN "mobility queen" 43;
    /// Bishops on none, one, two or three of the cell colours.
    BISHOP_SHADES "bishop shades" 4;
    /// A knight, a bishop that a pawn guards and no enemy pawn can drive away.
    OUTPOST "outpost" 2;
    /// A rook on a file without pawns, without own pawns.
    ROOK_FILE "rook file" 2;
    /// A pawn guarded by a pawn, by the steps it has to go.
    CHAIN "chain" 8;
    /// A pawn without own pawns on the files beside it.
    ISOLATED "isolated" 1;
    /// A pawn behind another own pawn.
    DOUBLED "doubled" 1;
    /// A pawn right before an enemy pawn.
    BLOCKED "blocked" 1;
    /// A pawn that may still make its long first step.
    LONG_STEP "long step" 1;
    /// A passed pawn by the steps it has to go.
    PASSED "passed" 8;
    /// A passed pawn whose next cell is empty and not attacked by the enemy, by the steps it has to go.
    PASSED_FREE "passed free" 8;
    /// A passed pawn guarded by a pawn.
    PASSED_GUARDED "passed guarded" 1;
    /// For each step of the enemy's, of the own king to the cell before a passed pawn.
    PASSED_KINGS "passed kings" 2;
    /// A pawn attacks a knight, bishop, rook or queen.
    PAWN_THREAT "pawn threat" 4;
    /// A knight or bishop attacks a pawn without guard, a knight, bishop, rook or queen.
    MINOR_THREAT "minor threat" 5;
    /// A rook attacks a pawn without guard, a knight, bishop, rook or queen.
    ROOK_THREAT "rook threat" 5;
    /// An enemy piece that is attacked and not guarded.
    HANGING "hanging" 1;
    /// By the number of own pawns beside the king.
    SHELTER_PAWNS "shelter pawns" 7;
    /// For each other own man beside the king.
    SHELTER_MEN "shelter men" 1;
    /// No own pawn on the king's file.
    KING_FILE "king file" 1;
    /// By how much the men attack around the enemy's king.
    KING_DANGER "king danger" 32;
    /// Against a bare king: for each step it stands off the middle, and for each step between the kings.
    DRIVE "drive" 2;
    /// The right to move.
    TEMPO "tempo" 1;
}

/// The worth of a man's place.
pub(super) const PLACE: ByRole<Group> =
    ByRole::new([PLACE_PAWN, PLACE_KNIGHT, PLACE_BISHOP, PLACE_ROOK, PLACE_QUEEN, PLACE_KING]);

/// How much of the middlegame each man stands for.
pub(super) const PHASE: ByRole<i32> = ByRole::new([0, 1, 1, 2, 4, 0]);
/// The phase with the men of the start position on the board; more is a middlegame, too.
pub const FULL_PHASE: i32 = 26;

/// What each attacked cell around the enemy's king, and each kind of safe check, adds to the attack on it.
pub(super) const KING_ATTACK: ByRole<i32> = ByRole::new([0, 2, 2, 2, 3, 0]);
pub(super) const SAFE_CHECK: ByRole<i32> = ByRole::new([0, 5, 4, 6, 6, 0]);
/// A cell around the king that is attacked and that only the king guards.
pub(super) const WEAK_CELL: i32 = 2;
/// The attack that makes a step in the table of dangers.
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
