//! A move entered while the opponent thinks is a premove: it is played after the reply if it is legal then.
//!
//! At most one premove is stored, for the next turn; the record receives the premove only when the move is played.
//! Checkers has no premoves: captures are compulsory and mostly of several pieces, so two cells do not identify the
//! move. Games under the touch-move rule have none either.

use super::two::{Planned, Play, Premove};
use crate::app::board::{BoardEvent, BoardView, Hand};
use crate::app::context::{Context, Shared};
use crate::app::settings::Settings;
use crate::chess::Role;
use crate::game::{Move, Position};
use crate::hex::{Bitboard, Cell};
use crate::sides::Color;

impl Play {
    /// The computer has answered: the move prepared is made if it is possible now. A piece only picked up stays in hand.
    pub(super) fn make_premove(&mut self, premove: Premove, cx: &mut Context) {
        if !self.goes_on() || !self.may_play() {
            return;
        }
        let position = self.game().position();
        if let Some(Planned { from, to, role }) = premove.planned {
            let moves = position.moves_between(from, to);
            let mv = moves.iter().find(|mv| mv.promotion().is_none_or(|promotion| promotion == role));
            if let Some(&mv) = mv {
                self.play(mv, cx);
            }
        } else if let Some((from, _)) = premove.picked
            && position.by_color(position.turn()).contains(from)
            && self.is_at_head()
        {
            self.hand = Hand::holding(from);
        }
    }

    /// The side that can enter a premove now.
    fn moves_ahead(&self, shared: &Shared) -> Option<Color> {
        let person = self.only_human().filter(|&person| person != self.game().turn())?;
        let is_waiting = self.is_running() && self.is_at_head() && !self.computer.is_broken;
        let is_possible = !self.game().touch_move() && self.game().position().chess().is_some();
        (shared.settings.premoves && is_waiting && is_possible && shared.dialogs.open().is_none())
            .then_some(person)
    }

    /// Handles an event on the board while the computer thinks; `false` if it is not about a premove.
    pub(super) fn premove_board(&mut self, event: BoardEvent, cx: &mut Context) -> bool {
        let Some(person) = self.moves_ahead(cx.shared) else { return false };
        let held = self.extra.premove.held.take();
        match event {
            BoardEvent::Ahead(role) => self.extra.premove.held = Some(role),
            // An own piece may be a target as well: it is defended.
            BoardEvent::PickUp(cell) | BoardEvent::Click(cell) => self.click_ahead(cell, person, held, cx),
            BoardEvent::Drop { from, to } => {
                if self.extra.premove.picked.is_none_or(|(picked, _)| picked != from) {
                    self.pick_ahead(from, person);
                }
                self.plan(to, held);
            }
            BoardEvent::PutBack => drop(self.cancel_premove()),
            _ => return false,
        }
        true
    }

    fn pick_ahead(&mut self, cell: Cell, person: Color) {
        let position = self.game().position();
        let is_own = position.by_color(person).contains(cell);
        let picked = is_own.then(|| (cell, targets_ahead(position, cell)));
        self.extra.premove = Premove { picked, ..Premove::default() };
    }

    fn click_ahead(&mut self, cell: Cell, person: Color, held: Option<Role>, cx: &mut Context) {
        let is_own = self.game().position().by_color(person).contains(cell);
        match self.extra.premove.picked {
            Some((from, targets)) if targets.contains(cell) && from != cell => self.plan(cell, held),
            Some((from, _)) if from == cell => drop(self.cancel_premove()),
            _ if is_own => self.pick_ahead(cell, person),
            _ => {
                if !self.cancel_premove() {
                    self.press(cell, cx);
                }
            }
        }
    }

    /// The piece picked up is to go to `to`; where it never could, it is put back.
    fn plan(&mut self, to: Cell, held: Option<Role>) {
        let picked = self.extra.premove.picked.take().filter(|(_, targets)| targets.contains(to));
        let role = held.unwrap_or(Role::Queen);
        self.extra.premove.planned = picked.map(|(from, _)| Planned { from, to, role });
    }

    /// Applies changed settings: discards a premove that the settings forbid, and takes back a move that waits for
    /// confirmation.
    pub(in crate::app) fn moving_changed(&mut self, settings: &Settings) {
        if !settings.premoves {
            self.cancel_premove();
        }
        let may_wait = settings.confirm_moves || settings.warn_mistakes;
        if !may_wait && self.hand.is_waiting() {
            self.hand.clear();
        }
    }

    /// Adds the premove to the board.
    pub(super) fn with_premove(&self, view: BoardView, shared: &Shared) -> BoardView {
        let Some(person) = self.moves_ahead(shared) else { return view };
        let position = self.game().position();
        let (selected, targets) = self.extra.premove.picked.unzip();
        let targets = targets.filter(|_| shared.settings.legal_marks).unwrap_or_default();
        BoardView {
            movable: position.by_color(person),
            selected,
            quiet_targets: targets - position.occupied(),
            capture_targets: targets & position.occupied(),
            premove: self.extra.premove.planned.map(|planned| (planned.from, planned.to)),
            moves_ahead: true,
            ..view
        }
    }
}

/// The cells to which the piece on `from`, of the side that is not to move, could go after one answer or another. So
/// the cells of its own side's pieces are among them where they may be taken and taken back.
fn targets_ahead(position: &Position, from: Cell) -> Bitboard {
    let answers = position.legal_moves().into_iter().map(|answer| position.after(&[answer]));
    // Leaves out replies that take the piece: no piece of its side moves from there afterwards.
    let moves = answers.flat_map(|after| after.legal_moves()).filter(|mv| mv.from() == from);
    moves.map(Move::to).collect()
}
