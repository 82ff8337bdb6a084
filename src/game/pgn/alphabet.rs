//! A game that was read, and the language of its piece letters.

use std::collections::BTreeMap;

use super::diagnostic::{Diagnostic, Finding, Problem, Severity};
use super::joined::spelled;
use super::lexer::Lexer;
use super::token::Kind;
use crate::game::read_move::TAKES;
use crate::game::{GameRecord, MoveTextError, PieceLetters};

/// A game that was read, by default of two, with the problems in it.
#[derive(Clone, Debug)]
pub struct ReadGame<R = GameRecord, P = Problem> {
    /// The game, up to where it could be understood; the rest is kept in it as text.
    pub record: R,
    /// The findings, in the order of the text: at most a hundred errors and as many warnings, and which
    /// letters the pieces have if it is not those asked for.
    pub diagnostics: Vec<Diagnostic<P>>,
}

impl<R, P: Finding> ReadGame<R, P> {
    /// `true` if everything was understood.
    pub fn is_clean(&self) -> bool {
        self.diagnostics.iter().all(|found| found.problem.severity() < Severity::Error)
    }
}

/// A game as it was read with the letters of one language.
pub(super) struct Attempt {
    pub game: ReadGame,
    /// How many moves were understood.
    pub moves: usize,
}

impl Attempt {
    /// Whether every move was understood.
    fn reads_all(&self) -> bool {
        !self.game.diagnostics.iter().any(is_unread_move)
    }
}

/// Whether this is about a move that was not understood.
fn is_unread_move(found: &Diagnostic) -> bool {
    matches!(&found.problem, Problem::Move(error) if !matches!(error, MoveTextError::Draughts(_)))
}

/// The piece letters with which a game is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Alphabet {
    pub letters: PieceLetters,
    /// Whether English letters are tried for a text that is not a move by these.
    pub mixed: bool,
}

/// Reads a game with `read`, first with the letters `asked`. If some moves cannot be read, tries the letters of other
/// languages that occur in the game at least as often. The result is the first attempt in which every move is legal;
/// otherwise the one with the most legal moves, preferring the letters `asked`.
///
/// English moves are accepted in a game in another language, because the game will be written with English letters for
/// the moves that were read.
pub(super) fn recognise(text: &str, asked: PieceLetters, read: impl Fn(Alphabet) -> Attempt) -> ReadGame {
    let first = read(Alphabet { letters: asked, mixed: false });
    let Some(stop) = first.game.diagnostics.iter().find(|found| is_unread_move(found)).cloned() else {
        return first.game;
    };
    let (mut best, mut chosen) = (first, asked);
    for letters in candidates(text, asked) {
        let attempt = read(Alphabet { letters, mixed: true });
        if attempt.reads_all() || attempt.moves > best.moves {
            (best, chosen) = (attempt, letters);
        }
        if best.reads_all() {
            break;
        }
    }
    if chosen == asked && asked != PieceLetters::English {
        best = read(Alphabet { letters: asked, mixed: true });
    }
    let mut game = best.game;
    if chosen != asked {
        insert_sorted(&mut game.diagnostics, Diagnostic { problem: Problem::Letters(chosen), ..stop });
    }
    game
}

/// Puts a finding in its place among the others.
fn insert_sorted(diagnostics: &mut Vec<Diagnostic>, note: Diagnostic) {
    let place = |found: &Diagnostic| (found.line, found.column);
    let behind = diagnostics.iter().position(|found| place(found) >= place(&note));
    diagnostics.insert(behind.unwrap_or(diagnostics.len()), note);
}

/// The languages to try: those with at least as many of the letters in the moves as the language `asked`, and with a
/// different meaning of at least one.
fn candidates(text: &str, asked: PieceLetters) -> Vec<PieceLetters> {
    let counts = letters_of_moves(text);
    let known = |letters: PieceLetters| -> usize {
        counts.iter().filter(|&(&letter, _)| letters.role(letter).is_some()).map(|(_, count)| count).sum()
    };
    let differs = |letters: PieceLetters| counts.keys().any(|&c| letters.role(c) != asked.role(c));
    let mut worth: Vec<PieceLetters> = Vec::new();
    for letters in PieceLetters::ALL {
        let is_new = !worth.iter().any(|&other| other.is_same_as(letters));
        if is_new && differs(letters) && known(letters) >= known(asked) {
            worth.push(letters);
        }
    }
    worth
}

/// Counts each capital letter in the moves, except the letters of captured pieces, which are not written.
fn letters_of_moves(text: &str) -> BTreeMap<char, usize> {
    let mut counts = BTreeMap::new();
    for token in Lexer::new(text).filter(|token| token.kind == Kind::Symbol) {
        let mut before = ' ';
        for letter in spelled(&text[token.start..token.end]).chars() {
            if letter.is_uppercase() && !TAKES.contains(&before) {
                *counts.entry(letter).or_default() += 1;
            }
            before = letter;
        }
    }
    counts
}
