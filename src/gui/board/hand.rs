//! The player's hand over the board: what presses, drags and releases mean, without a widget.

use egui::Pos2;

use crate::app::board_view::{BoardEvent, BoardView};
use crate::gui::layout::BoardLayout;
use crate::hex::Cell;

/// A press becomes a drag when the pointer has gone so far, in points.
const DRAG_DISTANCE: f32 = 3.0;

/// One thing the pointer did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Touch {
    /// Its first button went down on the board.
    Press(Pos2),
    /// It went somewhere.
    Move(Pos2),
    /// Its first button was let go; without a place if nobody knows where.
    Release(Option<Pos2>),
    /// The player breaks off what he is doing: another button, or Escape.
    Cancel,
}

/// A man under the pressed pointer.
#[derive(Clone, Copy, Debug)]
struct Grab {
    cell: Cell,
    origin: Pos2,
    /// Where the pointer is now.
    position: Pos2,
    was_selected: bool,
    is_dragged: bool,
}

/// A man dragged somewhere and let go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LetGo {
    /// Where he comes from.
    pub cell: Cell,
    /// Where he was let go.
    pub place: Pos2,
}

/// What the player holds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hand {
    grab: Option<Grab>,
}

impl Hand {
    /// Whether a man is held, dragged or not.
    pub fn is_holding(&self) -> bool {
        self.grab.is_some()
    }

    /// The man being dragged.
    pub fn dragged(&self) -> Option<Cell> {
        self.grab.filter(|grab| grab.is_dragged).map(|grab| grab.cell)
    }

    /// Follows all the pointer did in a frame, in order, and says what the player did; and which man was let go last.
    ///
    /// A slow frame may hold several clicks. The board as it is shown then lags behind the player, so that after the
    /// first of them every cell is reported as it was clicked: the program knows better what it means by now.
    pub fn follow(
        &mut self,
        touches: &[Touch],
        view: &BoardView,
        layout: &BoardLayout,
    ) -> (Vec<BoardEvent>, Option<LetGo>) {
        let (mut events, mut let_go) = (Vec::new(), None);
        // The picked-up man may be out of reach meanwhile: his clock has run out, or the game was closed.
        self.grab = self.grab.filter(|grab| view.movable.contains(grab.cell));
        for &touch in touches {
            if let Touch::Move(position) | Touch::Release(Some(position)) = touch {
                self.drag(position);
            }
            let held = self.grab.filter(|grab| grab.is_dragged);
            let known = Known::after(&events, view);
            events.extend(match touch {
                Touch::Press(position) => self.press(position, known, view, layout),
                Touch::Move(_) => None,
                Touch::Release(position) => self.release(position, layout),
                Touch::Cancel => self.grab.take().map(|_| BoardEvent::PutBack),
            });
            if let (Some(Grab { cell, position, .. }), None) = (held, self.grab) {
                let_go = Some(LetGo { cell, place: position });
            }
        }
        (events, let_go)
    }

    fn press(
        &mut self,
        position: Pos2,
        known: Known,
        view: &BoardView,
        layout: &BoardLayout,
    ) -> Option<BoardEvent> {
        let Some(cell) = layout.cell_at(position) else {
            return known.selected.map(|_| BoardEvent::PutBack);
        };
        let is_target = known.is_fresh && view.is_target(cell);
        if is_target || !view.movable.contains(cell) {
            return Some(BoardEvent::Click(cell));
        }
        let was_selected = known.selected == Some(cell);
        self.grab = Some(Grab { cell, origin: position, position, was_selected, is_dragged: false });
        (!was_selected).then_some(BoardEvent::PickUp(cell))
    }

    fn drag(&mut self, position: Pos2) {
        if let Some(grab) = &mut self.grab {
            grab.is_dragged |= position.distance(grab.origin) > DRAG_DISTANCE;
            grab.position = position;
        }
    }

    fn release(&mut self, position: Option<Pos2>, layout: &BoardLayout) -> Option<BoardEvent> {
        let grab = self.grab.take()?;
        if !grab.is_dragged {
            return grab.was_selected.then_some(BoardEvent::Click(grab.cell));
        }
        match position.and_then(|position| layout.cell_at(position)) {
            None => Some(BoardEvent::PutBack),
            Some(cell) if cell == grab.cell => None,
            Some(to) => Some(BoardEvent::Drop { from: grab.cell, to }),
        }
    }
}

/// What is known of the selected man in the middle of a frame.
#[derive(Clone, Copy, Debug)]
struct Known {
    selected: Option<Cell>,
    /// Whether the targets shown are still his.
    is_fresh: bool,
}

impl Known {
    /// Once the player has done something in this frame, the board shown is behind.
    fn after(events: &[BoardEvent], view: &BoardView) -> Self {
        match events.last() {
            None => Self { selected: view.selected, is_fresh: true },
            Some(&BoardEvent::PickUp(cell)) => Self { selected: Some(cell), is_fresh: false },
            Some(_) => Self { selected: None, is_fresh: false },
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

    fn follow(hand: &mut Hand, touch: Touch, view: &BoardView) -> Vec<BoardEvent> {
        hand.follow(&[touch], view, &layout()).0
    }

    fn press(hand: &mut Hand, position: Pos2, view: &BoardView) -> Vec<BoardEvent> {
        follow(hand, Touch::Press(position), view)
    }

    fn carry(hand: &mut Hand, position: Pos2, view: &BoardView) -> Vec<BoardEvent> {
        follow(hand, Touch::Move(position), view)
    }

    fn release(hand: &mut Hand, position: Pos2, view: &BoardView) -> Vec<BoardEvent> {
        follow(hand, Touch::Release(Some(position)), view)
    }

    #[test]
    fn two_clicks_move_a_man() {
        let mut hand = Hand::default();
        assert_eq!(press(&mut hand, at("f5"), &view(None)), [BoardEvent::PickUp(cell("f5"))]);
        assert_eq!(release(&mut hand, at("f5"), &view(Some("f5"))), []);
        assert_eq!(press(&mut hand, at("f6"), &view(Some("f5"))), [BoardEvent::Click(cell("f6"))]);
        assert_eq!(release(&mut hand, at("f6"), &view(None)), []);
    }

    #[test]
    fn a_second_click_puts_the_man_down_and_a_click_on_another_picks_that_up() {
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
    fn a_man_let_go_off_the_board_goes_back() {
        let mut hand = Hand::default();
        press(&mut hand, at("f5"), &view(None));
        assert_eq!(release(&mut hand, pos2(5.0, 5.0), &view(Some("f5"))), [BoardEvent::PutBack]);
    }

    #[test]
    fn a_man_dragged_back_to_its_own_cell_stays_selected() {
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
        assert_eq!(follow(&mut hand, Touch::Cancel, &selected), [BoardEvent::PutBack]);
        assert_eq!(release(&mut hand, at("f7"), &selected), []);
    }

    #[test]
    fn a_man_that_may_no_longer_move_falls_out_of_the_hand() {
        let mut hand = Hand::default();
        press(&mut hand, at("f5"), &view(None));
        carry(&mut hand, at("f7"), &BoardView::default());
        assert_eq!(hand.dragged(), None);
        assert_eq!(release(&mut hand, at("f7"), &BoardView::default()), []);
    }

    /// A press and its release.
    fn tap(position: Pos2) -> [Touch; 2] {
        [Touch::Press(position), Touch::Release(Some(position))]
    }

    #[test]
    fn a_press_and_release_in_one_frame_is_a_click() {
        let mut hand = Hand::default();
        let mut tap = |position, view: &BoardView| hand.follow(&tap(position), view, &layout()).0;
        assert_eq!(tap(at("f5"), &view(None)), [BoardEvent::PickUp(cell("f5"))]);
        assert_eq!(tap(at("a1"), &view(Some("f5"))), [BoardEvent::Click(cell("a1"))]);
        assert_eq!(tap(pos2(5.0, 5.0), &view(Some("f5"))), [BoardEvent::PutBack]);
        assert_eq!(tap(pos2(5.0, 5.0), &view(None)), []);
    }

    #[test]
    fn clicks_within_one_slow_frame_all_count() {
        let all = |places: &[&str], view: &BoardView| {
            let touches: Vec<Touch> = places.iter().flat_map(|place| tap(at(place))).collect();
            Hand::default().follow(&touches, view, &layout()).0
        };
        let (f5, f6, e4) = (cell("f5"), cell("f6"), cell("e4"));
        assert_eq!(all(&["f5", "f6"], &view(None)), [BoardEvent::PickUp(f5), BoardEvent::Click(f6)]);
        assert_eq!(all(&["f5", "f5"], &view(None)), [BoardEvent::PickUp(f5), BoardEvent::Click(f5)]);
        let moved_on = [BoardEvent::PickUp(f5), BoardEvent::PickUp(e4), BoardEvent::Click(f6)];
        assert_eq!(all(&["f5", "e4", "f6"], &view(None)), moved_on);
    }

    #[test]
    fn a_whole_drag_within_one_slow_frame_counts() {
        let touches = [Touch::Press(at("f5")), Touch::Move(at("f6")), Touch::Release(Some(at("f6")))];
        let (events, let_go) = Hand::default().follow(&touches, &view(None), &layout());
        let drop = BoardEvent::Drop { from: cell("f5"), to: cell("f6") };
        assert_eq!(events, [BoardEvent::PickUp(cell("f5")), drop]);
        assert_eq!(let_go, Some(LetGo { cell: cell("f5"), place: at("f6") }));
    }
}
