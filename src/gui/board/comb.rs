//! The empty board: its rim and its cells, as one mesh that is made anew only when the board's place changes.

use std::sync::Arc;

use egui::epaint::{TessellationOptions, Tessellator};
use egui::{Align2, Color32, FontId, Mesh, Painter, Pos2, Shape, Stroke, vec2};

use crate::gui::layout::BoardLayout;
use crate::gui::palette::BoardColors;
use crate::hex::Cell;

/// Size of letters and numbers on the rim, in R, and the sizes they keep between, in points.
const LABEL_SIZE: f32 = 0.36;
const LABEL_SIZES: (f32, f32) = (9.0, 40.0);
/// How far the rim's shadow reaches, how far it is moved down, in R, and how dark it is next to the rim.
const SHADOW_REACH: f32 = 0.6;
const SHADOW_DROP: f32 = 0.12;
const SHADOW_ALPHA: f32 = 76.0;
/// Rings of which the shadow is made.
const SHADOW_RINGS: usize = 5;

/// What the mesh was made for.
#[derive(Clone, Copy, PartialEq)]
struct Key {
    layout: BoardLayout,
    colors: &'static BoardColors,
    pixels_per_point: f32,
}

/// The empty board.
#[derive(Default)]
pub struct Comb {
    made: Option<(Key, Arc<Mesh>)>,
}

impl Comb {
    /// Paints rim and cells.
    pub fn paint(&mut self, painter: &Painter, layout: &BoardLayout, colors: &'static BoardColors) {
        let key = Key { layout: *layout, colors, pixels_per_point: painter.pixels_per_point() };
        let mesh = match &self.made {
            Some((made_for, mesh)) if *made_for == key => mesh.clone(),
            _ => Arc::new(comb(&key)),
        };
        painter.add(Shape::Mesh(mesh.clone()));
        self.made = Some((key, mesh));
    }
}

/// Paints letters and numbers on the rim.
pub fn paint_labels(painter: &Painter, layout: &BoardLayout, colors: &BoardColors) {
    let size = (layout.radius() * LABEL_SIZE).clamp(LABEL_SIZES.0, LABEL_SIZES.1);
    for (place, text) in layout.labels() {
        painter.text(place, Align2::CENTER_CENTER, text, FontId::proportional(size), colors.label);
    }
}

fn comb(key: &Key) -> Mesh {
    let Key { layout, colors, pixels_per_point } = key;
    let options = TessellationOptions::default();
    let mut tessellator = Tessellator::new(*pixels_per_point, options, [1, 1], Vec::new());
    let mut mesh = Mesh::default();
    shadow(layout, &mut mesh);
    let mut polygon = |points: Vec<Pos2>, fill: Color32, stroke: Stroke| {
        tessellator.tessellate_shape(Shape::convex_polygon(points, fill, stroke), &mut mesh);
    };
    let edge = layout.line().max(1.0 / pixels_per_point);
    polygon(layout.outline(0.0), colors.rim_edge, Stroke::NONE);
    polygon(layout.outline(-edge), colors.rim, Stroke::NONE);
    for cell in Cell::ALL {
        polygon(layout.hexagon(cell, -layout.line()).to_vec(), colors.line, Stroke::NONE);
    }
    for cell in Cell::ALL {
        polygon(layout.hexagon(cell, layout.line() / 2.0).to_vec(), colors.cell(cell.shade()), Stroke::NONE);
    }
    mesh
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
