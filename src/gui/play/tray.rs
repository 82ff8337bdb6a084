//! Captured pieces on a tray the colour of the board: each kind once, with its number where there are several.

use egui::{Align2, Color32, CornerRadius, FontId, Rect, Ui, pos2, vec2};

use crate::app::board::{Armies, BoardPiece};
use crate::gui::style::pieces::Pieces;
use crate::gui::style::theme::{RADIUS, Theme, space, text};
use crate::hex::Shade;

/// Side of a captured piece's picture.
pub const PIECE_SIDE: f32 = 22.0;
/// Width of a kind without a number.
const KIND: f32 = 18.0;
/// Distance from the picture to the number of its kind.
const NUMBER: f32 = 16.0;
/// Width of each digit of the number.
const DIGIT: f32 = 8.0;
/// Width of the dots, which replace the kinds beyond the room.
const DOTS: f32 = 12.0;

/// Captured pieces and their places.
pub struct Tray {
    /// The kinds from left to right, the number of each, and its left edge. The kind of the dots is `None`.
    places: Vec<(Option<BoardPiece>, String, f32)>,
    /// Width of all pieces, in points.
    pub width: f32,
}

impl Tray {
    /// As many kinds of the captured pieces as there is room for, in their order; `None` if nothing is to be shown.
    pub fn of(captured: &[BoardPiece], room: f32) -> Option<Tray> {
        let mut tray = Tray { places: Vec::new(), width: space::XS };
        let mut kinds = captured.chunk_by(|one, other| one == other).peekable();
        while let Some(kind) = kinds.next() {
            let number = if kind.len() > 1 { kind.len().to_string() } else { String::new() };
            let width = KIND + DIGIT * number.len() as f32;
            let rest = space::XS + if kinds.peek().is_some() { DOTS } else { 0.0 };
            if tray.width + width + rest > room {
                tray.put(None, "…".to_owned(), DOTS);
                break;
            }
            tray.put(Some(kind[0]), number, width);
        }
        tray.width += space::XS;
        tray.places.first().is_some_and(|(kind, ..)| kind.is_some()).then_some(tray)
    }

    fn put(&mut self, kind: Option<BoardPiece>, number: String, width: f32) {
        self.places.push((kind, number, self.width));
        self.width += width;
    }

    /// Paints it at the left end of a place.
    pub fn paint(&self, ui: &Ui, pieces: &mut Pieces, armies: Armies, place: Rect) {
        let theme = Theme::of(ui);
        let pixels = (PIECE_SIDE * ui.pixels_per_point()).round() as u32;
        let Some(sheet) = pieces.sheet(theme.pieces, armies, pixels) else { return };
        let (ground, ink) = (theme.board().cell(Shade::Medium), theme.board().name(Shade::Medium));
        let start = pos2(place.left(), place.center().y - PIECE_SIDE / 2.0);
        let tray = Rect::from_min_size(start, vec2(self.width, PIECE_SIDE)).expand2(vec2(0.0, 2.0));
        ui.painter().rect_filled(tray, CornerRadius::same(RADIUS), ground);
        let mut mesh = sheet.mesh();
        for (kind, number, x) in &self.places {
            let mut at = start + vec2(*x, 0.0);
            if let Some(kind) = *kind {
                let picture = Rect::from_min_size(at, vec2(PIECE_SIDE, PIECE_SIDE));
                // The pictures have some air at their sides.
                sheet.put(
                    &mut mesh,
                    kind,
                    picture.translate(vec2((KIND - PIECE_SIDE) / 2.0, 0.0)),
                    Color32::WHITE,
                );
                at.x += NUMBER;
            }
            let (font, middle) = (FontId::proportional(text::SECONDARY), at + vec2(0.0, PIECE_SIDE / 2.0));
            ui.painter().text(middle, Align2::LEFT_CENTER, number, font, ink);
        }
        ui.painter().add(mesh);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Role;
    use crate::three::Seat;

    fn pieces() -> [BoardPiece; 6] {
        [Role::Queen, Role::Rook, Role::Rook, Role::Bishop, Role::Pawn, Role::Pawn]
            .map(|role| BoardPiece::of(Some(Seat::Black), role))
    }

    /// The numbers of the kinds on the tray.
    fn numbers(captured: &[BoardPiece], room: f32) -> Vec<String> {
        let Some(tray) = Tray::of(captured, room) else { return Vec::new() };
        assert!(tray.width <= room, "{room}: {}", tray.width);
        tray.places.into_iter().map(|(_, number, _)| number).collect()
    }

    #[test]
    fn each_captured_kind_is_shown_once_with_its_number() {
        assert_eq!(numbers(&pieces(), 300.0), ["", "2", "", "2"]);
        assert_eq!(numbers(&[BoardPiece::of(Some(Seat::Red), Role::Pawn); 12], 42.0), ["12"]);
    }

    #[test]
    fn dots_replace_captured_pieces_that_have_no_room() {
        assert_eq!(numbers(&pieces(), 96.0), ["", "2", "", "2"], "no room is wasted");
        assert_eq!(numbers(&pieces(), 95.0), ["", "2", "", "…"]);
        assert_eq!(numbers(&pieces(), 59.0), ["", "…"]);
        assert!(numbers(&pieces(), 30.0).is_empty() && numbers(&[], 300.0).is_empty());
    }
}
