//! The order in which moves are tried: the sooner the best comes, the smaller the tree.
//!
//! Moves are generated in stages, each only when the stage before did not settle the node. They lie in one list
//! that all nodes of a line share as a stack, so that no node has to find memory.

mod stack;

use super::danger::Danger;
use super::history::{Before, History};
use super::see::{gain, see_reaches};
use crate::chess::{Checks, Move, MoveClass, Position, Role};

pub(crate) use stack::MoveStack;

/// A capture's gain in centipawns counts so many times against what is known of such captures.
const GAIN_FACTOR: i32 = 14;
/// Among evasions, captures come before quiet moves.
const CAPTURE_FIRST: i32 = 1_000_000;

/// Hands out a position's moves one by one, the most promising first.
pub(crate) struct MovePicker {
    hash_move: Option<Move>,
    killers: [Option<Move>; 2],
    before: Before,
    stage: Stage,
    /// Captures that lose material lie at the beginning, `first..kept`.
    first: usize,
    kept: usize,
    /// The moves not yet handed out are `next..end`.
    next: usize,
    end: usize,
    /// The length of the list with what this picker has added.
    top: usize,
    /// Of the quiet moves, only those that give check are still wanted.
    only: Option<Checks>,
    /// Known once quiet moves have been generated.
    danger: Danger,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    HashMove,
    GenerateCaptures,
    GoodCaptures,
    Killer(usize),
    GenerateQuiets,
    Quiets,
    BadCaptures,
    GenerateEvasions,
    /// Everything generated, one after the other: evasions, or the captures of quiescence.
    Rest,
}

impl MovePicker {
    /// All legal moves of a node of the main search.
    pub fn new(
        position: &Position,
        stack: &MoveStack,
        hash_move: Option<Move>,
        killers: [Option<Move>; 2],
        before: Before,
    ) -> Self {
        // The table may hold another position's move; an illegal one is dropped here.
        let hash_move = hash_move.filter(|&m| position.is_legal(m));
        let first = stack.len();
        let mut picker = Self {
            hash_move,
            killers,
            before,
            stage: Stage::HashMove,
            first,
            kept: first,
            next: first,
            end: first,
            top: first,
            only: None,
            danger: Danger::default(),
        };
        if hash_move.is_none() {
            picker.stage = Self::after_hash_move(position);
        }
        picker
    }

    /// The moves of a quiescence node: captures and promotions, or every evasion of a check.
    pub fn for_quiescence(
        position: &Position,
        stack: &mut MoveStack,
        history: &History,
        before: Before,
        hash_move: Option<Move>,
    ) -> Self {
        let mut picker = Self::new(position, stack, None, [None; 2], before);
        picker.stage = Stage::Rest;
        if position.in_check() {
            picker.generate_evasions(position, stack, history);
        } else {
            picker.generate_captures(position, stack, history);
        }
        // The known move was legal in this very position, or is not in the list.
        if let Some(m) = hash_move {
            stack.prefer(m, picker.next..picker.end, picker.first);
        }
        picker
    }

    /// How well a quiet move promises to do: by what it has done before, and by what it does for the man that moves.
    #[inline]
    pub fn promise(&self, position: &Position, history: &History, m: Move) -> i32 {
        let role = position.role_at(m.from).unwrap_or(Role::King);
        history.quiet(position, m, self.before) + self.danger.score(role, m.from, m.to)
    }

    /// From now on, of the quiet moves only those that give check are wanted.
    pub fn keep_only_checks(&mut self, position: &Position, checks: &Checks, stack: &mut MoveStack) {
        if self.only.is_none() && self.stage == Stage::Quiets {
            let gives_check = |m| position.gives_one_of(checks, m);
            self.end = stack.keep_only(self.next..self.end, self.first, gives_check).end;
        }
        self.only = Some(*checks);
    }

    /// Whether nothing has been generated that could be handed out: in quiescence, that there is no move.
    pub fn is_empty(&self) -> bool {
        self.next == self.end
    }

    /// The next move; `None` when all have been handed out.
    #[inline]
    pub fn next(&mut self, position: &Position, history: &History, stack: &mut MoveStack) -> Option<Move> {
        // What deeper nodes have left behind goes.
        stack.truncate(self.top);
        loop {
            match self.stage {
                Stage::HashMove => {
                    self.stage = Self::after_hash_move(position);
                    return self.hash_move;
                }
                Stage::GenerateCaptures => {
                    self.generate_captures(position, stack, history);
                    self.stage = Stage::GoodCaptures;
                }
                Stage::GoodCaptures => {
                    while let Some(m) = self.take_best(stack) {
                        // Exchanges are played out only for the captures that get this far.
                        if see_reaches(position, m, 0) {
                            return Some(m);
                        }
                        stack.swap(self.kept, self.next - 1, self.first);
                        self.kept += 1;
                    }
                    self.stage = Stage::Killer(0);
                }
                Stage::Killer(i) => {
                    self.stage = if i == 0 { Stage::Killer(1) } else { Stage::GenerateQuiets };
                    if let Some(m) = self.killers[i]
                        && Some(m) != self.hash_move
                        && is_quiet(position, m)
                        && position.is_legal(m)
                    {
                        return Some(m);
                    }
                    self.killers[i] = None;
                }
                Stage::GenerateQuiets => {
                    self.generate_quiets(position, stack, history);
                    self.stage = Stage::Quiets;
                }
                Stage::Quiets => {
                    if let Some(m) = self.take_best(stack) {
                        return Some(m);
                    }
                    (self.next, self.end) = (self.first, self.kept);
                    stack.close(self.kept);
                    self.stage = Stage::BadCaptures;
                }
                Stage::BadCaptures | Stage::Rest => return self.take_best(stack),
                Stage::GenerateEvasions => {
                    self.generate_evasions(position, stack, history);
                    self.stage = Stage::Rest;
                }
            }
        }
    }

    fn after_hash_move(position: &Position) -> Stage {
        if position.in_check() { Stage::GenerateEvasions } else { Stage::GenerateCaptures }
    }

    // The next three stand apart, so that `next` need not make ready for them each time.

    #[inline(never)]
    fn generate_captures(&mut self, position: &Position, stack: &mut MoveStack, history: &History) {
        let other = self.hash_move.map(|hash_move| move |m| m != hash_move);
        let score = |m| GAIN_FACTOR * gain(position, m) + history.capture(position, m);
        let range = stack.add(position, MoveClass::Captures, self.first, other, score);
        (self.end, self.top) = (range.end, stack.len());
    }

    #[inline(never)]
    fn generate_quiets(&mut self, position: &Position, stack: &mut MoveStack, history: &History) {
        self.danger = Danger::of(position);
        let (only, [one, two]) = (self.only, self.killers);
        let tried = [self.hash_move, one, two];
        let is_wanted =
            |m| !tried.contains(&Some(m)) && only.is_none_or(|checks| position.gives_one_of(&checks, m));
        let filter = (only.is_some() || tried != [None; 3]).then_some(is_wanted);
        let known = history.quiets(position.turn(), self.before);
        let range = stack.add(position, MoveClass::Quiets, self.first, filter, |m| {
            let role = position.role_at(m.from).unwrap_or(Role::King);
            known.of(role, m.from, m.to) + self.danger.score(role, m.from, m.to)
        });
        (self.next, self.end, self.top) = (range.start, range.end, stack.len());
    }

    #[inline(never)]
    fn generate_evasions(&mut self, position: &Position, stack: &mut MoveStack, history: &History) {
        let other = self.hash_move.map(|hash_move| move |m| m != hash_move);
        let range = stack.add(position, MoveClass::All, self.first, other, |m| {
            if is_quiet(position, m) {
                history.quiet(position, m, self.before)
            } else {
                CAPTURE_FIRST + GAIN_FACTOR * gain(position, m) + history.capture(position, m)
            }
        });
        (self.end, self.top) = (range.end, stack.len());
    }

    /// Takes the best of the moves not handed out. One scan a move is enough: most nodes are settled by the first
    /// few.
    #[inline]
    fn take_best(&mut self, stack: &mut MoveStack) -> Option<Move> {
        if self.next == self.end {
            return None;
        }
        let best = stack.bring_best(self.next..self.end, self.first);
        self.next += 1;
        Some(best)
    }
}

/// Neither a capture nor a promotion.
pub(crate) fn is_quiet(position: &Position, m: Move) -> bool {
    m.promotion().is_none() && !position.is_capture(m)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    /// All moves in the order in which the picker hands them out.
    fn order(
        position: &Position,
        hash_move: Option<Move>,
        killers: [Option<Move>; 2],
        history: &History,
    ) -> Vec<Move> {
        let mut stack = MoveStack::default();
        let mut picker = MovePicker::new(position, &stack, hash_move, killers, [None; 2]);
        std::iter::from_fn(|| {
            let m = picker.next(position, history, &mut stack);
            // As a deeper node would leave it.
            stack.add(position, MoveClass::All, stack.len(), None::<fn(Move) -> bool>, |_| CAPTURE_FIRST);
            m
        })
        .collect()
    }

    #[test]
    fn every_legal_move_comes_once() {
        for variant in Variant::ALL {
            let mut rng = fastrand::Rng::with_seed(5);
            let mut position = Position::start(variant);
            let mut killers = [None; 2];
            for _ in 0..200 {
                let mut legal = position.legal_moves().to_vec();
                let Some(&hash_move) = rng.choice(legal.iter()) else { break };
                for hash_move in [None, Some(hash_move)] {
                    let mut handed_out = order(&position, hash_move, killers, &History::default());
                    assert!(hash_move.is_none() || handed_out.first() == hash_move.as_ref());
                    handed_out.sort();
                    legal.sort();
                    assert_eq!(handed_out, legal);
                }
                killers = [killers[1], Some(hash_move)];
                position.play_unchecked(hash_move);
            }
        }
    }

    #[test]
    fn good_captures_then_killers_then_history_then_bad_captures() {
        // The rook on f2 may take the free pawn f6; the one on c1 only the defended pawn c4.
        let fen = "k/3/5/7/9/5p5/3p7/2p8/11/5R5/K1R8 w - 0 1";
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let named = |m: &Move, text: &str| m.name(Variant::Glinski).to_string() == text;
        let find = |text: &str| position.legal_moves().into_iter().find(|m| named(m, text)).unwrap();
        let (killer, favourite) = (find("a1a2"), find("c1c3"));
        let mut history = History::default();
        history.update_quiet(&position, favourite, [None; 2], 500);
        let moves = order(&position, None, [None, Some(killer)], &history);
        assert_eq!(moves[..3], [find("f2f6"), killer, favourite]);
        assert_eq!(moves.last(), Some(&find("c1c4")));
    }

    #[test]
    fn quiet_moves_can_be_narrowed_to_checks() {
        let mut rng = fastrand::Rng::with_seed(8);
        let mut position = Position::start(Variant::Glinski);
        let history = History::default();
        for _ in 0..150 {
            let moves = position.legal_moves();
            let Some(&next) = rng.choice(moves.iter()) else { break };
            let checks = position.checks();
            let wanted = |m: Move| !is_quiet(&position, m) || position.gives_check(m);
            if !position.in_check() {
                let mut expected: Vec<Move> = moves.iter().copied().filter(|&m| wanted(m)).collect();
                for asked_after in [0, 5] {
                    let mut stack = MoveStack::default();
                    let mut picker = MovePicker::new(&position, &stack, None, [None; 2], [None; 2]);
                    let mut picked = Vec::new();
                    for _ in 0..asked_after {
                        picked.extend(picker.next(&position, &history, &mut stack));
                    }
                    picker.keep_only_checks(&position, &checks, &mut stack);
                    picked.extend(std::iter::from_fn(|| picker.next(&position, &history, &mut stack)));
                    picked.retain(|&m| wanted(m));
                    picked.sort();
                    expected.sort();
                    assert_eq!(picked, expected);
                }
            }
            position.play_unchecked(next);
        }
    }

    #[test]
    fn another_positions_hash_move_is_dropped() {
        let start = Position::start(Variant::Glinski);
        let stray = Move::normal(crate::hex::Cell::F6, crate::hex::Cell::F7);
        assert_eq!(order(&start, Some(stray), [Some(stray), None], &History::default()).len(), 51);
    }

    #[test]
    fn quiescence_takes_the_most_valuable_first() {
        let fen = "k/3/5/7/9/5q5/11/2p8/11/5R5/1KR8 w - 0 1";
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let (mut stack, history) = (MoveStack::default(), History::default());
        let mut picker = MovePicker::for_quiescence(&position, &mut stack, &history, [None; 2], None);
        let picked: Vec<String> = std::iter::from_fn(|| picker.next(&position, &history, &mut stack))
            .map(|m| m.name(Variant::Glinski).to_string())
            .collect();
        assert_eq!(picked, ["f2f6", "c1c4"]);
    }
}
