//! Standard algebraic notation.

mod parse;

use std::fmt;

use super::{CastlingName, CellName, Move, MoveKind, Position, Role, Variant};
pub use parse::ParseSanError;

/// A move in short algebraic notation, such as `Nf4`, `exf5`, `R10f10`, `f11=Q#` or `Q-O-O`.
///
/// It is parsed without a position; a position then finds the move, if it is legal:
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
    /// Whether it gives check or mate. Only [`San::from_move`] knows for sure.
    pub suffix: Option<Suffix>,
}

/// A move in algebraic notation without its suffix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SanKind {
    /// Castling.
    Castle(CastlingName),
    /// Any other move.
    Normal {
        /// The role of the moving piece.
        role: Role,
        /// The origin's file, if written.
        file: Option<char>,
        /// The origin's rank, if written.
        rank: Option<u8>,
        /// Whether it captures.
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
        let kind = castling.map_or_else(|| normal(position, mv), SanKind::Castle);
        San { kind, suffix: Suffix::of(position, mv) }
    }

    /// The legal move that is meant; the suffix is ignored.
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
        let mut fitting = moves.iter().filter(|&&mv| self.kind.fits(position, mv));
        match (fitting.next(), fitting.next()) {
            (Some(&mv), None) => Ok(mv),
            (None, _) => Err(SanError::Illegal(self)),
            (Some(_), Some(_)) => Err(SanError::Ambiguous(self)),
        }
    }

    /// Writes the move with the letters of any language: `letter` gives that of a role, nothing for pawns.
    ///
    /// # Errors
    /// Those of the output.
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

fn normal(position: &Position, mv: Move) -> SanKind {
    let role = position.role_at(mv.from).unwrap_or(Role::Pawn);
    let name = |cell| position.variant().cell_name(cell);
    let capture = position.is_capture(mv);
    let (file, rank) = match role {
        Role::Pawn => (capture.then(|| name(mv.from).file), None),
        _ => disambiguation(position, mv, role),
    };
    SanKind::Normal { role, file, rank, capture, to: name(mv.to), promotion: mv.promotion() }
}

/// File and rank of the origin as far as needed to disambiguate from pieces of the same role with a legal move to the
/// same cell: its file if that is enough, else its rank, else both.
fn disambiguation(position: &Position, mv: Move, role: Role) -> (Option<char>, Option<u8>) {
    let alike = position.pieces(position.turn(), role);
    if !alike.has_many() {
        return (None, None);
    }
    let moves = position.legal_moves_to(mv.to);
    let rivals = moves
        .iter()
        .filter(|other| other.from != mv.from && alike.contains(other.from))
        .filter(|other| other.kind != MoveKind::Castle);
    let name = |cell| position.variant().cell_name(cell);
    let from = name(mv.from);
    let (mut any, mut same_file, mut same_rank) = (false, false, false);
    for rival in rivals.map(|rival| name(rival.from)) {
        any = true;
        same_file |= rival.file == from.file;
        same_rank |= rival.rank == from.rank;
    }
    let needs_file = any && (!same_file || same_rank);
    (needs_file.then_some(from.file), same_file.then_some(from.rank))
}

impl SanKind {
    /// Whether a legal move matches the text.
    fn fits(self, position: &Position, mv: Move) -> bool {
        match self {
            SanKind::Castle(name) => CastlingName::of(position.turn(), mv) == Some(name),
            SanKind::Normal { role, file, rank, capture, to, promotion } => {
                let name = |cell| position.variant().cell_name(cell);
                let from = name(mv.from);
                position.role_at(mv.from) == Some(role)
                    && name(mv.to) == to
                    && mv.kind != MoveKind::Castle
                    && mv.promotion() == promotion
                    && position.is_capture(mv) == capture
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
    match role {
        Role::King => "K",
        Role::Queen => "Q",
        Role::Rook => "R",
        Role::Bishop => "B",
        Role::Knight => "N",
        Role::Pawn => "",
    }
}

/// Why a move in algebraic notation is no move of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SanError {
    /// The board has no such cell.
    #[error("“{san}”: the board has no cell {cell}")]
    NoCell {
        /// The move.
        san: San,
        /// The name that is no cell's.
        cell: CellName,
        /// Whose board it is.
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
mod tests;
