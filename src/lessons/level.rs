//! The data of a level.

use std::fmt;

use super::board::Board;
use super::{Game, Move};
use crate::chess::Role;
use crate::game::PieceKind;
use crate::hex::{Bitboard, Cell};

/// The goal of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Collect all stars and capture all enemy pieces. Only the pupil moves.
    Collect,
    /// Promote every pawn. Only the pupil moves.
    Promote,
    /// Give check with every piece. A piece that has done so leaves the board. Only the pupil moves.
    Check,
    /// Tap every star that no bishop on the board can ever reach.
    Tap,
    /// Checkmate with the next move; in three-player chess, checkmate a side or take its king.
    Mate,
    /// Stalemate with the next move.
    Stalemate,
    /// Play the moves of [`Level::line`].
    Line,
    /// Tap every own piece that the other side could win, if it were to move: those of [`Level::stars`].
    Safe,
    /// A game against the computer: promote before it does, or win.
    Race,
    /// A game against the computer: win it.
    Win,
}

impl Goal {
    /// The goal of this name in a file.
    pub(super) fn of_name(name: &str) -> Option<Goal> {
        Some(match name {
            "collect" => Goal::Collect,
            "promote" => Goal::Promote,
            "check" => Goal::Check,
            "tap" => Goal::Tap,
            "mate" => Goal::Mate,
            "stalemate" => Goal::Stalemate,
            "line" => Goal::Line,
            "safe" => Goal::Safe,
            "race" => Goal::Race,
            "win" => Goal::Win,
            _ => return None,
        })
    }

    /// Whether the pupil taps cells and moves nothing.
    pub const fn is_tapped(self) -> bool {
        matches!(self, Goal::Tap | Goal::Safe)
    }

    /// Whether the computer answers each move.
    pub const fn is_game(self) -> bool {
        matches!(self, Goal::Race | Goal::Win)
    }
}

/// A level: one idea.
#[derive(Clone)]
pub struct Level {
    /// The name, the same in every version: `glinski-rook-straight`.
    pub name: String,
    /// The stage, as in `rook`. Levels of one stage are next to each other.
    pub stage: String,
    /// The game whose moves it teaches.
    pub game: Game,
    /// The condition that ends it.
    pub goal: Goal,
    /// The board at the start.
    pub(super) board: Board,
    /// The stars at the start. In chess they block the way and are captured; in checkers they are empty cells to visit. In
    /// [`Goal::Safe`] they are hidden: the pieces that are not safe.
    pub stars: Bitboard,
    /// A best solution: the choices for each move, the best one first. In [`Goal::Line`] it has the moves of all sides, and
    /// no other move is right.
    pub line: Vec<Vec<Move>>,
    /// The most moves of the pupil that earn three stars: their minimum, but in a game more.
    pub best: u32,
    /// The moves of the opponent after a wrong move: the first legal one is played.
    pub replies: Vec<Move>,
    /// The number of the level of play that answers in a game; `None` for full strength.
    pub opponent: Option<u8>,
    /// Arrows to draw before the first move.
    pub arrows: Vec<(Cell, Cell)>,
    /// Whether the level is for pupils who play ordinary chess already.
    pub is_short_way: bool,
}

impl Level {
    /// The key of the sentence with the goal.
    pub fn goal_key(&self) -> String {
        format!("lesson-{}", self.name)
    }

    /// The key of the sentence of praise.
    pub fn praise_key(&self) -> String {
        format!("lesson-{}-done", self.name)
    }

    /// The key of the name of the stage.
    pub fn stage_key(&self) -> String {
        format!("lessons-{}", self.stage)
    }

    /// The cells to tap.
    pub(super) fn wanted(&self) -> Bitboard {
        if self.goal == Goal::Safe { self.stars } else { self.unreachable_stars() }
    }

    /// The stars that no bishop on the board can ever reach, because they have another colour.
    fn unreachable_stars(&self) -> Bitboard {
        let bishop = PieceKind::Chess(Role::Bishop);
        let is_bishop = |cell: Cell| self.board.piece_at(cell).is_some_and(|piece| piece.kind == bishop);
        let shades: Vec<_> = Cell::ALL.into_iter().filter(|&cell| is_bishop(cell)).map(Cell::shade).collect();
        self.stars.iter().filter(|cell| !shades.contains(&cell.shade())).collect()
    }
}

impl fmt::Debug for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Level({})", self.name)
    }
}
