//! The message catalogue and the sources agree: no key without a text, no text without a use.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use heksy::app::text::{ENGLISH, has, tr_args};
use heksy::lessons::{Course, Game};

/// Every string literal in the sources, roughly: texts between double quotes on one line.
fn literals() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut |source| {
        found.extend(source.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).map(str::to_owned));
    });
    found
}

/// The keys asked for by name: `tr("key")` and `tr!("key", ...)`, `Text::key("key")` and `text!("key", ...)`, and by the
/// functions behind the macros; also with the key on the next line.
fn keys_asked_for() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut |source| {
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        let code: Vec<&str> = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let code = code.join("\n");
        for call in ["tr(", "tr!(", "tr_args(", "Text::key(", "text!(", "Text::new("] {
            let calls = code.match_indices(call).filter(|(at, _)| !code[..*at].ends_with(is_name_char));
            let keys = calls.filter_map(|(at, _)| code[at + call.len()..].trim_start().strip_prefix('"'));
            found.extend(keys.filter_map(|rest| rest.split_once('"')).map(|(key, _)| key.to_owned()));
        }
    });
    found
}

fn is_name_char(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn visit(folder: &Path, see: &mut impl FnMut(&str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            visit(&path, see);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            see(&fs::read_to_string(&path).unwrap());
        }
    }
}

/// The keys of the catalogue: what stands at the beginning of a line before " = ".
fn keys() -> Vec<&'static str> {
    let starts_key = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    ENGLISH.lines().filter(starts_key).filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
}

#[test]
fn the_catalogue_parses_whole_and_has_each_key_once() {
    if let Err((_, errors)) = fluent_bundle::FluentResource::try_new(ENGLISH.to_owned()) {
        panic!("{errors:?}");
    }
    let keys = keys();
    let unique: BTreeSet<_> = keys.iter().collect();
    assert!(keys.len() > 100, "only {} keys found", keys.len());
    let twice: Vec<_> =
        unique.iter().filter(|key| keys.iter().filter(|other| other == *key).count() > 1).collect();
    assert!(twice.is_empty(), "twice in the catalogue: {twice:?}");
    let missing: Vec<_> = keys.iter().filter(|key| !has(key)).collect();
    assert!(missing.is_empty(), "no text: {missing:?}");
}

#[test]
fn every_key_in_the_sources_has_a_text() {
    let keys = keys_asked_for();
    assert!(keys.len() > 100, "only {} keys found", keys.len());
    let missing: Vec<_> = keys.into_iter().filter(|key| !has(key)).collect();
    assert!(missing.is_empty(), "not in the catalogue: {missing:?}");
}

#[test]
fn every_text_is_used() {
    let mut literals = literals();
    for level in Game::ALL.iter().flat_map(|game| &Course::of(*game).levels) {
        literals.extend([level.goal_key(), level.praise_key(), level.stage_key()]);
    }
    let unused: Vec<_> = keys().into_iter().filter(|key| !literals.contains(*key)).collect();
    assert!(unused.is_empty(), "used nowhere: {unused:?}");
}

#[test]
fn every_text_can_be_formatted_and_keeps_the_tone() {
    let names: BTreeSet<&str> = ENGLISH
        .split('$')
        .skip(1)
        .filter_map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next())
        .collect();
    let args: Vec<_> = names.iter().map(|&name| (name, "x".into())).collect();
    for key in keys() {
        let text = tr_args(key, &args);
        assert!(!text.contains('{') && !text.contains('$'), "{key}: {text}");
        assert!(!text.contains('!'), "{key} has an exclamation mark: {text}");
        assert!(!text.trim().is_empty(), "{key} is empty");
    }
}
