//! `docs/dependencies.md` names every direct dependency, once, with its reason and licence.

use std::collections::BTreeSet;

use super::manifest::Manifest;
use super::read;

const PAGE: &str = "docs/dependencies.md";

/// The rows of the tables of crates: name, reason, licence.
fn rows(page: &str) -> Vec<[&str; 3]> {
    page.lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| {
            let fields: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
            fields.try_into().unwrap_or_else(|fields| panic!("a crate, why, its licence: {fields:?}"))
        })
        .collect()
}

#[test]
fn every_dependency_has_its_reason_and_licence() {
    let page = read(PAGE);
    let mut told = BTreeSet::new();
    for [name, reason, licence] in rows(&page) {
        let name = name.trim_matches('`');
        assert!(told.insert(name.to_owned()), "{name} is in {PAGE} twice");
        assert!(reason.len() > 8 && licence.len() >= 3, "{name}: \"{reason}\", \"{licence}\"");
    }
    let needed = Manifest::read().dependencies;
    assert!(needed.len() > 20, "{needed:?}");
    let missing: Vec<_> = needed.difference(&told).collect();
    let gone: Vec<_> = told.difference(&needed).collect();
    assert!(missing.is_empty(), "{PAGE} does not say why Cargo.toml has {missing:?}");
    assert!(gone.is_empty(), "{PAGE} lists {gone:?}, which Cargo.toml does not have");
}

#[test]
fn every_licence_is_allowed() {
    let page = read(PAGE);
    let allowed = read("deny.toml");
    for [name, _, licence] in rows(&page) {
        let fits = licence
            .split([',', ' '])
            .any(|word| word.len() > 2 && allowed.contains(&format!("    \"{word}\",")));
        assert!(fits, "{name}: \"{licence}\" is not among the licences of deny.toml");
    }
}
