//! A game of three as it is kept in a file.

use crate::three::{Game, Points, Position, Seat};

/// What is said of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Glyphs by their numbers, such as 1 for `!`.
    pub nags: Vec<u8>,
    /// Comments, in their order.
    pub comments: Vec<String>,
}

/// The record of one game.
#[derive(Clone, Debug)]
pub struct Record {
    /// The tags that say nothing of start, rules and result, each name once.
    pub(super) tags: Vec<(String, String)>,
    /// The game itself.
    pub game: Game,
    /// What is said before the first act, and then behind each of them; missing at the end where nothing is.
    pub(super) notes: Vec<Notes>,
    /// The result that the file tells, where the game does not show it.
    pub(super) told: Option<Points>,
    /// The start position that the file names, if it is not possible: of such a game nothing can be played.
    pub(super) wrong_start: Option<String>,
    /// The moves from the first on that is not possible, as they were written.
    pub(super) unread: String,
}

impl Record {
    /// A record of a game without names or comments.
    pub fn new(game: Game) -> Record {
        Record {
            tags: Vec::new(),
            game,
            notes: Vec::new(),
            told: None,
            wrong_start: None,
            unread: String::new(),
        }
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag. Control characters in its value become spaces.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        match self.tags.iter_mut().find(|(tag, _)| tag == name) {
            Some(tag) => tag.1 = value,
            None => self.tags.push((name.to_owned(), value)),
        }
    }

    /// The name of a player, `?` if unknown.
    pub fn player(&self, seat: Seat) -> &str {
        self.tag(&seat.to_string()).filter(|name| !name.trim().is_empty()).unwrap_or("?")
    }

    /// The points of the three: those that the game shows, or else those that the file tells.
    pub fn result(&self) -> Option<Points> {
        self.game.end().map(|end| end.points).or(self.told)
    }

    /// What is said behind so many acts of the game.
    pub fn notes(&self, acts: usize) -> Option<&Notes> {
        self.notes.get(acts)
    }

    /// What is said behind so many acts of the game, to be changed.
    pub fn notes_mut(&mut self, acts: usize) -> &mut Notes {
        if self.notes.len() <= acts {
            self.notes.resize(acts + 1, Notes::default());
        }
        &mut self.notes[acts]
    }

    /// Whether moves follow that could not be read or are not possible, or the start position is not.
    pub fn has_unread(&self) -> bool {
        !self.unread.is_empty() || self.wrong_start.is_some()
    }

    /// The position that the game began with.
    pub fn start(&self) -> &Position {
        self.game.start()
    }
}
