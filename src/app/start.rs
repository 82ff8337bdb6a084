//! Makes games: new ones from a set-up, and documents from records.

use std::time::Duration;

use super::date;
use super::document::{Document, FileLink, Phase};
use super::journal::Header;
use super::new_game::{NewGameForm, Player, Seat, Setup, StartFrom};
use crate::engine::Level;
use crate::game::{Game, GameRecord, GameSetup, Move, NodeId, Position};
use crate::sides::Color;

/// Says in the record whether a person or a program played a colour (PGN standard, 9.1.2).
const TYPE_TAGS: [(Color, &str); 2] = [(Color::White, "WhiteType"), (Color::Black, "BlackType")];
/// Says at which of our levels the program played, so that the game can be gone on with.
const LEVEL_TAGS: [(Color, &str); 2] = [(Color::White, "HexWhiteLevel"), (Color::Black, "HexBlackLevel")];

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
    Ok(document(form.setup.clone(), start, moves, Phase::Playing))
}

fn document(setup: Setup, start: Position, moves: &[Move], phase: Phase) -> Document {
    let tags = tags(&setup);
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
        ..GameSetup::new(start)
    });
    for (name, value) in tags {
        game.tags_mut().set(name, value);
    }
    for &mv in moves {
        let Ok(played) = game.play(mv, Duration::ZERO) else { break };
        game.notes_mut(played.node).clock = None;
    }
    if !moves.is_empty() {
        for color in Color::ALL {
            let base = game.clock().controls()[color].base();
            game.set_time_left(color, base.unwrap_or_default());
        }
    }
    game
}

/// A record from a file or the clipboard, to be looked through from its start.
pub fn opened_game(record: GameRecord, pgn: String, file: Option<FileLink>) -> Document {
    let setup = setup_of(&record);
    let mut game = Game::from_record(record, setup.draws());
    // A finished game is opened to be played through; one that was broken off, to be gone on with.
    if game.outcome().is_some() {
        game.go_to(NodeId::ROOT);
    }
    let header = Header::record(&setup, pgn, file.clone());
    let mut document = Document::new(game, setup, Phase::Review, header);
    document.file = file;
    document
}

/// Who played, as far as the record says.
pub fn setup_of(record: &GameRecord) -> Setup {
    let seat = |color| {
        let name = match record.player(color) {
            "?" => String::new(),
            name => name.to_owned(),
        };
        let tag = |tags: [(Color, &str); 2]| {
            tags.iter().find(|(of, _)| *of == color).and_then(|(_, tag)| record.tags.get(tag))
        };
        let is_program = tag(TYPE_TAGS).is_some_and(|value| value == "program");
        let level = tag(LEVEL_TAGS).and_then(Level::from_key).filter(|_| is_program);
        Seat { name, player: level.map_or(Player::Human, Player::Computer) }
    };
    Setup {
        white: seat(Color::White),
        black: seat(Color::Black),
        variant: record.variant().key().to_owned(),
        total_ban: record.tree.start().total_ban(),
        ..Setup::default()
    }
}

/// Says in the record of a game that goes on who plays it from now on.
pub fn name_players(record: &mut GameRecord, setup: &Setup) {
    for (color, level_tag) in LEVEL_TAGS {
        record.tags.remove(level_tag);
        record.tags.remove(&color.to_string());
    }
    for (name, value) in player_tags(setup) {
        record.tags.set(&name, &value);
    }
}

/// The tags of a new game.
fn tags(setup: &Setup) -> Vec<(String, String)> {
    let mut tags = vec![("Date".to_owned(), date::today())];
    tags.extend(player_tags(setup));
    tags
}

/// The tags that say who plays.
fn player_tags(setup: &Setup) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    let names = setup.names();
    for color in Color::ALL {
        if !names[color].is_empty() {
            tags.push((color.to_string(), names[color].clone()));
        }
    }
    for ((color, kind), (_, level_tag)) in TYPE_TAGS.into_iter().zip(LEVEL_TAGS) {
        let level = setup.seat(color).player.level();
        let word = if level.is_some() { "program" } else { "human" };
        tags.push((kind.to_owned(), word.to_owned()));
        tags.extend(level.map(|level| (level_tag.to_owned(), level.key().to_owned())));
    }
    tags
}
