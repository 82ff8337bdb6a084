//! The index of a placement in the table of its ending.
//!
//! Two cells are the anchor: those of the kings, or of the pawns if there are any. Anchors that a symmetry of the board maps
//! to each other form a class. An index is the class of the anchor, then the numbers of the other pieces' cells after
//! the symmetry that leads to the representative of the class.

use super::placement::{Ending, MAX_PIECES};
use super::symmetry::{Geometry, Symmetry};
use crate::chess::{Role, Rules};
use crate::hex::{Cell, king_attacks};

/// The indices of one ending.
#[derive(Clone)]
pub(super) struct Indexer {
    geometry: &'static Geometry,
    /// The two pieces of the anchor; twice the same for a single pawn.
    anchor: [usize; 2],
    /// The other pieces.
    others: Vec<usize>,
    /// Whether the other pieces are two of the same kind: they are sorted.
    has_pair: bool,
    /// By the cells of the anchor, its class and the symmetry to the representative; `None` if the pieces cannot be there.
    class_of: Vec<Option<(u16, u8)>>,
    classes: Vec<Class>,
    /// The number of indices of each class.
    class_len: usize,
}

/// Anchors that symmetries map to each other. The prober only counts them.
#[derive(Clone)]
#[cfg_attr(not(feature = "lab"), expect(dead_code))]
pub(super) struct Class {
    pub representative: [Cell; 2],
    /// The number of anchors.
    pub weight: u8,
    /// The symmetry, other than the identity, that keeps the representative and that the index does not take out: the
    /// class has two indices for most positions.
    pub stabilizer: Option<u8>,
}

impl Indexer {
    pub fn new(rules: &Rules, ending: Ending) -> Self {
        let geometry = Geometry::of(rules);
        let (pawns, len) = (ending.pawns(), ending.len());
        let anchor = match pawns {
            0 => [0, 1],
            1 => [len - 1, len - 1],
            _ => [len - 2, len - 1],
        };
        let others: Vec<usize> = (0..len).filter(|piece| !anchor.contains(piece)).collect();
        let pieces = ending.pieces();
        let mut indexer = Self {
            geometry,
            anchor,
            has_pair: pawns == 0 && len == MAX_PIECES && pieces[2] == pieces[3],
            class_of: vec![None; Cell::COUNT * Cell::COUNT],
            classes: Vec::new(),
            class_len: geometry.cells.len().pow(others.len() as u32),
            others,
        };
        let is_possible = |[a, b]: [Cell; 2]| {
            let may_stand = |piece: usize, cell: Cell| {
                let piece = pieces[piece];
                piece.role != Role::Pawn || rules.pawns[piece.color].legal_cells.contains(cell)
            };
            let fits = if pawns == 1 { a == b } else { a != b };
            let kings_apart = pawns > 0 || !king_attacks(a).contains(b);
            fits && kings_apart && may_stand(anchor[0], a) && may_stand(anchor[1], b)
        };
        let symmetries =
            if pawns > 0 { &geometry.symmetries[..geometry.with_pawns] } else { &geometry.symmetries[..] };
        let has_equal_pawns = pawns == 2 && pieces[anchor[0]] == pieces[anchor[1]];
        for &a in &geometry.cells {
            for &b in &geometry.cells {
                if is_possible([a, b]) && indexer.class_of[pair(a, b)].is_none() {
                    indexer.add_class([a, b], symmetries, has_equal_pawns);
                }
            }
        }
        indexer
    }

    /// Adds the class of an anchor.
    fn add_class(&mut self, representative: [Cell; 2], symmetries: &[Symmetry], has_equal_pawns: bool) {
        let class = self.classes.len() as u16;
        let [a, b] = representative;
        let mut weight = 0;
        // The representative is the image of each member under the inverse.
        for (map, &inverse) in symmetries.iter().zip(&self.geometry.inverses) {
            let (x, y) = (map[a.index()], map[b.index()]);
            for at in [pair(x, y), pair(y, x)].into_iter().take(1 + usize::from(has_equal_pawns)) {
                if self.class_of[at].is_none() {
                    self.class_of[at] = Some((class, inverse));
                    weight += 1;
                }
            }
        }
        let weight = if has_equal_pawns { weight / 2 } else { weight };
        let keeps = |map: &Symmetry| map[a.index()] == a && map[b.index()] == b;
        let stabilizer = symmetries.iter().skip(1).position(keeps).map(|i| i as u8 + 1);
        // With pawns a class is solved for itself, with all its positions.
        let stabilizer = stabilizer.filter(|_| self.anchor == [0, 1]);
        self.classes.push(Class { representative, weight, stabilizer });
    }

    /// The number of indices.
    pub fn len(&self) -> usize {
        self.classes.len() * self.class_len
    }

    /// The index of pieces on these cells; `None` if the pieces of the anchor cannot be there.
    pub fn index(&self, cells: [Cell; MAX_PIECES]) -> Option<usize> {
        let [a, b] = self.anchor;
        let (class, symmetry) = self.class_of[pair(cells[a], cells[b])]?;
        Some(usize::from(class) * self.class_len + self.index_of_others(cells, symmetry))
    }

    fn index_of_others(&self, cells: [Cell; MAX_PIECES], symmetry: u8) -> usize {
        let map = &self.geometry.symmetries[usize::from(symmetry)];
        let number = |&piece: &usize| usize::from(self.geometry.numbers[map[cells[piece].index()].index()]);
        let count = self.geometry.cells.len();
        if self.has_pair {
            let (a, b) = (number(&2), number(&3));
            return a.min(b) * count + a.max(b);
        }
        self.others.iter().fold(0, |index, piece| index * count + number(piece))
    }
}

/// Positions of indices, for the generator.
#[cfg(feature = "lab")]
impl Indexer {
    /// The number of indices of a class; those of class `n` begin at `n` times this.
    pub fn class_len(&self) -> usize {
        self.class_len
    }

    /// The class of an index.
    pub fn class(&self, index: usize) -> &Class {
        &self.classes[index / self.class_len]
    }

    /// The other index of the position with this index; the same if it has one only.
    pub fn twin(&self, index: usize, cells: [Cell; MAX_PIECES]) -> Option<usize> {
        let [a, b] = self.anchor;
        let (_, symmetry) = self.class_of[pair(cells[a], cells[b])]?;
        let stabilizer = self.class(index).stabilizer?;
        let (first, second) = (&self.geometry.symmetries[usize::from(symmetry)], stabilizer);
        let moved = cells.map(|cell| first[cell.index()]);
        Some(index / self.class_len * self.class_len + self.index_of_others(moved, second))
    }

    /// The cells of the pieces at an index.
    pub fn cells(&self, index: usize) -> [Cell; MAX_PIECES] {
        let mut cells = [Cell::F6; MAX_PIECES];
        for (&piece, cell) in self.anchor.iter().zip(self.class(index).representative) {
            cells[piece] = cell;
        }
        let count = self.geometry.cells.len();
        let mut rest = index % self.class_len;
        for &piece in self.others.iter().rev() {
            cells[piece] = self.geometry.cells[rest % count];
            rest /= count;
        }
        cells
    }
}

/// The number of an ordered pair of cells.
fn pair(a: Cell, b: Cell) -> usize {
    a.index() * Cell::COUNT + b.index()
}
