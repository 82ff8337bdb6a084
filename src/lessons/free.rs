//! A board without kings, on which White's pieces move by the attack tables and the other side waits.

use super::Move;
use crate::chess::{Color, IllegalMove, IllegalReason, Piece, Role, Variant};
use crate::hex::{Bitboard, Cell, EDGES, between};

/// A board without kings of one of the chess games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Free {
    pub variant: Variant,
    pub pieces: Vec<(Cell, Piece)>,
}

impl Free {
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.pieces.iter().find(|(place, _)| *place == cell).map(|(_, piece)| *piece)
    }

    pub fn of(&self, color: Color) -> Bitboard {
        self.pieces.iter().filter(|(_, piece)| piece.color == color).map(|(cell, _)| *cell).collect()
    }

    /// The cells that a piece can move to. Stars are enemies.
    fn targets(&self, from: Cell, piece: Piece, stars: Bitboard) -> Bitboard {
        let occupied = self.of(Color::White) | self.of(Color::Black) | stars;
        let reach = match piece.role {
            Role::Pawn => {
                let captures = self.variant.rules().pawns[piece.color].captures[from.index()];
                captures & occupied | self.pushes(from, occupied)
            }
            role => role.attacks(from, occupied),
        };
        (reach & self.variant.rules().board) - self.of(piece.color)
    }

    /// The cells that a white pawn can be pushed to.
    fn pushes(&self, from: Cell, occupied: Bitboard) -> Bitboard {
        let rules = self.variant.rules();
        let [second, third] = rules.pawns[Color::White].push_again;
        let (mut pushes, mut at) = (Bitboard::EMPTY, from);
        for goes_on in [second, third, Bitboard::EMPTY] {
            let next =
                at.step(EDGES[0]).filter(|&cell| rules.board.contains(cell) && !occupied.contains(cell));
            let Some(next) = next else { break };
            pushes.insert(next);
            if !goes_on.contains(next) {
                break;
            }
            at = next;
        }
        pushes
    }

    /// White's moves.
    pub fn moves(&self, stars: Bitboard) -> Vec<Move> {
        let last = self.variant.rules().pawns[Color::White].promotion;
        let mut moves = Vec::new();
        for &(from, piece) in self.pieces.iter().filter(|(_, piece)| piece.color == Color::White) {
            for to in self.targets(from, piece, stars) {
                let promotes = piece.role == Role::Pawn && last.contains(to);
                let roles = if promotes { Role::PROMOTIONS.map(Some).to_vec() } else { vec![None] };
                moves.extend(roles.into_iter().map(|promotion| Move { from, to, promotion }));
            }
        }
        moves
    }

    /// Makes a move of either side.
    pub fn play(&mut self, mv: Move) {
        self.pieces.retain(|(cell, _)| *cell != mv.to);
        if let Some((cell, piece)) = self.pieces.iter_mut().find(|(cell, _)| *cell == mv.from) {
            *cell = mv.to;
            piece.role = mv.promotion.unwrap_or(piece.role);
        }
    }

    /// A capture by Black, of the most valuable piece. The king does not capture a protected piece.
    pub fn strike(&self) -> Option<Move> {
        let ours = self.of(Color::White);
        let mut strikes = Vec::new();
        for &(from, piece) in self.pieces.iter().filter(|(_, piece)| piece.color == Color::Black) {
            let reach = match piece.role {
                Role::Pawn => self.variant.rules().pawns[Color::Black].captures[from.index()],
                _ => self.targets(from, piece, Bitboard::EMPTY),
            };
            for to in reach & ours {
                let mv = Move { from, to, promotion: None };
                let mut next = self.clone();
                next.play(mv);
                if piece.role != Role::King || !next.attacks(to) {
                    strikes.push((self.piece_at(to).map_or(0, |piece| piece.role.value()), mv));
                }
            }
        }
        strikes.into_iter().max_by_key(|(value, _)| *value).map(|(_, mv)| mv)
    }

    /// The cell of Black's king.
    pub fn enemy_king(&self) -> Option<Cell> {
        let king = Role::King.of(Color::Black);
        self.pieces.iter().find(|(_, piece)| *piece == king).map(|(cell, _)| *cell)
    }

    /// Whether White attacks a piece of Black on this cell.
    pub fn attacks(&self, cell: Cell) -> bool {
        let ours = self.pieces.iter().filter(|(_, piece)| piece.color == Color::White);
        let mut reach = ours.map(|&(from, piece)| self.targets(from, piece, Bitboard::EMPTY));
        reach.any(|reach| reach.contains(cell))
    }

    /// The reason why White cannot move from one cell to the other.
    pub fn explain(&self, from: Cell, to: Cell, stars: Bitboard) -> IllegalMove {
        let white = |cell| self.piece_at(cell).filter(|piece| piece.color == Color::White);
        let role = white(from).map(|piece| piece.role);
        let blockers = between(from, to) & (self.of(Color::White) | self.of(Color::Black) | stars);
        let pawn_takes = self.variant.rules().pawns[Color::White].captures[from.index()].contains(to);
        let reason = match role {
            None => IllegalReason::NoPiece,
            Some(_) if white(to).is_some() => IllegalReason::OwnPiece,
            Some(Role::Pawn) if pawn_takes => IllegalReason::NothingToTake,
            Some(role) => {
                let open = Free { variant: self.variant, pieces: Vec::new() };
                let reaches = open.targets(from, role.of(Color::White), Bitboard::EMPTY).contains(to);
                match if to > from { blockers.first() } else { blockers.last() } {
                    Some(by) if reaches => IllegalReason::Blocked { by },
                    None if reaches => IllegalReason::Blocked { by: to },
                    _ => IllegalReason::NotHowItMoves(role),
                }
            }
        };
        IllegalMove { variant: self.variant, role, from, to, reason }
    }
}
