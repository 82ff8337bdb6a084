//! What inputs have in common ("factorized inputs").
//!
//! There are far more inputs than are met often enough to learn their weights one by one. So while a network is
//! trained, an input's weights are sums of those of all it belongs to: its man on this cell, safe or exposed; his kind
//! on the cells around; his kind on the lines through the cell; his side's men there. What is learnt of one holds for
//! its likes, too, and its own part is left with what is special about it. In the end the sums are the network.

use crate::engine::nnue::{FEATURES, MEN, WIDTH};
use crate::hex::{Cell, EDGES};

/// Cells along the longest line of the board, and so the number of parallel lines.
const LINES: usize = 11;
/// The middle one of them.
const MIDDLE: i8 = 5;
/// Kinds of men, own and enemy, safe and exposed.
const KINDS: usize = FEATURES / Cell::COUNT;

/// Inputs share a row of weights, one for each neuron, with others.
struct Share {
    /// How many rows there are.
    rows: usize,
    /// How strongly their weights are drawn to zero, compared with the rows that most share.
    pull: f32,
    /// The rows of an input.
    of: fn(Input) -> Vec<usize>,
}

/// An input: which man is on which cell.
#[derive(Clone, Copy)]
struct Input {
    /// Its number, below [`FEATURES`].
    number: usize,
    cell: Cell,
    /// Which man, below [`KINDS`].
    kind: usize,
}

const SHARES: [Share; 5] = [
    // The input's own.
    Share { rows: FEATURES, pull: 10.0, of: |input| vec![input.number] },
    // A man's, whether he is exposed or not.
    Share { rows: MEN, pull: 6.0, of: |input| vec![input.number % MEN] },
    // Those of a man on this cell or beside it.
    Share { rows: MEN, pull: 2.0, of: around },
    // Those of a kind of men on each of the three lines across edges that cross here.
    Share { rows: KINDS * 3 * LINES, pull: 1.0, of: lines },
    // A side's, whatever man it is.
    Share {
        rows: 2 * Cell::COUNT,
        pull: 1.0,
        of: |input| vec![input.side() * Cell::COUNT + input.cell.index()],
    },
];

impl Input {
    fn new(number: usize) -> Self {
        Self { number, cell: Cell::ALL[number % Cell::COUNT], kind: number / Cell::COUNT }
    }

    /// 0 for an own man, 1 for an enemy.
    fn side(self) -> usize {
        self.kind % (KINDS / 2) / (KINDS / 4)
    }
}

fn around(input: Input) -> Vec<usize> {
    let man = input.number % MEN - input.cell.index();
    let beside = EDGES.iter().filter_map(|&step| input.cell.step(step));
    beside.chain([input.cell]).map(|cell| man + cell.index()).collect()
}

fn lines(input: Input) -> Vec<usize> {
    let (q, v) = (input.cell.q(), input.cell.v());
    let axes = [q, i8::midpoint(v, q), i8::midpoint(v, -q)].into_iter().enumerate();
    axes.map(|(axis, line)| (input.kind * 3 + axis) * LINES + (line + MIDDLE) as usize).collect()
}

/// The rows of all inputs.
pub(super) struct Shares {
    /// For each input, where the weights of its rows begin.
    places: Vec<Vec<usize>>,
    /// For each row, how strongly its weights are drawn to zero.
    pulls: Vec<f32>,
}

impl Shares {
    pub fn new() -> Self {
        let mut places = vec![Vec::new(); FEATURES];
        let mut pulls = Vec::new();
        for share in &SHARES {
            for (number, places) in places.iter_mut().enumerate() {
                let rows = (share.of)(Input::new(number));
                places.extend(rows.into_iter().map(|row| (pulls.len() + row) * WIDTH));
            }
            pulls.resize(pulls.len() + share.rows, share.pull);
        }
        Self { places, pulls }
    }

    /// How many weights there are in all rows. The first are the inputs' own.
    pub fn weights(&self) -> usize {
        self.pulls.len() * WIDTH
    }

    /// How strongly a weight of the rows is drawn to zero.
    pub fn pull(&self, place: usize) -> f32 {
        self.pulls[place / WIDTH]
    }

    /// Sums the rows up to the inputs' weights.
    pub fn sum_up(&self, rows: &[f32], inputs: &mut [f32]) {
        inputs.fill(0.0);
        for (input, places) in inputs.chunks_exact_mut(WIDTH).zip(&self.places) {
            for &place in places {
                add(input, &rows[place..place + WIDTH]);
            }
        }
    }

    /// Adds the inputs' slopes to those of their rows.
    pub fn hand_out(&self, inputs: &[f32], rows: &mut [f32]) {
        for (input, places) in inputs.chunks_exact(WIDTH).zip(&self.places) {
            for &place in places {
                add(&mut rows[place..place + WIDTH], input);
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
    fn rows_are_shared_by_likes_alone() {
        for number in 0..FEATURES {
            let input = Input::new(number);
            for share in &SHARES {
                let rows = (share.of)(input);
                assert!(!rows.is_empty() && rows.iter().all(|&row| row < share.rows), "{number}");
            }
            // The same man, exposed or not; the cells beside; the lines: all of his kind or his side.
            let other = Input::new((number + MEN) % FEATURES);
            assert_eq!(around(input), around(other));
            assert_eq!((input.side(), input.cell), (other.side(), other.cell));
            assert_eq!(lines(input).len(), 3);
            assert!(lines(input).iter().all(|line| line / (3 * LINES) == input.kind));
        }
    }

    #[test]
    fn a_step_across_an_edge_stays_on_one_line() {
        let lines_of = |cell: Cell| lines(Input::new(cell.index()));
        for cell in Cell::ALL {
            let own = lines_of(cell);
            for beside in EDGES.iter().filter_map(|&step| cell.step(step)) {
                let common = lines_of(beside).iter().filter(|line| own.contains(line)).count();
                assert_eq!(common, 1, "{cell} {beside}");
            }
        }
    }

    #[test]
    fn slopes_go_where_weights_came_from() {
        let shares = Shares::new();
        let mut rng = fastrand::Rng::with_seed(3);
        let mut random = |len: usize| -> Vec<f32> { (0..len).map(|_| rng.f32() - 0.5).collect() };
        let (rows, slopes) = (random(shares.weights()), random(FEATURES * WIDTH));
        let (mut inputs, mut row_slopes) = (vec![1.0; FEATURES * WIDTH], vec![0.0; shares.weights()]);
        shares.sum_up(&rows, &mut inputs);
        shares.hand_out(&slopes, &mut row_slopes);
        // Each is the other's transpose.
        let product = |a: &[f32], b: &[f32]| -> f64 {
            a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
        };
        let (there, back) = (product(&inputs, &slopes), product(&rows, &row_slopes));
        assert!((there - back).abs() < 1e-3 * there.abs().max(100.0), "{there} {back}");
    }
}
