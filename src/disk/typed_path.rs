//! Paths typed by hand: the default folder, and the meaning of a text.

use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use directories::{BaseDirs, UserDirs};

/// The folder most likely to contain a file: that of the last file, or the user's documents, or the home folder. A folder
/// whose name is not text cannot be proposed as text.
pub fn likely_folder(recent: &[PathBuf]) -> Option<PathBuf> {
    let used = recent.first().and_then(|file| file.parent()).filter(|folder| folder.to_str().is_some());
    used.map(Path::to_owned).or_else(|| UserDirs::new()?.document_dir().map(Path::to_owned)).or_else(home)
}

/// The path for a typed text: `~` at its start is the home folder. A whole path typed after the proposed folder
/// replaces it.
pub fn meant(text: &str) -> PathBuf {
    expanded(last_whole(text.trim()), home())
}

/// The part after the folder in `/games//home/anna/a.pgn` and `/games/~/a.pgn`.
fn last_whole(text: &str) -> &str {
    // Two separators at the very beginning are those of another machine.
    let from_root = text.rfind("//").filter(|&at| at > 0 || !cfg!(windows));
    let from_home = text.rfind("/~/");
    let from_drive = if cfg!(windows) { last_drive(text) } else { None };
    from_root.max(from_home).max(from_drive).map_or(text, |at| &text[at + 1..])
}

/// The last separator of `text` behind which a path of Windows begins: with a drive, or with the name of a machine.
fn last_drive(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let is_separator = |at: usize| matches!(bytes.get(at), Some(b'/' | b'\\'));
    let is_drive = |at: usize| {
        bytes.get(at).is_some_and(u8::is_ascii_alphabetic)
            && bytes.get(at + 1) == Some(&b':')
            && is_separator(at + 2)
    };
    let is_machine = |at: usize| at > 1 && bytes[at..].starts_with(br"\\");
    (0..bytes.len()).rev().find(|&at| is_separator(at) && (is_drive(at + 1) || is_machine(at + 1)))
}

/// Whether a typed text names a folder, by the separator at its end.
pub fn is_folder(text: &str) -> bool {
    text.trim().ends_with(std::path::is_separator) || text.trim() == "~"
}

/// A folder as text, with a separator at its end so that a name can be typed behind it.
pub fn folder_text(folder: &Path) -> String {
    let text = folder.display().to_string();
    if is_folder(&text) { text } else { format!("{text}{MAIN_SEPARATOR}") }
}

fn home() -> Option<PathBuf> {
    BaseDirs::new().map(|dirs| dirs.home_dir().to_owned())
}

fn expanded(text: &str, home: Option<PathBuf>) -> PathBuf {
    let Some(rest) =
        text.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(std::path::is_separator))
    else {
        return text.into();
    };
    home.map_or_else(|| text.into(), |home| home.join(rest.trim_start_matches(std::path::is_separator)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tilde_is_the_home_folder_and_only_at_the_beginning() {
        let home = || Some(PathBuf::from("/home/anna"));
        assert_eq!(expanded("~/games.pgn", home()), Path::new("/home/anna/games.pgn"));
        assert_eq!(expanded("~", home()), Path::new("/home/anna"));
        assert_eq!(expanded("/a/~b.pgn", home()), Path::new("/a/~b.pgn"));
        assert_eq!(expanded("~piotr/b.pgn", home()), Path::new("~piotr/b.pgn"));
        assert_eq!(expanded("~/games.pgn", None), Path::new("~/games.pgn"));
    }

    #[test]
    fn an_absolute_path_typed_after_a_folder_replaces_it() {
        for (typed, whole) in [
            ("/games//home/anna/a.pgn", "/home/anna/a.pgn"),
            ("/games/~/a.pgn", "~/a.pgn"),
            ("/games/a.pgn", "/games/a.pgn"),
            ("a.pgn", "a.pgn"),
        ] {
            assert_eq!(last_whole(typed), whole);
        }
    }

    #[test]
    fn a_path_of_windows_begins_with_a_drive_or_a_machine() {
        for (typed, whole) in [
            (r"C:\Documents\C:\games\a.pgn", Some(r"C:\games\a.pgn")),
            (r"C:\Documents/d:/a.pgn", Some("d:/a.pgn")),
            (r"C:\Documents\\\server\share\a.pgn", Some(r"\\server\share\a.pgn")),
            (r"\\server\share\a.pgn", None),
            (r"C:\games\a.pgn", None),
            ("a:b.pgn", None),
        ] {
            assert_eq!(last_drive(typed).map(|at| &typed[at + 1..]), whole, "{typed}");
        }
    }

    #[test]
    fn typing_begins_where_the_last_file_was() {
        let recent = ["/games/old/a.pgn".into(), "/b.pgn".into()];
        assert_eq!(likely_folder(&recent), Some("/games/old".into()));
    }

    #[test]
    fn folders_end_with_a_separator() {
        let text = folder_text(Path::new("games"));
        assert!(is_folder(&text) && is_folder(&folder_text(Path::new(&text))) && !is_folder("games"));
        assert_eq!(folder_text(Path::new(&text)), text);
    }
}
