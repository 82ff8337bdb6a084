//! The board of a three-player game: input and view.

use super::Three;
use crate::app::board_view::{Armies, BoardEvent, BoardView};
use crate::app::catalogue::{Check, Text, require, text};
use crate::app::cx::{Context, Shared};
use crate::app::explain::three as explain;
use crate::app::hand::{Gesture, Table, pattern};
use crate::app::toasts::Tone;
use crate::hex::{Bitboard, Cell};
use crate::three::{Act, Move, Position};

impl Three {
    pub(in crate::app) fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        let table = Table {
            position: *self.document.shown(),
            movable: self.movable(cx.shared),
            always_queen: cx.shared.settings.always_queen,
            confirms: cx.shared.settings.confirm_moves,
            ..Table::default()
        };
        match self.hand.take(event, &table) {
            Gesture::Nothing | Gesture::PickUp(_) | Gesture::Unclear => {}
            Gesture::Move(mv) => self.play(mv, cx),
            Gesture::Illegal { from, to } => {
                if let Some(reason) = explain::refusal(&table.position, from, to) {
                    cx.refuse(from, reason);
                }
            }
            Gesture::Press(cell) => self.press(cell, cx),
        }
    }

    /// The pieces that may be picked up.
    fn movable(&self, shared: &Shared) -> Bitboard {
        let position = self.document.shown();
        if self.check_moves(shared).is_ok() { position.by_seat(position.turn()) } else { Bitboard::EMPTY }
    }

    /// Whether a move may be made in the position shown.
    pub(in crate::app) fn check_moves(&self, shared: &Shared) -> Check {
        require(!self.hand.is_asking() && shared.dialogs.open().is_none(), "why-question-open")?;
        self.check_turn()
    }

    /// A legal move of the person at the board.
    pub(in crate::app) fn make_move(&mut self, mv: Move, cx: &mut Context) {
        self.hand.clear();
        if self.may_play() {
            self.play(mv, cx);
        }
    }

    /// A click on a piece that cannot be picked up.
    fn press(&mut self, cell: Cell, cx: &mut Context) {
        if self.document.shown().piece_at(cell).is_none() || cx.shared.dialogs.open().is_some() {
            return;
        }
        let name = self.document.setup().name(self.turn());
        let text = if self.document.is_closed() {
            return;
        } else if !self.document.is_at_head() {
            Text::key("three-wait-earlier")
        } else if self.progress == super::state::Progress::Paused {
            return cx.show_paused();
        } else if self.progress == super::state::Progress::Ready && !self.may_play() {
            return self.pause_or_resume(cx);
        } else {
            text!("wait-computer", name)
        };
        cx.toast(Tone::Plain, text);
    }

    /// The board with its marks.
    pub(in crate::app) fn board_view(&self, shared: &Shared) -> BoardView {
        let position = self.document.shown();
        if let Some((mv, (after, _))) = self.hand.waiting.and_then(|mv| Some((mv, position.play(mv).ok()?))) {
            let waiting = Some((mv.from, mv.to));
            return BoardView { waiting, turn: self.board_turn(), ..BoardView::of_three(&after) };
        }
        let settings = &shared.settings;
        let held = self.hand.selected.filter(|_| settings.legal_marks);
        let (quiet_targets, capture_targets) =
            held.map_or_else(Default::default, |from| targets(position, from));
        let patterned = held.filter(|_| settings.patterns);
        let last_move = match self.document.last_act() {
            Some((Act::Move(mv), _)) => Some((mv.from, mv.to)),
            _ => None,
        };
        let last_moves = self.document.last_moves(position.turn());
        BoardView {
            turn: self.board_turn(),
            movable: self.movable(shared),
            selected: self.hand.selected,
            pattern: patterned.map_or(Bitboard::EMPTY, |from| pattern::of_three(position, from)),
            quiet_targets,
            capture_targets,
            last_move,
            last_moves,
            arrows: self.hint_arrow().into_iter().collect(),
            promotion: self.hand.promotion_choice(position.turn().into(), Armies::Three),
            ..BoardView::of_three(position)
        }
    }
}

/// The targets of a piece, without and with a capture.
pub(in crate::app) fn targets(position: &Position, from: Cell) -> (Bitboard, Bitboard) {
    let cells = |captures: bool| {
        let fits = |mv: &&Move| mv.from == from && position.captured_at(**mv).is_some() == captures;
        position.legal_moves().iter().filter(fits).map(|mv| mv.to).collect()
    };
    (cells(false), cells(true))
}
