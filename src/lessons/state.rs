//! A state of a run: the board between two moves of the pupil, and the answers to the pupil's moves.

use super::board::Board;
use super::{Failure, Goal, Level, Move, Progress};
use crate::chess::Color;
use crate::hex::{Bitboard, Cell};
use crate::three::Seat;

/// A state of a run.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub board: Board,
    pub stars: Bitboard,
    /// The moves of the other sides since the pupil's last move.
    pub replies: Vec<Move>,
    /// The board before each of these moves.
    pub before: Vec<Board>,
    /// The number of moves of the line that were played.
    pub played: usize,
    /// Whether the pupil has kept to the model solution.
    pub is_model: bool,
    pub is_over: bool,
}

/// The end of a level, before the moves are counted.
pub(super) const DONE: Progress = Progress::Done { moves: 0, stars: 0 };

impl State {
    /// Plays the moves of the line up to the pupil's turn.
    pub fn follow(&mut self, level: &Level) {
        while level.goal == Goal::Line && self.board.turn() != Seat::White {
            let mv = level.line.get(self.played).and_then(|choices| choices.first()).copied();
            let Some((mv, board)) = mv.and_then(|mv| Some((mv, self.board.play(mv, self.stars)?))) else {
                break;
            };
            self.before.push(std::mem::replace(&mut self.board, board));
            self.replies.push(mv);
            self.played += 1;
        }
    }

    /// The progress after a move of a level in which only the pupil moves.
    pub fn wait(&mut self, is_star: bool, is_done: impl Fn(&State) -> bool) -> Progress {
        if let Some(reply) = self.board.strike().filter(|_| matches!(self.board, Board::Free(_))) {
            return self.strike(reply);
        }
        self.board = self.board.clone().given_back();
        if is_done(self) {
            DONE
        } else if self.board.moves(self.stars).is_empty() {
            Progress::Failed(Failure::Stuck)
        } else if is_star {
            Progress::Star
        } else {
            Progress::Going
        }
    }

    /// The progress of a game after a move: its end, or else `open`.
    pub fn game(&self, open: Progress) -> Progress {
        let Board::Two(position) = &self.board else { return Progress::Failed(Failure::Other) };
        match position.outcome().map(|outcome| outcome.points.for_color(Color::White)) {
            None => open,
            Some(4) => DONE,
            Some(0) => Progress::Failed(Failure::Lost),
            Some(_) if position.is_stalemate() => Progress::Failed(Failure::Stalemate),
            Some(_) => Progress::Failed(Failure::Draw),
        }
    }

    /// Shows why a move was wrong, by one of these replies or by a capture.
    pub fn punish(&mut self, replies: &[Move]) -> Progress {
        if self.board.is_stalemate() {
            return Progress::Failed(Failure::Stalemate);
        }
        let moves = self.board.moves(self.stars);
        if self.board.is_over() || moves.is_empty() {
            return Progress::Failed(Failure::Draw);
        }
        let reply = replies.iter().copied().find(|reply| moves.contains(reply));
        match reply.or_else(|| self.board.strike()) {
            Some(reply) => self.strike(reply),
            None => Progress::Failed(Failure::Other),
        }
    }

    pub fn strike(&mut self, reply: Move) -> Progress {
        self.before.push(self.board.clone());
        match &mut self.board {
            Board::Free(free) => free.play(reply),
            board => *board = board.play(reply, self.stars).unwrap_or_else(|| board.clone()),
        }
        self.replies.push(reply);
        Progress::Punished(reply)
    }

    /// Removes the piece on a cell if the enemy king is in check. Returns whether it was.
    pub fn take_off_checker(&mut self, cell: Cell) -> bool {
        let Board::Free(free) = &mut self.board else { return false };
        let checks = free.enemy_king().is_some_and(|king| free.attacks(king));
        if checks && free.strike().is_none() {
            free.pieces.retain(|(place, _)| *place != cell);
        }
        checks
    }
}
