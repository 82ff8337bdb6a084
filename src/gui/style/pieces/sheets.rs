//! The pictures of the pieces in the sizes that are needed, drawn on a thread of their own.

use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use egui::{Color32, ColorImage, Context, Mesh, Painter, Rect, TextureHandle, TextureOptions, Vec2, pos2};

use super::render::{Artist, Key, uv};
use crate::app::board::{Armies, BoardPiece, PieceSet};

/// Sheets kept: the board's, the captured pieces', and those of the sizes before.
const KEPT: usize = 6;
/// Maximum time that the first frame of a board waits for its pieces, so that it shows no empty board.
const FIRST_WAIT: Duration = Duration::from_millis(40);

/// The pieces of a set at one size: of chess and of checkers, or of the three-player game.
pub struct SpriteSheet {
    key: Key,
    texture: TextureHandle,
}

impl SpriteSheet {
    /// A mesh into which pieces of this sheet can be put with [`SpriteSheet::put`].
    pub fn mesh(&self) -> Mesh {
        Mesh::with_texture(self.texture.id())
    }

    /// Puts a piece into `mesh`, to be drawn in `rect` and multiplied by `tint`. Where the corners of `rect` have changed
    /// places it stands on its head.
    pub fn put(&self, mesh: &mut Mesh, piece: impl Into<BoardPiece>, rect: Rect, tint: Color32) {
        mesh.add_rect_with_uv(rect, uv(piece.into(), self.key), tint);
    }
}

/// All images of pieces, drawn on request.
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
    pub fn sheet(&mut self, set: PieceSet, armies: Armies, side: u32) -> Option<&SpriteSheet> {
        let key = Key { set, armies, side: side.clamp(1, 1024) };
        self.collect();
        if !self.sheets.iter().any(|sheet| sheet.key == key) {
            self.request(key);
        }
        let distance = |other: Key| (other.set != set, other.side.abs_diff(key.side));
        // A sheet of other armies does not have all the pieces.
        let nearest = (0..self.sheets.len())
            .filter(|&i| self.sheets[i].key.armies == armies)
            .min_by_key(|&i| distance(self.sheets[i].key))?;
        let sheet = self.sheets.remove(nearest);
        self.sheets.push(sheet);
        self.sheets.last()
    }

    /// Paints one piece in the middle of `rect`, as large as fits.
    pub fn paint(&mut self, painter: &Painter, set: PieceSet, piece: impl Into<BoardPiece>, rect: Rect) {
        let scale = painter.pixels_per_point();
        let side = (rect.size().min_elem() * scale).floor();
        if let Some(sheet) = self.sheet(set, Armies::Two, side as u32) {
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
        if !self.sheets.iter().any(|sheet| sheet.key.armies == key.armies)
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

/// Draws the requested sheets until the channel closes.
fn draw_sheets(todo: &Receiver<Key>, done: &Sender<(Key, ColorImage)>, waker: &Context) {
    let mut artist = Artist::default();
    for key in todo {
        if done.send((key, artist.draw(key))).is_err() {
            return;
        }
        waker.request_repaint();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_of_another_size_is_shown_until_the_right_one_is_drawn() {
        let context = Context::default();
        let mut pieces = Pieces::new(&context);
        let image = Artist::default().draw(Key { set: PieceSet::Classic, armies: Armies::Two, side: 30 });
        pieces.keep(Key { set: PieceSet::Classic, armies: Armies::Two, side: 30 }, image);
        assert_eq!(pieces.sheet(PieceSet::Classic, Armies::Two, 44).map(|sheet| sheet.key.side), Some(30));
        let (key, image) = pieces.drawn.recv_timeout(Duration::from_mins(1)).expect("the thread draws");
        pieces.keep(key, image);
        assert_eq!(pieces.sheet(PieceSet::Classic, Armies::Two, 44).map(|sheet| sheet.key.side), Some(44));
    }

    #[test]
    fn pieces_lie_on_whole_pixels() {
        let rect = on_pixels(pos2(10.3, 20.7), 33.0, 1.5);
        for edge in [rect.left(), rect.top(), rect.right(), rect.bottom()] {
            assert!((edge * 1.5 - (edge * 1.5).round()).abs() < 1e-3);
        }
    }
}
