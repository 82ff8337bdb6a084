//! The language that is shown.
//!
//! It belongs to the thread that draws: reading it costs nothing, and windows in several threads, as in tests, do not
//! disturb each other. No other thread has anything to say in words; a thread of its own speaks English.

use std::cell::Cell;
use std::sync::OnceLock;

use super::language::Language;
use super::letters::{LettersChoice, ShownLetters};
use super::messages::Catalogue;
use crate::game::PieceLetters;

/// In what language this thread speaks, and how it writes moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// The language.
    pub language: Language,
    /// What stands for the pieces in moves.
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

/// From now on this thread speaks so.
pub fn show(shown: Shown) {
    SHOWN.set(shown);
}

/// Does something while this thread speaks so; then it speaks as before.
pub fn speaking<T>(shown: Shown, act: impl FnOnce() -> T) -> T {
    let before = SHOWN.replace(shown);
    let done = act();
    SHOWN.set(before);
    done
}

/// How this thread speaks.
pub fn shown() -> Shown {
    SHOWN.get()
}

/// The texts of a language, read when they are needed first. What is missing there is said in English.
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
