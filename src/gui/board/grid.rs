//! The empty board: its rim and its cells, as one mesh that is rebuilt only when the board's layout changes.

use std::sync::Arc;

use egui::epaint::{TessellationOptions, Tessellator};
use egui::{Align2, Color32, FontId, Mesh, Painter, Pos2, Shape, Stroke, Vec2, vec2};

use super::layout::BoardLayout;
use crate::gui::style::palette::BoardColors;
use crate::gui::style::theme::Theme;

/// Size of letters and numbers on the rim, in R, and the sizes they keep between, in points.
const LABEL_SIZE: f32 = 0.36;
const LABEL_SIZES: (f32, f32) = (9.0, 40.0);
/// The largest there is room for on the rim, and on a cell beside its piece, in R.
const LARGEST_LABEL: f32 = 0.54;
const LARGEST_NAME: f32 = 0.26;
/// Size of a cell's name, in R, and its place: the left corner of the cell, next to the piece.
const NAME_SIZE: f32 = 0.21;
const NAME_PLACE: Vec2 = vec2(-0.765, 0.0);
/// Minimum radius of a cell with a name, in points: smaller cells have no room for a name next to a piece.
const MIN_NAMED: f32 = 20.0;
/// Size of the hexagon that marks a promotion cell, as an inset in R, and its width.
const PROMOTION_INSET: f32 = 0.055;
const PROMOTION_WIDTH: f32 = 0.06;
/// Share of the hexagon's two sides at the left corner that is left open for the cell's name.
const NAME_GAP: f32 = 0.24;
/// Width of the lines that join cells, in R.
const JOIN_WIDTH: f32 = 0.045;
/// How far the rim's shadow reaches, how far it is moved down, in R, and how dark it is next to the rim.
const SHADOW_REACH: f32 = 0.6;
const SHADOW_DROP: f32 = 0.12;
const SHADOW_ALPHA: f32 = 76.0;
/// Rings of which the shadow is made.
const SHADOW_RINGS: usize = 5;

/// The input of the mesh.
#[derive(Clone, Copy, PartialEq)]
struct Key {
    layout: BoardLayout,
    colors: &'static BoardColors,
    names: bool,
    pixels_per_point: f32,
}

/// The empty board.
#[derive(Default)]
pub struct Grid {
    made: Option<(Key, Arc<Mesh>)>,
}

impl Grid {
    /// Paints rim and cells, with room for the names that [`paint_coordinates`] writes, if `names` is set.
    pub fn paint(
        &mut self,
        painter: &Painter,
        layout: &BoardLayout,
        colors: &'static BoardColors,
        names: bool,
    ) {
        let key = Key { layout: *layout, colors, names, pixels_per_point: painter.pixels_per_point() };
        let mesh = match &self.made {
            Some((made_for, mesh)) if *made_for == key => mesh.clone(),
            _ => Arc::new(mesh(layout, colors, names, key.pixels_per_point)),
        };
        painter.add(Shape::Mesh(mesh.clone()));
        self.made = Some((key, mesh));
    }
}

/// Paints letters and numbers on the rim, or on a board that has none each cell's name in its corner.
pub fn paint_coordinates(painter: &Painter, layout: &BoardLayout, theme: Theme) {
    let colors = theme.board();
    // As large as the player likes, and as the rim, or the cell beside its piece, has room for.
    let font = |share: f32, most: f32| {
        let usual = (layout.radius() * share).clamp(LABEL_SIZES.0, LABEL_SIZES.1);
        FontId::proportional((usual * theme.notation()).min((most * layout.radius()).max(LABEL_SIZES.0)))
    };
    for (place, text) in layout.labels() {
        painter.text(place, Align2::CENTER_CENTER, text, font(LABEL_SIZE, LARGEST_LABEL), colors.label);
    }
    if !has_names(layout) {
        return;
    }
    for cell in layout.shape().cells() {
        let place = layout.center_of(cell) + NAME_PLACE * layout.radius();
        let ink = colors.name(cell.shade());
        painter.text(
            place,
            Align2::CENTER_CENTER,
            layout.shape().name(cell),
            font(NAME_SIZE, LARGEST_NAME),
            ink,
        );
    }
}

/// Whether the names of the cells are written on them.
pub fn has_names(layout: &BoardLayout) -> bool {
    layout.shape().labels().is_empty() && layout.radius() >= MIN_NAMED
}

/// Rim and cells, with room for the cells' names if `names` is set.
pub fn mesh(layout: &BoardLayout, colors: &BoardColors, names: bool, pixels_per_point: f32) -> Mesh {
    let options = TessellationOptions::default();
    let mut tessellator = Tessellator::new(pixels_per_point, options, [1, 1], Vec::new());
    let mut mesh = Mesh::default();
    shadow(layout, &mut mesh);
    let mut polygon = |points: Vec<Pos2>, fill: Color32, stroke: Stroke| {
        tessellator.tessellate_shape(Shape::convex_polygon(points, fill, stroke), &mut mesh);
    };
    let edge = layout.line().max(1.0 / pixels_per_point);
    polygon(layout.outline(0.0), colors.rim_edge, Stroke::NONE);
    polygon(layout.outline(-edge), colors.rim, Stroke::NONE);
    let cells = layout.shape().cells();
    for cell in cells {
        polygon(layout.hexagon(cell, -layout.line()).to_vec(), colors.line, Stroke::NONE);
    }
    for cell in cells {
        polygon(layout.hexagon(cell, layout.line() / 2.0).to_vec(), colors.cell(cell.shade()), Stroke::NONE);
    }
    for shape in drawings(layout, colors, names && has_names(layout)) {
        tessellator.tessellate_shape(shape, &mut mesh);
    }
    mesh
}

/// The lines that join cells, and on each promotion cell a hexagon in the colour of its side, left open at the cell's
/// name.
fn drawings(layout: &BoardLayout, colors: &BoardColors, names: bool) -> Vec<Shape> {
    let shape = layout.shape();
    let join = Stroke::new(JOIN_WIDTH * layout.radius(), colors.line.gamma_multiply(0.55));
    let lines = shape.lines().iter();
    let joins =
        lines.map(|&(from, to)| Shape::line_segment([layout.center_of(from), layout.center_of(to)], join));
    let promotion = shape.promotion();
    let crowning = promotion.iter().flat_map(|(color, cells)| cells.iter().map(move |cell| (color, cell)));
    let hexagons = crowning.flat_map(|(color, cell)| {
        let width = PROMOTION_WIDTH * layout.radius();
        let corners = layout.hexagon(cell, PROMOTION_INSET * layout.radius());
        // White on a light cell needs a darker edge to be seen.
        let edge = Stroke::new(width + 2.0 * layout.line(), colors.line);
        let line = Stroke::new(width, colors.side(color));
        [edge, line].map(|stroke| {
            if names {
                Shape::line(open_at_left(corners).to_vec(), stroke)
            } else {
                Shape::closed_line(corners.to_vec(), stroke)
            }
        })
    });
    joins.chain(hexagons).collect()
}

/// The index of the hexagon's corner next to its cell's name.
pub fn left_corner(corners: &[Pos2; 6]) -> usize {
    (0..6).min_by(|&a, &b| corners[a].x.total_cmp(&corners[b].x)).unwrap_or(0)
}

/// The outline of a hexagon without its left corner.
fn open_at_left(corners: [Pos2; 6]) -> [Pos2; 7] {
    let left = left_corner(&corners);
    std::array::from_fn(|index| match index {
        0 => corners[left].lerp(corners[(left + 1) % 6], NAME_GAP),
        6 => corners[left].lerp(corners[(left + 5) % 6], NAME_GAP),
        index => corners[(left + index) % 6],
    })
}

/// Rings that fade outwards, from under the rim.
fn shadow(layout: &BoardLayout, mesh: &mut Mesh) {
    let radius = layout.radius();
    let drop = vec2(0.0, SHADOW_DROP * radius);
    for ring in 0..=SHADOW_RINGS {
        let part = ring as f32 / SHADOW_RINGS as f32;
        let color = Color32::from_black_alpha((SHADOW_ALPHA * (1.0 - part).powi(2)) as u8);
        let first = mesh.vertices.len() as u32;
        let outline = layout.outline((part * SHADOW_REACH - SHADOW_DROP) * radius);
        let points = outline.len() as u32;
        for point in outline {
            mesh.colored_vertex(point + drop, color);
        }
        if ring > 0 {
            for (point, next) in (0..points).map(|point| (first + point, first + (point + 1) % points)) {
                mesh.add_triangle(point, next, point - points);
                mesh.add_triangle(next, next - points, point - points);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::Rect;

    use super::*;
    use crate::app::board_view::{BoardPalette, BoardShape};
    use crate::game::Variant;

    /// Two figures are about as wide as high, and three quarters of it are ink.
    #[test]
    fn the_frames_of_crowning_cells_leave_the_names_alone() {
        let area = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 800.0));
        let shape = BoardShape::of(Variant::Checkers);
        for turn in [0.0, std::f32::consts::PI] {
            let layout = BoardLayout::fit(shape, area, true, 1.0).turned(turn);
            let size = LARGEST_NAME * layout.radius();
            let mut frames = 0;
            for drawn in drawings(&layout, BoardColors::of(BoardPalette::default()), true) {
                let Shape::Path(path) = drawn else { continue };
                frames += 1;
                for cell in shape.cells() {
                    let name = layout.center_of(cell) + NAME_PLACE * layout.radius();
                    let ink = Rect::from_center_size(name, vec2(1.1, 0.75) * size);
                    let ink = ink.expand(path.stroke.width / 2.0);
                    for ends in path.points.windows(2) {
                        let crosses =
                            (0..=100).any(|i| ink.contains(ends[0].lerp(ends[1], i as f32 / 100.0)));
                        assert!(!crosses, "the frame runs over the name of {}", shape.name(cell));
                    }
                    if path.closed {
                        let (first, last) = (path.points[0], path.points[path.points.len() - 1]);
                        assert!(!(0..=100).any(|i| ink.contains(last.lerp(first, i as f32 / 100.0))));
                    }
                }
            }
            assert!(frames > 0, "there are crowning cells");
        }
    }
}
