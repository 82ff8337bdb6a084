//! Input on the board of a running game. A move at an earlier point becomes a variation, or starts a new game.

use super::state::Play;
use crate::app::board_view::{BoardEvent, BoardView};
use crate::app::catalogue::Text;
use crate::app::cx::{Context, PlayOn, Shared};
use crate::app::dialogs::Dialog;
use crate::app::explain;
use crate::app::hand::{Gesture, Table, explain_refusal};
use crate::app::settings::Turning;
use crate::app::toasts::Tone;
use crate::game::{Move, NodeId, TreeEdit};
use crate::hex::Bitboard;

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
        let far = !shared.bottom();
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
            patterns: shared.settings.patterns,
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
        self.edit(TreeEdit::AddMove { at, mv }, cx);
        self.hand.clear();
        cx.move_sound(&self.document);
    }
}
