//! A second solver for three pieces. It has every state of an ending in memory, with the states after its legal moves by
//! the public rules, and sweeps over them until nothing changes. It shares no code with the generator.

use std::collections::HashMap;

use super::{after, probed, terminal};
use crate::chess::{Color, Position, Role, Setup, Variant};
use crate::hex::Cell;

/// The number of plies in which a side forces its target; `OPEN` if it cannot.
const OPEN: u16 = u16::MAX;

/// A state after a move.
#[derive(Clone, Copy)]
enum Child {
    /// A state of the same ending.
    Own(u32),
    /// The result in quarter points, for its side to move, and the distance of a state of another ending.
    Other(u8, u16),
}

struct State {
    position: Position,
    /// The result for the side to move where the game is over.
    over: Option<u8>,
    children: Vec<Child>,
}

/// The result in quarter points for the side to move, and the distance in plies.
type Value = (u8, u16);

/// Solves king and one piece against king. `known` has the endings that captures and promotions lead to, by key.
fn solve(variant: Variant, role: Role, known: &HashMap<u64, Value>) -> Vec<(Position, Value)> {
    let positions = positions(variant, role);
    let numbers: HashMap<u64, u32> = positions.iter().map(Position::key).zip(0..).collect();
    let child = |next: Position| match (numbers.get(&next.key()), known.get(&next.key())) {
        (Some(&number), _) => Child::Own(number),
        (None, Some(&(quarters, plies))) => Child::Other(quarters, plies),
        (None, None) => Child::Other(terminal(&next).expect("bare kings"), 0),
    };
    let state = |&position: &Position| {
        let over = terminal(&position);
        let moves = position.legal_moves();
        let moves = moves.iter().filter(|_| over.is_none());
        State { position, over, children: moves.map(|&mv| child(after(&position, mv))).collect() }
    };
    let states: Vec<State> = positions.iter().map(state).collect();
    let targets = [(Color::White, 4), (Color::White, 3), (Color::Black, 4), (Color::Black, 3)];
    let forced = targets.map(|(side, target)| force(&states, side, target));
    let value = |(number, state): (usize, &State)| {
        let found = targets.iter().zip(&forced).filter(|(_, plies)| plies[number] != OPEN);
        let best = found.max_by_key(|&(&(_, target), _)| target);
        let value = best.map_or((2, 0), |(&(side, target), plies)| {
            (if side == state.position.turn() { target } else { 4 - target }, plies[number])
        });
        (state.position, value)
    };
    states.iter().enumerate().map(value).collect()
}

/// By state, the plies in which a side forces at least `target` quarter points.
fn force(states: &[State], side: Color, target: u8) -> Vec<u16> {
    let mut plies = vec![OPEN; states.len()];
    let is_enough =
        |quarters: u8, turn: Color| (if turn == side { quarters } else { 4 - quarters }) >= target;
    loop {
        let mut is_changed = false;
        for (number, state) in states.iter().enumerate() {
            let turn = state.position.turn();
            let distances = state.children.iter().map(|child| match *child {
                Child::Own(number) => plies[number as usize],
                Child::Other(quarters, plies) if is_enough(quarters, !turn) => plies,
                Child::Other(..) => OPEN,
            });
            let best = match state.over {
                Some(quarters) if is_enough(quarters, turn) => 0,
                Some(_) => OPEN,
                None if turn == side => distances.min().unwrap_or(OPEN).saturating_add(1),
                None => distances.max().unwrap_or(OPEN).saturating_add(1),
            };
            is_changed |= best != plies[number];
            plies[number] = best;
        }
        if !is_changed {
            return plies;
        }
    }
}

/// All legal positions.
fn positions(variant: Variant, role: Role) -> Vec<Position> {
    let mut all = Vec::new();
    for king in Cell::ALL {
        for other in Cell::ALL.into_iter().filter(|&cell| cell != king) {
            for cell in Cell::ALL.into_iter().filter(|&cell| cell != king && cell != other) {
                let setup = Setup::empty(variant)
                    .with_piece(king, Role::King.of(Color::White))
                    .with_piece(other, Role::King.of(Color::Black))
                    .with_piece(cell, role.of(Color::White));
                let setups = Color::ALL.map(|turn| setup.clone().with_turn(turn));
                all.extend(setups.iter().filter_map(|setup| Position::from_setup(setup).ok()));
            }
        }
    }
    all
}

/// Compares every position with the table.
fn compare(values: &[(Position, Value)]) {
    for &(ref position, (quarters, plies)) in values {
        let (entry, _) = probed(position).expect("a table, or a draw by material");
        assert_eq!(entry.quarters, quarters, "{position:?}");
        let distance = entry.plies.expect("distances");
        assert_eq!(u16::from(distance), if quarters == 2 { 0 } else { plies }, "{position:?}");
    }
}

#[test]
fn shafrans_queen_wins_as_by_a_naive_solver() {
    let values = solve(Variant::Shafran, Role::Queen, &HashMap::new());
    assert_eq!(values.len(), 163_642 + 282_744);
    compare(&values);
}

#[test]
#[ignore = "takes minutes and gigabytes"]
fn three_pieces_are_worth_as_much_as_by_a_naive_solver() {
    for variant in Variant::ALL {
        let mut known = HashMap::new();
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn] {
            let values = solve(variant, role, &known);
            compare(&values);
            eprintln!("{variant} {role:?}: {} positions", values.len());
            known.extend(values.iter().map(|(position, value)| (position.key(), *value)));
        }
    }
}
