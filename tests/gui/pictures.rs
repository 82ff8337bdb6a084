//! Pictures of screens, drawn without a graphics card: `HEKSY_PICTURES=folder cargo test --test gui languages::every`
//! writes every screen in every language as a PNG to look at, with `HEKSY_THEME=dark` the dark ones.

use std::collections::BTreeMap;
use std::env;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use egui::epaint::{ImageDelta, Primitive};
use egui::{Color32, ColorImage, ImageData, TextureId, TexturesDelta};
use egui_kittest::TestRenderer;
use image::RgbaImage;

use super::raster::paint_mesh;
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
    let mut picture = ColorImage::filled([size.x as usize, size.y as usize], Color32::BLACK);
    let textures = table.textures.0.lock().expect("no panic");
    for clipped in table.harness.ctx.tessellate(output.shapes.clone(), 1.0) {
        if let Primitive::Mesh(mesh) = &clipped.primitive {
            paint_mesh(&mut picture, clipped.clip_rect, mesh, textures.get(&mesh.texture_id));
        }
    }
    let bytes = picture.pixels.iter().flat_map(Color32::to_array).collect();
    RgbaImage::from_raw(size.x as u32, size.y as u32, bytes).expect("four bytes a pixel")
}
