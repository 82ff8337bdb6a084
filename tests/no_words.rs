//! No text that a user sees stands in the sources: all come from the catalogue.
#![cfg(feature = "gui")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What speaks to programmers, or to other programs: the text behind it is no user's.
const NOT_SHOWN: &[&str] = &[
    "expect(", "panic!(", "unreachable!(", "assert!(", "assert_eq!(", "reason = ", "rename = ",
    "Error::custom(", "request_discard(",
];

/// Texts that are meant to stand in the sources: the file, the texts, and the reason.
const ALLOWED: &[(&str, &[&str], &str)] = &[
    ("app/annotate/header.rs", &["Black", "Date", "Event", "Round", "Site", "White"], "tags of a file"),
    (
        "app/catalogue/language.rs",
        &["English", "Esperanto", "Magyar", "Polski", "Svenska"],
        "their own names",
    ),
    ("app/catalogue/messages.rs", &["Catalogue({:?})"], "for programmers"),
    (
        "app/document/player_tags.rs",
        &[
            "BlackType", "Date", "HexBlackEngine", "HexBlackLevel", "HexWhiteEngine", "HexWhiteLevel",
            "WhiteType",
        ],
        "tags of a file",
    ),
    ("app/document/player_tags.rs", &["Heksy"], "the program's name in files"),
    ("app/desk/annotate.rs", &["Source"], "a tag of a file"),
    ("app/desk/type_in.rs", &["Date", "Event", "Site", "Source"], "tags of a file"),
    ("app/document/make.rs", &["Round"], "tags of a file"),
    ("app/document/rule_tags.rs", &["HexConduct", "HexTakebacks"], "tags of a file"),
    ("app/executor/trials.rs", &["engine trial"], "a thread"),
    ("app/study/mistakes.rs", &["Black", "White"], "tags of a file"),
    (
        "app/files/row.rs",
        &[
            "Black", "Date", "Event", "Hex{seat}Level", "Opening", "Red", "Round", "Variant", "White",
            "{seat}Elo",
        ],
        "tags of a file",
    ),
    ("app/journal_files/open.rs", &["journal sync"], "a thread"),
    (
        "app/files/collection.rs",
        &[
            "Csaba Schenkerik – Hexodus III, 1999",
            "Marek Mackowiak – Hexodus III, 1999",
            "Sandor Bodor – Hexodus III, 1999",
        ],
        "names of people",
    ),
    ("app/play/answers.rs", &["BlackHints", "WhiteHints"], "tags of a file"),
    ("app/search/external/connection.rs", &["Hash", "MultiPV", "Threads"], "UCI"),
    ("app/search/external/handle.rs", &["external engine"], "a thread"),
    (
        "app/uci/command.rs",
        &[
            "position fen {}",
            "position startpos",
            "setoption name {name}",
            "setoption name {name} value {value}",
        ],
        "UCI",
    ),
    ("app/document/three.rs", &["{seat}Hints"], "a tag of a file"),
    ("app/setup/three.rs", &["Date", "Hex{seat}Level", "TimeControl", "{seat}Type"], "tags of a file"),
    ("app/setup/three.rs", &["Heksy"], "the program's name in files"),
    ("app/uci/identity.rs", &["id author ", "id name "], "UCI"),
    ("app/uci/option.rs", &["Hash", "Threads"], "UCI"),
    ("app/uci/process.rs", &["engine input", "engine output"], "threads"),
    ("app/files/own_games.rs", &["GameId"], "a tag of a file"),
    ("app/model/summary.rs", &["Date", "Event", "Round", "Site"], "tags of a file"),
    ("app/view/scoresheet/sheet.rs", &["Date", "Event", "Round", "Site"], "tags of a file"),
    (
        "app/mail/text.rs",
        &["Heksy {} {} {}"],
        "the subject of a mail, which the other side may read in any language",
    ),
    ("gui/play/mail.rs", &["what else"], "an id"),
    ("gui/mod.rs", &["Heksy"], "the program's name"),
    (
        "gui/mod.rs",
        &[r"the library libxkbcommon-x11.so.0 is missing; install the package libxkbcommon-x11-0 (Debian, \
                      Ubuntu) or libxkbcommon-x11 (Fedora, Arch)"],
        "a panic of winit in words, on the console",
    ),
    ("gui/actions/keymap.rs", &["Alt", "Command", "Ctrl", "Shift"], "keys in the settings file"),
    ("gui/actions/table.rs", &["The action named by `", "` in the catalogue."], "documentation"),
    ("gui/board/widget.rs", &["piece brought"], "an id"),
    ("gui/dialogs/settings.rs", &["dragged volume"], "an id"),
    ("gui/shell/notices.rs", &["drop hint"], "an id"),
    ("gui/shell/file_dialog.rs", &["file dialog"], "a thread"),
    ("gui/panel/typed_move.rs", &["typed move"], "an id"),
    ("gui/study/glyph_menu.rs", &["glyph number"], "an id"),
    ("gui/style/fonts.rs", &["Hack"], "a font"),
    ("gui/style/pieces/figurines.rs", &["heksy figurines"], "a key"),
    (
        "app/picture/raster.rs",
        &[
            "a picture cannot be {0} pixels wide: choose a width from {min} to {max}",
            "the drawing cannot be read: {0}",
            "the picture cannot be written: {0}",
        ],
        "the command line",
    ),
    ("gui/style/form.rs", &["first shown"], "an id"),
];

/// A text between quotation marks, with what stands before it on its line.
struct Literal {
    line: usize,
    before: String,
    text: String,
}

/// The texts in a source, without comments and tests.
fn literals(source: &str) -> Vec<Literal> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let bytes = source.as_bytes();
    let (mut found, mut at, mut line) = (Vec::new(), 0, 1);
    while at < bytes.len() {
        match bytes[at] {
            b'\n' => line += 1,
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                at += source[at..].find('\n').unwrap_or(source.len() - at);
                continue;
            }
            // A quotation mark as a letter is no text.
            b'\'' if source[at..].starts_with("'\"'") || source[at..].starts_with("'\\\"'") => {
                at += if bytes[at + 1] == b'\\' { 4 } else { 3 };
                continue;
            }
            b'"' => {
                let hashes = source[..at].bytes().rev().take_while(|&byte| byte == b'#').count();
                let is_raw = source[..at - hashes].ends_with('r');
                let end = if is_raw {
                    source[at + 1..].find(&format!("\"{}", "#".repeat(hashes))).map(|end| at + 1 + end)
                } else {
                    end_of_text(bytes, at + 1)
                };
                let end = end.unwrap_or(source.len());
                let start_of_line = source[..at].rfind('\n').map_or(0, |end| end + 1);
                // A call may have its text on the line below.
                let own = source[start_of_line..at].trim();
                let above = source[..start_of_line].trim_end().rsplit('\n').next().unwrap_or_default();
                let before = if own.is_empty() { above.trim() } else { own };
                found.push(Literal { line, before: before.to_owned(), text: source[at + 1..end].to_owned() });
                line += source[at..end].matches('\n').count();
                at = end;
            }
            _ => {}
        }
        at += 1;
    }
    found
}

fn end_of_text(bytes: &[u8], mut at: usize) -> Option<usize> {
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 1,
            b'"' => return Some(at),
            _ => {}
        }
        at += 1;
    }
    None
}

/// Whether a text seems to be in words: two of them side by side, or one with a capital letter.
fn is_in_words(text: &str) -> bool {
    // A position (FEN) is not in words, and neither are attributes of SVG.
    if text.matches('/').count() > 3 || text.contains("=\\\"") {
        return false;
    }
    // What is put in is no word.
    let text: String = text
        .split('{')
        .enumerate()
        .map(
            |(index, part)| {
                if index == 0 { part } else { part.split_once('}').map_or("", |(_, rest)| rest) }
            },
        )
        .collect();
    let is_word = |word: &str| {
        let word = word.trim_matches(|c: char| c.is_ascii_punctuation() || "…“”’".contains(c));
        !word.is_empty() && word.chars().all(char::is_alphabetic)
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_sentence = words.windows(2).any(|pair| {
        pair.iter().all(|word| is_word(word)) && pair.iter().any(|word| word.chars().count() > 1)
    });
    let is_name = |word: &&str| {
        is_word(word) && word.starts_with(char::is_uppercase) && word.chars().skip(1).any(char::is_lowercase)
    };
    is_sentence || (words.len() == 1 && words.iter().any(is_name))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("tests.rs") {
            found.push(path);
        }
    }
}

#[test]
fn no_text_for_the_eye_stands_in_the_sources() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    for folder in ["app", "gui"] {
        sources(&root.join(folder), &mut paths);
    }
    let allowed: Vec<(&str, &str)> =
        ALLOWED.iter().flat_map(|(file, texts, _)| texts.iter().map(|text| (*file, *text))).collect();
    let (mut found, mut used) = (Vec::new(), BTreeSet::new());
    for path in paths {
        let name = path.strip_prefix(&root).unwrap().display().to_string().replace('\\', "/");
        for literal in literals(&fs::read_to_string(&path).unwrap()) {
            if !is_in_words(&literal.text) || NOT_SHOWN.iter().any(|call| literal.before.contains(call)) {
                continue;
            }
            match allowed.iter().find(|row| **row == (name.as_str(), literal.text.as_str())) {
                Some(row) => _ = used.insert(*row),
                None => found.push(format!("src/{name}:{}: {:?}", literal.line, literal.text)),
            }
        }
    }
    let unused = allowed.iter().filter(|row| !used.contains(*row));
    found.extend(
        unused.map(|(file, text)| format!("src/{file} has no {text:?} any more: take it off the list")),
    );
    found.sort();
    assert!(
        found.is_empty(),
        "put these into assets/locales, or on the list of this test:\n{}",
        found.join("\n")
    );
}

#[test]
fn words_are_told_from_keys_and_formats() {
    let source = "let a = tr(\"menu-file\"); // \"no comment here\"\nui.label(\"Open a file\");\nlet q = '\"'; \
                  x(r#\"say \"so\" here\"#);\n#[cfg(test)]\nui.label(\"in a test\");";
    let found: Vec<String> = literals(source).into_iter().map(|literal| literal.text).collect();
    assert_eq!(found, ["menu-file", "Open a file", "say \"so\" here"]);
    for text in ["Open a file", "Cancel", "{count} nodes found", "the “king” stands"] {
        assert!(is_in_words(text), "{text}");
    }
    for text in ["menu-file", "{}: {}", "go", "K Q R B N", "{number}.rest", "UCI", "[Variant \\\"{}\\\"]"] {
        assert!(!is_in_words(text), "{text}");
    }
}
