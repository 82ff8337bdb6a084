//! Moves as text, as in draughts on 100 squares: `55-56`, `33x53x73`.

use std::collections::HashSet;

use super::capture::Jumps;
use super::{Move, Piece, Position, number, parse_cell};
use crate::excerpt::excerpt;
use crate::hex::{Bitboard, Cell};

/// The maximum number of paths of one capture.
const MAX_PATHS: usize = 64;

/// The error of parsing a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveTextError {
    /// The text does not have the form of a move.
    #[error("“{0}” is not a move; write for example 55-56 or 33x53x73")]
    Form(String),
    /// A number that is not a cell of the board.
    #[error("“{text}”: there is no cell {number}; both digits go from 1 to 9")]
    NoCell {
        /// The text as found, cut if it is long.
        text: String,
        /// The number as found.
        number: String,
    },
    /// The capture is smaller than the largest one.
    #[error("“{text}” captures too few pieces; you must capture {count}, for example {largest}")]
    NotLargest {
        /// The text as found, cut if it is long.
        text: String,
        /// The number of pieces that must be captured.
        count: u32,
        /// An example of the largest captures.
        largest: String,
    },
    /// Several moves have this origin and target.
    #[error("“{text}” is ambiguous: it could be {}", choices.join(", "))]
    Ambiguous {
        /// The text as found, cut if it is long.
        text: String,
        /// The moves, in full.
        choices: Vec<String>,
    },
    /// The move is illegal.
    #[error("“{text}” is {}", .why.map_or_else(|| "not a legal move".to_owned(), |why| format!("illegal: {why}")))]
    NotLegal {
        /// The text as found, cut if it is long.
        text: String,
        /// The reason, if it is clear.
        why: Option<super::IllegalMove>,
    },
}

/// Writing.
impl Position {
    /// The path of a move: origin, the landing cell of each jump, target. Of several paths it is the one with the move's
    /// [`path_index`](Move::path_index).
    pub fn path(&self, mv: Move) -> Vec<Cell> {
        let mut paths = self.paths_up_to(mv, usize::from(mv.path_index) + 1);
        paths.pop().unwrap_or_else(|| vec![mv.from, mv.to])
    }

    /// Returns the move by this path; by its first path if this is not one of [`Position::paths`].
    pub fn by_path(&self, mv: Move, path: &[Cell]) -> Move {
        let index = self.paths(mv).iter().position(|other| other == path);
        Move { path_index: index.map_or(0, |index| index as u8), ..mv }
    }

    /// All paths of a move ordered by cell numbers, at most 64.
    pub fn paths(&self, mv: Move) -> Vec<Vec<Cell>> {
        self.paths_up_to(mv, MAX_PATHS)
    }

    /// A move as text: `55-56`, or a capture with every landing cell.
    pub fn move_text(&self, mv: Move) -> String {
        let stroke = if mv.taken.is_empty() { "-" } else { "x" };
        let numbers: Vec<String> =
            self.path(mv).into_iter().filter_map(number).map(|n| n.to_string()).collect();
        numbers.join(stroke)
    }

    fn paths_up_to(&self, mv: Move, limit: usize) -> Vec<Vec<Cell>> {
        let Some(piece) = self.piece_at(mv.from).filter(|_| !mv.taken.is_empty()) else {
            return vec![vec![mv.from, mv.to]];
        };
        let mut search = PathSearch {
            jumps: Jumps::new(self, mv.from, piece),
            mv,
            limit,
            path: vec![mv.from],
            found: vec![],
            dead_ends: HashSet::new(),
        };
        search.extend(mv.from, Bitboard::EMPTY);
        search.found
    }
}

/// Searches the paths of one capture.
struct PathSearch {
    jumps: Jumps,
    mv: Move,
    limit: usize,
    path: Vec<Cell>,
    found: Vec<Vec<Cell>>,
    /// The cells and captured pieces from which the target cannot be reached.
    dead_ends: HashSet<(Cell, Bitboard)>,
}

impl PathSearch {
    fn extend(&mut self, at: Cell, taken: Bitboard) {
        if self.found.len() == self.limit || self.dead_ends.contains(&(at, taken)) {
            return;
        }
        let found_before = self.found.len();
        if taken == self.mv.taken {
            if at == self.mv.to {
                self.found.push(self.path.clone());
            }
            return;
        }
        let mut jumps = Vec::new();
        self.jumps.for_each(at, taken, |victim, landing| jumps.push((number(landing), landing, victim)));
        jumps.sort_unstable_by_key(|&(number, ..)| number);
        for (_, landing, victim) in jumps {
            if self.mv.taken.contains(victim) {
                self.path.push(landing);
                self.extend(landing, taken.with(victim));
                self.path.pop();
            }
        }
        if self.found.len() == found_before {
            self.dead_ends.insert((at, taken));
        }
    }
}

/// Reading.
impl Position {
    /// Parses a move: cell numbers separated by `-`, `x` or `:`. Origin and target of a capture are enough if they are
    /// unambiguous.
    ///
    /// # Errors
    /// [`MoveTextError`] says what is wrong and, if possible, why.
    pub fn read_move(&self, text: &str) -> Result<Move, MoveTextError> {
        let cells = parse(text)?;
        let (from, to) = (cells[0], cells[cells.len() - 1]);
        let candidates = self.find_moves(from, to);
        let taken = self.piece_at(from).and_then(|piece| self.captured_on(piece, &cells));
        if let Some(&exact) = candidates.iter().find(|mv| Some(mv.taken) == taken) {
            return Ok(self.by_path(exact, &cells));
        }
        match &candidates[..] {
            [mv] if cells.len() == 2 => Ok(*mv),
            [_, ..] if cells.len() == 2 => Err(MoveTextError::Ambiguous {
                text: excerpt(text),
                choices: candidates.iter().map(|&mv| self.move_text(mv)).collect(),
            }),
            _ => Err(self.illegal(text, &cells)),
        }
    }

    /// The error of an illegal path.
    fn illegal(&self, text: &str, cells: &[Cell]) -> MoveTextError {
        let text = excerpt(text);
        let (from, to) = (cells[0], cells[cells.len() - 1]);
        let largest = self.legal_moves().into_iter().find(|mv| !mv.taken.is_empty());
        if let (Some(piece), Some(largest)) = (self.piece_at(from), largest) {
            let taken = self.captured_on(piece, cells);
            if piece.color == self.turn && taken.is_some_and(|taken| taken.len() < largest.taken.len()) {
                let count = largest.taken.len();
                return MoveTextError::NotLargest { text, count, largest: self.move_text(largest) };
            }
        }
        MoveTextError::NotLegal { text, why: self.explain_illegal(from, to) }
    }

    /// The pieces captured on a path, if each of its steps is a jump.
    fn captured_on(&self, piece: Piece, cells: &[Cell]) -> Option<Bitboard> {
        let jumps = Jumps::new(self, cells[0], piece);
        let mut taken = Bitboard::EMPTY;
        for pair in cells.windows(2) {
            let mut jumped = None;
            jumps.for_each(pair[0], taken, |victim, landing| {
                if landing == pair[1] {
                    jumped = Some(victim);
                }
            });
            taken.insert(jumped?);
        }
        Some(taken)
    }
}

/// Parses the cells of a move, at least two.
fn parse(text: &str) -> Result<Vec<Cell>, MoveTextError> {
    let form = || MoveTextError::Form(excerpt(text));
    let bare = text.trim().trim_end_matches(['!', '?', '+', '#', '*']);
    let parts: Vec<&str> = bare.split(['-', '–', 'x', 'X', '×', ':']).map(str::trim).collect();
    if parts.len() < 2
        || parts.iter().any(|part| part.len() != 2 || !part.bytes().all(|b| b.is_ascii_digit()))
    {
        return Err(form());
    }
    let cell = |part: &&str| {
        let no_cell = || MoveTextError::NoCell { text: excerpt(text), number: (*part).to_owned() };
        parse_cell(part).ok_or_else(no_cell)
    };
    parts.iter().map(cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        Position::from_text(text).unwrap()
    }

    fn read(position: &Position, text: &str) -> String {
        match position.read_move(text) {
            Ok(mv) => position.move_text(mv),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn usual_notations_are_parsed() {
        let start = Position::start();
        for text in ["25-26", " 25 - 26 ", "25–26!?", "25x26"] {
            assert_eq!(read(&start, text), "25-26", "{text}");
        }
        let capture = position("W:W33:B43,63,24");
        for text in ["33x53x73", "33:53:73", "33-53-73", "33x73"] {
            assert_eq!(read(&capture, text), "33x53x73", "{text}");
        }
    }

    #[test]
    fn move_errors_name_the_mistake() {
        let start = Position::start();
        assert_eq!(read(&start, "e4"), "“e4” is not a move; write for example 55-56 or 33x53x73");
        assert_eq!(read(&start, "2526"), "“2526” is not a move; write for example 55-56 or 33x53x73");
        assert_eq!(read(&start, "25-20"), "“25-20”: there is no cell 20; both digits go from 1 to 9");
        let capture = position("W:W33:B43,63,24");
        assert_eq!(
            read(&capture, "33x15"),
            "“33x15” captures too few pieces; you must capture 2, for example 33x53x73"
        );
    }

    #[test]
    fn a_long_text_gives_a_short_message() {
        let text = "55x\u{7}".repeat(100_000);
        let message = read(&Position::start(), &text);
        assert!(message.len() < 200 && !message.contains('\u{7}'), "{message}");
        let many = "55x".repeat(100_000) + "55";
        assert!(read(&Position::start(), &many).len() < 200);
    }

    #[test]
    fn paths_with_the_same_captures_are_one_move() {
        let ring = position("W:W55:B65,66,47,46");
        let moves = ring.legal_moves();
        assert_eq!(moves.len(), 1);
        assert_eq!(ring.paths(moves[0]).len(), 2);
        let texts = ["55x75x57x37x55", "55x37x57x75x55"];
        assert!(texts.map(|text| ring.read_move(text)).iter().all(|mv| *mv == Ok(moves[0])));
        assert_eq!(read(&ring, "55x55"), ring.move_text(moves[0]));
        assert_eq!(texts.map(|text| read(&ring, text)), texts, "the path is kept");
    }
}
