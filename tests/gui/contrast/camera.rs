//! Takes pictures of the board without a display: what egui would hand to the graphics card, drawn by hand.

use egui::epaint::{ImageData, Mesh, Primitive};
use egui::{
    Color32, ColorImage, Context, Event, FullOutput, Key, Modifiers, Pos2, RawInput, Rect, TextureId, Vec2,
    pos2, vec2,
};
use heksy::app::board::BoardView;
use heksy::app::board::layout::BoardLayout;
use heksy::gui::board::{BoardState, board_ui};
use heksy::gui::style::theme::Theme;
use heksy::hex::{Cell, Step};

use crate::raster::paint_mesh;

/// The state of pointer and keyboard while a picture is taken.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hands {
    /// The cell under the pointer.
    pub hover: Option<Cell>,
    /// The cell of the file f on which the keyboard's cursor is.
    pub cursor: Option<Cell>,
}

pub struct Picture {
    pub layout: BoardLayout,
    pub width: usize,
    pub pixels: Vec<Color32>,
}

/// A board in front of a camera.
pub struct Camera {
    ctx: Context,
    state: BoardState,
    /// The textures as they were handed over.
    textures: Vec<(TextureId, ColorImage)>,
    side: f32,
    time: f64,
    /// The last place of the keyboard's cursor.
    cursor: Cell,
    /// Only what is in here is drawn.
    seen: Rect,
}

impl Camera {
    /// The side of a picture, which is a square, in points, which are pixels.
    pub fn new(side: f32) -> Camera {
        let ctx = Context::default();
        let state = BoardState::new(&ctx);
        Camera {
            ctx,
            state,
            textures: Vec::new(),
            side,
            time: 0.0,
            cursor: Cell::F6,
            seen: Rect::from_min_size(Pos2::ZERO, Vec2::splat(side)),
        }
    }

    /// The same camera, which sees no more than the file in the middle of the board, with what lies beside it.
    pub fn at_file_f(self) -> Camera {
        let seen = self.seen.with_min_x((0.44 * self.side).floor()).with_max_x((0.56 * self.side).ceil());
        Camera { seen, ..self }
    }

    /// Takes a picture when nothing moves any more and all pieces are drawn at their size.
    pub fn take(&mut self, view: &BoardView, theme: Theme, hands: Hands) -> Picture {
        let area = Rect::from_min_size(Pos2::ZERO, Vec2::splat(self.side));
        let layout = BoardLayout::fit(view.shape, area, !view.hides_coordinates, 1.0);
        let pointer = hands.hover.map(|cell| layout.center_of(cell));
        self.frame(view, theme, vec![pointer.map_or(Event::PointerGone, Event::PointerMoved)]);
        if let Some(cell) = hands.cursor {
            self.put_cursor(view, theme, cell);
        }
        let picture = loop {
            let output = self.frame(view, theme, Vec::new());
            let is_awaited = output.viewport_output.values().any(|viewport| viewport.repaint_delay.is_zero());
            // Pieces are drawn by a thread of their own; meanwhile those of another size stand in.
            let meshes = self.meshes(output);
            let drawn = meshes.iter().filter(|mesh| mesh.texture_id != TextureId::default());
            let are_there =
                drawn.map(|mesh| mesh.vertices.len() / 4).sum::<usize>() >= view.pieces.iter().count();
            if !is_awaited && are_there && meshes.iter().all(|mesh| self.is_sharp(mesh)) {
                break self.develop(layout, &meshes);
            }
            std::thread::yield_now();
        };
        if let Some(focused) = self.ctx.memory(egui::Memory::focused) {
            self.ctx.memory_mut(|memory| memory.surrender_focus(focused));
        }
        picture
    }

    /// Gives the board the keyboard, and walks along the file.
    fn put_cursor(&mut self, view: &BoardView, theme: Theme, cell: Cell) {
        self.frame(view, theme, vec![pressed(Key::Tab)]);
        self.frame(view, theme, Vec::new());
        while self.cursor.rank() > cell.rank() {
            self.frame(view, theme, vec![pressed(Key::ArrowDown)]);
            self.cursor = self.cursor.step(Step::new(0, -2)).expect("a cell below");
        }
        while self.cursor.rank() < cell.rank() {
            self.frame(view, theme, vec![pressed(Key::ArrowUp)]);
            self.cursor = self.cursor.step(Step::new(0, 2)).expect("a cell above");
        }
    }

    fn meshes(&self, output: FullOutput) -> Vec<Mesh> {
        let clipped = self.ctx.tessellate(output.shapes, 1.0).into_iter();
        clipped
            .filter_map(|clipped| match clipped.primitive {
                Primitive::Mesh(mesh) => Some(mesh),
                Primitive::Callback(_) => None,
            })
            .collect()
    }

    fn texture(&self, mesh: &Mesh) -> &ColorImage {
        let known = self.textures.iter().find(|(id, _)| *id == mesh.texture_id);
        &known.expect("a texture that was handed over").1
    }

    /// Whether pictures of pieces are drawn one texel a pixel.
    fn is_sharp(&self, mesh: &Mesh) -> bool {
        if mesh.texture_id == TextureId::default() {
            return true;
        }
        let width = self.texture(mesh).width() as f32;
        mesh.vertices.chunks(4).all(|quad| {
            let (left, right) = (quad[0], quad[1]);
            let texels = (right.uv.x - left.uv.x).abs() * width;
            (texels - (right.pos.x - left.pos.x).abs()).abs() < 0.1
        })
    }

    fn frame(&mut self, view: &BoardView, theme: Theme, events: Vec<Event>) -> FullOutput {
        self.time += 1.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, Vec2::splat(self.side))),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let state = &mut self.state;
        let mut output = self.ctx.run_ui(input, |ui| {
            theme.apply(ui.ctx());
            egui::CentralPanel::default().frame(egui::Frame::NONE).show(ui, |ui| {
                board_ui(ui, state, view, &theme);
            });
        });
        for (id, deltas) in &output.textures_delta.set {
            for delta in deltas {
                let ImageData::Color(image) = &delta.image;
                self.keep(*id, delta.pos, image);
            }
        }
        output.textures_delta.clear();
        output
    }

    fn keep(&mut self, id: TextureId, at: Option<[usize; 2]>, image: &ColorImage) {
        let [width, height] = image.size;
        let Some([left, top]) = at else {
            self.textures.retain(|(known, _)| *known != id);
            self.textures.push((id, image.clone()));
            return;
        };
        let Some((_, texture)) = self.textures.iter_mut().find(|(known, _)| *known == id) else { return };
        for y in 0..height {
            for x in 0..width {
                texture[(left + x, top + y)] = image.pixels[y * width + x];
            }
        }
    }

    fn develop(&self, layout: BoardLayout, meshes: &[Mesh]) -> Picture {
        let width = self.side as usize;
        let mut image = ColorImage::filled([width, width], Color32::GRAY);
        for mesh in meshes {
            paint_mesh(&mut image, self.seen, mesh, Some(self.texture(mesh)));
        }
        Picture { layout, width, pixels: image.pixels }
    }
}

fn pressed(key: Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
}

impl Picture {
    /// The colours of a cell, pixel by pixel, where its middle is `vec2(0, 0)` and a corner is at a distance of 1.
    pub fn cell(&self, cell: Cell) -> Vec<(Vec2, Color32)> {
        let (center, radius) = (self.layout.center_of(cell), self.layout.radius());
        let mut found = Vec::new();
        for y in (center.y - radius) as usize..=(center.y + radius) as usize {
            for x in (center.x - radius) as usize..=(center.x + radius) as usize {
                let from_middle = (pos2(x as f32 + 0.5, y as f32 + 0.5) - center) / radius;
                if is_inside(from_middle) {
                    found.push((from_middle, self.pixels[y * self.width + x]));
                }
            }
        }
        found
    }
}

/// Whether a place is inside a cell of radius 1 with corners at the right and left, its line left out.
fn is_inside(at: Vec2) -> bool {
    const APOTHEM: f32 = 0.866;
    let normals = [30.0_f32, 90.0, 150.0].map(|angle| Vec2::angled(angle.to_radians()));
    normals.iter().all(|normal| at.dot(*normal).abs() < APOTHEM - 0.05) && vec2(at.x, at.y).length() < 1.0
}
