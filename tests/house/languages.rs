//! Every language says everything: the same texts as in English, of the same values.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};
use fluent_syntax::parser;
use heksy::app::text::{ENGLISH, Language, LettersChoice, Shown, Text, catalogue, numbers, show, tr};

/// What a text is made of.
#[derive(Debug, Default, PartialEq, Eq)]
struct Parts {
    /// The values put in, or chosen by.
    values: BTreeSet<String>,
    /// Other texts put in.
    texts: BTreeSet<String>,
    /// The functions, each with the value it is given.
    functions: BTreeSet<(String, String)>,
    /// The forms in which pieces are named.
    forms: BTreeSet<String>,
    /// For each value that is chosen by, the keys of the choices. The last one is the default.
    choices: Vec<(String, Vec<String>)>,
}

impl Parts {
    fn of(pattern: &Pattern<&str>) -> Parts {
        let mut parts = Parts::default();
        parts.pattern(pattern);
        parts
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let key = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(|variant| key(&variant.key)).collect();
                    self.choices.push((id.name.to_owned(), keys));
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => _ = self.values.insert(id.name.to_owned()),
            InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
                self.texts.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => self.function(id.name, arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn function(&mut self, name: &str, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(argument);
            if let InlineExpression::VariableReference { id } = argument {
                self.functions.insert((name.to_owned(), id.name.to_owned()));
            }
        }
        for named in &arguments.named {
            if let ("form", InlineExpression::StringLiteral { value }) = (named.name.name, &named.value) {
                self.forms.insert((*value).to_owned());
            }
        }
    }
}

/// A text with its forms.
struct Message {
    parts: Parts,
    forms: BTreeSet<String>,
}

/// All texts of a language, by key. Fails where they do not parse, or one is there twice.
fn messages(language: Language) -> BTreeMap<String, Message> {
    let resource: Resource<&str> = parser::parse(language.texts())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", language.tag()));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let key = message.id.name.to_owned();
            let pattern =
                message.value.as_ref().unwrap_or_else(|| panic!("{}: {key} is empty", language.tag()));
            let forms = message.attributes.iter().map(|form| form.id.name.to_owned()).collect();
            let text = Message { parts: Parts::of(pattern), forms };
            assert!(found.insert(key.clone(), text).is_none(), "{}: {key} is there twice", language.tag());
        }
    }
    found
}

/// The words between singular and plural that each language has. Any other one chooses by `other`.
fn plurals(language: Language) -> &'static [&'static str] {
    match language {
        Language::Polish => &["one", "few", "many"],
        Language::English | Language::Hungarian | Language::Esperanto | Language::Swedish => &["one"],
    }
}

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What makes the texts of a language differ from the English ones, one line each.
fn differences(language: Language) -> Vec<String> {
    let (english, own) = (messages(Language::English), messages(language));
    let mut found = Vec::new();
    for key in english.keys().filter(|key| !own.contains_key(*key)) {
        found.push(format!("{key} is missing"));
    }
    for (key, message) in &own {
        let Some(original) = english.get(key) else {
            found.push(format!("{key} is not in English"));
            continue;
        };
        let mut differ = |what: &str, mine: &dyn std::fmt::Debug, theirs: &dyn std::fmt::Debug| {
            found.push(format!("{key}: {what} {mine:?} instead of {theirs:?}"));
        };
        if message.parts.values != original.parts.values {
            differ("values", &message.parts.values, &original.parts.values);
        }
        if message.parts.texts != original.parts.texts {
            differ("texts", &message.parts.texts, &original.parts.texts);
        }
        for (name, value) in &message.parts.functions {
            // A value that English puts in as it is may be a key only if English names it somewhere by its key.
            if name != "NAME" || !original.parts.functions.contains(&(name.clone(), value.clone())) {
                differ("a function", &(name, value), &original.parts.functions);
            }
        }
        for (value, choices) in &message.parts.choices {
            let fitting = |known: &&(String, Vec<String>)| known.0 == *value;
            let is_plural = |key: &String| PLURALS.contains(&key.as_str()) || key.parse::<u64>().is_ok();
            if choices.iter().all(is_plural) {
                let named = choices.iter().filter(|key| key.parse::<u64>().is_err()).map(String::as_str);
                let named: BTreeSet<&str> = named.filter(|key| *key != "other").collect();
                let wanted: BTreeSet<&str> = plurals(language).iter().copied().collect();
                if !named.is_subset(&wanted) {
                    differ("plural forms", &named, &wanted);
                }
                // A noun that stands in the genitive anyway needs only one and the rest.
                if named.contains("few") != named.contains("many") {
                    differ("plural forms", &named, &wanted);
                }
            } else if let Some((_, known)) = original.parts.choices.iter().find(fitting) {
                let unknown: Vec<_> =
                    choices.iter().filter(|key| !known.contains(key) && !is_piece(key)).collect();
                if !unknown.is_empty() {
                    differ("choices", &unknown, known);
                }
            } else if !choices.iter().all(|key| is_piece(key) || key == "other") {
                differ("choices", choices, &"those of English");
            }
        }
    }
    let forms: BTreeSet<&String> = own.values().flat_map(|message| &message.parts.forms).collect();
    for (key, message) in own.iter().filter(|(key, _)| key.starts_with("piece-")) {
        for form in &forms {
            if !message.forms.contains(*form) {
                found.push(format!("{key} has no form {form:?}"));
            }
        }
    }
    found
}

/// Whether a choice is made by a piece, or by another thing that has a name.
fn is_piece(key: &str) -> bool {
    key.starts_with("piece-")
}

#[test]
fn every_language_has_every_text_with_the_same_values() {
    let mut report = String::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        for difference in differences(language) {
            writeln!(report, "{}.ftl: {difference}", language.tag()).unwrap();
        }
    }
    assert!(report.is_empty(), "\n{report}");
}

#[test]
fn the_parts_of_a_text_are_found() {
    let source =
        "a = { $n ->\n    [one] x { NAME($piece, form: \"genitive\") }\n   *[other] { b }{ $who }\n }\n";
    let resource = parser::parse(source).unwrap();
    let Entry::Message(message) = &resource.body[0] else { panic!("{resource:?}") };
    let parts = Parts::of(message.value.as_ref().unwrap());
    assert_eq!(parts.values.iter().collect::<Vec<_>>(), ["n", "piece", "who"]);
    assert_eq!(parts.functions.iter().next(), Some(&("NAME".to_owned(), "piece".to_owned())));
    assert_eq!(parts.choices, [("n".to_owned(), vec!["one".to_owned(), "other".to_owned()])]);
    assert!(parts.forms.contains("genitive") && parts.texts.contains("b"));
    assert!(parser::parse("a = { $n ->\n    [one] x\n }\n").is_err(), "a choice without a default");
}

/// Every text comes out whole with whatever is put into it, and in the tone of the house.
#[test]
fn every_text_can_be_formatted_in_every_language() {
    let names: BTreeSet<&str> = ENGLISH
        .split('$')
        .skip(1)
        .filter_map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next())
        .collect();
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (key, _) in messages(language) {
            for number in [None, Some(0), Some(1), Some(2), Some(5), Some(22)] {
                let value = || number.map_or_else(|| "piece-rook".into(), |number: u64| number.into());
                let args: Vec<_> = names.iter().map(|&name| (name, value())).collect();
                let text = catalogue(language).text(&key, &args);
                let is_bad = text.contains(['{', '}', '$', '!']) || text.trim().is_empty();
                if is_bad || text.contains("  ") && key != "glyph-named" {
                    faults.push(format!("{}.ftl: {key}: {text:?}", language.tag()));
                }
            }
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Whatever a thread shows, the others go on in their own language.
#[test]
fn languages_do_not_disturb_each_other() {
    let speak = |language| {
        move || {
            show(Shown::new(language, LettersChoice::Language));
            for _ in 0..1000 {
                assert_eq!(tr("menu-file"), catalogue(language).text("menu-file", &[]));
            }
        }
    };
    let threads = Language::ALL.map(|language| std::thread::spawn(speak(language)));
    for thread in threads {
        thread.join().expect("each speaks its own language");
    }
    assert_eq!(tr("menu-file"), "File");
}

#[test]
fn numbers_are_written_as_the_language_does() {
    show(Shown::new(Language::Polish, LettersChoice::Language));
    assert_eq!(
        [numbers::signed(0.35, 2), numbers::decimal(1.25, 2), numbers::number(0.5, 0..=2)],
        ["+0,35", "1,25", "0,5"]
    );
    assert_eq!([numbers::read_number("0,5"), numbers::read_number("0.5")], [Some(0.5); 2]);
    let text = Text::new("span-seconds", [("seconds", 1.5.into())]);
    assert!(text.to_string().starts_with("1,5"), "{text}");
    assert_eq!(Text::mv("12. Qxf6=R+").to_string(), "12. Hxf6=W+");
    show(Shown::new(Language::Swedish, LettersChoice::Figurines));
    assert_eq!(Text::mv("12. Qxf6").to_string(), "12. ♕xf6");
    show(Shown::new(Language::English, LettersChoice::Language));
    assert_eq!(numbers::signed(0.35, 2), "+0.35");
}

/// The texts of a language as they stand in its file, each on one line.
fn lines(language: Language) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    let mut key = String::new();
    for line in language.texts().lines() {
        if let Some((name, text)) =
            line.split_once(" = ").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            name.clone_into(&mut key);
            texts.insert(key.clone(), text.to_owned());
        } else if line.starts_with([' ', '}'])
            && let Some(text) = texts.get_mut(&key)
        {
            text.push(' ');
            text.push_str(line.trim());
        }
    }
    texts
}

/// What stands in quotation marks in an English text.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('“').skip(1).filter_map(|rest| rest.split_once('”')).map(|(quoted, _)| quoted)
}

/// The names of buttons and menus end in an ellipsis where a dialog follows; in a sentence they need none.
fn bare(name: &str) -> &str {
    name.trim_end_matches('…')
}

#[test]
fn texts_quote_names_of_the_window_as_they_are_shown() {
    let english = lines(Language::English);
    let named = |name: &str| -> Vec<&String> {
        let is_name = |(_, text): &(&String, &String)| bare(text) == bare(name);
        english.iter().filter(is_name).map(|(key, _)| key).collect()
    };
    let mut found = 0;
    let mut wrong = Vec::new();
    for (key, text) in &english {
        for quote in quoted(text).filter(|quote| !quote.contains('{')) {
            let names = named(quote);
            if names.is_empty() {
                continue;
            }
            found += 1;
            for language in Language::ALL {
                let texts = lines(language);
                if !names.iter().any(|name| texts[key].contains(bare(&texts[*name]))) {
                    wrong.push(format!("{} {key}: {quote}", language.tag()));
                }
            }
        }
    }
    assert!(found >= 5, "only {found} names are quoted");
    assert!(wrong.is_empty(), "{wrong:#?}");
}
