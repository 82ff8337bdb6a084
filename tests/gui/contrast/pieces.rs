//! The pieces of every set on every cell, and how well their silhouettes differ where they are smallest.

use egui::Color32;
use heksy::app::board::{Armies, BoardPalette, BoardPiece, BoardView, PieceSet};
use heksy::chess::Role;
use heksy::game::{Piece, PieceKind};
use heksy::gui::style::theme::Theme;
use heksy::hex::{Cell, Shade};
use heksy::sides::Color;
use heksy::three::Seat;

use super::camera::{Camera, Hands, Picture};
use super::color_vision::ColorVision;
use super::{SHAPE, head, line, verdict};

/// Sides of pictures in pixels, on which a piece is about 20, 24, 48 and 96 pixels high.
const SIDES: [f32; 4] = [227.0, 270.0, 535.0, 1066.0];
/// Side of the board in the smallest usual window.
const SMALLEST: f32 = 420.0;
/// Bodies of different sides differ so much in every sight, beside their outlines, which differ in number and order.
const SHADE: f32 = 1.5;
/// A piece is seen if this share of its cell stands out.
const SHARE: f32 = 0.04;

/// One piece of each kind and side on cells of each colour.
fn stand() -> Vec<(Cell, Piece)> {
    let kinds = Role::ALL.into_iter().map(PieceKind::Chess);
    let pieces: Vec<Piece> = Color::ALL
        .into_iter()
        .flat_map(|color| kinds.clone().map(move |kind| Piece { color, kind }))
        .collect();
    let on = |shade| Cell::ALL.into_iter().filter(move |cell| cell.shade() == shade);
    Shade::ALL.into_iter().flat_map(|shade| on(shade).zip(pieces.clone()).collect::<Vec<_>>()).collect()
}

/// The same board with its pieces and without.
fn pictures(camera: &mut Camera, theme: Theme) -> (Picture, Picture) {
    let view = BoardView { pieces: stand().into_iter().collect(), ..BoardView::default() };
    let bare = camera.take(&BoardView::default(), theme, Hands::default());
    (camera.take(&view, theme, Hands::default()), bare)
}

fn seen(shown: &Picture, bare: &Picture, cell: Cell, sight: ColorVision) -> f32 {
    let pairs = shown.cell(cell).into_iter().zip(bare.cell(cell));
    let mut contrasts: Vec<f32> = pairs.map(|((_, ink), (_, ground))| sight.contrast(ink, ground)).collect();
    contrasts.sort_by(|a, b| b.total_cmp(a));
    contrasts[(SHARE * contrasts.len() as f32) as usize]
}

#[test]
fn every_piece_is_seen_on_every_cell() {
    let mut failures = Vec::new();
    for (side, sets) in [(SIDES[0], &[PieceSet::Bold][..]), (SMALLEST, &PieceSet::ALL)] {
        let mut camera = Camera::new(side);
        head(&format!("Pieces on a board of {side} pixels"));
        for &pieces in sets {
            for palette in BoardPalette::ALL {
                let (shown, bare) = pictures(&mut camera, Theme { palette, pieces, ..Theme::default() });
                for color in Color::ALL {
                    let least = |sight| {
                        let of_color = stand().into_iter().filter(|(_, piece)| piece.color == color);
                        of_color
                            .map(|(cell, _)| seen(&shown, &bare, cell, sight))
                            .fold(f32::INFINITY, f32::min)
                    };
                    failures.extend(line(&format!("{pieces:?}, {palette:?}: {color:?}"), SHAPE, least));
                }
            }
        }
    }
    verdict(&failures);
}

/// The colour in the middle of a piece's body, of which as much is lighter as is darker.
fn body(shown: &Picture, cell: Cell, sight: ColorVision) -> Color32 {
    let mut colors: Vec<Color32> =
        shown.cell(cell).into_iter().filter(|(at, _)| at.length() < 0.3).map(|(_, color)| color).collect();
    colors.sort_by(|a, b| sight.contrast(*a, Color32::BLACK).total_cmp(&sight.contrast(*b, Color32::BLACK)));
    colors[colors.len() / 2]
}

#[test]
fn the_sides_are_told_apart() {
    head("White's pieces beside Black's");
    let mut failures = Vec::new();
    for pieces in PieceSet::ALL {
        let mut camera = Camera::new(SIDES[0]);
        let (shown, _) = pictures(&mut camera, Theme { pieces, ..Theme::default() });
        for role in Role::ALL {
            let of = |color| {
                let piece = Piece { color, kind: PieceKind::Chess(role) };
                stand().into_iter().find(|(_, other)| *other == piece).expect("it stands there").0
            };
            let [white, black] = Color::ALL.map(of);
            let contrast =
                |sight: ColorVision| sight.contrast(body(&shown, white, sight), body(&shown, black, sight));
            failures.extend(line(&format!("{pieces:?}: {role:?}"), SHAPE, contrast));
        }
    }
    verdict(&failures);
}

/// One piece of each kind of the game for three, living and dead, on cells of each colour.
fn stand_of_three() -> Vec<(Cell, BoardPiece)> {
    let armies = [Some(Seat::White), Some(Seat::Red), Some(Seat::Black), None];
    let of = |army| Role::ALL.map(|role| BoardPiece::of(army, role));
    let pieces: Vec<BoardPiece> = armies.into_iter().flat_map(of).collect();
    let on = |shade| Cell::ALL.into_iter().filter(move |cell| cell.shade() == shade);
    Shade::ALL.into_iter().flat_map(|shade| on(shade).zip(pieces.clone()).collect::<Vec<_>>()).collect()
}

fn pictures_of_three(camera: &mut Camera, theme: Theme) -> (Picture, Picture) {
    let pieces = stand_of_three().into_iter().collect();
    let view = BoardView { pieces, armies: Armies::Three, ..BoardView::default() };
    let bare = camera.take(&BoardView::default(), theme, Hands::default());
    loop {
        let shown = camera.take(&view, theme, Hands::default());
        // A thread draws the pieces, and while there are none of three sides none are shown.
        if shown.pixels != bare.pixels {
            return (shown, bare);
        }
    }
}

#[test]
fn the_third_sides_pieces_are_seen_on_every_cell_and_differ_from_others() {
    let mut failures = Vec::new();
    let mut camera = Camera::new(SMALLEST);
    head("Red's pieces");
    for pieces in PieceSet::ALL {
        for palette in BoardPalette::ALL {
            let (shown, bare) = pictures_of_three(&mut camera, Theme { palette, pieces, ..Theme::default() });
            let of = |army| stand_of_three().into_iter().filter(move |(_, piece)| piece.seat == army);
            let least = |sight| {
                of(Some(Seat::Red))
                    .map(|(cell, _)| seen(&shown, &bare, cell, sight))
                    .fold(f32::INFINITY, f32::min)
            };
            failures.extend(line(&format!("{pieces:?}, {palette:?}: Red"), SHAPE, least));
            let rook = |army| {
                let piece = BoardPiece::of(army, Role::Rook);
                of(army).find(|(_, other)| *other == piece).expect("it stands there").0
            };
            for other in [Seat::White, Seat::Black] {
                let apart = |sight: ColorVision| {
                    sight.contrast(
                        body(&shown, rook(Some(Seat::Red)), sight),
                        body(&shown, rook(Some(other)), sight),
                    )
                };
                failures.extend(line(&format!("{pieces:?}, {palette:?}: Red, {other:?}"), SHADE, apart));
            }
        }
    }
    verdict(&failures);
}

/// The pixels of a cell that a piece covers.
fn silhouette(shown: &Picture, bare: &Picture, cell: Cell) -> Vec<bool> {
    let differs = |a: Color32, b: Color32| (0..3).any(|i| a.to_array()[i].abs_diff(b.to_array()[i]) > 24);
    shown
        .cell(cell)
        .into_iter()
        .zip(bare.cell(cell))
        .map(|((_, ink), (_, ground))| differs(ink, ground))
        .collect()
}

/// How little the two silhouettes of a set that are most alike have in common, 0 to 1, at 20 pixels: one less the
/// share of what either covers that both do.
fn least_difference(pieces: PieceSet) -> f32 {
    let mut camera = Camera::new(SIDES[0]);
    // Grey cells differ from whatever pieces are made of.
    let (shown, bare) =
        pictures(&mut camera, Theme { palette: BoardPalette::HighContrast, pieces, ..Theme::default() });
    let on_medium: Vec<(Cell, Piece)> =
        stand().into_iter().filter(|(cell, _)| cell.shade() == Shade::Medium).collect();
    let mut least = f32::INFINITY;
    for (a, first) in &on_medium {
        for (b, second) in
            on_medium.iter().filter(|(_, second)| second.color == first.color && second.kind != first.kind)
        {
            let [a, b] = [a, b].map(|cell| silhouette(&shown, &bare, *cell));
            let count =
                |of: fn(bool, bool) -> bool| a.iter().zip(&b).filter(|(a, b)| of(**a, **b)).count() as f32;
            let difference = 1.0 - count(|a, b| a && b) / count(|a, b| a || b);
            if difference < least {
                least = difference;
                println!("{pieces:?}: {:?} and {:?} differ by {difference:.2}", first.kind, second.kind);
            }
        }
    }
    least
}

/// A set whose king, queen, rook and bishop were columns of one width, told apart by their hats, came to 0.11 at most.
#[test]
fn the_six_pieces_differ_in_shape_at_twenty_pixels() {
    for pieces in PieceSet::ALL {
        let least = least_difference(pieces);
        assert!(least > 0.14, "{pieces:?} {least:.2}");
    }
}

/// Writes pictures of all pieces on all cells, to be looked at.
#[test]
#[ignore = "writes pictures, and says where"]
fn pictures_of_all_pieces() {
    for (side, pieces) in SIDES.into_iter().flat_map(|side| PieceSet::ALL.map(|pieces| (side, pieces))) {
        for palette in [BoardPalette::Honey, BoardPalette::Night] {
            let (shown, _) = pictures(&mut Camera::new(side), Theme { palette, pieces, ..Theme::default() });
            let mut file = format!("P6 {} {} 255\n", shown.width, shown.width).into_bytes();
            file.extend(shown.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]));
            let path = format!("{}/{pieces:?}-{palette:?}-{side}.ppm", env!("CARGO_TARGET_TMPDIR"));
            std::fs::write(&path, file).expect("a picture");
            println!("{path}");
        }
    }
}
