//! The view of the board with the piece in hand.

use super::{Hand, OnBoard, Rules, Table};
use crate::app::board_view::{Armies, Army, BoardView, Promotion};
use crate::chess::Role;
use crate::game::Touch;
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

impl<R: OnBoard> Hand<R> {
    /// The board with its marks, where the position shown looks like this without a hand. The caller adds the rotation of
    /// the board and the look from the settings.
    pub fn board_view(&self, table: &Table<R>, shown: BoardView) -> BoardView {
        let position = &table.position;
        if let Some((mv, after)) = self.waiting.and_then(|mv| Some((mv, position.view_after(mv)?))) {
            let waiting = Some((R::start(mv), R::end(mv).0));
            return BoardView { last_move: shown.last_move, waiting, ..after };
        }
        let (mut pieces, mut movable) = (shown.pieces.clone(), table.movable);
        let path = self.capture_path();
        if let [from, .., landed] = path[..] {
            let piece = pieces.set(from, None);
            pieces.set(landed, piece);
            movable = movable.without(from).with(landed);
        }
        let held = self.selected.filter(|_| table.marks);
        let (quiet_targets, capture_targets) =
            held.map_or_else(Default::default, |from| self.targets(from, table));
        let castles = |king, rook| !position.castlings(king, rook).is_empty();
        let rooks = |king| position.own_pieces().iter().filter(|&rook| castles(king, rook)).collect();
        let patterned = held.filter(|_| table.patterns);
        BoardView {
            pieces,
            movable,
            selected: self.landed().or(self.selected),
            pattern: patterned.map_or(Bitboard::EMPTY, |from| position.pattern(from)),
            quiet_targets,
            capture_targets,
            castling_rooks: held.map_or(Bitboard::EMPTY, rooks),
            must_take: self.must_take(table),
            path,
            promotion: self.promotion_choice(position.army(), shown.armies),
            castling: self.castling.and_then(|(king, rook)| position.castling_choice(king, rook)),
            ..shown
        }
    }

    /// The targets of the selected piece, without and with a capture.
    fn targets(&self, from: Cell, table: &Table<R>) -> (Bitboard, Bitboard) {
        let captures = table.position.captures(from);
        if captures.any() {
            return (Bitboard::EMPTY, captures.landings(&self.path(from)));
        }
        table.position.targets(from, table.touched)
    }

    /// The pieces that have to be taken: by the piece in hand, or while none is picked up, by any.
    fn must_take(&self, table: &Table<R>) -> Bitboard {
        let is_marked = table.marks && !table.movable.is_empty();
        match (self.selected, table.touched) {
            _ if !is_marked => Bitboard::EMPTY,
            (_, Some(touch @ Touch::Enemy(_))) => [touch.cell()].into_iter().collect(),
            (Some(from), _) => table.position.must_take(Some(&self.path(from))),
            (None, _) => table.position.must_take(None),
        }
    }

    /// The cells touched in a capture under way.
    fn capture_path(&self) -> Vec<Cell> {
        let from = self.selected.filter(|_| self.landed().is_some());
        from.map_or_else(Vec::new, |from| self.path(from))
    }
}
