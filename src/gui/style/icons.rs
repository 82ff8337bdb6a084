//! Icons, drawn as strokes of one weight on a grid of 20 by 20, so that they are sharp at every size and in every
//! colour.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke};

use self::Part::{Arc, Dot, Line, Loop};

/// Side of the grid the icons are drawn on.
const GRID: f32 = 20.0;
/// Width of all strokes, on the grid.
const WEIGHT: f32 = 1.6;
/// Points of a full circle.
const CIRCLE_STEPS: f32 = 40.0;

/// The meaning of an icon.
#[allow(missing_docs)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    First,
    Previous,
    Next,
    Last,
    Play,
    Pause,
    Flip,
    TakeBack,
    /// Make the move again.
    Redo,
    MoveNow,
    Resign,
    /// Offer or accept a draw.
    Draw,
    New,
    Save,
    PanelOpen,
    PanelClose,
    Close,
    Plus,
    Minus,
    /// Done, or chosen.
    Tick,
    Computer,
    Warning,
    Analyse,
    /// Kept where it is.
    Lock,
    /// Picks up and puts down.
    Hand,
    /// Remove a piece.
    Eraser,
    Report,
    /// Fold the part above.
    Fold,
    Unfold,
    Threat,
    /// The move that the engine would play.
    Hint,
    /// Another game of these players, with colours swapped.
    Rematch,
}

/// Paints an icon in the middle of `rect`, as large as fits.
pub fn paint(painter: &Painter, icon: Icon, rect: Rect, color: Color32) {
    let scale = rect.size().min_elem() / GRID;
    let pen = Pen { painter, origin: rect.center() - egui::Vec2::splat(scale * GRID / 2.0), scale, color };
    for part in parts(icon) {
        pen.draw(part);
    }
}

/// A part of an icon, in units of the grid, y downwards.
#[derive(Clone, Copy, Debug)]
enum Part {
    /// A line through points.
    Line(&'static [(f32, f32)]),
    /// A line that closes.
    Loop(&'static [(f32, f32)]),
    /// An arc: centre, radius, first and last angle in degrees, clockwise from the right.
    Arc((f32, f32), f32, f32, f32),
    /// A filled disc.
    Dot((f32, f32), f32),
}

const HEXAGON: Part = Loop(&[(17.4, 10.0), (13.7, 16.4), (6.3, 16.4), (2.6, 10.0), (6.3, 3.6), (13.7, 3.6)]);
const FRAME: Part = Loop(&[(2.5, 4.5), (17.5, 4.5), (17.5, 15.5), (2.5, 15.5)]);
const FRAME_COLUMN: Part = Line(&[(12.0, 4.5), (12.0, 15.5)]);
const SWAP: [Part; 2] =
    [Line(&[(4.0, 8.0), (16.0, 8.0), (12.5, 4.5)]), Line(&[(16.0, 12.0), (4.0, 12.0), (7.5, 15.5)])];
const PLUS: [Part; 2] = [Line(&[(10.0, 4.5), (10.0, 15.5)]), Line(&[(4.5, 10.0), (15.5, 10.0)])];

const HAND: [Part; 5] = [
    Line(&[(6.6, 11.0), (6.6, 5.4)]),
    Line(&[(9.2, 10.0), (9.2, 3.2)]),
    Line(&[(11.8, 10.0), (11.8, 4.0)]),
    Line(&[(14.4, 11.0), (14.4, 6.0)]),
    Line(&[(6.6, 11.0), (4.0, 9.6), (7.4, 16.6), (13.2, 16.6), (14.4, 13.6), (14.4, 11.0)]),
];

const ERASER: [Part; 3] = [
    Loop(&[(11.6, 3.6), (17.0, 9.0), (10.0, 16.0), (4.6, 10.6)]),
    Line(&[(8.1, 7.1), (13.5, 12.5)]),
    Line(&[(4.6, 10.6), (3.4, 13.2), (6.2, 16.0), (16.6, 16.0)]),
];

fn parts(icon: Icon) -> &'static [Part] {
    match icon {
        Icon::First => &[Line(&[(5.5, 5.0), (5.5, 15.0)]), Line(&[(14.5, 5.0), (9.5, 10.0), (14.5, 15.0)])],
        Icon::Previous => &[Line(&[(12.5, 5.0), (7.5, 10.0), (12.5, 15.0)])],
        Icon::Next => &[Line(&[(7.5, 5.0), (12.5, 10.0), (7.5, 15.0)])],
        Icon::Last => &[Line(&[(14.5, 5.0), (14.5, 15.0)]), Line(&[(5.5, 5.0), (10.5, 10.0), (5.5, 15.0)])],
        Icon::Play => &[Loop(&[(6.5, 4.5), (15.5, 10.0), (6.5, 15.5)])],
        Icon::Pause => &[Line(&[(7.0, 5.0), (7.0, 15.0)]), Line(&[(13.0, 5.0), (13.0, 15.0)])],
        Icon::MoveNow => {
            &[Loop(&[(11.5, 2.5), (4.0, 11.5), (9.0, 11.5), (8.0, 17.5), (16.0, 8.0), (10.5, 8.0)])]
        }
        Icon::Flip => &[
            Line(&[(6.5, 16.0), (6.5, 4.5)]),
            Line(&[(3.5, 7.5), (6.5, 4.5), (9.5, 7.5)]),
            Line(&[(13.5, 4.0), (13.5, 15.5)]),
            Line(&[(10.5, 12.5), (13.5, 15.5), (16.5, 12.5)]),
        ],
        Icon::Hint => &[
            Arc((10.0, 8.0), 4.6, 120.0, 420.0),
            Line(&[(7.7, 12.0), (7.7, 15.0), (12.3, 15.0), (12.3, 12.0)]),
        ],
        Icon::Rematch => &SWAP,
        Icon::TakeBack => &[
            Line(&[(8.0, 4.0), (4.0, 8.0), (8.0, 12.0)]),
            Line(&[(4.0, 8.0), (12.0, 8.0)]),
            Arc((12.0, 12.0), 4.0, -90.0, 90.0),
            Line(&[(12.0, 16.0), (7.5, 16.0)]),
        ],
        Icon::Redo => &[
            Line(&[(12.0, 4.0), (16.0, 8.0), (12.0, 12.0)]),
            Line(&[(16.0, 8.0), (8.0, 8.0)]),
            Arc((8.0, 12.0), 4.0, 90.0, 270.0),
            Line(&[(8.0, 16.0), (12.5, 16.0)]),
        ],
        Icon::Resign => &[
            Line(&[(5.5, 3.5), (5.5, 16.5)]),
            Line(&[(5.5, 4.2), (15.5, 4.2), (12.7, 7.7), (15.5, 11.2), (5.5, 11.2)]),
        ],
        Icon::Draw => &[
            Line(&[(3.6, 5.4), (5.8, 4.0), (5.8, 10.2)]),
            Line(&[(14.2, 3.6), (5.8, 16.4)]),
            Arc((13.6, 12.1), 2.1, 180.0, 395.0),
            Line(&[(15.3, 13.3), (11.7, 16.6), (16.2, 16.6)]),
        ],
        Icon::New => &[HEXAGON, Line(&[(10.0, 6.8), (10.0, 13.2)]), Line(&[(6.8, 10.0), (13.2, 10.0)])],
        Icon::Save => &[
            Line(&[(10.0, 3.2), (10.0, 12.2)]),
            Line(&[(6.4, 8.6), (10.0, 12.2), (13.6, 8.6)]),
            Line(&[(3.4, 12.4), (3.4, 16.6), (16.6, 16.6), (16.6, 12.4)]),
        ],
        Icon::PanelOpen => &[FRAME, FRAME_COLUMN, Line(&[(8.4, 7.6), (6.0, 10.0), (8.4, 12.4)])],
        Icon::PanelClose => &[FRAME, FRAME_COLUMN, Line(&[(6.0, 7.6), (8.4, 10.0), (6.0, 12.4)])],
        Icon::Close => &[Line(&[(5.0, 5.0), (15.0, 15.0)]), Line(&[(15.0, 5.0), (5.0, 15.0)])],
        Icon::Plus => &PLUS,
        Icon::Minus => &[Line(&[(4.5, 10.0), (15.5, 10.0)])],
        Icon::Tick => &[Line(&[(4.0, 10.5), (8.2, 14.7), (16.0, 5.5)])],
        Icon::Computer => &[
            Loop(&[(2.8, 4.2), (17.2, 4.2), (17.2, 12.8), (2.8, 12.8)]),
            Line(&[(10.0, 12.8), (10.0, 16.2)]),
            Line(&[(6.4, 16.2), (13.6, 16.2)]),
        ],
        Icon::Warning => &[
            Loop(&[(10.0, 3.2), (17.6, 16.4), (2.4, 16.4)]),
            Line(&[(10.0, 8.0), (10.0, 11.6)]),
            Dot((10.0, 14.0), 1.0),
        ],
        Icon::Analyse => &[Arc((8.6, 8.6), 5.2, 0.0, 360.0), Line(&[(12.4, 12.4), (16.8, 16.8)])],
        Icon::Hand => &HAND,
        Icon::Eraser => &ERASER,
        Icon::Report => &[
            Line(&[(3.0, 3.5), (3.0, 16.5), (17.0, 16.5)]),
            Line(&[(5.8, 12.6), (8.8, 8.0), (11.8, 10.8), (16.4, 4.6)]),
        ],
        Icon::Fold => &[Line(&[(4.5, 7.2), (10.0, 12.8), (15.5, 7.2)])],
        Icon::Unfold => &[Line(&[(4.5, 12.8), (10.0, 7.2), (15.5, 12.8)])],
        Icon::Lock => &[
            Loop(&[(4.4, 9.0), (15.6, 9.0), (15.6, 16.6), (4.4, 16.6)]),
            Line(&[(6.6, 9.0), (6.6, 6.8)]),
            Arc((10.0, 6.8), 3.4, 180.0, 360.0),
            Line(&[(13.4, 6.8), (13.4, 9.0)]),
        ],
        Icon::Threat => &[
            Arc((10.0, 10.0), 5.2, 0.0, 360.0),
            Line(&[(10.0, 2.6), (10.0, 7.4)]),
            Line(&[(10.0, 12.6), (10.0, 17.4)]),
            Line(&[(2.6, 10.0), (7.4, 10.0)]),
            Line(&[(12.6, 10.0), (17.4, 10.0)]),
        ],
    }
}

struct Pen<'a> {
    painter: &'a Painter,
    origin: Pos2,
    scale: f32,
    color: Color32,
}

impl Pen<'_> {
    fn draw(&self, part: &Part) {
        match *part {
            Line(points) => self.line(points.iter().map(|&point| self.place(point)).collect()),
            Loop(points) => {
                let corners: Vec<Pos2> = points.iter().map(|&point| self.place(point)).collect();
                self.round_off(&corners);
                self.painter.add(Shape::closed_line(corners, self.stroke()));
            }
            Arc(center, radius, from, to) => {
                self.line(arc(center, radius, from, to).map(|point| self.place(point)).collect());
            }
            Dot(center, radius) => {
                self.painter.circle_filled(self.place(center), radius * self.scale, self.color);
            }
        }
    }

    fn line(&self, points: Vec<Pos2>) {
        self.round_off(&points);
        self.painter.add(Shape::line(points, self.stroke()));
    }

    /// Rounds the ends and corners of a line.
    fn round_off(&self, points: &[Pos2]) {
        for &point in points {
            self.painter.circle_filled(point, WEIGHT * self.scale / 2.0, self.color);
        }
    }

    fn stroke(&self) -> Stroke {
        Stroke::new(WEIGHT * self.scale, self.color)
    }

    fn place(&self, (x, y): (f32, f32)) -> Pos2 {
        self.origin + egui::vec2(x, y) * self.scale
    }
}

fn arc(center: (f32, f32), radius: f32, from: f32, to: f32) -> impl Iterator<Item = (f32, f32)> {
    let steps = ((to - from) / 360.0 * CIRCLE_STEPS).ceil();
    (0..=steps as i32).map(move |step| {
        let angle = (from + (to - from) * step as f32 / steps).to_radians();
        (center.0 + radius * angle.cos(), center.1 + radius * angle.sin())
    })
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    const ALL: [Icon; 32] = [
        Icon::First,
        Icon::Previous,
        Icon::Next,
        Icon::Last,
        Icon::Play,
        Icon::Pause,
        Icon::Flip,
        Icon::TakeBack,
        Icon::Redo,
        Icon::MoveNow,
        Icon::Resign,
        Icon::Draw,
        Icon::New,
        Icon::Save,
        Icon::PanelOpen,
        Icon::PanelClose,
        Icon::Close,
        Icon::Plus,
        Icon::Minus,
        Icon::Tick,
        Icon::Computer,
        Icon::Warning,
        Icon::Analyse,
        Icon::Lock,
        Icon::Hand,
        Icon::Eraser,
        Icon::Report,
        Icon::Fold,
        Icon::Unfold,
        Icon::Threat,
        Icon::Hint,
        Icon::Rematch,
    ];

    fn points(part: &Part) -> Vec<Pos2> {
        match *part {
            Line(points) | Loop(points) => points.iter().map(|&(x, y)| pos2(x, y)).collect(),
            Arc(center, radius, from, to) => arc(center, radius, from, to).map(|(x, y)| pos2(x, y)).collect(),
            Dot((x, y), radius) => vec![pos2(x - radius, y - radius), pos2(x + radius, y + radius)],
        }
    }

    #[test]
    fn icons_fill_the_grid_and_stay_inside_it() {
        let grid = Rect::from_min_max(
            pos2(WEIGHT / 2.0, WEIGHT / 2.0),
            pos2(GRID - WEIGHT / 2.0, GRID - WEIGHT / 2.0),
        );
        for icon in ALL {
            let drawn: Vec<Pos2> = parts(icon).iter().flat_map(points).collect();
            assert!(drawn.iter().all(|&point| grid.contains(point)), "{icon:?}");
            let bounds = Rect::from_points(&drawn);
            assert!(bounds.size().max_elem() >= 0.5 * GRID, "{icon:?} is too small");
            assert!((bounds.center() - pos2(10.0, 10.0)).length() < 1.5, "{icon:?} is not in the middle");
        }
    }
}
