//! The fonts of the window.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily};

/// The font that has arrows and the signs of printed annotations.
const SIGNS: &str = "Hack";

/// The family of the heavier weight.
pub const MEDIUM: &str = "medium";

/// Our fonts: name, and the file.
const OWN: [(&str, &[u8]); 4] = [
    ("regular", include_bytes!("../../../assets/fonts/ubuntu-regular-latin.ttf")),
    ("regular-more", include_bytes!("../../../assets/fonts/ubuntu-regular-latin-ext.ttf")),
    ("medium", include_bytes!("../../../assets/fonts/ubuntu-medium-latin.ttf")),
    ("medium-more", include_bytes!("../../../assets/fonts/ubuntu-medium-latin-ext.ttf")),
];

/// The fonts in two weights, each with the usual ones of egui for all other signs.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    for (name, file) in OWN {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(file)));
    }
    let usual = fonts.families.remove(&FontFamily::Proportional).unwrap_or_default();
    for (family, own) in [
        (FontFamily::Proportional, ["regular", "regular-more"]),
        (FontFamily::Name(MEDIUM.into()), ["medium", "medium-more"]),
    ] {
        let names = own.map(str::to_owned).into_iter().chain(usual.iter().cloned()).chain([SIGNS.to_owned()]);
        fonts.families.insert(family, names.collect());
    }
    fonts
}

#[cfg(test)]
mod tests {
    use egui::FontId;

    use super::*;
    use crate::app::game::GLYPHS;
    use crate::app::text::Language;

    /// The characters of a text that cannot be shown.
    fn missing(text: &str) -> String {
        let mut harness = egui_kittest::Harness::new_ui(|_| {});
        harness.ctx.set_fonts(definitions());
        harness.step();
        let has_it =
            |c: &char| harness.ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::proportional(14.0), *c));
        text.chars().filter(|c| !c.is_control() && !has_it(c)).collect()
    }

    #[test]
    fn every_letter_of_every_language_can_be_shown() {
        for language in Language::ALL {
            assert_eq!(missing(language.texts()), "", "{}", language.own_name());
            assert_eq!(missing(language.own_name()), "", "{}", language.tag());
        }
        let signs = "ĉĝĥĵŝŭ ĈĜĤĴŜŬ ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ áéíóöőúüű ÁÉÍÓÖŐÚÜŰ åäö ÅÄÖ „”’“–— ¼½¾ × · … • −";
        assert_eq!(missing(signs), "");
        assert_eq!(missing("\u{E000}"), "\u{E000}", "what no font has is told");
    }

    #[test]
    fn every_sign_of_a_glyph_can_be_shown() {
        let glyphs = GLYPHS.iter().flat_map(|group| group.glyphs);
        let signs: String = glyphs.map(|(nag, _)| nag.shown()).collect();
        assert_eq!(missing(&signs), "");
    }
}
