//! The messages of a language, and the language on screen.
//!
//! The language is a property of the drawing thread: reading it costs nothing, and windows in several threads, as in
//! tests, do not disturb each other. Other threads show no texts; their language is English.

use std::cell::Cell;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Message, Pattern, PatternElement};

use super::language::{Language, LettersChoice, ShownLetters};
use crate::game::PieceLetters;

/// A value put into a text: a string or a number.
pub type Value<'a> = FluentValue<'a>;

type Bundle = FluentBundle<Arc<FluentResource>>;

/// The messages of one language.
///
/// A message may name a thing, such as a piece, by the thing's own message: `{ NAME($piece) }` is the text whose key
/// `$piece` is, and `{ NAME($piece, form: "genitive") }` that text's attribute `.genitive`. So each name is declined
/// once, and a message can still choose its other words by the key.
pub struct Catalogue {
    bundle: Bundle,
    /// Texts without values, by key. Most texts of a frame are of this kind.
    plain: Arc<HashMap<String, String>>,
    /// The catalogue for the texts that this one lacks.
    fallback: Option<&'static Catalogue>,
}

impl Catalogue {
    /// The messages of a source in Fluent syntax, in the language with this tag, as in "pl"; `fallback` has the texts
    /// that it lacks. Messages that do not parse are left out; the tests fail on the first of the program's own.
    pub fn from_source(language: &str, source: &str, fallback: Option<&'static Catalogue>) -> Catalogue {
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
        let resource = Arc::new(resource);
        let plain = Arc::new(plain_texts(&resource));
        let names = Catalogue { bundle: bundle_of(language, &resource), plain: Arc::clone(&plain), fallback };
        let mut bundle = bundle_of(language, &resource);
        let added = bundle.add_function("NAME", move |keys, options| {
            names.name(keys, options).map_or(FluentValue::Error, FluentValue::from)
        });
        debug_assert!(added.is_ok(), "{added:?}");
        Catalogue { bundle, plain, fallback }
    }

    /// Whether there is a text of its own for `key`.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The text for `key` with these values; the key if its text is missing.
    pub fn text(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        if let Some(text) = self.plain.get(key) {
            return text.clone();
        }
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return self.fallback.map_or_else(|| key.to_owned(), |other| other.text(key, args));
        };
        let args = args.iter().map(|(name, value)| (*name, value.clone())).collect::<FluentArgs<'_>>();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// The text of the key that a message gives to `NAME`, in the form that it asks for, or in the usual one if the text
    /// has no such form. `None` where no key is given.
    fn name(&self, keys: &[Value<'_>], options: &FluentArgs<'_>) -> Option<String> {
        let Some(FluentValue::String(key)) = keys.first() else { return None };
        let form = match options.get("form") {
            Some(FluentValue::String(form)) => Some(form),
            _ => None,
        };
        if let Some(text) = self.plain.get(key.as_ref()).filter(|_| form.is_none()) {
            return Some(text.clone());
        }
        let Some(message) = self.bundle.get_message(key) else {
            return Some(self.fallback.map_or_else(|| key.to_string(), |other| other.text(key, &[])));
        };
        let form = form.and_then(|form| message.get_attribute(form)).map(|attribute| attribute.value());
        let pattern = form.or_else(|| message.value())?;
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Catalogue({:?})", self.bundle.locales)
    }
}

fn bundle_of(language: &str, resource: &Arc<FluentResource>) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| counted(value)));
    bundle.add_resource_overriding(Arc::clone(resource));
    bundle
}

/// A whole number in a text, as the language on screen writes it; `None` for other values, which stay as they are.
fn counted(value: &FluentValue<'_>) -> Option<String> {
    const TOO_LARGE: f64 = 1e15;
    let FluentValue::Number(number) = value else { return None };
    let is_count = number.value.fract() == 0.0 && (0.0..TOO_LARGE).contains(&number.value);
    is_count.then(|| shown().language.count(number.value as u64))
}

fn plain_texts(resource: &FluentResource) -> HashMap<String, String> {
    let plain = |entry: &Entry<&str>| match entry {
        Entry::Message(Message { id, value: Some(Pattern { elements }), .. }) => match &elements[..] {
            [PatternElement::TextElement { value }] => Some((id.name.to_owned(), (*value).to_owned())),
            _ => None,
        },
        _ => None,
    };
    resource.entries().filter_map(plain).collect()
}

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
        let fallback = (language != Language::English).then(|| catalogue(Language::English));
        Catalogue::from_source(language.tag(), language.texts(), fallback)
    })
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_put_in_without_isolation_marks() {
        let source = "moved = { $name } moved { $n ->\n    [one] one piece\n   *[other] { $n } pieces\n }\n";
        let args = [("name", Value::from("Anna")), ("n", Value::from(2))];
        assert_eq!(Catalogue::from_source("en", source, None).text("moved", &args), "Anna moved 2 pieces");
    }

    #[test]
    fn a_missing_key_shows_itself() {
        let catalogue = Catalogue::from_source("en", "there = there\n", None);
        assert_eq!(catalogue.text("no-such-key-anywhere", &[]), "no-such-key-anywhere");
        assert!(!catalogue.has("no-such-key-anywhere") && catalogue.has("there"));
    }

    #[test]
    fn a_missing_translation_falls_back_to_english() {
        let english = "piece-rook = rook\npiece-man = man\nplayed = { $name } played { NAME($piece) }\n";
        let english = Box::leak(Box::new(Catalogue::from_source("en", english, None)));
        let source = "piece-rook = wieża\nsees = { $name }: { NAME($piece) }\n";
        let polish = Catalogue::from_source("pl", source, Some(english));
        let text =
            |key, piece: &'static str| polish.text(key, &[("name", "Ewa".into()), ("piece", piece.into())]);
        assert_eq!(text("sees", "piece-rook"), "Ewa: wieża");
        assert_eq!(text("sees", "piece-man"), "Ewa: man");
        assert_eq!(text("played", "piece-rook"), "Ewa played rook");
        assert!(!polish.has("played"));
    }

    /// "Przez gońca": a Polish message takes the name in its case, and the word before it in its gender.
    #[test]
    fn names_are_declined_by_the_message() {
        let source = "piece-rook = wieża\n    .accusative = wieżę\n\
                      piece-bishop = goniec\n    .accusative = gońca\n\
                      pinned = { $piece ->\n    [piece-rook] związana\n   *[other] związany\n } \
                      jest { NAME($piece) } przez { NAME($other, form: \"accusative\") }\n";
        let catalogue = Catalogue::from_source("pl", source, None);
        let text = |piece: &'static str, other: &'static str| {
            catalogue.text("pinned", &[("piece", piece.into()), ("other", other.into())])
        };
        assert_eq!(text("piece-rook", "piece-bishop"), "związana jest wieża przez gońca");
        assert_eq!(text("piece-bishop", "piece-rook"), "związany jest goniec przez wieżę");
        assert_eq!(text("piece-bishop", "piece-x"), "związany jest goniec przez piece-x");
    }
}
