//! The empty board: its rim and its cells, as one mesh that is rebuilt only when the board's layout changes.

use std::sync::Arc;

use egui::epaint::{TessellationOptions, Tessellator};
use egui::{Align2, Color32, FontId, Mesh, Painter, Pos2, Shape, Stroke, vec2};

use super::marks::shapes;
use crate::app::board::ground::{self, LABEL_SIZE, LARGEST_NAME, NAME_PLACE, NAME_SIZE};
use crate::app::board::layout::{BoardLayout, ROUNDING_STEPS};
use crate::app::board::palette::BoardColors;
use crate::gui::style::theme::Theme;
use crate::hex::{Cell, EDGES};

/// The sizes that letters and numbers at the rim keep between, in points.
const LABEL_SIZES: (f32, f32) = (9.0, 40.0);
/// The largest there is room for at the rim, and on a cell beside its piece, in R.
const LARGEST_LABEL: f32 = 0.42;
/// How far the rim's shadow reaches, how far it is moved down, in R, and how dark it is next to the rim.
const SHADOW_REACH: f32 = 0.6;
const SHADOW_DROP: f32 = 0.12;
const SHADOW_ALPHA: f32 = 76.0;
/// Rings of which the shadow is made.
const SHADOW_RINGS: usize = 5;
/// About how far the middles of the cells at the rim are from its outline, in R.
const INNER: f32 = 1.2;

/// The input of the mesh.
#[derive(Clone, Copy, PartialEq)]
struct Key {
    layout: BoardLayout,
    colors: &'static BoardColors,
    names: bool,
    pixels_per_point: f32,
}

/// More boards than any page shows at once.
const KEPT: usize = 24;

/// The empty boards painted last: that of the game, and those of diagrams. A page with many of them is scrolled without
/// making any again.
#[derive(Default)]
pub struct Grid {
    /// Each with the place of its middle; the one painted last comes last.
    made: Vec<(Key, Pos2, Arc<Mesh>)>,
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
        let (pixels_per_point, center) = (painter.pixels_per_point(), layout.center());
        let key = Key { layout: layout.moved_to(Pos2::ZERO), colors, names, pixels_per_point };
        let is_there = |made: &(Key, Pos2, Arc<Mesh>)| made.0 == key && made.1 == center;
        let found = self.made.iter().position(is_there);
        let alike = found.or_else(|| self.made.iter().position(|(made_for, ..)| *made_for == key));
        let mesh = match (found, alike) {
            (Some(at), _) => self.made.remove(at).2,
            (None, Some(at)) => {
                let mut moved = Mesh::clone(&self.made[at].2);
                moved.translate(center - self.made[at].1);
                Arc::new(moved)
            }
            (None, None) => Arc::new(mesh(layout, colors, names, pixels_per_point)),
        };
        painter.add(Shape::Mesh(mesh.clone()));
        self.made.push((key, center, mesh));
        if self.made.len() > KEPT {
            self.made.remove(0);
        }
    }
}

/// Paints letters and numbers beside the rim, or on a board that has none each cell's name in its corner.
pub fn paint_coordinates(painter: &Painter, layout: &BoardLayout, theme: Theme) {
    let colors = theme.board();
    // As large as the player likes, and as the rim, or the cell beside its piece, has room for.
    let font = |share: f32, most: f32| {
        let usual = (layout.radius() * share).clamp(LABEL_SIZES.0, LABEL_SIZES.1);
        FontId::proportional((usual * theme.notation()).min((most * layout.radius()).max(LABEL_SIZES.0)))
    };
    let ink = if layout.has_labels_beside() { theme.colors().weak } else { colors.label };
    let label = font(LABEL_SIZE, LARGEST_LABEL);
    for (place, text) in layout.labels(label.size) {
        painter.text(place, Align2::CENTER_CENTER, text, label.clone(), ink);
    }
    if !ground::has_names(layout) {
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

/// In how many steps a corner of the rim is round to the eye: fewer on a small board. Their sides leave the circle by a
/// twentieth of a pixel.
fn steps(layout: &BoardLayout, pixels_per_point: f32) -> usize {
    let steps = 2.0 * (layout.radius() * pixels_per_point).sqrt();
    (steps.ceil() as usize).min(ROUNDING_STEPS)
}

/// Rim and cells, with room for the cells' names if `names` is set.
fn mesh(layout: &BoardLayout, colors: &BoardColors, names: bool, pixels_per_point: f32) -> Mesh {
    let options = TessellationOptions::default();
    let mut tessellator = Tessellator::new(pixels_per_point, options, [1, 1], Vec::new());
    let mut mesh = Mesh::default();
    let steps = steps(layout, pixels_per_point);
    shadow(layout, steps, &mut mesh);
    let mut polygon = |points: Vec<Pos2>, fill: Color32, mesh: &mut Mesh| {
        tessellator.tessellate_shape(Shape::convex_polygon(points, fill, Stroke::NONE), mesh);
    };
    let edge = layout.line().max(1.0 / pixels_per_point);
    polygon(layout.outline(0.0, steps), colors.rim_edge, &mut mesh);
    polygon(layout.outline(-edge, steps), colors.rim, &mut mesh);
    // The soft edges of the cells lie over the lines; only those at the rim are seen. Between them is one ground.
    for cell in layout.shape().cells().iter().filter(|&cell| !is_inside(layout, cell)) {
        polygon(layout.hexagon(cell, -layout.line()).to_vec(), colors.line, &mut mesh);
    }
    hard_edged(&inner_ground(layout), colors.line, &mut mesh);
    for cell in layout.shape().cells() {
        polygon(layout.hexagon(cell, layout.line() / 2.0).to_vec(), colors.cell(cell.shade()), &mut mesh);
    }
    let marks = ground::marks(layout, colors, names && ground::has_names(layout));
    for shape in marks.into_iter().flat_map(|mark| shapes(mark.form)) {
        tessellator.tessellate_shape(shape, &mut mesh);
    }
    mesh
}

/// Whether a cell has a neighbour across each of its edges.
fn is_inside(layout: &BoardLayout, cell: Cell) -> bool {
    let cells = layout.shape().cells();
    EDGES.into_iter().all(|step| cell.step(step).is_some_and(|next| cells.contains(next)))
}

/// The ground under all cells inside, and under the inner halves of those at the rim.
fn inner_ground(layout: &BoardLayout) -> Vec<Pos2> {
    layout.outline(-INNER * layout.radius(), 1)
}

/// A convex polygon without a soft edge, which would make it three times as heavy.
fn hard_edged(corners: &[Pos2], fill: Color32, mesh: &mut Mesh) {
    let first = mesh.vertices.len() as u32;
    for &corner in corners {
        mesh.colored_vertex(corner, fill);
    }
    for corner in 1..corners.len() as u32 - 1 {
        mesh.add_triangle(first, first + corner, first + corner + 1);
    }
}

/// Rings that fade outwards, from under the rim, with half as many steps at its corners: they have no edge.
fn shadow(layout: &BoardLayout, steps: usize, mesh: &mut Mesh) {
    let radius = layout.radius();
    let drop = vec2(0.0, SHADOW_DROP * radius);
    for ring in 0..=SHADOW_RINGS {
        let part = ring as f32 / SHADOW_RINGS as f32;
        let color = Color32::from_black_alpha((SHADOW_ALPHA * (1.0 - part).powi(2)) as u8);
        let first = mesh.vertices.len() as u32;
        let outline = layout.outline((part * SHADOW_REACH - SHADOW_DROP) * radius, steps.div_ceil(2));
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
    use egui::{Rect, pos2};

    use super::*;
    use crate::app::board::BoardShape;
    use crate::game::Variant;

    fn layout(shape: &'static BoardShape, side: f32) -> BoardLayout {
        BoardLayout::fit(shape, Rect::from_min_size(pos2(10.0, 20.0), vec2(side, side)), true, 1.0)
    }

    #[test]
    fn the_ground_is_under_all_cells_inside_and_nowhere_off_the_board() {
        let shapes = [Variant::Glinski, Variant::Shafran, Variant::Checkers].map(BoardShape::of);
        for layout in shapes.into_iter().chain([BoardShape::small()]).map(|shape| layout(shape, 700.0)) {
            let ground = inner_ground(&layout);
            assert!(ground.iter().all(|&corner| layout.cell_at(corner).is_some()));
            let is_under = |place: Pos2| {
                (0..ground.len()).all(|index| {
                    let (from, to) = (ground[index], ground[(index + 1) % ground.len()]);
                    (to - from).rot90().dot(place - from) <= 0.0
                })
            };
            for cell in layout.shape().cells().iter().filter(|&cell| is_inside(&layout, cell)) {
                assert!(layout.hexagon(cell, -layout.line()).into_iter().all(is_under), "{cell}");
            }
        }
    }

    #[test]
    fn a_small_board_has_fewer_points_at_its_corners() {
        let steps = |side: f32| steps(&layout(BoardShape::small(), side), 1.0);
        assert_eq!(steps(700.0), ROUNDING_STEPS);
        assert!((4..8).contains(&steps(116.0)), "{}", steps(116.0));
    }
}
