//! The tables of keys in the page on playing are those of the table of actions, with the English names.
//! `HEKSY_WRITE_PAGES=1 cargo test --test house keys` writes them.

use std::fmt::Write;
use std::fs;

use super::{between, read, root};

const PAGE: &str = "docs/play.md";
/// The heading after the tables: keys that belong to no action.
const REST: &str = "### On the board\n";

/// A text of the English catalogue that is one line, without the ellipsis of a form.
fn english<'a>(catalogue: &'a str, key: &str) -> &'a str {
    let line = catalogue.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    line.unwrap_or_else(|| panic!("{key} has no text")).trim_end_matches('…')
}

/// The name of a key such as `command(Key::N)`, as the page writes it.
fn name(code: &str) -> String {
    let (held, key) = code.split_once("(Key::").unwrap_or_else(|| panic!("not a key: {code}"));
    let held = match held {
        "key" => "",
        "shift" => "Shift+",
        "command" => "Ctrl+",
        "command_shift" => "Ctrl+Shift+",
        _ => panic!("unknown modifiers: {code}"),
    };
    let key = match key.trim_end_matches(')') {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "Plus" => "+",
        "Minus" => "-",
        "Equals" => "=",
        "Comma" => ",",
        "Slash" => "/",
        "Questionmark" => "?",
        key => key.trim_start_matches("Num"),
    };
    format!("`{held}{key}`")
}

/// A heading and a table for each group of actions; actions without a key are left out.
fn tables() -> String {
    let (code, catalogue) = (read("src/gui/actions/table.rs"), read("assets/locales/en.ftl"));
    let rows = &between(&code, "\nactions! {\n", "\n}\n")[0];
    let mut text = String::new();
    for line in rows.lines() {
        if let Some(group) = line.strip_prefix("    ").and_then(|line| line.strip_suffix(" {")) {
            let title = english(&catalogue, &format!("keys-{}", group.to_lowercase()));
            writeln!(text, "### {title}\n\n| key | action |\n| --- | --- |").ok();
        } else if line == "    }" {
            text += "\n";
        } else if let Some(action) = line.split('"').nth(1) {
            let keys: Vec<String> =
                between(line, "[", "]")[0].split(", ").filter(|key| !key.is_empty()).map(name).collect();
            if !keys.is_empty() {
                writeln!(text, "| {} | {} |", keys.join(" or "), english(&catalogue, action)).ok();
            }
        }
    }
    text
}

#[test]
fn the_page_on_playing_has_every_key() {
    let (page, tables) = (read(PAGE), tables());
    let first = tables.lines().next().unwrap_or_default();
    let start = page.find(&format!("\n{first}\n")).expect("the heading of the first table") + 1;
    let end = page.find(REST).expect("the heading after the tables");
    if std::env::var_os("HEKSY_WRITE_PAGES").is_some() {
        fs::write(root().join(PAGE), format!("{}{tables}{}", &page[..start], &page[end..]))
            .expect("the page");
    } else {
        assert_eq!(page[start..end], tables, "HEKSY_WRITE_PAGES=1 cargo test --test house keys writes them");
    }
}
