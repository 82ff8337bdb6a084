//! The source files, with comments and texts blanked so that only code is searched.

use std::fs;
use std::path::{Path, PathBuf};

/// A source file below `src`, with comments and string contents blanked so that only code is searched.
pub struct Source {
    /// Relative to `src`, with forward slashes.
    pub path: String,
    pub lines: usize,
    pub code: String,
}

impl Source {
    /// `chess` for `chess/fen.rs`; `None` for the roots of the library and the program.
    pub fn layer(&self) -> Option<&str> {
        self.path.split_once('/').map(|(layer, _)| layer)
    }

    /// The code without the unit tests, which may panic as they like: they stand at the foot of a file or in
    /// a file `tests.rs`, or in a folder `tests`.
    pub fn without_tests(&self) -> &str {
        let tests = ["#[cfg(test)]\nmod tests {", "#[cfg(test)]\npub mod tests {"];
        match tests.iter().find_map(|head| self.code.find(head)) {
            _ if self.path.ends_with("/tests.rs") || self.path.contains("/tests/") => "",
            Some(tests) => &self.code[..tests],
            None => &self.code,
        }
    }
}

pub fn sources() -> Vec<Source> {
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
pub fn blank_text(text: &str) -> String {
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
pub fn lines_with<'a>(code: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
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
