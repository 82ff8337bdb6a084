//! Little pictures of pieces among letters. The program's fonts do not contain them, so they are drawn when needed.

use egui::epaint::text::{GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, RasterizedGlyph};
use egui::vec2;
use resvg::tiny_skia::Transform;

use crate::app::board::drawings::{VIEW_BOX, drawing};
use crate::app::board::{BoardPiece, PieceSet};
use crate::chess::Role;
use crate::game::PieceLetters;
use crate::gui::style::icons::white;
use crate::three::Seat;

/// Side of a piece's picture, in heights of letters.
const SIZE: f32 = 1.15;
/// The lower edge of all pieces in their images, from the top.
const FOOT: f32 = 0.93;
/// Share of a picture's width that the pieces occupy, around its middle; the rest is empty in all pictures.
const WIDTH: f32 = 0.86;

/// A rasteriser that draws the figurines, ♔ to ♘, in a text.
pub fn rasterizer() -> GlyphRasterizer {
    GlyphRasterizer::new("heksy figurines", |request: &GlyphRasterizerRequest<'_>| {
        let mut letters = request.cluster.chars();
        let letter = letters.next().filter(|letter| matches!(letter, '♔'..='♘'))?;
        let role = PieceLetters::English.role(letter).filter(|_| letters.next().is_none())?;
        draw(role, request.font_size_px)
    })
}

/// The outline of a piece, filled, to be tinted like the letters around it.
fn draw(role: Role, letter_height: f32) -> Option<RasterizedGlyph> {
    let side = (letter_height * SIZE).max(1.0);
    let piece = BoardPiece::of(Some(Seat::Black), role);
    let [width, height] = [(side * WIDTH).ceil(), side.ceil()];
    let scale = side / VIEW_BOX;
    let place = Transform::from_scale(scale, scale).post_translate((width - side) / 2.0, 0.0);
    let image = white(&drawing(PieceSet::Classic, piece)?, [width as u32, height as u32], place)?;
    let offset_px = vec2(0.0, (-side * FOOT).round());
    Some(RasterizedGlyph { bitmap: GlyphBitmap { image, offset_px, is_color: false }, advance_px: width })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figurine_is_drawn_and_looks_different() {
        let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let pictures = roles.map(|role| draw(role, 14.0).expect("a picture").bitmap.image.pixels);
        for (index, picture) in pictures.iter().enumerate() {
            let ink = picture.iter().filter(|pixel| pixel.a() > 128).count();
            assert!(ink > picture.len() / 6, "{:?}: {ink} of {}", roles[index], picture.len());
            assert!(pictures[..index].iter().all(|other| other != picture));
        }
        let width = (14.0 * SIZE * WIDTH).ceil() as usize;
        for (role, picture) in roles.iter().zip(&pictures) {
            let is_cut = picture.chunks(width).any(|row| row[0].a() > 200 || row[width - 1].a() > 200);
            assert!(!is_cut, "{role:?} is cut off at the side");
        }
    }
}
