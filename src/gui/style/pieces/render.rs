//! Pieces drawn from vectors: all of a set side by side in one image.

use egui::{Color32, ColorImage, Rect, pos2};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::app::board::drawings::{self, VIEW_BOX, drawing};
use crate::app::board::{Armies, BoardPiece, PieceSet};
use crate::game::PieceKind;
use crate::three::Seat;

/// The pieces of a sheet, row by row: two rows for each army.
const COLUMNS: u32 = 4;
const ROWS_OF_ARMY: u32 = 2;
/// Empty pixels around each piece, so that neighbours do not shine in when a sheet is shown scaled.
const MARGIN: u32 = 1;

/// A set of pieces at a size: the side of one piece's square in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    pub set: PieceSet,
    /// The armies on the sheet.
    pub armies: Armies,
    /// The side in pixels.
    pub side: u32,
}

impl Key {
    /// Width and height of the sheet in pixels.
    fn size(self) -> [u32; 2] {
        let stride = self.side + 2 * MARGIN;
        let armies = match self.armies {
            Armies::Two => 2,
            Armies::Three => 4,
        };
        [COLUMNS * stride, armies * ROWS_OF_ARMY * stride]
    }
}

/// Draws sheets, and remembers the shapes of the set it drew last.
#[derive(Default)]
pub struct Artist {
    drawn: Option<(PieceSet, Armies)>,
    shapes: Vec<(BoardPiece, Tree)>,
}

impl Artist {
    /// Draws the sheet of all pieces of a set.
    pub fn draw(&mut self, key: Key) -> ColorImage {
        let wanted = Some((key.set, key.armies));
        if self.drawn != wanted {
            self.shapes = shapes(key.set, key.armies);
            self.drawn = wanted;
        }
        let stride = key.side + 2 * MARGIN;
        let [width, height] = key.size();
        let size = [width as usize, height as usize];
        let Some(mut sheet) = Pixmap::new(width, height) else {
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
fn tile(piece: BoardPiece) -> (u32, u32) {
    let kind = match piece.kind {
        PieceKind::Chess(role) => role as u32,
        PieceKind::Man => 6,
        PieceKind::Crowned => 7,
    };
    let army = match piece.seat {
        Some(Seat::White) => 0,
        Some(Seat::Black) => 1,
        Some(Seat::Red) => 2,
        None => 3,
    };
    let index = army * COLUMNS * ROWS_OF_ARMY + kind;
    (index % COLUMNS, index / COLUMNS)
}

/// The place of a piece on its sheet, in texture coordinates.
pub fn uv(piece: BoardPiece, key: Key) -> Rect {
    let stride = key.side + 2 * MARGIN;
    let (column, row) = tile(piece);
    let [width, height] = key.size().map(|pixels| pixels as f32);
    let (left, top) = ((column * stride + MARGIN) as f32, (row * stride + MARGIN) as f32);
    let (right, bottom) = (left + key.side as f32, top + key.side as f32);
    Rect::from_min_max(pos2(left / width, top / height), pos2(right / width, bottom / height))
}

fn shapes(set: PieceSet, armies: Armies) -> Vec<(BoardPiece, Tree)> {
    let options = Options::default();
    let read = |piece| Some((piece, Tree::from_str(&drawing(set, piece)?, &options).ok()?));
    drawings::pieces(armies).filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Role;
    use crate::game::Piece;
    use crate::sides::Color;

    /// The part of a sheet a piece is drawn on.
    fn pixels(sheet: &ColorImage, piece: impl Into<BoardPiece>, side: u32) -> Vec<Color32> {
        let (column, row) = tile(piece.into());
        let stride = side + 2 * MARGIN;
        let square =
            (0..stride).flat_map(|y| (0..stride).map(move |x| (column * stride + x, row * stride + y)));
        square.map(|(x, y)| sheet[(x as usize, y as usize)]).collect()
    }

    #[test]
    fn every_piece_of_every_set_is_drawn() {
        for set in PieceSet::ALL {
            assert_eq!(shapes(set, Armies::Two).len(), 16, "{set:?}");
            for side in [24, 66] {
                let sheet = Artist::default().draw(Key { set, armies: Armies::Two, side });
                for piece in drawings::pieces(Armies::Two) {
                    let drawn =
                        pixels(&sheet, piece, side).iter().filter(|color| color.a() > 128).count() as u32;
                    assert!(drawn > side * side / 8, "{set:?} {piece:?} at {side}: {drawn} pixels");
                }
            }
        }
    }

    #[test]
    fn pieces_keep_off_the_edges_of_their_squares() {
        for set in PieceSet::ALL {
            let side = 48;
            let sheet = Artist::default().draw(Key { set, armies: Armies::Two, side });
            let stride = (side + 2 * MARGIN) as usize;
            for x in 0..sheet.width() {
                for y in (0..sheet.height()).filter(|y| x % stride == 0 || y % stride == 0) {
                    assert_eq!(sheet[(x, y)].a(), 0, "{set:?}: {x} {y}");
                }
            }
        }
    }

    #[test]
    fn the_game_for_three_has_pieces_of_three_sides_and_dead_ones() {
        for set in PieceSet::ALL {
            let side = 48;
            assert_eq!(shapes(set, Armies::Three).len(), 28, "{set:?}");
            let sheet = Artist::default().draw(Key { set, armies: Armies::Three, side });
            // How light the middle of its body is, away from the outlines; how opaque it is where it is seen.
            let looks = |army| {
                let drawn = pixels(&sheet, BoardPiece::of(army, Role::Rook), side);
                let stride = (side + 2 * MARGIN) as usize;
                let is_middle = |&(i, _): &(usize, &Color32)| {
                    (9..=11).contains(&(20 * (i % stride) / stride))
                        && (9..=13).contains(&(20 * (i / stride) / stride))
                };
                let mean = |values: Vec<u32>| values.iter().sum::<u32>() / values.len() as u32;
                let body = drawn.iter().enumerate().filter(is_middle).map(|(_, pixel)| u32::from(pixel.g()));
                let seen = drawn.iter().map(|pixel| u32::from(pixel.a())).filter(|&alpha| alpha > 64);
                (mean(body.collect()), mean(seen.collect()))
            };
            let [white, red, black, dead] =
                [Some(Seat::White), Some(Seat::Red), Some(Seat::Black), None].map(looks);
            assert!(white.0 > red.0 && red.0 > black.0, "{set:?}: {white:?} {red:?} {black:?}");
            assert!(dead.1 < 200 && red.1 > 230, "{set:?}: the dead are faint: {dead:?} {red:?}");
        }
    }

    #[test]
    fn whites_pieces_are_lighter_than_blacks() {
        for set in PieceSet::ALL {
            let sheet = Artist::default().draw(Key { set, armies: Armies::Two, side: 48 });
            let brightness = |color| {
                let piece = Piece { color, kind: PieceKind::Chess(Role::Rook) };
                let opaque = pixels(&sheet, piece, 48).into_iter().filter(|pixel| pixel.a() == 255);
                let (sum, count) =
                    opaque.fold((0u32, 0u32), |(sum, count), pixel| (sum + u32::from(pixel.g()), count + 1));
                sum / count
            };
            let [white, black] = Color::ALL.map(brightness);
            // Outlines are dark on both sides, and those of the bold set take up much of a piece.
            assert!(white > 2 * black, "{set:?}: {white} {black}");
        }
    }
}
