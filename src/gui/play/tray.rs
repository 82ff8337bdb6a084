//! Captured pieces, side by side on a tray the colour of the board.

use egui::{Color32, CornerRadius, Rect, Ui, pos2, vec2};

use crate::app::board_view::{Armies, BoardPiece};
use crate::gui::style::pieces::Pieces;
use crate::gui::style::theme::{RADIUS, Theme, space};
use crate::hex::Shade;

/// Side of a captured piece's picture.
pub const PIECE_SIDE: f32 = 22.0;
/// From one captured piece to the next of its kind, and to the next kind.
const STEPS: [f32; 2] = [10.0, 17.0];
/// Pieces closer together than at this share of those steps are a blur.
const MIN_SQUEEZE: f32 = 0.45;

/// Paints the captured pieces at the left end of a place, closer together where there is little room; `None` where there
/// is too little.
pub fn tray_ui(
    ui: &Ui,
    pieces: &mut Pieces,
    armies: Armies,
    captured: &[BoardPiece],
    rect: Rect,
) -> Option<Rect> {
    let theme = Theme::of(ui);
    let places = places(captured, rect.width() - 2.0 * space::XS)?;
    let pixels = (PIECE_SIDE * ui.pixels_per_point()).round() as u32;
    let sheet = pieces.sheet(theme.pieces, armies, pixels)?;
    let mut mesh = sheet.mesh();
    let (left, top) = (rect.left() + space::XS, rect.center().y - PIECE_SIDE / 2.0);
    for (&piece, x) in captured.iter().zip(&places) {
        let place = Rect::from_min_size(pos2(left + x, top), vec2(PIECE_SIDE, PIECE_SIDE));
        sheet.put(&mut mesh, piece, place, Color32::WHITE);
    }
    let width = places.last()? + PIECE_SIDE + 2.0 * space::XS;
    let tray = Rect::from_min_size(pos2(rect.left(), top - 2.0), vec2(width, PIECE_SIDE + 4.0));
    ui.painter().rect_filled(tray, CornerRadius::same(RADIUS), theme.board().cell(Shade::Medium));
    ui.painter().add(mesh);
    Some(tray)
}

/// The width of the tray where there is room enough.
pub fn tray_width(captured: &[BoardPiece]) -> f32 {
    let last = places(captured, f32::INFINITY).and_then(|places| places.last().copied());
    last.map_or(0.0, |last| last + PIECE_SIDE + 2.0 * space::XS)
}

/// The places of the captured pieces in a row at most `width` wide: pieces of a kind overlap, with a gap between
/// kinds. `None` if they would be too close to be distinguished.
fn places(pieces: &[BoardPiece], width: f32) -> Option<Vec<f32>> {
    let mut places = vec![0.0];
    for pair in pieces.windows(2) {
        let step = STEPS[usize::from(pair[0] != pair[1])];
        places.push(places[places.len() - 1] + step);
    }
    let last = places[places.len() - 1];
    let squeeze = if last + PIECE_SIDE > width { (width - PIECE_SIDE) / last.max(1.0) } else { 1.0 };
    let is_clear = !pieces.is_empty() && squeeze >= MIN_SQUEEZE;
    is_clear.then(|| places.into_iter().map(|x| x * squeeze).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board_view::Army;
    use crate::chess::Role;

    fn pieces() -> [BoardPiece; 6] {
        [Role::Queen, Role::Rook, Role::Rook, Role::Bishop, Role::Pawn, Role::Pawn]
            .map(|role| BoardPiece::of(Army::Black, role))
    }

    #[test]
    fn captured_pieces_stay_within_their_line_or_are_left_out() {
        let pieces = pieces();
        for width in [60.0, 90.0, 300.0] {
            let places = places(&pieces, width).expect("there is room");
            assert_eq!(places.len(), pieces.len());
            assert!(places.windows(2).all(|pair| pair[0] <= pair[1]));
            assert!(places[pieces.len() - 1] + PIECE_SIDE <= width + 0.01, "{width}");
        }
        assert_eq!(places(&pieces, 30.0), None);
        assert_eq!(places(&[], 300.0), None);
    }

    #[test]
    fn kinds_stand_farther_apart_than_pieces_of_a_kind() {
        let places = places(&pieces(), 300.0).expect("there is room");
        assert!(places[2] - places[1] < places[1] - places[0]);
    }
}
