//! The player's input on the board of a running game.

use super::{Play, Progress};
use crate::app::board_view::{BoardEvent, BoardView};
use crate::app::catalogue::Text;
use crate::app::cx::{Context, Shared};
use crate::app::explain;
use crate::app::hand::{Gesture, Table, explain_refusal};
use crate::app::settings::Turning;
use crate::app::toasts::Tone;
use crate::game::{Move, Touch};
use crate::hex::{Bitboard, Cell};
use crate::sides::Color;

impl Play {
    pub(in crate::app) fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        if let BoardEvent::Draw(shape) = event {
            // The second button takes a move made ahead back, and a click with it does no more.
            if !self.cancel_premove() || shape.to.is_some() {
                self.draw(shape, cx);
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
        let far = if shared.is_flipped { Color::White } else { Color::Black };
        let face_owner = self.is_hotseat() && shared.settings.turning == Turning::Pieces;
        let view = self.hand.board_view(&self.table(shared), self.document.current());
        let view = self.with_premove(view, shared);
        let arrows = self.hint_arrow().into_iter().collect();
        BoardView { upside_down: face_owner.then_some(far), arrows, shapes: self.shapes(), ..view }
    }

    /// Whether a person may make a move in the position that is shown.
    pub(in crate::app) fn takes_moves(&self, shared: &Shared) -> bool {
        !self.table(shared).movable.is_empty() && !self.hand.is_waiting()
    }

    fn table(&self, shared: &Shared) -> Table {
        Table {
            position: *self.document.position(),
            movable: if shared.dialogs.open().is_none() { self.movable() } else { Bitboard::EMPTY },
            touched: self.touched.filter(|_| self.is_at_turn()),
            always_queen: shared.settings.always_queen,
            marks: shared.settings.legal_marks && !self.is_tournament(),
            confirms: shared.settings.confirm_moves && self.is_at_turn(),
        }
    }

    /// The movable pieces: in the current position those of the human to move, in earlier positions those of the side
    /// to move.
    fn movable(&self) -> Bitboard {
        let position = self.document.position();
        let may_move = !self.hand.is_asking() && (!self.is_at_turn() || self.may_play());
        match self.touched {
            _ if !may_move || !position.has_legal_move() => Bitboard::EMPTY,
            // Tournament rules forbid trying moves on the board.
            _ if (self.is_tournament() || self.is_online()) && !self.is_at_turn() => Bitboard::EMPTY,
            Some(touch) if self.is_at_turn() => touch.movable(position),
            _ => position.by_color(position.turn()),
        }
    }

    /// The side to move touches a piece. Under the touch-move rule the piece must then move or be captured, if it can.
    /// The touch declines a draw offer (FIDE Laws of Chess, 9.1.2.1).
    fn touch(&mut self, cell: Cell, cx: &mut Context) {
        if self.touched.is_none() && self.game().touch_move() && self.is_at_turn() && self.may_play() {
            self.touched = Touch::of(self.document.position(), cell);
            let is_offered = self.game().draw_offer() == Some(!self.game().turn());
            if self.touched.is_some() && is_offered {
                self.decline_by_touch(cx);
            }
        }
    }

    fn decline_by_touch(&mut self, cx: &mut Context) {
        if self.is_online() {
            self.answer_online(false, cx);
        } else {
            self.decline_draw(cx);
        }
    }

    /// A legal move of the person at the board, in the position that is shown.
    pub(in crate::app) fn make_move(&mut self, mv: Move, cx: &mut Context) {
        let position = *self.document.position();
        let refusing = self.touched.filter(|touch| self.is_at_turn() && !touch.allows(&position, mv));
        match refusing {
            Some(touch) => cx.refuse(mv.from(), explain::touched(&position, touch)),
            None if self.is_at_turn() => self.play(mv, cx),
            None => self.play_on(mv, cx),
        }
    }

    /// A click on a piece that cannot be picked up: where touch-move is played it may have to be taken.
    pub(super) fn press(&mut self, cell: Cell, cx: &mut Context) {
        if self.document.position().piece_at(cell).is_none() {
            self.clear_shapes(cx);
        }
        self.touch(cell, cx);
        if let Some(touch) = self.touched.filter(|_| self.is_at_turn()) {
            cx.refuse(touch.cell(), explain::touched(self.document.position(), touch));
        } else if self.document.position().piece_at(cell).is_some() && cx.shared.dialogs.open().is_none() {
            self.tell_why_nobody_moves(cx);
        }
    }

    /// A piece that cannot be moved now was clicked. Before the first move of a computer that begins the game.
    fn tell_why_nobody_moves(&mut self, cx: &mut Context) {
        let turn = self.game().turn();
        if self.progress == Progress::Ready {
            self.pause_or_resume(cx);
        } else if self.is_online() && self.goes_on() {
            self.tell_why_nobody_moves_online(cx);
        } else if !self.is_at_turn() {
        } else if self.is_paused() {
            cx.tell_paused();
        } else if !self.is_human(turn) {
            cx.toast(Tone::Plain, Text::new("wait-computer", [("name", self.document.name(turn).into())]));
        }
    }
}
