//! The player's hand over the board: the interpretation of presses, drags and releases, without a widget.

use egui::Pos2;

use crate::app::board::layout::BoardLayout;
use crate::app::board::{BoardEvent, BoardView};
use crate::hex::Cell;

/// Distance in points after which a press becomes a drag.
const DRAG_DISTANCE: f32 = 3.0;

/// Pointer input since the last frame.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pointer {
    /// The place on the board where the primary button went down.
    pub pressed: Option<Pos2>,
    /// The place of the pointer.
    pub position: Option<Pos2>,
    /// Whether the pointer is a finger, whose touch may start a gesture other than a click.
    pub is_finger: bool,
    /// Whether its first button is up at the end of the frame.
    pub is_up: bool,
    /// Whether the player cancels the gesture by another button, the wheel or Escape.
    pub is_cancelled: bool,
}

/// A piece under the pressed pointer.
#[derive(Clone, Copy, Debug)]
struct Grab {
    cell: Cell,
    origin: Pos2,
    was_selected: bool,
    is_dragged: bool,
}

/// The piece in the player's hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hand {
    grab: Option<Grab>,
    /// The cell a finger has touched that is clicked when it is lifted.
    touched: Option<Cell>,
}

impl Hand {
    /// The piece being dragged.
    pub fn dragged(&self) -> Option<Cell> {
        self.grab.filter(|grab| grab.is_dragged).map(|grab| grab.cell)
    }

    /// Follows the pointer for one frame. Returns the player's input.
    pub fn follow(&mut self, pointer: Pointer, view: &BoardView, layout: &BoardLayout) -> Vec<BoardEvent> {
        let mut events = Vec::new();
        if let Some(position) = pointer.pressed {
            events.extend(self.press(position, pointer.is_finger, view, layout));
        }
        // The picked-up piece may be out of reach meanwhile: its clock has run out, the game was closed, or a key leads to
        // another position, in which the program has put it back.
        let is_new = pointer.pressed.is_some();
        self.grab = self
            .grab
            .filter(|grab| view.movable.contains(grab.cell) && (is_new || view.selected == Some(grab.cell)));
        if let (Some(grab), Some(position)) = (&mut self.grab, pointer.position) {
            grab.is_dragged |= position.distance(grab.origin) > DRAG_DISTANCE;
        }
        if pointer.is_cancelled {
            self.touched = None;
            events.extend(self.grab.take().map(|_| BoardEvent::PutBack));
        }
        if pointer.is_up {
            events.extend(self.touched.take().map(BoardEvent::Click));
            events.extend(self.release(pointer.position, view, layout));
        }
        events
    }

    fn press(
        &mut self,
        position: Pos2,
        is_finger: bool,
        view: &BoardView,
        layout: &BoardLayout,
    ) -> Option<BoardEvent> {
        let Some(cell) = layout.cell_at(position) else {
            return view.selected.map(|_| BoardEvent::PutBack);
        };
        let is_target = view.is_target(cell);
        if is_finger && !is_target && !view.movable.contains(cell) {
            self.touched = Some(cell);
            return None;
        }
        if is_target || !view.movable.contains(cell) {
            return Some(BoardEvent::Click(cell));
        }
        let was_selected = view.selected == Some(cell);
        self.grab = Some(Grab { cell, origin: position, was_selected, is_dragged: false });
        (!was_selected).then_some(BoardEvent::PickUp(cell))
    }

    fn release(
        &mut self,
        position: Option<Pos2>,
        view: &BoardView,
        layout: &BoardLayout,
    ) -> Option<BoardEvent> {
        let grab = self.grab.take()?;
        if !grab.is_dragged {
            return grab.was_selected.then_some(BoardEvent::Click(grab.cell));
        }
        match position.and_then(|position| layout.cell_at(position)) {
            None if view.is_set_up => Some(BoardEvent::Erase(grab.cell)),
            None => Some(BoardEvent::PutBack),
            Some(cell) if cell == grab.cell => None,
            Some(to) => Some(BoardEvent::Drop { from: grab.cell, to }),
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2, vec2};

    use super::*;
    use crate::hex::Bitboard;

    fn cell(name: &str) -> Cell {
        name.parse().expect("a cell")
    }

    fn layout() -> BoardLayout {
        BoardLayout::fit(
            Default::default(),
            Rect::from_min_size(pos2(0.0, 0.0), vec2(700.0, 700.0)),
            true,
            1.0,
        )
    }

    fn at(name: &str) -> Pos2 {
        layout().center_of(cell(name))
    }

    /// f5 and e4 may move; f6 is a target of f5 once that is selected.
    fn view(selected: Option<&str>) -> BoardView {
        let selected = selected.map(cell);
        let quiet_targets = selected.map_or(Bitboard::EMPTY, |_| Bitboard::from(cell("f6")));
        BoardView {
            movable: [cell("f5"), cell("e4")].into_iter().collect(),
            selected,
            quiet_targets,
            ..BoardView::default()
        }
    }

    fn press(hand: &mut Hand, position: Pos2, view: &BoardView) -> Vec<BoardEvent> {
        hand.follow(
            Pointer { pressed: Some(position), position: Some(position), ..Pointer::default() },
            view,
            &layout(),
        )
    }

    fn carry(hand: &mut Hand, position: Pos2, view: &BoardView) -> Vec<BoardEvent> {
        hand.follow(Pointer { position: Some(position), ..Pointer::default() }, view, &layout())
    }

    fn release(hand: &mut Hand, position: Pos2, view: &BoardView) -> Vec<BoardEvent> {
        hand.follow(Pointer { position: Some(position), is_up: true, ..Pointer::default() }, view, &layout())
    }

    #[test]
    fn two_clicks_move_a_piece() {
        let mut hand = Hand::default();
        assert_eq!(press(&mut hand, at("f5"), &view(None)), [BoardEvent::PickUp(cell("f5"))]);
        assert_eq!(release(&mut hand, at("f5"), &view(Some("f5"))), []);
        assert_eq!(press(&mut hand, at("f6"), &view(Some("f5"))), [BoardEvent::Click(cell("f6"))]);
        assert_eq!(release(&mut hand, at("f6"), &view(None)), []);
    }

    #[test]
    fn a_second_click_puts_the_piece_down_and_a_click_on_another_picks_that_up() {
        let mut hand = Hand::default();
        let selected = view(Some("f5"));
        assert_eq!(press(&mut hand, at("f5"), &selected), []);
        assert_eq!(release(&mut hand, at("f5"), &selected), [BoardEvent::Click(cell("f5"))]);
        assert_eq!(press(&mut hand, at("e4"), &selected), [BoardEvent::PickUp(cell("e4"))]);
    }

    #[test]
    fn a_drag_begins_after_three_points_and_ends_in_a_drop() {
        let mut hand = Hand::default();
        press(&mut hand, at("f5"), &view(None));
        let selected = view(Some("f5"));
        carry(&mut hand, at("f5") + vec2(3.0, 0.0), &selected);
        assert_eq!(hand.dragged(), None);
        carry(&mut hand, at("f5") + vec2(3.1, 0.0), &selected);
        assert_eq!(hand.dragged(), Some(cell("f5")));
        let drop = BoardEvent::Drop { from: cell("f5"), to: cell("f6") };
        assert_eq!(release(&mut hand, at("f6"), &selected), [drop]);
        assert_eq!(hand.dragged(), None);
    }

    #[test]
    fn a_piece_let_go_off_the_board_goes_back() {
        let mut hand = Hand::default();
        press(&mut hand, at("f5"), &view(None));
        assert_eq!(release(&mut hand, pos2(5.0, 5.0), &view(Some("f5"))), [BoardEvent::PutBack]);
    }

    #[test]
    fn while_the_board_is_set_up_it_leaves_the_board() {
        let mut hand = Hand::default();
        press(&mut hand, at("f5"), &view(None));
        let is_set_up = BoardView { is_set_up: true, ..view(Some("f5")) };
        assert_eq!(release(&mut hand, pos2(5.0, 5.0), &is_set_up), [BoardEvent::Erase(cell("f5"))]);
    }

    #[test]
    fn a_piece_dragged_back_to_its_own_cell_stays_selected() {
        let mut hand = Hand::default();
        let selected = view(Some("f5"));
        press(&mut hand, at("f5"), &selected);
        carry(&mut hand, at("f7"), &selected);
        assert_eq!(release(&mut hand, at("f5"), &selected), []);
    }

    #[test]
    fn another_button_or_escape_breaks_a_drag_off() {
        let mut hand = Hand::default();
        let selected = view(Some("f5"));
        press(&mut hand, at("f5"), &selected);
        carry(&mut hand, at("f7"), &selected);
        let escape = Pointer { position: Some(at("f7")), is_cancelled: true, ..Pointer::default() };
        assert_eq!(hand.follow(escape, &selected, &layout()), [BoardEvent::PutBack]);
        assert_eq!(release(&mut hand, at("f7"), &selected), []);
    }

    #[test]
    fn a_piece_that_may_no_longer_move_falls_out_of_the_hand() {
        let mut hand = Hand::default();
        press(&mut hand, at("f5"), &view(None));
        carry(&mut hand, at("f7"), &BoardView::default());
        assert_eq!(hand.dragged(), None);
        assert_eq!(release(&mut hand, at("f7"), &BoardView::default()), []);
    }

    #[test]
    fn a_piece_that_was_put_back_meanwhile_falls_out_of_the_hand() {
        let mut hand = Hand::default();
        press(&mut hand, at("f5"), &view(None));
        carry(&mut hand, at("f7"), &view(Some("f5")));
        // It may move in the position before as well, but nobody has picked it up there.
        carry(&mut hand, at("f7"), &view(None));
        assert_eq!(hand.dragged(), None);
        assert_eq!(release(&mut hand, at("f6"), &view(None)), []);
    }

    #[test]
    fn a_press_and_release_in_one_frame_is_a_click() {
        let mut hand = Hand::default();
        let tap = |position| Pointer {
            pressed: Some(position),
            position: Some(position),
            is_up: true,
            ..Pointer::default()
        };
        assert_eq!(hand.follow(tap(at("f5")), &view(None), &layout()), [BoardEvent::PickUp(cell("f5"))]);
        assert_eq!(hand.follow(tap(at("a1")), &view(Some("f5")), &layout()), [BoardEvent::Click(cell("a1"))]);
        assert_eq!(hand.follow(tap(pos2(5.0, 5.0)), &view(Some("f5")), &layout()), [BoardEvent::PutBack]);
        assert_eq!(hand.follow(tap(pos2(5.0, 5.0)), &view(None), &layout()), []);
    }

    #[test]
    fn a_lifted_finger_clicks_an_empty_cell_unless_it_has_begun_to_draw() {
        let mut hand = Hand::default();
        let touch = Pointer {
            pressed: Some(at("a1")),
            position: Some(at("a1")),
            is_finger: true,
            ..Pointer::default()
        };
        assert_eq!(hand.follow(touch, &view(None), &layout()), []);
        assert_eq!(release(&mut hand, at("a1"), &view(None)), [BoardEvent::Click(cell("a1"))]);
        assert_eq!(hand.follow(touch, &view(None), &layout()), []);
        assert_eq!(
            hand.follow(Pointer { is_cancelled: true, ..Pointer::default() }, &view(None), &layout()),
            []
        );
        assert_eq!(release(&mut hand, at("a1"), &view(None)), []);
    }
}
