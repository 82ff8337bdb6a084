//! The courses: the levels of each game, and two ways through them.

use std::sync::LazyLock;

use super::{Game, Level, read};
use crate::game::Variant;

/// The levels of one game, in their order.
#[derive(Clone, Debug)]
pub struct Course {
    /// The game it teaches.
    pub game: Game,
    /// From the first lesson to the last.
    pub levels: Vec<Level>,
}

/// A way through a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// "I am new to chess": all levels.
    Whole,
    /// "I already play chess": the few levels that differ from ordinary chess.
    Short,
}

impl Way {
    /// The key of the name.
    pub const fn key(self) -> &'static str {
        match self {
            Way::Whole => "lessons-whole",
            Way::Short => "lessons-short",
        }
    }
}

impl Course {
    /// The course of a game.
    pub fn of(game: Game) -> &'static Course {
        static COURSES: LazyLock<[Course; 5]> = LazyLock::new(|| {
            Game::ALL.map(|game| {
                let levels = read(game, &format!("{}.pgn", game.key()), text(game));
                Course { game, levels: levels.expect("the tests read every course") }
            })
        });
        let index = Game::ALL.iter().position(|other| *other == game);
        &COURSES[index.unwrap_or_default()]
    }

    /// The levels for one kind of player, in their order.
    pub fn way(&self, way: Way) -> impl Iterator<Item = &Level> {
        self.levels.iter().filter(move |level| way == Way::Whole || level.is_short_way)
    }

    /// The stages of the course, each with its levels.
    pub fn stages(&self) -> impl Iterator<Item = &[Level]> {
        self.levels.chunk_by(|one, other| one.stage == other.stage)
    }
}

const fn text(game: Game) -> &'static str {
    match game {
        Game::Two(Variant::Glinski) => include_str!("../../assets/lessons/glinski.pgn"),
        Game::Two(Variant::McCooey) => include_str!("../../assets/lessons/mccooey.pgn"),
        Game::Two(Variant::Shafran) => include_str!("../../assets/lessons/shafran.pgn"),
        Game::Two(Variant::Checkers) => include_str!("../../assets/lessons/checkers.pgn"),
        Game::Three => include_str!("../../assets/lessons/three.pgn"),
    }
}
