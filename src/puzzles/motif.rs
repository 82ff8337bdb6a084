//! The motifs of puzzles, each a predicate on the line.

use super::{Goal, Task};
use crate::chess::{self, MoveKind, Role};
use crate::game::{Move, Position, Variant};
use crate::hex::{Bitboard, Cell, between};
use crate::tactics::{self, Lapse};

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
    /// A piece attacks two others at once.
    Fork "fork",
    /// A pinned piece is attacked.
    Pin "pin",
    /// A piece captures a second piece behind the one that it attacked.
    Skewer "skewer",
    /// A piece gives check by leaving the line of another one.
    Discovered "discovered",
    /// Material is given first.
    Sacrifice "sacrifice",
    /// The first move is not a capture, a check or a promotion.
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
        Motif::ALL.iter().copied().filter(|theme| theme.fits(task, goal, &positions)).collect()
    }

    /// Whether the result of the line is exact, so that a single move is enough.
    pub fn is_exact(self) -> bool {
        matches!(self, Motif::Stalemate | Motif::Quarter | Motif::RightPromotion)
    }

    fn fits(self, task: &Task, goal: Goal, positions: &[Position]) -> bool {
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
            Motif::Fork => chess(forks),
            Motif::Pin => chess(pins),
            Motif::Skewer => (2..task.line.len()).step_by(2).any(|at| skewers(task, at, positions)),
            Motif::Discovered => chess(|_, mv, after| !after.checkers().without(mv.to).is_empty()),
            Motif::Sacrifice => goal == Goal::Win && gives_material(task, positions),
            Motif::Quiet => is_quiet(positions, task.line[0]),
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

/// The enemy pieces that the piece on `cell` attacks after its move.
fn attacked_from(after: &chess::Position, cell: Cell) -> Bitboard {
    let occupied = after.occupied();
    let is_attacked = |target: &Cell| after.attackers_to(*target, occupied).contains(cell);
    after.by_color(after.turn()).iter().filter(is_attacked).collect()
}

/// Whether the moved piece attacks two pieces worth it: the king, a dearer piece, or an unprotected one other than a pawn.
fn forks(_: &chess::Position, mv: chess::Move, after: &chess::Position) -> bool {
    let occupied = after.occupied();
    let enemies = after.by_color(after.turn());
    let own = after.role_at(mv.to).map_or(0, Role::value);
    let is_worth = |cell: &Cell| {
        after.role_at(*cell).is_some_and(|role| {
            let is_free = (after.attackers_to(*cell, occupied) & enemies).is_empty();
            role == Role::King || role.value() > own || is_free && role != Role::Pawn
        })
    };
    after.role_at(mv.to) != Some(Role::King)
        && attacked_from(after, mv.to).iter().filter(is_worth).count() >= 2
}

/// Whether the moved piece attacks a pinned piece other than a pawn.
fn pins(_: &chess::Position, mv: chess::Move, after: &chess::Position) -> bool {
    let pinned = after.pinned() & attacked_from(after, mv.to);
    pinned.iter().any(|cell| after.role_at(cell) != Some(Role::Pawn))
}

/// Whether the move captures a piece that another one shielded from the same piece before the reply.
fn skewers(task: &Task, at: usize, positions: &[Position]) -> bool {
    let (mv, shield) = (task.line[at], positions[at - 1].by_color(!task.solver()));
    let is_same = task.line[at - 2].to() == mv.from() && positions[at].is_capture(mv);
    is_same && !(between(mv.from(), mv.to()) & shield).is_empty()
}

/// Whether the first move is not a capture, a check, a promotion, or a flight from check.
fn is_quiet(positions: &[Position], first: Move) -> bool {
    let [before, after, ..] = positions else { return false };
    !before.is_capture(first) && first.promotion().is_none() && !before.is_check() && !after.is_check()
}

/// Whether the solver has at least two pawns less, in checkers a man less, than at the start before one of the moves.
fn gives_material(task: &Task, positions: &[Position]) -> bool {
    let balance = |position: &Position| tactics::balance(position, task.solver());
    let least = if task.start.chess().is_some() { 2 } else { 1 };
    positions.iter().step_by(2).any(|position| balance(position) <= balance(&task.start) - least)
}
