//! The common trait of the positions of all games, and perft.

use std::fmt;
use std::ops::Deref;

use super::{Move, Position};
use crate::chess;
use crate::draughts;

/// A position of any game, for code that is generic over the games.
///
/// The game's [`FromStr`](std::str::FromStr) reads the position as text.
///
/// ```
/// use heksy::game::Playable;
/// use heksy::{chess, draughts, three};
///
/// fn first_moves<P: Playable>(mut position: P, plies: usize) -> Vec<String> {
///     let mut texts = Vec::new();
///     for _ in 0..plies {
///         let Some(mv) = position.legal_moves().first().copied() else { break };
///         texts.push(position.move_text(mv));
///         position.play_unchecked(mv);
///     }
///     texts
/// }
///
/// assert_eq!(first_moves(chess::Position::default(), 4).len(), 4);
/// assert_eq!(first_moves(draughts::Position::default(), 4).len(), 4);
/// assert_eq!(first_moves(three::Position::default(), 4).len(), 4);
/// ```
pub trait Playable: Copy + fmt::Display {
    /// A move of the game.
    type Move: Copy + PartialEq + fmt::Debug;

    /// The legal moves.
    fn legal_moves(&self) -> impl Deref<Target = [Self::Move]> + use<Self>;

    /// The number of legal moves.
    fn count_legal_moves(&self) -> u64 {
        self.legal_moves().len() as u64
    }

    /// Makes a legal move.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// The Zobrist key: the same for positions that are the same by the repetition rule.
    fn key(&self) -> u64;

    /// A legal move as text that the game reads.
    fn move_text(&self, mv: Self::Move) -> String;

    /// The legal move that a text names: the text of [`move_text`](Playable::move_text), or another that the game reads.
    fn read_move(&self, text: &str) -> Option<Self::Move>;

    /// Whether the game is over in this position, with the default rules of the game. Repetition is not detected.
    fn is_game_over(&self) -> bool;

    /// The number of leaf nodes of the move tree at a depth in plies, with bulk counting: the last moves are not made.
    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_legal_moves(),
            _ => self.legal_moves().iter().map(|&mv| after(self, mv).perft(depth - 1)).sum(),
        }
    }

    /// The number of leaf nodes behind each legal move, at the depth in plies counted with that move; empty at depth 0.
    fn divide(&self, depth: u32) -> Vec<(Self::Move, u64)> {
        let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
        self.legal_moves().iter().map(|&mv| (mv, after(self, mv).perft(rest))).collect()
    }
}

#[inline(always)]
fn after<P: Playable>(position: &P, mv: P::Move) -> P {
    let mut next = *position;
    next.play_unchecked(mv);
    next
}

/// [`Playable::perft`] as a function.
pub fn perft<P: Playable>(position: &P, depth: u32) -> u64 {
    position.perft(depth)
}

/// [`Playable::divide`] as a function.
pub fn divide<P: Playable>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    position.divide(depth)
}

/// Methods that call the own methods of a position of the same names.
macro_rules! own_methods {
    ($move:ty) => {
        type Move = $move;

        #[inline(always)]
        fn play_unchecked(&mut self, mv: $move) {
            self.play_unchecked(mv);
        }

        fn key(&self) -> u64 {
            self.key()
        }

        fn is_game_over(&self) -> bool {
            self.is_game_over()
        }
    };
}

pub(crate) use own_methods;

impl Playable for chess::Position {
    own_methods!(chess::Move);

    #[inline(always)]
    fn legal_moves(&self) -> impl Deref<Target = [chess::Move]> + use<> {
        self.legal_moves()
    }

    #[inline(always)]
    fn count_legal_moves(&self) -> u64 {
        self.count_legal_moves().into()
    }

    fn move_text(&self, mv: chess::Move) -> String {
        chess::San::from_move(self, mv).to_string()
    }

    fn read_move(&self, text: &str) -> Option<chess::Move> {
        Position::from(*self).read_move(text).ok()?.chess()
    }
}

impl Playable for draughts::Position {
    own_methods!(draughts::Move);

    fn legal_moves(&self) -> impl Deref<Target = [draughts::Move]> + use<> {
        self.legal_moves()
    }

    fn count_legal_moves(&self) -> u64 {
        self.count_legal_moves() as u64
    }

    fn move_text(&self, mv: draughts::Move) -> String {
        self.move_text(mv)
    }

    fn read_move(&self, text: &str) -> Option<draughts::Move> {
        self.read_move(text).ok()
    }
}

impl Playable for Position {
    own_methods!(Move);

    fn legal_moves(&self) -> impl Deref<Target = [Move]> + use<> {
        self.legal_moves()
    }

    fn move_text(&self, mv: Move) -> String {
        super::san(self, mv)
    }

    fn read_move(&self, text: &str) -> Option<Move> {
        self.read_move(text).ok()
    }

    // Each game is counted by code of its own, for speed.
    fn perft(&self, depth: u32) -> u64 {
        match self {
            Position::Chess(position) => position.perft(depth),
            Position::Draughts(position) => position.perft(depth),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Variant;

    #[test]
    fn divide_adds_up() {
        for (variant, moves, nodes) in [(Variant::Glinski, 51, 137_858), (Variant::Checkers, 15, 3_270)] {
            let start = Position::start(variant);
            let parts = divide(&start, 3);
            assert_eq!(parts.len(), moves);
            assert_eq!(parts.iter().map(|part| part.1).sum::<u64>(), nodes);
            assert_eq!(perft(&start, 3), nodes);
            assert!(divide(&start, 0).is_empty());
        }
    }
}
