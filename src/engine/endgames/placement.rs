//! Endings, and pieces on cells as the generator and the prober see them.

use std::fmt;

use super::symmetry::Geometry;
use crate::chess::{Color, MaterialRule, Piece, Position, Role, Rules};
use crate::hex::Cell;

/// The maximum number of pieces of an ending, the kings included.
pub const MAX_PIECES: usize = 4;

/// The pieces of an ending: the kings, White's first, then White's pieces and Black's, each by falling value. White is
/// the stronger side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    pieces: [Piece; MAX_PIECES],
    len: u8,
}

/// The pieces of an ending on cells, and the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    pub ending: Ending,
    /// The cell of each piece, in the order of the ending.
    pub cells: [Cell; MAX_PIECES],
    pub turn: Color,
}

impl Ending {
    /// All endings of up to `max_pieces` pieces, each after those that captures and promotions lead to.
    pub fn all(max_pieces: usize) -> Vec<Ending> {
        const ROLES: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        let mut all = vec![Self::new(&[], &[])];
        all.extend(ROLES.map(|role| Self::new(&[role], &[])));
        for (i, &strong) in ROLES.iter().enumerate() {
            for &weak in &ROLES[i..] {
                all.extend([Self::new(&[strong, weak], &[]), Self::new(&[strong], &[weak])]);
            }
        }
        all.retain(|ending| ending.len() <= max_pieces);
        all.sort_by_key(|ending| (ending.len(), ending.pawns()));
        all
    }

    fn new(white: &[Role], black: &[Role]) -> Self {
        let king = Role::King.of(Color::White);
        let mut pieces = [king; MAX_PIECES];
        pieces[1] = Role::King.of(Color::Black);
        let white = white.iter().map(|role| role.of(Color::White));
        let others = white.chain(black.iter().map(|role| role.of(Color::Black)));
        let mut len = 2;
        for piece in others.take(MAX_PIECES - 2) {
            pieces[len] = piece;
            len += 1;
        }
        Self { pieces, len: len as u8 }
    }

    /// The pieces, the kings first.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces[..usize::from(self.len)]
    }

    /// The number of pieces, the kings included.
    #[allow(clippy::len_without_is_empty)] // there are always two kings
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// The number of pawns. They are the last pieces.
    pub fn pawns(&self) -> usize {
        self.pieces().iter().filter(|piece| piece.role == Role::Pawn).count()
    }

    /// Whether Black has a king only. Then distances are counted to the end of the game.
    pub fn is_against_bare_king(&self) -> bool {
        self.pieces()[2..].iter().all(|piece| piece.color == Color::White)
    }

    /// Whether both sides have the same pieces. Then White is to move.
    pub fn is_symmetric(&self) -> bool {
        match self.pieces()[2..] {
            [] => true,
            [one, other] => one.color != other.color && one.role == other.role,
            _ => false,
        }
    }

    /// Whether the game ends as a draw by material in every position with a legal move.
    pub fn is_drawn(&self, rule: MaterialRule) -> bool {
        match rule {
            MaterialRule::BareKings => self.len() == 2,
            MaterialRule::Federation => {
                let is_minor = |piece: &Piece| matches!(piece.role, Role::Bishop | Role::Knight);
                self.pieces()[2..].iter().all(is_minor)
            }
        }
    }

    /// A number below [`Ending::SLOTS`] of its own.
    pub(super) fn slot(&self) -> usize {
        self.pieces()[2..]
            .iter()
            .fold(0, |slot, piece| 11 * slot + 1 + piece.role as usize * 2 + piece.color as usize)
    }

    /// The number of slots.
    pub(super) const SLOTS: usize = 121;
}

/// As in `KQKR`.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for color in Color::ALL {
            for piece in self.pieces().iter().filter(|piece| piece.color == color) {
                write!(f, "{}", piece.role.of(Color::White).char())?;
            }
        }
        Ok(())
    }
}

impl Placement {
    /// Makes the stronger side White, and gives White the move if the sides are equal. Castling and captures en
    /// passant are left out.
    pub fn new(rules: &Rules, pieces: &[(Piece, Cell)], turn: Color) -> Option<Self> {
        if pieces.len() > MAX_PIECES {
            return None;
        }
        // The sum orders sides of up to two pieces as `Ending` does: two pieces beat one, a queen a rook.
        let strength = |color: Color| -> u32 {
            let own = pieces.iter().filter(|(piece, _)| piece.color == color && piece.role != Role::King);
            own.map(|(piece, _)| 8 + piece.role as u32).sum()
        };
        let [white, black] = Color::ALL.map(strength);
        let is_exchanged = black > white || black == white && turn == Color::Black;
        let half_turn = &Geometry::of(rules).half_turn;
        let normal = |(piece, cell): (Piece, Cell)| {
            if is_exchanged { (piece.role.of(!piece.color), half_turn[cell.index()]) } else { (piece, cell) }
        };
        let mut sorted = [(Role::King.of(Color::White), Cell::F6); MAX_PIECES];
        for (i, &piece) in pieces.iter().enumerate() {
            sorted[i] = normal(piece);
        }
        sorted[..pieces.len()].sort_unstable_by_key(|&(piece, _)| {
            (piece.role != Role::King, piece.color, u8::MAX - piece.role as u8)
        });
        let ending = Ending { pieces: sorted.map(|(piece, _)| piece), len: pieces.len() as u8 };
        let turn = if is_exchanged { !turn } else { turn };
        Some(Self { ending, cells: sorted.map(|(_, cell)| cell), turn })
    }

    /// The placement of a position of up to [`MAX_PIECES`] pieces.
    pub fn of(position: &Position) -> Option<Self> {
        let mut pieces = [(Role::King.of(Color::White), Cell::F6); MAX_PIECES];
        let mut len = 0;
        for cell in position.occupied() {
            *pieces.get_mut(len)? = (position.piece_at(cell)?, cell);
            len += 1;
        }
        Self::new(position.rules(), &pieces[..len], position.turn())
    }

    /// The pieces on their cells.
    pub fn pieces(&self) -> impl Iterator<Item = (Piece, Cell)> {
        self.ending.pieces().iter().copied().zip(self.cells)
    }
}
