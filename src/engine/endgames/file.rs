//! The file of a table: a header that describes it, then compressed blocks of values.
//!
//! | bytes | what |
//! | --- | --- |
//! | 8 | `HEKSYEGT` |
//! | 2 | the version of the format, [`VERSION`] |
//! | 4 | the length of all that follows the checksum |
//! | 4 | CRC-32 of all that follows |
//! | 1 + n | the game, its key after its length |
//! | 1 + n | the ending after its length, as in `KQKR` |
//! | 1 | the points of a stalemated side in quarters |
//! | 1 | the material rule: 0 only bare kings are a draw, 1 the federation's list |
//! | 1 | 1 if distances follow the results |
//! | 102 | [`Statistics`]: by side to move five counts, the late positions, the longest win and loss |
//! | 4 a block | the end of each block, counted from the end of the last number |
//! | ... | the blocks: deflated bytes, one a position |
//!
//! All numbers are little-endian, all texts UTF-8. The bytes of the results are quarter points, plus [`LATE`] for what
//! the 50-move rule draws, then those of the distances follow, both by side to move and index. An index without a
//! legal position has any value. Where a capture gives the result, the byte is that of any result up to it, without a
//! distance: a prober looks at the captures first. Several files, one after the other, make an archive.

use std::borrow::Cow;
use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::index::Indexer;
use super::moves::Board;
use super::placement::{Ending, MAX_PIECES, Placement};
use super::table::{DRAW, LOSS, RESULTS, Statistics, WIN, sides};
use crate::chess::{Color, MaterialRule, Rules, Variant};
use crate::engine::reader::Reader;
use crate::excerpt::excerpt;

pub(super) const MAGIC: &[u8; 8] = b"HEKSYEGT";
/// The version of the format.
pub(super) const VERSION: u16 = 1;
/// The number of bytes before the part that the checksum covers.
const CHECKED_FROM: usize = MAGIC.len() + 2 + 4 + 4;
/// Added to the result of a position that the 50-move rule draws.
pub(super) const LATE: u8 = RESULTS as u8;
/// The number of positions of a block.
pub(super) const BLOCK: usize = 1 << 15;

/// The reason why a file is not a usable table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// The file does not begin as a table does.
    #[error("this is no endgame table: it does not begin with HEKSYEGT. `heksy-lab endgames` makes tables")]
    NotATable,
    /// The format is of another version of the program.
    #[error("the table has format {0}, this program reads format {VERSION}: run `heksy-lab endgames` again")]
    Version(u16),
    /// The file ends too early.
    #[error("the table is cut short after {found} bytes: copy the whole file")]
    Cut {
        /// The length of the file in bytes.
        found: usize,
    },
    /// Something follows the table.
    #[error("{0} bytes follow the table: the file is not what was written")]
    TooLong(usize),
    /// The checksum, or something behind it, is wrong.
    #[error("the table is damaged, its checksum is wrong: copy the file again")]
    Damaged,
    /// The file names an ending or a game that this program has no tables for.
    #[error("the table is for \"{0}\", which this program does not know")]
    Unknown(String),
    /// The table is for another game, or for other rules of it.
    #[error("the table is for {found}, not for {wanted}")]
    Foreign {
        /// The game of the table with its rules.
        found: String,
        /// The game to be played.
        wanted: String,
    },
}

/// A table as the prober reads it. Blocks are unpacked when they are first needed.
pub struct Table {
    /// The pieces of both sides.
    pub ending: Ending,
    /// Statistics of the positions of the table.
    pub statistics: Statistics,
    /// Whether the table has distances.
    pub has_distances: bool,
    pub(super) indexer: Indexer,
    bytes: Cow<'static, [u8]>,
    ends: Vec<usize>,
    blocks: Vec<OnceLock<Box<[u8]>>>,
}

/// The entry of a position in a table, from the point of view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The result in quarter points, 0 to 4, without the 50-move rule.
    pub quarters: u8,
    /// Whether the 50-move rule draws it even after a capture or a move of a pawn.
    pub is_late: bool,
    /// The distance in plies, if the table has distances: against a bare king to the end of the game, otherwise to the next
    /// capture or move of a pawn, or to the end.
    pub plies: Option<u8>,
}

impl Entry {
    /// The entry of a board, whose best capture may give the result in place of the table. `value` returns the result of
    /// a position after a capture for its side to move.
    pub(super) fn after_captures(
        self,
        rules: &Rules,
        board: &Board,
        mut value: impl FnMut(&Board) -> Option<u8>,
    ) -> Option<Entry> {
        let (mut best, mut is_known) = (LOSS, true);
        board.captures(rules, |child| match value(child) {
            Some(quarters) => best = best.max(WIN - quarters),
            None => is_known = false,
        });
        let by_capture = best >= DRAW && best >= self.quarters;
        let capture = Entry { quarters: best, is_late: false, plies: Some(u8::from(best > DRAW)) };
        is_known.then_some(if by_capture { capture } else { self })
    }
}

impl Table {
    /// Reads the table at the start of an archive, and returns the rest of the archive. The checksum is not looked at.
    ///
    /// # Errors
    /// [`TableError`] says why the table cannot be used.
    pub fn first_of(
        bytes: &'static [u8],
        rules: &Rules,
        material: MaterialRule,
    ) -> Result<(Self, &'static [u8]), TableError> {
        let (header, rest) = split(bytes)?;
        Ok((Self::parse(Cow::Borrowed(header), rules, material)?, rest))
    }

    /// Reads a file.
    ///
    /// # Errors
    /// [`TableError`] says why it cannot be used.
    pub fn from_bytes(bytes: Vec<u8>, rules: &Rules, material: MaterialRule) -> Result<Self, TableError> {
        let (file, rest) = split(&bytes)?;
        if !rest.is_empty() {
            return Err(TableError::TooLong(rest.len()));
        }
        let checksum = u32::from_le_bytes(std::array::from_fn(|i| file[CHECKED_FROM - 4 + i]));
        if crc32fast::hash(&file[CHECKED_FROM..]) != checksum {
            return Err(TableError::Damaged);
        }
        Self::parse(Cow::Owned(bytes), rules, material)
    }

    fn parse(bytes: Cow<'static, [u8]>, rules: &Rules, material: MaterialRule) -> Result<Self, TableError> {
        let mut file = Reader { bytes: &bytes, at: CHECKED_FROM, cut: |found| TableError::Cut { found } };
        let (game, name) = (file.short_text()?, file.short_text()?);
        let variant: Variant = Variant::ALL
            .into_iter()
            .find(|variant| variant.key() == game)
            .ok_or_else(|| TableError::Unknown(excerpt(&game)))?;
        let ending = Ending::all(MAX_PIECES).into_iter().find(|ending| ending.to_string() == name);
        let ending = ending.ok_or_else(|| TableError::Unknown(excerpt(&name)))?;
        let [stalemate, federation, distances] = file.array()?;
        let found = scoring(variant.key(), stalemate, federation == 1);
        let wanted =
            scoring(rules.variant.key(), rules.stalemate_quarters, material == MaterialRule::Federation);
        if found != wanted {
            return Err(TableError::Foreign { found, wanted });
        }
        let mut statistics = Statistics::default();
        for side in 0..2 {
            for count in &mut statistics.counts[side] {
                *count = u64::from_le_bytes(file.array()?);
            }
            statistics.late[side] = u64::from_le_bytes(file.array()?);
            statistics.longest[side] = file.array()?;
        }
        let has_distances = distances == 1;
        let indexer = Indexer::new(rules, ending);
        let block_count = blocks_of(&indexer, ending) * (1 + usize::from(has_distances));
        let mut ends = Vec::with_capacity(block_count);
        for _ in 0..block_count {
            ends.push(u32::from_le_bytes(file.array()?) as usize);
        }
        let start = file.at;
        for end in &mut ends {
            *end += start;
        }
        if !ends.is_sorted() || ends.last() != Some(&bytes.len()) {
            return Err(TableError::Damaged);
        }
        let blocks = (0..block_count).map(|_| OnceLock::new()).collect();
        // The start of the first block is kept as the end of one before it.
        ends.insert(0, start);
        Ok(Self { ending, statistics, has_distances, indexer, bytes, ends, blocks })
    }

    /// The entry of a legal placement of this ending.
    pub(super) fn get(&self, placement: &Placement) -> Option<Entry> {
        self.entry(placement.turn, self.indexer.index(placement.cells)?)
    }

    pub(super) fn entry(&self, turn: Color, index: usize) -> Option<Entry> {
        let at = turn as usize * self.indexer.len() + index;
        let result = self.byte(at / BLOCK, at % BLOCK)?;
        let quarters = result % LATE;
        let plies = match self.has_distances {
            true if quarters == DRAW => Some(0),
            true => Some(self.byte(self.blocks.len() / 2 + at / BLOCK, at % BLOCK)?),
            false => None,
        };
        Some(Entry { quarters, is_late: result >= LATE, plies })
    }

    /// A byte of a block, which is unpacked on first use.
    fn byte(&self, block: usize, at: usize) -> Option<u8> {
        let unpack = || {
            let packed = &self.bytes[self.ends[block]..self.ends[block + 1]];
            decompress_to_vec_with_limit(packed, BLOCK).unwrap_or_default().into_boxed_slice()
        };
        self.blocks.get(block)?.get_or_init(unpack).get(at).copied()
    }
}

/// The number of blocks of the results.
fn blocks_of(indexer: &Indexer, ending: Ending) -> usize {
    (indexer.len() * sides(ending)).div_ceil(BLOCK)
}

/// Describes the scoring of a table.
fn scoring(game: &str, stalemate_quarters: u8, federation: bool) -> String {
    let material = if federation { "the federation's material rule" } else { "draws by bare kings only" };
    format!("{game} with {stalemate_quarters}/4 for the stalemated side and {material}")
}

/// The first file of an archive and the rest.
fn split(bytes: &[u8]) -> Result<(&[u8], &[u8]), TableError> {
    let mut file = Reader { bytes, at: 0, cut: |found| TableError::Cut { found } };
    if file.take(MAGIC.len()).ok() != Some(MAGIC) {
        return Err(TableError::NotATable);
    }
    let version = u16::from_le_bytes(file.array()?);
    if version != VERSION {
        return Err(TableError::Version(version));
    }
    let len = u32::from_le_bytes(file.array()?) as usize;
    bytes.split_at_checked(CHECKED_FROM.saturating_add(len)).ok_or(TableError::Cut { found: bytes.len() })
}
