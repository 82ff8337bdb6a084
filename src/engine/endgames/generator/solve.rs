//! Solving an ending by retrograde analysis: from the ends of the game backwards, ply by ply, by moves taken back.
//!
//! A game with five results is two games of reachability for each side: who can force a win, and who can force at least
//! three quarters of a point. Both are solved alike; [`Target`] says which positions without a move are goals.
//!
//! A class of pawn placements is solved after those that its pawns can move to, so that only moves of pieces are taken
//! back, and those never capture.

use super::super::index::Indexer;
use super::super::moves::{Board, attacks};
use super::super::placement::{Ending, MAX_PIECES, Placement};
use super::super::table::{DRAW, FIFTY_MOVES, LOSS, WIN};
use super::library::{GenerateError, Library};
use super::solved::{MAX_PLIES, NO_CAPTURE, QUARTER, Solved, THREE_QUARTERS, Value};
use crate::chess::{Color, Role, Rules};
use crate::hex::{Bitboard, Cell};

/// The aim of a side.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    Win,
    /// A win, or stalemating the opponent.
    ThreeQuarters,
}

/// An illegal position, or an index without a position.
const ILLEGAL: i16 = i16::MIN;
/// A position from which neither side is known to reach its target.
const OPEN: i16 = 0;

/// Solves an ending whose captures and promotions lead to tables of the library.
pub(super) fn solve(library: &Library, ending: Ending) -> Result<Solved, GenerateError> {
    let indexer = Indexer::new(library.rules, ending);
    let mut solved = Solved::new(ending, indexer);
    let len = if ending.pawns() == 0 { solved.indexer.len() } else { solved.indexer.class_len() };
    let mut order: Vec<usize> = (0..solved.indexer.len() / len).collect();
    order.sort_by_key(|&slice| steps_to_promotion(library.rules, ending, solved.indexer.cells(slice * len)));
    for slice in order {
        let first = slice * len;
        let [wins, quarters] = [Target::Win, Target::ThreeQuarters].map(|target| {
            let is_played = target == Target::Win || library.rules.stalemate_quarters == 1;
            is_played.then(|| Slice { library, solved: &solved, first, len, target }.solve()).transpose()
        });
        let (wins, quarters) = (wins?, quarters?);
        let Some(won) = &wins else { continue };
        for turn in Color::ALL {
            for i in 0..len {
                let side = turn as usize;
                let quarters = quarters.as_ref().map_or(OPEN, |all| all.by_side[side][i]);
                let value = match (won.by_side[side][i], quarters) {
                    (ILLEGAL, _) => continue,
                    (OPEN, OPEN) => Value { quarters: DRAW, plies: 0 },
                    (OPEN, state) if state > 0 => {
                        Value { quarters: THREE_QUARTERS, plies: (state - 1) as u8 }
                    }
                    (OPEN, state) => Value { quarters: QUARTER, plies: (-state - 1) as u8 },
                    (state, _) if state > 0 => Value { quarters: WIN, plies: (state - 1) as u8 },
                    (state, _) => Value { quarters: LOSS, plies: (-state - 1) as u8 },
                };
                solved.set(turn, first + i, value, won.captures[side][i]);
            }
        }
    }
    Ok(solved)
}

/// The pawns' steps that are left: each move of a pawn lowers it.
fn steps_to_promotion(rules: &Rules, ending: Ending, cells: [Cell; MAX_PIECES]) -> usize {
    let pawns = ending.pieces().iter().zip(cells).filter(|(piece, _)| piece.role == Role::Pawn);
    let steps = pawns.map(|(piece, cell)| {
        let ahead = |other: &Cell| match piece.color {
            Color::White => other.rank() > cell.rank(),
            Color::Black => other.rank() < cell.rank(),
        };
        rules.board.iter().filter(|other| other.file() == cell.file() && ahead(other)).count()
    });
    steps.sum()
}

/// A part of a table that moves of pieces do not leave.
struct Slice<'a> {
    library: &'a Library,
    /// The results already solved.
    solved: &'a Solved,
    /// The first index of the slice, and the number of indices.
    first: usize,
    len: usize,
    target: Target,
}

/// The work of one distance: positions, as their index in the slice times two, plus one for Black to move.
#[derive(Default)]
struct Level {
    /// Positions that a capture or a move of a pawn decides for the side to move, unless they are decided before.
    goals: Vec<u32>,
    /// Positions decided for the side to move, and against it.
    won: Vec<u32>,
    lost: Vec<u32>,
    /// Positions in which a capture or a pawn move delays the loss until this distance.
    delays: Vec<u32>,
}

/// The states of a slice by side to move: plus or minus 1 + plies for positions decided for or against it.
struct States {
    by_side: [Vec<i16>; 2],
    /// The moves that are not known to lose, twice: a position has two indices where the kings are on an axis of symmetry.
    counters: [Vec<u8>; 2],
    /// The result of the best capture, or [`NO_CAPTURE`].
    captures: [Vec<u8>; 2],
    levels: Vec<Level>,
}

impl States {
    fn level(&mut self, plies: usize) -> Result<&mut Level, GenerateError> {
        if plies > MAX_PLIES {
            return Err(GenerateError::TooFar);
        }
        if self.levels.len() <= plies {
            self.levels.resize_with(plies + 1, Level::default);
        }
        Ok(&mut self.levels[plies])
    }
}

impl Slice<'_> {
    fn solve(&self) -> Result<States, GenerateError> {
        let mut all = States {
            by_side: [vec![ILLEGAL; self.len], vec![ILLEGAL; self.len]],
            counters: [vec![0; self.len], vec![0; self.len]],
            captures: [vec![NO_CAPTURE; self.len], vec![NO_CAPTURE; self.len]],
            levels: Vec::new(),
        };
        for i in 0..self.len {
            let cells = self.solved.indexer.cells(self.first + i);
            // A pair has one index, with its cells sorted.
            if self.solved.indexer.index(cells) != Some(self.first + i) {
                continue;
            }
            for turn in Color::ALL {
                self.begin(&mut all, i, Placement { ending: self.solved.ending, cells, turn })?;
            }
        }
        if self.solved.ending.is_drawn(self.library.material) {
            return Ok(all);
        }
        let mut plies = 0;
        while plies < all.levels.len() {
            self.run_level(&mut all, plies)?;
            plies += 1;
        }
        Ok(all)
    }

    /// Sets up a position: counts its moves, and looks up those that leave the slice.
    fn begin(&self, all: &mut States, i: usize, placement: Placement) -> Result<(), GenerateError> {
        let (rules, turn) = (self.library.rules, placement.turn);
        let Some(board) = Board::of_legal(rules, &placement) else { return Ok(()) };
        let node = (i * 2 + turn as usize) as u32;
        let side = turn as usize;
        all.by_side[side][i] = OPEN;
        if self.solved.ending.is_drawn(self.library.material) {
            let is_lost = board.moves(rules, |_| {}) == 0
                && (self.target == Target::ThreeQuarters || board.is_in_check(rules, turn));
            all.by_side[side][i] = if is_lost { -1 } else { OPEN };
            return Ok(());
        }
        let (mut goal, mut losing) = (None, 0);
        let mut delays = Vec::new();
        let mut missing = None;
        let count = board.moves(rules, |child| {
            let Some(value) = self.value(child) else {
                missing = Some(child.placement(rules).map(|placement| placement.ending));
                return;
            };
            let capture = &mut all.captures[side][i];
            let quarters = value.reversed().quarters;
            if child.len() < board.len() && (*capture == NO_CAPTURE || *capture < quarters) {
                *capture = quarters;
            }
            if self.is_reached(quarters) {
                let plies = self.plies_after(value);
                goal = Some(goal.map_or(plies, |goal: usize| goal.min(plies)));
            } else if self.is_reached(value.quarters) {
                losing += 1;
                // From two plies on it counts as a move that loses later.
                match self.plies_after(value) {
                    0 | 1 => {}
                    plies => delays.push(plies - 1),
                }
            }
        });
        if let Some(ending) = missing {
            return Err(GenerateError::Missing(ending));
        }
        let left = 2 * (count - losing + delays.len() as u32);
        all.counters[side][i] = left as u8;
        for plies in delays {
            all.level(plies)?.delays.push(node);
        }
        if let Some(plies) = goal {
            all.level(plies)?.goals.push(node);
        } else if count == 0 {
            if self.target == Target::ThreeQuarters || board.is_in_check(rules, turn) {
                all.by_side[side][i] = -1;
                all.level(0)?.lost.push(node);
            }
        } else if left == 0 {
            all.by_side[side][i] = -2;
            all.level(1)?.lost.push(node);
        }
        Ok(())
    }

    /// The value of a position after a capture or a pawn move, from the point of view of its side to move.
    fn value(&self, child: &Board) -> Option<Value> {
        let rules = self.library.rules;
        let look_up = |board: &Board| {
            let placement = board.placement(rules).filter(|placement| placement.ending == self.solved.ending);
            placement.map_or_else(|| self.library.value(board), |placement| self.solved.get(&placement))
        };
        let own = look_up(child)?;
        let mut best: Option<Value> = None;
        if child.double_push.is_some() {
            let mut is_known = true;
            child.en_passant(rules, |after| match look_up(after) {
                Some(value) => {
                    let value = Value { plies: 1, ..value.reversed() };
                    best = best.filter(|best| best.quarters >= value.quarters).or(Some(value));
                }
                None => is_known = false,
            });
            if !is_known {
                return None;
            }
        }
        let Some(best) = best else { return Some(own) };
        let has_other_moves = child.moves(rules, |_| {}) > 0;
        Some(if has_other_moves && own.quarters > best.quarters { own } else { best })
    }

    /// Whether a result is one that the side with it aims for.
    fn is_reached(&self, quarters: u8) -> bool {
        quarters >= if self.target == Target::Win { WIN } else { THREE_QUARTERS }
    }

    /// The distance of a position whose best move leads to this value by a capture or a move of a pawn.
    fn plies_after(&self, value: Value) -> usize {
        let plies = usize::from(value.plies);
        match self.solved.ending.is_against_bare_king() {
            true => plies + 1,
            // A win too late for the 50-move rule stays too late.
            false if plies > FIFTY_MOVES => FIFTY_MOVES + 1,
            false => 1,
        }
    }

    /// Takes back the moves that lead to the positions decided at a distance.
    fn run_level(&self, all: &mut States, plies: usize) -> Result<(), GenerateError> {
        let mut level = std::mem::take(&mut all.levels[plies]);
        for node in level.goals {
            let state = &mut all.by_side[node as usize % 2][node as usize / 2];
            if *state == OPEN {
                *state = plies as i16 + 1;
                level.won.push(node);
            }
        }
        for node in level.delays {
            Self::lose_move(all, node, 2, plies)?;
        }
        for node in level.won {
            let weight = self.weight(node);
            self.for_predecessors(node, |before| Self::lose_move(all, before, weight, plies))?;
        }
        for node in level.lost {
            self.for_predecessors(node, |before| {
                let state = &mut all.by_side[before as usize % 2][before as usize / 2];
                if *state == OPEN {
                    *state = plies as i16 + 2;
                    all.level(plies + 1)?.won.push(before);
                }
                Ok(())
            })?;
        }
        Ok(())
    }

    /// Notes that a move of a position leads to a win of the opponent in this many plies.
    fn lose_move(all: &mut States, node: u32, weight: u8, plies: usize) -> Result<(), GenerateError> {
        let (side, i) = (node as usize % 2, node as usize / 2);
        let counter = &mut all.counters[side][i];
        *counter = counter.saturating_sub(weight);
        if *counter == 0 && all.by_side[side][i] == OPEN {
            all.by_side[side][i] = -(plies as i16) - 2;
            all.level(plies + 1)?.lost.push(node);
        }
        Ok(())
    }

    /// The weight of a position among the moves of another. Both indices of a position are processed, each as half a
    /// move.
    fn weight(&self, node: u32) -> u8 {
        let has_stabilizer = self.solved.indexer.class(self.first + node as usize / 2).stabilizer.is_some();
        if has_stabilizer { 1 } else { 2 }
    }

    /// Calls `visit` for each position from which a move of a piece that captures nothing leads to this one.
    fn for_predecessors(
        &self,
        node: u32,
        mut visit: impl FnMut(u32) -> Result<(), GenerateError>,
    ) -> Result<(), GenerateError> {
        let (rules, indexer) = (self.library.rules, &self.solved.indexer);
        let cells = indexer.cells(self.first + node as usize / 2);
        let mover = if node.is_multiple_of(2) { Color::Black } else { Color::White };
        let ending = self.solved.ending;
        let occupied: Bitboard = cells[..ending.len()].iter().copied().collect();
        let moved = ending.pieces().iter().enumerate();
        for (piece, &kind) in moved.filter(|(_, piece)| piece.color == mover && piece.role != Role::Pawn) {
            for from in attacks(rules, kind, cells[piece], occupied) - occupied {
                let mut before = cells;
                before[piece] = from;
                let Some(index) = indexer.index(before) else { continue };
                let node = |index: usize| ((index - self.first) * 2 + mover as usize) as u32;
                visit(node(index))?;
                if let Some(twin) = indexer.twin(index, before) {
                    visit(node(twin))?;
                }
            }
        }
        Ok(())
    }
}
