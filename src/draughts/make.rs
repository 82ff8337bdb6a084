//! Making moves.

use super::board::promotion;
use super::{IllegalMove, Move, Piece, Position};

impl Position {
    /// The position after a legal move.
    ///
    /// # Errors
    /// [`IllegalMove`] says why the move is illegal.
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        if !self.is_legal(mv) {
            return Err(self.refuse(mv));
        }
        let mut next = *self;
        next.play_unchecked(mv);
        Ok(next)
    }

    /// The same position with the other side to move, as after a null move.
    #[must_use]
    pub fn after_null_move(mut self) -> Position {
        self.just_crowned = None;
        self.pass_turn();
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        self
    }

    /// Makes a move of [`legal_moves`](Position::legal_moves) without a legality check.
    ///
    /// An illegal move leaves a meaningless position, but does not panic.
    pub fn play_unchecked(&mut self, mv: Move) {
        let Some(piece) = self.piece_at(mv.from) else { return };
        self.remove(mv.from, piece.color);
        for cell in mv.taken & self.by_color(!piece.color) {
            self.remove(cell, !piece.color);
        }
        let reaches_promotion = promotion(piece.color).contains(mv.to);
        let is_crowned = reaches_promotion && !piece.king;
        self.put(mv.to, Piece { king: piece.king || is_crowned, ..piece });
        if reaches_promotion && !mv.taken.is_empty() {
            self.mark_by_capture(mv.to);
        }
        self.just_crowned = is_crowned.then_some(mv.to);
        let is_irreversible = !piece.king || !mv.taken.is_empty();
        self.halfmove_clock = if is_irreversible { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.pass_turn();
    }

    /// The other side is to move.
    fn pass_turn(&mut self) {
        self.fullmove_number =
            self.fullmove_number.saturating_add(u32::from(self.turn == super::Color::Black));
        self.turn = !self.turn;
    }
}
