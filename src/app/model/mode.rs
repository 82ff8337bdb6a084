//! The open game: one of two, played or studied, or one of three.
//!
//! Only this file and `update` ask which it is; a panel of the window takes the game of its mode.

use std::ops::{Deref, DerefMut};
use std::time::Duration;

use crate::app::board::speech;
use crate::app::context::Screen;
use crate::app::game::{Document, GameId, GameOver, Restored, SaveState, WriteBack};
use crate::app::library::SavedGame;
use crate::app::play::{Play, Three};
use crate::app::settings::{Match, TwoOrThree};
use crate::app::text::{Text, text};
use crate::game::{Tags, TreeEdit};
use crate::sides::Color;
use crate::three::Seat;

/// The open game, played or studied. Each mode owns its document, its cursor, its hand, its searches and its clock, and
/// handles all input on the board.
pub type Mode = TwoOrThree<Play, Three>;

/// Evaluates an expression with the open mode's game.
macro_rules! each {
    ($mode:expr, $game:ident => $work:expr) => {
        match $mode {
            Mode::Two($game) => $work,
            Mode::Three($game) => $work,
        }
    };
}

impl Deref for Mode {
    type Target = dyn Screen;

    fn deref(&self) -> &Self::Target {
        each!(self, game => &**game)
    }
}

impl DerefMut for Mode {
    fn deref_mut(&mut self) -> &mut Self::Target {
        each!(self, game => &mut **game)
    }
}

impl From<Play> for Mode {
    fn from(play: Play) -> Mode {
        Mode::of_two(play)
    }
}

impl From<Three> for Mode {
    fn from(three: Three) -> Mode {
        Mode::of_three(three)
    }
}

impl From<Restored> for Mode {
    fn from(game: Restored) -> Mode {
        match game {
            Restored::Two(document) => Play::standing(*document).into(),
            Restored::Three(document) => Three::standing(*document).into(),
        }
    }
}

impl Mode {
    /// The two-player game with its cursor and its file.
    pub fn document(&self) -> Option<&Document> {
        self.two().map(Play::document)
    }

    pub(in crate::app) fn document_mut(&mut self) -> Option<&mut Document> {
        self.two_mut().map(|two| &mut two.document)
    }

    /// The two-player game, if it is played rather than studied.
    pub fn play(&self) -> Option<&Play> {
        self.two().filter(|two| !two.is_studied())
    }

    pub(in crate::app) fn play_mut(&mut self) -> Option<&mut Play> {
        self.two_mut().filter(|two| !two.is_studied())
    }

    /// The two-player game, if it is studied.
    pub fn study(&self) -> Option<&Play> {
        self.two().filter(|two| two.is_studied())
    }

    pub(in crate::app) fn study_mut(&mut self) -> Option<&mut Play> {
        self.two_mut().filter(|two| two.is_studied())
    }
}

/// The open game's file and revision.
impl Mode {
    /// The file of the game, and which changes are in it.
    pub fn save_state(&self) -> &SaveState {
        each!(self, game => game.document().save_state())
    }

    pub(in crate::app) fn save_state_mut(&mut self) -> &mut SaveState {
        each!(self, game => &mut game.document.kept)
    }

    /// Which of the games opened in this run it is.
    pub(in crate::app) fn game_id(&self) -> GameId {
        self.save_state().game
    }

    /// The identity that the game has among the player's own games, if it is one of them.
    pub(in crate::app) fn own_id(&self) -> u64 {
        self.save_state().own_id.unwrap_or_else(|| each!(self, game => game.document().identity().id))
    }

    /// Follows a change of the tags of the game in its file.
    pub(in crate::app) fn follow_tags(&mut self, before: &Tags, now: &Tags) {
        each!(self, game => game.document.follow_tags(before, now));
    }

    /// Whether closing the game would lose changes.
    pub fn is_unsaved(&self) -> bool {
        each!(self, game => game.document().is_unsaved())
    }

    /// Whether the game has no moves yet, so that replacing it loses nothing.
    pub(in crate::app) fn is_blank(&self) -> bool {
        match self {
            Mode::Two(two) => !two.is_studied() && two.document().is_empty(),
            Mode::Three(three) => three.document().acts() == 0,
        }
    }

    pub(in crate::app) fn names(&self) -> Vec<Text> {
        match self {
            Mode::Two(two) => Color::ALL.map(|color| two.document().name(color)).to_vec(),
            Mode::Three(three) => Seat::ALL.map(|seat| three.document().setup().name(seat)).to_vec(),
        }
    }

    /// The game as it is to be saved at `now`.
    pub(in crate::app) fn to_save(&self, now: Duration) -> SavedGame {
        match self {
            Mode::Two(two) => SavedGame::of_two(two.document().record_at(now)),
            Mode::Three(three) => SavedGame::of_three(three.document().record().clone()),
        }
    }

    /// The study of a kept game, as it is to be written back into the game at `now`.
    pub(in crate::app) fn write_back(&self, now: Duration) -> Option<WriteBack> {
        self.document()?.write_back(now)
    }

    /// Whether the game is a finished one among the player's own, and was edited since.
    pub(in crate::app) fn is_study_of_own(&self) -> bool {
        let is_study = |document: &Document| document.outcome().is_some() && document.edits().undoable() > 0;
        self.save_state().is_newer_than_own() && self.document().is_some_and(is_study)
    }

    /// How the game that was played here has ended.
    pub(super) fn result(&self) -> Option<GameOver> {
        each!(self, game => game.result())
    }

    /// The running score between the players of a game of two.
    pub(in crate::app) fn running_match(&self) -> &Match {
        each!(self, game => &game.running_match)
    }

    pub(in crate::app) fn running_match_mut(&mut self) -> &mut Match {
        each!(self, game => &mut game.running_match)
    }

    /// Whether the game is over and its match has another one.
    pub(in crate::app) fn has_next_game(&self) -> bool {
        let outcome = self.document().and_then(Document::outcome);
        outcome.is_some_and(|outcome| self.running_match().has_next(outcome))
    }
}

/// The reactions of each mode to messages.
impl Mode {
    /// The move of the hint, in words.
    pub(in crate::app) fn spoken_hint(&self) -> Option<Text> {
        let spoken = match self {
            Mode::Two(two) => speech::spoken_move(two.document().position(), two.hint_move()?),
            Mode::Three(three) => speech::spoken_three_move(three.document().shown(), three.hint_move()?),
        };
        Some(text!("speech-hint", "move" = spoken))
    }

    /// Edits the record of a two-player game. Returns whether the record is different.
    pub(in crate::app) fn edit(&mut self, edit: TreeEdit) -> bool {
        self.document_mut().is_some_and(|document| document.edit(edit).is_ok())
    }

    /// Whether Black sits at the bottom of the board of two.
    pub(in crate::app) fn is_flipped(&self) -> bool {
        self.two().is_some_and(|two| two.bottom() == Color::Black)
    }

    pub(in crate::app) fn is_autoplaying(&self) -> bool {
        each!(self, game => game.autoplay.is_some())
    }

    pub(in crate::app) fn stop_autoplay(&mut self) {
        each!(self, game => game.autoplay = None);
    }

    /// Whether the open game is a study with moves that is in no file, such as one that was typed in.
    pub(in crate::app) fn is_new_study(&self) -> bool {
        let document = self.study().map(Play::document);
        document
            .is_some_and(|game| game.save_state().file().is_none() && !game.record().main_moves().is_empty())
    }

    /// Whether the table of moves may be shown: never as advice against a person.
    pub(in crate::app) fn may_explore(&self) -> bool {
        self.two().is_some_and(|two| !two.goes_on() || two.allows_advice())
    }
}
