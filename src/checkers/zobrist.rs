//! Hash keys of positions (Zobrist's method): the exclusive or of a random number for every fact.

use super::{Color, Man};
use crate::hex::Cell;

struct Keys {
    /// By colour, then plain or crowned.
    men: [[[u64; Cell::COUNT]; 2]; 2],
    by_capture: [u64; Cell::COUNT],
    fresh: [u64; Cell::COUNT],
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
    Keys { men, by_capture, fresh: fill(&mut state), black_to_move: next(&mut state) }
};

/// The number of a man on a cell.
#[inline(always)]
pub(super) fn man(man: Man, cell: Cell) -> u64 {
    KEYS.men[man.color as usize][usize::from(man.king)][cell.index()]
}

/// The number of the mark `c` on a cell.
pub(super) fn by_capture(cell: Cell) -> u64 {
    KEYS.by_capture[cell.index()]
}

/// The number of what holds for one ply only: who is to move, and which king has just been crowned.
///
/// The cell of that king counts: two men may come to two promotion cells in either order.
pub(super) fn ply(turn: Color, fresh: Option<Cell>) -> u64 {
    let turn = if turn == Color::Black { KEYS.black_to_move } else { 0 };
    fresh.map_or(turn, |cell| turn ^ KEYS.fresh[cell.index()])
}

#[cfg(test)]
mod tests {
    use crate::checkers::Position;

    /// Two men crowned in one order or the other leave the same men, but not the same reply.
    #[test]
    fn what_decides_who_may_be_taken_is_told_apart() {
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
