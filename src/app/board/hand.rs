//! The piece that a player holds over the board, and the view of the board with it.

use super::{Armies, BoardView, OnBoard, Promotion, Rules};
use crate::chess::Role;
use crate::game::{Position, Touch};
use crate::hex::{Bitboard, Cell, EDGES};
use crate::lessons;
use crate::three::Seat;

/// The state of the board that the hand depends on.
#[derive(Debug, Clone, Copy)]
pub struct HandContext<R = Position> {
    /// The position shown, or its rules.
    pub position: R,
    /// The pieces that may be picked up.
    pub movable: Bitboard,
    /// The touched piece that must move or be captured, under the touch-move rule.
    pub touched: Option<Touch>,
    /// Whether pawns become queens without asking.
    pub always_queen: bool,
    /// Whether the cells a piece may go to are marked.
    pub marks: bool,
    /// Whether all cells in the pattern of a piece are marked too.
    pub patterns: bool,
    /// Whether a move must be confirmed before it is made.
    pub confirms: bool,
}

impl<R> HandContext<R> {
    pub(in crate::app) fn new(position: R, movable: Bitboard) -> HandContext<R> {
        HandContext {
            position,
            movable,
            touched: None,
            always_queen: false,
            marks: false,
            patterns: false,
            confirms: false,
        }
    }
}

/// The piece in the player's hand.
#[derive(Debug, Clone)]
pub struct Hand<R: Rules = Position> {
    pub(in crate::app) selected: Option<Cell>,
    /// The promotion being chosen: from and to.
    pub(super) promotion: Option<(Cell, Cell)>,
    /// A king put on its rook that can castle in more than one way: king and rook.
    pub(super) castling: Option<(Cell, Cell)>,
    /// The cells on which the piece has landed in an unfinished capture.
    pub(super) landings: Vec<Cell>,
    /// The move that waits for a yes.
    pub(in crate::app) waiting: Option<R::Move>,
}

impl<R: Rules> Default for Hand<R> {
    fn default() -> Hand<R> {
        Hand { selected: None, promotion: None, castling: None, landings: Vec::new(), waiting: None }
    }
}

impl<R: Rules> Hand<R> {
    /// A hand with the piece of a cell.
    pub(in crate::app) fn holding(cell: Cell) -> Hand<R> {
        Hand { selected: Some(cell), ..Hand::default() }
    }

    /// Puts everything back.
    pub fn clear(&mut self) {
        *self = Hand::default();
    }

    /// The cell of the last landing in an unfinished capture.
    pub(super) fn landed(&self) -> Option<Cell> {
        self.landings.last().copied()
    }

    /// The cells the piece on `from` has touched: its own, and the landings if it is the one in hand.
    pub(super) fn path(&self, from: Cell) -> Vec<Cell> {
        let landings = if self.selected == Some(from) { &self.landings[..] } else { &[] };
        [from].into_iter().chain(landings.iter().copied()).collect()
    }

    /// Whether a move waits for confirmation.
    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// Whether the player must choose (promotion, castling) before any other input on the board.
    pub fn is_asking(&self) -> bool {
        self.promotion.is_some() || self.castling.is_some()
    }

    /// The choice of a role for a pawn of this side, on a board of these armies.
    pub fn promotion_choice(&self, seat: Seat, armies: Armies) -> Option<Promotion> {
        let (from, to) = self.promotion?;
        // Pawns go straight away from their army.
        let inwards = EDGES[match (seat, armies) {
            (Seat::White, _) => 3,
            (Seat::Red, _) => 5,
            (Seat::Black, Armies::Two) => 0,
            (Seat::Black, Armies::Three) => 1,
        }];
        Some(Promotion { from, to, seat, inwards, roles: Role::PROMOTIONS.to_vec() })
    }
}

impl<R: OnBoard> Hand<R> {
    /// The board with its marks, where the position shown looks like this without a hand. The caller adds the rotation of
    /// the board and the look from the settings.
    pub fn board_view(&self, context: &HandContext<R>, shown: BoardView) -> BoardView {
        let position = &context.position;
        if let Some((mv, after)) = self.waiting.and_then(|mv| Some((mv, position.view_after(mv)?))) {
            let lessons::Move { from, to, .. } = mv.into();
            return BoardView { last_move: shown.last_move, waiting: Some((from, to)), ..after };
        }
        let (mut pieces, mut movable) = (shown.pieces.clone(), context.movable);
        let path = self.capture_path();
        if let [from, .., landed] = path[..] {
            let piece = pieces.set(from, None);
            pieces.set(landed, piece);
            movable = movable.without(from).with(landed);
        }
        let held = self.selected.filter(|_| context.marks);
        let (quiet_targets, capture_targets) =
            held.map_or_else(Default::default, |from| self.targets(from, context));
        let castles = |king, rook| !position.castlings(king, rook).is_empty();
        let rooks = |king| position.own_pieces().iter().filter(|&rook| castles(king, rook)).collect();
        let patterned = held.filter(|_| context.patterns);
        BoardView {
            pieces,
            movable,
            selected: self.landed().or(self.selected),
            pattern: patterned.map_or(Bitboard::EMPTY, |from| position.pattern(from)),
            quiet_targets,
            capture_targets,
            castling_rooks: held.map_or(Bitboard::EMPTY, rooks),
            must_take: self.must_take(context),
            path,
            promotion: self.promotion_choice(position.seat(), shown.armies),
            castling: self.castling.and_then(|(king, rook)| position.castling_choice(king, rook)),
            ..shown
        }
    }

    /// The targets of the selected piece, without and with a capture.
    fn targets(&self, from: Cell, context: &HandContext<R>) -> (Bitboard, Bitboard) {
        let captures = context.position.captures(from);
        if captures.any() {
            return (Bitboard::EMPTY, captures.landings(&self.path(from)));
        }
        context.position.targets(from, context.touched)
    }

    /// The pieces that have to be taken: by the piece in hand, or while none is picked up, by any.
    fn must_take(&self, context: &HandContext<R>) -> Bitboard {
        let is_marked = context.marks && !context.movable.is_empty();
        match (self.selected, context.touched) {
            _ if !is_marked => Bitboard::EMPTY,
            (_, Some(touch @ Touch::Enemy(_))) => [touch.cell()].into_iter().collect(),
            (Some(from), _) => context.position.must_take(Some(&self.path(from))),
            (None, _) => context.position.must_take(None),
        }
    }

    /// The cells touched in a capture under way.
    fn capture_path(&self) -> Vec<Cell> {
        let from = self.selected.filter(|_| self.landed().is_some());
        from.map_or_else(Vec::new, |from| self.path(from))
    }
}
