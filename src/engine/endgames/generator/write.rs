//! Writing the file of a solved ending, and solving others with it again.

use miniz_oxide::deflate::compress_to_vec;

use super::super::file::{BLOCK, LATE, MAGIC, Table, VERSION};
use super::super::moves::Board;
use super::super::placement::Placement;
use super::super::table::{DRAW, sides};
use super::library::Library;
use super::solved::{NO_CAPTURE, Solved, Value};
use crate::chess::{Color, MaterialRule, Rules};

/// The best compression level.
const BEST_COMPRESSION: u8 = 10;

/// The file of a solved ending, with distances or without.
pub fn to_bytes(rules: &Rules, material: MaterialRule, solved: &Solved, has_distances: bool) -> Vec<u8> {
    let result = |(value, by_capture): (Value, bool)| match value.quarters {
        quarters if by_capture => Stored::UpTo(quarters),
        quarters => Stored::Byte(quarters + if value.is_late() { LATE } else { 0 }),
    };
    let distance = |(value, by_capture): (Value, bool)| {
        if by_capture || value.quarters == DRAW { Stored::Any } else { Stored::Byte(value.plies) }
    };
    let mut blocks = compressed(solved.values().map(|value| value.map_or(Stored::Any, result)));
    if has_distances {
        blocks.extend(compressed(solved.values().map(|value| value.map_or(Stored::Any, distance))));
    }
    let mut checked = Vec::new();
    for text in [rules.variant.key(), &solved.ending.to_string()] {
        checked.push(text.len() as u8);
        checked.extend(text.bytes());
    }
    let material = u8::from(material == MaterialRule::Federation);
    checked.extend([rules.stalemate_quarters, material, u8::from(has_distances)]);
    let statistics = solved.statistics();
    for side in 0..2 {
        checked.extend(statistics.counts[side].iter().flat_map(|count| count.to_le_bytes()));
        checked.extend(statistics.late[side].to_le_bytes());
        checked.extend(statistics.longest[side]);
    }
    let mut end = 0;
    for block in &blocks {
        end += block.len();
        checked.extend((end as u32).to_le_bytes());
    }
    checked.extend(blocks.concat());
    let (len, checksum) = ((checked.len() as u32).to_le_bytes(), crc32fast::hash(&checked).to_le_bytes());
    [&MAGIC[..], &VERSION.to_le_bytes(), &len, &checksum, &checked].concat()
}

/// The value to store for a position.
#[derive(Clone, Copy)]
enum Stored {
    Byte(u8),
    UpTo(u8),
    Any,
}

/// The blocks of a sequence of bytes. Where there is a choice, the byte before is repeated.
fn compressed(values: impl Iterator<Item = Stored>) -> Vec<Vec<u8>> {
    let values: Vec<Stored> = values.collect();
    let block = |values: &[Stored]| {
        let mut last = 0;
        let fill = |value: &Stored| {
            last = match *value {
                Stored::Byte(byte) => byte,
                Stored::UpTo(byte) => last.min(byte),
                Stored::Any => last,
            };
            last
        };
        compress_to_vec(&values.iter().map(fill).collect::<Vec<u8>>(), BEST_COMPRESSION)
    };
    values.chunks(BLOCK).map(block).collect()
}

impl Table {
    /// All values, to solve other endings with; `None` without distances, or if the library lacks a table that a capture
    /// leads to.
    pub fn solved(&self, library: &Library) -> Option<Solved> {
        let mut solved = Solved::new(self.ending, self.indexer.clone());
        for &turn in &Color::ALL[..sides(self.ending)] {
            for index in 0..self.indexer.len() {
                let placement = Placement { ending: self.ending, cells: self.indexer.cells(index), turn };
                let Some(board) = Board::of_legal(library.rules, &placement) else { continue };
                let after_capture = |child: &Board| Some(library.value(child)?.quarters);
                let entry = self.entry(turn, index)?;
                let entry = entry.after_captures(library.rules, &board, after_capture)?;
                let value = Value { quarters: entry.quarters, plies: entry.plies? };
                solved.set(turn, index, value, NO_CAPTURE);
            }
        }
        Some(solved)
    }
}
