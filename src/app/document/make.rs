//! Making documents: new games, records from files, and one from the other.

use std::sync::Arc;

use super::{Document, Identity, player_tags};
use crate::app::catalogue::Text;
use crate::app::setup::{Match, NewGameForm, Setup, StartFrom};
use crate::app::storage::FileLink;
use crate::game::{Game, GameRecord, GameSetup, Move, NodeId, Position, TreeEdit};
use crate::sides::Color;

impl Document<Game> {
    /// A game by this set-up from the usual position, with its clock stopped.
    pub fn ready(setup: Setup) -> Document<Game> {
        let start = setup.usual_start();
        Document::begun(setup, start, &[])
    }

    /// The game for the contents of a form, with its clock stopped.
    ///
    /// # Errors
    /// The mistake in the form, in a sentence for the user.
    pub fn from_form(form: &NewGameForm) -> Result<Document<Game>, Text> {
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
    pub(in crate::app) fn online(mut game: Game, setup: Setup) -> Document<Game> {
        let tags = player_tags::new_game_tags(&setup);
        for (name, value) in tags {
            // A game lets its tags be changed.
            game.edit(TreeEdit::Tag { name, value: Some(value) }).ok();
        }
        game.set_touch_move(setup.touches());
        Document::new(game, setup, Identity::new(true, 0))
    }

    fn begun(setup: Setup, start: Position, moves: &[Move]) -> Document<Game> {
        let tags = player_tags::new_game_tags(&setup);
        let identity = Identity::new(true, moves.len());
        Document::new(new_game(&setup, start, moves, &tags), setup, identity)
    }

    /// The game as part of a match. In a match of fixed length the game has the number of its round.
    pub(in crate::app) fn in_match(mut self, running: &Match) -> Document<Game> {
        if running.length().is_some() {
            let (name, value) = ("Round".to_owned(), Some(running.round().to_string()));
            // A game lets its tags be changed.
            self.game_mut().edit(TreeEdit::Tag { name, value }).ok();
        }
        self
    }

    /// The game as a record for a study, without its clock.
    pub(in crate::app) fn studied(self) -> Document<GameRecord> {
        let played = Arc::new(self.record().clone());
        let mut document = self.with(|game| game.record().clone());
        document.played = Some(played);
        document
    }
}

impl Document<GameRecord> {
    /// A record from a file or the clipboard: a finished game at its start, one that was broken off at its end.
    pub fn opened(record: GameRecord, file: Option<FileLink>) -> Document<GameRecord> {
        let setup = player_tags::setup_of(&record);
        let (is_over, given) = (record.result.is_some(), record.main_moves().len());
        let mut document = Document::new(record, setup, Identity::new(false, given)).in_file(file);
        if is_over {
            document.go_to(NodeId::ROOT);
        }
        document
    }

    /// Continues a game that was broken off from the end of its main line, with the players and draw rules of `setup`,
    /// on the clocks of its record or on new ones. The clock is stopped.
    pub(in crate::app) fn continued(self, setup: Setup, keeps_clocks: bool) -> Document<Game> {
        let mut document = self.with(|mut record| {
            for edit in player_tags::edits(&setup) {
                // A record lets its tags be changed.
                record.apply(edit).ok();
            }
            if !keeps_clocks {
                record.controls = Some(setup.controls());
                record.time_left = None;
            }
            let mut game = Game::from_record(record, setup.draws());
            game.set_touch_move(setup.touches());
            if !keeps_clocks {
                for color in Color::ALL {
                    game.refill_clock(color);
                }
            }
            game
        });
        document.set_setup(setup);
        (document.identity.is_live, document.played) = (true, None);
        document.touch();
        document.go_to_head();
        document
    }

    /// A record as a game that was played, with its clocks stopped at the times in the record.
    pub(in crate::app) fn played(self) -> Document<Game> {
        let setup = self.setup().clone();
        let mut document = self.with(|record| {
            let mut game = Game::from_record(record, setup.draws());
            game.set_touch_move(setup.touches());
            game
        });
        (document.identity.is_live, document.played) = (true, None);
        document.go_to_head();
        document
    }
}

impl Document<Game> {
    /// Continues the game with other players, from this position and with these clocks.
    pub(in crate::app) fn change_players(&mut self, setup: Setup) {
        for edit in player_tags::edits(&setup) {
            // A game lets its tags be changed.
            self.game_mut().edit(edit).ok();
        }
        self.set_setup(setup);
        self.touch();
    }

    /// Shows the latest position.
    pub(in crate::app) fn go_to_head(&mut self) {
        self.go_to(self.game().head());
    }
}

/// A game that begins at `start` with these moves already made, on fresh, stopped clocks.
fn new_game(setup: &Setup, start: Position, moves: &[Move], tags: &[(String, String)]) -> Game {
    Game::new(GameSetup {
        draws: setup.draws(),
        controls: setup.controls(),
        free_first_moves: setup.clock.free_first_moves,
        touch_move: setup.touches(),
        tags: tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect(),
        moves: moves.to_vec(),
        ..GameSetup::new(start)
    })
}
