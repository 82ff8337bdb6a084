//! Standard algebraic notation.

use std::fmt;

use super::{CastlingName, CellName, Color, Move, MoveKind, MoveList, Position, Role, Variant};
use crate::hex::Bitboard;

/// A move in short algebraic notation, such as `Nf4`, `exf5`, `R10f10`, `f11=Q#` or `Q-O-O`.
///
/// Parsing needs no position; a position then finds the move, if it is legal:
///
/// ```
/// use heksy::chess::{Position, San, Variant};
///
/// let position = Position::from_fen(Variant::Glinski, "1/1P1/5/7/9/11/11/1k9/11/11/6K4 w - 0 1")?;
/// let san: San = "f11=Q".parse()?;
/// let mv = san.to_move(&position)?;
/// assert_eq!(San::from_move(&position, mv).to_string(), "f11=Q");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct San {
    /// The move itself.
    pub kind: SanKind,
    /// Whether the move gives check or mate. Only [`San::from_move`] sets it reliably.
    pub suffix: Option<Suffix>,
}

/// A move in algebraic notation without its suffix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SanKind {
    /// Castling, such as `Q-O-O`.
    Castle(CastlingName),
    /// Any other move.
    Normal {
        /// The role of the moving piece.
        role: Role,
        /// The origin's file, if written.
        file: Option<char>,
        /// The origin's rank, if written.
        rank: Option<u8>,
        /// Whether it is written with an `x`.
        capture: bool,
        /// The target.
        to: CellName,
        /// The role that a pawn promotes to.
        promotion: Option<Role>,
    },
}

/// The suffix for check or mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suffix {
    /// `+`
    Check,
    /// `#`
    Checkmate,
}

impl Suffix {
    /// `+` or `#`.
    pub const fn char(self) -> char {
        match self {
            Suffix::Check => '+',
            Suffix::Checkmate => '#',
        }
    }

    /// The suffix of a legal move.
    pub fn of(position: &Position, mv: Move) -> Option<Suffix> {
        let mut next = *position;
        next.play_unchecked(mv);
        let checks = next.in_check();
        checks.then(|| if next.has_legal_move() { Suffix::Check } else { Suffix::Checkmate })
    }
}

impl San {
    /// A legal move with the shortest disambiguation.
    pub fn from_move(position: &Position, mv: Move) -> San {
        let castling = CastlingName::of(position.turn(), mv);
        let pieces = |role| position.pieces(position.turn(), role);
        let normal = || MovingPiece::of(position, mv).san(pieces, || position.legal_moves_to(mv.to));
        let kind = castling.map_or_else(normal, SanKind::Castle);
        San { kind, suffix: Suffix::of(position, mv) }
    }

    /// The legal move that the text names; the suffix is ignored.
    ///
    /// # Errors
    /// [`SanError`] if no move fits, or more than one.
    pub fn to_move(self, position: &Position) -> Result<Move, SanError> {
        let variant = position.variant();
        let moves = match self.kind {
            SanKind::Castle(_) if position.rules().castling.is_empty() => {
                return Err(SanError::NoCastling { san: self, variant });
            }
            SanKind::Castle(_) => position.legal_moves(),
            SanKind::Normal { to, .. } => {
                let no_cell = SanError::NoCell { san: self, cell: to, variant };
                position.legal_moves_to(variant.cell(to).ok_or(no_cell)?)
            }
        };
        let mut fitting =
            moves.iter().filter(|&&mv| self.kind.fits(position.turn(), MovingPiece::of(position, mv)));
        match (fitting.next(), fitting.next()) {
            (Some(&mv), None) => Ok(mv),
            (None, _) => Err(SanError::Illegal(self)),
            (Some(_), Some(_)) => Err(SanError::Ambiguous(self)),
        }
    }

    /// Writes the move with the letters of any language: `letter` gives that of a role, nothing for pawns.
    ///
    /// # Errors
    /// Any error of the output.
    pub fn write(self, output: &mut impl fmt::Write, letter: impl Fn(Role) -> &'static str) -> fmt::Result {
        match self.kind {
            SanKind::Castle(name) => write!(output, "{name}")?,
            SanKind::Normal { role, file, rank, capture, to, promotion } => {
                output.write_str(letter(role))?;
                file.map_or(Ok(()), |file| output.write_char(file))?;
                rank.map_or(Ok(()), |rank| write!(output, "{rank}"))?;
                if capture {
                    output.write_char('x')?;
                }
                write!(output, "{to}")?;
                if let Some(promotion) = promotion.map(letter) {
                    write!(output, "={promotion}")?;
                }
            }
        }
        self.suffix.map_or(Ok(()), |suffix| output.write_char(suffix.char()))
    }
}

/// File and rank of the origin as far as needed to distinguish the piece from others of its role with a legal move to
/// the target cell: its file if that is enough, otherwise its rank, otherwise both.
fn disambiguation(from: CellName, origins: impl Iterator<Item = CellName>) -> (Option<char>, Option<u8>) {
    let (mut any, mut same_file, mut same_rank) = (false, false, false);
    for rival in origins.filter(|&origin| origin != from) {
        any = true;
        same_file |= rival.file == from.file;
        same_rank |= rival.rank == from.rank;
    }
    let needs_file = any && (!same_file || same_rank);
    (needs_file.then_some(from.file), same_file.then_some(from.rank))
}

/// A legal move and the piece that makes it.
#[derive(Clone, Copy)]
pub(crate) struct MovingPiece {
    pub variant: Variant,
    pub role: Option<Role>,
    pub mv: Move,
    pub captures: bool,
}

impl MovingPiece {
    /// The move with the piece on its origin.
    pub(crate) fn of(position: &Position, mv: Move) -> MovingPiece {
        let (variant, role) = (position.variant(), position.role_at(mv.from));
        MovingPiece { variant, role, mv, captures: position.is_capture(mv) }
    }

    /// The move in the shortest text that no other piece of this side and role fits.
    pub(crate) fn san(self, pieces: impl Fn(Role) -> Bitboard, moves: impl FnOnce() -> MoveList) -> SanKind {
        let MovingPiece { variant, role, mv, captures: capture } = self;
        let role = role.unwrap_or(Role::Pawn);
        let name = |cell| variant.cell_name(cell);
        let alike = pieces(role);
        let (file, rank) = match role {
            Role::Pawn => (capture.then(|| name(mv.from).file), None),
            _ if !alike.has_many() => (None, None),
            _ => {
                let moves = moves();
                let is_alike = |other: &&Move| {
                    other.to == mv.to && other.kind != MoveKind::Castle && alike.contains(other.from)
                };
                disambiguation(name(mv.from), moves.iter().filter(is_alike).map(|other| name(other.from)))
            }
        };
        SanKind::Normal { role, file, rank, capture, to: name(mv.to), promotion: mv.promotion() }
    }
}

impl SanKind {
    /// Whether a legal move of this side matches the text.
    pub(crate) fn fits(self, mover: Color, piece: MovingPiece) -> bool {
        let mv = piece.mv;
        match self {
            SanKind::Castle(name) => CastlingName::of(mover, mv) == Some(name),
            SanKind::Normal { role, file, rank, capture, to, promotion } => {
                let from = piece.variant.cell_name(mv.from);
                piece.role == Some(role)
                    && piece.variant.cell_name(mv.to) == to
                    && mv.kind != MoveKind::Castle
                    && mv.promotion() == promotion
                    && piece.captures == capture
                    && file.is_none_or(|file| file == from.file)
                    && rank.is_none_or(|rank| rank == from.rank)
            }
        }
    }
}

/// With the English letters.
impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, english_letter)
    }
}

/// The English letter of a piece; pawns have none.
const fn english_letter(role: Role) -> &'static str {
    ["", "N", "B", "R", "Q", "K"][role as usize]
}

/// The error of finding a move of algebraic notation in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SanError {
    /// The board has no such cell.
    #[error("“{san}”: the board has no cell {cell}")]
    NoCell {
        /// The move.
        san: San,
        /// The name that does not belong to a cell.
        cell: CellName,
        /// The game of the board.
        variant: Variant,
    },
    /// Castling in a game without it.
    #[error("“{san}”: there is no castling in {variant}")]
    NoCastling {
        /// The move.
        san: San,
        /// The game.
        variant: Variant,
    },
    /// No legal move fits.
    #[error("“{0}” is not a legal move")]
    Illegal(San),
    /// More than one legal move fits.
    #[error("“{0}” is ambiguous; name the file, the rank or the cell that the piece comes from")]
    Ambiguous(San),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::ParseSanError;

    #[test]
    fn texts_both_ways() {
        for text in [
            "f5", "exf5", "f11=Q", "gxf11=N#", "Nd4", "Nxd4+", "R10f10", "R10xf10", "Ref10", "Qe4f6",
            "Qe4xf6#", "Kf1", "Bf10", "Q-O-O", "Q-O-O-O+", "B-O-O", "B-O-O-O#",
        ] {
            assert_eq!(text.parse::<San>().map(|san| san.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn other_forms_are_refused() {
        for text in [
            "", "+", "N", "f", "5", "xf5", "ef5", "e4f5", "e4xf5", "4xf5", "f11Q", "f11=K", "f11=P", "f11=q",
            "f11=", "f11=QQ", "Nf5=Q", "nf5", "Nf05", "Nf5!", "Nf5++", "Nf5#+", "N-f5", "N0f5", "N999f5",
            "NNf5", "O-O", "0-0", "Q-0-0", "K-O-O", "Pf5", "Zf5", "é5", "f5é", "Né5", "Nfé5", " f5", "f5 ",
            "N+5f5", "♘f5",
        ] {
            assert_eq!(text.parse::<San>(), Err(ParseSanError), "{text}");
        }
    }

    /// In random games: each move has its own text, which is read as that move.
    #[test]
    fn every_legal_move_comes_back() {
        let mut random = fastrand::Rng::with_seed(8);
        for game in 0..9 {
            let mut position = Position::start(Variant::ALL[game % 3]);
            for _ in 0..100 {
                let moves = position.legal_moves();
                for &mv in &moves {
                    let san = San::from_move(&position, mv);
                    assert_eq!(san.to_string().parse(), Ok(san));
                    assert_eq!(san.to_move(&position), Ok(mv), "{san} in {position:?}");
                }
                let Some(&mv) = random.choice(moves.iter()) else { break };
                position.play_unchecked(mv);
            }
        }
    }

    #[test]
    fn impossible_and_ambiguous_moves_are_refused() {
        let fen = "1/2k/5/7/9/11/11/6N4/2N8/11/5K5 w - 0 1";
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let error = |text: &str| text.parse::<San>().unwrap().to_move(&position).unwrap_err().to_string();
        assert_eq!(error("Nj1"), "“Nj1”: the board has no cell j1");
        assert_eq!(error("Nf12"), "“Nf12”: the board has no cell f12");
        assert_eq!(error("Q-O-O"), "“Q-O-O”: there is no castling in Glinski");
        assert_eq!(error("Bf3"), "“Bf3” is not a legal move");
        assert_eq!(error("Kxf2"), "“Kxf2” is not a legal move");
        let fits_both = "“Ne6” is ambiguous";
        assert!(error("Ne6").starts_with(fits_both) && error("Ne2+").starts_with("“Ne2+” is ambiguous"));
        assert!("Nce6".parse::<San>().unwrap().to_move(&position).is_ok());
    }
}
