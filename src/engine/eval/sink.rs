//! Receivers of the evaluation terms: the sum for play, and the occurrences for those who study the engine.

use super::tables::Tables;
use super::tapered::Tapered;
use super::terms::{COUNT, MATERIAL, PSQT};
use crate::chess::{ByRole, Color, Role};
use crate::hex::Cell;

/// Receives the terms of one side.
pub(super) trait Sink {
    /// Adds `times` occurrences of the weight with this index.
    fn add(&mut self, index: usize, times: i32);

    /// Adds a piece on its cell.
    fn piece(&mut self, color: Color, role: Role, cell: Cell);
}

/// Adds up the weights.
pub(super) struct Sum<'a> {
    pub weights: &'a [Tapered; COUNT],
    /// Material and piece-square weights together.
    pub psqt: &'a ByRole<[Tapered; Cell::COUNT]>,
    pub total: Tapered,
}

impl Sink for Sum<'_> {
    #[inline(always)]
    fn add(&mut self, index: usize, times: i32) {
        self.total += self.weights[index] * times;
    }

    #[inline(always)]
    fn piece(&mut self, _: Color, role: Role, cell: Cell) {
        self.total += self.psqt[role][cell.index()];
    }
}

/// Counts the occurrences of each weight.
pub(super) struct Counts<'a> {
    tables: &'a Tables,
    pub counts: Box<[i32; COUNT]>,
}

impl<'a> Counts<'a> {
    pub fn new(tables: &'a Tables) -> Self {
        Self { tables, counts: Box::new([0; COUNT]) }
    }
}

impl Sink for Counts<'_> {
    fn add(&mut self, index: usize, times: i32) {
        self.counts[index] += times;
    }

    fn piece(&mut self, color: Color, role: Role, cell: Cell) {
        let index = self.tables.sides[color].psqt_index[cell.index()];
        self.add(MATERIAL.at(role as usize), 1);
        self.add(PSQT[role].at(usize::from(index)), 1);
    }
}
