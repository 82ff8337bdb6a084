//! Which pieces may be moved on the board of a running game, and why others may not.

use super::table::{OwnRules, Table};
use super::table_game::MoveOf;
use crate::app::board::{self, Rules};
use crate::app::context::{Context, Shared, Tone};
use crate::app::text::{Check, require, text};
use crate::hex::{Bitboard, Cell};

impl<G: OwnRules> Table<G> {
    /// A person may pick up a piece: in the current position if it is the person's turn, in an earlier one if moves may be
    /// tried out.
    pub(super) fn check_hand(&self, shared: &Shared) -> Check {
        require(shared.dialogs.open().is_none() && !self.hand.is_asking(), "why-question-open")?;
        if self.is_at_turn() { self.check_turn() } else { self.document.check_elsewhere() }
    }

    pub(super) fn hand_table(&self, shared: &Shared) -> board::HandContext<G::Position> {
        let settings = &shared.settings;
        let is_free = self.check_hand(shared).is_ok();
        board::HandContext {
            position: *self.document.shown(),
            movable: if is_free { G::movable(self) } else { Bitboard::EMPTY },
            touched: G::touched(self),
            always_queen: settings.always_queen,
            marks: settings.legal_marks && self.document.has_marks(),
            patterns: settings.patterns,
            confirms: settings.confirm_moves && self.is_at_turn(),
        }
    }

    /// Makes a legal move of the person at the board in the position shown; one of another game is ignored.
    pub(in crate::app) fn make_move(&mut self, mv: MoveOf<G>, cx: &mut Context) {
        if !self.is_at_turn() {
            G::play_on(self, mv, cx);
        } else if let Some(text) = G::refusal(self, mv) {
            cx.refuse(G::Position::start(mv), text);
        } else {
            self.play(mv, cx);
        }
    }

    /// A click on a piece that cannot be picked up: where touch-move is played it may have to be taken.
    pub(super) fn press(&mut self, cell: Cell, cx: &mut Context) {
        if !G::press(self, cell, cx)
            && self.document.view().pieces.get(cell).is_some()
            && cx.shared.dialogs.open().is_none()
        {
            self.explain_no_move(cx);
        }
    }

    /// A piece that cannot be moved now was clicked. Before the first move of a computer that begins the game, the game
    /// starts.
    fn explain_no_move(&mut self, cx: &mut Context) {
        let turn = self.document.turn();
        let text = if self.is_ready() && !self.document.is_human(turn) {
            return self.pause_or_resume(cx);
        } else if !self.is_at_turn() {
            self.document.explain_elsewhere()
        } else if self.can_resume() {
            return cx.show_paused();
        } else {
            let waits = !self.document.is_human(turn);
            waits.then(|| text!("wait-computer", name = self.document.name_of(turn)))
        };
        if let Some(text) = text {
            cx.toast(Tone::Plain, text);
        }
    }
}
