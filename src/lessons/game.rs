//! The games that lessons teach, their pieces and moves.

use std::str::FromStr;

use crate::chess::Role;
use crate::game::{ParseVariantError, PieceKind, Variant};
use crate::hex::Cell;
use crate::three::{self, Seat};

/// A game that lessons teach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// A two-player game.
    Two(Variant),
    /// Three-player chess.
    Three,
}

impl Game {
    /// All games, in the order of menus.
    pub const ALL: [Game; 5] = [
        Game::Two(Variant::Glinski),
        Game::Two(Variant::McCooey),
        Game::Two(Variant::Shafran),
        Game::Two(Variant::Checkers),
        Game::Three,
    ];

    /// The name in lower case, as in keys and file names.
    pub const fn key(self) -> &'static str {
        match self {
            Game::Two(variant) => variant.key(),
            Game::Three => "three",
        }
    }

    /// The cell with this name in the game.
    pub fn parse_cell(self, text: &str) -> Option<Cell> {
        match self {
            Game::Two(variant) => variant.parse_cell(text),
            Game::Three => text.parse().ok(),
        }
    }

    /// Parses a move as lessons write it: `f3-f9`, `b6-b7q`, `33-53`.
    pub fn parse_move(self, text: &str) -> Option<Move> {
        let (from, to) = text.split_once('-')?;
        let letter = to.chars().last().filter(char::is_ascii_lowercase);
        let promotion = letter.and_then(Role::from_char);
        let to = to.trim_end_matches(|c| Some(c) == letter);
        Some(Move { from: self.parse_cell(from)?, to: self.parse_cell(to)?, promotion })
    }
}

impl FromStr for Game {
    type Err = ParseVariantError;

    fn from_str(text: &str) -> Result<Self, ParseVariantError> {
        match text.to_ascii_lowercase().as_str() {
            "three" | "threeplayer" => Ok(Game::Three),
            _ => text.parse().map(Game::Two),
        }
    }
}

/// A piece of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The side; `None` for a dead piece of three-player chess. The pupil plays White.
    pub seat: Option<Seat>,
    /// Men and kings in checkers, roles in chess.
    pub kind: PieceKind,
}

impl Piece {
    /// A piece of chess.
    pub const fn of(seat: Option<Seat>, role: Role) -> Piece {
        Piece { seat, kind: PieceKind::Chess(role) }
    }
}

impl From<crate::game::Piece> for Piece {
    fn from(piece: crate::game::Piece) -> Piece {
        Piece { seat: Some(piece.color.into()), kind: piece.kind }
    }
}

impl From<three::Piece> for Piece {
    fn from(piece: three::Piece) -> Piece {
        Piece::of(piece.seat, piece.role)
    }
}

/// A move of any game in a lesson. In a level of [`Goal::Tap`](super::Goal::Tap), a move from a cell to
/// itself is a tap on the cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The origin.
    pub from: Cell,
    /// The target.
    pub to: Cell,
    /// The role that a pawn promotes to.
    pub promotion: Option<Role>,
}

impl From<crate::game::Move> for Move {
    fn from(mv: crate::game::Move) -> Move {
        Move { from: mv.from(), to: mv.to(), promotion: mv.promotion() }
    }
}

impl From<three::Move> for Move {
    fn from(mv: three::Move) -> Move {
        Move { from: mv.from, to: mv.to, promotion: mv.promotion() }
    }
}
