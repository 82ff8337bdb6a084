//! Inherent methods: which file defines and which file calls them.
//!
//! A type whose methods stand in several files ties these files together although no import says so. Calls on `self`
//! are followed, because there the type is known.

use std::collections::{BTreeMap, BTreeSet};

use super::imports::Uses;
use super::source::Source;

/// An inherent `impl` block.
pub struct Block<'a> {
    /// The type, without its parameters.
    pub name: &'a str,
    /// The number of its first line.
    pub line: usize,
    /// All between the braces.
    body: &'a str,
}

/// The inherent `impl` blocks of a file; tests and implementations of traits are left out.
pub fn blocks(source: &Source) -> Vec<Block<'_>> {
    let code = source.without_tests();
    let starts = code.match_indices("impl").filter(|&(at, _)| at == 0 || code[..at].ends_with('\n'));
    starts.filter_map(|(at, _)| block(code, at)).collect()
}

fn block(code: &str, at: usize) -> Option<Block<'_>> {
    let text = &code[at + "impl".len()..];
    let open = text.find('{')?;
    let head = after_parameters(&text[..open])?;
    let words: Vec<&str> = head.split_whitespace().collect();
    if words.contains(&"for") {
        return None;
    }
    let path = words.first()?.split('<').next()?;
    let name = path.rsplit("::").next()?;
    let end = text.find("\n}").unwrap_or(text.len());
    let line = code[..at].lines().count() + 1;
    Some(Block { name, line, body: text.get(open..end).unwrap_or_default() })
}

/// What follows the parameters of an `impl`, as in `<T: Fn(A) -> B> Type<T>`.
fn after_parameters(head: &str) -> Option<&str> {
    if !head.starts_with('<') {
        return Some(head);
    }
    let mut depth = 0;
    let mut before = ' ';
    for (at, c) in head.char_indices() {
        match c {
            '<' => depth += 1,
            '>' if before != '-' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return head.get(at + 1..);
        }
        before = c;
    }
    None
}

/// The structs, enums and unions that a file defines.
pub fn types(source: &Source) -> impl Iterator<Item = &str> {
    source.without_tests().lines().filter_map(|line| {
        let mut words = line.split_whitespace().skip_while(|word| word.starts_with("pub") || *word == "in");
        let mut kind = words.next()?;
        if kind.ends_with(')') {
            kind = words.next()?;
        }
        let is_type = ["struct", "enum", "union"].contains(&kind) && !line.starts_with(' ');
        let name = words.next().filter(|_| is_type)?;
        name.split(|c: char| !c.is_alphanumeric() && c != '_').next()
    })
}

/// Each file with the files whose methods it calls on `self`.
pub fn calls(sources: &[Source]) -> Uses {
    // Type and method, with the files that define it; a type is known by its name and its layer.
    let mut homes: BTreeMap<(&str, &str, &str), BTreeSet<&str>> = BTreeMap::new();
    let all: Vec<(&Source, Block)> = sources
        .iter()
        .flat_map(|source| blocks(source).into_iter().map(move |block| (source, block)))
        .collect();
    for (source, block) in &all {
        for name in words_after(block.body, "fn ") {
            let layer = source.layer().unwrap_or_default();
            homes.entry((layer, block.name, name)).or_default().insert(&source.path);
        }
    }
    let mut uses = Uses::new();
    for (source, block) in &all {
        let layer = source.layer().unwrap_or_default();
        for name in words_after(block.body, "self.") {
            let files = homes.get(&(layer, block.name, name));
            // Where two types of a layer have the same name, the call may be to either.
            let Some(home) = files.filter(|files| files.len() == 1).and_then(|files| files.first()) else {
                continue;
            };
            if *home != source.path {
                uses.entry(source.path.clone()).or_default().insert((*home).to_owned());
            }
        }
    }
    uses
}

fn words_after<'a>(code: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    code.match_indices(mark).filter_map(move |(at, _)| {
        let rest = &code[at + mark.len()..];
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_')?;
        let is_call = mark.starts_with("fn") || rest[end..].starts_with('(');
        is_call.then(|| &rest[..end])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, code: &str) -> Source {
        Source { path: path.to_owned(), lines: code.lines().count(), code: code.to_owned() }
    }

    #[test]
    fn only_inherent_impls_count() {
        let code = "pub struct Desk<'a>(&'a u8);\nenum Kind {}\nimpl<T: Fn() -> u8> super::Desk<T> {\n    fn a(&self) {}\n}\n\
                    impl fmt::Display for Kind {\n}\n#[cfg(test)]\nmod tests {\nimpl Kind {}\n}";
        let file = source("app/desk.rs", code);
        let found: Vec<_> = blocks(&file).iter().map(|block| (block.name, block.line)).collect();
        assert_eq!(found, [("Desk", 3)]);
        assert_eq!(types(&file).collect::<Vec<_>>(), ["Desk", "Kind"]);
        let inner = source("app/desk.rs", "pub(in crate::app) struct Work {\n}\n    struct Local;\n");
        assert_eq!(types(&inner).collect::<Vec<_>>(), ["Work"]);
    }

    #[test]
    fn a_call_on_self_leads_to_the_file_of_the_method() {
        let files = [
            source(
                "app/a.rs",
                "impl Work {\n    fn one(&self) {\n        self.two();\n        self.field;\n    }\n}\n",
            ),
            source(
                "app/b.rs",
                "impl Work {\n    fn two(&self) {\n        self.own();\n    }\n    fn own(&self) {}\n}\n",
            ),
            source("gui/c.rs", "impl Work {\n    fn two(&self) {}\n}\n"),
        ];
        let found: Vec<_> = calls(&files).into_iter().collect();
        assert_eq!(found, [("app/a.rs".to_owned(), BTreeSet::from(["app/b.rs".to_owned()]))]);
    }
}
