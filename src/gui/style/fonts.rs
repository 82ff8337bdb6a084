//! The fonts of the window.

use egui::{FontDefinitions, FontFamily};

/// The font that has arrows and the signs of printed annotations.
const SIGNS: &str = "Hack";

/// The usual fonts, with signs in the text that only the font of figures has otherwise.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    fonts.families.entry(FontFamily::Proportional).or_default().push(SIGNS.to_owned());
    fonts
}

#[cfg(test)]
mod tests {
    use egui::FontId;

    use super::*;
    use crate::app::annotate::GLYPHS;

    #[test]
    fn every_sign_of_a_glyph_can_be_shown() {
        let mut harness = egui_kittest::Harness::new_ui(|_| {});
        harness.ctx.set_fonts(definitions());
        harness.step();
        for (nag, _) in GLYPHS.iter().flat_map(|group| group.glyphs) {
            let sign = nag.shown();
            let has_it = harness.ctx.fonts_mut(|fonts| fonts.has_glyphs(&FontId::proportional(14.0), &sign));
            assert!(has_it, "{sign}");
        }
    }
}
