//! Making documents: new games, records from files, and one from the other.

use std::sync::Arc;

use super::{Document, FileLink, Identity, SaveState, tags};
use crate::app::settings::{Match, NewGameForm, Setup, StartFrom};
use crate::app::text::Text;
use crate::game::{Game, GameRecord, GameSetup, Move, NodeId, Position, TreeEdit};
use crate::sides::Color;

impl Document {
    /// A game by this set-up from the usual position, with its clock stopped.
    pub fn ready(setup: Setup) -> Document {
        let start = setup.usual_start();
        Document::begun(setup, start, &[])
    }

    /// The game for the contents of a form, with its clock stopped.
    ///
    /// # Errors
    /// The mistake in the form, in a sentence for the user.
    pub fn from_form(form: &NewGameForm) -> Result<Document, Text> {
        let start = form.start_position()?;
        let moves: &[Move] = match &form.start {
            StartFrom::Moves { moves, .. } => moves,
            _ => &[],
        };
        // Moves of another game were made by its rules.
        let mut setup = Setup { total_ban: start.total_ban(), ..form.setup.clone() };
        if form.start != StartFrom::Usual {
            setup.odds = None;
        }
        Ok(Document::begun(setup, start, moves))
    }

    /// An online game by the record that both sides share, with the names of this set-up.
    pub(in crate::app) fn online(mut game: Game, setup: Setup) -> Document {
        let tags = tags::new_game_tags(&setup);
        for (name, value) in tags {
            // A game lets its tags be changed.
            game.edit(TreeEdit::Tag { name, value: Some(value) }).ok();
        }
        game.set_touch_move(setup.touches());
        Document::new(game, setup, Identity::new(true, 0))
    }

    /// A game that begins at `start` with these moves already made, on fresh, stopped clocks.
    fn begun(setup: Setup, start: Position, moves: &[Move]) -> Document {
        let tags = tags::new_game_tags(&setup);
        let game = Game::new(GameSetup {
            draws: setup.draws(),
            controls: setup.controls(),
            free_first_moves: setup.clock.free_first_moves,
            touch_move: setup.touches(),
            tags: tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect(),
            moves: moves.to_vec(),
            ..GameSetup::new(start)
        });
        Document::new(game, setup, Identity::new(true, moves.len()))
    }

    /// The game as part of a match. In a match of fixed length the game has the number of its round.
    pub(in crate::app) fn in_match(mut self, running: &Match) -> Document {
        if running.length().is_some() {
            let (name, value) = ("Round".to_owned(), Some(running.round().to_string()));
            // A game lets its tags be changed.
            self.game_mut().edit(TreeEdit::Tag { name, value }).ok();
        }
        self
    }

    /// A record from a file or the clipboard, to be studied: a finished game at its start, one that was broken off at its
    /// end.
    pub fn opened(record: GameRecord, file: Option<FileLink>) -> Document {
        let setup = tags::setup_of(&record);
        let (is_over, given) = (record.result.is_some(), record.main_moves().len());
        let game = Game::studied(record, setup.draws());
        let mut document = Document::new(game, setup, Identity::new(false, given));
        document.kept = SaveState::in_file(file);
        if is_over {
            document.go_to(NodeId::ROOT);
        }
        document
    }
}

/// From play to study and back.
impl Document {
    /// The game is studied from now on, without its clock.
    pub(in crate::app) fn study(&mut self) {
        let record = self.record().clone();
        self.played = Some(Arc::new(record.clone()));
        self.game = Game::studied(record, self.setup.draws());
    }

    /// The game is played from now on, with its clocks stopped at the times in the record.
    pub(in crate::app) fn play_on(&mut self) {
        let setup = &self.setup;
        self.game = Game::from_record(self.record().clone(), setup.draws());
        self.game.set_touch_move(setup.touches());
        (self.identity.is_live, self.played) = (true, None);
        self.go_to(self.game.head());
    }

    /// Continues a game that was broken off from the end of its main line, with the players and draw rules of `setup`,
    /// on the clocks of its record or on new ones. The clock is stopped.
    pub(in crate::app) fn continue_by(&mut self, setup: Setup, keeps_clocks: bool) {
        let mut record = self.record().clone();
        for edit in tags::edits(&setup) {
            // A record lets its tags be changed.
            record.apply(edit).ok();
        }
        if !keeps_clocks {
            record.controls = Some(setup.controls());
            record.time_left = None;
        }
        self.game = Game::studied(record, setup.draws());
        self.setup = setup;
        self.play_on();
        if !keeps_clocks {
            for color in Color::ALL {
                self.game.refill_clock(color);
            }
        }
        self.touch();
    }

    /// Continues the game with other players, from this position and with these clocks.
    pub(in crate::app) fn change_players(&mut self, setup: Setup) {
        for edit in tags::edits(&setup) {
            // A game lets its tags be changed.
            self.game_mut().edit(edit).ok();
        }
        self.setup = setup;
        self.touch();
    }
}
