//! Reading a file of levels.
//!
//! The file is PGN with tags only, one head for each level: no chess game, because most levels have no kings.
//!
//! ```text
//! [Event "rook-choose"]       the name
//! [Stage "rook"]
//! [Goal "collect"]            as if it is missing; or promote, check, tap, mate, stalemate, line, safe, race, win
//! [White "Rc3"]               the pieces; also Red, Black and Dead; in checkers 33 is a man and K33 a king
//! [Stars "c8 a6"]
//! [Line "c3-c8 c8-a6"]        a best solution; i5-h5|i5-g6 is a choice
//! [Replies "c5-c4"]           answers to wrong moves
//! [Arrows "f3-f9"]
//! [Castling "QB"]
//! [Opponent "3"]              the level of play in a game; as if full strength where it is missing
//! [Moves "20"]                the most moves for three stars in a game
//! [Short "yes"]               for those who play chess already
//! ```

use std::fmt;

use super::board::Board;
use super::free::Free;
use super::{Game, Goal, Level, Move};
use crate::chess::{self, Color, Role};
use crate::draughts;
use crate::excerpt::excerpt;
use crate::game::Tags;
use crate::game::pgn::PgnFile;
use crate::hex::Cell;
use crate::three::{self, Seat, Seats};

const TAGS: [&str; 15] = [
    "Event", "Stage", "Goal", "White", "Red", "Black", "Dead", "Stars", "Line", "Replies", "Arrows",
    "Castling", "Opponent", "Moves", "Short",
];

/// An error in a file of levels.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}: {problem}")]
pub struct ReadError {
    /// The name of the file.
    pub file: String,
    /// The number of the line, from 1.
    pub line: usize,
    /// The problem and what to do, in English.
    pub problem: String,
}

/// Reads a file of levels. `file` is its name, for errors.
///
/// # Errors
///
/// [`ReadError`] for the first level with a fault.
pub fn read(game: Game, file: &str, text: &str) -> Result<Vec<Level>, ReadError> {
    let levels = PgnFile::from_text(text.to_owned());
    let read = |index| {
        let (text, tags) = (levels.game_text(index), levels.tags(index));
        Head { game, tags }.level().map_err(|(tag, problem)| {
            let inside = text.lines().position(|line| line.starts_with(&format!("[{tag} ")));
            let line = levels.first_line(index) + inside.unwrap_or_default();
            ReadError { file: file.to_owned(), line, problem }
        })
    };
    (0..levels.len()).map(read).collect()
}

/// The tags of a level.
struct Head {
    game: Game,
    tags: Tags,
}

/// A result, or the name of the faulty tag with the problem.
type Read<T> = Result<T, (String, String)>;

fn fail<T>(tag: &str, problem: String) -> Read<T> {
    Err((tag.to_owned(), problem))
}

impl Head {
    fn level(&self) -> Read<Level> {
        if let Some((name, _)) = self.tags.iter().find(|(name, _)| !TAGS.contains(name)) {
            return fail(name, format!("a level has no tag “{}”; it has {}", excerpt(name), TAGS.join(", ")));
        }
        let name = self.needed("Event")?;
        let stage = self.needed("Stage")?;
        let goal = self.words("Goal", Goal::of_name)?.first().copied().unwrap_or(Goal::Collect);
        let choices = |word: &str| word.split('|').map(|text| self.game.parse_move(text)).collect();
        let line: Vec<Vec<Move>> = self.words("Line", choices)?;
        let mover = line.first().and_then(|choices| choices.first()).map(|mv| mv.from);
        let mut level = Level {
            name: format!("{}-{name}", self.game.key()),
            stage: stage.to_owned(),
            game: self.game,
            goal,
            board: self.board(mover.filter(|_| goal == Goal::Line))?,
            stars: self.words("Stars", |word| self.game.parse_cell(word))?.into_iter().collect(),
            best: 0,
            line,
            replies: self.words("Replies", |word| self.game.parse_move(word))?,
            arrows: self.words("Arrows", |word| self.game.parse_move(word).map(|mv| (mv.from, mv.to)))?,
            opponent: self.words("Opponent", |word| word.parse().ok())?.first().copied(),
            is_short_way: self.tags.get("Short") == Some("yes"),
        };
        level.best = match goal {
            Goal::Tap | Goal::Safe => level.wanted().len(),
            Goal::Line => self.pupils_moves(&level)?,
            Goal::Race | Goal::Win => {
                self.words("Moves", |word| word.parse().ok())?.first().copied().unwrap_or_default()
            }
            _ => level.line.len() as u32,
        };
        if level.best == 0 {
            self.needed(if goal.is_game() { "Moves" } else { "Line" })?;
        }
        Ok(level)
    }

    fn needed(&self, tag: &str) -> Read<&str> {
        let value = self.tags.get(tag).filter(|value| !value.trim().is_empty());
        value.ok_or_else(|| ("Event".to_owned(), format!("the level needs the tag “{tag}”")))
    }

    /// The words of a tag; none if it is missing.
    fn words<T>(&self, tag: &'static str, read: impl Fn(&str) -> Option<T>) -> Read<Vec<T>> {
        let words = self.tags.get(tag).unwrap_or_default().split_whitespace();
        words
            .map(|word| {
                read(word).ok_or_else(|| (tag.to_owned(), format!("“{}” could not be read", excerpt(word))))
            })
            .collect()
    }

    /// The number of the pupil's moves in a line whose moves are all legal.
    fn pupils_moves(&self, level: &Level) -> Read<u32> {
        let (mut board, mut count) = (level.board.clone(), 0);
        let texts = self.tags.get("Line").unwrap_or_default().split_whitespace();
        for (choices, text) in level.line.iter().zip(texts) {
            count += u32::from(board.turn() == Seat::White);
            let mut boards = choices.iter().map(|&mv| board.play(mv, level.stars));
            let Some(first) = boards.next().flatten().filter(|_| boards.all(|board| board.is_some())) else {
                return fail("Line", format!("“{}” is not a legal move here", excerpt(text)));
            };
            board = first;
        }
        Ok(count)
    }

    /// The pieces of a tag: `Rf3`, in checkers `33` or `K33`.
    fn pieces(&self, tag: &'static str) -> Read<Vec<(Cell, Option<Role>)>> {
        self.words(tag, |word| {
            let role = word.chars().next().filter(char::is_ascii_uppercase).and_then(Role::from_char);
            let cell = word.trim_start_matches(|c: char| c.is_ascii_uppercase());
            Some((self.game.parse_cell(cell)?, role))
        })
    }

    /// The board, on which the side of the piece on `mover` is to move, otherwise White.
    fn board(&self, mover: Option<Cell>) -> Read<Board> {
        let sides = [
            (Some(Seat::White), self.pieces("White")?),
            (Some(Seat::Red), self.pieces("Red")?),
            (Some(Seat::Black), self.pieces("Black")?),
            (None, self.pieces("Dead")?),
        ];
        let pieces =
            || sides.iter().flat_map(|(seat, pieces)| pieces.iter().map(|&(cell, role)| (*seat, cell, role)));
        let turn = pieces().find(|(_, cell, _)| Some(*cell) == mover).and_then(|(seat, ..)| seat);
        let turn = turn.unwrap_or(Seat::White);
        let is_king = |(_, _, role): &(_, _, Option<Role>)| *role == Some(Role::King);
        let color = |seat| if seat == Some(Seat::White) { Color::White } else { Color::Black };
        let invalid = |error: &dyn fmt::Display| ("White".to_owned(), format!("invalid position: {error}"));
        let Game::Two(variant) = self.game else {
            let playing: Seats = pieces().filter(is_king).filter_map(|(seat, ..)| seat).collect();
            let mut setup = three::Setup::empty();
            (setup.turn, setup.playing) = (turn, playing);
            for (seat, cell, role) in pieces() {
                setup.board.set_piece(cell, role.map(|role| three::Piece { seat, role }));
            }
            return three::Position::from_setup(&setup).map(Board::Three).map_err(|error| invalid(&error));
        };
        let Some(variant) = variant.chess() else {
            let mut setup = draughts::Setup::empty();
            setup.turn = color(Some(turn));
            for (seat, cell, role) in pieces() {
                setup.set_piece(cell, Some(draughts::Piece { color: color(seat), king: role.is_some() }));
            }
            let position = draughts::Position::from_setup(&setup).map_err(|error| invalid(&error))?;
            return Ok(Board::Two(position.into()));
        };
        let placed: Vec<_> =
            pieces().filter_map(|(seat, cell, role)| Some((cell, role?.of(color(seat))))).collect();
        if pieces().filter(is_king).count() < 2 {
            return Ok(Board::Free(Free { variant, pieces: placed }));
        }
        let mut setup = chess::Setup::empty(variant).with_turn(color(Some(turn)));
        setup.castling =
            self.words("Castling", |word| word.parse().ok())?.first().copied().unwrap_or_default();
        for (cell, piece) in placed {
            setup.board.set_piece(cell, Some(piece));
        }
        let position = chess::Position::from_setup(&setup).map_err(|error| invalid(&error))?;
        Ok(Board::Two(position.into()))
    }
}
