//! Every text on every ground it stands on, in the light and in the dark theme.

use egui::Color32;
use heksy::game::Nag;
use heksy::gui::style::theme::{Colors, Theme};

use super::{SHAPE, TEXT, head, line, verdict};

/// A text with its ink and all its grounds.
type Row = (&'static str, Color32, Vec<Color32>);

fn rows(colors: &Colors) -> Vec<Row> {
    let plain = vec![colors.window, colors.raised, colors.field];
    let buttons = colors.button.to_vec();
    let chosen = vec![colors.accent_soft];
    let list = vec![colors.raised, colors.button[0], colors.accent_soft];
    let primary = colors.primary_button().map(|state| colors.raised.blend(state)).to_vec();
    let glyphs = [Nag::BRILLIANT, Nag::GOOD, Nag::INTERESTING, Nag::DUBIOUS, Nag::MISTAKE, Nag::BLUNDER];
    let mut rows = vec![
        ("text", colors.text, [plain.clone(), buttons.clone(), chosen.clone()].concat()),
        ("secondary text", colors.weak, [plain.clone(), chosen].concat()),
        ("warnings and low time", colors.danger, plain.clone()),
        ("links and quiet buttons", colors.accent_text, plain),
        ("what is chosen", colors.accent_text, vec![colors.accent_soft]),
        ("the primary button", colors.on_accent, primary),
        ("a destructive button", colors.on_destructive, colors.destructive.to_vec()),
    ];
    rows.extend(
        glyphs.into_iter().filter_map(|nag| Some(("a glyph in the list", colors.glyph(nag)?, list.clone()))),
    );
    rows.extend(colors.judged.into_iter().map(|ink| ("a judged move", ink, vec![colors.raised])));
    rows
}

#[test]
fn every_text_can_be_read_in_both_themes() {
    let mut failures = Vec::new();
    for is_dark in [false, true] {
        head(if is_dark { "Texts, dark" } else { "Texts, light" });
        let colors = Theme { is_dark, ..Theme::default() }.colors();
        for (what, ink, grounds) in rows(colors) {
            failures.extend(line(what, TEXT, |sight| {
                grounds.iter().map(|ground| sight.contrast(ink, *ground)).fold(f32::INFINITY, f32::min)
            }));
        }
        // Text that is impossible now fades; it is still read.
        let impossible =
            colors.text.gamma_multiply(Theme { is_dark, ..Theme::default() }.visuals().disabled_alpha);
        let shapes = [
            ("the accent: focus, chosen, turn", colors.accent),
            ("outlines of fields", colors.strong),
            ("hints in empty fields", colors.faint),
            ("what is impossible now", impossible),
        ];
        for (what, ink) in shapes {
            failures.extend(line(what, SHAPE, |sight| {
                let grounds = [colors.window, colors.raised, colors.field];
                grounds
                    .iter()
                    .map(|ground| sight.contrast(ground.blend(ink), *ground))
                    .fold(f32::INFINITY, f32::min)
            }));
        }
    }
    verdict(&failures);
}
