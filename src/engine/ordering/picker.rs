//! The staged move picker.

use super::stack::{self, MoveStack};
use crate::chess::{CheckInfo, Move, MoveClass, Position, Role};
use crate::engine::history::{MoveHistory, PreviousMoves};
use crate::engine::see::{material_gain, see_ge};
use crate::engine::threats::{Attacks, Threats};

/// The weight of a capture's material gain, in centipawns, against its history score.
const GAIN_WEIGHT: i32 = 14;
/// The score that puts captures before quiet moves among evasions.
const CAPTURE_BONUS: i32 = stack::MAX_SCORE / 2;

/// Picks the moves of a position one by one, the best scored first.
pub(crate) struct MovePicker {
    hash_move: Option<Move>,
    killers: [Option<Move>; 2],
    previous_moves: PreviousMoves,
    stage: Stage,
    /// Bad captures, those with a negative SEE, are `first..bad_end`.
    first: usize,
    bad_end: usize,
    /// The moves not yet picked are `next..end`.
    next: usize,
    end: usize,
    /// The length of the list with the moves of this picker.
    top: usize,
    /// If set, quiet moves that do not give check are skipped.
    checks_only: Option<CheckInfo>,
    /// Set when quiet moves are generated.
    threats: Threats,
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
    /// All generated moves by score: evasions, or captures in quiescence.
    Remaining,
}

impl MovePicker {
    /// All legal moves of a node of the main search.
    pub fn new(
        position: &Position,
        stack: &MoveStack,
        hash_move: Option<Move>,
        killers: [Option<Move>; 2],
        previous_moves: PreviousMoves,
    ) -> Self {
        // By a key collision the hash move may be illegal here.
        let hash_move = hash_move.filter(|&m| position.is_legal(m));
        let first = stack.len();
        let mut picker = Self {
            hash_move,
            killers,
            previous_moves,
            stage: Stage::HashMove,
            first,
            bad_end: first,
            next: first,
            end: first,
            top: first,
            checks_only: None,
            threats: Threats::default(),
        };
        if hash_move.is_none() {
            picker.stage = Self::after_hash_move(position);
        }
        picker
    }

    /// The moves of a quiescence node: captures and promotions, or all evasions in check.
    pub fn for_quiescence(
        position: &Position,
        stack: &mut MoveStack,
        history: &MoveHistory,
        previous_moves: PreviousMoves,
        hash_move: Option<Move>,
    ) -> Self {
        let mut picker = Self::new(position, stack, None, [None; 2], previous_moves);
        picker.stage = Stage::Remaining;
        if position.in_check() {
            picker.generate_evasions(position, stack, history);
        } else {
            picker.generate_captures(position, stack, history);
        }
        // If the hash move is illegal it is not in the list.
        if let Some(m) = hash_move {
            stack.put_first(m, picker.next..picker.end, picker.first);
        }
        picker
    }

    /// The ordering score of a quiet move: its histories, and the threats that it evades or moves into.
    #[inline]
    pub fn quiet_score(&self, position: &Position, history: &MoveHistory, m: Move) -> i32 {
        let role = position.role_at(m.from).unwrap_or(Role::King);
        history.quiet(position, m, self.previous_moves) + self.threats.score(role, m.from, m.to)
    }

    /// Skips quiet moves that do not give check from now on.
    pub fn skip_quiet_non_checks(&mut self, position: &Position, checks: &CheckInfo, stack: &mut MoveStack) {
        if self.checks_only.is_none() && self.stage == Stage::Quiets {
            let gives_check = |m| position.gives_check_with(checks, m);
            self.end = stack.retain(self.next..self.end, self.first, gives_check).end;
        }
        self.checks_only = Some(*checks);
    }

    /// Whether no generated move is left.
    pub fn is_empty(&self) -> bool {
        self.next == self.end
    }

    /// The next move; `None` when all are picked. `attacks` are those of the opponent, if they are known.
    #[inline]
    pub fn next<'a>(
        &mut self,
        position: &Position,
        history: &MoveHistory,
        attacks: impl Fn() -> Option<&'a Attacks>,
        stack: &mut MoveStack,
    ) -> Option<Move> {
        // Drops the moves of deeper nodes.
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
                    while let Some(m) = self.pick_best(stack) {
                        // SEE is only computed for the captures that are reached.
                        if see_ge(position, m, 0) {
                            return Some(m);
                        }
                        stack.swap(self.bad_end, self.next - 1, self.first);
                        self.bad_end += 1;
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
                    self.threats = attacks().map_or_else(|| Threats::of(position), Threats::by);
                    debug_assert_eq!(self.threats, Threats::of(position));
                    self.generate_quiets(position, stack, history);
                    self.stage = Stage::Quiets;
                }
                Stage::Quiets => {
                    if let Some(m) = self.pick_best(stack) {
                        return Some(m);
                    }
                    (self.next, self.end) = (self.first, self.bad_end);
                    stack.terminate(self.bad_end);
                    self.stage = Stage::BadCaptures;
                }
                Stage::BadCaptures | Stage::Remaining => return self.pick_best(stack),
                Stage::GenerateEvasions => {
                    self.generate_evasions(position, stack, history);
                    self.stage = Stage::Remaining;
                }
            }
        }
    }

    /// The move that comes next, if that is already known: not the captures whose exchanges are still to be evaluated.
    #[inline]
    pub fn peek(&self, stack: &MoveStack) -> Option<Move> {
        let is_sorted = matches!(self.stage, Stage::Quiets | Stage::BadCaptures | Stage::Remaining);
        let is_known = is_sorted && self.next < self.end;
        is_known.then(|| stack.peek_best(self.next..self.end, self.first))
    }

    fn after_hash_move(position: &Position) -> Stage {
        if position.in_check() { Stage::GenerateEvasions } else { Stage::GenerateCaptures }
    }

    // The next three are not inlined: it keeps the prologue of `next` short.

    #[inline(never)]
    fn generate_captures(&mut self, position: &Position, stack: &mut MoveStack, history: &MoveHistory) {
        let other = self.hash_move.map(|hash_move| move |m| m != hash_move);
        let score = |m| GAIN_WEIGHT * material_gain(position, m) + history.capture(position, m);
        let range = stack.add(position, MoveClass::Captures, self.first, other, score);
        (self.end, self.top) = (range.end, stack.len());
    }

    #[inline(never)]
    fn generate_quiets(&mut self, position: &Position, stack: &mut MoveStack, history: &MoveHistory) {
        let (checks_only, [one, two]) = (self.checks_only, self.killers);
        let picked = [self.hash_move, one, two];
        let is_wanted = |m| {
            !picked.contains(&Some(m))
                && checks_only.is_none_or(|checks| position.gives_check_with(&checks, m))
        };
        let filter = (checks_only.is_some() || picked != [None; 3]).then_some(is_wanted);
        let scores = history.quiet_scores(position.turn(), self.previous_moves);
        let range = stack.add(position, MoveClass::Quiets, self.first, filter, |m| {
            let role = position.role_at(m.from).unwrap_or(Role::King);
            let score = scores.get(role, m.from, m.to) + self.threats.score(role, m.from, m.to);
            debug_assert_eq!(score, self.quiet_score(position, history, m), "{m:?}");
            score
        });
        (self.next, self.end, self.top) = (range.start, range.end, stack.len());
    }

    #[inline(never)]
    fn generate_evasions(&mut self, position: &Position, stack: &mut MoveStack, history: &MoveHistory) {
        let other = self.hash_move.map(|hash_move| move |m| m != hash_move);
        let range = stack.add(position, MoveClass::All, self.first, other, |m| {
            if is_quiet(position, m) {
                history.quiet(position, m, self.previous_moves)
            } else {
                CAPTURE_BONUS + GAIN_WEIGHT * material_gain(position, m) + history.capture(position, m)
            }
        });
        (self.end, self.top) = (range.end, stack.len());
    }

    /// Picks the best of the moves left by one step of a selection sort: most nodes need only the first few moves.
    #[inline]
    fn pick_best(&mut self, stack: &mut MoveStack) -> Option<Move> {
        if self.next == self.end {
            return None;
        }
        let best = stack.select_best(self.next..self.end, self.first);
        self.next += 1;
        Some(best)
    }
}

/// Whether a move is neither a capture nor a promotion.
pub(crate) fn is_quiet(position: &Position, m: Move) -> bool {
    m.promotion().is_none() && !position.is_capture(m)
}

/// Whether a capture or promotion gains at least `gain` centipawns by the exchanges on its target cell: such a position
/// is not quiet.
pub fn wins_material(position: &Position, gain: i32) -> bool {
    position.legal_moves().iter().any(|&m| !is_quiet(position, m) && see_ge(position, m, gain))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Variant;

    /// All moves in the order in which the picker returns them.
    fn order(
        position: &Position,
        hash_move: Option<Move>,
        killers: [Option<Move>; 2],
        history: &MoveHistory,
    ) -> Vec<Move> {
        let mut stack = MoveStack::default();
        let mut picker = MovePicker::new(position, &stack, hash_move, killers, [None; 2]);
        std::iter::from_fn(|| {
            let m = picker.next(position, history, || None, &mut stack);
            // As a deeper node would leave the list.
            stack.add(position, MoveClass::All, stack.len(), None::<fn(Move) -> bool>, |_| CAPTURE_BONUS);
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
                    let mut picked = order(&position, hash_move, killers, &MoveHistory::default());
                    assert!(hash_move.is_none() || picked.first() == hash_move.as_ref());
                    picked.sort();
                    legal.sort();
                    assert_eq!(picked, legal);
                }
                killers = [killers[1], Some(hash_move)];
                position.play_unchecked(hash_move);
            }
        }
    }

    #[test]
    fn good_captures_then_killers_then_history_then_bad_captures() {
        // The rook on f2 can take the undefended pawn f6, the one on c1 only the defended pawn c4.
        let fen = "k/3/5/7/9/5p5/3p7/2p8/11/5R5/K1R8 w - 0 1";
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let is_named = |m: &Move, text: &str| m.to_uci(Variant::Glinski).to_string() == text;
        let find = |text: &str| position.legal_moves().into_iter().find(|m| is_named(m, text)).unwrap();
        let (killer, best_quiet) = (find("a1a2"), find("c1c3"));
        let mut history = MoveHistory::default();
        history.update_quiet(&position, best_quiet, [None; 2], 500);
        let moves = order(&position, None, [None, Some(killer)], &history);
        assert_eq!(moves[..3], [find("f2f6"), killer, best_quiet]);
        assert_eq!(moves.last(), Some(&find("c1c4")));
    }

    #[test]
    fn quiet_moves_that_do_not_give_check_can_be_skipped() {
        let mut rng = fastrand::Rng::with_seed(8);
        let mut position = Position::start(Variant::Glinski);
        let history = MoveHistory::default();
        for _ in 0..150 {
            let moves = position.legal_moves();
            let Some(&next) = rng.choice(moves.iter()) else { break };
            let checks = position.check_info();
            let wanted = |m: Move| !is_quiet(&position, m) || position.gives_check(m);
            if !position.in_check() {
                let mut expected: Vec<Move> = moves.iter().copied().filter(|&m| wanted(m)).collect();
                for picked_before in [0, 5] {
                    let mut stack = MoveStack::default();
                    let mut picker = MovePicker::new(&position, &stack, None, [None; 2], [None; 2]);
                    let mut picked = Vec::new();
                    for _ in 0..picked_before {
                        picked.extend(picker.next(&position, &history, || None, &mut stack));
                    }
                    picker.skip_quiet_non_checks(&position, &checks, &mut stack);
                    picked
                        .extend(std::iter::from_fn(|| picker.next(&position, &history, || None, &mut stack)));
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
    fn an_illegal_hash_move_is_dropped() {
        let start = Position::start(Variant::Glinski);
        let illegal = Move::normal(crate::hex::Cell::F6, crate::hex::Cell::F7);
        assert_eq!(order(&start, Some(illegal), [Some(illegal), None], &MoveHistory::default()).len(), 51);
    }

    #[test]
    fn quiescence_captures_the_most_valuable_first() {
        let fen = "k/3/5/7/9/5q5/11/2p8/11/5R5/1KR8 w - 0 1";
        let position = Position::from_fen(Variant::Glinski, fen).unwrap();
        let (mut stack, history) = (MoveStack::default(), MoveHistory::default());
        let mut picker = MovePicker::for_quiescence(&position, &mut stack, &history, [None; 2], None);
        let picked: Vec<String> =
            std::iter::from_fn(|| picker.next(&position, &history, || None, &mut stack))
                .map(|m| m.to_uci(Variant::Glinski).to_string())
                .collect();
        assert_eq!(picked, ["f2f6", "c1c4"]);
    }
}
