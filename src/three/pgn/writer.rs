//! Writing games in their one form.

use super::record::{Notes, Record};
use super::words::{AGREED, DEAD_TAG, FROM_GAME, LEAVE, ROSTER, VARIANT, leaving};
use crate::three::{Act, DeadPieces, Ending, Position};

/// Lines are shorter than this.
const LINE_LENGTH: usize = 80;

/// One game as text, ending with a line feed.
pub fn write(record: &Record) -> String {
    let tag = |(name, value): (String, String)| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        format!("[{name} \"{value}\"]\n")
    };
    let mut text = tags(record).into_iter().map(tag).collect::<String>() + "\n";
    let mut words = words(record);
    if !record.unread.is_empty() {
        // It keeps its lines, on which comments may end; a percent sign that begins one would hide it.
        let lead = if record.unread.starts_with('%') { " " } else { "" };
        text += &[&lines(&words), "\n", lead, &record.unread, "\n"].concat();
        words.clear();
    }
    words.push(result(record));
    text + &lines(&words) + "\n"
}

/// All tags in their order: the roster, then the others by name.
fn tags(record: &Record) -> Vec<(String, String)> {
    let mut record = record.clone();
    for name in ROSTER {
        if record.tag(name).is_none() {
            record.set_tag(name, if name == "Date" { "????.??.??" } else { "?" });
        }
    }
    record.tags.retain(|(name, _)| !FROM_GAME.contains(&name.as_str()));
    record.set_tag("Result", &result(&record));
    record.set_tag("Variant", VARIANT);
    let start = *record.start();
    if start.dead_pieces() == DeadPieces::Leave {
        record.set_tag(DEAD_TAG, LEAVE);
    }
    let is_set_up = start.with_dead_pieces(DeadPieces::Stay) != Position::start();
    let fen = record.wrong_start.clone().or_else(|| is_set_up.then(|| start.to_string()));
    if let Some(fen) = fen {
        record.set_tag("SetUp", "1");
        record.set_tag("FEN", &fen);
    }
    let place = |name: &str| ROSTER.iter().position(|tag| *tag == name).unwrap_or(ROSTER.len());
    record.tags.sort_by(|(a, _), (b, _)| (place(a), a).cmp(&(place(b), b)));
    record.tags
}

fn result(record: &Record) -> String {
    record.result().map_or_else(|| "*".to_owned(), |points| points.to_string())
}

/// The moves that can be played with all that is said of them, word by word.
fn words(record: &Record) -> Vec<String> {
    let mut words = Vec::new();
    add_notes(&mut words, record.notes(0));
    let (mut before, mut round) = (*record.start(), 0);
    for (index, (act, _, after)) in record.game.acts().enumerate() {
        match act {
            Act::Move(mv) => {
                if round != before.round() {
                    round = before.round();
                    words.push(format!("{round}{}", ".".repeat(before.turn() as usize + 1)));
                }
                words.push(before.san(mv).to_string());
            }
            Act::Leave(out) => add_comment(&mut words, &leaving(out.seat, out.reason)),
        }
        add_notes(&mut words, record.notes(index + 1));
        before = *after;
    }
    if record.game.end().is_some_and(|end| end.ending == Ending::Agreement) {
        add_comment(&mut words, AGREED);
    }
    words
}

fn add_notes(words: &mut Vec<String>, notes: Option<&Notes>) {
    let Some(notes) = notes else { return };
    words.extend(notes.nags.iter().map(|nag| format!("${nag}")));
    for comment in &notes.comments {
        add_comment(words, comment);
    }
}

/// A comment, which may be broken between its words. Nothing else can stand for a closing brace.
fn add_comment(words: &mut Vec<String>, comment: &str) {
    let comment = format!("{{{}}}", comment.replace('}', ")").trim());
    words.extend(comment.split_whitespace().map(str::to_owned));
}

/// Breaks the lines between words.
fn lines(words: &[String]) -> String {
    let (mut text, mut column) = (String::new(), 0);
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length >= LINE_LENGTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text += word;
        column += length;
    }
    text
}
