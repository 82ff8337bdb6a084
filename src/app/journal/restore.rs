//! From the lines of a journal back to the game.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::{ClockState, Clocks, Entry, Header, Origin, VERSION};
use crate::app::catalogue::tr_args;
use crate::app::document::{Document, Phase};
use crate::app::new_game::Setup;
use crate::app::start;
use crate::app::words;
use crate::game::date;
use crate::game::pgn::read_game;
use crate::game::{Game, Move, NodeId, PieceLetters, Position};
use crate::sides::{Color, Outcome, Points};

/// A game that a former run has left in a journal.
#[derive(Debug, Clone)]
pub struct SavedJournal {
    /// The journal.
    pub path: PathBuf,
    /// When it was begun, in seconds since 1970.
    pub begun: u64,
    /// The game, as it was at the last event; if it was being played, it stands paused.
    pub document: Document,
    /// How many entries of the journal are in it, the header among them. Those behind them did not fit.
    pub applied: usize,
}

impl SavedJournal {
    /// The game in a line: "Anna – Computer (Casual), 12 moves, 2025.06.21".
    pub fn summary(&self) -> String {
        let document = &self.document;
        let args = [
            ("white", document.name(Color::White).into()),
            ("black", document.name(Color::Black).into()),
            ("moves", document.game.record().tree.mainline().count().div_ceil(2).into()),
            ("date", date::day(self.begun).into()),
        ];
        tr_args("found-game", &args)
    }
}

/// What a journal holds.
#[derive(Debug)]
pub enum Found {
    /// A game with moves in it.
    Game(Box<SavedJournal>),
    /// Nothing that would be missed.
    Nothing,
    /// Something this program does not understand.
    Unreadable,
}

/// Makes the game of a journal with these entries, the whole lines of `len` bytes.
pub fn read(path: &Path, entries: &[Entry], len: usize) -> Found {
    let Some((Entry::Header(header), events)) = entries.split_first() else {
        // A first line that was cut short is no game yet; anything longer is not ours to judge.
        return if len < LONGEST_TORN_HEADER && entries.is_empty() {
            Found::Nothing
        } else {
            Found::Unreadable
        };
    };
    if header.version > VERSION {
        return Found::Unreadable;
    }
    let Some((document, fitting)) = rebuild(header, events) else { return Found::Unreadable };
    if !document.is_unsaved() {
        return if fitting < events.len() { Found::Unreadable } else { Found::Nothing };
    }
    let (path, begun, applied) = (path.to_owned(), header.begun, 1 + fitting);
    Found::Game(Box::new(SavedJournal { path, begun, document, applied }))
}

/// The game as it was after these events, and how many of them fitted; what does not fit is left out with all that
/// follows it.
fn rebuild(header: &Header, events: &[Entry]) -> Option<(Document, usize)> {
    let mut document = begin(header)?;
    let fitting = events.iter().take_while(|event| apply(&mut document, event).is_some()).count();
    document.game.go_to_head();
    document.refresh();
    Some((document, fitting))
}

fn begin(header: &Header) -> Option<Document> {
    match &header.origin {
        Origin::Live { fen, moves, tags } => {
            let start = Position::from_fen(header.setup.variant(), fen).ok()?;
            let start = start.with_total_ban(header.setup.total_ban);
            let moves = line(start, moves)?;
            let game = start::live_game(&header.setup, start, &moves, tags);
            Some(Document::new(game, header.setup.clone(), Phase::Paused, header.clone()))
        }
        Origin::Record { pgn, file, live } => {
            let record = read_game(pgn, 1, PieceLetters::English).record;
            let phase = if *live { Phase::Paused } else { Phase::Review };
            Some(start::recorded_game(record, header.clone(), file.clone(), phase))
        }
    }
}

/// Plays an event on the game, on clocks that stand; `None` if it does not fit.
fn apply(document: &mut Document, event: &Entry) -> Option<()> {
    let game = &mut document.game;
    match event {
        Entry::Header(_) => return None,
        Entry::Move { mv, clocks, redone } => {
            let mv = game.head_position().find_coordinates(mv)?;
            if !redone {
                game.play(mv, Duration::ZERO).ok()?;
            } else if game.next_redo() != Some(mv) || game.redo(1, Duration::ZERO) == 0 {
                return None;
            }
            set_clocks(game, *clocks);
            if clocks.is_some() && !redone {
                game.note_clock();
            }
        }
        Entry::TakeBack { plies, clocks } => {
            game.take_back(*plies as usize, Duration::ZERO);
            game.pause_clock(Duration::ZERO);
            set_clocks(game, *clocks);
        }
        Entry::Variation { moves } => {
            let moves = line(*game.record().tree.start(), moves)?;
            game.go_to(NodeId::ROOT);
            for mv in moves {
                game.add_variation(mv).ok()?;
            }
            game.go_to_head();
        }
        Entry::Continue { setup, keeps_clocks, clocks } => {
            if document.phase != Phase::Review {
                return None;
            }
            document.continue_as(Setup::clone(setup), *keeps_clocks, Duration::ZERO);
            document.game.pause_clock(Duration::ZERO);
            document.phase = Phase::Paused;
            set_clocks(&mut document.game, *clocks);
            return Some(());
        }
        Entry::Pause { paused, clocks } => {
            if !paused && document.phase == Phase::Review {
                document.resume(Duration::ZERO);
                document.game.pause_clock(Duration::ZERO);
                document.phase = Phase::Paused;
            }
            set_clocks(&mut document.game, *clocks);
            return Some(());
        }
        Entry::DrawOffer { by } => {
            let offering =
                Color::ALL.into_iter().find(|&color| by.as_deref() == Some(words::color_key(color)));
            match offering {
                Some(color) => drop(game.offer_draw(color, Duration::ZERO)),
                None => game.decline_draw(),
            }
            return Some(());
        }
        Entry::Result { quarters, reason, clocks } => {
            let points = Points::with_quarters(Color::White, (*quarters).min(4));
            let reason = words::reason_of_key(reason);
            game.end(Outcome { points, reason }, Duration::ZERO);
            set_clocks(game, *clocks);
        }
        Entry::Saved { link } => {
            document.file = Some(link.clone());
            let revision = document.revision();
            document.mark_saved(revision);
            return Some(());
        }
    }
    document.touch();
    Some(())
}

/// Sets the clocks, which stand. Those of another turn than the board's are not believed.
fn set_clocks(game: &mut Game, clocks: Clocks) {
    match clocks {
        None => {}
        Some(ClockState::Whole(snapshot)) => {
            game.set_clock(&snapshot, Duration::ZERO);
        }
        Some(ClockState::Readings(millis)) => {
            for color in Color::ALL {
                game.set_time_left(color, Duration::from_millis(millis[color as usize]));
            }
        }
    }
}

/// The moves of a line in coordinates; `None` if one of them is not legal.
fn line(start: Position, texts: &[String]) -> Option<Vec<Move>> {
    let mut position = start;
    let mut moves = Vec::with_capacity(texts.len());
    for text in texts {
        let mv = position.find_coordinates(text)?;
        position.play_unchecked(mv);
        moves.push(mv);
    }
    Some(moves)
}

/// No header is longer than this, unless it holds a whole record.
const LONGEST_TORN_HEADER: usize = 64 << 10;
