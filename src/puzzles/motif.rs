//! The motifs of puzzles, each a predicate on the line.

use super::{Goal, Task};
use crate::chess::{self, MoveKind, Role};
use crate::game::{Move, Position, Variant};
use crate::tactics::{self, Blow, Lapse};

/// At most this many pieces are an ending.
const ENDING: u32 = 7;
/// A capture of at least this many pieces of checkers is large.
const LARGE: u32 = 3;

macro_rules! motifs {
    ($($(#[$doc:meta])* $name:ident $key:literal),+ $(,)?) => {
        /// A motif of puzzles, shown as a theme.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Motif {
            $($(#[$doc])* $name,)+
        }

        impl Motif {
            /// All motifs, in the order of the start page.
            pub const ALL: &[Motif] = &[$(Motif::$name),+];

            /// A stable name for files, and the choice in the text `puzzle-theme`.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Motif::$name => $key,)+
                }
            }
        }
    };
}

motifs! {
    /// Mate in one move.
    Mate1 "mate-1",
    /// Mate in two moves.
    Mate2 "mate-2",
    /// Mate in three or more moves.
    Mate3 "mate-3",
    /// A piece attacks two others at once, and takes one.
    Fork "fork",
    /// A piece falls because it is pinned to its king.
    Pin "pin",
    /// A piece captures a second piece behind the one that it attacked.
    Skewer "skewer",
    /// A piece leaves the line of another one, which gives check or takes what it attacks.
    Discovered "discovered",
    /// Material is given first.
    Sacrifice "sacrifice",
    /// The first move is not a capture, a check or a promotion, and attacks nothing that falls later.
    Quiet "quiet",
    /// A pawn promotes.
    Promotion "promotion",
    /// A pawn promotes, but not to a queen.
    RightPromotion "right-promotion",
    /// En passant.
    EnPassant "en-passant",
    /// A capture of three or more pieces of checkers.
    LargestCapture "largest-capture",
    /// The goal is to hold the game.
    Hold "hold",
    /// The goal is to stalemate the other side for three quarters of a point.
    Stalemate "stalemate",
    /// The goal is to save a quarter of a point.
    Quarter "quarter",
    /// Few pieces.
    Ending "ending",
}

impl Motif {
    /// The motif with this name.
    pub fn from_key(key: &str) -> Option<Motif> {
        Motif::ALL.iter().copied().find(|theme| theme.key() == key)
    }

    /// The motif of puzzles that train against such mistakes. A fork hits what nothing protects.
    pub fn against(lapse: Lapse, variant: Variant) -> Motif {
        match lapse {
            Lapse::Combination | Lapse::MissedCombination => Motif::Sacrifice,
            _ if variant == Variant::Checkers => Motif::LargestCapture,
            Lapse::Mate | Lapse::MissedMate => Motif::Mate2,
            Lapse::Promotion | Lapse::MissedPromotion => Motif::Promotion,
            Lapse::Draw | Lapse::MissedDraw if variant == Variant::Glinski => Motif::Stalemate,
            Lapse::Draw | Lapse::MissedDraw => Motif::Hold,
            Lapse::Unprotected
            | Lapse::MissedCapture
            | Lapse::TookProtected
            | Lapse::DoubleAttack
            | Lapse::MissedDoubleAttack => Motif::Fork,
        }
    }

    /// The motifs of a task with this goal.
    pub fn of(task: &Task, goal: Goal) -> Vec<Motif> {
        let positions = task.positions();
        // A line that ends in mate or stalemate wins by that.
        let is_mate = positions.last().is_some_and(|end| end.is_checkmate() || end.is_stalemate());
        let blows = if is_mate { Vec::new() } else { tactics::blows(&task.start, &task.line) };
        let scene = Scene { task, goal, positions: &positions, blows: &blows };
        Motif::ALL.iter().copied().filter(|theme| theme.fits(&scene)).collect()
    }

    /// Whether the result of the line is exact, so that a single move is enough.
    pub fn is_exact(self) -> bool {
        matches!(self, Motif::Stalemate | Motif::Quarter | Motif::RightPromotion)
    }

    fn fits(self, scene: &Scene<'_>) -> bool {
        let &Scene { task, goal, positions, .. } = scene;
        let own =
            || (0..task.line.len()).step_by(2).map(|at| (&positions[at], task.line[at], &positions[at + 1]));
        let promotes = |is_it: fn(Role) -> bool| own().any(|(_, mv, _)| mv.promotion().is_some_and(is_it));
        let chess = |is_it: fn(&chess::Position, chess::Move, &chess::Position) -> bool| {
            own().any(|(before, mv, after)| match (before, mv, after) {
                (Position::Chess(before), Move::Chess(mv), Position::Chess(after)) => {
                    is_it(before, mv, after)
                }
                _ => false,
            })
        };
        let mate =
            positions.last().is_some_and(Position::is_checkmate).then_some(task.line.len().div_ceil(2));
        match self {
            Motif::Mate1 => mate == Some(1),
            Motif::Mate2 => mate == Some(2),
            Motif::Mate3 => mate.is_some_and(|moves| moves > 2),
            Motif::Fork => scene.wins_by(|blow| matches!(blow, Blow::Fork(_))),
            Motif::Pin => scene.wins_by(|blow| matches!(blow, Blow::Pin | Blow::Pinned(_))),
            Motif::Skewer => scene.wins_by(|blow| matches!(blow, Blow::Skewer(_))),
            Motif::Discovered => {
                scene.wins_by(|blow| matches!(blow, Blow::Discovered(_) | Blow::DiscoveredCheck))
                    || chess(|_, mv, after| !after.checkers().without(mv.to).is_empty())
            }
            Motif::Sacrifice => goal == Goal::Win && gives_material(task, positions),
            Motif::Quiet => scene.is_quiet(),
            Motif::Promotion => promotes(|_| true),
            Motif::RightPromotion => promotes(|role| role != Role::Queen),
            Motif::EnPassant => chess(|_, mv, _| mv.kind == MoveKind::EnPassant),
            Motif::LargestCapture => {
                own().any(|(before, mv, _)| before.draughts().is_some() && before.taken_by(mv).len() >= LARGE)
            }
            Motif::Hold => goal == Goal::Hold,
            Motif::Stalemate => goal == Goal::ThreeQuarters,
            Motif::Quarter => goal == Goal::Quarter,
            Motif::Ending => task.start.occupied().len() <= ENDING,
        }
    }
}

/// A task with all that its motifs depend on.
struct Scene<'a> {
    task: &'a Task,
    goal: Goal,
    /// From the start to the end.
    positions: &'a [Position],
    /// The moves by which the line wins material, each with its ply.
    blows: &'a [(usize, Blow)],
}

impl Scene<'_> {
    fn wins_by(&self, is_it: fn(&Blow) -> bool) -> bool {
        self.blows.iter().any(|(_, blow)| is_it(blow))
    }

    /// Whether the first move of chess is not a capture, a check, a promotion, a flight from check, or a blow. In checkers
    /// a move that captures nothing is the rule, and says nothing.
    fn is_quiet(&self) -> bool {
        let ([before, after, ..], first) = (self.positions, self.task.line[0]) else { return false };
        let is_plain = !before.is_capture(first) && first.promotion().is_none();
        let is_blow = self.blows.iter().any(|(ply, _)| *ply == 0);
        before.chess().is_some() && is_plain && !before.is_check() && !after.is_check() && !is_blow
    }
}

/// Whether the solver has at least two pawns less, in checkers a man less, than at the start before one of the moves.
fn gives_material(task: &Task, positions: &[Position]) -> bool {
    let balance = |position: &Position| tactics::balance(position, task.solver());
    let least = if task.start.chess().is_some() { 2 } else { 1 };
    positions.iter().step_by(2).any(|position| balance(position) <= balance(&task.start) - least)
}
