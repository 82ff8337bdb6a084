//! Which file uses which, by the paths written in the code.
//!
//! A name that a module only passes on (`pub use`) counts as used from the file that defines it, so that the head of a
//! folder may gather what its files offer.

use std::collections::{BTreeMap, BTreeSet};

use super::source::Source;

/// Each file with the files it uses, as paths below `src`.
pub type Uses = BTreeMap<String, BTreeSet<String>>;

/// A path such as `crate::chess::Position`, in its parts.
type Path = Vec<String>;

struct Module<'a> {
    source: &'a Source,
    /// The names it passes on, with where they come from.
    passed_on: BTreeMap<String, Path>,
    /// The paths it uses.
    used: Vec<Path>,
}

/// Finds out which file uses which; tests are left out.
pub fn between(sources: &[Source]) -> Uses {
    let names: BTreeMap<Path, &Source> =
        sources.iter().filter_map(|source| Some((module_path(&source.path)?, source))).collect();
    let modules: BTreeMap<&Path, Module> =
        names.iter().map(|(path, source)| (path, read(path, source, &names))).collect();
    let mut uses = Uses::new();
    for module in modules.values() {
        let targets = module.used.iter().filter_map(|path| defining_file(path, &modules, 8));
        let others = targets.filter(|target| *target != module.source.path).map(str::to_owned);
        uses.insert(module.source.path.clone(), others.collect());
    }
    uses
}

/// `["chess", "fen"]` for `chess/fen.rs` and for `chess/fen/mod.rs`; `None` for the program's root.
fn module_path(file: &str) -> Option<Path> {
    let path = file.strip_suffix(".rs")?;
    match path {
        "main" => None,
        "lib" => Some(Path::new()),
        _ => Some(path.strip_suffix("/mod").unwrap_or(path).split('/').map(str::to_owned).collect()),
    }
}

/// The file that defines what `path` names.
fn defining_file<'a>(path: &[String], modules: &'a BTreeMap<&Path, Module>, depth: u32) -> Option<&'a str> {
    let (module, rest) = (0..=path.len()).rev().find_map(|length| {
        let module = modules.get(&path[..length].to_vec())?;
        Some((module, &path[length..]))
    })?;
    let further = rest.first().and_then(|name| module.passed_on.get(name));
    match further {
        Some(origin) if depth > 0 => {
            let origin: Path = origin.iter().chain(&rest[1..]).cloned().collect();
            defining_file(&origin, modules, depth - 1)
        }
        _ => Some(&module.source.path),
    }
}

fn read<'a>(path: &Path, source: &'a Source, names: &BTreeMap<Path, &Source>) -> Module<'a> {
    let (mut passed_on, mut used) = (BTreeMap::new(), Vec::new());
    let mut code = String::new();
    for (index, statement) in source.without_tests().split(';').enumerate() {
        let Some((is_public, tree)) = import(statement) else {
            code += if index > 0 { ";" } else { "" };
            code += statement;
            continue;
        };
        for (written, name) in expand(tree) {
            let Some(full) = resolve(&written, path, names) else { continue };
            if is_public {
                passed_on.insert(name, full);
            } else {
                used.push(full);
            }
        }
    }
    used.extend(inline_paths(&code).filter_map(|written| resolve(&written, path, names)));
    Module { source, passed_on, used }
}

/// The tree of a `use` statement, and whether it passes names on.
fn import(statement: &str) -> Option<(bool, &str)> {
    let at = statement.rfind("use ")?;
    let before = statement[..at].rsplit(['\n', '}', '{']).next().unwrap_or_default().trim();
    let is_public = before.starts_with("pub");
    (before.is_empty() || is_public).then(|| (is_public, statement[at + 4..].trim()))
}

/// Every path of a tree such as `a::{b, c::{self, d as e}}`, with the name it gets.
fn expand(tree: &str) -> Vec<(Path, String)> {
    let tree = tree.trim();
    if let Some(open) = tree.find('{') {
        let head: Path = parts(tree[..open].trim_end_matches(':'));
        let inner = tree[open + 1..].strip_suffix('}').unwrap_or(&tree[open + 1..]);
        let branches = split_outside_braces(inner).into_iter().filter(|branch| !branch.trim().is_empty());
        return branches
            .flat_map(expand)
            .map(|(path, name)| {
                let is_self = path == ["self"];
                let tail = if is_self { Path::new() } else { path };
                let name = if is_self { head.last().cloned().unwrap_or_default() } else { name };
                (head.iter().cloned().chain(tail).collect(), name)
            })
            .collect();
    }
    let (path, alias) = tree.split_once(" as ").unwrap_or((tree, ""));
    let path = parts(path);
    let name =
        if alias.is_empty() { path.last().cloned().unwrap_or_default() } else { alias.trim().to_owned() };
    vec![(path, name)]
}

fn parts(path: &str) -> Path {
    path.split("::").map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

fn split_outside_braces(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut pieces) = (0_usize, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                pieces.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    pieces.push(&text[start..]);
    pieces
}

/// Paths written out where they are used: `crate::chess::perft(..)`, `super::Position`.
fn inline_paths(code: &str) -> impl Iterator<Item = Path> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    code.split(move |c| !is_name(c))
        .filter(|word| ["crate::", "super::", "self::"].iter().any(|root| word.starts_with(root)))
        .map(parts)
}

/// The path from the root of the crate; `None` for other crates.
fn resolve(written: &[String], from: &[String], names: &BTreeMap<Path, &Source>) -> Option<Path> {
    let mut base: Path = from.to_vec();
    let mut rest = written;
    match written.first()?.as_str() {
        "crate" => {
            base.clear();
            rest = &written[1..];
        }
        "self" => rest = &written[1..],
        "super" => {
            while rest.first().is_some_and(|part| part == "super") {
                base.pop();
                rest = &rest[1..];
            }
        }
        child => {
            base.push(child.to_owned());
            if !names.contains_key(&base) {
                return None;
            }
            rest = &written[1..];
        }
    }
    base.extend(rest.iter().cloned());
    Some(base)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, code: &str) -> Source {
        Source { path: path.to_owned(), lines: code.lines().count(), code: code.to_owned() }
    }

    fn used(sources: &[Source], file: &str) -> Vec<String> {
        between(sources)[file].iter().cloned().collect()
    }

    #[test]
    fn a_path_leads_to_the_file_that_defines_the_name() {
        let sources = [
            source("lib.rs", "pub mod chess;\npub mod game;\n"),
            source(
                "chess/mod.rs",
                "mod fen;\nmod moves;\npub use fen::{Fen, FenError as Wrong};\nstruct Own;\n",
            ),
            source("chess/fen.rs", "use std::fmt;\nuse super::Own;\nstruct Fen;\n"),
            source(
                "chess/moves.rs",
                "fn f() -> super::Fen {}\n#[cfg(test)]\nmod tests {\nuse super::super::Own;\n}",
            ),
            source("game.rs", "use crate::chess::{self, Wrong, moves::{Move, List}};\n"),
        ];
        assert_eq!(used(&sources, "chess/fen.rs"), ["chess/mod.rs"]);
        assert_eq!(used(&sources, "chess/moves.rs"), ["chess/fen.rs"]);
        assert_eq!(used(&sources, "game.rs"), ["chess/fen.rs", "chess/mod.rs", "chess/moves.rs"]);
        assert_eq!(used(&sources, "chess/mod.rs"), [""; 0], "passing on is no use");
    }

    #[test]
    fn trees_are_taken_apart() {
        let paths =
            |tree| expand(tree).into_iter().map(|(path, name)| (path.join("/"), name)).collect::<Vec<_>>();
        let pair = |path: &str, name: &str| (path.to_owned(), name.to_owned());
        assert_eq!(paths("a::b::C"), [pair("a/b/C", "C")]);
        assert_eq!(
            paths("a::{self, b::{C, D as E},\n    f}"),
            [pair("a", "a"), pair("a/b/C", "C"), pair("a/b/D", "E"), pair("a/f", "f")]
        );
    }
}
