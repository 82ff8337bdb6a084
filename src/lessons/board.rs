//! The board of a run, of any game.

use std::collections::HashSet;

use super::free::Free;
use super::{Move, Piece};
use crate::chess::{Color, Role, Suffix};
use crate::game::{IllegalMove, PieceKind, Position};
use crate::hex::{Bitboard, Cell};
use crate::three::{self, Seat};

/// More boards than these are not looked at for the stars ahead.
const MAX_AHEAD: usize = 2_000;

/// The board of a run.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Board {
    /// A board without kings.
    Free(Free),
    /// A position of a two-player game.
    Two(Position),
    /// A position of three-player chess.
    Three(three::Position),
}

impl Board {
    /// The side to move.
    pub fn turn(&self) -> Seat {
        match self {
            Board::Free(_) => Seat::White,
            Board::Two(position) => position.turn().into(),
            Board::Three(position) => position.turn(),
        }
    }

    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        match self {
            Board::Free(free) => free.piece_at(cell).map(crate::game::Piece::from).map(Piece::from),
            Board::Two(position) => position.piece_at(cell).map(Piece::from),
            Board::Three(position) => position.piece_at(cell).map(Piece::from),
        }
    }

    /// The legal moves of the side to move.
    pub fn moves(&self, stars: Bitboard) -> Vec<Move> {
        match self {
            Board::Free(free) => free.moves(stars),
            Board::Two(position) => position.legal_moves().into_iter().map(Move::from).collect(),
            Board::Three(position) => position.legal_moves().into_iter().map(Move::from).collect(),
        }
    }

    /// The board after a move of [`Board::moves`].
    pub fn play(&self, mv: Move, stars: Bitboard) -> Option<Board> {
        match self {
            Board::Free(free) => {
                let mut next = free.clone();
                next.play(mv);
                free.moves(stars).contains(&mv).then_some(Board::Free(next))
            }
            Board::Two(position) => {
                let mut moves = position.moves_between(mv.from, mv.to).into_iter();
                let found = moves.find(|other| other.promotion() == mv.promotion)?;
                position.play(found).ok().map(Board::Two)
            }
            Board::Three(position) => {
                let found = position.find_move(mv.from, mv.to, mv.promotion)?;
                position.play(found).ok().map(|(next, _)| Board::Three(next))
            }
        }
    }

    /// The board with the turn given back to the pupil, in levels where only the pupil moves.
    pub fn given_back(self) -> Board {
        match self {
            Board::Two(position) if position.turn() == Color::Black => {
                Board::Two(position.after_null_move().unwrap_or(position))
            }
            board => board,
        }
    }

    /// The stars that pieces which never go back, pawns and men, can collect before they promote. All stars where the pupil
    /// has other pieces, too.
    pub fn stars_ahead(&self, stars: Bitboard) -> Bitboard {
        let goes_back = |board: &Board| {
            let forward = [PieceKind::Chess(Role::Pawn), PieceKind::Man];
            let pieces = board.of(Seat::White);
            pieces.iter().any(|cell| board.piece_at(cell).is_none_or(|piece| !forward.contains(&piece.kind)))
        };
        let (mut open, mut seen) = (vec![(self.clone(), stars)], HashSet::new());
        let mut ahead = Bitboard::EMPTY;
        while let Some((board, left)) = open.pop() {
            if goes_back(&board) && seen.is_empty() || seen.len() > MAX_AHEAD {
                return stars;
            }
            if goes_back(&board) || !seen.insert((board.clone(), left)) {
                continue;
            }
            for mv in board.moves(left) {
                ahead |= left & Bitboard::of(mv.to);
                open.extend(board.play(mv, left).map(|next| (next.given_back(), left.without(mv.to))));
            }
        }
        ahead
    }

    /// The living pieces of a side.
    pub fn of(&self, side: Seat) -> Bitboard {
        let pieces = Cell::ALL.into_iter().filter_map(|cell| Some((cell, self.piece_at(cell)?)));
        pieces.filter(|(_, piece)| piece.seat == Some(side)).map(|(cell, _)| cell).collect()
    }

    /// The first piece of a side with this role.
    pub fn find(&self, side: Seat, role: Role) -> Option<Cell> {
        let piece = Piece { seat: Some(side), kind: PieceKind::Chess(role) };
        self.of(side).iter().find(|&cell| self.piece_at(cell) == Some(piece))
    }

    /// Whether a move of [`Board::moves`] checkmates, or takes a king of three-player chess.
    pub fn mates(&self, mv: Move) -> bool {
        match (self, self.play(mv, Bitboard::EMPTY)) {
            (Board::Two(_), Some(Board::Two(next))) => next.is_checkmate(),
            (Board::Three(position), _) => {
                let found = position.find_move(mv.from, mv.to, mv.promotion);
                found.is_some_and(|mv| position.san(mv).suffix == Some(Suffix::Checkmate))
            }
            _ => false,
        }
    }

    /// Whether a move of [`Board::moves`] promotes a pawn or a man.
    pub fn promotes(&self, mv: Move) -> bool {
        let is_crowned =
            |board: &Board| board.piece_at(mv.to).is_some_and(|piece| piece.kind == PieceKind::Crowned);
        let is_man = self.piece_at(mv.from).is_some_and(|piece| piece.kind == PieceKind::Man);
        mv.promotion.is_some()
            || is_man && self.play(mv, Bitboard::EMPTY).is_some_and(|next| is_crowned(&next))
    }

    /// Whether the side to move is stalemated.
    pub fn is_stalemate(&self) -> bool {
        matches!(self, Board::Two(position) if position.is_stalemate())
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        match self {
            Board::Free(_) => false,
            Board::Two(position) => position.is_game_over(),
            Board::Three(position) => position.is_game_over(),
        }
    }

    /// The capture that punishes the pupil: of the most valuable piece.
    pub fn strike(&self) -> Option<Move> {
        if let Board::Free(free) = self {
            return free.strike();
        }
        let value = |mv: &Move| match self.piece_at(mv.to) {
            Some(Piece { seat: Some(Seat::White), kind: PieceKind::Chess(role) }) => role.value(),
            _ => 0,
        };
        let takes = |mv: &Move| match self {
            Board::Two(position) => {
                position.moves_between(mv.from, mv.to).iter().any(|&mv| position.is_capture(mv))
            }
            _ => value(mv) > 0,
        };
        self.moves(Bitboard::EMPTY).into_iter().filter(takes).max_by_key(value)
    }

    /// The reason why a move is illegal.
    pub fn explain(&self, mv: Move, stars: Bitboard) -> IllegalMove {
        let found = match self {
            Board::Free(free) => Some(free.explain(mv.from, mv.to, stars).into()),
            Board::Two(position) => position.explain_illegal(mv.from, mv.to),
            Board::Three(position) => position.explain_illegal(mv.from, mv.to).map(IllegalMove::Chess),
        };
        found.unwrap_or(IllegalMove::OtherGame)
    }
}
