//! The room that the board leaves in its field: the corners, and beside its middle.

use egui::{Align, Align2, Rect, vec2};

use crate::app::board::layout::BoardLayout;
use crate::gui::style::theme::space;

/// Width of a corner at least, where the window has it.
const MIN_ROOM: f32 = 300.0;

/// The room that the board leaves in the corners of its field.
#[derive(Clone, Copy)]
pub struct Room {
    /// The field around the board.
    pub field: Rect,
    pub board: BoardLayout,
}

impl Room {
    /// The corners of this board in `field`: on a large screen they stay at the board.
    pub fn around(board: BoardLayout, field: Rect) -> Room {
        // A large board has room for a name beside its slanted edges.
        let beside = (MIN_ROOM - board.rect().width() / 4.0).max(space::XL);
        let near = board.rect().expand2(vec2(beside, 0.0)).x_range();
        let (left, right) = (near.min.max(field.left()), near.max.min(field.right()));
        Room { field: Rect::from_x_y_ranges(left..=right, field.y_range()), board }
    }

    /// A line in a corner: `offset` and `height` count from the upper edge of the field, or in a lower corner from the
    /// lower one. It is as wide as the board leaves room.
    pub fn line(&self, corner: Align2, offset: f32, height: f32) -> Rect {
        let inner = self.field.shrink(space::S);
        let free = self.board.corner(inner, offset + height, corner);
        let (is_above, is_left) = (corner.y() == Align::Min, corner.x() == Align::Min);
        let top = if is_above { free.bottom() - height } else { free.top() };
        let gap = space::S.min(free.width());
        let (left, right) =
            if is_left { (free.left(), free.right() - gap) } else { (free.left() + gap, free.right()) };
        Rect::from_x_y_ranges(left..=right, top..=top + height)
    }

    /// The room beside the board on the right, between cards of this height in the corners.
    pub fn between(&self, card: f32) -> Rect {
        let inner = self.field.shrink(space::S);
        let beside = self.board.corner(inner, self.field.height() / 2.0, Align2::RIGHT_TOP);
        Rect::from_x_y_ranges(beside.left() + space::S..=beside.right(), inner.y_range().shrink(card))
    }
}
