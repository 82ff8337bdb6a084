//! Input on the board of a running game. A move at an earlier point becomes a variation, or starts a new game. A move
//! entered while the opponent thinks is a premove: it is played after the reply if it is legal then.
//!
//! At most one premove is stored, for the next turn; the record receives the premove only when the move is played.
//! Checkers has no premoves: captures are compulsory and mostly of several pieces, so two cells do not identify the
//! move. Games under the touch-move rule have none either.

use super::state::{Planned, Play, Premove};
use crate::app::board_view::{BoardEvent, BoardView};
use crate::app::catalogue::{Check, Text, require};
use crate::app::cx::{Context, PlayOn, Shared};
use crate::app::dialogs::Dialog;
use crate::app::explain;
use crate::app::hand::{Gesture, Table, explain_refusal};
use crate::app::settings::Turning;
use crate::app::toasts::Tone;
use crate::chess::Role;
use crate::game::{Move, NodeId, Position, TreeEdit};
use crate::hex::{Bitboard, Cell};
use crate::sides::Color;

impl Play {
    pub(in crate::app) fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        if let BoardEvent::Draw(shape) = event {
            // The second button takes a move made ahead back, and a click with it does no more.
            if !self.cancel_premove() || shape.to.is_some() {
                self.draw(shape);
            }
            return;
        }
        if self.premove_board(event, cx) {
            return;
        }
        let table = self.table(cx.shared);
        match self.hand.take(event, &table) {
            Gesture::Nothing => {}
            Gesture::PickUp(cell) => self.touch(cell, cx),
            Gesture::Move(mv) => self.make_move(mv, cx),
            Gesture::Illegal { from, to } => {
                if let Some(text) = explain_refusal(&table.position, from, to) {
                    cx.refuse(from, text);
                }
            }
            Gesture::Unclear => cx.toast(Tone::Plain, Text::key("capture-unclear")),
            Gesture::Press(cell) => self.press(cell, cx),
        }
    }

    pub(in crate::app) fn board_view(&self, shared: &Shared) -> BoardView {
        let far = !shared.bottom();
        let face_owner = self.is_hotseat() && shared.settings.turning == Turning::Pieces;
        let view = self.hand.board_view(&self.table(shared), self.document.current());
        let view = self.with_premove(view, shared);
        let arrows = self.hint_arrow().into_iter().collect();
        BoardView { upside_down: face_owner.then_some(far), arrows, shapes: self.shapes(), ..view }
    }

    /// A person may make a move in the position that is shown.
    pub(in crate::app) fn check_moves(&self, shared: &Shared) -> Check {
        require(!self.hand.is_waiting(), "why-question-open")?;
        self.check_hand(shared)
    }

    /// A person may pick up a piece: in the current position if it is the person's turn, in an earlier one if moves may be
    /// tried out.
    fn check_hand(&self, shared: &Shared) -> Check {
        require(shared.dialogs.open().is_none() && !self.hand.is_asking(), "why-question-open")?;
        require(self.document.position().has_legal_move(), "why-ended-here")?;
        if self.is_at_turn() {
            return self.check_turn();
        }
        let tries = !self.is_tournament() && !self.is_online();
        require(tries, if self.goes_on() { "why-earlier" } else { "why-over" })
    }

    fn table(&self, shared: &Shared) -> Table {
        Table {
            position: *self.document.position(),
            movable: self.movable(shared),
            touched: self.touched.filter(|_| self.is_at_turn()),
            always_queen: shared.settings.always_queen,
            marks: shared.settings.legal_marks && !self.is_tournament(),
            patterns: shared.settings.patterns,
            confirms: shared.settings.confirm_moves && self.is_at_turn(),
        }
    }

    /// The movable pieces: those of the side to move, or the piece touched.
    fn movable(&self, shared: &Shared) -> Bitboard {
        let position = self.document.position();
        match self.touched.filter(|_| self.is_at_turn()) {
            _ if self.check_hand(shared).is_err() => Bitboard::EMPTY,
            Some(touch) => touch.movable(position),
            None => position.by_color(position.turn()),
        }
    }

    /// Makes a legal move of the person at the board in the position shown; one of another game is ignored.
    pub(in crate::app) fn make_move(&mut self, mv: Move, cx: &mut Context) {
        let position = *self.document.position();
        let refusing = self.touched.filter(|touch| self.is_at_turn() && !touch.allows(&position, mv));
        match refusing {
            Some(touch) => cx.refuse(mv.from(), explain::touched(&position, touch)),
            None if self.is_at_turn() => self.play(mv, cx),
            None => self.play_on(mv, cx),
        }
    }

    /// Asks, unless the move is in the record already, or continues a variation.
    fn play_on(&mut self, mv: Move, cx: &mut Context) {
        let tree = &self.document.record().tree;
        let at = self.document.cursor();
        match (tree.child_by_move(at, mv), cx.shared.play_on) {
            (Some(node), _) => {
                self.document.go_to(node);
                cx.move_sound(&self.document);
            }
            _ if !tree.is_mainline(at) => self.add_variation(at, mv, cx),
            (None, Some(answer)) => self.play_on_as(answer, at, mv, cx),
            (None, None) => cx.show(Dialog::PlayOn { at, mv }),
        }
    }

    /// The dialog was answered. The computer may have moved meanwhile: the move belongs where it was made.
    pub(in crate::app) fn play_on_as(&mut self, answer: PlayOn, at: NodeId, mv: Move, cx: &mut Context) {
        match answer {
            PlayOn::Variation => self.add_variation(at, mv, cx),
            PlayOn::NewGame if self.document.go_to(at) => {
                let tree = &self.document.record().tree;
                cx.ask_game_after(tree.start(), [tree.moves_to(at), vec![mv]].concat());
            }
            PlayOn::NewGame => {}
        }
    }

    fn add_variation(&mut self, at: NodeId, mv: Move, cx: &mut Context) {
        self.document.edit(TreeEdit::AddMove { at, mv }).ok();
        self.hand.clear();
        cx.move_sound(&self.document);
    }
}

/// Premoves.
impl Play {
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
        let held = self.premove.held.take();
        match event {
            BoardEvent::Ahead(role) => self.premove.held = Some(role),
            // An own piece may be a target as well: it is defended.
            BoardEvent::PickUp(cell) | BoardEvent::Click(cell) => self.click_ahead(cell, person, held, cx),
            BoardEvent::Drop { from, to } => {
                if self.premove.picked.is_none_or(|(picked, _)| picked != from) {
                    self.pick_ahead(from, person);
                }
                self.plan(to, held);
            }
            BoardEvent::PutBack | BoardEvent::CancelChoice => drop(self.cancel_premove()),
            _ => return false,
        }
        true
    }

    fn pick_ahead(&mut self, cell: Cell, person: Color) {
        let position = self.game().position();
        let is_own = position.by_color(person).contains(cell);
        let picked = is_own.then(|| (cell, targets_ahead(position, cell)));
        self.premove = Premove { picked, ..Premove::default() };
    }

    fn click_ahead(&mut self, cell: Cell, person: Color, held: Option<Role>, cx: &mut Context) {
        let is_own = self.game().position().by_color(person).contains(cell);
        match self.premove.picked {
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
        let picked = self.premove.picked.take().filter(|(_, targets)| targets.contains(to));
        let role = held.unwrap_or(Role::Queen);
        self.premove.planned = picked.map(|(from, _)| Planned { from, to, role });
    }

    /// Applies changed settings: discards a premove that the settings forbid, and takes back a move that waits for
    /// confirmation.
    pub(in crate::app) fn moving_changed(&mut self, shared: &Shared) {
        if !shared.settings.premoves {
            self.cancel_premove();
        }
        if !shared.settings.confirm_moves && self.hand.is_waiting() {
            self.hand.clear();
        }
    }

    /// Adds the premove to the board.
    pub(super) fn with_premove(&self, view: BoardView, shared: &Shared) -> BoardView {
        let Some(person) = self.moves_ahead(shared) else { return view };
        let position = self.game().position();
        let (selected, targets) = self.premove.picked.unzip();
        let targets = targets.filter(|_| shared.settings.legal_marks).unwrap_or_default();
        BoardView {
            movable: position.by_color(person),
            selected,
            quiet_targets: targets - position.occupied(),
            capture_targets: targets & position.occupied(),
            premove: self.premove.planned.map(|planned| (planned.from, planned.to)),
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
