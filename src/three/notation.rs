//! Moves as text: in short algebraic notation and in coordinates.

use super::{Move, Position, Seat};
use crate::chess::{CellName, Color, IllegalMove, MovingPiece, San, SanKind, Suffix, UciMove, Variant};
use crate::excerpt::excerpt;
use crate::game::{Pattern, PieceLetters};
use crate::hex::Cell;

/// The error of parsing a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveTextError {
    /// The text does not have the form of a move.
    #[error("“{0}” is not a move; write Nf4, exd6, f11=Q or the two cells, e3e5")]
    Form(String),
    /// The board has no such cell.
    #[error("“{text}”: there is no cell {cell}")]
    NoCell {
        /// The move.
        text: String,
        /// The name that does not belong to a cell.
        cell: CellName,
    },
    /// No legal move fits.
    #[error("“{text}” is not a legal move for {turn}{}", .why.map_or_else(String::new, |why| format!(": {why}")))]
    Illegal {
        /// The move.
        text: String,
        /// The side to move.
        turn: Seat,
        /// Why, if it is clear which piece was to go where.
        why: Option<IllegalMove>,
    },
    /// Several legal moves fit.
    #[error("“{text}” is ambiguous: it could be {}; say which piece moves", .choices.join(", "))]
    Ambiguous {
        /// The move.
        text: String,
        /// The moves that fit.
        choices: Vec<String>,
    },
}

/// Writing.
impl Position {
    /// A legal move in short algebraic notation, with the shortest disambiguation.
    ///
    /// The suffix `#` means that the move eliminates a side, by mate or by taking its king; `+` that a king of another
    /// side is attacked after the move, even if that side is not the next to move.
    pub fn san(&self, mv: Move) -> San {
        let pieces = |role| self.pieces(self.turn(), role);
        let kind = self.moving_piece(mv).san(pieces, || self.legal_moves());
        San { kind, suffix: self.suffix(mv) }
    }

    fn suffix(&self, mv: Move) -> Option<Suffix> {
        let mut next = *self;
        let outs = next.play_unchecked(mv);
        if outs.iter().any(|out| out.reason != super::OutReason::Stalemate) {
            return Some(Suffix::Checkmate);
        }
        let is_checked = |seat| !next.king_attackers(seat).is_empty();
        self.turn().others().into_iter().any(is_checked).then_some(Suffix::Check)
    }

    fn moving_piece(&self, mv: Move) -> MovingPiece {
        let captures = self.captured_at(mv).is_some();
        MovingPiece { variant: NAMES, role: self.role_at(mv.from), mv, captures }
    }
}

/// Reading.
impl Position {
    /// Parses a move in coordinates (`e3e5`) or in short algebraic notation with English letters. Marks behind the
    /// move, such as `+` and `!?`, are ignored. Other spellings are read like those of [two-player
    /// games](crate::game::read_move): `Ne2-d4`, `e3-e5`, `E3E5`, `f11Q`, a wrong or missing `x`.
    ///
    /// # Errors
    /// [`MoveTextError`] with the problem.
    pub fn read_move(&self, text: &str) -> Result<Move, MoveTextError> {
        self.read_exact(text).or_else(|error| match error {
            MoveTextError::Form(_) | MoveTextError::Illegal { .. } => self.read_loose(text).ok_or(error),
            _ => Err(error),
        })
    }

    /// The only legal move that fits a loose spelling.
    fn read_loose(&self, text: &str) -> Option<Move> {
        let parse = |text: &str| Pattern::parse(text, NAMES, PieceLetters::English);
        let pattern = parse(text).or_else(|| parse(&text.to_lowercase()))?;
        // Text with only a cell means a pawn move straight ahead.
        let is_push = pattern.is_bare_cell();
        let moves = self.legal_moves();
        let mut fitting = moves.iter().filter(|&&mv| {
            let piece = self.moving_piece(mv);
            !(is_push && piece.captures) && pattern.fits_piece(piece)
        });
        fitting.next().copied().filter(|_| fitting.next().is_none())
    }

    /// Parses a move in the forms that are written here.
    fn read_exact(&self, text: &str) -> Result<Move, MoveTextError> {
        let bare = text.trim().trim_end_matches(['!', '?', '+', '#']);
        let said = || excerpt(text.trim());
        let cell_of = |cell| NAMES.cell(cell).ok_or_else(|| MoveTextError::NoCell { text: said(), cell });
        let illegal = |why| MoveTextError::Illegal { text: said(), turn: self.turn(), why };
        if let Ok(UciMove::Normal { from, to, promotion }) = bare.parse::<UciMove>() {
            let (from, to) = (cell_of(from)?, cell_of(to)?);
            let found = self.find_move(from, to, promotion);
            return found.ok_or_else(|| illegal(self.explain_illegal(from, to)));
        }
        let Ok(San { kind: kind @ SanKind::Normal { to, .. }, .. }) = bare.parse::<San>() else {
            return Err(MoveTextError::Form(said()));
        };
        let to = cell_of(to)?;
        // The colour matters only for castling, which this game does not have.
        let fits = |&mv: &Move| kind.fits(Color::White, self.moving_piece(mv));
        let fitting: Vec<Move> = self.legal_moves().into_iter().filter(fits).collect();
        match fitting[..] {
            [mv] => Ok(mv),
            [] => Err(illegal(self.why_not(kind, to))),
            _ => {
                let choices = fitting.iter().map(Move::to_string).collect();
                Err(MoveTextError::Ambiguous { text: said(), choices })
            }
        }
    }

    /// Why no legal move to a cell fits the text; `None` if several pieces fit.
    fn why_not(&self, kind: SanKind, to: Cell) -> Option<IllegalMove> {
        let SanKind::Normal { role, file, rank, .. } = kind else { return None };
        let is_named = |from: &Cell| {
            let from = name(*from);
            file.is_none_or(|file| file == from.file) && rank.is_none_or(|rank| rank == from.rank)
        };
        let pieces = self.pieces(self.turn(), role).iter().filter(is_named);
        let whys: Vec<IllegalMove> = pieces.filter_map(|from| self.explain_illegal(from, to)).collect();
        let mut near = whys.iter().filter(|why| !why.is_way_of_moving());
        match (near.next(), near.next(), &whys[..]) {
            (Some(&why), None, _) | (None, None, &[why]) => Some(why),
            _ => None,
        }
    }
}

/// The game whose names the cells have.
const NAMES: Variant = Variant::McCooey;

fn name(cell: Cell) -> CellName {
    NAMES.cell_name(cell)
}
