//! Factorized features: virtual features during training.
//!
//! Many features are too rare to be trained alone. So during training the weights of a feature are the sum of its own
//! weights and those of virtual features that it shares with others: the piece on this cell, safe or en prise; the
//! piece on the neighbouring cells; the piece on the lines through the cell; any piece of the side on this cell. The
//! network stores the sums only.

use crate::engine::nnue::{FEATURES, HIDDEN_SIZE, PIECE_CELLS};
use crate::hex::{Cell, EDGES};

/// The number of parallel lines across the board.
const LINES: usize = 11;
/// The index of the middle line.
const MIDDLE: i8 = 5;
/// The kinds of pieces: own and enemy, six roles, safe and en prise.
const KINDS: usize = FEATURES / Cell::COUNT;

/// A group of virtual features.
struct Group {
    /// The number of virtual features, each with a row of weights.
    rows: usize,
    /// The factor on the weight decay.
    decay_factor: f32,
    /// The virtual features that a feature belongs to.
    rows_of: fn(Feature) -> Vec<usize>,
}

/// A feature of the network.
#[derive(Clone, Copy)]
struct Feature {
    /// The index, below [`FEATURES`].
    index: usize,
    cell: Cell,
    /// The kind of piece, below [`KINDS`].
    kind: usize,
}

const GROUPS: [Group; 5] = [
    // The feature itself.
    Group { rows: FEATURES, decay_factor: 10.0, rows_of: |feature| vec![feature.index] },
    // The piece on the cell, safe or en prise.
    Group { rows: PIECE_CELLS, decay_factor: 6.0, rows_of: |feature| vec![feature.index % PIECE_CELLS] },
    // The piece on this or a neighbouring cell.
    Group { rows: PIECE_CELLS, decay_factor: 2.0, rows_of: neighbourhood },
    // The kind of piece on each of the three lines across edges through the cell.
    Group { rows: KINDS * 3 * LINES, decay_factor: 1.0, rows_of: lines },
    // Any piece of the side on the cell.
    Group {
        rows: 2 * Cell::COUNT,
        decay_factor: 1.0,
        rows_of: |feature| vec![feature.side() * Cell::COUNT + feature.cell.index()],
    },
];

impl Feature {
    fn new(index: usize) -> Self {
        Self { index, cell: Cell::ALL[index % Cell::COUNT], kind: index / Cell::COUNT }
    }

    /// 0 for an own piece, 1 for an enemy piece.
    fn side(self) -> usize {
        self.kind % (KINDS / 2) / (KINDS / 4)
    }
}

fn neighbourhood(feature: Feature) -> Vec<usize> {
    let piece = feature.index % PIECE_CELLS - feature.cell.index();
    let neighbours = EDGES.iter().filter_map(|&step| feature.cell.step(step));
    neighbours.chain([feature.cell]).map(|cell| piece + cell.index()).collect()
}

fn lines(feature: Feature) -> Vec<usize> {
    let (q, v) = (feature.cell.q(), feature.cell.v());
    let axes = [q, i8::midpoint(v, q), i8::midpoint(v, -q)].into_iter().enumerate();
    axes.map(|(axis, line)| (feature.kind * 3 + axis) * LINES + (line + MIDDLE) as usize).collect()
}

/// Converts between the factorized weights and those of the features.
pub(super) struct Factorizer {
    /// For each feature, the index of the first weight of each of its rows.
    row_starts: Vec<Vec<usize>>,
    /// The factor on the weight decay of each row.
    decay_factors: Vec<f32>,
}

impl Factorizer {
    pub fn new() -> Self {
        let mut row_starts = vec![Vec::new(); FEATURES];
        let mut decay_factors = Vec::new();
        for group in &GROUPS {
            for (index, row_starts) in row_starts.iter_mut().enumerate() {
                let rows = (group.rows_of)(Feature::new(index));
                row_starts.extend(rows.into_iter().map(|row| (decay_factors.len() + row) * HIDDEN_SIZE));
            }
            decay_factors.resize(decay_factors.len() + group.rows, group.decay_factor);
        }
        Self { row_starts, decay_factors }
    }

    /// The number of factorized weights. Those of the features themselves come first.
    pub fn weight_count(&self) -> usize {
        self.decay_factors.len() * HIDDEN_SIZE
    }

    /// The factor on the weight decay of a factorized weight.
    pub fn decay_factor(&self, index: usize) -> f32 {
        self.decay_factors[index / HIDDEN_SIZE]
    }

    /// Computes the feature weights from the factorized weights.
    pub fn merge(&self, rows: &[f32], features: &mut [f32]) {
        features.fill(0.0);
        for (feature, starts) in features.chunks_exact_mut(HIDDEN_SIZE).zip(&self.row_starts) {
            for &start in starts {
                add(feature, &rows[start..start + HIDDEN_SIZE]);
            }
        }
    }

    /// Adds the gradient of the feature weights to that of the factorized weights.
    pub fn add_gradient(&self, features: &[f32], rows: &mut [f32]) {
        for (feature, starts) in features.chunks_exact(HIDDEN_SIZE).zip(&self.row_starts) {
            for &start in starts {
                add(&mut rows[start..start + HIDDEN_SIZE], feature);
            }
        }
    }
}

fn add(sums: &mut [f32], numbers: &[f32]) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_shared_by_related_features_only() {
        for index in 0..FEATURES {
            let feature = Feature::new(index);
            for group in &GROUPS {
                let rows = (group.rows_of)(feature);
                assert!(!rows.is_empty() && rows.iter().all(|&row| row < group.rows), "{index}");
            }
            // The same piece, safe or en prise, shares all rows but its own and those of the lines.
            let other = Feature::new((index + PIECE_CELLS) % FEATURES);
            assert_eq!(neighbourhood(feature), neighbourhood(other));
            assert_eq!((feature.side(), feature.cell), (other.side(), other.cell));
            assert_eq!(lines(feature).len(), 3);
            assert!(lines(feature).iter().all(|line| line / (3 * LINES) == feature.kind));
        }
    }

    #[test]
    fn a_step_across_an_edge_stays_on_one_line() {
        let lines_of = |cell: Cell| lines(Feature::new(cell.index()));
        for cell in Cell::ALL {
            let own = lines_of(cell);
            for neighbour in EDGES.iter().filter_map(|&step| cell.step(step)) {
                let common = lines_of(neighbour).iter().filter(|line| own.contains(line)).count();
                assert_eq!(common, 1, "{cell} {neighbour}");
            }
        }
    }

    #[test]
    fn the_gradient_is_the_transpose_of_the_merge() {
        let factorizer = Factorizer::new();
        let mut rng = fastrand::Rng::with_seed(3);
        let mut random = |len: usize| -> Vec<f32> { (0..len).map(|_| rng.f32() - 0.5).collect() };
        let (rows, gradient) = (random(factorizer.weight_count()), random(FEATURES * HIDDEN_SIZE));
        let (mut features, mut row_gradient) =
            (vec![1.0; FEATURES * HIDDEN_SIZE], vec![0.0; factorizer.weight_count()]);
        factorizer.merge(&rows, &mut features);
        factorizer.add_gradient(&gradient, &mut row_gradient);
        let product = |a: &[f32], b: &[f32]| -> f64 {
            a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
        };
        let (there, back) = (product(&features, &gradient), product(&rows, &row_gradient));
        assert!((there - back).abs() < 1e-3 * there.abs().max(100.0), "{there} {back}");
    }
}
