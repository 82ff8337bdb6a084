//! Zobrist keys of positions: the exclusive or of random numbers.

use super::{Color, Move, Piece};
use crate::hex::Cell;
use crate::sides::{fill_splitmix64 as fill, next_splitmix64};

struct Keys {
    /// By colour, then man or king.
    pieces: [[[u64; Cell::COUNT]; 2]; 2],
    by_capture: [u64; Cell::COUNT],
    black_to_move: u64,
}

static KEYS: Keys = {
    // Another seed than in the chess games, so that the keys differ.
    let mut state = 0x6865_7863_6865_636b;
    let pieces = [[fill(&mut state), fill(&mut state)], [fill(&mut state), fill(&mut state)]];
    let by_capture = fill(&mut state);
    Keys { pieces, by_capture, black_to_move: next_splitmix64(&mut state) }
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

/// The number of the side to move.
pub(super) fn turn(turn: Color) -> u64 {
    if turn == Color::Black { KEYS.black_to_move } else { 0 }
}

/// The number of a move being legal.
pub(super) fn legal(mv: Move) -> u64 {
    let taken = mv.taken.bits();
    let words = [(mv.from.index() << 8 | mv.to.index()) as u64, taken as u64, (taken >> 64) as u64];
    words.into_iter().fold(0, |key, word| next_splitmix64(&mut (key ^ word)))
}

/// All numbers. A test checks that they differ.
#[cfg(test)]
pub(crate) fn numbers() -> Vec<u64> {
    let pieces = KEYS.pieces.iter().flatten().flatten();
    pieces.chain(&KEYS.by_capture).chain([&KEYS.black_to_move]).copied().collect()
}

#[cfg(test)]
mod tests {
    use crate::draughts::Position;

    fn keys<const N: usize>(texts: [&str; N]) -> [u64; N] {
        texts.map(|text| Position::from_text(text).unwrap().key())
    }

    /// Positions differ if the man beside the kings may take different ones, also after two men were crowned in
    /// different orders.
    #[test]
    fn positions_with_different_capturable_kings_have_different_keys() {
        let keys = keys([
            "B:WK39,K57:B29", "W:WK39,K57:B29", "B:WK39f,K57:B29", "B:WK39c,K57:B29", "B:W57,48:B29",
            "B:WK29,K49:B39", "B:WK29f,K49:B39", "B:WK29,K49f:B39",
        ]);
        for (i, key) in keys.iter().enumerate() {
            assert!(!keys[..i].contains(key), "{i}");
        }
    }

    /// Marks that bear on no move make no other position.
    #[test]
    fn marks_that_change_no_move_leave_the_key_unchanged() {
        for same in [
            // The king cannot be taken now, and later its mark `f` will not matter.
            ["B:WK39f,K57:B45", "B:WK39,K57:B45"],
            ["B:WK39cf,K57:B45", "B:WK39c,K57:B45"],
            // The corner cells of the board cannot be jumped.
            ["B:WK19f,K57:B29", "B:WK19,K57:B29"],
            ["B:WK59c,K57:B49", "B:WK59,K57:B49"],
            ["W:W57:BK51c,K91c", "W:W57:BK51,K91"],
            // The other side has kings only, and kings may take anybody.
            ["B:WK39c,K57:BK29", "B:WK39,K57:BK29"],
            // A side's only man has to leave.
            ["W:WK39c:B49", "W:WK39:B49"],
            ["B:WK39c:B45", "B:WK39:B45"],
            // Safe now, and gone from there with the next move; or to be taken now, for either reason.
            ["B:WK39cf:B29", "B:WK39:B29"],
            ["B:WK39f:B29", "B:WK39c:B29"],
        ] {
            let [marked, bare] = keys(same);
            assert_eq!(marked, bare, "{same:?}");
        }
        let with_ban = |text| Position::from_text(text).unwrap().with_total_ban(true).key();
        assert_eq!(with_ban("B:WK39c,K57:B29"), with_ban("B:WK39,K57:B29"));
        assert_eq!(with_ban("B:WK39f,K57:B29"), with_ban("B:WK39,K57:B29"));
    }

    /// Marks that may matter later make positions differ, as the right to castle does in chess.
    #[test]
    fn marks_that_may_matter_later_change_the_key() {
        for different in [
            ["B:WK39c,K57:B45", "B:WK39,K57:B45"],
            ["W:WK39c,57:B45", "W:WK39,57:B45"],
            ["B:WK39cf,K57:B29", "B:WK39,K57:B29"],
        ] {
            let [marked, bare] = keys(different);
            assert_ne!(marked, bare, "{different:?}");
        }
    }
}
