//! A run of a level: takes the pupil's moves, answers for the other sides, and counts.

use super::board::Board;
use super::state::{DONE, State};
use super::{Failure, Game, Goal, Level, Move, Piece, Progress, stars};
use crate::chess::{IllegalReason, Role};
use crate::game::{self, IllegalMove, Position};
use crate::hex::{Bitboard, Cell};
use crate::three::{self, Seat};

/// A run of a level.
#[derive(Clone, Debug)]
pub struct Run {
    level: Level,
    /// The states from the start on, one for each move of the pupil.
    states: Vec<State>,
}

impl Run {
    /// Starts a level. The other sides make the first moves of its line, if it is their turn.
    pub fn new(level: Level) -> Run {
        let mut start = State {
            board: level.board.clone(),
            stars: level.stars,
            replies: Vec::new(),
            before: Vec::new(),
            played: 0,
            is_model: true,
            is_over: false,
        };
        start.follow(&level);
        Run { level, states: vec![start] }
    }

    /// The level being solved.
    pub const fn level(&self) -> &Level {
        &self.level
    }

    fn state(&self) -> &State {
        &self.states[self.states.len() - 1]
    }

    /// The piece on a cell after the moves made so far.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.state().board.piece_at(cell)
    }

    /// The name of a cell in the game of the level.
    pub fn cell_name(&self, cell: Cell) -> String {
        match self.level.game {
            Game::Two(variant) => variant.cell_name(cell),
            Game::Three => cell.to_string(),
        }
    }

    /// The position, on the board of a two-player game with kings or of checkers.
    pub fn position(&self) -> Option<&Position> {
        if let Board::Two(position) = &self.state().board { Some(position) } else { None }
    }

    /// The position before the pupil's last move, of the same kinds.
    pub fn position_before(&self) -> Option<&Position> {
        let before = self.states.len().checked_sub(2)?;
        if let Board::Two(position) = &self.states[before].board { Some(position) } else { None }
    }

    /// The position of three-player chess.
    pub fn three_position(&self) -> Option<&three::Position> {
        if let Board::Three(position) = &self.state().board { Some(position) } else { None }
    }

    /// The stars left.
    pub fn stars(&self) -> Bitboard {
        self.state().stars
    }

    /// The moves of the other sides since the pupil's last move. The window shows them.
    pub fn replies(&self) -> &[Move] {
        &self.state().replies
    }

    /// A run that shows the board before the reply with this index. `None` if there are fewer replies.
    pub fn before_reply(&self, index: usize) -> Option<Run> {
        let state = self.state();
        let board = state.before.get(index)?.clone();
        let (replies, before) = (state.replies[..index].to_vec(), Vec::new());
        let shown = State { board, replies, before, is_over: true, ..state.clone() };
        Some(Run { level: self.level.clone(), states: vec![shown] })
    }

    /// The number of the pupil's moves.
    pub const fn count(&self) -> u32 {
        self.states.len() as u32 - 1
    }

    /// Whether the run has ended.
    pub fn is_over(&self) -> bool {
        self.state().is_over
    }

    /// The pupil's legal moves; none when the run is over or the computer is to answer.
    pub fn moves(&self) -> Vec<Move> {
        let State { board, stars, is_over, .. } = self.state();
        if *is_over || self.is_asking() { Vec::new() } else { board.moves(*stars) }
    }

    /// Whether the computer is to answer.
    pub fn is_asking(&self) -> bool {
        let State { board, is_over, .. } = self.state();
        self.level.goal.is_game() && !is_over && board.turn() != Seat::White
    }

    /// Takes back the pupil's last move. Returns `false` at the start.
    pub fn undo(&mut self) -> bool {
        let can_undo = self.states.len() > 1;
        self.states.truncate((self.states.len() - 1).max(1));
        can_undo
    }

    /// A good move: the next one of the model solution, or one that collects a star at once. `None` if neither exists, so
    /// that the pupil had better take back the last move.
    pub fn hint(&self) -> Option<Move> {
        let state = self.state();
        if state.is_over {
            return None;
        }
        if self.level.goal.is_tapped() {
            let star = (self.level.wanted() & state.stars).first()?;
            return Some(Move { from: star, to: star, promotion: None });
        }
        if state.is_model {
            return self.level.line.get(state.played).and_then(|choices| choices.first()).copied();
        }
        let collects = |mv: &Move| matches!(self.clone().play(*mv), Progress::Star | Progress::Done { .. });
        self.moves().into_iter().find(collects)
    }

    /// The stars that a pawn or a man has passed: it could reach them at the start, and cannot before it promotes.
    pub fn passed_stars(&self) -> Bitboard {
        let (start, now) = (&self.states[0], self.state());
        if self.level.goal != Goal::Collect || now.is_over || self.count() == 0 {
            return Bitboard::EMPTY;
        }
        let of_start = start.board.stars_ahead(start.stars);
        (of_start & now.stars) - now.board.stars_ahead(now.stars)
    }

    /// Makes a move of the pupil, and the replies of the other sides.
    pub fn play(&mut self, mv: Move) -> Progress {
        let state = self.state();
        if state.is_over || self.is_asking() {
            return Progress::Refused(IllegalMove::OtherGame);
        }
        if mv.from == mv.to && self.level.goal.is_tapped() {
            return self.tap(mv.to);
        }
        let Some(board) = state.board.play(mv, state.stars) else { return self.refuse(mv) };
        let choices = self.level.line.get(state.played);
        let mut next = State {
            board,
            stars: state.stars.without(mv.to),
            replies: Vec::new(),
            before: Vec::new(),
            played: state.played + 1,
            is_model: state.is_model && choices.is_some_and(|choices| choices.contains(&mv)),
            is_over: false,
        };
        let left = |state: &State| {
            state.stars.len() + (state.board.of(Seat::Red) | state.board.of(Seat::Black)).len()
        };
        let collects = left(&next) < left(state);
        let progress = match self.level.goal {
            Goal::Tap if collects => Progress::Failed(Failure::Reachable),
            Goal::Tap | Goal::Safe => Progress::Going,
            Goal::Race if state.board.promotes(mv) => DONE,
            Goal::Race | Goal::Win => next.game(Progress::Asking),
            Goal::Collect => next.wait(collects, |state| left(state) == 0),
            Goal::Promote => {
                next.wait(mv.promotion.is_some(), |state| state.board.find(Seat::White, Role::Pawn).is_none())
            }
            Goal::Check => {
                let checks = next.take_off_checker(mv.to);
                next.wait(checks, |state| state.board.of(Seat::White).is_empty())
            }
            Goal::Mate if state.board.mates(mv) => DONE,
            Goal::Stalemate if next.board.is_stalemate() => DONE,
            Goal::Line if next.is_model && next.played >= self.level.line.len() => DONE,
            Goal::Line if next.is_model => {
                next.follow(&self.level);
                if next.played >= self.level.line.len() { DONE } else { Progress::Star }
            }
            Goal::Mate | Goal::Stalemate | Goal::Line => next.punish(&self.level.replies),
        };
        self.push(next, progress)
    }

    fn push(&mut self, mut next: State, progress: Progress) -> Progress {
        let is_done = matches!(progress, Progress::Done { .. });
        next.is_over = is_done || matches!(progress, Progress::Punished(_) | Progress::Failed(_));
        self.states.push(next);
        if !is_done {
            return progress;
        }
        Progress::Done { moves: self.count(), stars: stars(self.count(), self.level.best) }
    }

    /// Makes the move with which the computer answers.
    pub fn answer(&mut self, mv: game::Move) -> Progress {
        let is_race = self.level.goal == Goal::Race;
        let Some(state) = self.states.last_mut().filter(|state| !state.is_over) else {
            return Progress::Asking;
        };
        let Board::Two(position) = &state.board else { return Progress::Asking };
        let Ok(next) = position.play(mv) else { return Progress::Asking };
        let reply = Move { from: mv.from(), to: mv.to(), promotion: mv.promotion() };
        let is_late = is_race && state.board.promotes(reply);
        state.before.push(std::mem::replace(&mut state.board, Board::Two(next)));
        state.replies.push(reply);
        let progress = if is_late { Progress::Failed(Failure::Late) } else { state.game(Progress::Going) };
        state.is_over = progress != Progress::Going;
        progress
    }

    fn tap(&mut self, cell: Cell) -> Progress {
        let mut next = self.state().clone();
        let wanted = self.level.wanted();
        let is_safe = self.level.goal == Goal::Safe;
        let is_choice = next.stars.contains(cell)
            || is_safe && !wanted.contains(cell) && next.board.of(Seat::White).contains(cell);
        let progress = if !is_choice {
            return Progress::Going;
        } else if !wanted.contains(cell) {
            Progress::Failed(if is_safe { Failure::Safe } else { Failure::Reachable })
        } else {
            next.stars.remove(cell);
            if wanted.is_disjoint(next.stars) { DONE } else { Progress::Star }
        };
        self.push(next, progress)
    }

    /// Refuses an illegal move. If only the king's safety is against it, the capture of the king is the punishment.
    fn refuse(&mut self, mv: Move) -> Progress {
        use IllegalReason::{ExposesKing, KingAttacked, Pinned, StillInCheck};
        let state = self.state();
        let why = state.board.explain(mv, state.stars);
        let IllegalMove::Chess(illegal) = why else { return Progress::Refused(why) };
        let king = match illegal.reason {
            KingAttacked { .. } => Some(mv.to),
            _ => state.board.find(Seat::White, Role::King),
        };
        match (illegal.reason, king) {
            (KingAttacked { by } | StillInCheck { by } | Pinned { by } | ExposesKing { by }, Some(to)) => {
                let next = State { replies: Vec::new(), before: Vec::new(), ..state.clone() };
                self.push(next, Progress::Punished(Move { from: by, to, promotion: None }))
            }
            _ => Progress::Refused(why),
        }
    }
}
