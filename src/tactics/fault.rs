//! Kinds of mistakes, by which those of a game, or of many, are added up.

use super::cause::{Blow, Cause, Loose, Why};

macro_rules! faults {
    ($($(#[$doc:meta])* $name:ident $key:literal),+ $(,)?) => {
        /// A kind of mistake.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Fault {
            $($(#[$doc])* $name,)+
        }

        impl Fault {
            /// All kinds.
            pub const ALL: &[Fault] = &[$(Fault::$name),+];

            /// A stable name for files; its text has this name, too.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Fault::$name => $key,)+
                }
            }
        }
    };
}

faults! {
    /// A piece was left, or put, where it is lost.
    Unprotected "fault-unprotected",
    /// A capture was missed.
    MissedCapture "fault-missed-capture",
    /// A protected piece was taken.
    TookProtected "fault-took-protected",
    /// A fork, a pin, a skewer or the like was overlooked.
    DoubleAttack "fault-double-attack",
    /// One was missed.
    MissedDoubleAttack "fault-missed-double-attack",
    /// A mate was overlooked.
    Mate "fault-mate",
    /// A mate was missed.
    MissedMate "fault-missed-mate",
    /// A promotion was overlooked.
    Promotion "fault-promotion",
    /// A promotion was missed.
    MissedPromotion "fault-missed-promotion",
    /// A draw or a stalemate was overlooked.
    Draw "fault-draw",
    /// One was missed.
    MissedDraw "fault-missed-draw",
    /// A longer line was overlooked.
    Combination "fault-combination",
    /// One was missed.
    MissedCombination "fault-missed-combination",
}

impl Fault {
    /// The kind with this name.
    pub fn from_key(key: &str) -> Option<Fault> {
        Fault::ALL.iter().copied().find(|fault| fault.key() == key)
    }
}

impl Cause {
    /// The kind of the mistake.
    pub fn fault(&self) -> Fault {
        let is_chess = self.line.first().is_none_or(|mv| mv.chess().is_some());
        let [allowed, missed] = match &self.why {
            Why::Ends(_) | Why::Stalemate(_) | Why::Perpetual => [Fault::Draw, Fault::MissedDraw],
            Why::Mate(_) if is_chess => [Fault::Mate, Fault::MissedMate],
            Why::Capture { loose: Loose::BadCapture(_), .. } => [Fault::TookProtected, Fault::MissedCapture],
            Why::Capture { .. } => [Fault::Unprotected, Fault::MissedCapture],
            Why::Blow { blow: Blow::Attacked | Blow::Trapped, .. } => {
                [Fault::Unprotected, Fault::MissedCombination]
            }
            Why::Blow { .. } => [Fault::DoubleAttack, Fault::MissedDoubleAttack],
            Why::Promotion { .. } => [Fault::Promotion, Fault::MissedPromotion],
            Why::Mate(_) | Why::Line { .. } | Why::Shot { .. } => {
                [Fault::Combination, Fault::MissedCombination]
            }
        };
        if self.is_missed { missed } else { allowed }
    }
}
