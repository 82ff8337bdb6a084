//! The board of a game for three: what is done on it, and what it shows.

use super::Three;
use super::hand::{ThreeGesture, ThreeTable};
use crate::app::board_view::{Army, BoardEvent, BoardView, Promotion};
use crate::app::catalogue::Text;
use crate::app::cx::{Context, Shared};
use crate::app::explain::three as explain;
use crate::app::toasts::Tone;
use crate::chess::Role;
use crate::hex::{Bitboard, Cell, EDGES};
use crate::three::{Act, Move, Position, Seat};

impl Three {
    pub(in crate::app) fn board(&mut self, event: BoardEvent, cx: &mut Context) {
        let table = self.table(cx.shared);
        match self.hand.take(event, &table) {
            ThreeGesture::Nothing => {}
            ThreeGesture::Move(mv) => self.play(mv, cx),
            ThreeGesture::Illegal { from, to } => {
                if let Some(reason) = explain::refusal(&table.position, from, to) {
                    cx.refuse(from, reason);
                }
            }
            ThreeGesture::Press(cell) => self.press(cell, cx),
        }
    }

    fn table(&self, shared: &Shared) -> ThreeTable {
        let position = *self.document.shown();
        ThreeTable {
            position,
            movable: if self.takes_moves(shared) {
                position.by_seat(position.turn())
            } else {
                Bitboard::EMPTY
            },
            always_queen: shared.settings.always_queen,
            confirms: shared.settings.confirm_moves,
        }
    }

    /// Whether a move may be made in the position shown.
    pub(in crate::app) fn takes_moves(&self, shared: &Shared) -> bool {
        self.may_play() && !self.hand.is_asking() && shared.dialogs.open().is_none()
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
            return cx.tell_paused();
        } else if self.progress == super::state::Progress::Ready && !self.may_play() {
            return self.pause_or_resume(cx);
        } else {
            Text::new("wait-computer", [("name", name.into())])
        };
        cx.toast(Tone::Plain, text);
    }

    /// The board with its marks.
    pub(in crate::app) fn board_view(&self, shared: &Shared) -> BoardView {
        let table = self.table(shared);
        if let Some((mv, (after, _))) =
            self.hand.waiting.and_then(|mv| Some((mv, table.position.play(mv).ok()?)))
        {
            let waiting = Some((mv.from, mv.to));
            return BoardView { waiting, turn: self.board_turn(), ..BoardView::of_three(&after) };
        }
        let marks = shared.settings.legal_marks;
        let (quiet_targets, capture_targets) = self
            .hand
            .selected
            .filter(|_| marks)
            .map_or_else(Default::default, |from| targets(&table.position, from));
        let last_move = match self.document.last_act() {
            Some((Act::Move(mv), _)) => Some((mv.from, mv.to)),
            _ => None,
        };
        BoardView {
            turn: self.board_turn(),
            movable: table.movable,
            selected: self.hand.selected,
            quiet_targets,
            capture_targets,
            last_move,
            arrows: self.hint_arrow().into_iter().collect(),
            promotion: self.hand.promotion.map(|(from, to)| promotion(table.position.turn(), from, to)),
            ..BoardView::of_three(&table.position)
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

fn promotion(seat: Seat, from: Cell, to: Cell) -> Promotion {
    // Pawns go straight away from the corner of their army.
    let inwards = EDGES[match seat {
        Seat::White => 3,
        Seat::Red => 5,
        Seat::Black => 1,
    }];
    Promotion { from, to, army: Army::from(seat), inwards, roles: Role::PROMOTIONS.to_vec() }
}
