//! The key of a position, and the marks of kings that make two positions differ.
//!
//! Two positions are the same if they have the same men on the same cells, the same side to move, and the same legal
//! moves now and later. Marks decide which kings plain men may take, so they can affect moves, but most do not:
//!
//! * Now counts what may be taken now, by whatever marks: positions with the same legal moves are alike.
//! * Later counts the mark `c` of a king that a plain man of the other side might still come to jump, as the right to
//!   castle counts in chess. The mark `f` is gone after the reply. So is the mark `c` of a side's only man, which has to
//!   leave; against kings alone, on cells that nothing can jump, and under the total ban it never matters.

use super::board::JUMPABLE_CELLS;
use super::{Color, Position, zobrist};
#[cfg(feature = "engine")]
use super::{Move, Piece};
use crate::hex::Bitboard;

impl Position {
    /// The Zobrist key of the pieces, the side to move, and those marks that bear on a move: the same for positions which
    /// the repetition rule calls the same.
    pub fn key(&self) -> u64 {
        self.pieces_key ^ zobrist::turn(self.turn) ^ self.marks_key()
    }

    /// The key after a move without a capture, if no man is crowned and no mark matters: cheap, and nearly always right,
    /// which is enough for prefetching.
    #[cfg(feature = "engine")]
    #[inline]
    pub(crate) fn approximate_key_after(&self, quiet: Move) -> u64 {
        let piece = Piece { color: self.turn, king: self.kings.contains(quiet.from) };
        let moved = zobrist::piece(piece, quiet.from) ^ zobrist::piece(piece, quiet.to);
        self.pieces_key ^ moved ^ zobrist::turn(!self.turn)
    }

    /// The contribution of the marks to the key.
    #[inline]
    fn marks_key(&self) -> u64 {
        if self.by_capture.is_empty() && self.just_crowned.is_none() {
            return 0;
        }
        let lasting = self.lasting_marks();
        lasting.iter().fold(self.reply_key(lasting), |key, cell| key ^ zobrist::by_capture(cell))
    }

    /// The marks `c` that may bear on a move after the next one.
    fn lasting_marks(&self) -> Bitboard {
        let lasting_of = |color: Color| {
            let lasts = !self.total_ban && !self.men(!color).is_empty() && self.by_color(color).has_many();
            if lasts { self.by_capture & self.by_color(color) & JUMPABLE_CELLS } else { Bitboard::EMPTY }
        };
        lasting_of(Color::White) | lasting_of(Color::Black)
    }

    /// The number of the legal moves, if they are others than with the lasting marks alone.
    fn reply_key(&self, lasting: Bitboard) -> u64 {
        let plain = Self { by_capture: lasting, just_crowned: None, ..*self };
        let differ = self.protected_from_men(self.turn) ^ plain.protected_from_men(self.turn);
        if differ.is_disjoint(JUMPABLE_CELLS) || self.men(self.turn).is_empty() {
            return 0;
        }
        let (moves, plain_moves) = (self.legal_moves(), plain.legal_moves());
        if moves.len() == plain_moves.len() && moves.iter().all(|mv| plain_moves.contains(mv)) {
            return 0;
        }
        moves.iter().fold(0, |key, mv| key ^ zobrist::legal(*mv))
    }
}
