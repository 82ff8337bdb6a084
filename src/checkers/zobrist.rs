//! Zobrist keys of positions: the exclusive or of random numbers.

use super::{Color, Piece};
use crate::hex::Cell;
use crate::sides::next_splitmix64;

struct Keys {
    /// By colour, then man or king.
    pieces: [[[u64; Cell::COUNT]; 2]; 2],
    by_capture: [u64; Cell::COUNT],
    just_crowned: [u64; Cell::COUNT],
    black_to_move: u64,
}

const fn fill(state: &mut u64) -> [u64; Cell::COUNT] {
    let mut numbers = [0; Cell::COUNT];
    let mut i = 0;
    while i < Cell::COUNT {
        numbers[i] = next_splitmix64(state);
        i += 1;
    }
    numbers
}

static KEYS: Keys = {
    // Another seed than in the chess games, so that the keys differ.
    let mut state = 0x6865_7863_6865_636b;
    let pieces = [[fill(&mut state), fill(&mut state)], [fill(&mut state), fill(&mut state)]];
    let by_capture = fill(&mut state);
    Keys { pieces, by_capture, just_crowned: fill(&mut state), black_to_move: next_splitmix64(&mut state) }
};

/// The number of a piece on a cell.
#[inline(always)]
pub(super) fn piece(piece: Piece, cell: Cell) -> u64 {
    KEYS.pieces[piece.color as usize][usize::from(piece.king)][cell.index()]
}

/// The number of the mark `c` on a cell.
pub(super) fn by_capture(cell: Cell) -> u64 {
    KEYS.by_capture[cell.index()]
}

/// The number of the side to move and the king just crowned.
///
/// The cell of the king counts: two men may be crowned in either order.
pub(super) fn turn(turn: Color, just_crowned: Option<Cell>) -> u64 {
    let turn = if turn == Color::Black { KEYS.black_to_move } else { 0 };
    just_crowned.map_or(turn, |cell| turn ^ KEYS.just_crowned[cell.index()])
}

#[cfg(test)]
mod tests {
    use crate::checkers::Position;

    /// Two men crowned in either order leave the same pieces, but not the same replies.
    #[test]
    fn keys_depend_on_the_marks() {
        let texts = [
            "B:WK39,K49:B28",
            "W:WK39,K49:B28",
            "B:WK39f,K49:B28",
            "B:WK39,K49f:B28",
            "B:WK39c,K49:B28",
            "B:WK39cf,K49:B28",
            "B:W48,K39:B28",
        ]
        .map(|text| Position::from_text(text).unwrap().key());
        for (i, key) in texts.iter().enumerate() {
            assert!(!texts[..i].contains(key), "{i}");
        }
    }
}
