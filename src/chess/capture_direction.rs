//! Set-wise pawn captures.

use crate::hex::{Bitboard, Cell, Step, cell_table};

/// A capture direction of a side's pawns, for all pawns at once.
///
/// A capture leads to a cell whose index is higher, or lower, by a distance that depends on the file alone, for
/// files differ in length. There are five distances, one after the other: each for two of the files.
#[derive(Debug)]
pub struct CaptureDirection {
    /// The cells whose captures go the least distance, one more, and so on; from none the step leaves the board.
    files: [Bitboard; 5],
    /// The least distance.
    least: u32,
    /// Whether captures go to the right: to higher indices.
    to_the_right: bool,
    /// The origin of a capture on each cell.
    origins: [Option<Cell>; Cell::COUNT],
}

impl CaptureDirection {
    pub(super) const fn new(board: Bitboard, step: Step) -> CaptureDirection {
        let origins = cell_table!(None; |to| match to.step(step.reversed()) {
            Some(from) if board.contains(from) && board.contains(to) => Some(from),
            _ => None,
        });
        let (mut least, mut i) = (u32::MAX, 0);
        while i < Cell::COUNT {
            if let Some(from) = origins[i] {
                let distance = i.abs_diff(from.index()) as u32;
                least = if distance < least { distance } else { least };
            }
            i += 1;
        }
        let mut files = [Bitboard::EMPTY; 5];
        i = 0;
        while i < Cell::COUNT {
            if let Some(from) = origins[i] {
                let extra = i.abs_diff(from.index()) - least as usize;
                files[extra] = files[extra].with(from);
            }
            i += 1;
        }
        CaptureDirection { files, least, to_the_right: step.dq > 0, origins }
    }

    /// The targets of the pawns' captures.
    ///
    /// No two of them may be one on the last cell of a file and one on the first cell of the next.
    #[inline(always)]
    pub(super) fn captures(&self, pawns: Bitboard) -> Bitboard {
        let [a, b, c, d, e] = self.files.map(|files| (pawns & files).bits());
        Bitboard::from_bits(if self.to_the_right {
            (a | b << 1 | c << 2 | d << 3 | e << 4) << self.least
        } else {
            (a | b >> 1 | c >> 2 | d >> 3 | e >> 4) >> self.least
        })
    }

    /// The origin of a capture on a cell.
    #[inline(always)]
    pub(super) fn origin(&self, to: Cell) -> Option<Cell> {
        self.origins[to.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Color, Variant};

    #[test]
    fn captures_of_many_are_the_captures_of_each() {
        let mut random = fastrand::Rng::with_seed(3);
        for variant in Variant::ALL {
            for color in Color::ALL {
                let rules = &variant.rules().pawns[color];
                for _ in 0..1_000 {
                    let pawns = Bitboard::from_bits(random.u128(..)) & rules.legal_cells;
                    let each: Bitboard = pawns.iter().flat_map(|pawn| rules.captures[pawn.index()]).collect();
                    let [left, right] = &rules.capture_directions;
                    assert_eq!(left.captures(pawns) | right.captures(pawns), each);
                    for direction in [left, right] {
                        let origins =
                            direction.captures(pawns).iter().map(|to| direction.origin(to).unwrap());
                        assert!(origins.collect::<Bitboard>().is_subset(pawns));
                    }
                }
            }
        }
    }
}
