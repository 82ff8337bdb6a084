//! A three-player game as it is kept in a file.

use crate::game::{Tags, UnreadText};
use crate::three::{Act, Game, Points, Position, Seat};

/// The name of the game in the tag `Variant`.
pub(super) const VARIANT: &str = "ThreePlayer";

/// Whether a value of the tag `Variant` names the three-player game: `ThreePlayer`, `Three-player hexagonal chess`.
pub fn is_variant(value: &str) -> bool {
    let letters: String = value.chars().filter(|c| c.is_alphanumeric()).collect();
    letters.to_lowercase().starts_with("threeplayer")
}

/// The tags in front, in their order.
pub(super) const ROSTER: [&str; 8] = ["Event", "Site", "Date", "Round", "White", "Red", "Black", "Result"];
/// The tag of the switch by which dead pieces leave the board, and its values.
pub(super) const DEAD_TAG: &str = "HexDead";
pub(super) const LEAVE: &str = "leave";
pub(super) const STAY: &str = "stay";

/// The annotations of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Glyphs by their numbers, such as 1 for `!`.
    pub nags: Vec<u8>,
    /// Comments, in their order.
    pub comments: Vec<String>,
    /// Variations, as they were written.
    pub variations: Vec<UnreadText>,
}

/// The record of one game.
#[derive(Clone, Debug)]
pub struct Record {
    /// The tags without a field of their own.
    pub(super) tags: Tags,
    /// `%` lines, malformed and repeated tags.
    pub(super) lines: Vec<String>,
    /// The game itself.
    pub game: Game,
    /// The notes before the first act, and after each act, with the act. Trailing acts without notes are left out.
    notes: Vec<(Option<Act>, Notes)>,
    /// The result in the file, if the game does not show one.
    pub(super) told: Option<Points>,
    /// The start position that the file names, if it is not possible: of such a game nothing can be played.
    pub(super) wrong_start: Option<String>,
    /// The moves from the first on that is not possible, as they were written.
    pub(super) unread: Option<UnreadText>,
}

impl Record {
    /// A record of a game without names or comments.
    pub fn new(game: Game) -> Record {
        Record {
            tags: Tags::default(),
            lines: Vec::new(),
            game,
            notes: Vec::new(),
            told: None,
            wrong_start: None,
            unread: None,
        }
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name)
    }

    /// Sets a tag as [`Tags::set`] does. The writer ignores tags that it makes from the game, such as `Result`.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        self.tags.set(name, value);
    }

    /// The tags, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// The name of a player, `?` if unknown.
    pub fn player(&self, seat: Seat) -> &str {
        self.tags.or_unknown(&seat.to_string())
    }

    /// The points of the three: those that the game shows or, for an unfinished game, those in the file.
    pub fn result(&self) -> Option<Points> {
        let shown = self.game.end().map(|end| end.points).filter(|_| !self.is_order_unknown());
        shown.or(self.told).or_else(|| self.game.end().map(|end| end.points))
    }

    /// Whether two sides were eliminated before the position was set up, so that the game cannot show their order.
    pub(super) fn is_order_unknown(&self) -> bool {
        self.start().playing().len() == 1 && self.start().early_outs().is_empty()
    }

    /// The notes after this number of acts of the game. Those of acts that were taken back are gone.
    pub fn notes(&self, acts: usize) -> Option<&Notes> {
        let (act, notes) = self.notes.get(acts)?;
        (*act == self.act(acts)).then_some(notes)
    }

    /// The notes after this number of acts of the game, to be changed.
    pub fn notes_mut(&mut self, acts: usize) -> &mut Notes {
        let act = self.act(acts);
        for missing in self.notes.len()..=acts {
            self.notes.push((self.act(missing), Notes::default()));
        }
        let (before, notes) = &mut self.notes[acts];
        if *before != act {
            (*before, *notes) = (act, Notes::default());
        }
        notes
    }

    /// The last of this number of acts.
    fn act(&self, acts: usize) -> Option<Act> {
        self.game.acts().nth(acts.checked_sub(1)?).map(|(act, ..)| act)
    }

    /// Whether the file has further moves that are unreadable or illegal, or an invalid start position.
    pub fn has_unread(&self) -> bool {
        self.unread.is_some() || self.wrong_start.is_some()
    }

    /// The position that the game began with.
    pub fn start(&self) -> &Position {
        self.game.start()
    }
}
