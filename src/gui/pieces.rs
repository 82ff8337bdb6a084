//! Pictures of the pieces, drawn from vectors at the exact size at which they are shown.
//!
//! A [`SpriteSheet`] holds the sixteen pieces of a set at one size, in one texture. Drawing a sheet takes a few milliseconds,
//! so a thread of its own does it; meanwhile the sheet nearest in size is shown, scaled.

use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use egui::{Color32, ColorImage, Context, Mesh, Painter, Rect, TextureHandle, TextureOptions, Vec2, pos2};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::app::board_view::PieceSet;
use crate::chess::Role;
use crate::game::{Piece, PieceKind};
use crate::sides::Color;

/// The pieces of a sheet, row by row.
const COLUMNS: u32 = 4;
const ROWS: u32 = 4;
/// Empty pixels around each piece, so that neighbours do not shine in when a sheet is shown scaled.
const MARGIN: u32 = 1;
/// Side of the square the pieces are drawn in, in their files' units.
const VIEW_BOX: f32 = 100.0;
/// Sheets kept: the board's, the captured pieces', and those of the sizes before.
const KEPT: usize = 6;
/// The first picture may wait so long for its pieces rather than show an empty board.
const FIRST_WAIT: Duration = Duration::from_millis(40);

/// A set of pieces at a size: the side of one piece's square in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key {
    set: PieceSet,
    side: u32,
}

/// The pieces of a set at one size, of chess and of checkers.
pub struct SpriteSheet {
    key: Key,
    texture: TextureHandle,
}

impl SpriteSheet {
    /// A mesh into which pieces of this sheet can be put with [`SpriteSheet::put`].
    pub fn mesh(&self) -> Mesh {
        Mesh::with_texture(self.texture.id())
    }

    /// Puts a piece into `mesh`, to be drawn in `rect` and multiplied by `tint`.
    pub fn put(&self, mesh: &mut Mesh, piece: Piece, rect: Rect, tint: Color32) {
        mesh.add_rect_with_uv(rect, uv(piece, self.key.side), tint);
    }

    /// As [`SpriteSheet::put`], with the piece on its head.
    pub fn put_upside_down(&self, mesh: &mut Mesh, piece: Piece, rect: Rect, tint: Color32) {
        let uv = uv(piece, self.key.side);
        mesh.add_rect_with_uv(rect, Rect { min: uv.max, max: uv.min }, tint);
    }
}

/// All pictures of pieces, made when they are asked for.
pub struct Pieces {
    context: Context,
    jobs: Sender<Key>,
    drawn: Receiver<(Key, ColorImage)>,
    in_work: Option<Key>,
    /// The one used last comes last.
    sheets: Vec<SpriteSheet>,
}

impl Pieces {
    /// Starts the thread that draws; it wakes the window through `context`.
    pub fn new(context: &Context) -> Self {
        let (jobs, todo) = channel();
        let (done, drawn) = channel();
        let waker = context.clone();
        // Without a thread `jobs` has no receiver, and `request` draws the pieces itself.
        thread::Builder::new()
            .name("pieces".to_owned())
            .spawn(move || draw_sheets(&todo, &done, &waker))
            .ok();
        Self { context: context.clone(), jobs, drawn, in_work: None, sheets: Vec::new() }
    }

    /// The sheet for pieces of `side` pixels, or while that is being drawn the one nearest to it. None before the first
    /// sheet is there.
    pub fn sheet(&mut self, set: PieceSet, side: u32) -> Option<&SpriteSheet> {
        let key = Key { set, side: side.clamp(1, 1024) };
        self.collect();
        if !self.sheets.iter().any(|sheet| sheet.key == key) {
            self.request(key);
        }
        let nearest = (0..self.sheets.len())
            .min_by_key(|&i| (self.sheets[i].key.set != set, self.sheets[i].key.side.abs_diff(key.side)))?;
        let sheet = self.sheets.remove(nearest);
        self.sheets.push(sheet);
        self.sheets.last()
    }

    /// Paints one piece in the middle of `rect`, as large as fits.
    pub fn paint(&mut self, painter: &Painter, set: PieceSet, piece: Piece, rect: Rect) {
        let scale = painter.pixels_per_point();
        let side = (rect.size().min_elem() * scale).floor();
        if let Some(sheet) = self.sheet(set, side as u32) {
            let mut mesh = sheet.mesh();
            sheet.put(&mut mesh, piece, on_pixels(rect.center(), side, scale), Color32::WHITE);
            painter.add(mesh);
        }
    }

    fn request(&mut self, key: Key) {
        if self.in_work.is_some() {
            return; // Asked again when this one is done, if it is still wanted then.
        }
        if self.jobs.send(key).is_err() {
            let image = Artist::default().draw(key);
            return self.keep(key, image);
        }
        self.in_work = Some(key);
        if self.sheets.is_empty()
            && let Ok((key, image)) = self.drawn.recv_timeout(FIRST_WAIT)
        {
            self.keep(key, image);
        }
    }

    fn collect(&mut self) {
        loop {
            match self.drawn.try_recv() {
                Ok((key, image)) => self.keep(key, image),
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => return self.in_work = None,
            }
        }
    }

    fn keep(&mut self, key: Key, image: ColorImage) {
        self.in_work = None;
        let texture = self.context.load_texture("pieces", image, TextureOptions::LINEAR);
        self.sheets.push(SpriteSheet { key, texture });
        if self.sheets.len() > KEPT {
            self.sheets.remove(0);
        }
    }
}

/// A square of `side` pixels around `center`, its edges on pixels: drawn there a piece is as sharp as it can be.
pub fn on_pixels(center: egui::Pos2, side: f32, pixels_per_point: f32) -> Rect {
    let corner = |at: f32| (at * pixels_per_point - side / 2.0).round() / pixels_per_point;
    Rect::from_min_size(pos2(corner(center.x), corner(center.y)), Vec2::splat(side / pixels_per_point))
}

/// Draws the sheets asked for until nobody asks any more.
fn draw_sheets(todo: &Receiver<Key>, done: &Sender<(Key, ColorImage)>, waker: &Context) {
    let mut artist = Artist::default();
    for key in todo {
        if done.send((key, artist.draw(key))).is_err() {
            return;
        }
        waker.request_repaint();
    }
}

/// Draws sheets, and remembers the shapes of the set it drew last.
#[derive(Default)]
struct Artist {
    set: Option<PieceSet>,
    shapes: Vec<(Piece, Tree)>,
}

impl Artist {
    fn draw(&mut self, key: Key) -> ColorImage {
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
        for (piece, shape) in &self.shapes {
            let (column, row) = tile(*piece);
            let (x, y) = (column * stride + MARGIN, row * stride + MARGIN);
            let place = Transform::from_scale(scale, scale).post_translate(x as f32, y as f32);
            resvg::render(shape, place, &mut sheet.as_mut());
        }
        ColorImage::from_rgba_premultiplied(size, sheet.data())
    }
}

/// Column and row of a piece on its sheet.
fn tile(piece: Piece) -> (u32, u32) {
    let kind = match piece.kind {
        PieceKind::Chess(role) => role as u32,
        PieceKind::Man => 6,
        PieceKind::Crowned => 7,
    };
    let index = piece.color as u32 * 8 + kind;
    (index % COLUMNS, index / COLUMNS)
}

/// Where a piece of `side` pixels lies on its sheet, as a part of the texture.
fn uv(piece: Piece, side: u32) -> Rect {
    let stride = side + 2 * MARGIN;
    let (column, row) = tile(piece);
    let [width, height] = [COLUMNS * stride, ROWS * stride].map(|pixels| pixels as f32);
    let (left, top) = ((column * stride + MARGIN) as f32, (row * stride + MARGIN) as f32);
    let (right, bottom) = (left + side as f32, top + side as f32);
    Rect::from_min_max(pos2(left / width, top / height), pos2(right / width, bottom / height))
}

fn shapes(set: PieceSet) -> Vec<(Piece, Tree)> {
    let options = Options::default();
    let read = |&(piece, svg): &(Piece, &str)| Tree::from_str(svg, &options).ok().map(|tree| (piece, tree));
    drawings(set).iter().filter_map(read).collect()
}

macro_rules! drawings {
    ($folder:literal) => {
        &[
            drawings!($folder, White, PieceKind::Chess(Role::King), "wk"),
            drawings!($folder, White, PieceKind::Chess(Role::Queen), "wq"),
            drawings!($folder, White, PieceKind::Chess(Role::Rook), "wr"),
            drawings!($folder, White, PieceKind::Chess(Role::Bishop), "wb"),
            drawings!($folder, White, PieceKind::Chess(Role::Knight), "wn"),
            drawings!($folder, White, PieceKind::Chess(Role::Pawn), "wp"),
            drawings!($folder, White, PieceKind::Man, "wm"),
            drawings!($folder, White, PieceKind::Crowned, "wc"),
            drawings!($folder, Black, PieceKind::Chess(Role::King), "bk"),
            drawings!($folder, Black, PieceKind::Chess(Role::Queen), "bq"),
            drawings!($folder, Black, PieceKind::Chess(Role::Rook), "br"),
            drawings!($folder, Black, PieceKind::Chess(Role::Bishop), "bb"),
            drawings!($folder, Black, PieceKind::Chess(Role::Knight), "bn"),
            drawings!($folder, Black, PieceKind::Chess(Role::Pawn), "bp"),
            drawings!($folder, Black, PieceKind::Man, "bm"),
            drawings!($folder, Black, PieceKind::Crowned, "bc"),
        ]
    };
    ($folder:literal, $color:ident, $kind:expr, $file:literal) => {
        (
            Piece { color: Color::$color, kind: $kind },
            include_str!(concat!("../../assets/pieces/", $folder, "/", $file, ".svg")),
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
    fn pixels(sheet: &ColorImage, piece: Piece, side: u32) -> Vec<Color32> {
        let (column, row) = tile(piece);
        let stride = side + 2 * MARGIN;
        let square =
            (0..stride).flat_map(|y| (0..stride).map(move |x| (column * stride + x, row * stride + y)));
        square.map(|(x, y)| sheet[(x as usize, y as usize)]).collect()
    }

    #[test]
    fn every_piece_of_every_set_is_drawn() {
        for set in PieceSet::ALL {
            assert_eq!(shapes(set).len(), 16, "{set:?}");
            for side in [24, 66] {
                let sheet = Artist::default().draw(Key { set, side });
                for (piece, _) in drawings(set) {
                    let drawn =
                        pixels(&sheet, *piece, side).iter().filter(|color| color.a() > 128).count() as u32;
                    assert!(drawn > side * side / 8, "{set:?} {piece:?} at {side}: {drawn} pixels");
                }
            }
        }
    }

    #[test]
    fn pieces_keep_off_the_edges_of_their_squares() {
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
    fn whites_pieces_are_lighter_than_blacks() {
        for set in PieceSet::ALL {
            let sheet = Artist::default().draw(Key { set, side: 48 });
            let brightness = |color| {
                let piece = Piece { color, kind: PieceKind::Chess(Role::Rook) };
                let opaque = pixels(&sheet, piece, 48).into_iter().filter(|pixel| pixel.a() == 255);
                let (sum, count) =
                    opaque.fold((0u32, 0u32), |(sum, count), pixel| (sum + u32::from(pixel.g()), count + 1));
                sum / count
            };
            assert!(brightness(Color::White) > brightness(Color::Black) + 80, "{set:?}");
        }
    }

    #[test]
    fn a_sheet_of_another_size_stands_in_until_the_right_one_is_drawn() {
        let context = Context::default();
        let mut pieces = Pieces::new(&context);
        let image = Artist::default().draw(Key { set: PieceSet::Classic, side: 30 });
        pieces.keep(Key { set: PieceSet::Classic, side: 30 }, image);
        assert_eq!(pieces.sheet(PieceSet::Classic, 44).map(|sheet| sheet.key.side), Some(30));
        let (key, image) = pieces.drawn.recv_timeout(Duration::from_mins(1)).expect("the thread draws");
        pieces.keep(key, image);
        assert_eq!(pieces.sheet(PieceSet::Classic, 44).map(|sheet| sheet.key.side), Some(44));
    }

    #[test]
    fn pieces_lie_on_whole_pixels() {
        let rect = on_pixels(pos2(10.3, 20.7), 33.0, 1.5);
        for edge in [rect.left(), rect.top(), rect.right(), rect.bottom()] {
            assert!((edge * 1.5 - (edge * 1.5).round()).abs() < 1e-3);
        }
    }
}
