//! A two-player game with everything that belongs to it.

use std::sync::Arc;
use std::time::Duration;

use super::action::Draft;
use super::current_position::CurrentPosition;
use super::moves::MoveList;
use super::save_state::{Change, Identity, SaveState};
use crate::app::settings::{Player, Setup};
use crate::app::text::{Text, words};
use crate::game::{EditHistory, Game, GameRecord, NodeId, Position};
use crate::sides::{Color, DrawRules, Outcome};

/// A game that is open.
#[derive(Debug, Clone)]
pub struct Document {
    pub(in crate::app) setup: Setup,
    /// The file of the game, and the state that is saved there.
    pub(in crate::app) kept: SaveState,
    pub(super) identity: Identity,
    /// The game as it was when its study began, if it was played here.
    pub(super) played: Option<Arc<GameRecord>>,
    /// The position at the cursor.
    pub(super) current: CurrentPosition,
    /// How the rules end the game there.
    pub(super) ending: Option<Outcome>,
    /// Whether moves can still be made where the main line ends, and no result is known.
    is_broken_off: bool,
    pub(super) moves: MoveList,
    /// The draft of a comment, if one is open.
    pub(super) draft: Option<Draft>,
    /// The edits to undo and redo, apart from the moves of a game being played.
    pub(super) edits: EditHistory,
    /// The game, played or studied, with its record.
    pub(super) game: Game,
}

impl Document {
    /// A game that is about to begin or was opened, with the cursor at the end of its main line; nothing in it needs
    /// saving yet.
    pub fn new(game: Game, setup: Setup, identity: Identity) -> Document {
        let tree = &game.record().tree;
        let current = CurrentPosition::at(tree, tree.line_end(NodeId::ROOT));
        let mut document = Document {
            setup,
            kept: SaveState::default(),
            identity,
            played: None,
            current,
            ending: None,
            is_broken_off: false,
            moves: MoveList::default(),
            draft: None,
            edits: EditHistory::default(),
            game,
        };
        document.update_derived();
        document
    }

    /// The game, played or studied.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether the game is studied: nobody plays it.
    pub fn is_studied(&self) -> bool {
        self.game.is_studied()
    }

    /// The game, for playing: a move that is played is not an edit. Call [`Document::touch`] afterwards.
    pub(in crate::app) fn game_mut(&mut self) -> &mut Game {
        &mut self.game
    }

    /// The whole game: tags, moves, variations and notes.
    pub fn record(&self) -> &GameRecord {
        self.game.record()
    }

    /// The record as it is to be saved at `now`.
    pub fn record_at(&self, now: Duration) -> GameRecord {
        self.game.record_at(now)
    }

    /// The result of the game; `None` for a running game or an unknown result.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record().result
    }

    /// The players, their strength, the clocks and the rules.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The name to show for a colour: the seat's, or "White" or "Black".
    pub fn name(&self, color: Color) -> Text {
        self.setup.seat(color).shown_name().unwrap_or_else(|| words::color(color))
    }

    /// In a game of one person here against somebody at another computer, or while it is played against this one: the
    /// colour played here, and the name of the other.
    pub(in crate::app) fn opponent(&self) -> Option<(Color, Text)> {
        let is_remote = |&color: &Color| self.setup.seat(color).player == Player::Remote;
        let remote = Color::ALL.into_iter().find(is_remote);
        let computer = || self.setup.only_human().filter(|_| !self.is_studied()).map(|own| !own);
        let other = remote.or_else(computer)?;
        Some((!other, self.name(other)))
    }

    /// The name of the player who has won, if there is one and the game is played here.
    pub(in crate::app) fn winner(&self, outcome: Outcome) -> Option<Text> {
        let winner = Color::ALL.into_iter().find(|&color| outcome.points.for_color(color) == 4)?;
        self.setup.seat(winner).shown_name().filter(|_| !self.is_studied())
    }

    /// The name of a player beside the board: a person without a name is "You" to the computer.
    pub fn name_at_board(&self, color: Color) -> Text {
        let is_own = self.setup.only_human() == Some(color) && self.setup.seat(color).shown_name().is_none();
        if is_own { Text::key("player-you") } else { self.name(color) }
    }

    /// The position at the cursor, with its last move.
    pub fn current(&self) -> &CurrentPosition {
        &self.current
    }

    /// The position at the cursor.
    pub fn position(&self) -> &Position {
        &self.current.position
    }

    /// The node of the displayed position.
    pub fn cursor(&self) -> NodeId {
        self.current.node
    }

    /// The end of the game by the rules in the position at the cursor, independent of the record's result.
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

    /// The edits to undo and redo, apart from the moves of a game being played.
    pub fn edits(&self) -> &EditHistory {
        &self.edits
    }
}

/// The file of the game.
impl Document {
    /// The file of the game, and which changes are in it.
    pub fn save_state(&self) -> &SaveState {
        &self.kept
    }

    /// Which game it is, and where it comes from.
    pub fn identity(&self) -> Identity {
        self.identity
    }

    /// Whether the game that is studied was played here.
    pub(in crate::app) fn was_played(&self) -> bool {
        self.played.is_some()
    }

    /// Whether closing the game would lose changes.
    pub fn is_unsaved(&self) -> bool {
        self.kept.is_unsaved() && !self.is_empty() && !self.waits_for_person()
    }

    /// Whether the game may still change the player's rating: every move of it was made here, and it has not yet.
    pub(in crate::app) fn may_be_rated(&self) -> bool {
        self.identity.given == 0 && !self.identity.is_rated
    }

    /// From now on the game says nothing more about the player's strength, also after a restart.
    pub(in crate::app) fn leave_unrated(&mut self) {
        self.identity.is_rated = true;
    }

    /// Whether nobody but the computer has moved, against a person: nothing of the player's would be lost.
    fn waits_for_person(&self) -> bool {
        let Identity { is_live, given, .. } = self.identity;
        let Some(person) = self.setup.only_human().filter(|_| is_live) else { return false };
        let tree = &self.record().tree;
        let is_silent = !self.has_edits() && self.outcome().is_none();
        is_silent && tree.mainline().skip(given).all(|node| tree.move_number(node).1 != person)
    }

    fn has_edits(&self) -> bool {
        self.edits.undoable() > 0 || self.kept.has_old_edits
    }

    /// Whether the game has no moves and no edits.
    pub(in crate::app) fn is_empty(&self) -> bool {
        self.record().tree.children(NodeId::ROOT).is_empty() && !self.has_edits()
    }
}

/// The state derived from the game, after a change.
impl Document {
    /// Updates everything that depends on the game, after a change of its moves.
    pub(in crate::app) fn touch(&mut self) {
        self.changed(&[Change::Moves]);
    }

    /// Updates everything that depends on the game, after a change of these parts.
    pub(super) fn changed(&mut self, parts: &[Change]) {
        for &part in parts {
            self.kept.change(part);
        }
        self.update_derived();
    }

    /// Updates the list of moves and the position at the cursor, which leaves deleted nodes.
    pub(super) fn update_derived(&mut self) {
        let record = self.game.record();
        let tree = &record.tree;
        self.draft = self.draft.take().filter(|draft| tree.contains(draft.node));
        let cursor = tree.ancestors(self.current.node).find(|&node| tree.contains(node));
        let cursor = cursor.unwrap_or(NodeId::ROOT);
        self.moves.folds.reveal(tree, cursor);
        self.moves.rebuild(record, self.draft.as_ref());
        let draws = DrawRules { fifty_automatic: false, ..self.setup.draws() };
        self.is_broken_off = record.result.is_none() && record.final_position().terminal(&draws).is_none();
        self.current = CurrentPosition::at(tree, cursor);
        self.find_ending();
    }

    pub(super) fn find_ending(&mut self) {
        self.ending = self.ending_at(self.current.node);
    }

    /// How the rules end the game at a node.
    pub(in crate::app) fn ending_at(&self, node: NodeId) -> Option<Outcome> {
        let tree = &self.game.record().tree;
        let draws = self.setup.draws();
        if tree.children(node).is_empty() {
            tree.outcome(node, draws)
        } else {
            // Draws by counting had to be claimed: the players made further moves.
            let draws = DrawRules { fifty_automatic: false, ..draws };
            let current = &self.current;
            let position = if node == current.node { current.position } else { tree.position(node) };
            position.terminal(&draws)
        }
    }
}
