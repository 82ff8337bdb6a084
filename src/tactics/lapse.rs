//! Kinds of mistakes, by which those of a game, or of many, are added up.

use super::cause::{Blow, Cause, Loose, Why};

macro_rules! lapses {
    ($($(#[$doc:meta])* $name:ident $key:literal),+ $(,)?) => {
        /// A kind of mistake.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Lapse {
            $($(#[$doc])* $name,)+
        }

        impl Lapse {
            /// All kinds.
            pub const ALL: &[Lapse] = &[$(Lapse::$name),+];

            /// A stable name for files; its text has this name, too.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Lapse::$name => $key,)+
                }
            }
        }
    };
}

lapses! {
    /// A piece was left, or put, where it is lost.
    Unprotected "lapse-unprotected",
    /// A capture was missed.
    MissedCapture "lapse-missed-capture",
    /// A protected piece was taken.
    TookProtected "lapse-took-protected",
    /// A fork, a pin, a skewer or the like was overlooked.
    DoubleAttack "lapse-double-attack",
    /// A fork, a pin, a skewer or the like was missed.
    MissedDoubleAttack "lapse-missed-double-attack",
    /// A mate was overlooked.
    Mate "lapse-mate",
    /// A mate was missed.
    MissedMate "lapse-missed-mate",
    /// A promotion was overlooked.
    Promotion "lapse-promotion",
    /// A promotion was missed.
    MissedPromotion "lapse-missed-promotion",
    /// A draw or a stalemate was overlooked.
    Draw "lapse-draw",
    /// A draw or a stalemate was missed.
    MissedDraw "lapse-missed-draw",
    /// A longer line was overlooked.
    Combination "lapse-combination",
    /// A longer line was missed.
    MissedCombination "lapse-missed-combination",
}

impl Lapse {
    /// The kind with this name.
    pub fn from_key(key: &str) -> Option<Lapse> {
        Lapse::ALL.iter().copied().find(|lapse| lapse.key() == key)
    }
}

impl Cause {
    /// The kind of the mistake.
    pub fn lapse(&self) -> Lapse {
        let is_chess = self.line.first().is_none_or(|mv| mv.chess().is_some());
        let [allowed, missed] = match &self.why {
            Why::Ends(_) | Why::Stalemate(_) | Why::Perpetual => [Lapse::Draw, Lapse::MissedDraw],
            Why::Mate(_) if is_chess => [Lapse::Mate, Lapse::MissedMate],
            Why::Capture { loose: Loose::BadCapture(_), .. } => [Lapse::TookProtected, Lapse::MissedCapture],
            Why::Capture { .. } => [Lapse::Unprotected, Lapse::MissedCapture],
            Why::Blow { blow: Blow::Attacked | Blow::Trapped, .. } => {
                [Lapse::Unprotected, Lapse::MissedCombination]
            }
            Why::Blow { .. } => [Lapse::DoubleAttack, Lapse::MissedDoubleAttack],
            Why::Promotion { .. } => [Lapse::Promotion, Lapse::MissedPromotion],
            Why::Mate(_) | Why::Line { .. } | Why::Shot { .. } => {
                [Lapse::Combination, Lapse::MissedCombination]
            }
        };
        if self.is_missed { missed } else { allowed }
    }
}
