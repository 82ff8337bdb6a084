//! A run of a level: takes the pupil's moves, answers for the other sides, and counts.

use super::board::Board;
use super::{Goal, Level, Move, Piece, stars};
use crate::chess::{IllegalReason, Role};
use crate::game::IllegalMove;
use crate::hex::{Bitboard, Cell};
use crate::three::Seat;

/// The effect of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The move is not a legal one and was not made.
    Refused(IllegalMove),
    /// The level continues.
    Going,
    /// A star or a piece was captured, or a move of the line was right. The level continues.
    Star,
    /// The move was wrong, and this move of the other side shows why. The run is over.
    Punished(Move),
    /// The move was wrong. The run is over.
    Failed(Failure),
    /// The level is solved.
    Done {
        /// The number of the pupil's moves.
        moves: u32,
        /// The stars earned, 1 to 3.
        stars: u8,
    },
}

/// Why a run failed without a punishment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The move gives stalemate.
    Stalemate,
    /// The move makes a draw.
    Draw,
    /// The pupil's pieces cannot move any more.
    Stuck,
    /// The bishop can reach the tapped star.
    Reachable,
    /// Another move is better.
    Other,
}

impl Failure {
    /// The key of the sentence about the failure.
    pub const fn key(self) -> &'static str {
        match self {
            Failure::Stalemate => "lesson-failed-stalemate",
            Failure::Draw => "lesson-failed-draw",
            Failure::Stuck => "lesson-failed-stuck",
            Failure::Reachable => "lesson-failed-reachable",
            Failure::Other => "lesson-failed-other",
        }
    }
}

/// A run of a level.
#[derive(Clone, Debug)]
pub struct Run {
    level: Level,
    /// The states from the start on, one for each move of the pupil.
    states: Vec<State>,
}

#[derive(Clone, Debug)]
struct State {
    board: Board,
    stars: Bitboard,
    /// The moves of the other sides since the pupil's last move.
    replies: Vec<Move>,
    /// The number of moves of the line that were played.
    played: usize,
    /// Whether the pupil has kept to the model solution.
    is_model: bool,
    is_over: bool,
}

impl Run {
    /// Starts a level. The other sides make the first moves of its line, if it is their turn.
    pub fn new(level: Level) -> Run {
        let mut start = State {
            board: level.board.clone(),
            stars: level.stars,
            replies: Vec::new(),
            played: 0,
            is_model: true,
            is_over: false,
        };
        start.follow(&level);
        Run { level, states: vec![start] }
    }

    /// The level.
    pub const fn level(&self) -> &Level {
        &self.level
    }

    fn state(&self) -> &State {
        &self.states[self.states.len() - 1]
    }

    /// The piece on a cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.state().board.piece_at(cell)
    }

    /// The stars left.
    pub fn stars(&self) -> Bitboard {
        self.state().stars
    }

    /// The moves of the other sides since the pupil's last move. The window shows them.
    pub fn replies(&self) -> &[Move] {
        &self.state().replies
    }

    /// The number of the pupil's moves.
    pub const fn count(&self) -> u32 {
        self.states.len() as u32 - 1
    }

    /// Whether the run has ended.
    pub fn is_over(&self) -> bool {
        self.state().is_over
    }

    /// The pupil's legal moves; none when the run is over.
    pub fn moves(&self) -> Vec<Move> {
        let State { board, stars, is_over, .. } = self.state();
        if *is_over { Vec::new() } else { board.moves(*stars) }
    }

    /// Takes back the pupil's last move. Returns `false` at the start.
    pub fn undo(&mut self) -> bool {
        let can_undo = self.states.len() > 1;
        self.states.truncate((self.states.len() - 1).max(1));
        can_undo
    }

    /// Starts the level again.
    pub fn restart(&mut self) {
        self.states.truncate(1);
    }

    /// A good move: the next one of the model solution, or one that collects a star at once. `None` if neither exists, so
    /// that the pupil had better take back the last move.
    pub fn hint(&self) -> Option<Move> {
        let state = self.state();
        if state.is_over {
            return None;
        }
        if self.level.goal == Goal::Tap {
            let star = (self.level.unreachable_stars() & state.stars).first()?;
            return Some(Move { from: star, to: star, promotion: None });
        }
        if state.is_model {
            return self.level.line.get(state.played).and_then(|choices| choices.first()).copied();
        }
        let collects = |mv: &Move| matches!(self.clone().play(*mv), Progress::Star | Progress::Done { .. });
        self.moves().into_iter().find(collects)
    }

    /// Makes a move of the pupil, and the replies of the other sides.
    pub fn play(&mut self, mv: Move) -> Progress {
        let state = self.state();
        if state.is_over {
            return Progress::Refused(IllegalMove::OtherGame);
        }
        if mv.from == mv.to && self.level.goal == Goal::Tap {
            return self.tap(mv.to);
        }
        let Some(board) = state.board.play(mv, state.stars) else { return self.refuse(mv) };
        let choices = self.level.line.get(state.played);
        let mut next = State {
            board,
            stars: state.stars.without(mv.to),
            replies: Vec::new(),
            played: state.played + 1,
            is_model: state.is_model && choices.is_some_and(|choices| choices.contains(&mv)),
            is_over: false,
        };
        let left = |state: &State| {
            state.stars.len() + (state.board.of(Seat::Red) | state.board.of(Seat::Black)).len()
        };
        let collects = left(&next) < left(state);
        let progress = match self.level.goal {
            Goal::Tap if collects => next.fail(Failure::Reachable),
            Goal::Tap => Progress::Going,
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

    fn tap(&mut self, cell: Cell) -> Progress {
        let mut next = self.state().clone();
        let wanted = self.level.unreachable_stars();
        let progress = if !next.stars.contains(cell) {
            return Progress::Going;
        } else if !wanted.contains(cell) {
            next.fail(Failure::Reachable)
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
                let next = state.clone();
                self.push(next, Progress::Punished(Move { from: by, to, promotion: None }))
            }
            _ => Progress::Refused(why),
        }
    }
}

/// The end of a level, before the moves are counted.
const DONE: Progress = Progress::Done { moves: 0, stars: 0 };

impl State {
    /// Plays the moves of the line up to the pupil's turn.
    fn follow(&mut self, level: &Level) {
        while level.goal == Goal::Line && self.board.turn() != Seat::White {
            let mv = level.line.get(self.played).and_then(|choices| choices.first()).copied();
            let Some((mv, board)) = mv.and_then(|mv| Some((mv, self.board.play(mv, self.stars)?))) else {
                break;
            };
            self.board = board;
            self.replies.push(mv);
            self.played += 1;
        }
    }

    /// The progress after a move of a level in which only the pupil moves.
    fn wait(&mut self, is_star: bool, is_done: impl Fn(&State) -> bool) -> Progress {
        if let Some(reply) = self.board.strike().filter(|_| matches!(self.board, Board::Free(_))) {
            return self.strike(reply);
        }
        self.board = self.board.clone().given_back();
        if is_done(self) {
            DONE
        } else if self.board.moves(self.stars).is_empty() {
            self.fail(Failure::Stuck)
        } else if is_star {
            Progress::Star
        } else {
            Progress::Going
        }
    }

    /// Shows why a move was wrong, by one of these replies or by a capture.
    fn punish(&mut self, replies: &[Move]) -> Progress {
        if self.board.is_stalemate() {
            return self.fail(Failure::Stalemate);
        }
        let moves = self.board.moves(self.stars);
        if self.board.is_over() || moves.is_empty() {
            return self.fail(Failure::Draw);
        }
        let reply = replies.iter().copied().find(|reply| moves.contains(reply));
        match reply.or_else(|| self.board.strike()) {
            Some(reply) => self.strike(reply),
            None => self.fail(Failure::Other),
        }
    }

    fn strike(&mut self, reply: Move) -> Progress {
        match &mut self.board {
            Board::Free(free) => free.play(reply),
            board => *board = board.play(reply, self.stars).unwrap_or_else(|| board.clone()),
        }
        self.replies.push(reply);
        Progress::Punished(reply)
    }

    fn fail(&mut self, why: Failure) -> Progress {
        self.is_over = true;
        Progress::Failed(why)
    }

    /// Removes the piece on a cell if the enemy king is in check. Returns whether it was.
    fn take_off_checker(&mut self, cell: Cell) -> bool {
        let Board::Free(free) = &mut self.board else { return false };
        let checks = free.enemy_king().is_some_and(|king| free.attacks(king));
        if checks && free.strike().is_none() {
            free.pieces.retain(|(place, _)| *place != cell);
        }
        checks
    }
}
