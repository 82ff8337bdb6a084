//! Tags as text.

use super::tags::{Tags, is_name_char};
use super::words::is_escaped;

/// Name and value of `[Name "value"]`, or of a line of the federation's old game sheets.
pub(crate) fn parse_tag(text: &str) -> Option<(String, String)> {
    let inner = text.strip_prefix('[')?.strip_suffix(']')?.trim();
    if let Some((name, value)) = parse_printed(inner) {
        return Some((name.to_owned(), value.to_owned()));
    }
    if let Some((name, value)) = parse_polish(inner).or_else(|| parse_bare(inner)) {
        return Some((name.to_owned(), value.to_owned()));
    }
    let quote = inner.find('"')?;
    let name = inner[..quote].trim();
    let value = inner[quote + 1..].strip_suffix('"')?;
    let valid = !name.is_empty() && name.chars().all(is_name_char);
    // Some programs do not escape a backslash at the end of a value.
    let is_cut_off = is_escaped(value) && value.contains('"');
    (valid && !is_cut_off).then(|| (name.to_owned(), unescape(value)))
}

/// Quotation marks of print.
const PRINTED_QUOTES: [char; 8] = ['“', '”', '„', '‟', '″', '«', '»', '＂'];

/// `Name “value”`, as word processors write it.
fn parse_printed(text: &str) -> Option<(&str, &str)> {
    let (name, value) = text.split_once([' ', '\t'])?;
    let value = value.trim().strip_prefix(PRINTED_QUOTES)?.strip_suffix(PRINTED_QUOTES)?;
    (name.chars().all(is_name_char) && !value.contains('"')).then_some((name, value))
}

/// Tags that are understood without quotes around their value.
const BARE_TAGS: [&str; 22] = [
    "Event", "Site", "Date", "Round", "White", "Black", "Result", "Variant", "SetUp", "FEN", "TimeControl",
    "Termination", "EventDate", "WhiteElo", "BlackElo", "WhiteTeam", "BlackTeam", "ECO", "Opening",
    "Annotator", "Source", "PlyCount",
];

/// `White NAME`, the value without quotes. Other lines in brackets are more likely to be remarks.
fn parse_bare(text: &str) -> Option<(&str, &str)> {
    let (name, value) = text.split_once([' ', '\t'])?;
    (BARE_TAGS.contains(&name) && !value.contains('"')).then(|| (name, value.trim()))
}

/// `Białymi gra NAME`, `Czarnymi gra NAME`, `Rezultat 0-1`. The ł may have suffered in a wrong encoding.
fn parse_polish(text: &str) -> Option<(&'static str, &str)> {
    let (first, rest) = text.split_once(' ')?;
    let playing = || rest.trim_start().strip_prefix("gra ").map(str::trim);
    match first {
        "Czarnymi" => Some(("Black", playing()?)),
        "Rezultat" => Some(("Result", rest.trim())),
        _ if first.starts_with("Bia") && first.ends_with("ymi") => Some(("White", playing()?)),
        _ => None,
    }
}

fn unescape(value: &str) -> String {
    let mut plain = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        let escaped = chars.next_if(|next| c == '\\' && matches!(next, '"' | '\\'));
        plain.push(escaped.unwrap_or(c));
    }
    plain
}

/// Sets the tags of the roster that are missing to unknown.
pub(crate) fn fill_roster(tags: &mut Tags, roster: &[&str]) {
    for &name in roster {
        if tags.get(name).is_none() {
            tags.set(name, if name == "Date" { "????.??.??" } else { "?" });
        }
    }
}

/// The head of a game: the tags of the roster, the others by name, the lines that are not tags, and a blank line.
pub(crate) fn head_text(tags: &Tags, roster: &[&str], lines: &[String]) -> String {
    let place = |name: &str| roster.iter().position(|tag| *tag == name).unwrap_or(roster.len());
    let mut pairs: Vec<(&str, &str)> = tags.iter().collect();
    pairs.sort_by_key(|(name, _)| (place(name), *name));
    let tags = pairs.into_iter().map(|(name, value)| tag_line(name, value));
    tags.chain(lines.iter().cloned()).chain([String::new()]).map(|line| line + "\n").collect()
}

/// `[Name "value"]`
pub(crate) fn tag_line(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}
