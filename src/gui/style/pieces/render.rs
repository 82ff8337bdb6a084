//! Pieces drawn from vectors: all of a set side by side in one image.

use egui::{Color32, ColorImage, Rect, pos2};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::app::board_view::PieceSet;
use crate::chess::Role;
use crate::game::{Figure, Piece};
use crate::sides::Color;

/// The pieces of a sheet, row by row.
const COLUMNS: u32 = 4;
const ROWS: u32 = 4;
/// Empty pixels around each piece, so that neighbours do not shine in when a sheet is shown scaled.
const MARGIN: u32 = 1;
/// Side of the square the pieces are drawn in, in their files' units.
const VIEW_BOX: f32 = 100.0;
/// A set of pieces at a size: the side of one piece's square in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The set.
    pub set: PieceSet,
    /// The side in pixels.
    pub side: u32,
}

/// Draws sheets, and remembers the shapes of the set it drew last.
#[derive(Default)]
pub struct Artist {
    set: Option<PieceSet>,
    shapes: Vec<(Piece, Tree)>,
}

impl Artist {
    /// Draws the sheet of all pieces of a set.
    pub fn draw(&mut self, key: Key) -> ColorImage {
        if self.set != Some(key.set) {
            self.shapes = shapes(key.set);
            self.set = Some(key.set);
        }
        let stride = key.side + 2 * MARGIN;
        let size = [(COLUMNS * stride) as usize, (ROWS * stride) as usize];
        let Some(mut sheet) = Pixmap::new(COLUMNS * stride, ROWS * stride) else {
            return ColorImage::filled(size, Color32::TRANSPARENT);
        };
        let scale = key.side as f32 / VIEW_BOX;
        for (man, shape) in &self.shapes {
            let (column, row) = tile(*man);
            let (x, y) = (column * stride + MARGIN, row * stride + MARGIN);
            let place = Transform::from_scale(scale, scale).post_translate(x as f32, y as f32);
            resvg::render(shape, place, &mut sheet.as_mut());
        }
        ColorImage::from_rgba_premultiplied(size, sheet.data())
    }
}

/// Column and row of a piece on its sheet.
fn tile(man: Piece) -> (u32, u32) {
    let figure = match man.figure {
        Figure::Chess(role) => role as u32,
        Figure::Man => 6,
        Figure::Crowned => 7,
    };
    let index = man.color as u32 * 8 + figure;
    (index % COLUMNS, index / COLUMNS)
}

/// Where a piece of `side` pixels lies on its sheet, as a part of the texture.
pub fn uv(man: Piece, side: u32) -> Rect {
    let stride = side + 2 * MARGIN;
    let (column, row) = tile(man);
    let [width, height] = [COLUMNS * stride, ROWS * stride].map(|pixels| pixels as f32);
    let (left, top) = ((column * stride + MARGIN) as f32, (row * stride + MARGIN) as f32);
    let (right, bottom) = (left + side as f32, top + side as f32);
    Rect::from_min_max(pos2(left / width, top / height), pos2(right / width, bottom / height))
}

fn shapes(set: PieceSet) -> Vec<(Piece, Tree)> {
    let options = Options::default();
    let read = |&(man, svg): &(Piece, &str)| Tree::from_str(svg, &options).ok().map(|tree| (man, tree));
    drawings(set).iter().filter_map(read).collect()
}

macro_rules! drawings {
    ($folder:literal) => {
        &[
            drawings!($folder, White, Figure::Chess(Role::King), "wk"),
            drawings!($folder, White, Figure::Chess(Role::Queen), "wq"),
            drawings!($folder, White, Figure::Chess(Role::Rook), "wr"),
            drawings!($folder, White, Figure::Chess(Role::Bishop), "wb"),
            drawings!($folder, White, Figure::Chess(Role::Knight), "wn"),
            drawings!($folder, White, Figure::Chess(Role::Pawn), "wp"),
            drawings!($folder, White, Figure::Man, "wm"),
            drawings!($folder, White, Figure::Crowned, "wc"),
            drawings!($folder, Black, Figure::Chess(Role::King), "bk"),
            drawings!($folder, Black, Figure::Chess(Role::Queen), "bq"),
            drawings!($folder, Black, Figure::Chess(Role::Rook), "br"),
            drawings!($folder, Black, Figure::Chess(Role::Bishop), "bb"),
            drawings!($folder, Black, Figure::Chess(Role::Knight), "bn"),
            drawings!($folder, Black, Figure::Chess(Role::Pawn), "bp"),
            drawings!($folder, Black, Figure::Man, "bm"),
            drawings!($folder, Black, Figure::Crowned, "bc"),
        ]
    };
    ($folder:literal, $color:ident, $figure:expr, $file:literal) => {
        (
            Piece { color: Color::$color, figure: $figure },
            include_str!(concat!("../../../../assets/pieces/", $folder, "/", $file, ".svg")),
        )
    };
}

/// The files of a set.
fn drawings(set: PieceSet) -> &'static [(Piece, &'static str); 16] {
    match set {
        PieceSet::Classic => drawings!("classic"),
        PieceSet::Modern => drawings!("modern"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The part of a sheet a piece is drawn on.
    fn pixels(sheet: &ColorImage, man: Piece, side: u32) -> Vec<Color32> {
        let (column, row) = tile(man);
        let stride = side + 2 * MARGIN;
        let square =
            (0..stride).flat_map(|y| (0..stride).map(move |x| (column * stride + x, row * stride + y)));
        square.map(|(x, y)| sheet[(x as usize, y as usize)]).collect()
    }

    #[test]
    fn every_man_of_every_set_is_drawn() {
        for set in PieceSet::ALL {
            assert_eq!(shapes(set).len(), 16, "{set:?}");
            for side in [24, 66] {
                let sheet = Artist::default().draw(Key { set, side });
                for (man, _) in drawings(set) {
                    let drawn =
                        pixels(&sheet, *man, side).iter().filter(|color| color.a() > 128).count() as u32;
                    assert!(drawn > side * side / 8, "{set:?} {man:?} at {side}: {drawn} pixels");
                }
            }
        }
    }

    #[test]
    fn men_keep_off_the_edges_of_their_squares() {
        for set in PieceSet::ALL {
            let side = 48;
            let sheet = Artist::default().draw(Key { set, side });
            let stride = (side + 2 * MARGIN) as usize;
            for x in 0..sheet.width() {
                for y in (0..sheet.height()).filter(|y| x % stride == 0 || y % stride == 0) {
                    assert_eq!(sheet[(x, y)].a(), 0, "{set:?}: {x} {y}");
                }
            }
        }
    }

    #[test]
    fn whites_men_are_lighter_than_blacks() {
        for set in PieceSet::ALL {
            let sheet = Artist::default().draw(Key { set, side: 48 });
            let brightness = |color| {
                let man = Piece { color, figure: Figure::Chess(Role::Rook) };
                let opaque = pixels(&sheet, man, 48).into_iter().filter(|pixel| pixel.a() == 255);
                let (sum, count) =
                    opaque.fold((0u32, 0u32), |(sum, count), pixel| (sum + u32::from(pixel.g()), count + 1));
                sum / count
            };
            assert!(brightness(Color::White) > brightness(Color::Black) + 80, "{set:?}");
        }
    }
}
