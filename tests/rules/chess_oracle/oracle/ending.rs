//! When a game is over by the position alone, and when two positions are the same.

use super::board::{Game, White};
use super::fen::Oracle;
use super::moves::Step;

impl Oracle {
    /// White's quarter points and why, if the game is over; the legal moves are those of this position.
    ///
    /// Repetition is not looked at, for it needs the moves before.
    pub fn ending(&self) -> Option<(u8, &'static str)> {
        let stuck = self.legal().is_empty();
        match (stuck, self.in_check(self.white_to_move)) {
            (true, true) => Some((if self.white_to_move { 0 } else { 4 }, "checkmate")),
            (true, false) => Some((self.stalemate_quarters(), "stalemate")),
            _ if !self.has_material(true) && !self.has_material(false) => Some((2, "insufficient material")),
            _ if self.quiet_plies >= 100 => Some((2, "fifty moves")),
            _ => None,
        }
    }

    /// In Gliński's game the side that cannot move keeps a quarter of the point, else it is a draw.
    fn stalemate_quarters(&self) -> u8 {
        match (self.game, self.white_to_move) {
            (Game::Glinski, true) => 1,
            (Game::Glinski, false) => 3,
            _ => 2,
        }
    }

    /// Whether a side has the pieces to mate with: in Gliński's game at least a pawn, three minor pieces, a rook
    /// or a queen; in the others anything beside the king.
    pub fn has_material(&self, white: White) -> bool {
        let pieces = self.pieces(white);
        let count = |letters: &str| pieces.chars().filter(|&piece| letters.contains(piece)).count();
        if self.game == Game::Glinski { count("prq") > 0 || count("bn") >= 3 } else { pieces.len() > 1 }
    }

    /// The small letters of a side's pieces.
    pub fn pieces(&self, white: White) -> String {
        let own = |&spot: &_| self.grid.has_piece_of(spot, white);
        self.game.spots().filter(own).map(|spot| self.grid.at(spot).to_ascii_lowercase()).collect()
    }

    /// A text equal for two positions exactly when the rule of repetition holds them to be the same: the
    /// board, the side to move, the legal captures en passant and the castlings still open.
    pub fn identity(&self) -> String {
        let mut taking: Vec<_> = self.legal().into_iter().filter(Step::is_en_passant).collect();
        taking.sort_by_key(|step| (step.from.file, step.to.file, step.to.height));
        let taking: String = taking.iter().map(|step| step.text(self.game)).collect();
        format!("{} {} {taking} {}", self.rows(), self.white_to_move, self.castling)
    }
}
