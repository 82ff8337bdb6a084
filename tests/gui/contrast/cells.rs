//! The cells themselves, and what is written on and beside them.

use heksy::app::board::BoardPalette;
use heksy::app::board::palette::BoardColors;
use heksy::hex::Shade;

use super::{SHAPE, TEXT, head, line, verdict};

/// The least contrast of light to medium and of medium to dark cells, for every kind of sight.
const STEP: f32 = 1.5;

#[test]
fn neighbouring_cells_are_told_apart_by_every_sight() {
    head("Cells");
    let mut failures = Vec::new();
    for palette in BoardPalette::ALL {
        let colors = BoardColors::of(palette);
        for pair in Shade::ALL.windows(2) {
            let what = format!("{palette:?}: {:?} beside {:?}", pair[0], pair[1]);
            failures.extend(line(&what, STEP, |sight| {
                sight.contrast(colors.cell(pair[0]), colors.cell(pair[1]))
            }));
        }
    }
    verdict(&failures);
}

#[test]
fn coordinates_and_names_of_cells_can_be_read() {
    head("Coordinates");
    let mut failures = Vec::new();
    for palette in BoardPalette::ALL {
        let colors = BoardColors::of(palette);
        let rim = format!("{palette:?}: letters on the rim");
        failures.extend(line(&rim, TEXT, |sight| sight.contrast(colors.label, colors.rim)));
        for shade in Shade::ALL {
            let name = format!("{palette:?}: names on {shade:?}");
            failures
                .extend(line(&name, TEXT, |sight| sight.contrast(colors.name(shade), colors.cell(shade))));
        }
        let edge = format!("{palette:?}: rim beside light cells");
        failures.extend(line(&edge, SHAPE, |sight| sight.contrast(colors.rim, colors.cell(Shade::Light))));
    }
    verdict(&failures);
}
