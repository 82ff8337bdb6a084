//! The view of the board with the piece in hand.

use super::capture::{self, Captures};
use super::{Hand, Rules, Table, castling, pattern};
use crate::app::board_view::{Armies, Army, BoardView, CastlingChoice, PiecePlacement, Promotion};
use crate::app::document::CurrentPosition;
use crate::chess::Role;
use crate::game::{Move, Position, Touch, san};
use crate::hex::{Bitboard, Cell, EDGES};

impl<R: Rules> Hand<R> {
    /// The choice of a role for a pawn of this army, on a board of these armies.
    pub fn promotion_choice(&self, army: Army, armies: Armies) -> Option<Promotion> {
        let (from, to) = self.promotion?;
        // Pawns go straight away from their army.
        let inwards = EDGES[match (army, armies) {
            (Army::White | Army::Dead, _) => 3,
            (Army::Red, _) => 5,
            (Army::Black, Armies::Two) => 0,
            (Army::Black, Armies::Three) => 1,
        }];
        Some(Promotion { from, to, army, inwards, roles: Role::PROMOTIONS.to_vec() })
    }
}

impl Hand {
    /// The board with its marks. The caller adds the rotation of the board and the look from the settings.
    pub fn board_view(&self, table: &Table, shown: &CurrentPosition) -> BoardView {
        let position = &table.position;
        if let Some((mv, after)) = self.waiting.and_then(|mv| Some((mv, position.play(mv).ok()?))) {
            return waiting_view(position, mv, &after, shown);
        }
        let mut pieces = position.pieces().collect::<PiecePlacement>();
        let mut movable = table.movable;
        let path = self.capture_path();
        if let [from, .., landed] = path[..] {
            let piece = pieces.set(from, None);
            pieces.set(landed, piece);
            movable = movable.without(from).with(landed);
        }
        let (quiet_targets, capture_targets) = self.targets(table);
        BoardView {
            pieces,
            movable,
            selected: self.landed().or(self.selected),
            pattern: self.pattern(table),
            quiet_targets,
            capture_targets,
            castling_rooks: self.castling_rooks(table),
            must_take: self.must_take(table),
            path,
            last_path: shown.last_path.clone(),
            last_move: shown.last_move.map(|mv| (mv.from(), mv.to())),
            promotion: self.promotion_choice(position.turn().into(), Armies::Two),
            castling: self.castling_choice(table),
            ..BoardView::of(position)
        }
    }

    /// The targets of the selected piece, without and with a capture; empty if the marks are switched off.
    fn targets(&self, table: &Table) -> (Bitboard, Bitboard) {
        let position = &table.position;
        let Some(from) = self.selected.filter(|_| table.marks) else {
            return (Bitboard::EMPTY, Bitboard::EMPTY);
        };
        let captures = Captures::of(position, from);
        if captures.any() {
            return (Bitboard::EMPTY, captures.landings(&self.path(from)));
        }
        let mut moves = position.legal_moves();
        if let Some(touch) = table.touched {
            moves.retain(|&mv| touch.allows(position, mv));
        }
        let cells = |captures: bool| {
            let fitting =
                moves.iter().filter(|mv| mv.from() == from && position.is_capture(**mv) == captures);
            fitting.map(|mv| mv.to()).collect()
        };
        (cells(false), cells(true))
    }

    /// The pattern of the selected piece; empty if such marks are switched off.
    fn pattern(&self, table: &Table) -> Bitboard {
        let from = self.selected.filter(|_| table.marks && table.patterns);
        from.map_or(Bitboard::EMPTY, |from| pattern::of_two(&table.position, from))
    }

    /// The pieces that have to be taken: by the piece in hand, or while none is picked up, by any.
    fn must_take(&self, table: &Table) -> Bitboard {
        let position = &table.position;
        let is_marked = table.marks && !table.movable.is_empty();
        match (self.selected, table.touched) {
            _ if !is_marked => Bitboard::EMPTY,
            (_, Some(touch @ Touch::Enemy(_))) => [touch.cell()].into_iter().collect(),
            (Some(from), _) => Captures::of(position, from).capturable(&self.path(from)),
            (None, _) => capture::capturable(position),
        }
    }

    /// The cells touched in a capture under way.
    fn capture_path(&self) -> Vec<Cell> {
        let from = self.selected.filter(|_| self.landed().is_some());
        from.map_or_else(Vec::new, |from| self.path(from))
    }

    /// The rooks with which the selected king may castle.
    fn castling_rooks(&self, table: &Table) -> Bitboard {
        let king = self.selected.filter(|_| table.marks);
        king.map_or(Bitboard::EMPTY, |king| castling::rooks(&table.position, king))
    }

    /// The ways of castling to choose from.
    fn castling_choice(&self, table: &Table) -> Option<CastlingChoice> {
        let (king, rook) = self.castling?;
        let position = &table.position;
        let name = |mv| san(position, mv).trim_end_matches(['+', '#']).to_owned();
        let ways = castling::ways(position, king, rook).into_iter().map(|(mv, _)| (mv.to(), name(mv)));
        Some(CastlingChoice { color: position.turn(), ways: ways.collect() })
    }
}

/// The board as it would be after a move that waits for a yes.
fn waiting_view(position: &Position, mv: Move, after: &Position, shown: &CurrentPosition) -> BoardView {
    BoardView {
        last_path: position.path(mv),
        last_move: shown.last_move.map(|mv| (mv.from(), mv.to())),
        waiting: Some((mv.from(), mv.to())),
        ..BoardView::of(after)
    }
}
