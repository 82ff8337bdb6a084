//! The opening book: moves found by long searches of the engine, for variety and instant play in the opening.
//!
//! Books are made by `heksy-lab book` and stored as text in `assets/books`, one file for each game. A line is a move: as
//! many spaces of indentation as plies were played before it, the UCI move, a space and its weight, which is its
//! relative frequency among the moves of the position. A move follows the nearest line above it with one space less.
//! Lines that start with `#` describe how the book was made:
//!
//! ```text
//! # heksy-lab book --variant glinski
//! f5f6 100
//!  e7e6 100
//!   g4g6 80
//!  e7e6 41
//! e4e6 35
//! ```
//!
//! The weight of a move depends on what it loses against the best one; see `heksy-lab book --help`. A book is probed by
//! position, so that transpositions are found too. No game is symmetric: in checkers White promotes on the upper left
//! edge.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::event::SearchRequest;
use super::level::{Level, Strength};
use crate::game::{Move, Position, Variant};

/// The plies of a game that level 1 plays from the book, level 2 twice as many, and so on; full strength plays all.
const PLIES_PER_LEVEL: usize = 2;

/// The opening book of one game.
#[derive(Debug)]
pub struct Book {
    /// By position key, the moves and their weights.
    moves: HashMap<u64, Vec<(Move, u32)>>,
}

/// An error in the text of a book.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BookError {
    /// A line that is not spaces, a move and a weight.
    #[error("line {line}: a line of a book is spaces, a move and a weight from 1 up, as in \"  f5f6 100\"")]
    Form {
        /// The line number, from 1.
        line: usize,
    },
    /// A line that is indented too far.
    #[error("line {line}: there is no move for this one to follow: it has too many spaces")]
    Depth {
        /// The line number, from 1.
        line: usize,
    },
    /// A move that is not legal.
    #[error("line {line}: {text} is not a legal move there")]
    Illegal {
        /// The line number, from 1.
        line: usize,
        /// The move.
        text: String,
    },
}

/// A move of a book, as its text has it.
pub struct Step<'a> {
    /// The line of the text.
    pub line: &'a str,
    /// The plies played before it.
    pub depth: usize,
    /// The move.
    pub mv: Move,
    /// Its weight.
    pub weight: u32,
    /// The position before the move.
    pub before: Position,
    /// The position after it.
    pub after: Position,
}

/// The moves of a book in the order of its text, or the first line that is wrong.
pub fn steps(variant: Variant, text: &str) -> impl Iterator<Item = Result<Step<'_>, BookError>> {
    // The positions on the path to the current line.
    let mut path = vec![Position::start(variant)];
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#'));
    lines.map(move |(number, line)| {
        let depth = line.len() - line.trim_start_matches(' ').len();
        let form = BookError::Form { line: number };
        let (text, weight) = line.trim().split_once(' ').ok_or(form.clone())?;
        let weight = weight.parse().ok().filter(|&weight: &u32| weight > 0).ok_or(form)?;
        path.truncate(depth + 1);
        let before = *path.get(depth).ok_or(BookError::Depth { line: number })?;
        let mv = before.find_coordinates(text);
        let mv = mv.ok_or_else(|| BookError::Illegal { line: number, text: text.to_owned() })?;
        let after = before.after(&[mv]);
        path.push(after);
        Ok(Step { line, depth, mv, weight, before, after })
    })
}

impl Book {
    /// The built-in book of a game.
    pub fn of(variant: Variant) -> &'static Book {
        static BOOKS: [OnceLock<Book>; 4] = [const { OnceLock::new() }; 4];
        BOOKS[variant as usize].get_or_init(|| {
            // The tests read every book.
            Book::parse(variant, text_of(variant)).unwrap_or(Book { moves: HashMap::new() })
        })
    }

    /// Parses a book.
    ///
    /// # Errors
    /// [`BookError`] for the first line that is wrong.
    pub fn parse(variant: Variant, text: &str) -> Result<Book, BookError> {
        let mut book = Book { moves: HashMap::new() };
        for step in steps(variant, text) {
            let step = step?;
            book.add(&step.before, step.mv, step.weight);
        }
        Ok(book)
    }

    fn add(&mut self, position: &Position, mv: Move, weight: u32) {
        let moves = self.moves.entry(position.key()).or_default();
        if moves.iter().all(|&(known, _)| known != mv) {
            moves.push((mv, weight));
        }
    }

    /// The moves of a position and their weights.
    pub fn moves(&self, position: &Position) -> &[(Move, u32)] {
        self.moves.get(&position.key()).map_or(&[], Vec::as_slice)
    }

    /// Chooses a move at random, weighted.
    pub fn choose(&self, position: &Position, rng: &mut fastrand::Rng) -> Option<Move> {
        let moves = self.moves(position);
        let total: u32 = moves.iter().map(|&(_, weight)| weight).sum();
        if total == 0 {
            return None;
        }
        let mut left = rng.u32(..total);
        let chosen = moves.iter().find(|&&(_, weight)| {
            let is_here = left < weight;
            left = left.saturating_sub(weight);
            is_here
        });
        chosen.map(|&(mv, _)| mv).filter(|&mv| position.is_legal(mv))
    }

    /// The move with the highest weight.
    fn best(&self, position: &Position) -> Option<Move> {
        self.moves(position).iter().max_by_key(|&&(_, weight)| weight).map(|&(mv, _)| mv)
    }

    /// The number of positions in the book.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether the book is empty.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }
}

/// Probes the book: a move and the expected reply, if the request allows it and the position is in the book.
pub(super) fn probe(request: &SearchRequest, rng: &mut fastrand::Rng) -> Option<(Move, Option<Move>)> {
    let limits = &request.limits;
    let is_analysis = limits.infinite || !limits.search_moves.is_empty() || request.lines > 1;
    if !request.uses_book || is_analysis || request.moves.len() >= max_plies(request.strength) {
        return None;
    }
    let book = Book::of(request.start.variant());
    let play = |position: Position, &mv: &Move| position.play(mv).ok();
    let position = request.moves.iter().try_fold(request.start, play)?;
    let best = book.choose(&position, rng)?;
    Some((best, book.best(&position.after(&[best]))))
}

/// The number of plies that a strength plays from the book.
fn max_plies(strength: Strength) -> usize {
    match strength {
        Strength::Full => usize::MAX,
        Strength::Greedy => 0,
        Strength::Elo(elo) => PLIES_PER_LEVEL * usize::from(Level::at(elo.into()).number()),
    }
}

fn text_of(variant: Variant) -> &'static str {
    match variant {
        Variant::Glinski => include_str!("../../assets/books/glinski.txt"),
        Variant::McCooey => include_str!("../../assets/books/mccooey.txt"),
        Variant::Shafran => include_str!("../../assets/books/shafran.txt"),
        Variant::Checkers => include_str!("../../assets/books/checkers.txt"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Limits;

    #[test]
    fn every_book_is_legal_and_has_some_variety() {
        for variant in Variant::ALL {
            let book =
                Book::parse(variant, text_of(variant)).unwrap_or_else(|error| panic!("{variant}: {error}"));
            assert!(book.len() >= 100, "{variant}: {} positions", book.len());
            let start = Position::start(variant);
            assert!(book.moves(&start).len() >= 2, "{variant}");
            let mut rng = fastrand::Rng::with_seed(1);
            let mut lines = std::collections::BTreeSet::new();
            for _ in 0..200 {
                let (mut position, mut line) = (start, Vec::new());
                while let Some(mv) = book.choose(&position, &mut rng) {
                    line.push(position.coordinates(mv));
                    position = position.play(mv).expect("moves of a book are legal");
                }
                assert!(line.len() >= 4, "{variant}: {line:?}");
                lines.insert(line);
            }
            assert!(lines.len() >= 20, "{variant}: {} openings in 200 games", lines.len());
        }
    }

    #[test]
    fn every_move_of_a_book_is_legal() {
        for variant in Variant::ALL {
            let book = Book::of(variant);
            let mut open = vec![Position::start(variant)];
            let mut seen = std::collections::BTreeSet::new();
            while let Some(position) = open.pop() {
                if seen.insert(position.key()) {
                    open.extend(
                        book.moves(&position).iter().map(|&(mv, _)| position.play(mv).expect("legal")),
                    );
                }
            }
            assert!(seen.len() >= book.len(), "{variant}: every move can be reached");
        }
    }

    #[test]
    fn moves_are_chosen_by_weight() {
        let book = Book::parse(Variant::Glinski, "# a book\nf5f6 30\n e7e6 1\ne4e6 10\n").unwrap();
        let start = Position::start(Variant::Glinski);
        let mut rng = fastrand::Rng::with_seed(2);
        let first = book.moves(&start)[0].0;
        let hits = (0..4_000).filter(|_| book.choose(&start, &mut rng) == Some(first)).count();
        assert!((2_900..3_100).contains(&hits), "{hits}");
        assert_eq!((book.len(), book.is_empty()), (2, false));
    }

    #[test]
    fn errors_name_the_line() {
        let parse = |text| Book::parse(Variant::Glinski, text).map(|book| book.len());
        assert_eq!(parse(""), Ok(0));
        for (text, line) in [("f5f6", 1), ("f5f6 0", 1), ("f5f6 many", 1), ("f5f6 1\n\n", 2)] {
            assert_eq!(parse(text), Err(BookError::Form { line }), "{text}");
        }
        assert_eq!(parse("f5f6 1\n  e7e6 1"), Err(BookError::Depth { line: 2 }));
        assert_eq!(parse("f5f9 1"), Err(BookError::Illegal { line: 1, text: "f5f9".into() }));
    }

    #[test]
    fn a_book_has_the_moves_of_its_lines_and_no_others() {
        for variant in Variant::ALL {
            let start = Position::start(variant);
            for mv in start.legal_moves() {
                let book = Book::parse(variant, &format!("{} 7\n", start.coordinates(mv))).unwrap();
                assert_eq!((book.moves(&start), book.len()), (&[(mv, 7)][..], 1), "{variant}");
            }
        }
    }

    #[test]
    fn the_book_is_probed_in_games_only_and_levels_use_fewer_plies() {
        let probe_with = |change: &dyn Fn(&mut SearchRequest)| {
            let start = Position::start(Variant::Glinski);
            let mut request =
                SearchRequest { uses_book: true, ..SearchRequest::new(start, Limits::default()) };
            change(&mut request);
            probe(&request, &mut fastrand::Rng::with_seed(3))
        };
        let found = probe_with(&|_| {}).expect("the start is in the book");
        assert_eq!(Some(found), probe_with(&|_| {}), "the same seed, the same move");
        assert_eq!(probe_with(&|request| request.uses_book = false), None);
        assert_eq!(probe_with(&|request| request.limits.infinite = true), None);
        assert_eq!(probe_with(&|request| request.lines = 2), None);
        assert_eq!(probe_with(&|request| request.limits.search_moves = vec![found.0]), None);
        let line = [Some(found.0), found.1].map(|mv| mv.expect("the book goes on"));
        assert!(probe_with(&|request| request.moves = line.to_vec()).is_some());
        let probe_at = |level: Option<Level>| {
            probe_with(&|request| {
                request.moves = line.to_vec();
                request.strength = level.expect("there is such a level").into();
            })
        };
        assert_eq!(probe_at(Level::new(1)), None);
        assert!(probe_at(Level::new(2)).is_some());
    }
}
