//! The rules of a game as a hand needs them, and the cells that a piece would reach on an empty board.

use std::fmt::Debug;

use super::long_moves::{self, Captures};
use super::{Army, BoardView, CastlingChoice};
use crate::app::text::{Text, explain, explain_three};
use crate::chess::{self, Role};
use crate::game::{Move, PieceKind, Position, Touch, san};
use crate::hex::{Bitboard, Cell, Step};
use crate::sides::Color;
use crate::{draughts, lessons, three};

/// The rules by which a hand makes moves.
pub trait Rules {
    /// A move of the game.
    type Move: Copy + Debug + PartialEq;

    /// The legal moves between two cells: several where a pawn promotes.
    fn moves_between(&self, from: Cell, to: Cell) -> Vec<Self::Move>;

    /// The cell where a move begins.
    fn start(mv: Self::Move) -> Cell;

    /// The target of a move, and the role to which a pawn promotes there.
    fn end(mv: Self::Move) -> (Cell, Option<Role>);

    /// The ways in which the king on `king` may castle by going onto the rook on `rook`.
    fn castlings(&self, _king: Cell, _rook: Cell) -> Vec<Self::Move> {
        Vec::new()
    }

    /// The captures of the piece on `from` that may take several pieces.
    fn captures(&self, _from: Cell) -> Captures<Self::Move> {
        Captures { ways: Vec::new() }
    }
}

impl Rules for Position {
    type Move = Move;

    fn moves_between(&self, from: Cell, to: Cell) -> Vec<Move> {
        self.moves_between(from, to)
    }

    fn start(mv: Move) -> Cell {
        mv.from()
    }

    fn end(mv: Move) -> (Cell, Option<Role>) {
        (mv.to(), mv.promotion())
    }

    fn castlings(&self, king: Cell, rook: Cell) -> Vec<Move> {
        long_moves::ways(self, king, rook).into_iter().map(|(mv, _)| mv).collect()
    }

    fn captures(&self, from: Cell) -> Captures<Move> {
        Captures::of(self, from)
    }
}

impl Rules for three::Position {
    type Move = three::Move;

    fn moves_between(&self, from: Cell, to: Cell) -> Vec<three::Move> {
        self.legal_moves().iter().copied().filter(|mv| (mv.from, mv.to) == (from, to)).collect()
    }

    fn start(mv: three::Move) -> Cell {
        mv.from
    }

    fn end(mv: three::Move) -> (Cell, Option<Role>) {
        (mv.to, mv.promotion())
    }
}

/// A position on a board.
pub trait OnBoard: Rules + Copy {
    /// The army to move.
    fn army(&self) -> Army;
    /// The pieces of the side to move.
    fn own_pieces(&self) -> Bitboard;
    /// The position as text.
    fn text(&self) -> String;
    /// The legal moves of a piece, or of those the ones that take or move the piece touched.
    fn moves_from(&self, from: Cell, touched: Option<Touch>) -> Vec<Self::Move>;
    /// Whether a move takes a piece.
    fn takes(&self, mv: Self::Move) -> bool;
    /// The cells that a piece reaches on an empty board.
    fn pattern(&self, from: Cell) -> Bitboard;
    /// The position after a move, as the board shows it.
    fn view_after(&self, mv: Self::Move) -> Option<BoardView>;
    /// Why a move is illegal.
    fn explain_refusal(&self, from: Cell, to: Cell) -> Option<Text>;
    /// The targets of a piece, without and with a capture.
    fn targets(&self, from: Cell, touched: Option<Touch>) -> (Bitboard, Bitboard) {
        let moves = self.moves_from(from, touched);
        let cells = |captures: bool| {
            moves.iter().filter(|&&mv| self.takes(mv) == captures).map(|&mv| Self::end(mv).0).collect()
        };
        (cells(false), cells(true))
    }
    /// The pieces that have to be taken: by the piece that has entered these cells, or by any.
    fn must_take(&self, _entered: Option<&[Cell]>) -> Bitboard {
        Bitboard::EMPTY
    }
    /// The ways of castling to choose from.
    fn castling_choice(&self, _king: Cell, _rook: Cell) -> Option<CastlingChoice> {
        None
    }
}

impl OnBoard for Position {
    fn army(&self) -> Army {
        self.turn().into()
    }

    fn own_pieces(&self) -> Bitboard {
        self.by_color(self.turn())
    }

    fn text(&self) -> String {
        self.to_fen()
    }

    fn moves_from(&self, from: Cell, touched: Option<Touch>) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|&mv| mv.from() == from && touched.is_none_or(|touch| touch.allows(self, mv)));
        moves
    }

    fn takes(&self, mv: Move) -> bool {
        self.is_capture(mv)
    }

    fn pattern(&self, from: Cell) -> Bitboard {
        of_two(self, from)
    }

    fn view_after(&self, mv: Move) -> Option<BoardView> {
        Some(BoardView { last_path: Position::path(self, mv), ..BoardView::of(&self.play(mv).ok()?) })
    }

    fn explain_refusal(&self, from: Cell, to: Cell) -> Option<Text> {
        // A king put on its own rook castles.
        let to = long_moves::goal(self, from, to).unwrap_or(to);
        Some(explain::illegal_move(self, self.explain_illegal(from, to)?))
    }

    fn must_take(&self, entered: Option<&[Cell]>) -> Bitboard {
        let by = |entered: &[Cell]| Some(Captures::of(self, *entered.first()?).capturable(entered));
        entered.map_or_else(|| long_moves::capturable(self), |entered| by(entered).unwrap_or_default())
    }

    fn castling_choice(&self, king: Cell, rook: Cell) -> Option<CastlingChoice> {
        let name = |mv| san(self, mv).trim_end_matches(['+', '#']).to_owned();
        let ways = long_moves::ways(self, king, rook).into_iter().map(|(mv, _)| (mv.to(), name(mv)));
        Some(CastlingChoice { color: self.turn(), ways: ways.collect() })
    }
}

impl OnBoard for three::Position {
    fn army(&self) -> Army {
        self.turn().into()
    }

    fn own_pieces(&self) -> Bitboard {
        self.by_seat(self.turn())
    }

    fn text(&self) -> String {
        self.to_string()
    }

    fn moves_from(&self, from: Cell, _touched: Option<Touch>) -> Vec<three::Move> {
        self.legal_moves().iter().copied().filter(|mv| mv.from == from).collect()
    }

    fn takes(&self, mv: three::Move) -> bool {
        self.captured_at(mv).is_some()
    }

    fn pattern(&self, from: Cell) -> Bitboard {
        of_three(self, from)
    }

    fn view_after(&self, mv: three::Move) -> Option<BoardView> {
        Some(BoardView::of_three(&self.play(mv).ok()?.0))
    }

    fn explain_refusal(&self, from: Cell, to: Cell) -> Option<Text> {
        explain_three::refusal(self, from, to)
    }
}

/// The legal moves of a lesson.
impl Rules for Vec<lessons::Move> {
    type Move = lessons::Move;

    fn moves_between(&self, from: Cell, to: Cell) -> Vec<lessons::Move> {
        self.iter().copied().filter(|mv| (mv.from, mv.to) == (from, to)).collect()
    }

    fn start(mv: lessons::Move) -> Cell {
        mv.from
    }

    fn end(mv: lessons::Move) -> (Cell, Option<Role>) {
        (mv.to, mv.promotion)
    }
}

/// The pattern of the piece on a cell in a game for two.
pub(super) fn of_two(position: &Position, from: Cell) -> Bitboard {
    let Some(piece) = position.piece_at(from) else { return Bitboard::EMPTY };
    let (variant, own) = (position.variant(), position.by_color(piece.color));
    let reached = match (position, piece.kind) {
        (Position::Chess(position), PieceKind::Chess(Role::Pawn)) => {
            pawn(position.variant(), piece.color, from, own)
        }
        (_, PieceKind::Chess(role)) => role.attacks(from, own),
        (_, PieceKind::Man) => draughts::steps(piece.color, from),
        (_, PieceKind::Crowned) => draughts::king_targets(from, own),
    };
    variant.board() & reached & !own
}

/// The pattern of the piece on a cell in a game for three.
pub(super) fn of_three(position: &three::Position, from: Cell) -> Bitboard {
    let Some(three::Piece { seat: Some(seat), role }) = position.piece_at(from) else {
        return Bitboard::EMPTY;
    };
    let (rules, own) = (three::pawn_rules(seat), position.by_seat(seat));
    if role != Role::Pawn {
        return role.attacks(from, own) & !own;
    }
    let ahead = rules.ahead[from.index()].filter(|&next| !own.contains(next));
    let second = ahead.filter(|_| rules.double.contains(from)).and_then(|next| rules.ahead[next.index()]);
    ahead.into_iter().chain(second).fold(rules.captures[from.index()], Bitboard::with) & !own
}

fn pawn(variant: chess::Variant, color: Color, from: Cell, own: Bitboard) -> Bitboard {
    let rules = &variant.rules().pawns[color];
    let dv = if color == Color::White { 2 } else { -2 };
    let (mut pattern, mut at) = (rules.captures[from.index()], from);
    let may_go_on = |pushes: usize, at: Cell| match pushes {
        0 => true,
        _ => rules.start.contains(from) && rules.push_again[pushes - 1].contains(at),
    };
    for pushes in 0..3 {
        let ahead = at.step(Step::new(0, dv)).filter(|&next| may_go_on(pushes, at) && !own.contains(next));
        let Some(next) = ahead else { break };
        pattern.insert(next);
        at = next;
    }
    pattern
}
