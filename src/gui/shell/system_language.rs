//! The language that the system asks for.

use fluent_langneg::{NegotiationStrategy, convert_vec_str_to_langids_lossy, negotiate_languages};

use crate::app::catalogue::Language;

/// The first of the system's languages that has a catalogue; English without one.
pub fn find() -> Language {
    nearest(sys_locale::get_locales())
}

fn nearest(wanted: impl IntoIterator<Item = String>) -> Language {
    let wanted = convert_vec_str_to_langids_lossy(wanted);
    let ours = convert_vec_str_to_langids_lossy(Language::ALL.map(Language::tag));
    let found = negotiate_languages(&wanted, &ours, None, NegotiationStrategy::Lookup);
    found.first().and_then(|id| Language::of_tag(id.language.as_str())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_we_speak_is_taken() {
        let cases = [
            ("pl-PL", Language::Polish),
            ("hu", Language::Hungarian),
            ("eo-XX,sv", Language::Esperanto),
            ("de-DE,sv-FI,pl", Language::Swedish),
            ("en-GB,pl-PL", Language::English),
            ("C", Language::English),
            ("fr-FR", Language::English),
            ("not a language,hu-HU", Language::Hungarian),
            ("", Language::English),
        ];
        for (wanted, language) in cases {
            assert_eq!(nearest(wanted.split(',').map(str::to_owned)), language, "{wanted}");
        }
    }
}
