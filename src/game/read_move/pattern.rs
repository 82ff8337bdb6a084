//! The meaning of the text of a move.

use super::loose::{parse_pawn_takes, split_captured, strip_marks};
use super::origin::{Origin, TAKES, split_promotion};
use crate::chess::{CastlingName, Move, MovingPiece, Position, Role, Variant};
use crate::game::PieceLetters;
use crate::hex::Cell;

/// The parts of the text of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pattern {
    Castle(CastlingName),
    Piece {
        role: Option<Role>,
        from: Origin,
        to: Cell,
        captured: Option<Role>,
        promotion: Option<Role>,
    },
    /// A pawn of one file takes on another.
    PawnTakes {
        from: char,
        to: char,
        promotion: Option<Role>,
    },
}

impl Pattern {
    pub(crate) fn parse(text: &str, variant: Variant, letters: PieceLetters) -> Option<Self> {
        let text = strip_marks(text);
        parse_castling(text).map(Self::Castle).or_else(|| parse_piece(text, variant, letters))
    }

    pub(super) fn fits(&self, position: &Position, mv: Move) -> bool {
        match self {
            Self::Castle(name) => CastlingName::of(position.turn(), mv) == Some(*name),
            _ => self.fits_piece(MovingPiece::of(position, mv)),
        }
    }

    /// Whether a move fits that is not castling.
    pub(crate) fn fits_piece(&self, piece: MovingPiece) -> bool {
        let MovingPiece { variant, role: mover, mv, captures } = piece;
        let promotes = |to: Option<Role>| to.is_none_or(|role| mv.promotion() == Some(role));
        match *self {
            Self::Castle(_) => false,
            Self::Piece { role, from, to, promotion, .. } => {
                mv.to == to
                    && from.fits(mv.from, variant)
                    && promotes(promotion)
                    && role.is_none_or(|role| mover == Some(role))
            }
            Self::PawnTakes { from, to, promotion } => {
                let file = |cell| variant.cell_name(cell).file;
                mover == Some(Role::Pawn)
                    && (file(mv.from), file(mv.to)) == (from, to)
                    && captures
                    && promotes(promotion)
            }
        }
    }

    /// Whether the text is that of a pawn and names no more than its target.
    pub(crate) fn is_bare_cell(&self) -> bool {
        matches!(self, Pattern::Piece { role: Some(Role::Pawn), from: Origin::Unsaid, .. })
    }
}

/// Reads `Q-O-O`, also with zeros, and without the first hyphen.
pub(super) fn parse_castling(text: &str) -> Option<CastlingName> {
    if !matches!(text.as_bytes(), [_, b'-' | b'O' | b'0', ..]) {
        return None;
    }
    let (side, way) = text.split_at_checked(1)?;
    format!("{side}-{}", way.strip_prefix('-').unwrap_or(way).replace('0', "O")).parse().ok()
}

fn parse_piece(text: &str, variant: Variant, letters: PieceLetters) -> Option<Pattern> {
    let (role, rest) = letters.split(text);
    if role.is_none_or(|role| role == Role::Pawn)
        && let Some((from, to, promotion)) = parse_pawn_takes(rest, variant, letters)
    {
        return Some(Pattern::PawnTakes { from, to, promotion });
    }
    let (rest, promotion) = split_promotion(rest, letters)?;
    let (rest, behind) = split_captured(rest, letters);
    let (rest, to) = split_cell(rest, variant)?;
    let (rest, before) = split_captured(rest, letters);
    let captured = behind.or(before);
    let from = Origin::parse(rest.trim_end_matches(|c| c == '-' || TAKES.contains(&c)), variant)?;
    // Two whole cells name any piece; otherwise no letter means a pawn.
    let role = role.or((!matches!(from, Origin::Cell(_))).then_some(Role::Pawn));
    Some(Pattern::Piece { role, from, to, captured, promotion })
}

/// Splits off a cell such as `f11`.
fn split_cell(text: &str, variant: Variant) -> Option<(&str, Cell)> {
    let digits = text.bytes().rev().take_while(u8::is_ascii_digit).count();
    let start = text.len().checked_sub(digits + 1)?;
    let cell = variant.parse_cell(text.get(start..)?)?;
    Some((&text[..start], cell))
}
