//! The pictures of the help page on online play: two screens, and the data sent between them.

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::gui::style::theme::{Colors, LINE};

/// Size of a picture.
pub const SIZE: Vec2 = vec2(168.0, 76.0);
/// Size of a screen.
const SCREEN: Vec2 = vec2(58.0, 44.0);

/// The contents of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The form is filled in at one screen.
    Invite,
    /// The invitation goes from one screen to the other.
    Send,
    /// The guest pastes the invitation.
    Join,
    /// Both play.
    Play,
    /// Both play again, with colours swapped.
    Again,
}

/// Paints the picture of a step into this place.
pub fn paint(painter: &Painter, place: Rect, colors: &Colors, step: Step) {
    let picture = Picture { painter, colors };
    let middle = place.center().y - 4.0;
    let (left, right) = (pos2(place.left() + 31.0, middle), pos2(place.right() - 31.0, middle));
    picture.screen(left);
    match step {
        Step::Invite => picture.form(left),
        Step::Send => {
            picture.paper(left);
            picture.screen(right);
            picture.arrow(left, right, 0.0);
            picture.paper(pos2(place.center().x, middle - 14.0));
        }
        Step::Join => {
            picture.paper(left);
            picture.screen(right);
            picture.paper(right);
            picture.arrow(right, left, 0.0);
        }
        Step::Play | Step::Again => {
            picture.screen(right);
            picture.arrow(left, right, -6.0);
            picture.arrow(right, left, 6.0);
            picture.board(left, step == Step::Play);
            picture.board(right, step == Step::Again);
        }
    }
}

struct Picture<'a> {
    painter: &'a Painter,
    colors: &'a Colors,
}

impl Picture<'_> {
    fn screen(&self, center: Pos2) {
        let rect = Rect::from_center_size(center, SCREEN);
        let line = Stroke::new(1.5, self.colors.weak);
        self.painter.rect(rect, CornerRadius::same(4), self.colors.window, line, StrokeKind::Inside);
        let foot = pos2(center.x, rect.bottom() + 8.0);
        self.painter.line_segment([pos2(center.x, rect.bottom()), foot], line);
        self.painter.line_segment([foot - vec2(12.0, 0.0), foot + vec2(12.0, 0.0)], line);
    }

    /// Rows of a form, and the button that sends it off.
    fn form(&self, center: Pos2) {
        for (row, width) in [(-13.0, 34.0), (-5.0, 26.0), (3.0, 30.0)] {
            let start = center + vec2(-20.0, row);
            self.painter.line_segment([start, start + vec2(width, 0.0)], Stroke::new(2.0, self.colors.line));
        }
        let button = Rect::from_center_size(center + vec2(10.0, 13.0), vec2(24.0, 9.0));
        self.painter.rect_filled(button, CornerRadius::same(3), self.colors.accent);
    }

    /// The invitation.
    fn paper(&self, center: Pos2) {
        let rect = Rect::from_center_size(center, vec2(30.0, 20.0));
        let line = Stroke::new(LINE, self.colors.weak);
        self.painter.rect(rect, CornerRadius::same(2), self.colors.raised, line, StrokeKind::Inside);
        for row in [-4.0, 0.0, 4.0] {
            let ends = [center + vec2(-10.0, row), center + vec2(10.0, row)];
            self.painter.line_segment(ends, Stroke::new(1.5, self.colors.accent));
        }
    }

    /// A board, with the disc of the colour that is played there.
    fn board(&self, center: Pos2, is_white: bool) {
        let corner = |side: u8| center + Vec2::angled(f32::from(side) * std::f32::consts::FRAC_PI_3) * 17.0;
        let corners = (0..6).map(corner).collect();
        let line = Stroke::new(1.5, self.colors.accent);
        self.painter.add(Shape::convex_polygon(corners, self.colors.raised, line));
        let (fill, edge) =
            if is_white { (Color32::WHITE, Color32::BLACK) } else { (Color32::BLACK, Color32::WHITE) };
        self.painter.circle(center, 6.0, fill, Stroke::new(LINE, edge));
    }

    /// From one screen to the other.
    fn arrow(&self, from: Pos2, to: Pos2, offset: f32) {
        let towards = (to.x - from.x).signum();
        let gap = vec2(towards * (SCREEN.x / 2.0 + 6.0), 0.0);
        let (start, end) = (from + gap + vec2(0.0, offset), to - gap + vec2(0.0, offset));
        let line = Stroke::new(2.0, self.colors.accent);
        self.painter.line_segment([start, end], line);
        for side in [-4.0, 4.0] {
            self.painter.line_segment([end, end + vec2(-towards * 5.0, side)], line);
        }
    }
}
