//! One game played by the program's rules and by the oracle at once.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;

use fastrand::Rng;
use heksy::three::{DeadPieces, Ending, Move, OutReason, Outs, Position, Seat, Setup};

use super::board::name;
use super::oracle::{self, Oracle, Step};
use super::tally::Tally;

/// The same position twice.
pub struct Duel {
    position: Position,
    oracle: Oracle,
}

/// The positions met, by what makes them the same, and the other way round.
#[derive(Default)]
pub struct Keys {
    of: HashMap<String, Position>,
    back: HashMap<u64, String>,
}

impl Duel {
    /// Has the program read the oracle's position.
    pub fn new(oracle: Oracle) -> Self {
        Self { position: read(&oracle), oracle }
    }

    /// Plays on at random and compares every position.
    pub fn play(&mut self, plies: usize, rng: &mut Rng, tally: &mut Tally, keys: &mut Keys) {
        for _ in 0..plies {
            let legal = self.oracle.legal();
            let moves = self.compare_moves(&legal);
            self.compare_text();
            self.compare_threats();
            self.compare_keys(keys, tally);
            self.same(&self.position.end().map(ending), &self.oracle.ending(), "end of the game");
            tally.count(&self.oracle, &legal);
            if self.oracle.ending().is_some() {
                self.same(&self.position.perft(1), &0, "nothing below the end");
                return;
            }
            if rng.u8(..60) == 0 {
                self.resign(rng, tally);
            } else {
                let step = self.choose(&moves, rng);
                self.make(step, moves[&step], tally);
            }
        }
    }

    fn compare_moves(&self, legal: &[Step]) -> BTreeMap<Step, Move> {
        let list = self.position.legal_moves();
        let mut is: Vec<String> = list.iter().map(ToString::to_string).collect();
        let mut should_be: Vec<String> = legal.iter().map(|&step| oracle::text(step)).collect();
        is.sort();
        should_be.sort();
        self.same(&is, &should_be, "legal moves");
        self.same(&(self.position.count_legal_moves() as usize), &legal.len(), "number of moves");
        for &mv in &list {
            let text = self.position.san(mv).to_string();
            self.same(&self.position.read_move(&text), &Ok(mv), "move read again");
        }
        let of = |step: Step| self.position.read_move(&oracle::text(step)).expect("it is among the moves");
        legal.iter().map(|&step| (step, of(step))).collect()
    }

    fn compare_text(&self) {
        let text = self.oracle.write();
        self.same(&self.position.to_string(), &text, "text");
        // A position without a history: the key and all that is kept besides it are those of the incremental one.
        self.same(&read(&self.oracle), &self.position, "position read again");
        self.same(&read(&self.oracle).key(), &self.position.key(), "key from scratch");
    }

    fn compare_threats(&self) {
        for seat in self.position.playing().iter() {
            let is: Vec<String> =
                self.position.king_attackers(seat).iter().map(|cell| cell.to_string()).collect();
            let mut should_be: Vec<String> = self.oracle.threats(seat.char()).into_iter().map(name).collect();
            should_be.sort_by_key(|text| text.parse::<heksy::hex::Cell>().ok());
            self.same(&is, &should_be, "attackers of a king");
        }
        self.same(&self.position.in_check(), &!self.oracle.threats(self.oracle.turn).is_empty(), "check");
    }

    /// Two positions have the same key just when they are the same.
    fn compare_keys(&self, keys: &mut Keys, tally: &mut Tally) {
        let (identity, key) = (self.oracle.identity(), self.position.key());
        if let Some(earlier) = keys.of.get(&identity) {
            tally.add("met again", true);
            self.same(&earlier.key(), &key, "key of the same position");
            self.same(&earlier.is_repetition_of(&self.position), &true, "a repetition");
        }
        let other = keys.back.entry(key).or_insert_with(|| identity.clone());
        self.same(&identity, other, "position of the same key");
        keys.of.insert(identity, self.position);
    }

    /// Mostly any move, but often one that puts a side out or that is special in another way, which are rare.
    fn choose(&self, moves: &BTreeMap<Step, Move>, rng: &mut Rng) -> Step {
        let outs = |mv: Move| !self.position.play(mv).expect("both hold it to be legal").1.is_empty();
        let is_special = |step: &Step, mv: Move| {
            self.oracle.passing_victim(*step).is_some()
                || mv.kind == heksy::three::MoveKind::DoublePush
                || outs(mv)
        };
        let special: Vec<Step> = match rng.u8(..3) {
            0 => moves.iter().filter(|(step, mv)| is_special(step, **mv)).map(|(step, _)| *step).collect(),
            _ => Vec::new(),
        };
        let all: Vec<Step> = moves.keys().copied().collect();
        let from = if special.is_empty() { all } else { special };
        from[rng.usize(..from.len())]
    }

    fn make(&mut self, step: Step, mv: Move, tally: &mut Tally) {
        let (oracle, should_be) = self.oracle.after(step);
        tally.count_move(&self.oracle, step, &oracle, &should_be);
        let (position, outs) = self.position.play(mv).expect("both hold it to be legal");
        self.same(&told(outs), &should_be, "sides that go out");
        (self.position, self.oracle) = (position, oracle);
    }

    fn resign(&mut self, rng: &mut Rng, tally: &mut Tally) {
        let playing: Vec<Seat> = self.position.playing().iter().collect();
        let seat = playing[rng.usize(..playing.len())];
        let (oracle, should_be) = self.oracle.resigned(seat.char());
        tally.count_outs(&self.oracle, &oracle, &should_be);
        let (position, outs) = self.position.leave(seat, OutReason::Resignation).expect("it is in the game");
        self.same(&told(outs), &should_be, "sides that go out");
        (self.position, self.oracle) = (position, oracle);
    }

    fn same<T: PartialEq + Debug>(&self, is: &T, should_be: &T, what: &str) {
        assert_eq!(is, should_be, "{what} (left: program, right: oracle)\n{}", self.oracle.write());
    }
}

fn read(oracle: &Oracle) -> Position {
    let text = oracle.write();
    let mut setup: Setup = text.parse().unwrap_or_else(|error| panic!("{text} is refused: {error}"));
    setup.dead_pieces = if oracle.leave { DeadPieces::Leave } else { DeadPieces::Stay };
    Position::from_setup(&setup).unwrap_or_else(|error| panic!("{text} is refused: {error}"))
}

fn told(outs: Outs) -> oracle::Outs {
    let reason = |reason| match reason {
        OutReason::Checkmate => "checkmate",
        OutReason::Stalemate => "stalemate",
        OutReason::KingTaken => "king taken",
        OutReason::Resignation => "resigned",
        OutReason::TimeForfeit => "time forfeit",
    };
    outs.iter().map(|out| (out.seat.char(), reason(out.reason))).collect()
}

fn ending(end: Ending) -> &'static str {
    match end {
        Ending::LastInGame => "last in the game",
        Ending::OnlyKings => "only kings",
        Ending::FiftyMoves => "fifty moves",
        Ending::Repetition | Ending::Agreement => panic!("a position alone does not show {end:?}"),
    }
}
