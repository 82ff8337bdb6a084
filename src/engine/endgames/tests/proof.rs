//! Proofs of values. A table names a move for one side in each position; the other side plays every legal move of the
//! public rules, until the game is over. Wins must come nearer with each move, draws may go round in circles.

use std::collections::HashSet;

use super::{built_in, probed, random, terminal, value};
use crate::chess::{Position, Setup};
use crate::engine::endgames::{built_in_tables, use_folder};

/// The side of a bound that a claim proves.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Bound {
    /// The side to move gets at least the value of the table.
    AtLeast,
    /// The side to move gets at most that.
    AtMost,
}

/// Proofs that share their positions.
#[derive(Default)]
struct Proof {
    claimed: HashSet<(u64, Bound)>,
    open: Vec<(Position, Bound)>,
}

impl Proof {
    /// Proves the value of a position, and of all that the proof leads to.
    fn prove(&mut self, position: Position) {
        self.claim(position, Bound::AtLeast);
        self.claim(position, Bound::AtMost);
        while let Some((position, bound)) = self.open.pop() {
            self.expand(&position, bound);
        }
    }

    fn claim(&mut self, position: Position, bound: Bound) {
        if self.claimed.insert((position.key(), bound)) {
            self.open.push((position, bound));
        }
    }

    /// Claims the positions after the moves of a position that a claim rests on.
    fn expand(&mut self, position: &Position, bound: Bound) {
        let mut position = *position;
        if position.halfmove_clock() > 90 {
            // The clock must not end the game.
            position = Position::from_setup(&Setup::from(&position).with_counters(0, 1)).expect("legal");
        }
        if terminal(&position).is_some() {
            return; // `value` asks the rules
        }
        let (quarters, _, distance) = value(&position, &probed);
        if quarters == if bound == Bound::AtLeast { 0 } else { 4 } {
            return; // true of every position
        }
        let is_won = match bound {
            Bound::AtLeast => quarters > 2,
            Bound::AtMost => quarters < 2,
        };
        let mut best: Option<(bool, usize, Position)> = None;
        for &mv in &position.legal_moves() {
            let next = super::after(&position, mv);
            let (after, _, next_distance) = value(&next, &probed);
            let gets = 4 - after;
            let comes_nearer = || {
                let (here, there) = distance.zip(next_distance).expect("distances");
                next.halfmove_clock() == 0 || there < here
            };
            if bound == Bound::AtMost {
                assert!(gets <= quarters, "{position:?} is worth {quarters}, {next:?} {after}");
                // After a move that gives away more, the proof continues with a better value.
                assert!(
                    !is_won || gets < quarters || comes_nearer(),
                    "{position:?} {distance:?}, {next:?} {next_distance:?}"
                );
                self.claim(next, Bound::AtLeast);
            } else if gets >= quarters && (!is_won || comes_nearer()) {
                let is_new = !self.claimed.contains(&(next.key(), Bound::AtMost));
                let candidate = (is_new, next_distance.unwrap_or(0), next);
                if best.as_ref().is_none_or(|best| (candidate.0, candidate.1) < (best.0, best.1)) {
                    best = Some(candidate);
                }
            }
        }
        if bound == Bound::AtLeast {
            let (_, _, next) =
                best.unwrap_or_else(|| panic!("{position:?}: no move keeps {quarters} in {distance:?}"));
            self.claim(next, Bound::AtMost);
        }
    }
}

#[test]
fn values_are_proven_by_the_rules() {
    let mut rng = fastrand::Rng::with_seed(12);
    for (rules, ending) in built_in().filter(|(_, ending)| ["KQK", "KPK"].contains(&&*ending.to_string())) {
        let mut proof = Proof::default();
        proof.prove(random(rules, ending, &mut rng));
        assert!(proof.claimed.len() > 1, "{ending}");
    }
}

/// Set `HEKSY_ENDGAMES` to a folder that `heksy-lab endgames --folder` has filled, and `HEKSY_POSITIONS` to another number of
/// positions a table, if you like.
#[test]
#[ignore = "takes hours"]
fn ten_thousand_values_of_every_table_are_proven_by_the_rules() {
    let variable = |name| std::env::var(name).ok();
    use_folder(variable("HEKSY_ENDGAMES").expect("HEKSY_ENDGAMES is a folder of tables").into());
    let count = variable("HEKSY_POSITIONS").map_or(10_000, |count| count.parse().expect("a number"));
    let only = variable("HEKSY_ENDING");
    let mut rng = fastrand::Rng::with_seed(13);
    for (rules, ending) in built_in() {
        let name = format!("{}-{ending}", rules.variant.key());
        if only.as_ref().is_some_and(|only| !name.contains(only.as_str())) {
            continue;
        }
        let mut proof = Proof::default();
        let shipped = built_in_tables(rules)[ending.slot()].as_ref();
        for _ in 0..count {
            let position = random(rules, ending, &mut rng);
            proof.prove(position);
            let Some(placement) = super::Placement::of(&position).filter(|_| terminal(&position).is_none())
            else {
                continue;
            };
            if let Some(shipped) = shipped {
                let entry = shipped.get(&placement).expect("an entry");
                let board = super::Board::of(&placement);
                let entry = entry.after_captures(rules, &board, |child| {
                    Some(super::look_up(rules, &child.placement(rules)?)?.quarters)
                });
                assert_eq!(
                    entry.map(|entry| entry.quarters),
                    probed(&position).map(|(entry, _)| entry.quarters),
                    "{position:?}"
                );
            }
        }
        eprintln!("{name}: {count} positions proven by {} claims", proof.claimed.len());
    }
}
