//! Where the terms of the evaluation go: into a sum, or into a list of how often each term counts.

use super::tables::Tables;
use super::tapered::Tapered;
use super::terms::{COUNT, MATERIAL, PLACE};
use crate::chess::{ByRole, Color, Role};
use crate::hex::Cell;

/// Takes the terms of one side.
pub(super) trait Sink {
    /// The weight with this index counts so many times.
    fn add(&mut self, index: usize, times: i32);

    /// A man of the side stands on a cell.
    fn man(&mut self, color: Color, role: Role, cell: Cell);
}

/// Adds the weights up.
pub(super) struct Sum<'a> {
    pub weights: &'a [Tapered; COUNT],
    /// Material and place together.
    pub men: &'a ByRole<[Tapered; Cell::COUNT]>,
    pub total: Tapered,
}

impl Sink for Sum<'_> {
    #[inline(always)]
    fn add(&mut self, index: usize, times: i32) {
        self.total += self.weights[index] * times;
    }

    #[inline(always)]
    fn man(&mut self, _: Color, role: Role, cell: Cell) {
        self.total += self.men[role][cell.index()];
    }
}

/// Counts how often each weight counts.
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

    fn man(&mut self, color: Color, role: Role, cell: Cell) {
        let place = self.tables.sides[color].place[cell.index()];
        self.add(MATERIAL.at(role as usize), 1);
        self.add(PLACE[role].at(usize::from(place)), 1);
    }
}
