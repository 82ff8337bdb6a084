//! Icons: drawings of one hand (`assets/icons`), sharp at every size and in every colour.

use std::collections::HashMap;
use std::sync::Arc;

use egui::mutex::Mutex;
use egui::{
    Color32, ColorImage, Context, Id, Painter, Rect, TextureHandle, TextureId, TextureOptions, Vec2, pos2,
};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Side of the grid the icons are drawn on.
const GRID: f32 = 24.0;

/// Names each icon and its drawing.
macro_rules! icons {
    ($($icon:ident => $file:literal),* $(,)?) => {
        /// The meaning of an icon.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Icon {
            $($icon),*
        }

        /// The drawing of an icon, as SVG.
        fn drawing(icon: Icon) -> &'static str {
            match icon {
                $(Icon::$icon => include_str!(concat!("../../../assets/icons/", $file, ".svg"))),*
            }
        }

        #[cfg(test)]
        const ALL: &[Icon] = &[$(Icon::$icon),*];
    };
}

icons! {
    First => "chevron-first", Previous => "chevron-left", Next => "chevron-right", Last => "chevron-last",
    Play => "play", Pause => "pause", Flip => "arrow-up-down", TakeBack => "undo-2", Redo => "redo-2",
    MoveNow => "zap", Hint => "lightbulb", Draw => "handshake", Resign => "flag", Rematch => "repeat",
    New => "new", Save => "save", Close => "x", Plus => "plus", Minus => "minus", Tick => "check",
    Warning => "triangle-alert", Fold => "chevron-down", Unfold => "chevron-up",
    PanelOpen => "panel-right-open", PanelClose => "panel-right-close", Settings => "settings",
    Board => "hexagon", Lessons => "graduation-cap", Puzzles => "puzzle", Games => "library",
    Computer => "bot", Analyse => "chart-line", Report => "file-chart-line", Lock => "lock", Threat => "target",
    Hand => "hand", Eraser => "eraser", Restart => "rotate-cw", More => "ellipsis", Study => "search",
    Friend => "users", Online => "wifi", Mail => "mail", Random => "shuffle",
    Language => "globe", Palette => "palette", Swords => "swords", Sound => "volume-2", Keyboard => "keyboard",
    Copy => "copy", Mirror => "flip-vertical-2",
}

/// Paints an icon in the middle of `rect`, as large as fits.
pub fn paint(painter: &Painter, icon: Icon, rect: Rect, color: Color32) {
    let scale = painter.pixels_per_point();
    let side = (rect.size().min_elem() * scale).round().clamp(1.0, LARGEST);
    let Some((texture, uv)) = Atlas::of(painter.ctx()).lock().find(icon, side as usize) else { return };
    let place = Rect::from_center_size(rect.center(), Vec2::splat(side / scale));
    // On whole pixels the lines are sharp.
    let corner = pos2((place.left() * scale).round() / scale, (place.top() * scale).round() / scale);
    painter.image(texture, Rect::from_min_size(corner, place.size()), uv, color);
}

/// The largest icon, in pixels.
const LARGEST: f32 = 128.0;
/// Side of the texture, in pixels.
const ATLAS: usize = 512;

/// One texture with the icons in the sizes that were needed, each drawn when it is first painted.
struct Atlas {
    texture: TextureHandle,
    places: HashMap<(Icon, usize), Rect>,
    /// The free corner of the row that is being filled, and the height of the row.
    free: [usize; 2],
    row: usize,
}

impl Atlas {
    /// That of a window.
    fn of(ctx: &Context) -> Arc<Mutex<Atlas>> {
        let id = Id::unique("icons");
        if let Some(atlas) = ctx.data(|data| data.get_temp::<Arc<Mutex<Atlas>>>(id)) {
            return atlas;
        }
        let texture = ctx.load_texture("icons", empty(), TextureOptions::LINEAR);
        let atlas = Arc::new(Mutex::new(Atlas { texture, places: HashMap::new(), free: [0, 0], row: 0 }));
        ctx.data_mut(|data| data.insert_temp(id, Arc::clone(&atlas)));
        atlas
    }

    /// The place of an icon of `side` pixels in the texture.
    fn find(&mut self, icon: Icon, side: usize) -> Option<(TextureId, Rect)> {
        let uv = match self.places.get(&(icon, side)) {
            Some(uv) => *uv,
            None => self.draw(icon, side)?,
        };
        Some((self.texture.id(), uv))
    }

    fn draw(&mut self, icon: Icon, side: usize) -> Option<Rect> {
        // A line of empty pixels keeps neighbours apart.
        let room = side + 1;
        if self.free[0] + room > ATLAS {
            self.free = [0, self.free[1] + self.row];
            self.row = 0;
        }
        if self.free[1] + room > ATLAS {
            // Many sizes have come and gone.
            self.places.clear();
            (self.free, self.row) = ([0, 0], 0);
            self.texture.set(empty(), TextureOptions::LINEAR);
        }
        self.texture.set_partial(self.free, picture(icon, side as u32)?, TextureOptions::LINEAR);
        let [left, top] = self.free.map(|at| at as f32 / ATLAS as f32);
        let uv = Rect::from_min_size(pos2(left, top), Vec2::splat(side as f32 / ATLAS as f32));
        self.places.insert((icon, side), uv);
        self.free[0] += room;
        self.row = self.row.max(room);
        Some(uv)
    }
}

fn empty() -> ColorImage {
    ColorImage::filled([ATLAS; 2], Color32::TRANSPARENT)
}

fn picture(icon: Icon, side: u32) -> Option<ColorImage> {
    let scale = side as f32 / GRID;
    white(drawing(icon), [side; 2], Transform::from_scale(scale, scale))
}

/// The outline of a drawing, filled with white, to be tinted. `place` brings the drawing to its place in the image.
pub(super) fn white(svg: &str, [width, height]: [u32; 2], place: Transform) -> Option<ColorImage> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let mut drawn = Pixmap::new(width, height)?;
    resvg::render(&tree, place, &mut drawn.as_mut());
    let pixels = drawn.pixels().iter().map(|pixel| Color32::from_white_alpha(pixel.alpha())).collect();
    Some(ColorImage::new([width as usize, height as usize], pixels))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_drawn_and_looks_different() {
        let pictures: Vec<Vec<Color32>> =
            ALL.iter().map(|&icon| picture(icon, 20).expect("a picture").pixels).collect();
        for (index, picture) in pictures.iter().enumerate() {
            let ink = picture.iter().filter(|pixel| pixel.a() > 128).count();
            assert!(ink > picture.len() / 40, "{:?}: {ink} of {}", ALL[index], picture.len());
            assert!(pictures[..index].iter().all(|other| other != picture), "{:?}", ALL[index]);
        }
    }
}
