//! Texts from files, cut to what a person would read.

use std::path::Path;

/// More characters of a text than these are never shown.
const LENGTH: usize = 100;

/// The beginning of a text, with an ellipsis where more follows.
pub fn start(text: &str) -> String {
    match text.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// As much of a person's name as a file may be named after.
pub fn name(text: &str) -> &str {
    const BYTES: usize = 100;
    text[..text.floor_char_boundary(BYTES)].trim_end()
}

/// A path, or its end behind an ellipsis: the name of the file and the folders around it.
pub fn path(path: &Path) -> String {
    let text = path.display().to_string();
    match text.char_indices().rev().nth(LENGTH) {
        Some((before, c)) => format!("…{}", &text[before + c.len_utf8()..]),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_and_others_are_not() {
        let exact = "ł".repeat(LENGTH);
        assert_eq!(start(&exact), exact);
        assert_eq!(start(&format!("{exact}x")), format!("{exact}…"));
        assert_eq!(name(&exact), "ł".repeat(50));
        assert_eq!(name("Ewa"), "Ewa");
        assert_eq!(path(Path::new(&exact)), exact);
        assert_eq!(path(Path::new(&format!("x{exact}"))), format!("…{exact}"));
    }
}
