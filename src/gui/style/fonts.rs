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
    use egui::{Context, FontId};

    use super::*;
    use crate::app::annotate::GLYPHS;

    #[test]
    fn every_sign_of_a_glyph_can_be_shown() {
        let ctx = Context::default();
        ctx.set_fonts(definitions());
        let _ = ctx.run_ui(egui::RawInput::default(), |ui| {
            for (nag, _) in GLYPHS.iter().flat_map(|group| group.glyphs) {
                let sign = nag.shown();
                assert!(ui.fonts_mut(|fonts| fonts.has_glyphs(&FontId::proportional(14.0), &sign)), "{sign}");
            }
        });
    }
}
