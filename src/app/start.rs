//! Makes games: new ones from a set-up, and documents from records.

use std::time::Duration;

use super::document::{Document, Phase};
use super::file_link::FileLink;
use super::journal::Header;
use super::new_game::{NewGameForm, Setup, StartFrom};
use super::player_tags;
use crate::game::{Game, GameRecord, GameSetup, Move, NodeId, Position};
use crate::sides::Color;

/// A game by this set-up, to begin with its first move.
pub fn ready_game(setup: Setup) -> Document {
    let start = setup.usual_start();
    document(setup, start, &[], Phase::Ready)
}

/// The game a form asks for, or what is wrong with the form.
///
/// # Errors
/// A sentence for the user.
pub fn game_from(form: &NewGameForm) -> Result<Document, String> {
    let start = form.start_position()?;
    let moves: &[Move] = match &form.start {
        StartFrom::Moves { moves, .. } => moves,
        _ => &[],
    };
    // Moves of another game were made by its rules.
    let setup = Setup { total_ban: start.total_ban(), ..form.setup.clone() };
    Ok(document(setup, start, moves, Phase::Playing))
}

fn document(setup: Setup, start: Position, moves: &[Move], phase: Phase) -> Document {
    let tags = player_tags::new_game_tags(&setup);
    let header = Header::live(&setup, &start, moves, &tags);
    let game = live_game(&setup, start, moves, &tags);
    Document::new(game, setup, phase, header)
}

/// A game that begins at `start` with these moves already made, on fresh clocks that stand.
pub fn live_game(setup: &Setup, start: Position, moves: &[Move], tags: &[(String, String)]) -> Game {
    let mut game = Game::new(GameSetup {
        draws: setup.draws(),
        controls: setup.controls(),
        free_first_moves: setup.clock.free_first_moves,
        touch_move: setup.touch_move,
        ..GameSetup::new(start)
    });
    for (name, value) in tags {
        game.tags_mut().set(name, value);
    }
    for &mv in moves {
        let Ok(played) = game.play(mv, Duration::ZERO) else { break };
        let notes = game.notes_mut(played.node);
        (notes.clock, notes.periods) = (None, None);
    }
    if !moves.is_empty() {
        for color in Color::ALL {
            game.refill_clock(color);
        }
    }
    game
}

/// A record from a file or the clipboard, to be looked through from its start.
pub fn opened_game(record: GameRecord, pgn: String, file: Option<FileLink>) -> Document {
    let setup = player_tags::setup_of(&record);
    let header = Header::record(&setup, pgn, file.clone(), false);
    recorded_game(record, header, file, Phase::Review)
}

/// The same by the set-up of a journal, which knows more than a record.
pub fn recorded_game(record: GameRecord, header: Header, file: Option<FileLink>, phase: Phase) -> Document {
    let setup = header.setup.clone();
    let mut game = Game::from_record(record, setup.draws());
    game.set_touch_move(setup.touch_move && phase != Phase::Review);
    // A finished game is opened to be played through; one that was broken off, to be gone on with.
    if game.outcome().is_some() {
        game.go_to(NodeId::ROOT);
    }
    let mut document = Document::new(game, setup, phase, header);
    document.file = file;
    document
}
