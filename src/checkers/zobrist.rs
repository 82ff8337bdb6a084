//! Hash keys of positions (Zobrist's method): the exclusive or of a random number for every fact.

use super::{Color, Man};
use crate::hex::{Bitboard, Cell};

struct Keys {
    /// By colour, then plain or crowned.
    men: [[[u64; Cell::COUNT]; 2]; 2],
    by_capture: [u64; Cell::COUNT],
    fresh: u64,
    black_to_move: u64,
}

/// The next number of the `SplitMix64` generator (Steele, Lea and Flood 2014).
const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn fill(state: &mut u64) -> [u64; Cell::COUNT] {
    let mut numbers = [0; Cell::COUNT];
    let mut i = 0;
    while i < Cell::COUNT {
        numbers[i] = next(state);
        i += 1;
    }
    numbers
}

static KEYS: Keys = {
    // Another start than the chess games have, so that their keys never meet.
    let mut state = 0x6865_7863_6865_636b;
    let men = [[fill(&mut state), fill(&mut state)], [fill(&mut state), fill(&mut state)]];
    let by_capture = fill(&mut state);
    Keys { men, by_capture, fresh: next(&mut state), black_to_move: next(&mut state) }
};

/// The number of a man on a cell.
pub(super) fn man(man: Man, cell: Cell) -> u64 {
    KEYS.men[man.color as usize][usize::from(man.king)][cell.index()]
}

/// The number of the marks of kings, and of the side to move.
pub(super) fn marks(by_capture: Bitboard, has_fresh: bool, turn: Color) -> u64 {
    let mut key = if turn == Color::Black { KEYS.black_to_move } else { 0 };
    // Only one man can have been crowned by the last move, and it stands where that move ended: its cell is that of
    // a king in the position.
    if has_fresh {
        key ^= KEYS.fresh;
    }
    for cell in by_capture {
        key ^= KEYS.by_capture[cell.index()];
    }
    key
}
