//! A game as a thing that is kept: its record, the place in it that is looked at, what was edited, the file it lies in.
//!
//! A [`Document`] of a [`Game`](crate::game::Game) is being played, one of a [`GameRecord`] is studied; what both have in
//! common is done on a `&Document`, which does not say which of the two it is.

mod current_position;
mod cursor;
mod draft;
mod edit_action;
mod editing;
mod folds;
mod make;
mod moves;
mod player_tags;
mod request;
mod rule_tags;
mod three;
mod three_list;

use std::time::Duration;

use super::catalogue::Text;
use super::journal::Header;
use crate::app::setup::Setup;
use crate::app::storage::FileLink;
use crate::app::words;
use crate::game::{EditHistory, Editable, GameRecord, NodeId, Position};
use crate::sides::{Color, DrawRules, Outcome};

pub use current_position::CurrentPosition;
pub use draft::Draft;
pub use edit_action::EditAction;
pub(super) use make::new_game;
pub use moves::{Fold, MoveItem, MoveList, MovePart, MoveText};
pub use request::{Question, Request};
pub use three::ThreeDocument;
pub use three_list::{ThreeMove, ThreeRow};

/// A game that is open.
#[derive(Debug, Clone)]
pub struct Document<G: ?Sized = dyn Editable> {
    /// Who plays, at what strength, by which rules.
    setup: Setup,
    /// Where it is kept; `None` until it is saved.
    file: Option<FileLink>,
    /// What its journal begins with.
    origin: Header,
    /// The position at the cursor.
    current: CurrentPosition,
    /// How the rules end the game there.
    ending: Option<Outcome>,
    /// Whether moves can still be made where the main line ends, and no result is known.
    is_broken_off: bool,
    /// The list of moves.
    moves: MoveList,
    /// The comment that is being typed.
    draft: Option<Draft>,
    /// What can be undone and redone, apart from the moves of a game being played.
    edits: EditHistory,
    /// Counts the changes that are worth saving.
    revision: u64,
    /// The change that was saved last.
    saved_revision: u64,
    /// The record, or the game being played with its record.
    game: G,
}

impl<G: Editable> Document<G> {
    /// A game that is about to begin or was opened, with the cursor at the end of its main line; nothing in it needs
    /// saving yet.
    pub fn new(game: G, setup: Setup, origin: Header) -> Document<G> {
        let tree = &game.record().tree;
        let current = CurrentPosition::at(tree, tree.line_end(NodeId::ROOT));
        let mut document = Document {
            setup,
            file: None,
            origin,
            current,
            ending: None,
            is_broken_off: false,
            moves: MoveList::default(),
            draft: None,
            edits: EditHistory::default(),
            revision: 0,
            saved_revision: 0,
            game,
        };
        document.look_again();
        document
    }

    /// The game, as it is kept in a file.
    pub fn in_file(mut self, file: Option<FileLink>) -> Document<G> {
        self.file = file;
        self
    }

    /// The record, or the game being played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The same, to be changed: playing is not editing. Call [`Document::touch`] afterwards.
    pub(super) fn game_mut(&mut self) -> &mut G {
        &mut self.game
    }

    /// The same document around another game, made of this one: a record that is played on, a game that is studied.
    pub(super) fn with<H: Editable>(self, make: impl FnOnce(G) -> H) -> Document<H> {
        let Document {
            setup,
            file,
            origin,
            current,
            ending,
            is_broken_off,
            moves,
            draft,
            edits,
            revision,
            saved_revision,
            game,
        } = self;
        Document {
            setup,
            file,
            origin,
            current,
            ending,
            is_broken_off,
            moves,
            draft,
            edits,
            revision,
            saved_revision,
            game: make(game),
        }
    }
}

impl<G: Editable + ?Sized> Document<G> {
    /// The record.
    pub fn record(&self) -> &GameRecord {
        self.game.record()
    }

    /// The record as it is to be saved at `now`.
    pub fn record_at(&self, now: Duration) -> GameRecord {
        self.game.record_at(now)
    }

    /// How the game ended; `None` while it goes on, or if nobody knows.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record().result
    }

    /// Who plays, at what strength, by which rules.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Others play it from now on, or by other rules.
    pub(super) fn set_setup(&mut self, setup: Setup) {
        self.setup = setup;
    }

    /// The name to show for a colour: the seat's, or "White" or "Black".
    pub fn name(&self, color: Color) -> Text {
        self.setup.seat(color).shown_name().unwrap_or_else(|| words::color(color))
    }

    /// The position at the cursor, and how it came about.
    pub fn current(&self) -> &CurrentPosition {
        &self.current
    }

    /// The position at the cursor.
    pub fn position(&self) -> &Position {
        &self.current.position
    }

    /// The node that is looked at.
    pub fn cursor(&self) -> NodeId {
        self.current.node
    }

    /// How the rules end the game in the position at the cursor, whatever the record says.
    pub fn ending(&self) -> Option<Outcome> {
        self.ending
    }

    /// The list of moves.
    pub fn moves(&self) -> &MoveList {
        &self.moves
    }

    /// Whether the game was broken off: no result is known, and moves can still be made where its main line ends.
    pub fn is_broken_off(&self) -> bool {
        self.is_broken_off
    }

    /// The last node of the line that is shown.
    pub fn line_end(&self) -> NodeId {
        self.record().tree.line_end(self.cursor())
    }
}

/// Where it is kept.
impl<G: Editable + ?Sized> Document<G> {
    /// The file; `None` until the game is saved.
    pub fn file(&self) -> Option<&FileLink> {
        self.file.as_ref()
    }

    /// What its journal begins with.
    pub(super) fn origin(&self) -> &Header {
        &self.origin
    }

    /// The journal begins anew, with this.
    pub(super) fn set_origin(&mut self, origin: Header) {
        self.origin = origin;
    }

    /// Counts the changes that are worth saving.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The game as it was at this revision has been saved there.
    pub(super) fn saved(&mut self, revision: u64, file: Option<FileLink>) {
        self.saved_revision = revision;
        self.file = file;
    }

    /// What has not been saved is not wanted.
    pub(super) fn give_up(&mut self) {
        self.saved_revision = self.revision;
    }

    /// Whether anything would be lost with this game.
    pub fn is_unsaved(&self) -> bool {
        self.revision != self.saved_revision && !self.is_empty()
    }

    /// Whether it has no moves, and nothing has been edited.
    pub(super) fn is_empty(&self) -> bool {
        self.record().tree.children(NodeId::ROOT).is_empty() && self.edits.undoable() == 0
    }
}

/// What is known of it after a change.
impl<G: Editable + ?Sized> Document<G> {
    /// The game has changed.
    pub(super) fn touch(&mut self) {
        self.revision += 1;
        self.look_again();
    }

    /// Looks again at the moves and at the position at the cursor, which steps out of what was deleted.
    fn look_again(&mut self) {
        let record = self.game.record();
        let tree = &record.tree;
        self.draft = self.draft.take().filter(|draft| tree.contains(draft.node));
        let cursor = tree.ancestors(self.current.node).find(|&node| tree.contains(node));
        let cursor = cursor.unwrap_or(NodeId::ROOT);
        self.moves.reveal(tree, cursor);
        self.moves.rebuild(record, self.draft.as_ref());
        let draws = DrawRules { fifty_automatic: false, ..self.setup.draws() };
        self.is_broken_off = record.result.is_none() && record.final_position().terminal(&draws).is_none();
        self.current = CurrentPosition::at(tree, cursor);
        self.find_ending();
    }
}
