//! Making moves, and the end of the game by position.

use super::board::promotion;
use super::{Color, DrawRules, IllegalMove, Move, Outcome, Piece, Points, Position, Reason};
use crate::sides::MaterialRule;

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

    /// Returns the position with the other side to move, as after a null move.
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
            self.by_capture.insert(mv.to);
        }
        self.just_crowned = is_crowned.then_some(mv.to);
        let is_irreversible = !piece.king || !mv.taken.is_empty();
        self.halfmove_clock = if is_irreversible { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.pass_turn();
    }

    /// The other side is to move.
    fn pass_turn(&mut self) {
        self.fullmove_number = self.fullmove_number.saturating_add(u32::from(self.turn == Color::Black));
        self.turn = !self.turn;
    }
}

/// The default draw rules. The material rule has no meaning in checkers.
pub const DEFAULT_DRAWS: DrawRules =
    DrawRules { material: MaterialRule::BareKings, repetition_automatic: true, fifty_automatic: true };

impl Position {
    /// The outcome, if the game is over in this position: a side without a move has lost; fifty (seventy-five) moves
    /// are a draw.
    ///
    /// Repetition is not detected here, because it needs the history of the game.
    pub fn terminal(&self, draws: &DrawRules) -> Option<Outcome> {
        if !self.has_legal_move() {
            let all_taken = self.by_color(self.turn).is_empty();
            let reason = if all_taken { Reason::AllTaken } else { Reason::Blocked };
            return Some(Outcome { points: Points::win(!self.turn), reason });
        }
        let reason = draws.by_quiet_plies(self.halfmove_clock)?;
        Some(Outcome { points: Points::DRAW, reason })
    }

    /// Like [`terminal`](Position::terminal), with the default draw rules.
    pub fn outcome(&self) -> Option<Outcome> {
        self.terminal(&DEFAULT_DRAWS)
    }

    /// Whether the game is over in this position, with the default draw rules. Repetition is not detected.
    pub fn is_game_over(&self) -> bool {
        self.outcome().is_some()
    }
}
