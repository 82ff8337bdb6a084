//! Steps from a cell to another.

/// A step on the board: `dq` files to the right, and `dv` *half* cells up.
///
/// Half cells, because neighbouring files are offset by half a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Files to the right.
    pub dq: i8,
    /// Half cells up.
    pub dv: i8,
}

impl Step {
    /// The step of `dq` files to the right and `dv` half cells up.
    pub const fn new(dq: i8, dv: i8) -> Step {
        Step { dq, dv }
    }

    /// The opposite step.
    pub const fn reversed(self) -> Step {
        Step { dq: -self.dq, dv: -self.dv }
    }
}

/// The six steps across the edges of a cell (a rook's), clockwise from straight up; opposite steps are three apart.
pub const EDGES: [Step; 6] = [
    Step::new(0, 2),
    Step::new(1, 1),
    Step::new(1, -1),
    Step::new(0, -2),
    Step::new(-1, -1),
    Step::new(-1, 1),
];

/// The six steps through the corners of a cell (a bishop's), clockwise; opposite steps are three apart.
pub const CORNERS: [Step; 6] = [
    Step::new(1, 3),
    Step::new(2, 0),
    Step::new(1, -3),
    Step::new(-1, -3),
    Step::new(-2, 0),
    Step::new(-1, 3),
];

/// The twelve knight jumps: to the nearest cells that a queen cannot reach.
pub const JUMPS: [Step; 12] = [
    Step::new(1, 5),
    Step::new(2, 4),
    Step::new(3, 1),
    Step::new(3, -1),
    Step::new(2, -4),
    Step::new(1, -5),
    Step::new(-1, -5),
    Step::new(-2, -4),
    Step::new(-3, -1),
    Step::new(-3, 1),
    Step::new(-2, 4),
    Step::new(-1, 5),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_steps_are_three_apart() {
        for i in 0..6 {
            assert_eq!(EDGES[i].reversed(), EDGES[(i + 3) % 6]);
            assert_eq!(CORNERS[i].reversed(), CORNERS[(i + 3) % 6]);
        }
    }

    #[test]
    fn a_jump_is_a_corner_step_and_an_edge_step_outwards() {
        // Outwards: the two edge steps nearest to the direction of the corner step.
        for corner in CORNERS {
            let distance_squared = |s: Step| i32::from(s.dq).pow(2) * 3 + i32::from(s.dv).pow(2);
            let sums = EDGES.map(|edge| Step::new(corner.dq + edge.dq, corner.dv + edge.dv));
            let far = sums.into_iter().filter(|&sum| distance_squared(sum) == 28);
            assert!(far.clone().all(|sum| JUMPS.contains(&sum)));
            assert_eq!(far.count(), 2);
        }
    }
}
