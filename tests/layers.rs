//! The shape of the source tree: which layer may use which, how long a file may grow, and no hidden panics.
//!
//! Layers from the bottom: `hex` and `sides`, `chess` and `checkers`, `game`, `engine`, `app`, `gui`, `cli`.

use std::fs;
use std::path::{Path, PathBuf};

/// Each layer with the layers it may use besides itself.
const LAYERS: &[(&str, &[&str])] = &[
    ("hex", &[]),
    ("sides", &[]),
    ("chess", &["hex", "sides"]),
    ("checkers", &["hex", "sides"]),
    ("game", &["hex", "sides", "chess", "checkers"]),
    ("engine", &["hex", "sides", "chess", "checkers", "game"]),
    ("app", &["hex", "sides", "chess", "checkers", "game", "engine"]),
    ("gui", &["hex", "sides", "chess", "checkers", "game", "engine", "app"]),
    ("cli", &["hex", "sides", "chess", "checkers", "game", "engine", "app", "gui"]),
];

/// Crates that draw or ask through a window; only these layers may know them.
const WINDOW_CRATES: &[&str] = &["egui", "eframe", "rfd", "egui_kittest"];
const WINDOW_LAYERS: &[&str] = &["gui"];

const MAX_LINES: usize = 500;

/// A source file below `src`, with comments and string contents blanked so that only code is searched.
struct Source {
    /// Relative to `src`, with forward slashes.
    path: String,
    lines: usize,
    code: String,
}

impl Source {
    /// `chess` for `chess/fen.rs`; `None` for the roots of the library and the program.
    fn layer(&self) -> Option<&str> {
        self.path.split_once('/').map(|(layer, _)| layer)
    }

    /// The code without the unit tests, which may panic as they like: they stand at the foot of a file or in
    /// a file `tests.rs`.
    fn without_tests(&self) -> &str {
        match self.code.find("#[cfg(test)]\nmod tests {") {
            _ if self.path.ends_with("/tests.rs") => "",
            Some(tests) => &self.code[..tests],
            None => &self.code,
        }
    }
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    collect(&root, &mut paths);
    paths.sort();
    assert!(paths.len() > 100, "only {} source files found", paths.len());
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a source file is readable");
        let relative = path.strip_prefix(&root).expect("it was found below src");
        Source {
            path: relative.to_str().expect("source paths are ASCII").replace('\\', "/"),
            lines: text.lines().count(),
            code: blank_text(&text),
        }
    };
    paths.into_iter().map(read).collect()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("src is readable") {
        let path = entry.expect("src is readable").path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            paths.push(path);
        }
    }
}

/// Blanks comments and the insides of string and character literals; lines keep their numbers.
fn blank_text(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = literal_end(rest).unwrap_or(first.len_utf8());
        let piece = &rest[..end];
        if end > first.len_utf8() {
            code.extend(piece.chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
        } else {
            code.push(first);
        }
        rest = &rest[end..];
    }
    code
}

/// Where the comment or literal ends that `text` begins with.
fn literal_end(text: &str) -> Option<usize> {
    let after =
        |start: usize, end: &str| text[start..].find(end).map_or(text.len(), |at| start + at + end.len());
    if text.starts_with("//") {
        return Some(text.find('\n').unwrap_or(text.len()));
    }
    if text.starts_with("/*") {
        return Some(after(2, "*/"));
    }
    if let Some(hashes) = text.strip_prefix('r').map(|raw| raw.len() - raw.trim_start_matches('#').len())
        && text[1 + hashes..].starts_with('"')
    {
        return Some(after(2 + hashes, &format!("\"{}", "#".repeat(hashes))));
    }
    if let Some(inside) = text.strip_prefix('"') {
        let mut escaped = false;
        let close = inside.find(|c| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        return Some(close.map_or(text.len(), |at| at + 2));
    }
    // A character literal; a lifetime has no closing quote after one character.
    let mut chars = text.strip_prefix('\'')?.char_indices();
    match chars.next()? {
        (_, '\\') => Some(after(3, "'")),
        (_, c) => chars.next().filter(|&(_, quote)| quote == '\'').map(|_| 2 + c.len_utf8()),
    }
}

/// The places of a word in the code, as line numbers.
fn lines_with<'a>(code: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    code.lines().enumerate().filter_map(move |(i, line)| {
        let found = line.match_indices(word).any(|(at, _)| {
            let before = line[..at].chars().next_back().is_some_and(is_name);
            let after = line[at + word.len()..].chars().next().is_some_and(is_name);
            !(before && word.starts_with(is_name) || after && word.ends_with(is_name))
        });
        found.then_some(i + 1)
    })
}

fn assert_none(findings: &[String]) {
    assert!(findings.is_empty(), "\n{}", findings.join("\n"));
}

#[test]
fn every_folder_is_a_layer() {
    let unknown: Vec<_> = sources()
        .iter()
        .filter(|source| source.layer().is_some_and(|layer| LAYERS.iter().all(|(name, _)| *name != layer)))
        .map(|source| format!("src/{}: its folder is no layer; name it in tests/layers.rs", source.path))
        .collect();
    assert_none(&unknown);
}

#[test]
fn layers_use_only_what_lies_below_them() {
    let mut findings = Vec::new();
    for source in sources() {
        let Some(layer) = source.layer() else { continue };
        let (_, below) = LAYERS.iter().find(|(name, _)| *name == layer).expect("every folder is a layer");
        for (other, _) in LAYERS.iter().filter(|(other, _)| *other != layer && !below.contains(other)) {
            for root in ["crate", "heksy"] {
                for line in lines_with(&source.code, &format!("{root}::{other}")) {
                    findings.push(format!("src/{}:{line}: {layer} may not use {other}", source.path));
                }
            }
        }
        // `use crate::{gui::Board, ..}` would hide the layer from the search above.
        for line in lines_with(&source.code, "crate::{") {
            findings.push(format!("src/{}:{line}: import one layer a line", source.path));
        }
    }
    assert_none(&findings);
}

#[test]
fn only_the_window_knows_the_window_crates() {
    let mut findings = Vec::new();
    for source in sources() {
        let Some(layer) = source.layer().filter(|layer| !WINDOW_LAYERS.contains(layer)) else { continue };
        for name in WINDOW_CRATES {
            for line in lines_with(&source.code, &format!("{name}::")) {
                findings.push(format!("src/{}:{line}: {layer} may not use {name}", source.path));
            }
        }
    }
    assert_none(&findings);
}

#[test]
fn files_are_short_enough_to_read() {
    let long: Vec<_> = sources()
        .iter()
        .filter(|source| source.lines > MAX_LINES)
        .map(|source| format!("src/{}: {} lines, split it ({MAX_LINES} at most)", source.path, source.lines))
        .collect();
    assert_none(&long);
}

/// A panic that was meant says with `expect` why it cannot happen.
#[test]
fn nothing_is_unwrapped_without_a_word() {
    let mut findings = Vec::new();
    for source in sources() {
        for word in [".unwrap()", "todo!", "unimplemented!", "dbg!"] {
            for line in lines_with(source.without_tests(), word) {
                findings.push(format!("src/{}:{line}: {word} outside the tests", source.path));
            }
        }
    }
    assert_none(&findings);
}

#[test]
fn text_is_blanked_before_the_search() {
    let code = "use a; // crate::gui\nlet s = \"crate::gui \\\" egui::\"; let c = '\"'; /* rfd:: */ f::<'a>(b'x', r#\"\"y\"#);";
    let blanked = blank_text(code);
    assert_eq!(blanked.lines().count(), 2);
    assert!(!blanked.contains("gui") && !blanked.contains("rfd") && !blanked.contains('y'), "{blanked}");
    assert!(blanked.contains("let c =") && blanked.contains("f::<'a>(b"), "{blanked}");
    assert_eq!(lines_with("x\negui::y negui::\nnegui::z", "egui::").collect::<Vec<_>>(), [2]);
}
