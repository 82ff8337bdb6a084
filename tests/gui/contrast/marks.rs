//! Every mark on every cell colour of every palette, measured in a picture of the board.

use egui::Color32;
use heksy::app::board::{Arrow, ArrowMeaning, BoardPalette, BoardView};
use heksy::game::{Shape, ShapeColor};
use heksy::gui::style::theme::Theme;
use heksy::hex::{Bitboard, Cell, Shade};

use super::camera::{Camera, Hands, Picture};
use super::color_vision::ColorVision;
use super::{SHAPE, head, line, verdict};

/// Side of the picture in pixels: the smallest board of the smallest window.
const SIDE: f32 = 420.0;
/// A mark is seen if this share of its cell stands out from the bare cell: half the area of the thinnest line.
const SHARE: f32 = 0.02;

/// Puts a mark on a cell; some need another cell as well.
type Put = fn(Cell, &mut BoardView, &mut Hands);

const MARKS: [(&str, Put); 19] = [
    ("selected", |cell, view, _| view.selected = Some(cell)),
    ("last move", |cell, view, _| view.last_move = Some((cell, cell))),
    ("may go there", |cell, view, _| view.quiet_targets = Bitboard::from(cell)),
    ("may capture there", |cell, view, _| view.capture_targets = Bitboard::from(cell)),
    ("may castle with it", |cell, view, _| view.castling_rooks = Bitboard::from(cell)),
    ("must be taken", |cell, view, _| view.must_take = Bitboard::from(cell)),
    ("capture being entered", |cell, view, _| view.path = vec![cell, Cell::F11]),
    ("check", |cell, view, _| view.check = cell.into()),
    ("next move", |cell, view, _| view.premove = Some((cell, cell))),
    ("wrong piece in the editor", |cell, view, _| view.wrong = Bitboard::from(cell)),
    ("pointer", |cell, view, hands| {
        view.movable = Bitboard::from(cell);
        hands.hover = Some(cell);
    }),
    ("pointer while setting up", |cell, view, hands| {
        view.is_set_up = true;
        hands.hover = Some(cell);
    }),
    ("keyboard's cursor", |cell, _, hands| hands.cursor = Some(cell)),
    ("best move or hint", |cell, view, _| view.arrows = vec![arrow(cell, ArrowMeaning::Best)]),
    ("threat", |cell, view, _| view.arrows = vec![arrow(cell, ArrowMeaning::Threat)]),
    ("green arrow and circle", |cell, view, _| view.shapes = drawn(cell, ShapeColor::Green)),
    ("red arrow and circle", |cell, view, _| view.shapes = drawn(cell, ShapeColor::Red)),
    ("yellow arrow and circle", |cell, view, _| view.shapes = drawn(cell, ShapeColor::Yellow)),
    ("blue arrow and circle", |cell, view, _| view.shapes = drawn(cell, ShapeColor::Blue)),
];

fn arrow(to: Cell, meaning: ArrowMeaning) -> Arrow {
    Arrow { from: Cell::F11, to, weight: 1.0, meaning }
}

fn drawn(cell: Cell, color: ShapeColor) -> Vec<Shape> {
    vec![Shape { color, from: Cell::F11, to: Some(cell) }, Shape { color, from: cell, to: None }]
}

/// A cell of each colour.
fn cell_of(shade: Shade) -> Cell {
    [Cell::F6, Cell::F5, Cell::F4]
        .into_iter()
        .find(|cell| cell.shade() == shade)
        .expect("files go through all colours")
}

/// The contrast that [`SHARE`] of a cell has at least against the same cell without the mark.
fn seen(marked: &Picture, bare: &Picture, cell: Cell, sight: ColorVision) -> f32 {
    let ground: Vec<Color32> = bare.cell(cell).into_iter().map(|(_, color)| color).collect();
    let mut contrasts: Vec<f32> = marked
        .cell(cell)
        .iter()
        .zip(&ground)
        .map(|((_, ink), ground)| sight.contrast(*ink, *ground))
        .collect();
    contrasts.sort_by(|a, b| b.total_cmp(a));
    contrasts[(SHARE * contrasts.len() as f32) as usize]
}

#[test]
fn every_mark_is_seen_on_every_cell() {
    let mut failures = Vec::new();
    let mut camera = Camera::new(SIDE).at_file_f();
    for palette in BoardPalette::ALL {
        head(&format!("Marks, {palette:?}"));
        let theme = Theme { palette, ..Theme::default() };
        let bare = camera.take(&BoardView::default(), theme, Hands::default());
        for (name, put) in MARKS {
            let pictures = Shade::ALL.map(cell_of).map(|cell| {
                let (mut view, mut hands) = (BoardView::default(), Hands::default());
                put(cell, &mut view, &mut hands);
                (cell, camera.take(&view, theme, hands))
            });
            let least = |sight| {
                let on_cells = pictures.iter().map(|(cell, marked)| seen(marked, &bare, *cell, sight));
                on_cells.fold(f32::INFINITY, f32::min)
            };
            failures.extend(line(&format!("{palette:?}: {name}"), SHAPE, least));
        }
    }
    verdict(&failures);
}

/// The red of a check stands out from its dark line, and the king from the glow around him.
#[test]
fn a_check_is_red_on_every_cell() {
    let mut camera = Camera::new(SIDE).at_file_f();
    for palette in BoardPalette::ALL {
        let theme = Theme { palette, ..Theme::default() };
        for shade in Shade::ALL {
            let cell = cell_of(shade);
            let view = BoardView { check: cell.into(), ..BoardView::default() };
            let picture = camera.take(&view, theme, Hands::default());
            let middle = picture.cell(cell).into_iter().filter(|(at, _)| at.length() < 0.4);
            let is_red = |color: Color32| color.r() > 2 * color.g().max(color.b());
            assert!(middle.into_iter().all(|(_, color)| is_red(color)), "{palette:?} {shade:?}");
        }
    }
}

/// Marks of one meaning, of which only one can be there.
const ALIKE: [[&str; 2]; 2] =
    [["may capture there", "must be taken"], ["pointer", "pointer while setting up"]];
/// The distance of two colours at which nobody takes one for the other.
const DISTANCE: f32 = 20.0;

/// Two marks on the same cell differ to every eye: by their shapes, or by their colours as that eye sees them.
#[test]
fn marks_are_told_apart_by_every_eye() {
    let mut failures = Vec::new();
    let mut camera = Camera::new(SIDE).at_file_f();
    for palette in BoardPalette::ALL {
        let theme = Theme { palette, ..Theme::default() };
        for cell in Shade::ALL.map(cell_of) {
            let pictures = MARKS.map(|(name, put)| {
                let (mut view, mut hands) = (BoardView::default(), Hands::default());
                put(cell, &mut view, &mut hands);
                (name, camera.take(&view, theme, hands).cell(cell))
            });
            // A page without colours leaves too little for a dozen marks.
            for sight in ColorVision::ALL.into_iter().filter(|sight| *sight != ColorVision::Greyscale) {
                let seen = pictures.each_ref().map(|(name, picture)| {
                    (*name, picture.iter().map(|(_, ink)| sight.lab(*ink)).collect::<Vec<_>>())
                });
                for (index, (first, one)) in seen.iter().enumerate() {
                    for (second, other) in &seen[index + 1..] {
                        let is_alike = ALIKE.contains(&[first, second]);
                        let apart = apart(one, other);
                        if apart < DISTANCE && !is_alike {
                            failures.push(format!(
                                "{palette:?} {cell} {sight:?}: {first} and {second}: {apart:.1}"
                            ));
                        }
                    }
                }
            }
        }
    }
    verdict(&failures);
}

/// The distance that [`SHARE`] of a cell has at least between two marks.
fn apart(one: &[[f32; 3]], other: &[[f32; 3]]) -> f32 {
    let distance =
        |(a, b): (&[f32; 3], &[f32; 3])| a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum::<f32>().sqrt();
    let mut distances: Vec<f32> = one.iter().zip(other).map(distance).collect();
    distances.sort_by(|a, b| b.total_cmp(a));
    distances[(SHARE * distances.len() as f32) as usize]
}
