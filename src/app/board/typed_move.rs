//! The input field for a move.

use super::matching::{Candidate, candidates, meant};
use super::{Army, BoardPiece, speech};
use crate::app::text::words::{self, letters};
use crate::app::text::{Text, explain, explain_three, three_words};
use crate::game::{self, NodeId};
use crate::hex::Cell;
use crate::{lessons, three};

/// The field while it is open.
#[derive(Debug, Clone, PartialEq)]
pub struct TypedMove {
    /// The position of the move: in a game of three the node after that number of acts.
    pub(in crate::app) place: NodeId,
    pub(in crate::app) text: String,
    pub(in crate::app) candidates: Vec<Candidate<Move>>,
    /// The words that the side to move is in check, if it is.
    pub(in crate::app) check: Option<Text>,
    pub(in crate::app) problem: Option<Text>,
}

/// A move of a two- or three-player game, or on the board without kings of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) enum Move {
    Two(game::Move),
    Three(three::Move),
    Lesson(lessons::Move),
}

/// A position for typed moves, and to be described.
#[derive(Debug, Clone, Copy)]
pub(in crate::app) enum Shown<'a> {
    /// Of a two-player game.
    Two(&'a game::Position),
    /// Of a three-player game.
    Three(&'a three::Position),
    /// The board of a lesson without kings, which is no position of a game.
    Lesson(&'a lessons::Run),
}

impl Shown<'_> {
    /// The legal moves that a text may become.
    pub(in crate::app) fn candidates(self, text: &str) -> Vec<Candidate<Move>> {
        fn all<M>(found: Vec<Candidate<M>>, wrap: impl Fn(M) -> Move) -> Vec<Candidate<Move>> {
            found.into_iter().map(|Candidate { mv, name }| Candidate { mv: wrap(mv), name }).collect()
        }
        match (text.trim(), self) {
            ("", _) => Vec::new(),
            (text, Shown::Two(position)) => all(candidates(position, text, letters()), Move::Two),
            (text, Shown::Three(position)) => all(candidates(position, text, letters()), Move::Three),
            (text, Shown::Lesson(run)) => all(candidates(run, text, letters()), Move::Lesson),
        }
    }

    /// The words that the side to move is in check, if it is.
    pub(in crate::app) fn check(self) -> Option<Text> {
        match self {
            Shown::Two(position) => {
                position.is_check().then(|| Text::key(words::turn_key(position.turn(), true)))
            }
            Shown::Three(position) => three_words::check(position, position.turn()),
            Shown::Lesson(_) => None,
        }
    }

    /// The contents of a cell, in words.
    pub(in crate::app) fn describe(self, cell: Cell) -> Text {
        match self {
            Shown::Two(position) => speech::spoken_cell(position, cell),
            Shown::Three(position) => speech::spoken_three_cell(position, cell),
            Shown::Lesson(run) => {
                let piece = run.piece_at(cell).map(|piece| BoardPiece {
                    army: piece.seat.map_or(Army::Dead, Army::from),
                    kind: piece.kind,
                });
                speech::cell(&run.cell_name(cell), piece)
            }
        }
    }

    /// Reads the text of a move.
    ///
    /// # Errors
    /// Returns the problem with the text, in a sentence.
    pub(in crate::app) fn read(self, text: &str, always_queen: bool) -> Result<Move, Text> {
        match self {
            Shown::Two(position) => meant(position, text, letters(), always_queen)
                .map(Move::Two)
                .map_err(|error| explain::typed_move(position, &error)),
            Shown::Three(position) => meant(position, text, letters(), always_queen)
                .map(Move::Three)
                .map_err(|error| explain_three::typed_move(position, &error)),
            Shown::Lesson(run) => meant(run, text, letters(), always_queen).map(Move::Lesson),
        }
    }
}

impl TypedMove {
    /// The letters typed so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The legal moves that match the text.
    pub fn candidates(&self) -> impl Iterator<Item = &str> {
        self.candidates.iter().map(|candidate| candidate.name.as_str())
    }

    /// Whether no legal move starts like the text.
    pub fn none_fits(&self) -> bool {
        self.candidates.is_empty() && !self.text.trim().is_empty()
    }

    /// The words that the side to move is in check, which may be why nothing fits.
    pub fn check(&self) -> Option<&Text> {
        self.check.as_ref()
    }

    /// The reason why the text is not a move, after Enter.
    pub fn problem(&self) -> Option<&Text> {
        self.problem.as_ref()
    }
}

/// An event of the field for typed moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypeMove {
    /// Open the field with this text.
    Open(String),
    /// Change the text.
    Edit(String),
    /// Choose the candidate with this index.
    Choose(usize),
    /// Make the move.
    Accept,
    /// Close the field.
    Cancel,
}
