//! One game played by the program's rules and by the oracle at once.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Debug;

use fastrand::Rng;
use heksy::draughts::{BOARD, Color, DrawRules, Move, Position, Reason, cell_of_number, number};
use heksy::hex::Cell;
use heksy::sides::MaterialRule;

use super::oracle::{Oracle, Spot, Step, Steps, text};
use super::tally::Tally;

const DRAWS: DrawRules =
    DrawRules { material: MaterialRule::BareKings, repetition_automatic: true, fifty_automatic: true };

/// How many pairs of cells are asked about in each position.
const MADE_UP: usize = 12;

/// The same position twice.
pub struct Duel {
    position: Position,
    oracle: Oracle,
}

/// The key of every position met, by what makes positions the same, and the other way round. The ban is no part of a
/// key: it is there for the whole game, or it is not.
#[derive(Default)]
pub struct Keys {
    of: HashMap<String, u64>,
    back: HashMap<(bool, u64), String>,
}

impl Duel {
    /// Has the program read the oracle's position.
    pub fn new(oracle: Oracle) -> Self {
        let text = oracle.write();
        let position = Position::from_text(&text);
        let position = position.unwrap_or_else(|error| panic!("{text} is refused: {error}"));
        Self { position: position.with_total_ban(oracle.total_ban), oracle }
    }

    /// Plays on at random and compares every position.
    pub fn play(&mut self, plies: usize, rng: &mut Rng, tally: &mut Tally, keys: &mut Keys) {
        for _ in 0..plies {
            let steps = self.oracle.legal();
            let moves = self.compare_moves(&steps);
            self.compare_paths(&steps, &moves);
            self.compare_made_up(&steps, rng);
            self.compare_text();
            self.compare_keys(keys);
            self.compare_ending(&steps);
            tally.count(&self.oracle, &steps);
            if self.oracle.ending(&steps).is_some() {
                return;
            }
            let (step, mv) = moves.iter().nth(rng.usize(..moves.len())).expect("the game is not over");
            self.position = self.position.play(*mv).expect("both hold the move to be legal");
            self.oracle = self.oracle.after(step);
        }
    }

    fn compare_moves(&self, steps: &Steps) -> BTreeMap<Step, Move> {
        let list = self.position.legal_moves();
        let moves: BTreeMap<Step, Move> = list.iter().map(|&mv| (step_of(mv), mv)).collect();
        self.same(&moves.keys().collect::<Vec<_>>(), &steps.keys().collect(), "legal moves");
        self.same(&list.len(), &moves.len(), "moves listed once");
        self.same(&self.position.has_legal_move(), &!steps.is_empty(), "whether there is a legal move");
        let captures = steps.keys().any(|step| !step.2.is_empty());
        self.same(&self.position.must_capture(), &captures, "whether a piece must be captured");
        moves
    }

    /// The ways of each move, its text, and that the text is read as the move.
    fn compare_paths(&self, steps: &Steps, moves: &BTreeMap<Step, Move>) {
        for (step, mv) in moves {
            let ways = &steps[step];
            let is = self.position.paths(*mv);
            let is: Vec<Vec<Spot>> =
                is.iter().map(|path| path.iter().map(|&cell| spot(cell)).collect()).collect();
            self.same(&is, &ways.iter().take(is.len().max(1)).cloned().collect(), "ways");
            self.same(&(is.len() < ways.len()), &(ways.len() > is.len() && is.len() == 64), "number of ways");
            self.same(&self.position.move_text(*mv), &text(step, &ways[0]), "text of a move");
            for way in [&ways[0], &ways[ways.len() - 1]] {
                let read = self.position.read_move(&text(step, way));
                self.same(&read.as_ref(), &Ok(mv), "move read again");
            }
            let ends = steps.keys().filter(|other| (other.0, other.1) == (step.0, step.1)).count();
            let short = self.position.read_move(&text(step, &[step.0, step.1]));
            let single = steps.keys().any(|other| {
                (other.0, other.1) == (step.0, step.1) && steps[other].iter().any(|way| way.len() == 2)
            });
            self.same(&short.is_ok(), &(ends == 1 || single), "move read by its ends");
            let [from, to] = [mv.from, mv.to];
            self.same(&self.position.find_moves(from, to).len(), &ends, "moves between two cells");
        }
    }

    /// Moves made up at random must be held to be legal exactly when they are in the list.
    fn compare_made_up(&self, steps: &Steps, rng: &mut Rng) {
        let cells: Vec<Cell> = BOARD.iter().collect();
        let own: Vec<Cell> = self.position.by_color(self.position.turn()).iter().collect();
        for _ in 0..MADE_UP {
            let from = *rng.choice(&own).filter(|_| rng.bool()).unwrap_or(&cells[rng.usize(..cells.len())]);
            let to = cells[rng.usize(..cells.len())];
            let others: Vec<Cell> = self.position.by_color(!self.position.turn()).iter().collect();
            let taken = others.into_iter().filter(|_| rng.u8(..8) == 0).take(2).collect();
            let mv = Move { taken, ..Move::quiet(from, to) };
            let listed = steps.contains_key(&step_of(mv));
            self.same(&self.position.is_legal(mv), &listed, "whether a made-up move is legal");
            self.same(&self.position.play(mv).is_ok(), &listed, "whether a made-up move can be played");
            let reachable = steps.keys().any(|step| (step.0, step.1) == (spot(from), spot(to)));
            let explained = self.position.explain_illegal(from, to).is_some();
            self.same(&explained, &!reachable, "whether a made-up move is explained away");
        }
    }

    /// The position text, and that a position read from it is the one that was written, key and all.
    fn compare_text(&self) {
        let text = self.position.to_text();
        self.same(&text, &self.oracle.write(), "position text");
        let read = Position::from_text(&text).expect("a text it has written");
        let read = read.with_total_ban(self.oracle.total_ban);
        self.same(&read, &self.position, "position read again");
        self.same(&read.key(), &self.position.key(), "key of the position read again");
    }

    fn compare_keys(&self, keys: &mut Keys) {
        let (identity, key) = (self.oracle.identity(), self.position.key());
        let known = *keys.of.entry(identity.clone()).or_insert(key);
        assert_eq!(known, key, "the same position has two keys: {identity}");
        let known = keys.back.entry((self.oracle.total_ban, key)).or_insert_with(|| identity.clone());
        assert_eq!(*known, identity, "two positions have the same key");
    }

    fn compare_ending(&self, steps: &Steps) {
        let outcome = self.position.terminal(&DRAWS).map(|outcome| {
            let reason = match outcome.reason {
                Reason::AllTaken => "all taken",
                Reason::Blocked => "blocked",
                Reason::FiftyMoves => "fifty moves",
                _ => "another reason",
            };
            (outcome.points.to_string(), reason)
        });
        let ending = self.oracle.ending(steps).map(|(score, reason)| (score.to_owned(), reason));
        self.same(&outcome, &ending, "end of the game");
        let turn = if self.oracle.white_to_move { Color::White } else { Color::Black };
        self.same(&self.position.turn(), &turn, "side to move");
    }

    /// Stops the test if the program and the oracle, in this order, do not say the same.
    fn same<T: PartialEq + Debug>(&self, program: &T, oracle: &T, what: &str) {
        let ban = if self.oracle.total_ban { " with the total ban" } else { "" };
        assert!(
            program == oracle,
            "{}{ban}\n{what}:\n  program {program:?}\n  oracle  {oracle:?}",
            self.oracle.write()
        );
    }
}

fn spot(cell: Cell) -> Spot {
    let number = i32::from(number(cell).expect("a cell of the board"));
    assert_eq!(cell_of_number(number as u8), Some(cell));
    (number / 10, number % 10)
}

fn step_of(mv: Move) -> Step {
    (spot(mv.from), spot(mv.to), mv.taken.iter().map(spot).collect::<BTreeSet<_>>())
}
