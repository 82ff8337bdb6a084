//! The language on screen.
//!
//! The language is a property of the drawing thread: reading it costs nothing, and windows in several threads, as in
//! tests, do not disturb each other. Other threads show no texts; their language is English.

use std::cell::Cell;
use std::sync::OnceLock;

use super::language::Language;
use super::letters::{LettersChoice, ShownLetters};
use super::messages::{Catalogue, Value};
use crate::game::PieceLetters;

/// The language of this thread, and its piece letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// The language of all texts.
    pub language: Language,
    /// The piece letters in moves.
    pub letters: ShownLetters,
}

impl Shown {
    /// A language, with pieces as the settings say.
    pub fn new(language: Language, letters: LettersChoice) -> Shown {
        let letters = match letters {
            LettersChoice::Language => ShownLetters::Letters(language.letters()),
            LettersChoice::Figurines => ShownLetters::Figurines,
            LettersChoice::Of(letters) => ShownLetters::Letters(letters),
        };
        Shown { language, letters }
    }
}

thread_local! {
    static SHOWN: Cell<Shown> = const {
        let letters = ShownLetters::Letters(PieceLetters::English);
        Cell::new(Shown { language: Language::English, letters })
    };
}

/// Sets the language of this thread.
pub fn show(shown: Shown) {
    SHOWN.set(shown);
}

/// Runs `act` in another language, then restores the language of this thread.
pub fn speaking<T>(shown: Shown, act: impl FnOnce() -> T) -> T {
    let before = SHOWN.replace(shown);
    let done = act();
    SHOWN.set(before);
    done
}

/// The language of this thread.
pub fn shown() -> Shown {
    SHOWN.get()
}

/// The texts of a language, parsed at the first use. Missing texts are in English.
pub fn catalogue(language: Language) -> &'static Catalogue {
    static CATALOGUES: [OnceLock<Catalogue>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    CATALOGUES[language as usize].get_or_init(|| {
        let own = Catalogue::from_source(language.tag(), language.texts());
        match language {
            Language::English => own,
            _ => own.with_fallback(catalogue(Language::English)),
        }
    })
}

/// The texts of the language that is shown.
pub(super) fn shown_catalogue() -> &'static Catalogue {
    catalogue(shown().language)
}

/// The English texts, as shipped.
pub const ENGLISH: &str = Language::English.texts();

/// The text for `key`; the key itself where the catalogue has none (a test sees to it that it has).
pub fn tr(key: &str) -> String {
    shown_catalogue().text(key, &[])
}

/// The text for `key` with values put in: `tr_args("player-resigns", &[("name", name.into())])`.
pub fn tr_args(key: &str, args: &[(&str, Value<'_>)]) -> String {
    shown_catalogue().text(key, args)
}

/// Whether the catalogue has a text for `key`.
pub fn has(key: &str) -> bool {
    shown_catalogue().has(key)
}

/// A move of a file with the piece letters on screen: "Rf6" is "Wf6" in Polish.
pub fn tr_move(san: &str) -> String {
    shown().letters.on_screen(san).into_owned()
}
