//! The rules of a game as a hand needs them, and the cells that a piece would reach on an empty board.

use std::fmt::{Debug, Display};

use super::long_moves::{self, Captures};
use super::{BoardView, CastlingChoice};
use crate::app::text::{Text, explain, explain_three};
use crate::chess::{self, Role};
use crate::draughts;
use crate::game::{Move, PieceKind, Position, Touch, san};
use crate::hex::{Bitboard, Cell, Step};
use crate::lessons::{self, Run};
use crate::sides::Color;
use crate::three::{self, Seat};

/// The rules by which a hand makes moves.
pub trait Rules {
    /// A move of the game, which begins and ends as a move of a lesson.
    type Move: Copy + Debug + PartialEq + Into<lessons::Move>;

    /// The legal moves.
    fn moves(&self) -> Vec<Self::Move>;

    /// The legal moves between two cells: several where a pawn promotes.
    fn moves_between(&self, from: Cell, to: Cell) -> Vec<Self::Move> {
        let is_between = |mv: lessons::Move| (mv.from, mv.to) == (from, to);
        self.moves().into_iter().filter(|&mv| is_between(mv.into())).collect()
    }

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

    fn moves(&self) -> Vec<Move> {
        self.legal_moves()
    }

    fn castlings(&self, king: Cell, rook: Cell) -> Vec<Move> {
        long_moves::ways(self, king, rook)
    }

    fn captures(&self, from: Cell) -> Captures<Move> {
        Captures::of(self, from)
    }
}

impl Rules for three::Position {
    type Move = three::Move;

    fn moves(&self) -> Vec<three::Move> {
        self.legal_moves().into_iter().collect()
    }
}

impl Rules for Run {
    type Move = lessons::Move;

    fn moves(&self) -> Vec<lessons::Move> {
        self.moves()
    }
}

/// A position on a board.
pub trait OnBoard: Rules + Copy + Display {
    /// The side to move.
    fn seat(&self) -> Seat;
    /// The pieces of the side to move.
    fn own_pieces(&self) -> Bitboard;
    /// Whether a move takes a piece.
    fn takes(&self, mv: Self::Move) -> bool;
    /// The cells that a piece reaches on an empty board.
    fn pattern(&self, from: Cell) -> Bitboard;
    /// The position after a move, as the board shows it.
    fn view_after(&self, mv: Self::Move) -> Option<BoardView>;
    /// Why a move is illegal.
    fn explain_refusal(&self, from: Cell, to: Cell) -> Option<Text>;
    /// Whether a move takes or moves the piece touched.
    fn allows(&self, _touch: Touch, _mv: Self::Move) -> bool {
        true
    }
    /// The targets of a piece, without and with a capture; of those the ones that the piece touched allows.
    fn targets(&self, from: Cell, touched: Option<Touch>) -> (Bitboard, Bitboard) {
        let (mut quiet, mut captures) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for mv in self.moves() {
            let lessons::Move { from: start, to, .. } = mv.into();
            if start == from && touched.is_none_or(|touch| self.allows(touch, mv)) {
                let targets = if self.takes(mv) { &mut captures } else { &mut quiet };
                targets.insert(to);
            }
        }
        (quiet, captures)
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
    fn seat(&self) -> Seat {
        self.turn().into()
    }

    fn own_pieces(&self) -> Bitboard {
        self.by_color(self.turn())
    }

    fn takes(&self, mv: Move) -> bool {
        self.is_capture(mv)
    }

    fn allows(&self, touch: Touch, mv: Move) -> bool {
        touch.allows(self, mv)
    }

    fn pattern(&self, from: Cell) -> Bitboard {
        let Some(piece) = self.piece_at(from) else { return Bitboard::EMPTY };
        let (variant, own) = (self.variant(), self.by_color(piece.color));
        let reached = match (self, piece.kind) {
            (Position::Chess(position), PieceKind::Chess(Role::Pawn)) => {
                pawn(position.variant(), piece.color, from, own)
            }
            (_, PieceKind::Chess(role)) => role.attacks(from, own),
            (_, PieceKind::Man) => draughts::steps(piece.color, from),
            (_, PieceKind::Crowned) => draughts::king_targets(from, own),
        };
        variant.board() & reached & !own
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
        let ways = long_moves::ways(self, king, rook).into_iter().map(|mv| (mv.to(), name(mv)));
        Some(CastlingChoice { color: self.turn(), ways: ways.collect() })
    }
}

impl OnBoard for three::Position {
    fn seat(&self) -> Seat {
        self.turn()
    }

    fn own_pieces(&self) -> Bitboard {
        self.by_seat(self.turn())
    }

    fn takes(&self, mv: three::Move) -> bool {
        self.captured_at(mv).is_some()
    }

    fn pattern(&self, from: Cell) -> Bitboard {
        let Some(three::Piece { seat: Some(seat), role }) = self.piece_at(from) else {
            return Bitboard::EMPTY;
        };
        let (rules, own) = (three::pawn_rules(seat), self.by_seat(seat));
        if role != Role::Pawn {
            return role.attacks(from, own) & !own;
        }
        let ahead = rules.ahead[from.index()].filter(|&next| !own.contains(next));
        let second = ahead.filter(|_| rules.double.contains(from)).and_then(|next| rules.ahead[next.index()]);
        ahead.into_iter().chain(second).fold(rules.captures[from.index()], Bitboard::with) & !own
    }

    fn view_after(&self, mv: three::Move) -> Option<BoardView> {
        Some(BoardView::of_three(&self.play(mv).ok()?.0))
    }

    fn explain_refusal(&self, from: Cell, to: Cell) -> Option<Text> {
        explain_three::refusal(self, from, to)
    }
}

/// The cells that a pawn reaches.
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
