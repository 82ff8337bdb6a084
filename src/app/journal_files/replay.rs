//! Replays a game from the entries of its journal, with stopped clocks.

use std::time::Duration;

use crate::app::action::ReplayAction;
use crate::app::document::{Document, ThreeDocument, new_game};
use crate::app::journal::{Clocks, Entry, Header, Origin, ThreeHeader, line, reasons};
use crate::app::setup::Setup;
use crate::game::pgn::read_game;
use crate::game::{Game, GameRecord, NodeId, Position};

/// A game as a journal or a file has kept it.
#[derive(Debug, Clone)]
pub enum Restored {
    /// A running game, with its clock stopped.
    Play(Box<Document<Game>>),
    /// A study, with its cursor and its changes.
    Study(Box<Document<GameRecord>>),
    /// A three-player game.
    Three(Box<ThreeDocument>),
}

impl Restored {
    /// The game after these events, and the number of events that fitted. Events after the first that does not fit are
    /// ignored.
    pub(in crate::app) fn rebuild(header: &Header, events: &[Entry]) -> Option<(Restored, usize)> {
        let mut game = Restored::begin(header)?;
        let fitting = events.iter().take_while(|event| game.apply(event).is_some()).count();
        match &mut game {
            Restored::Play(document) => document.go_to_head(),
            Restored::Study(document) => {
                let end = document.record().tree.line_end(NodeId::ROOT);
                document.go_to(end);
            }
            Restored::Three(_) => {}
        }
        Some((game, fitting))
    }

    fn begin(header: &Header) -> Option<Restored> {
        Some(match &header.origin {
            Origin::Live { fen, moves, tags } => {
                let start = Position::from_fen(header.setup.variant(), fen).ok()?;
                let start = start.with_total_ban(header.setup.total_ban);
                let game = new_game(&header.setup, start, &line(start, moves)?, tags);
                Restored::Play(Box::new(Document::new(game, header.setup.clone(), header.clone())))
            }
            Origin::Record { pgn, file, live } => {
                let record = read_game(pgn).record;
                let document = Document::of_record(record, header.clone(), file.clone());
                if *live {
                    Restored::Play(Box::new(document.played()))
                } else {
                    Restored::Study(Box::new(document))
                }
            }
        })
    }

    /// Like [`rebuild`], for three-player games.
    pub(in crate::app) fn rebuild_three<'a>(
        header: &ThreeHeader,
        events: &'a [Entry],
    ) -> Option<(Restored, usize)> {
        let of_three = |event: &'a Entry| match event {
            Entry::Three(event) => Some(event),
            _ => None,
        };
        let events: Vec<_> = events.iter().map_while(of_three).collect();
        let (document, fitting) = ThreeDocument::restored(header, &events)?;
        Some((Restored::Three(Box::new(document)), fitting))
    }

    /// The open game; `None` if it is one for three.
    pub fn document(&self) -> Option<&Document> {
        match self {
            Restored::Play(document) => Some(&**document),
            Restored::Study(document) => Some(&**document),
            Restored::Three(_) => None,
        }
    }

    fn document_mut(&mut self) -> Option<&mut Document> {
        match self {
            Restored::Play(document) => Some(&mut **document),
            Restored::Study(document) => Some(&mut **document),
            Restored::Three(_) => None,
        }
    }

    /// Replays a step of the game. Of a three-player game only the steps to the start, back, on and to the end do
    /// something.
    pub(in crate::app) fn replay(&mut self, action: ReplayAction) {
        match self {
            Restored::Play(document) => document.replay(action),
            Restored::Study(document) => document.replay(action),
            Restored::Three(document) => {
                let acts = match action {
                    ReplayAction::First => 0,
                    ReplayAction::Previous => document.cursor().saturating_sub(1),
                    ReplayAction::Next => document.cursor() + 1,
                    _ => document.acts(),
                };
                document.go_to(acts);
            }
        }
    }

    /// Whether anything would be lost with it.
    pub(in crate::app) fn is_unsaved(&self) -> bool {
        match self {
            Restored::Three(document) => document.is_unsaved(),
            game => game.document().is_some_and(Document::is_unsaved),
        }
    }

    /// Whether it is kept in a file.
    pub(in crate::app) fn has_file(&self) -> bool {
        match self {
            Restored::Three(document) => document.kept().file().is_some(),
            game => game.document().is_some_and(|document| document.kept().file().is_some()),
        }
    }

    /// Applies an entry; `None` if it does not fit.
    fn apply(&mut self, entry: &Entry) -> Option<()> {
        match entry {
            Entry::Edit(edit) => {
                let edit = edit.edit(&self.document()?.record().tree)?;
                self.document_mut()?.edit(edit).ok()?;
            }
            Entry::Undo if self.document()?.edits().undoable() > 0 => drop(self.document_mut()?.undo()),
            Entry::Redo if self.document()?.edits().redoable() > 0 => drop(self.document_mut()?.redo()),
            Entry::Saved { link, is_changed } => {
                let revision = self.document()?.kept().revision().saturating_sub(u64::from(*is_changed));
                self.document_mut()?.kept.saved(revision, Some(link.clone()));
            }
            Entry::Continue { setup, keeps_clocks, clocks } => {
                self.go_on(Some((setup, *keeps_clocks)), *clocks)?;
            }
            Entry::Pause { paused: false, clocks } if matches!(self, Restored::Study(_)) => {
                self.go_on(None, *clocks)?;
            }
            Entry::Study => {
                let Restored::Play(document) = self else { return None };
                document.outcome()?;
                *self = Restored::Study(Box::new(document.clone().studied()));
            }
            entry => {
                let Restored::Play(document) = self else { return None };
                replay(document, entry)?;
            }
        }
        Some(())
    }

    /// Continues a record as a game: by a set-up, on its clocks or on new ones, or unchanged.
    fn go_on(&mut self, how: Option<(&Setup, bool)>, clocks: Clocks) -> Option<()> {
        let Restored::Study(document) = self else { return None };
        let mut document = match how {
            Some((setup, keeps_clocks)) => document.clone().continued(setup.clone(), keeps_clocks),
            None => document.clone().played(),
        };
        set_clocks(document.game_mut(), clocks);
        *self = Restored::Play(Box::new(document));
        Some(())
    }
}

/// Applies an entry of a running game; `None` if it does not fit.
fn replay(document: &mut Document<Game>, entry: &Entry) -> Option<()> {
    let game = document.game_mut();
    match entry {
        Entry::Players { setup } => document.change_players(setup.as_ref().clone()),
        Entry::Pause { clocks, .. } => set_clocks(game, *clocks),
        Entry::DrawOffer { by: Some(color) } => drop(game.offer_draw(*color, Duration::ZERO)),
        Entry::DrawOffer { by: None } => game.decline_draw(),
        Entry::TakebackAsked { by: Some(color) } => game.ask_takeback(*color),
        Entry::TakebackAsked { by: None } => game.decline_takeback(),
        entry => {
            change(game, entry)?;
            document.touch();
        }
    }
    Some(())
}

/// Applies an entry that changes the moves or the result; `None` if it does not fit.
fn change(game: &mut Game, entry: &Entry) -> Option<()> {
    match entry {
        Entry::Move { mv, clocks, redone } => {
            let mv = game.position().find_coordinates(mv)?;
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
        Entry::Result { quarters, reason, clocks } => {
            game.end(reasons::outcome(*quarters, reason), Duration::ZERO);
            set_clocks(game, *clocks);
        }
        _ => return None,
    }
    Some(())
}

/// Sets the stopped clocks to these times. Times of another turn than the board's are rejected.
fn set_clocks(game: &mut Game, clocks: Clocks) {
    if let Some(snapshot) = clocks {
        game.set_clock(&snapshot, Duration::ZERO);
    }
}
