//! Moves as text, as in draughts on 100 squares: `55-56`, `33x53x73`.

use std::collections::HashSet;

use super::capture::Capturing;
use super::{Man, Move, Position, cell_of_number, number};
use crate::excerpt::excerpt;
use crate::hex::{Bitboard, Cell};

/// More ways than this to make one capture are not told.
const MOST_PATHS: usize = 64;

/// Why a text is no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextError {
    /// The text has not the form of a move.
    #[error("`{0}` is not a move: write 55-56 or 33x53x73")]
    Form(String),
    /// A number that is no cell of the board.
    #[error("`{text}`: there is no cell {number}; both digits go from 1 to 9")]
    NoCell {
        /// The text.
        text: String,
        /// The number.
        number: String,
    },
    /// Fewer men would be taken than can be.
    #[error(
        "`{text}` takes too few men: {men} can be taken, and the largest capture must be made, as {largest}"
    )]
    NotLargest {
        /// The text.
        text: String,
        /// How many men must be taken.
        men: u32,
        /// One of the captures that take the most men.
        largest: String,
    },
    /// Several moves have these ends.
    #[error("`{text}` may be {}", choices.join(" or "))]
    Ambiguous {
        /// The text.
        text: String,
        /// The moves, in full.
        choices: Vec<String>,
    },
    /// The rules do not allow the move.
    #[error("no legal move `{text}`{}", .why.map_or_else(String::new, |why| format!(": {why}")))]
    NotLegal {
        /// The text.
        text: String,
        /// What forbids it, where that is clear.
        why: Option<super::WhyNot>,
    },
}

/// Writing.
impl Position {
    /// The cells a move touches: where the man stands, where it lands after each capture, where it ends. Of several
    /// ways around the same men it is the first by the numbers of the cells.
    pub fn path(&self, mv: Move) -> Vec<Cell> {
        self.paths_up_to(mv, 1).pop().unwrap_or_else(|| vec![mv.from, mv.to])
    }

    /// All ways to make a move, the first by the numbers of the cells first; at most 64.
    pub fn paths(&self, mv: Move) -> Vec<Vec<Cell>> {
        self.paths_up_to(mv, MOST_PATHS)
    }

    /// A move as text: `55-56`, or a capture with every cell it lands on.
    pub fn move_text(&self, mv: Move) -> String {
        let stroke = if mv.taken.is_empty() { "-" } else { "x" };
        let numbers: Vec<String> =
            self.path(mv).into_iter().filter_map(number).map(|n| n.to_string()).collect();
        numbers.join(stroke)
    }

    fn paths_up_to(&self, mv: Move, most: usize) -> Vec<Vec<Cell>> {
        let Some(man) = self.man_at(mv.from).filter(|_| !mv.taken.is_empty()) else {
            return vec![vec![mv.from, mv.to]];
        };
        let mut walk = Walk {
            capturing: Capturing::new(self, mv.from, man),
            mv,
            most,
            path: vec![mv.from],
            found: vec![],
            dead: HashSet::new(),
        };
        walk.go_on(mv.from, Bitboard::EMPTY);
        walk.found
    }
}

/// Looks for the ways to make one capture.
struct Walk {
    capturing: Capturing,
    mv: Move,
    most: usize,
    path: Vec<Cell>,
    found: Vec<Vec<Cell>>,
    /// From where no way leads on to the end of the move.
    dead: HashSet<(Cell, Bitboard)>,
}

impl Walk {
    fn go_on(&mut self, at: Cell, taken: Bitboard) {
        if self.found.len() == self.most || self.dead.contains(&(at, taken)) {
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
        self.capturing.jumps(at, taken, |victim, landing| jumps.push((number(landing), landing, victim)));
        jumps.sort_unstable_by_key(|&(number, ..)| number);
        for (_, landing, victim) in jumps {
            if self.mv.taken.contains(victim) {
                self.path.push(landing);
                self.go_on(landing, taken.with(victim));
                self.path.pop();
            }
        }
        if self.found.len() == found_before {
            self.dead.insert((at, taken));
        }
    }
}

/// Reading.
impl Position {
    /// Reads a move: the numbers of its cells with `-`, `x` or `:` between them. Of a capture the first and the last
    /// cell are enough where they say which is meant.
    ///
    /// # Errors
    /// [`MoveTextError`] says what is wrong and, where it can, why.
    pub fn read_move(&self, text: &str) -> Result<Move, MoveTextError> {
        let cells = parse(text)?;
        let (from, to) = (cells[0], cells[cells.len() - 1]);
        let fitting = self.find_moves(from, to);
        let taken = self.man_at(from).and_then(|man| self.taken_on(man, &cells));
        if let Some(&exact) = fitting.iter().find(|mv| Some(mv.taken) == taken) {
            return Ok(exact);
        }
        match &fitting[..] {
            [mv] if cells.len() == 2 => Ok(*mv),
            [_, ..] if cells.len() == 2 => Err(MoveTextError::Ambiguous {
                text: excerpt(text),
                choices: fitting.iter().map(|&mv| self.move_text(mv)).collect(),
            }),
            _ => Err(self.refuse(text, &cells)),
        }
    }

    /// Why the way over these cells is no legal move.
    fn refuse(&self, text: &str, cells: &[Cell]) -> MoveTextError {
        let text = excerpt(text);
        let (from, to) = (cells[0], cells[cells.len() - 1]);
        let largest = self.legal_moves().into_iter().find(|mv| !mv.taken.is_empty());
        if let (Some(man), Some(largest)) = (self.man_at(from), largest) {
            let taken = self.taken_on(man, cells);
            if man.color == self.turn && taken.is_some_and(|taken| taken.len() < largest.taken.len()) {
                let men = largest.taken.len();
                return MoveTextError::NotLargest { text, men, largest: self.move_text(largest) };
            }
        }
        MoveTextError::NotLegal { text, why: self.explain_illegal(from, to) }
    }

    /// The men taken on a way over these cells, if it goes from capture to capture.
    fn taken_on(&self, man: Man, cells: &[Cell]) -> Option<Bitboard> {
        let capturing = Capturing::new(self, cells[0], man);
        let mut taken = Bitboard::EMPTY;
        for pair in cells.windows(2) {
            let mut jumped = None;
            capturing.jumps(pair[0], taken, |victim, landing| {
                if landing == pair[1] {
                    jumped = Some(victim);
                }
            });
            taken.insert(jumped?);
        }
        Some(taken)
    }
}

/// The cells of a move as text; two or more.
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
        part.parse().ok().and_then(cell_of_number).ok_or_else(no_cell)
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
    fn moves_are_read_as_people_write_them() {
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
    fn what_is_wrong_is_told() {
        let start = Position::start();
        assert_eq!(read(&start, "e4"), "`e4` is not a move: write 55-56 or 33x53x73");
        assert_eq!(read(&start, "2526"), "`2526` is not a move: write 55-56 or 33x53x73");
        assert_eq!(read(&start, "25-20"), "`25-20`: there is no cell 20; both digits go from 1 to 9");
        let capture = position("W:W33:B43,63,24");
        assert_eq!(
            read(&capture, "33x15"),
            "`33x15` takes too few men: 2 can be taken, and the largest capture must be made, as 33x53x73"
        );
    }

    #[test]
    fn long_rubbish_gives_a_short_message() {
        let text = "55x\u{7}".repeat(100_000);
        let message = read(&Position::start(), &text);
        assert!(message.len() < 200 && !message.contains('\u{7}'), "{message}");
        let many = "55x".repeat(100_000) + "55";
        assert!(read(&Position::start(), &many).len() < 200);
    }

    #[test]
    fn nothing_panics() {
        let alphabet: Vec<char> = "0123456789xX-:K×–\u{e9}\u{0} ".chars().collect();
        let mut rng = fastrand::Rng::with_seed(11);
        let positions = ["W:W33:B24,43,63", "W:WK33,K57:B24,44,46,66,K59", "B:W55:B"].map(position);
        for _ in 0..20_000 {
            let text: String = (0..rng.usize(..12)).filter_map(|_| rng.choice(&alphabet)).collect();
            for position in &positions {
                if let Ok(mv) = position.read_move(&text) {
                    assert!(position.is_legal(mv), "{text}");
                }
            }
        }
    }

    #[test]
    fn ways_around_the_same_men_are_one_move() {
        let ring = position("W:W55:B65,66,47,46");
        let moves = ring.legal_moves();
        assert_eq!(moves.len(), 1);
        assert_eq!(ring.paths(moves[0]).len(), 2);
        let texts = ["55x75x57x37x55", "55x37x57x75x55"];
        assert!(texts.map(|text| ring.read_move(text)).iter().all(|mv| *mv == Ok(moves[0])));
        assert_eq!(read(&ring, "55x55"), ring.move_text(moves[0]));
    }

    #[test]
    fn every_move_is_read_back() {
        let mut rng = fastrand::Rng::with_seed(3);
        for _ in 0..20 {
            let mut position = Position::start();
            for _ in 0..80 {
                let moves = position.legal_moves();
                for &mv in &moves {
                    assert_eq!(position.read_move(&position.move_text(mv)), Ok(mv), "{}", position.to_text());
                }
                let Some(&mv) = rng.choice(&moves) else { break };
                position.play_unchecked(mv);
            }
        }
    }
}
