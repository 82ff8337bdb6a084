//! Pictures of screens, drawn without a graphics card: `HEKSY_PICTURES=folder cargo test --test gui languages::every`
//! writes every screen in every language as a PNG to look at, with `HEKSY_THEME=dark` the dark ones.

use std::collections::BTreeMap;
use std::env;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use egui::epaint::{ImageDelta, Mesh, Primitive, Vertex};
use egui::{ColorImage, ImageData, Rect, TextureId, TexturesDelta, Vec2};
use egui_kittest::TestRenderer;
use image::{Rgba, RgbaImage};

use super::table::Table;

/// The folder for pictures, if they are requested.
fn folder() -> Option<PathBuf> {
    env::var_os("HEKSY_PICTURES").map(PathBuf::from)
}

/// The theme of the pictures, as in the settings file.
pub fn theme() -> String {
    env::var("HEKSY_THEME").unwrap_or_else(|_| "light".to_owned())
}

/// The textures of a window: glyphs and pieces.
#[derive(Clone, Default)]
pub struct Textures(Arc<Mutex<BTreeMap<TextureId, ColorImage>>>);

impl TestRenderer for Textures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        let mut textures = self.0.lock().expect("no panic");
        let changes =
            delta.set.drain().flat_map(|(id, changes)| changes.into_iter().map(move |change| (id, change)));
        for (id, ImageDelta { image: ImageData::Color(image), pos, .. }) in changes {
            match (pos, textures.get_mut(&id)) {
                (Some([x, y]), Some(whole)) => {
                    for row in 0..image.height() {
                        let start = (y + row) * whole.width() + x;
                        let from = row * image.width();
                        whole.pixels[start..start + image.width()]
                            .copy_from_slice(&image.pixels[from..from + image.width()]);
                    }
                }
                _ => _ = textures.insert(id, (*image).clone()),
            }
        }
        delta.clear();
    }
}

/// Saves a picture of the window under this name, if pictures are requested.
pub fn save(table: &Table, name: &str) {
    let Some(folder) = folder() else { return };
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(format!("{}.png", name.replace(' ', "-")));
    picture(table).save(path).expect("a picture");
}

/// Paints what a window shows.
pub fn picture(table: &Table) -> RgbaImage {
    let output = table.harness.output();
    let size = table.harness.ctx.content_rect().size();
    let mut picture = RgbaImage::from_pixel(size.x as u32, size.y as u32, Rgba([0, 0, 0, 255]));
    let textures = table.textures.0.lock().expect("no panic");
    for clipped in table.harness.ctx.tessellate(output.shapes.clone(), 1.0) {
        if let Primitive::Mesh(mesh) = &clipped.primitive {
            let texture = textures.get(&mesh.texture_id);
            for [a, b, c] in triangles(mesh) {
                paint_triangle(&mut picture, clipped.clip_rect, [a, b, c], texture);
            }
        }
    }
    picture
}

fn triangles(mesh: &Mesh) -> impl Iterator<Item = [Vertex; 3]> {
    mesh.indices.chunks_exact(3).map(|corners| [0, 1, 2].map(|at| mesh.vertices[corners[at] as usize]))
}

/// Paints a triangle with its colours times the texture's, premultiplied, over what is there.
fn paint_triangle(picture: &mut RgbaImage, clip: Rect, corners: [Vertex; 3], texture: Option<&ColorImage>) {
    let [a, b, c] = corners.map(|corner| corner.pos);
    let cross = |from: Vec2, to: Vec2| from.x * to.y - from.y * to.x;
    let area = cross(b - a, c - a);
    let texel = |u: f32, v: f32| {
        let at = |share: f32, size: usize| ((share * size as f32) as usize).min(size - 1);
        let color = |image: &ColorImage| {
            image.pixels[at(v, image.height()) * image.width() + at(u, image.width())].to_array()
        };
        texture.map_or([255; 4], color).map(f32::from)
    };
    let colors = corners.map(|corner| corner.color.to_array().map(f32::from));
    let is_flat = corners.iter().all(|corner| corner.color == corners[0].color && corner.uv == corners[0].uv);
    let flat = texel(corners[0].uv.x, corners[0].uv.y);
    // A pixel belongs to a row or column if its middle does.
    let pixels = |from: f32, to: f32, low: f32, high: f32, size: u32| {
        let end = |edge: f32| ((edge - 0.5).ceil().max(0.0) as u32).min(size);
        end(from.max(low))..end(to.min(high))
    };
    let bounds = Rect::from_points(&[a, b, c]);
    for y in pixels(bounds.top(), bounds.bottom(), clip.top(), clip.bottom(), picture.height()) {
        let middle = y as f32 + 0.5;
        let crossings = [(a, b), (b, c), (c, a)].into_iter().filter_map(|(from, to)| {
            let share = (middle - from.y) / (to.y - from.y);
            (0.0..=1.0).contains(&share).then_some(from.x + share * (to.x - from.x))
        });
        let (left, right) = crossings.fold((f32::MAX, f32::MIN), |(low, high), x| (low.min(x), high.max(x)));
        for x in pixels(left, right, clip.left(), clip.right(), picture.width()) {
            let (color, texel) = if is_flat {
                (colors[0], flat)
            } else {
                let place = egui::pos2(x as f32 + 0.5, middle);
                let shares =
                    [cross(b - place, c - place), cross(c - place, a - place)].map(|part| part / area);
                let shares = [shares[0], shares[1], 1.0 - shares[0] - shares[1]];
                let mix =
                    |parts: [f32; 3]| parts[0] * shares[0] + parts[1] * shares[1] + parts[2] * shares[2];
                let (u, v) = (corners.map(|corner| corner.uv.x), corners.map(|corner| corner.uv.y));
                ([0, 1, 2, 3].map(|channel| mix(colors.map(|color| color[channel]))), texel(mix(u), mix(v)))
            };
            let pixel = &mut picture.get_pixel_mut(x, y).0;
            let under = 1.0 - color[3] * texel[3] / (255.0 * 255.0);
            for channel in 0..3 {
                let over = color[channel] * texel[channel] / 255.0;
                pixel[channel] = (over + f32::from(pixel[channel]) * under).round().min(255.0) as u8;
            }
        }
    }
}
