//! Finding the legal move that a text means.

use super::error::no_move;
use super::origin::Origin;
use super::{CaptureMismatch, MoveTextError, Pattern, king_on_rook};
use crate::chess::{self, Castling, CastlingName, Move, MoveKind, Position, Role, Variant};
use crate::excerpt::excerpt;
use crate::game::move_text::chess_san;
use crate::game::typeset::plain;
use crate::game::{IllegalMove, Move as AnyMove, PieceLetters, Position as AnyPosition};
use crate::hex::Cell;

/// Parses a move in short or long algebraic notation or in coordinates.
///
/// Understood are `Bf4`, `Bxf4`, `Bf1f4`, `Bf1-f4`, `R10f10`, `exf5`, `f11=Q`, `f11Q`, `f11(Q)`, `f5f7`,
/// `f10f11q`, `Q-O-O-O` and `Q-0-0-0`, with or without `+`, `#`, `!`, `?`, `x`, `:`, `-`. Pieces are capital
/// letters, files small ones. A wrong `x` or `+` is overlooked, and so are characters of print: dashes, joiners. In checkers `55-56` and `33x53x73` are understood.
///
/// The captured piece may be named, as in `f7g6xP`, `Qc3xBf9` and `d8xNc8=N`; a wrong one is overlooked. `fxe` is the
/// capture of a pawn of that file on the other, where there is one only.
///
/// # Errors
///
/// [`MoveTextError`] with the problem and, if it is known, the reason.
pub fn read_move(
    position: &AnyPosition,
    text: &str,
    letters: PieceLetters,
) -> Result<AnyMove, MoveTextError> {
    read_move_and_capture(position, text, letters).map(|(mv, _)| mv)
}

impl AnyPosition {
    /// Parses a move in English notation, as [`read_move`] does.
    ///
    /// # Errors
    ///
    /// As [`read_move`]'s.
    pub fn read_move(&self, text: &str) -> Result<AnyMove, MoveTextError> {
        read_move(self, text, PieceLetters::English)
    }
}

/// As [`read_move`], with the mismatch if the text names a wrong captured piece.
///
/// # Errors
///
/// As [`read_move`]'s.
pub(in crate::game) fn read_move_and_capture(
    position: &AnyPosition,
    text: &str,
    letters: PieceLetters,
) -> Result<(AnyMove, Option<CaptureMismatch>), MoveTextError> {
    let text = &plain(text);
    match position {
        AnyPosition::Chess(position) => {
            let (mv, other) = read_chess(position, text, letters)?;
            Ok((mv.into(), other))
        }
        AnyPosition::Draughts(position) => Ok((position.read_move(text)?.into(), None)),
    }
}

/// Whether a text has the form of a move of chess, in the piece letters of any language.
pub(in crate::game) fn has_form_of_move(text: &str) -> bool {
    let is_move = |letters| Pattern::parse(text, Variant::Glinski, letters).is_some();
    PieceLetters::ALL.into_iter().any(is_move)
}

fn read_chess(
    position: &Position,
    text: &str,
    letters: PieceLetters,
) -> Result<(Move, Option<CaptureMismatch>), MoveTextError> {
    let variant = position.variant();
    let pattern = Pattern::parse(text, variant, letters).ok_or_else(|| no_move(text, variant))?;
    if matches!(pattern, Pattern::Castle(_)) && variant.rules().castling.is_empty() {
        return Err(no_move(text, variant));
    }
    let mv = pattern.find(position, text)?;
    Ok((mv, pattern.capture_mismatch(position, mv, text)))
}

/// As [`read_move`], for typed text: `nf3`, `NF3` and `F5F7` are accepted too, and a king that goes onto its rook castles.
///
/// # Errors
///
/// Like those of [`read_move`], about the text as it was typed.
pub fn read_typed_move(
    position: &AnyPosition,
    text: &str,
    letters: PieceLetters,
) -> Result<AnyMove, MoveTextError> {
    let text = text.trim();
    if let AnyPosition::Chess(position) = position
        && let Some(castling) = king_on_rook::castling(position, text)
    {
        return castling.map(Into::into);
    }
    let as_typed = read_move(position, text, letters);
    if matches!(as_typed, Ok(_) | Err(MoveTextError::Ambiguous { .. })) {
        return as_typed;
    }
    let small = text.to_lowercase();
    let mut chars = small.chars();
    let capital: String = chars.next().into_iter().flat_map(char::to_uppercase).chain(chars).collect();
    let castling = small.to_uppercase();
    [capital, small, castling]
        .iter()
        .find_map(|text| read_move(position, text, letters).ok())
        .map_or(as_typed, Ok)
}

impl Pattern {
    fn find(&self, position: &Position, text: &str) -> Result<Move, MoveTextError> {
        let moves = match *self {
            Self::Piece { to, .. } => position.legal_moves_to(to),
            Self::Castle(_) | Self::PawnTakes { .. } => position.legal_moves(),
        };
        let mut fitting = moves.iter().copied().filter(|&mv| self.fits(position, mv));
        match (fitting.next(), fitting.next()) {
            (Some(mv), None) => Ok(mv),
            (None, _) => {
                let meant = self.only_mover(position);
                let why = meant.and_then(|(from, to)| position.explain_illegal(from, to));
                let why = why.or_else(|| self.explain_castling(position)).map(IllegalMove::Chess);
                Err(MoveTextError::NoLegalMove { text: excerpt(text), why })
            }
            (Some(first), Some(second)) => {
                let all = [first, second].into_iter().chain(fitting);
                let choices = all.map(|mv| chess_san(position, mv)).collect();
                Err(MoveTextError::Ambiguous { text: excerpt(text), choices })
            }
        }
    }

    /// Why the king may not castle as the text says.
    fn explain_castling(&self, position: &Position) -> Option<chess::IllegalMove> {
        let Self::Castle(name) = *self else { return None };
        let king_move =
            |way: &Castling| Move { from: way.king_from, to: way.king_to, kind: MoveKind::Castle };
        let mut ways = position.rules().castling.iter().filter(|way| way.color == position.turn());
        let meant = ways.find(|way| CastlingName::of(way.color, king_move(way)) == Some(name));
        meant.and_then(|way| position.explain_castling(way))
    }

    /// Origin and target of the intended move, if only one piece on the board fits the text.
    fn only_mover(&self, position: &Position) -> Option<(Cell, Cell)> {
        let Self::Piece { role, from, to, .. } = *self else { return None };
        if let Origin::Cell(from) = from {
            return Some((from, to));
        }
        let pieces = position.pieces(position.turn(), role?);
        // Text with only a cell means a pawn move straight ahead.
        let ahead =
            |cell: Cell| role != Some(Role::Pawn) || from != Origin::Unsaid || cell.file() == to.file();
        let mut fitting = pieces.iter().filter(|&cell| ahead(cell) && from.fits(cell, position.variant()));
        let only = fitting.next()?;
        fitting.next().is_none().then_some((only, to))
    }

    /// The mismatch if the text names a wrong captured piece.
    fn capture_mismatch(&self, position: &Position, mv: Move, text: &str) -> Option<CaptureMismatch> {
        let Self::Piece { captured: Some(said), .. } = *self else { return None };
        let taken = position.captured_at(mv).and_then(|cell| position.role_at(cell));
        (taken != Some(said)).then(|| CaptureMismatch { text: excerpt(text), said, taken })
    }
}
