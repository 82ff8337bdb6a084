//! Icons: drawings of one hand (`assets/icons`), sharp at every size and in every colour.

use egui::{Color32, ColorImage, Context, Id, Painter, Rect, TextureHandle, TextureOptions, Vec2, pos2};
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
    Hand => "hand", Eraser => "eraser",
}

/// Paints an icon in the middle of `rect`, as large as fits.
pub fn paint(painter: &Painter, icon: Icon, rect: Rect, color: Color32) {
    let scale = painter.pixels_per_point();
    let pixels = (rect.size().min_elem() * scale).round().max(1.0);
    let Some(texture) = texture(painter.ctx(), icon, pixels as u32) else { return };
    let place = Rect::from_center_size(rect.center(), Vec2::splat(pixels / scale));
    // On whole pixels the lines are sharp.
    let corner = pos2((place.left() * scale).round() / scale, (place.top() * scale).round() / scale);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(texture.id(), Rect::from_min_size(corner, place.size()), whole, color);
}

/// The picture of an icon, as high and wide as `side` pixels, drawn when it is first needed.
fn texture(ctx: &Context, icon: Icon, side: u32) -> Option<TextureHandle> {
    let id = Id::unique("icon").with((icon, side));
    if let Some(texture) = ctx.data(|data| data.get_temp(id)) {
        return Some(texture);
    }
    let texture = ctx.load_texture(format!("{icon:?} {side}"), picture(icon, side)?, TextureOptions::LINEAR);
    ctx.data_mut(|data| data.insert_temp(id, texture.clone()));
    Some(texture)
}

/// The icon in white, to be tinted.
fn picture(icon: Icon, side: u32) -> Option<ColorImage> {
    let tree = Tree::from_str(drawing(icon), &Options::default()).ok()?;
    let mut pixels = Pixmap::new(side, side)?;
    let scale = side as f32 / GRID;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    let white = pixels.pixels().iter().map(|pixel| Color32::from_white_alpha(pixel.alpha())).collect();
    Some(ColorImage::new([side as usize; 2], white))
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
