//! A piece of any variant.

use super::Variant;
use crate::chess::{self, Role};
use crate::draughts;
use crate::sides::Color;

/// The kind of a piece, without its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceKind {
    /// A chess piece of this role.
    Chess(Role),
    /// A man of checkers.
    Man,
    /// A king of checkers.
    Crowned,
}

impl PieceKind {
    /// The kinds of a game's pieces, the most valuable first.
    pub const fn of(variant: Variant) -> &'static [PieceKind] {
        const CHESS: [PieceKind; 6] = [
            PieceKind::Chess(Role::King),
            PieceKind::Chess(Role::Queen),
            PieceKind::Chess(Role::Rook),
            PieceKind::Chess(Role::Bishop),
            PieceKind::Chess(Role::Knight),
            PieceKind::Chess(Role::Pawn),
        ];
        match variant.chess() {
            Some(_) => &CHESS,
            None => &[PieceKind::Crowned, PieceKind::Man],
        }
    }

    /// The English letter of the kind in lower case: that of FEN in chess, `k` and `m` in checkers.
    pub const fn char(self) -> char {
        match self {
            PieceKind::Chess(role) => role.char(),
            PieceKind::Crowned => 'k',
            PieceKind::Man => 'm',
        }
    }
}

/// A piece of any variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// The side.
    pub color: Color,
    /// Role in chess, man or king in checkers.
    pub kind: PieceKind,
}

impl Piece {
    /// The letter of its kind, White's in upper case.
    pub fn char(self) -> char {
        match self.color {
            Color::White => self.kind.char().to_ascii_uppercase(),
            Color::Black => self.kind.char(),
        }
    }

    /// The piece of a game with this letter; `None` for other letters.
    pub fn from_char(variant: Variant, letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let mut kinds = PieceKind::of(variant).iter().copied();
        let kind = kinds.find(|kind| kind.char() == letter.to_ascii_lowercase())?;
        Some(Piece { color, kind })
    }
}

impl From<chess::Piece> for Piece {
    fn from(piece: chess::Piece) -> Self {
        Piece { color: piece.color, kind: PieceKind::Chess(piece.role) }
    }
}

impl From<draughts::Piece> for Piece {
    fn from(piece: draughts::Piece) -> Self {
        Piece { color: piece.color, kind: if piece.king { PieceKind::Crowned } else { PieceKind::Man } }
    }
}
